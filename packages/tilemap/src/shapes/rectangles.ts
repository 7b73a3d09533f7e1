/** Solid tiles as few rectangles: for the colliders of a physics engine, or for occluders of light. */
import { argumentError } from '@tilewright/units/checks';
import { MOST_FEWEST_TILES } from '../limits.js';
import type { SolidArguments } from '../storage/solid-options.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
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

/** How many numbers a rectangle takes in an array: x, y, width, height. */
const NUMBERS = 4;

/**
 * Divides the solid tiles of a map into few rectangles. Each solid tile is in exactly one rectangle, and no open
 * tile is in any.
 *
 * The rectangles are ordered by their northwest tiles: rows from north to south, each from west to east. There are a
 * few more than necessary: on random maps of 64 x 64 tiles 2 % on average and at most 14 %, on smaller maps
 * sometimes more, such as four instead of three. With `fewest: true` the number is the minimum.
 *
 * A floor, that is, a run of solid tiles with open tiles north of it, is always in one rectangle, so a body that
 * slides over it meets no seam. A wall or a ceiling may be split into several rectangles; outlines have no seams at
 * all.
 *
 * @param map - the tiles; a bit map is fastest
 * @param optionsWithIsSolid - `isSolid`: decides which values are solid, optional for a map of booleans; called once
 * per tile, before the first rectangle is made; `bounds`; `fewest`
 * @throws RangeError if an option is unknown or not valid, or the bounds have more than 2^30 tiles, as for a chunked
 * map without `bounds`, or more than 2^22 with `fewest`; also what `isSolid` throws
 *
 * @remarks O(tiles), one bit each. `fewest` takes about 15 bytes per tile, and 10 to 100 times as long for most
 * maps, but up to 1000 times for large maps with single open tiles, whose long chords cross many others.
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
  const where = 'solidRectangles';
  const bounds = requireShaped(where, map, options, RECTANGLE_OPTIONS);
  const fewest: unknown = options?.fewest;
  if (fewest !== undefined && typeof fewest !== 'boolean')
    throw argumentError(where, 'fewest', 'true or false', fewest);
  if (fewest === true && tileCount(bounds) > MOST_FEWEST_TILES) {
    const remedy = 'Pass smaller bounds, or leave fewest out';
    throw argumentError(where, 'bounds', `at most ${MOST_FEWEST_TILES} tiles with fewest`, tileCount(bounds), remedy);
  }
  const bits = solidBitsOf(where, map, options?.isSolid, bounds);
  // There are rarely more rectangles than runs.
  const found = new IntegerList(NUMBERS * countRunsOf(bits));
  if (fewest === true) addLeastRectangles(found, bits);
  else addGreedyRectangles(found, bits);
  const { data, length } = found;
  const rects: TileRect[] = [];
  for (let index = 0; index < length; index += NUMBERS) {
    rects.push(unsafeTileRect(data[index]!, data[index + 1]!, data[index + 2]!, data[index + 3]!));
  }
  return rects;
}
