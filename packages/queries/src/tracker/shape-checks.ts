/** Checks of the shapes and the columns of shapes that a tracker receives. */
import type { AnyQuantity } from '@tilewright/units';
import {
  argumentError,
  type Floats,
  isRound,
  type Pairs,
  requireFinite,
  requireFiniteCircle,
  requireFinitePoint,
  requireFiniteRectangle,
  requireNonNegative,
  requireObject,
  requirePairColumn,
  requireQuantityColumn,
  requireSide,
} from '@tilewright/units/checks';
import type { ShapeColumns, TrackedShape } from './shapes.js';

const ANY_SHAPE = 'a point (x, y), a circle (center, radius) or a rectangle (min, max)';

/** Accepts a point, circle or rectangle of finite numbers. @throws RangeError that names the invalid number */
export function requireTrackedShape(where: string, shape: TrackedShape<AnyQuantity>): void {
  requireObject(where, 'shape', ANY_SHAPE, shape);
  if ('radius' in shape && isRound(shape)) requireFiniteCircle(where, 'shape', shape);
  else if ('min' in shape) requireFiniteRectangle(where, 'shape', shape);
  else if ('x' in shape) requireFinitePoint(where, 'shape', shape);
  else throw argumentError(where, 'shape', ANY_SHAPE, shape);
}

/** Accepts columns with a shape of finite numbers in each of `length` rows. @throws RangeError for anything else */
export function requireShapeColumns(where: string, length: number, shapes: ShapeColumns<AnyQuantity>): void {
  const rule = 'columns: { positions }, { centers, radii } or { mins, maxs }';
  requireObject(where, 'shapes', rule, shapes);
  if ('mins' in shapes) {
    const { mins, maxs } = shapes;
    requireFinitePoints(where, 'shapes.mins', mins, length);
    requireFinitePoints(where, 'shapes.maxs', maxs, length);
    for (let row = 0; row < length; row++) {
      if (!(maxs.rawX[row]! - mins.rawX[row]! < Number.POSITIVE_INFINITY && maxs.rawX[row]! >= mins.rawX[row]!)) {
        requireSide(where, `shapes.maxs[${row}].x`, mins.rawX[row]!, maxs.rawX[row]!);
      }
      if (!(maxs.rawY[row]! - mins.rawY[row]! < Number.POSITIVE_INFINITY && maxs.rawY[row]! >= mins.rawY[row]!)) {
        requireSide(where, `shapes.maxs[${row}].y`, mins.rawY[row]!, maxs.rawY[row]!);
      }
    }
  } else if ('radii' in shapes) {
    requireFinitePoints(where, 'shapes.centers', shapes.centers, length);
    requireRadii(where, 'shapes.radii', shapes.radii, length, 'the list of objects');
  } else if ('positions' in shapes) {
    requireFinitePoints(where, 'shapes.positions', shapes.positions, length);
  } else {
    throw argumentError(where, 'shapes', rule, shapes);
  }
}

/**
 * Passes a column of points with finite coordinates in each row.
 *
 * @param length - the number of rows that it must have; any number if it is left out
 * @param other - the column whose length it must have
 * @throws RangeError for anything else
 */
export function requireFinitePoints(
  where: string,
  parameter: string,
  points: unknown,
  length?: number,
  other: string = 'the list of objects',
): Pairs {
  const column = requirePairColumn(where, parameter, points, length, other);
  const { rawX, rawY } = column;
  for (let row = 0; row < column.length; row++) {
    if (!Number.isFinite(rawX[row])) requireFinite(where, `${parameter}[${row}].x`, rawX[row]!);
    if (!Number.isFinite(rawY[row])) requireFinite(where, `${parameter}[${row}].y`, rawY[row]!);
  }
  return column;
}

/** Passes a column of radii: finite and not negative in each row. @throws RangeError for anything else */
function requireRadii(where: string, parameter: string, radii: unknown, length: number, other: string): Floats {
  const column = requireQuantityColumn(where, parameter, radii, length, other);
  const { raw } = column;
  for (let row = 0; row < length; row++) {
    if (!(raw[row]! >= 0 && raw[row]! < Number.POSITIVE_INFINITY)) {
      requireNonNegative(where, `${parameter}[${row}]`, raw[row]!);
    }
  }
  return column;
}
