/** Pushes a circle out of solid tiles: what a walking player needs after a step into a wall. */
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
import { predicateOf } from '../segment/solids.js';
import { Disc } from './disc.js';
import { MOST_PUSHES, MOST_TILES, UNITS_OF_ERROR } from './limits.js';
import { nearestPlace } from './nearest-place.js';

/** Options of `pushOut`. */
export interface PushOutOptions<T, Q extends AnyQuantity> extends SolidOptions<T> {
  /** Only tiles inside of these bounds are solid. Without bounds: those of the map. */
  readonly bounds?: TileRect | undefined;
  /** How far the circle may be pushed, up to 256 tiles: default its radius and one tile. */
  readonly maxDistance?: Q | undefined;
}

/** Options of `pushOut` over a map of other values than booleans. */
export interface PushOutOptionsWithIsSolid<T, Q extends AnyQuantity> extends PushOutOptions<T, Q> {
  readonly isSolid: IsSolid<T>;
}

/** The names of these options. */
const PUSH_OUT_OPTIONS: OptionNames<PushOutOptions<unknown, AnyQuantity>> = ['isSolid', 'bounds', 'maxDistance'];

/** The answer of `pushOut` for a circle that overlaps solid tiles. */
export type PushOut<Q extends AnyQuantity> =
  | {
      /** There is a free place within the greatest distance. */
      readonly isStuck: false;
      /** The center after the push. There the circle touches solid tiles and overlaps none. */
      readonly position: PointOf<Q>;
      /** The displacement from the circle's center to `position`. */
      readonly displacement: VectorOf<Q>;
    }
  | {
      /** There is no free place within the greatest distance. */
      readonly isStuck: true;
    };

/**
 * The shortest displacement that frees a circle from solid tiles; `undefined` if it is free.
 *
 * Touching a solid tile is free, overlapping it is not: exact in tile space. Nothing outside the map is solid. A circle of
 * radius zero is pushed out of the inside of solid ground.
 *
 * @param map - the tiles
 * @param space - ties tiles to world positions
 * @param options - `isSolid` says which tiles are solid, and may be left out for a map of booleans; bounds, greatest distance
 * @returns where to go, or that the circle is stuck. At the new position, `pushOut` answers `undefined`. Of two
 * displacements of the same length, the one that ends farther north, then farther west
 * @throws RangeError if a number is not finite or negative where it must not be, or a length is more than 256 tiles; and
 * what `isSolid` throws
 *
 * @remarks Bounded work. A free circle costs the tiles that it overlaps, and allocates nothing. Else each tile within
 * radius and greatest distance is asked once, and one more look at the sums of a row finds most tiles closed.
 * Except for rounding, the displacement is the shortest, and not longer than the greatest distance. Rounding costs less than 2^-47 of
 * the sum of the largest coordinate (of the center and of the space's origin), the radius, the greatest distance and the
 * side of a tile. A gap exactly as wide as the circle counts as closed if no double names its middle.
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
  if (r > MOST_TILES) throw tooFar('circle.radius', r);
  if (maxDistance !== undefined && reach > MOST_TILES) throw tooFar('maxDistance', reach);
  const bounds = options?.bounds;
  if (bounds !== undefined) requireRect('pushOut', 'bounds', bounds);

  const disc = idle ?? new Disc();
  idle = undefined;
  disc.cx = cx;
  disc.cy = cy;
  disc.radius = r;
  disc.solids.start('pushOut', map, predicate, bounds);
  const push = disc.isClear() ? undefined : pushed(disc, reach, space, size, circle.center);
  disc.solids.release();
  idle = disc;
  return push;
}

let idle: Disc | undefined;

/** The answer for a disc that is not clear. Moves it. */
function pushed(disc: Disc, reach: number, { origin }: RawSpace, size: number, center: RawPoint): unknown {
  const { cx, cy, radius } = disc;
  // The distance of neighboring doubles, in tiles, where the disc is: converted to the world and back, a place moves by
  // three of them at most.
  const away = Math.max(Math.abs(cx), Math.abs(cy), Math.abs(origin.x / size), Math.abs(origin.y / size));
  const unit = Number.EPSILON * (1 + radius + reach + away);
  const error = UNITS_OF_ERROR * unit;
  // A gap that is too narrow by no more than rounding costs looks like a place. If the nearest one is such, a disc that is
  // larger by more than that finds one that is not.
  for (const margin of [0, 2 * error]) {
    disc.cx = cx;
    disc.cy = cy;
    disc.radius = radius + margin;
    const place = nearestPlace(disc, reach, error);
    if (place === undefined) break;
    disc.cx = place.x;
    disc.cy = place.y;
    disc.radius = radius;
    // What counts is the circle as the next query will see it: in the world, and from there in tile space.
    for (let step = 0, push = unit; step < MOST_PUSHES; step++, push *= 2) {
      const x = worldCoordinate(origin.x, size, disc.cx);
      const y = worldCoordinate(origin.y, size, disc.cy);
      // NaN: rounding has moved the place out of the range of tiles.
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

function tooFar(parameter: string, length: number): RangeError {
  return argumentError(
    'pushOut',
    `${parameter} in tiles`,
    `at most ${MOST_TILES}`,
    length,
    'Larger tiles make less work',
  );
}

/** Options as they are at run time. */
interface RawOptions extends SolidOptions<never> {
  readonly bounds?: TileRect | undefined;
  readonly maxDistance?: number | undefined;
}
