/** A set of tiles, compared by value: a `Set` would compare references. */
import { requireInteger } from '@tilewright/units/checks';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { requireIterable, requireVisitor } from '../values/checks.js';
import { type Tile, unsafeTile } from '../values/tile.js';
import { TileCursor } from './tile-cursor.js';
import { TileIndex } from './tile-index.js';

/**
 * A set of tiles.
 *
 * The order of iteration is the order in which tiles were added. During an iteration, tiles may be removed; a new tile
 * makes the iteration throw.
 *
 * Removed tiles leave no trace: time and memory depend only on the number of tiles in the set. It can serve as a queue:
 * add at the end, take the first tile of an iteration, delete it.
 *
 * @remarks 16 to 32 bytes per tile, up to 128 after removals. Finding, adding and removing take O(1) on average, and
 * allocate no object; no choice of tiles makes them read more than 64 slots and 64 nodes of a tree. An iteration takes
 * O(tiles), its first tile O(1) on average.
 *
 * @example
 * const seen = new TileHashSet([tile(1, 2)]);
 * seen.has(tile(1, 2)) // => true
 */
export class TileHashSet implements Iterable<Tile> {
  private readonly index: TileIndex = new TileIndex();

  constructor(tiles: Iterable<Tile> = []) {
    requireIterable('TileHashSet', 'tiles', tiles);
    for (const tile of tiles) this.add(tile);
  }

  /** The number of tiles. */
  get size(): number {
    return this.index.size;
  }

  /** Whether a tile is in the set. False if untyped code passes a value that is not a tile. */
  has(tile: Tile): boolean {
    return this.index.find(tile?.x, tile?.y) >= 0;
  }

  /** `has` by column and row. False for anything that is not a tile's coordinate. */
  hasAt(x: number, y: number): boolean {
    return this.index.find(x, y) >= 0;
  }

  /** Adds a tile. @returns whether it is new */
  add(tile: Tile): boolean {
    return this.addAt(tile?.x, tile?.y);
  }

  /** `add` by column and row. @throws RangeError if one is not a tile's coordinate */
  addAt(x: number, y: number): boolean {
    if (this.index.find(x, y) >= 0) return false;
    requireCoordinates('TileHashSet.addAt', x, y);
    this.index.makeRoom();
    this.index.append(x, y);
    return true;
  }

  /** Removes a tile. @returns whether it was there */
  delete(tile: Tile): boolean {
    return this.deleteAt(tile?.x, tile?.y);
  }

  /** `delete` by column and row. */
  deleteAt(x: number, y: number): boolean {
    if (this.index.remove(x, y) < 0) return false;
    this.index.tidy();
    return true;
  }

  /** Removes all tiles. */
  clear(): void {
    this.index.clear();
  }

  /** Calls `visit` with the column and row of each tile. */
  forEach(visit: (x: number, y: number) => void): void {
    requireVisitor(visit);
    const { index } = this;
    const cursor = new TileCursor('TileHashSet', index);
    while (cursor.advance()) visit(index.xs[cursor.entry]!, index.ys[cursor.entry]!);
  }

  [Symbol.iterator](): IterableIterator<Tile> {
    return entriesOf('TileHashSet', this.index, (_entry, x, y) => unsafeTile(x, y));
  }
}

/** Checks two coordinates of a tile. */
export function requireCoordinates(where: string, x: number, y: number): void {
  requireInteger(where, 'x', x, MIN_TILE, MAX_TILE);
  requireInteger(where, 'y', y, MIN_TILE, MAX_TILE);
}

/** The results of `convert` for the live entries and their tiles, in order. */
export function* entriesOf<R>(
  where: string,
  index: TileIndex,
  convert: (entry: number, x: number, y: number) => R,
): Generator<R, undefined, undefined> {
  const cursor = new TileCursor(where, index);
  while (cursor.advance()) yield convert(cursor.entry, index.xs[cursor.entry]!, index.ys[cursor.entry]!);
  return undefined;
}
