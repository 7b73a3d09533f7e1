/**
 * The two interfaces of every tile map: values by tile, inside bounds that may start at any tile, also at negative
 * coordinates.
 *
 * Methods with a tile exist in two forms: `get(tile)` for general code, `getAt(x, y)` for loops, which need no object.
 * Outside the bounds both throw a `RangeError` that names the tile and the bounds; an index never wraps into the
 * next row.
 */
import type { Tile } from '../values/tile.js';
import type { TileRect } from '../values/rect.js';
import type { TilemapLayout } from './layout.js';

/** Values by tile, to read. */
export interface ReadonlyTilemap<T> {
  /** The tiles that have a value. For a chunked map: all tiles. */
  readonly bounds: TileRect;

  /**
   * How the values are laid out, if kernels may read them past `getAt`: see `TilemapLayout`. A map of your own leaves
   * it out, or has the members of its layout.
   */
  readonly layout?: TilemapLayout | undefined;

  /**
   * A number that changes after the map was written: store it, and compare it later.
   *
   * Writes through the interface change it. After writes to a raw array, call `markChanged`.
   */
  readonly version: number;

  /** Whether a tile is inside the bounds. False if untyped code passes a value that is not a tile. */
  has(tile: Tile): boolean;
  /** `has` by column and row. False for anything that is not a tile's coordinate. */
  hasAt(x: number, y: number): boolean;

  /** The value of a tile. @throws RangeError outside the bounds */
  get(tile: Tile): T;
  /** `get` by column and row. @throws RangeError outside the bounds, and for fractions and NaN */
  getAt(x: number, y: number): T;

  /** The value of a tile, or `fallback` outside the bounds and for a value that is not a tile. */
  getOr<F>(tile: Tile, fallback: F): T | F;
  /** `getOr` by column and row. The result is also `fallback` for fractions and NaN. */
  getOrAt<F>(x: number, y: number, fallback: F): T | F;

  /**
   * Calls `visit` with each value and its column and row: rows from north to south, each from west to east.
   *
   * A chunked map visits only the tiles of chunks in memory, chunk by chunk. If `visit` writes to the same map, later
   * calls may or may not see it, so write to another map.
   */
  forEach(visit: (value: T, x: number, y: number) => void): void;

  /**
   * A new map with the results of `convert` for each value and with the same bounds. `mappedView` does this without
   * a copy.
   *
   * If the result also depends on the tile, use `arrayTilemapFrom`.
   */
  map<U>(convert: (value: T) => U): Tilemap<U>;

  /** A copy of the map. The values themselves are shared. */
  clone(): Tilemap<T>;
}

/** Values by tile, to read and write. */
export interface Tilemap<T> extends ReadonlyTilemap<T> {
  /** Sets the value of a tile. @throws RangeError outside the bounds */
  set(tile: Tile, value: T): void;
  /** `set` by column and row. @throws RangeError outside the bounds, and for fractions and NaN */
  setAt(x: number, y: number, value: T): void;

  /**
   * Sets all tiles, or the tiles of a rectangle, to one value.
   *
   * @throws RangeError if the rectangle is not entirely inside the bounds
   */
  fill(value: T, rect?: TileRect): void;

  /**
   * Changes `version`, and notifies trackers. Call it after you have written tiles through a raw array. An
   * empty rectangle changes nothing.
   *
   * @throws RangeError if the rectangle is not entirely inside the bounds
   */
  markChanged(rect?: TileRect): void;
}
