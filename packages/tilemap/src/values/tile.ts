/**
 * The address of a tile: two integers, -2^31 <= x, y < 2^31. x grows to the east, y to the south.
 *
 * Only `tile` and other functions of this package make tiles, never a literal, so every value of the type is checked.
 */
import { argumentError, requireInteger } from '@tilewright/units/checks';
import { MAX_TILE, MIN_TILE } from '../limits.js';

declare const madeByTile: unique symbol;

/**
 * The address of a tile. An immutable plain `{ x, y }`; compare by `tilesEqual`, key by `TileHashSet` and
 * `TileHashMap`.
 */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly [madeByTile]: 'Tile';
}

/**
 * The tile at column `x` and row `y`; `-0` becomes `0`.
 *
 * @throws RangeError if a coordinate is not an integer from -2147483648 to 2147483647
 *
 * @example
 * tile(3, -2).y // => -2
 */
export function tile(x: number, y: number): Tile {
  return reachedTile('tile', x, y);
}

/**
 * Makes a tile without a check, for kernels. The coordinates must be integers in range, and not `-0`.
 *
 * All tiles are made here, so that they share one hidden class.
 */
export function unsafeTile(x: number, y: number): Tile;
export function unsafeTile(x: number, y: number): unknown {
  return { x, y };
}

/** The tile at coordinates that a function computed. @throws RangeError in its name if they are out of range */
export function reachedTile(where: string, x: number, y: number): Tile {
  return unsafeTile(
    requireInteger(where, 'x', x, MIN_TILE, MAX_TILE),
    requireInteger(where, 'y', y, MIN_TILE, MAX_TILE),
  );
}

/** Whether a number can be a coordinate of a tile: an integer in range. False for NaN. */
export function isTileCoordinate(value: number): boolean {
  return typeof value === 'number' && value === (value | 0);
}

/** Checks a tile. @throws RangeError for anything else */
export function requireTile(where: string, parameter: string, tile: Tile | null | undefined): Tile {
  if (tile && isTileCoordinate(tile.x) && isTileCoordinate(tile.y)) return tile;
  throw argumentError(where, parameter, 'a tile', tile, 'Make it with tile(x, y)');
}

/** Passes two tiles, of functions that call them a and b. */
export function requireTiles(where: string, a: Tile, b: Tile): void {
  requireTile(where, 'a', a);
  requireTile(where, 'b', b);
}

/**
 * Whether two tiles are the same by value. Anything that is not a tile equals nothing.
 *
 * @example
 * tilesEqual(tile(1, 2), translate(tile(0, 0), step(1, 2))) // => true
 */
export function tilesEqual(a: Tile, b: Tile): boolean {
  const one: Tile | undefined = a;
  const other: Tile | undefined = b;
  return one?.x !== undefined && one.x === other?.x && one.y === other?.y;
}
