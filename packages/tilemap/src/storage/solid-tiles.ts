/**
 * Reads which tiles of a map are solid: the one reader behind rays, lines of sight, discs, and whatever else solid
 * tiles stop.
 *
 *     map        bits      rows      chunks    view          anything else
 *     read by    words     data      getAt     what it is    getAt
 *                                              a view of
 *
 * A tile is solid if the predicate says so of its value, or without a predicate if its value is `true`. Outside of the
 * bounds, which never reach beyond the map, no tile is solid.
 */
import { argumentError } from '@tilewright/units/checks';
import type { TileRect } from '../values/rect.js';
import type { IsSolid } from './solid-options.js';
import { type ChunkLayout, type LaidOut, storageIn } from './layout.js';

/**
 * A reader of solid tiles. Make it once by `new`, and point it at one map after another: neither that nor reading
 * allocates anything.
 *
 * @example
 * import { SolidTiles } from '@tilewright/tilemap/kernel';
 * const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }));
 * walls.set(tile(3, 4), true);
 * const solids = new SolidTiles();
 * solids.start('myQuery', walls);
 * solids.has(3, 4); // => true
 * solids.has(3, 100); // => false
 * solids.release();
 */
export class SolidTiles {
  // The bounds: outside of them no tile is solid.
  /** The first column. */
  west: number = 0;
  /** The first row. */
  north: number = 0;
  /** One past the last column; at most `west` if the bounds are empty. */
  east: number = 0;
  /** One past the last row; at most `north` if the bounds are empty. */
  south: number = 0;

  private where: string = '';
  private map: LaidOut<unknown> | undefined = undefined;
  private isSolid: IsSolid<unknown> | undefined = undefined;
  // The words or values of the map, if it keeps them row after row: the distance of two rows, and the tile of the
  // first.
  private words: Int32Array | undefined = undefined;
  private data: ArrayLike<unknown> | undefined = undefined;
  private stride: number = 0;
  private left: number = 0;
  private top: number = 0;

  /**
   * Points the reader at a map.
   *
   * @param where - the query on whose behalf it reads, for errors
   * @param isSolid - which values are solid; without it the map's own booleans say so
   * @param bounds - only tiles inside these bounds and the map are solid. Default: the bounds of the map
   */
  start<T>(where: string, map: LaidOut<T>, isSolid?: IsSolid<T>, bounds?: TileRect): void;
  start(where: string, map: LaidOut<unknown>, isSolid?: IsSolid<unknown>, bounds?: TileRect): void {
    const bits = isSolid === undefined ? storageIn(map, 'bits') : undefined;
    const rows = bits === undefined ? storageIn(map, 'rows') : undefined;
    this.words = bits?.words;
    this.data = rows?.data;
    const storage = bits ?? rows;
    if (storage === undefined) {
      this.within(map.bounds);
    } else {
      this.stride = storage.stride;
      this.within(storage.bounds);
      if ((storage as unknown) !== map) this.clip(map.bounds);
    }
    this.map = map;
    this.isSolid = isSolid;
    this.where = where;
    if (bounds !== undefined) this.clip(bounds);
  }

  /** Whether each tile costs one read of a bit, which is less than any other decision about it. */
  get readsBits(): boolean {
    return this.words !== undefined;
  }

  /**
   * The map, or the map of which it is a view, if it keeps chunks: a long walk may pass over the tiles in none of them
   * if one such tile is not solid.
   */
  get chunks(): ChunkLayout | undefined {
    return this.map === undefined ? undefined : storageIn(this.map, 'chunks');
  }

  /**
   * Whether a tile is solid. False outside of the bounds, where the predicate is not asked.
   *
   * @param x - a whole number, as is `y`
   * @throws RangeError if there is no predicate and the value is not a boolean; and what the predicate throws
   */
  has(x: number, y: number): boolean {
    return x >= this.west && x < this.east && y >= this.north && y < this.south && this.hasInside(x, y);
  }

  /** `has` of a tile that is known to lie inside of the bounds. */
  hasInside(x: number, y: number): boolean {
    const { words, data, isSolid } = this;
    if (words !== undefined) {
      const column = x - this.left;
      return ((words[(y - this.top) * this.stride + (column >>> 5)]! >>> (column & 31)) & 1) === 1;
    }
    const value = data === undefined ? this.map?.getAt(x, y) : data[(y - this.top) * this.stride + (x - this.left)];
    return isSolid === undefined ? this.isTrue(value) : isSolid(value, x, y);
  }

  /** Lets go of the map and the predicate, which would otherwise live as long as the reader. */
  release(): void {
    this.map = undefined;
    this.isSolid = undefined;
    this.words = undefined;
    this.data = undefined;
  }

  private within({ x, y, width, height }: TileRect): void {
    this.left = x;
    this.top = y;
    this.west = x;
    this.north = y;
    this.east = x + width;
    this.south = y + height;
  }

  private clip({ x, y, width, height }: TileRect): void {
    this.west = Math.max(this.west, x);
    this.north = Math.max(this.north, y);
    this.east = Math.min(this.east, x + width);
    this.south = Math.min(this.south, y + height);
  }

  private isTrue(value: unknown): boolean {
    if (value === true || value === false) return value;
    throw argumentError(this.where, 'isSolid', 'given for a map of other values than booleans', undefined);
  }
}
