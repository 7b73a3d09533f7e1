/** Pushes a circle out of solid tiles, such as a player who has stepped into a wall. */
import { requireRect, requireTilemap } from '@tilewright/tilemap/checks';
import type { IsSolid, ReadonlyTilemap, SolidArguments, SolidOptions, TileRect, TileSpace } from '@tilewright/tilemap';
import { worldCoordinate } from '@tilewright/tilemap/kernel';
import {
  type AnyQuantity,
  type Circle2,
  point,
  type PointOf,
  type Same,
  vector,
  type VectorOf,
} from '@tilewright/units';
import { argumentError, type OptionNames, requireObject } from '@tilewright/units/checks';
import { type RawCircle, type RawPoint, type RawSpace, sizeOfTiles } from '../arguments/raw.js';
import { circleToTiles, inTiles, inTileSpace, lengthInTiles } from '../arguments/tile-space.js';
import { predicateOf } from '../segment/options.js';
import { type Disc, discs } from './disc.js';
import { MOST_PUSHES, MOST_TILES, UNITS_OF_ERROR } from './limits.js';
import { moveToNearestPlace } from './nearest-place.js';

/** Options of `pushOut`. */
export interface PushOutOptions<T, Q extends AnyQuantity> extends SolidOptions<T> {
  /** Only tiles inside these bounds can be solid. Default: the bounds of the map. */
  readonly bounds?: TileRect | undefined;
  /** How far the circle may be pushed, at most 256 tiles. Default: its radius plus one tile. */
  readonly maxDistance?: Q | undefined;
}

/** Options of `pushOut` for a map of values other than booleans. */
export interface PushOutOptionsWithIsSolid<T, Q extends AnyQuantity> extends PushOutOptions<T, Q> {
  readonly isSolid: IsSolid<T>;
}

/** The names of these options. */
const PUSH_OUT_OPTIONS: OptionNames<PushOutOptions<unknown, AnyQuantity>> = ['isSolid', 'bounds', 'maxDistance'];

/** The result of `pushOut` for a circle that overlaps solid tiles. */
export type PushOut<Q extends AnyQuantity> =
  | {
      /** There is a free position within `maxDistance`. */
      readonly isStuck: false;
      /** The center after the push. There the circle overlaps no solid tile. */
      readonly position: PointOf<Q>;
      /** The displacement from the circle's center to `position`. */
      readonly displacement: VectorOf<Q>;
    }
  | {
      /** There is no free position within `maxDistance`. */
      readonly isStuck: true;
    };

/**
 * Finds the shortest displacement that moves a circle out of solid tiles; `undefined` if the circle overlaps none.
 *
 * Touching a solid tile is allowed, overlapping it is not; the decision is exact in tile space. Nothing is solid
 * outside the map, or outside `bounds`. A circle of radius zero is a point, which is pushed out if all tiles that it
 * touches are solid.
 *
 * @param map - the tiles
 * @param space - the space of the grid
 * @param circle - a circle in the world of the space; its radius is at most 256 tiles
 * @param options - `isSolid`: decides which values are solid, optional for a map of booleans; `bounds`; `maxDistance`
 * @returns the new position and the displacement, or `isStuck: true` if there is no free position within `maxDistance`.
 * At the new position, `pushOut` returns `undefined`. Of displacements of the same length, it returns the one that ends
 * farthest north, then farthest west
 * @throws RangeError if a number is not finite, or the radius or `maxDistance` is negative or more than 256 tiles; and
 * whatever `isSolid` throws
 *
 * @remarks A free circle costs O(tiles that it overlaps) and allocates nothing. Otherwise the search reads each tile
 * within the radius plus `maxDistance` once. Except for rounding, the displacement is the shortest, and not longer than
 * `maxDistance`. The rounding error is less than 2^-47 of the sum of the largest coordinate (of the center and of the
 * space's origin), the radius, `maxDistance` and the side of a tile. A gap exactly as wide as the circle counts as
 * closed if its middle is not a double.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(2, 0), true);
 * const push = pushOut(walls, unitTileSpace, circle(tilePosition(tiles(1.75), tiles(0.5)), tiles(0.5)));
 * push?.isStuck === false ? push.position : undefined; // => tilePosition(tiles(1.5), tiles(0.5))
 */
