/**
 * The tie between the grid and a world that is measured in Q: meters by default, pixels or tiles for a game that lives
 * in those. The tiles are squares of one size; a space has no ends but those of tile coordinates.
 */
import { requireObject } from '@tilewright/units/checks';
import {
  type AnyQuantity,
  type Length,
  type Point2,
  type Quotient,
  tilePosition,
  tiles,
  type TileLength,
  unsafeNumber,
  unsafePoint,
} from '@tilewright/units';
import { requireNear, requireSize } from './checks.js';

declare const madeByTileSpace: unique symbol;

/**
 * Where the tiles lie in a world. An immutable plain object; what has the type keeps every promise of the conversions.
 *
 * `out` saves the compiler the comparison of spaces of many worlds, by which it would find the same: with it, the first call
 * of a program that infers its world from a space costs about 100 instantiations; without it, 436,000 to 807,000.
 */
export interface TileSpace<out Q extends AnyQuantity = Length> {
  /** The north-west corner of tile (0, 0), in the world. */
  readonly origin: Point2<Q>;
  /** The side of a tile: Q per tile. */
  readonly tileSize: Quotient<Q, TileLength>;
  readonly [madeByTileSpace]: 'TileSpace';
}

/** What `tileSpace` takes. */
export interface TileSpaceOptions<Q extends AnyQuantity> {
  /** The north-west corner of tile (0, 0), in the world. */
  readonly origin: Point2<Q>;
  /** The side of a tile: Q per tile. */
  readonly tileSize: Quotient<NoInfer<Q>, TileLength>;
}

/**
 * A space whose tile (0, 0) has its north-west corner at `origin`.
 *
 * @param options - origin (a point of the world) and tile size (Q per tile), positive
 * @throws RangeError if the size is not from 2^-900 to 2^900, a coordinate of the origin is not finite, or is further
 * than 2^50 tiles from 0: doubles could not keep the promises of the conversions there
 *
 * @example
 * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(2) });
 * tileAt(space, position(meters(3), meters(-1))) // => tile(1, -1)
 */
export function tileSpace<Q extends AnyQuantity>(options: TileSpaceOptions<Q>): TileSpace<Q>;
export function tileSpace(options: TileSpaceOptions<Length>): unknown {
  requireObject('tileSpace', 'options', 'an object', options);
  const { origin, tileSize } = options;
  requireObject('tileSpace', 'origin', 'an object', origin);
  const size = requireSize('tileSpace', 'tileSize', rawSize(tileSize));
  const x = requireNear('tileSpace', 'tiles', 'origin.x', unsafeNumber(origin.x), size);
  const y = requireNear('tileSpace', 'tiles', 'origin.y', unsafeNumber(origin.y), size);
  return { origin: unsafePoint(x, y), tileSize };
}

/** The space of shapes that are in tiles already: one tile per tile, no shift. */
export const unitTileSpace: TileSpace<TileLength> = /* @__PURE__ */ tileSpace({
  origin: /* @__PURE__ */ tilePosition(/* @__PURE__ */ tiles(0), /* @__PURE__ */ tiles(0)),
  tileSize: 1,
});

/** The origin's x of a space as the number it is. For kernels. */
export function rawOriginX<Q extends AnyQuantity>(space: TileSpace<Q>): number {
  return unsafeNumber(space.origin.x);
}

/** The origin's y of a space as the number it is. For kernels. */
export function rawOriginY<Q extends AnyQuantity>(space: TileSpace<Q>): number {
  return unsafeNumber(space.origin.y);
}

/** The tile size of a space as the number it is. For kernels. */
export function rawTileSize<Q extends AnyQuantity>(space: TileSpace<Q>): number {
  return rawSize(space.tileSize);
}

/** A quotient of a type that the compiler cannot resolve yet is a number at run time all the same. */
function rawSize(tileSize: unknown): number;
function rawSize(tileSize: unknown): unknown {
  return tileSize;
}
