/** Solid tiles as few rectangles: for colliders of a physics engine, and for what hides light. */
import { argumentError } from '@tilewright/units/checks';
import { MOST_BEST_TILES } from '../limits.js';
import type { SolidArguments } from '../storage/solid-options.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { requireTypedArray } from '../values/checks.js';
import { tileCount, type TileRect, unsafeTileRect } from '../values/rect.js';
import { addGreedyRectangles } from './greedy-rectangles.js';
import { IntegerList } from './integer-list.js';
import { addLeastRectangles } from './least-rectangles.js';
import {
  RECTANGLE_OPTIONS,
  type SolidRectangleOptions,
  type SolidRectangleOptionsWithIsSolid,
  requireShaped,
} from './options.js';
import { countRunsOf, solidBitsOf } from './solid-bits.js';

/** The numbers of a rectangle in an array: x, y, width, height. */
const NUMBERS = 4;

/**
 * Divides the solid tiles of a map into few rectangles. Each solid tile is in exactly one of them, and no open tile is.
 *
 * The rectangles come in the order of their north-west tiles: rows from north to south, each from west to east. There are a few
 * more than needed: on random maps of 64 x 64 tiles 2 % in the mean and at most 14 %, on smaller maps sometimes more, such as
 * four in place of three. With `best: true` there are as few as possible.
 *
 * A floor, which is a run of solid tiles with open tiles north of them, is always in one rectangle, so what slides over it
 * meets no seam. The rectangles of a wall or a ceiling may be several: outlines have no seams at all.
 *
 * @param map - the tiles; a bit map is fastest
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of
 * booleans; it is asked once about each tile, before the first rectangle is made; `bounds`; `best`
 * @throws RangeError if an option is unknown or not valid, or the bounds have more than 2^30 tiles, as those of a chunked map
 * have, or more than 2^22 with `best`; and what `isSolid` throws
 *
 * @remarks O(tiles), with one bit for each. `best` takes about 15 bytes for each tile, and longer: 10 to 100 times as long for
 * most maps, but up to 1000 times for large maps with single open tiles, whose long chords cross many others.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 3 }));
 * walls.fill(true, tileRect({ x: 0, y: 2, width: 4, height: 1 }));
 * walls.set(tile(0, 1), true);
 * solidRectangles(walls)
 * // => [tileRect({ x: 0, y: 1, width: 1, height: 2 }), tileRect({ x: 1, y: 2, width: 3, height: 1 })]
 */
export function solidRectangles<T = boolean>(
  map: ReadonlyTilemap<T>,
  ...optionsWithIsSolid: SolidArguments<
    T,
    SolidRectangleOptions<NoInfer<T>>,
    SolidRectangleOptionsWithIsSolid<NoInfer<T>>
  >
): TileRect[];
export function solidRectangles(map: ReadonlyTilemap<unknown>, options?: SolidRectangleOptions<unknown>): TileRect[] {
  const { data, length } = findRectangles('solidRectangles', map, options);
  const rects: TileRect[] = [];
  for (let index = 0; index < length; index += NUMBERS) {
    rects.push(unsafeTileRect(data[index]!, data[index + 1]!, data[index + 2]!, data[index + 3]!));
  }
  return rects;
}

/**
 * Writes the rectangles of the solid tiles of a map into an array: x, y, width, height of each, from index 0 on. See
 * `solidRectangles`.
 *
 * @param array - four elements per rectangle; the elements after the last rectangle stay unchanged
 * @returns the number of rectangles
 * @throws RangeError like `solidRectangles`, and if the array is too small; then the array stays unchanged, and the message
 * gives the number of rectangles
 *
 * @remarks O(tiles), with one bit for each and 16 to 32 bytes for each rectangle.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 3 }), true);
 * const array = new Int32Array(8);
 * solidRectanglesInto(array, walls); // => 1
 * [...array]; // => [0, 0, 4, 3, 0, 0, 0, 0]
 */
export function solidRectanglesInto<T = boolean>(
  array: Int32Array,
  map: ReadonlyTilemap<T>,
  ...optionsWithIsSolid: SolidArguments<
    T,
    SolidRectangleOptions<NoInfer<T>>,
    SolidRectangleOptionsWithIsSolid<NoInfer<T>>
  >
): number;
export function solidRectanglesInto(
  array: Int32Array,
  map: ReadonlyTilemap<unknown>,
  options?: SolidRectangleOptions<unknown>,
): number {
  requireTypedArray('solidRectanglesInto', 'array', 'Int32Array', array);
  const { data, length } = findRectangles('solidRectanglesInto', map, options);
  if (length > array.length) {
    const rule = `at least ${length}, for ${length / NUMBERS} rectangles of four numbers`;
    throw argumentError('solidRectanglesInto', 'array.length', rule, array.length);
  }
  array.set(data.subarray(0, length));
  return length / NUMBERS;
}

function findRectangles(
  where: string,
  map: ReadonlyTilemap<unknown>,
  options: SolidRectangleOptions<unknown> | undefined,
): IntegerList {
  const bounds = requireShaped(where, map, options, RECTANGLE_OPTIONS);
  const best: unknown = options?.best;
  if (best !== undefined && typeof best !== 'boolean') throw argumentError(where, 'best', 'true or false', best);
  if (best === true && tileCount(bounds) > MOST_BEST_TILES) {
    const remedy = 'Give those of a part, or leave best out';
    throw argumentError(where, 'bounds', `at most ${MOST_BEST_TILES} tiles with best`, tileCount(bounds), remedy);
  }
  const bits = solidBitsOf(where, map, options?.isSolid, bounds);
  // There are seldom more rectangles than runs.
  const found = new IntegerList(NUMBERS * countRunsOf(bits));
  if (best === true) addLeastRectangles(found, bits);
  else addGreedyRectangles(found, bits);
  return found;
}
