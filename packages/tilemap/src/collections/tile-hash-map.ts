/** A map from tiles to values, with tiles compared by value: a `Map` would compare references. */
import { requireIterable, requireVisitor } from '../values/checks.js';
import { type Tile, unsafeTile } from '../values/tile.js';
import { TileCursor } from './tile-cursor.js';
import { entriesOf, requireCoordinates } from './tile-hash-set.js';
import { TileIndex } from './tile-index.js';

/**
 * A map from tiles to values.
 *
 * The order of iteration is the order in which tiles were added. During an iteration, values may be set and tiles
 * removed; a new tile makes the iteration throw.
 *
 * Removed tiles leave no trace: time and memory depend only on the number of tiles in the map.
 *
 * @remarks 16 to 32 bytes per tile, up to 128 after removals, plus its value. Finding, setting and removing take O(1)
 * on average, and allocate no object; no choice of tiles makes them read more than 64 slots and 64 nodes of a tree.
 *
 * @example
 * const names = new TileHashMap([[tile(1, 2), 'gate']]);
 * names.get(tile(1, 2)) // => 'gate'
 * names.get(tile(2, 1)) // => undefined
 */
export class TileHashMap<V> implements Iterable<[Tile, V]> {
  private readonly index: TileIndex = new TileIndex();
  /** The values by entry. A removed value is `undefined`, for the garbage collector. */
  private stored: (V | undefined)[] = [];

  constructor(entries: Iterable<readonly [Tile, V]> = []) {
    requireIterable('TileHashMap', 'entries', entries);
    for (const entry of entries) {
      requireIterable('TileHashMap', 'entry', entry);
      const [tile, value] = entry;
      this.set(tile, value);
    }
  }

  /** The number of tiles. */
  get size(): number {
    return this.index.size;
  }

  /** Whether a tile has a value. False if untyped code passes a value that is not a tile. */
  has(tile: Tile): boolean {
    return this.index.find(tile?.x, tile?.y) >= 0;
  }

  /** `has` by column and row. False for anything that is not a tile's coordinate. */
  hasAt(x: number, y: number): boolean {
    return this.index.find(x, y) >= 0;
  }

  /** The value of a tile, or `undefined`. */
  get(tile: Tile): V | undefined {
    return this.getAt(tile?.x, tile?.y);
  }

  /** `get` by column and row. `undefined` for anything that is not a tile's coordinate. */
  getAt(x: number, y: number): V | undefined {
    const entry = this.index.find(x, y);
    return entry < 0 ? undefined : this.stored[entry];
  }

  /**
   * The value of a tile, or `fallback` if it has none. `undefined` counts as a value. The result is also `fallback` if
   * untyped code passes a value that is not a tile.
   *
   * @example
   * const costs = new TileHashMap([[tile(1, 2), 5]]);
   * costs.getOr(tile(1, 2), 1) // => 5
   * costs.getOr(tile(2, 1), 1) // => 1
   */
  getOr<F>(tile: Tile, fallback: F): V | F {
    return this.getOrAt(tile?.x, tile?.y, fallback);
  }

  /** `getOr` by column and row. The result is also `fallback` for a number that is not a tile's coordinate. */
  getOrAt<F>(x: number, y: number, fallback: F): V | F {
    const entry = this.index.find(x, y);
    return entry < 0 ? fallback : this.valueAt(entry);
  }

  /** Sets the value of a tile. @returns whether the tile is new */
  set(tile: Tile, value: V): boolean {
    return this.setAt(tile?.x, tile?.y, value);
  }

  /** `set` by column and row. @throws RangeError if one is not a tile's coordinate */
  setAt(x: number, y: number, value: V): boolean {
    const entry = this.index.find(x, y);
    if (entry >= 0) {
      this.stored[entry] = value;
      return false;
    }
    requireCoordinates('TileHashMap.setAt', x, y);
    this.rearrange(this.index.makeRoom());
    this.stored[this.index.append(x, y)] = value;
    return true;
  }

  /** Removes a tile with its value. @returns whether it was there */
  delete(tile: Tile): boolean {
    return this.deleteAt(tile?.x, tile?.y);
  }

  /** `delete` by column and row. */
  deleteAt(x: number, y: number): boolean {
    const entry = this.index.remove(x, y);
    if (entry < 0) return false;
    this.stored[entry] = undefined;
    this.rearrange(this.index.tidy());
    return true;
  }

  /** Removes all tiles. */
  clear(): void {
    this.index.clear();
    this.stored = [];
  }

  /** Calls `visit` with each value and the column and row of its tile. */
  forEach(visit: (value: V, x: number, y: number) => void): void {
    requireVisitor(visit);
    const { index } = this;
    const cursor = new TileCursor('TileHashMap', index);
    while (cursor.advance()) {
      visit(this.valueAt(cursor.entry), index.xs[cursor.entry]!, index.ys[cursor.entry]!);
    }
  }

  /** The tiles. */
  keys(): IterableIterator<Tile> {
    return entriesOf('TileHashMap', this.index, (_entry, x, y) => unsafeTile(x, y));
  }

  /** The values. */
  values(): IterableIterator<V> {
    return entriesOf('TileHashMap', this.index, (entry) => this.valueAt(entry));
  }

  [Symbol.iterator](): IterableIterator<[Tile, V]> {
    return entriesOf('TileHashMap', this.index, (entry, x, y) => [unsafeTile(x, y), this.valueAt(entry)]);
  }

  /** Moves the values like their entries: the value at `live[i]` to `i`. */
  private rearrange(live: Int32Array | undefined): void {
    if (live !== undefined) this.stored = Array.from(live, (from) => this.stored[from]);
  }

  /** The value of a live entry. It is `undefined` only if V includes that. */
  private valueAt(entry: number): V;
  private valueAt(entry: number): V | undefined {
    return this.stored[entry];
  }
}
