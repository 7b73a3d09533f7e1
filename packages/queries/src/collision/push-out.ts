/** The way of a circle out of solid tiles: what a walking player needs after a step into a wall. */
import { type ReadonlyTilemap, rectContains, type TileRect, type TileSpace } from '@tilewright/tilemap';
import { unsafeTile, worldCoordinate } from '@tilewright/tilemap/kernel';
import { type AnyQuantity, type Circle2, point, type PointOf, vector, type VectorOf } from '@tilewright/units';
import { boundsWithin } from '../door/options.js';
import { type RawCircle, type RawSpace, sizeOfTiles } from '../door/raw.js';
import { inTileSpace, lengthInTiles } from '../door/space.js';
import { type IsSolid, predicateOf } from '../segment/solids.js';
import { isClear, settle, type SolidAt } from './clearance.js';
import { nearestWayOut } from './ways-out.js';

/** Options of `pushOut`. */
export interface PushOutOptions<Q extends AnyQuantity> {
  /** Only tiles inside of these bounds are solid. Without bounds: those of the map. */
  readonly bounds?: TileRect | undefined;
  /** How far the circle may be pushed: default its radius and one tile. The work grows with its square. */
  readonly maxDistance?: Q | undefined;
}

/** The answer of `pushOut` for a circle that overlaps solid tiles. */
export type PushOut<Q extends AnyQuantity> =
  | {
      /** There is a way out, within the greatest distance. */
      readonly isStuck: false;
      /** The centre at the end of the way. The circle there touches solid tiles, and overlaps none. */
      readonly position: PointOf<Q>;
      /** The way: `position` less the centre. */
      readonly displacement: VectorOf<Q>;
    }
  | {
      /** There is no way out that is short enough. */
      readonly isStuck: true;
    };

/**
 * The shortest way for a circle out of solid tiles; `undefined` if it is free.
 *
 * Touching a solid tile is free, overlapping it is not: exact in tile space. Nothing outside the map is solid. A circle of
 * radius zero is pushed out of the inside of solid ground.
 *
 * @param map - what the predicate asks; a map of booleans needs none
 * @param space - ties tiles to world positions
 * @param isSolid - told the tile's value, column and row
 * @param options - bounds, greatest distance
 * @returns where to go, or that the circle is stuck. At the new position, `pushOut` answers `undefined`. Of two ways of the
 * same length, the one that ends further north, then further west
 * @throws RangeError if a number is not finite or negative where it must not be; and what the predicate throws
 *
 * @remarks Bounded work: the tiles within radius and greatest distance. A free circle costs the tiles in reach of its
 * radius. The way is the shortest but for rounding.
 *
 * @example
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(2, 0), true);
 * const way = pushOut(walls, unitTileSpace, circle(tilePosition(tiles(1.75), tiles(0.5)), tiles(0.5)));
 * way?.isStuck === false ? way.position : undefined; // => tilePosition(tiles(1.5), tiles(0.5))
 */
export function pushOut<Q extends AnyQuantity>(
  map: ReadonlyTilemap<boolean>,
  space: TileSpace<Q>,
  circle: Circle2<NoInfer<Q>>,
  isSolid?: IsSolid<boolean>,
  options?: PushOutOptions<NoInfer<Q>>,
): PushOut<Q> | undefined;
export function pushOut<T, Q extends AnyQuantity>(
  map: ReadonlyTilemap<T>,
  space: TileSpace<Q>,
  circle: Circle2<NoInfer<Q>>,
  isSolid: IsSolid<T>,
  options?: PushOutOptions<NoInfer<Q>>,
): PushOut<Q> | undefined;
export function pushOut(
  map: ReadonlyTilemap<unknown>,
  space: RawSpace,
  { center, radius }: RawCircle,
  isSolid?: IsSolid<never>,
  options?: RawOptions,
): unknown {
  const { origin } = space;
  const size = sizeOfTiles(space);
  const cx = inTileSpace('pushOut', 'circle.center', 'x', origin.x, size, center.x);
  const cy = inTileSpace('pushOut', 'circle.center', 'y', origin.y, size, center.y);
  const r = lengthInTiles('pushOut', 'circle.radius', size, radius);
  const maxDistance = options?.maxDistance;
  const reach = maxDistance === undefined ? r + 1 : lengthInTiles('pushOut', 'maxDistance', size, maxDistance);
  const solidAt = solidsOf(map, predicateOf(isSolid), options?.bounds);
  if (isClear(solidAt, cx, cy, r)) return undefined;

  // The distance of neighbouring doubles, in tiles, where the circle is.
  const away = Math.max(Math.abs(cx), Math.abs(cy), Math.abs(origin.x / size), Math.abs(origin.y / size));
  const unit = Number.EPSILON * (1 + r + away);
  const way = nearestWayOut(solidAt, cx, cy, r, reach, unit);
  if (way === undefined) return { isStuck: true };
  const place = { x: way.x, y: way.y };
  // What counts is the circle as the next query will see it: in the world, and from there in tile space.
  const worldX = (x: number): number => worldCoordinate(origin.x, size, x);
  const worldY = (y: number): number => worldCoordinate(origin.y, size, y);
  const isClearAt = (x: number, y: number): boolean =>
    isClear(
      solidAt,
      inTileSpace('pushOut', 'position', 'x', origin.x, size, worldX(x)),
      inTileSpace('pushOut', 'position', 'y', origin.y, size, worldY(y)),
      r,
    );
  if (!settle(solidAt, place, r, unit, isClearAt)) return { isStuck: true };
  const x = worldX(place.x);
  const y = worldY(place.y);
  return { isStuck: false, position: point(x, y), displacement: vector(x - center.x, y - center.y) };
}

/** Options as they are at run time. */
interface RawOptions {
  readonly bounds?: TileRect | undefined;
  readonly maxDistance?: number | undefined;
}

function solidsOf(
  map: ReadonlyTilemap<unknown>,
  isSolid: IsSolid<unknown> | undefined,
  bounds: TileRect | undefined,
): SolidAt {
  const inside = boundsWithin('pushOut', map, bounds);
  return (x, y) => {
    if (!rectContains(inside, unsafeTile(x, y))) return false;
    const value = map.getAt(x, y);
    return isSolid === undefined ? value === true : isSolid(value, x, y);
  };
}
