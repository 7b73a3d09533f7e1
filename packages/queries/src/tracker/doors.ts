/** The doors of a tracker: what comes in is checked here, whatever there is to find. */
import {
  unsafeNumber,
  type AnyQuantity,
  type Circle2,
  type FloatArray,
  type Point2,
  type Rectangle2,
  type Segment2,
} from '@tilewright/units';
import type { Tile, TileSpace } from '@tilewright/tilemap';
import { argumentError, requireFinite, requireInteger, requireObject } from '@tilewright/units/checks';
import type { RawSpace } from '../door/raw.js';
import { requireSpace } from '../door/require.js';
import type { PointsOf, ShapeColumns, TrackedShape } from './shapes.js';

/** @throws RangeError unless it is an array */
export function requireArray(where: string, parameter: string, value: unknown): void {
  if (!Array.isArray(value)) throw argumentError(where, parameter, 'an array', value);
}

function isRadius(radius: number): boolean {
  return Number.isFinite(radius) && radius >= 0;
}

function isSide(min: number, max: number): boolean {
  return max >= min && max - min < Number.POSITIVE_INFINITY;
}

// A name such as `circle.center.x` is put together only where it is needed: these doors stand before hot paths.

/** @throws RangeError if a coordinate is not finite */
export function requirePoint(where: string, parameter: string, point: Point2<AnyQuantity>, member = ''): void {
  if (typeof point !== 'object' || point === null) throw argumentError(where, parameter + member, 'a point', point);
  if (!Number.isFinite(point.x)) requireFinite(where, `${parameter}${member}.x`, unsafeNumber(point.x));
  if (!Number.isFinite(point.y)) requireFinite(where, `${parameter}${member}.y`, unsafeNumber(point.y));
}

/** @throws RangeError if a number of the circle is not finite, or its radius is negative */
export function requireCircle(where: string, parameter: string, circle: Circle2<AnyQuantity>): void {
  requireObject(where, parameter, 'a circle', circle);
  requirePoint(where, parameter, circle.center, '.center');
  requireRadius(where, parameter, unsafeNumber(circle.radius), '.radius');
}

/** @throws RangeError if a radius is not finite, or negative */
export function requireRadius(where: string, parameter: string, radius: number, member = ''): void {
  if (!isRadius(radius)) {
    throw argumentError(where, parameter + member, 'a finite number that is not negative', radius);
  }
}

/** @throws RangeError if a coordinate or a side is not finite, or the rectangle is reversed */
export function requireRectangle(where: string, parameter: string, rectangle: Rectangle2<AnyQuantity>): void {
  requireObject(where, parameter, 'a rectangle', rectangle);
  const { min, max } = rectangle;
  requirePoint(where, parameter, min, '.min');
  requirePoint(where, parameter, max, '.max');
  requireSide(where, parameter, unsafeNumber(min.x), unsafeNumber(max.x), '.max.x');
  requireSide(where, parameter, unsafeNumber(min.y), unsafeNumber(max.y), '.max.y');
}

/** @throws RangeError if a rectangle's greater coordinate lies below the lesser, or too far above for a double */
function requireSide(where: string, parameter: string, min: number, max: number, member = ''): void {
  if (isSide(min, max)) return;
  const rule = max >= min ? `so near to the minimum, here ${min}, that the side is finite` : `at least ${min}`;
  throw argumentError(where, parameter + member, rule, max);
}

/** @throws RangeError if a coordinate is not finite */
export function requireSegment(where: string, parameter: string, segment: Segment2<AnyQuantity>): void {
  requireObject(where, parameter, 'a segment', segment);
  requirePoint(where, parameter, segment.start, '.start');
  requirePoint(where, parameter, segment.end, '.end');
}

