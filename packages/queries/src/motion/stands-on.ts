/** The tiles that carry a body. */
import type { ReadonlyTilemap, SolidArguments, Tile, TileSpace } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import type { AnyQuantity, Same } from '@tilewright/units';
import { compareRectangleDistance } from '@tilewright/units/exact';
import type { RawSpace } from '../arguments/raw.js';
import { type Body2, type RawBody } from './body.js';
import type { SolidFaces } from './faces.js';
import type { MotionOptions, MotionOptionsWithSolid } from './options.js';
import type { BoxLeg } from './box-leg.js';
import { CircleLeg } from './circle-leg.js';
import { lastTile } from './axis-motion.js';
import { inTiles } from './in-tiles.js';
import { beginMotion, motions } from './start.js';

const atRest = { x: 0, y: 0 };

/**
 * Finds the tiles directly below a box or a circle that would stop it if it moved south.
 *
 * At a contact with a north side, the tile of the contact is among them. A body that a `moveAndSlide` left as far south as
 * a floor allows stands on that floor; a body beside a wall does not stand on the wall. For a body inside a solid tile the
 * answer has no meaning.
 *
 * @param map - the tiles
 * @param space - the space of the grid
 * @param body - a box or a circle in the world of the space, at most 2^20 tiles wide and high
 * @param options - those of `moveAndSlide`
 * @returns the tiles, row by row from west to east; empty if nothing carries the body
 * @throws RangeError like `moveAndSlide`
 *
 * @remarks O(tiles below a box, or around a circle). Allocates the array and its tiles.
 *
 * @example
 * const floor = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * floor.set(tile(2, 5), true);
 * const body = box(tilePosition(tiles(2), tiles(4.5)), tileDifference(tiles(0.5), tiles(0.5)));
 * standsOn(floor, unitTileSpace, body); // => [tile(2, 5)]
 */
export function standsOn<T, Q extends AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  body: Body2<Same<Q>>,
  ...options: SolidArguments<T, MotionOptions<NoInfer<T>>, MotionOptionsWithSolid<NoInfer<T>>>
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
  leg.begin(faces);
  const below = nextSeen(leg.y.origin, leg.y.size, leg.y.start);
  const found = leg instanceof CircleLeg ? underCircle(leg, faces, below) : underBox(leg, faces, below);
  motions.giveBack(motion);
  return found;
}

function underBox({ x, y }: BoxLeg, faces: SolidFaces, below: number): Tile[] {
  const found: Tile[] = [];
  const row = lastTile(inTiles(y.origin, y.size, below), y.half);
  if (row === y.high || row < faces.north || row >= faces.south) return found;
  const last = Math.min(x.high, faces.east - 1);
  for (let column = Math.max(x.low, faces.west); column <= last; column++) {
    if (faces.stopsAlongY(column, row, 1)) found.push(unsafeTile(column, row));
  }
  return found;
}

/** The tiles that the circle overlaps at the position below, and not where it is. */
function underCircle({ x, y }: CircleLeg, faces: SolidFaces, below: number): Tile[] {
  const found: Tile[] = [];
  const center = inTiles(y.origin, y.size, below);
  const lastRow = Math.min(lastTile(center, y.half), faces.south - 1);
  const lastColumn = Math.min(x.high, faces.east - 1);
  const overlaps = (column: number, row: number, centerY: number): boolean =>
    compareRectangleDistance(column, row, column + 1, row + 1, x.center, centerY, x.half) < 0;
  for (let row = Math.max(y.low, faces.north); row <= lastRow; row++) {
    for (let column = Math.max(x.low, faces.west); column <= lastColumn; column++) {
      if (!overlaps(column, row, center) || overlaps(column, row, y.center)) continue;
      if (faces.stopsAlongY(column, row, 1)) found.push(unsafeTile(column, row));
    }
  }
  return found;
}

/** The smallest world coordinate above `start` that is converted to another coordinate in tile space. */
function nextSeen(origin: number, size: number, start: number): number {
  const same = inTiles(origin, size, start);
  let low = start;
  let step = Math.max(Math.abs(start), size * Number.EPSILON) * (Number.EPSILON / 2);
  let high = low + step;
  while (inTiles(origin, size, high) === same) {
    low = high;
    step *= 2;
    high = low + step;
  }
  for (;;) {
    const middle = low + (high - low) / 2;
    if (middle === low || middle === high) return high;
    if (inTiles(origin, size, middle) === same) low = middle;
    else high = middle;
  }
}