export function pushOut<T, Q extends AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  circle: Circle2<Same<Q>>,
  ...options: SolidArguments<T, PushOutOptions<NoInfer<T>, Same<Q>>, PushOutOptionsWithIsSolid<NoInfer<T>, Same<Q>>>
): PushOut<Q> | undefined;
export function pushOut(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  circle: RawCircle,
  options?: RawOptions,
): unknown {
  requireTilemap('pushOut', 'map', map);
  requireObject('pushOut', 'circle', 'a circle', circle);
  const predicate = predicateOf('pushOut', options, PUSH_OUT_OPTIONS);
  circleToTiles('pushOut', space, circle);
  const cx = inTiles.x;
  const cy = inTiles.y;
  const r = inTiles.radius;
  const size = sizeOfTiles(space);
  const maxDistance = options?.maxDistance;
  const reach = maxDistance === undefined ? r + 1 : lengthInTiles('pushOut', 'maxDistance', size, maxDistance);
  if (r > MOST_TILES) throw tooFar('pushOut', 'circle.radius', r);
  if (maxDistance !== undefined && reach > MOST_TILES) throw tooFar('pushOut', 'maxDistance', reach);
  const bounds = options?.bounds;
  if (bounds !== undefined) requireRect('pushOut', 'bounds', bounds);

  const disc = discs.borrow();
  disc.cx = cx;
  disc.cy = cy;
  disc.radius = r;
  disc.solids.start('pushOut', map, predicate, bounds);
  const push = disc.isClear() ? undefined : pushed(disc, reach, space, size, circle.center);
  discs.giveBack(disc);
  return push;
}

/**
 * The result for a disc that is not clear. Moves the disc.
 *
 * @param reach - how far it may be pushed, in tiles
 * @param center - the center of the circle, in the world
 */
export function pushed(disc: Disc, reach: number, { origin }: RawSpace, size: number, center: RawPoint): RawPush {
  const { cx, cy, radius } = disc;
  // The distance between neighboring doubles near the disc, in tiles. The conversion to the world and back moves a
  // position by at most three of them.
  const away = Math.max(Math.abs(cx), Math.abs(cy), Math.abs(origin.x / size), Math.abs(origin.y / size));
  const unit = Number.EPSILON * (1 + radius + reach + away);
  const error = UNITS_OF_ERROR * unit;
  // A gap that is too narrow by less than the rounding error looks like a free position. If the nearest position is
  // such a gap, a search with a disc that is larger by more than the error does not find that gap.
  for (const margin of [0, 2 * error]) {
    disc.cx = cx;
    disc.cy = cy;
    disc.radius = radius + margin;
    if (!moveToNearestPlace(disc, reach, error)) break;
    disc.radius = radius;
    // The position must be free for the next query, which converts it from the world to tile space.
    for (let step = 0, push = unit; step < MOST_PUSHES; step++, push *= 2) {
      const x = worldCoordinate(origin.x, size, disc.cx);
      const y = worldCoordinate(origin.y, size, disc.cy);
      // NaN: rounding has moved the position out of the range of tiles.
      if (x !== x || y !== y) break;
      disc.cx = inTileSpace('pushOut', 'position', 'x', origin.x, size, x);
      disc.cy = inTileSpace('pushOut', 'position', 'y', origin.y, size, y);
      if (!disc.isClear()) {
        disc.leave(push);
        continue;
      }
      const dx = x - center.x;
      const dy = y - center.y;
      const distance = Math.sqrt((dx / size) * (dx / size) + (dy / size) * (dy / size));
      if (distance > reach + 2 * error) break;
      return { isStuck: false, position: point(x, y), displacement: vector(dx, dy) };
    }
  }
  return { isStuck: true };
}

/** The error for a length that is too great. */
export function tooFar(where: string, parameter: string, length: number): RangeError {
  return argumentError(where, `${parameter} in tiles`, `at most ${MOST_TILES}`, length, 'Use larger tiles');
}

/** A result as it is at run time. */
export type RawPush =
  | { readonly isStuck: false; readonly position: RawPoint; readonly displacement: RawPoint }
  | { readonly isStuck: true };

/** Options as they are at run time. */
export interface RawOptions extends SolidOptions<never> {
  readonly bounds?: TileRect | undefined;
  readonly maxDistance?: number | undefined;
}
