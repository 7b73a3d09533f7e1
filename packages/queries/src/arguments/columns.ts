/** Columns as arguments: one row for each point, circle or ray. */
import type { AnyQuantity, FloatArray, Point2 } from '@tilewright/units';
import { argumentError, type Pairs, type RawPoint, requireFinite, requirePairColumn } from '@tilewright/units/checks';
import { MOST_CERTAIN_SUM } from '../limits.js';
import { type RawSpace, sizeOfTiles } from './raw.js';

/** A column of points, as `pointColumn` makes it: the first `length` numbers of two arrays. */
export interface PointsOf<Q extends AnyQuantity> {
  readonly length: number;
  readonly rawX: FloatArray;
  readonly rawY: FloatArray;
  get(index: number): Point2<Q>;
}

/** A column of quantities, as `quantityColumn` makes it. */
export interface QuantitiesOf<Q extends AnyQuantity> {
  readonly length: number;
  readonly raw: FloatArray;
  get(index: number): Q;
}

/**
 * Passes a column of points that have finite coordinates in tile space, as `toTilesByBorders` passes one point.
 *
 * @param length - how many points it must have; any number if it is left out
 * @param other - the column whose length it must have
 * @throws RangeError that names the row at fault
 */
export function requirePointRows(
  where: string,
  parameter: string,
  space: RawSpace,
  points: Pairs,
  length?: number,
  other?: string,
): void {
  const { rawX, rawY, length: rows } = requirePairColumn(where, parameter, points, length, other);
  const { x: originX, y: originY } = space.origin;
  const size = sizeOfTiles(space);
  let sumX = Math.abs(originX);
  let sumY = Math.abs(originY);
  for (let row = 0; row < rows; row++) {
    sumX += Math.abs(rawX[row]!);
    sumY += Math.abs(rawY[row]!);
  }
  // A sum of distances is at least each of them. Sums with NaN are not less.
  const sum = sumX + sumY;
  if (sum < MOST_CERTAIN_SUM && sum / size < MOST_CERTAIN_SUM) return;
  for (let row = 0; row < rows; row++) {
    requireFiniteInTiles(where, `${parameter}[${row}].x`, rawX[row]!, originX, size);
    requireFiniteInTiles(where, `${parameter}[${row}].y`, rawY[row]!, originY, size);
  }
}

function requireFiniteInTiles(where: string, parameter: string, value: number, origin: number, size: number): void {
  requireFinite(where, parameter, value);
  requireFinite(where, `${parameter} in tiles`, (value - origin) / size);
}

/**
 * Whether an argument is a column of points, and not one point.
 *
 * @throws RangeError if it is neither
 */
export function isPointColumn(where: string, parameter: string, points: Pairs | RawPoint): points is Pairs {
  if (typeof points === 'object' && points !== null) {
    if ('rawX' in points) return true;
    if ('x' in points || 'y' in points) return false;
  }
  throw argumentError(where, parameter, 'a column of points, or one point', points);
}
