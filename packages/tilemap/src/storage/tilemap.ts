/**
 * The two interfaces of every tile map: values by tile, inside bounds that may start anywhere, also below zero.
 *
 * What names a tile comes twice: `get(tile)` for everyday code, `getAt(x, y)` for loops that have the two numbers at
 * hand and should make no object. Outside the bounds both throw a `RangeError` that names tile and bounds; an index never
 * wraps into the next row.
 */
import type { Tile } from '../values/tile.js';
import type { TileRect } from '../values/rect.js';
import type { TilemapLayout } from './layout.js';

/** Values by tile, to read. */
export interface ReadonlyTilemap<T> {
  /** The tiles that have a value. Of a chunked map: every tile there is. */
  readonly bounds: TileRect;

  /**
   * How the values are laid out, if kernels may read them past `getAt`: see `TilemapLayout`. A map of your own leaves it
   * out, or has the members of its layout.
   */
  readonly layout?: TilemapLayout | undefined;

  /**
   * A number that is another one after something was written: keep it, compare it later.
   *
   * Writes through the interface are noticed, those through a raw array only if `markChanged` is called after them.
   */
  readonly version: number;

  /** Whether a tile lies inside the bounds. False for what is no tile, which takes a cast. */
  has(tile: Tile): boolean;
  /** `has` by column and row. False for anything that is not a tile's coordinate. */
  hasAt(x: number, y: number): boolean;

  /** The value of a tile. @throws RangeError outside the bounds */
  get(tile: Tile): T;
  /** `get` by column and row. @throws RangeError outside the bounds, and for fractions and NaN */
  getAt(x: number, y: number): T;

  /** The value of a tile, or `fallback` outside the bounds and for what is no tile. */
  getOr<F>(tile: Tile, fallback: F): T | F;
  /** `getOr` by column and row. The fallback also answers for fractions and NaN. */
  getOrAt<F>(x: number, y: number, fallback: F): T | F;

  /**
   * Calls `visit` with each value and its column and row: rows north to south, west to east in a row.
   *
   * A chunked map visits the tiles of the chunks it keeps, chunk by chunk. What `visit` itself writes to the map may be
   * seen later in the same visit, or not: step from one map to another.
   */
  forEach(visit: (value: T, x: number, y: number) => void): void;

  /**
   * A map of what `convert` makes of each value, over the same bounds. `mappedView` does the same without a copy.
   *
   * Where the place matters too, build a map by `arrayTilemapFrom`.
   */
  map<U>(convert: (value: T) => U): Tilemap<U>;

  /** A copy of its own. The values themselves are shared. */
  clone(): Tilemap<T>;
}

/** Values by tile, to read and write. */
export interface Tilemap<T> extends ReadonlyTilemap<T> {
  /** Gives a tile its value. @throws RangeError outside the bounds */
  set(tile: Tile, value: T): void;
  /** `set` by column and row. @throws RangeError outside the bounds, and for fractions and NaN */
  setAt(x: number, y: number, value: T): void;

  /**
   * Gives all tiles, or those of a rectangle, the same value.
   *
   * @throws RangeError if the rectangle is not wholly inside the bounds
   */
  fill(value: T, rect?: TileRect): void;

  /**
   * Says that tiles were written through a raw array: `version` becomes another number. An empty rectangle says nothing.
   *
   * @throws RangeError if the rectangle is not wholly inside the bounds
   */
  markChanged(rect?: TileRect): void;
}
