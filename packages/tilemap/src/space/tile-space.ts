/**
 * The space of a grid: it places the tiles in a world with the quantity Q, meters by default, or pixels or tiles. All
 * tiles are squares of one size. A space has no bounds except the range of tile coordinates.
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
 * The place of the tiles in a world. An immutable plain object. The conversions are exact for every space of this type.
 *
 * `out` states the variance, which the compiler would otherwise compute by comparing spaces of many worlds: with it,
 * the first call that infers its world from a space costs about 100 instantiations; without it, 436,000 to 807,000.
 */
export interface TileSpace<out Q extends AnyQuantity = Length> {
  /** The north-west corner of tile (0, 0), in the world. */
  readonly origin: Point2<Q>;
  /** The side of a tile: Q per tile. */
  readonly tileSize: Quotient<Q, TileLength>;
  readonly [madeByTileSpace]: 'TileSpace';
}

/** The options of `tileSpace`. */
export interface TileSpaceOptions<Q extends AnyQuantity> {
  /** The north-west corner of tile (0, 0), in the world. */
  readonly origin: Point2<Q>;
  /** The side of a tile: Q per tile. */
  readonly tileSize: Quotient<NoInfer<Q>, TileLength>;
}

/**
 * Makes a space in which the north-west corner of tile (0, 0) is at `origin`.
 *
 * @param options - origin (a point of the world) and tile size (Q per tile), positive
 * @throws RangeError if the size is not from 2^-900 to 2^900, a coordinate of the origin is not finite, or is further
 * than 2^50 tiles from 0, where doubles are too coarse for exact conversions
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

/** The space of a world that is measured in tiles: its coordinates equal tile space. */
export const unitTileSpace: TileSpace<TileLength> = /* @__PURE__ */ tileSpace({
  origin: /* @__PURE__ */ tilePosition(/* @__PURE__ */ tiles(0), /* @__PURE__ */ tiles(0)),
  tileSize: 1,
});

/** The x coordinate of the origin of a space, as a plain number. For kernels. */
export function rawOriginX<Q extends AnyQuantity>(space: TileSpace<Q>): number {
  return unsafeNumber(space.origin.x);
}

/** The y coordinate of the origin of a space, as a plain number. For kernels. */
export function rawOriginY<Q extends AnyQuantity>(space: TileSpace<Q>): number {
  return unsafeNumber(space.origin.y);
}

/** The tile size of a space, as a plain number. For kernels. */
export function rawTileSize<Q extends AnyQuantity>(space: TileSpace<Q>): number {
  return rawSize(space.tileSize);
}

/** Casts a tile size to a number: for a generic Q, the compiler cannot resolve the type of the quotient. */
function rawSize(tileSize: unknown): number;
function rawSize(tileSize: unknown): unknown {
  return tileSize;
}
