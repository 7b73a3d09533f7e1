/** The tiles that carry a body. */
import type { RawSpace } from '@tilewright/queries/kernel';
import type { ReadonlyTilemap, SolidArguments, Tile, TileSpace } from '@tilewright/tilemap';
import type { AnyQuantity, Same } from '@tilewright/units';
import type { Body2, RawBody } from './body.js';
import { findCarriers } from './carried.js';
import type { MotionOptions, MotionOptionsWithSolid } from './options.js';
import { beginStep } from './settle.js';
import { beginMotion, motions } from './start.js';

const atRest = { x: 0, y: 0 };

/**
 * Finds the tiles directly below a box or a circle that would stop it if it moved south.
 *
 * After a hit on a north side, the tile of that hit is among them. A body that a `moveAndSlide` left as far south
 * as a floor allows stands on that floor; a body beside a wall does not stand on the wall. For a body inside a solid
 * tile, by more than the rounding error that `moveAndSlide` forgives, the answer has no meaning.
 *
 * @param map - the tiles
 * @param space - the space of the grid
 * @param body - a box or a circle in the world of the space, at most 2^20 tiles wide and high
 * @param optionsWithIsSolid - those of `moveAndSlide`
 * @returns the tiles, row by row from west to east; empty if nothing carries the body
 * @throws RangeError like `moveAndSlide`
 *
 * @remarks O(tiles below a box, or around a circle). Allocates the array and its tiles, nothing else.
 *
 * @example
 * const floor = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * floor.set(tile(2, 5), true);
 * const body = box(tilePosition(tiles(2), tiles(4.5)), tileDifference(tiles(0.5), tiles(0.5)));
 * standsOn(floor, unitTileSpace, body); // => [tile(2, 5)]
 */
export function standsOn<T = boolean, Q extends AnyQuantity = AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  body: Body2<Same<Q>>,
  ...optionsWithIsSolid: SolidArguments<T, MotionOptions<NoInfer<T>>, MotionOptionsWithSolid<NoInfer<T>>>
): Tile[];
export function standsOn(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  body: RawBody,
  options?: MotionOptions<never>,
): Tile[] {
  const motion = beginMotion('standsOn', map, space, body, atRest, options);
  const { faces, slide } = motion;
  const { leg } = slide;
  beginStep(leg, faces);
  const found: Tile[] = [];
  findCarriers(found, leg, faces);
  motions.giveBack(motion);
  return found;
}
