/**
 * The chunks of a map, by their north-west tiles: a hash table behind a cache of the last results, since a loop over
 * rows returns to the same chunks in each row.
 *
 *     slot of the chunk in column X, row Y of chunks = (X + 7 Y) mod 64
 *
 *     row 0   0   1   2   3  ...  62  63
 *     row 1   7   8   9  10  ...   5   6       64 chunks in a row, or in a column, have 64 different slots, since 7 is odd
 *     row 2  14  15  16  17  ...  12  13
 */
import { TileHashMap } from '../collections/tile-hash-map.js';
import type { TileRect } from '../values/rect.js';

/** A square of tiles whose values a chunked map stores. */
export interface Chunk<A> {
  /** The tiles of the chunk. The side is the map's `chunkSize`, which is also the row stride. */
  readonly bounds: TileRect;
  /** The raw values: tile (x, y) is at `(y - bounds.y) * chunkSize + (x - bounds.x)`. */
  readonly data: A;
}

/** The number of slots of the small table, a power of two. */
const SLOTS = 64;
/** Odd, so that a row or a column of as many chunks has a slot for each of them. */
const ROW_STRIDE = 7;
/** No chunk starts at an odd column. */
const NOWHERE = 1;

export class ChunkIndex<A> {
  private readonly kept: TileHashMap<Chunk<A>> = new TileHashMap();
  // The last result in each slot, and the tile that it is for. "Nothing found" is a result too.
  private readonly xs: Int32Array = new Int32Array(SLOTS);
  private readonly ys: Int32Array = new Int32Array(SLOTS);
  private readonly found: (Chunk<A> | undefined)[] = [];
  private readonly shift: number;

  /** @param shift - log2 of the side of a chunk */
  constructor(shift: number) {
    this.shift = shift;
    this.forget();
  }

  get size(): number {
    return this.kept.size;
  }

  /** The chunk with north-west tile (x, y), if there is one. */
  find(x: number, y: number): Chunk<A> | undefined {
    const slot = ((x >> this.shift) + (y >> this.shift) * ROW_STRIDE) & (SLOTS - 1);
    if (this.xs[slot] !== x || this.ys[slot] !== y) {
      this.found[slot] = this.kept.getAt(x, y);
      this.xs[slot] = x;
      this.ys[slot] = y;
    }
    return this.found[slot];
  }

  /** Adds a chunk, or replaces the chunk with the same tiles. */
  keep(chunk: Chunk<A>): void {
    this.kept.setAt(chunk.bounds.x, chunk.bounds.y, chunk);
    this.forget();
  }

  /** Drops the chunks for which `isKept` is false. */
  retain(isKept: (chunk: Chunk<A>) => boolean): void {
    this.kept.forEach((chunk, x, y) => {
      if (!isKept(chunk)) this.kept.deleteAt(x, y);
    });
    this.forget();
  }

  /** The chunks: rows of chunks from north to south, each from west to east. */
  inOrder(): Chunk<A>[] {
    return [...this.kept.values()].sort((a, b) => a.bounds.y - b.bounds.y || a.bounds.x - b.bounds.x);
  }

  private forget(): void {
    this.xs.fill(NOWHERE);
    for (let slot = 0; slot < SLOTS; slot++) this.found[slot] = undefined;
  }
}