/** @throws RangeError unless it is a point, circle or rectangle of finite numbers */
export function requireShape(where: string, shape: TrackedShape<AnyQuantity>): void {
  requireObject(where, 'shape', 'a point, a circle or a rectangle', shape);
  if ('radius' in shape) requireCircle(where, 'shape', shape);
  else if ('min' in shape) requireRectangle(where, 'shape', shape);
  else if ('x' in shape) requirePoint(where, 'shape', shape);
  else {
    const rule = 'a point (x, y), a circle (center, radius) or a rectangle (min, max)';
    throw argumentError(where, 'shape', rule, shape);
  }
}

/** @throws RangeError unless all columns have `length` rows of good shapes */
export function requireColumns(where: string, length: number, shapes: ShapeColumns<AnyQuantity>): void {
  const rule = 'columns: { positions }, { centers, radii } or { mins, maxs }';
  requireObject(where, 'shapes', rule, shapes);
  if ('mins' in shapes) {
    const { mins, maxs } = shapes;
    requirePoints(where, 'shapes.mins', mins, length);
    requirePoints(where, 'shapes.maxs', maxs, length);
    for (let row = 0; row < length; row++) {
      if (!isSide(mins.rawX[row]!, maxs.rawX[row]!)) {
        requireSide(where, `shapes.maxs[${row}].x`, mins.rawX[row]!, maxs.rawX[row]!);
      }
      if (!isSide(mins.rawY[row]!, maxs.rawY[row]!)) {
        requireSide(where, `shapes.maxs[${row}].y`, mins.rawY[row]!, maxs.rawY[row]!);
      }
    }
  } else if ('radii' in shapes) {
    requirePoints(where, 'shapes.centers', shapes.centers, length);
    requireLength(where, 'shapes.radii', shapes.radii, shapes.radii?.raw, length);
    for (let row = 0; row < length; row++) {
      if (!isRadius(shapes.radii.raw[row]!)) requireRadius(where, `shapes.radii[${row}]`, shapes.radii.raw[row]!);
    }
  } else if ('positions' in shapes) {
    requirePoints(where, 'shapes.positions', shapes.positions, length);
  } else {
    throw argumentError(where, 'shapes', rule, shapes);
  }
}

/** @throws RangeError unless the column has `length` rows of finite coordinates */
export function requirePoints(where: string, parameter: string, points: PointsOf<AnyQuantity>, length: number): void {
  requireRows(where, parameter, points, length);
  const { rawX, rawY } = points;
  for (let row = 0; row < length; row++) {
    if (!Number.isFinite(rawX[row])) requireFinite(where, `${parameter}[${row}].x`, rawX[row]!);
    if (!Number.isFinite(rawY[row])) requireFinite(where, `${parameter}[${row}].y`, rawY[row]!);
  }
}

/** @throws RangeError unless the column has `length` rows */
export function requireRows(where: string, parameter: string, points: PointsOf<AnyQuantity>, length: number): void {
  requireLength(where, parameter, points, points?.rawX, length);
  requireLength(where, parameter, points, points.rawY, length);
}

function requireLength(
  where: string,
  parameter: string,
  column: { readonly length: number },
  raw: FloatArray,
  length: number,
): void {
  requireObject(where, parameter, 'a column', column);
  if (typeof raw !== 'object' || raw === null) requireObject(where, `${parameter}'s numbers`, 'an array', raw);
  if (column.length !== length || !(raw.length >= length)) {
    const received = column.length === length ? raw.length : column.length;
    throw argumentError(where, `${parameter}.length`, `the number of objects, ${length}`, received);
  }
}

/** @throws RangeError unless it is a space that `tileSpace` could have made */
export function requireWorld<Q extends AnyQuantity>(where: string, space: TileSpace<Q>): void;
export function requireWorld(where: string, space: RawSpace): void {
  requireSpace(where, space);
}

/** @throws RangeError if the tile is not one */
export function requireTile(where: string, tile: Tile): void {
  requireObject(where, 'tile', 'a tile', tile);
  requireInteger(where, 'tile.x', tile.x, -0x8000_0000, 0x7fff_ffff);
  requireInteger(where, 'tile.y', tile.y, -0x8000_0000, 0x7fff_ffff);
}
