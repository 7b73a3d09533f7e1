/** How many objects overlap each of many circles. */
import type { AnyQuantity, Same } from '@tilewright/units';
import { argumentError, type Floats, type Pairs, requireNonNegative } from '@tilewright/units/checks';
import { requireFinitePoints, requireRadii } from '../tracker/shape-checks.js';
import type { PointsOf, QuantitiesOf } from '../tracker/shapes.js';
import type { Store } from '../tracker/store.js';
import type { ObjectTracker } from '../tracker/tracker.js';
import { findInCircle } from './in-circle.js';
import { type Matches, matchPool } from './matches.js';
import { rowOptions, type RowOptions } from './options.js';
import { beginList, select } from './question.js';
import { type FilterOfRow, filterOfRow } from './row-filter.js';

/** The arrays that counts are written into. */
export type Counts = Uint32Array | Int32Array;

/**
 * Counts the objects that overlap each of many circles: row by row the number of objects that `objectsInCircle` finds.
 * Shapes are closed: objects that only touch a circle count.
 *
 * @param counts - receives the number of objects of each row. Elements after the last row stay as they are
 * @param tracker - the tracker of the objects
 * @param centers - the centers of the circles, in the world of the tracker
 * @param radii - their radii: a column, row by row, or one radius for all
 * @param options - `filter`, which also receives the row
 * @returns the sum of the counts
 * @throws RangeError if a number is not finite, a radius is negative, the columns differ in length, `counts` is shorter
 * than they are, or an option is not valid; and whatever the filter throws. Then `counts` is unchanged
 *
 * @remarks O(objects near the circles), without the cost of a call, checks and a shape for each row. Allocates nothing,
 * except one small object for a filter.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * const counts = new Uint32Array(2);
 * countsInCirclesInto(counts, tracker, pointColumn([at(9, 9), at(3, 2)]), tiles(0.2)); // => 1
 * counts[1]; // => 1
 */
export function countsInCirclesInto<T, Q extends AnyQuantity>(
  counts: Counts,
  tracker: ObjectTracker<T, Q>,
  centers: PointsOf<Same<Q>>,
  radii: QuantitiesOf<Same<Q>> | Same<Q>,
  options?: RowOptions<T>,
): number {
  const where = 'countsInCirclesInto';
  requireCounts(where, counts);
  const store = beginList(where, tracker, options, rowOptions);
  const points = requireFinitePoints(where, 'centers', centers);
  if (counts.length < points.length) {
    throw argumentError(where, 'counts.length', `at least ${points.length}, the number of circles`, counts.length);
  }
  const matches = matchPool.borrow();
  try {
    const column = askRadii(where, matches, radii, points.length);
    const filter = filterOfRow(options);
    if (filter === undefined) return countEach(counts, store, matches, points, column);
    const kept = countSelected(store, matches, points, column, filter);
    return copyCounts(counts, kept, points.length);
  } finally {
    matchPool.giveBack(matches);
  }
}

/** @throws RangeError unless it is an array for counts, also one of another browser window */
function requireCounts(where: string, counts: { readonly [Symbol.toStringTag]?: string }): void {
  const tag = ArrayBuffer.isView(counts) ? counts[Symbol.toStringTag] : undefined;
  if (tag === 'Uint32Array' || tag === 'Int32Array') return;
  throw argumentError(where, 'counts', 'a Uint32Array or an Int32Array', counts);
}

/** Passes a column of radii, or sets the one radius of all rows. @throws RangeError for anything else */
function askRadii(where: string, matches: Matches, radii: unknown, rows: number): Floats | undefined {
  if (typeof radii !== 'number') return requireRadii(where, 'radii', radii, rows, 'centers');
  matches.asked[2] = requireNonNegative(where, 'radii', radii);
  return undefined;
}

/** Sets the circle of a row. */
function askRow({ asked }: Matches, { rawX, rawY }: Pairs, radii: Floats | undefined, row: number): void {
  asked[0] = rawX[row]!;
  asked[1] = rawY[row]!;
  if (radii !== undefined) asked[2] = radii.raw[row]!;
}

/** Counts the objects of each row; returns the sum. */
function countEach(
  counts: Counts,
  store: Store<unknown>,
  matches: Matches,
  centers: Pairs,
  radii: Floats | undefined,
): number {
  const { length } = centers;
  let sum = 0;
  for (let row = 0; row < length; row++) {
    askRow(matches, centers, radii, row);
    const found = findInCircle(store, matches);
    counts[row] = found;
    sum += found;
  }
  return sum;
}

/**
 * Counts the objects that the filter accepts in each row. Returns the counts: those of the caller must not change if the
 * filter throws.
 */
function countSelected(
  store: Store<unknown>,
  matches: Matches,
  centers: Pairs,
  radii: Floats | undefined,
  filter: FilterOfRow,
): Float64Array {
  const { length } = centers;
  const kept = matches.reserveKeys(length);
  const selection = { filter: filter.accepts };
  for (let row = 0; row < length; row++) {
    askRow(matches, centers, radii, row);
    filter.row = row;
    kept[row] = select(store, matches, findInCircle(store, matches), selection);
  }
  return kept;
}

/** Copies the counts of all rows; returns their sum. */
function copyCounts(counts: Counts, kept: Float64Array, length: number): number {
  let sum = 0;
  for (let row = 0; row < length; row++) {
    counts[row] = kept[row]!;
    sum += kept[row]!;
  }
  return sum;
}
