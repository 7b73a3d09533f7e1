/**
 * The chunks that a map keeps, by their north-west tiles: a hash table, and before it a small table of those that were
 * asked for last, since a loop over rows comes back to the same chunks in each row.
 */
import { TileHashMap } from '../collections/tile-hash-map.js';
import type { TileRect } from '../values/rect.js';

/** A square of tiles that a chunked map keeps values for. */
export interface Chunk<A> {
  /** Its tiles. The side is the map's `chunkSize`, which is also the row stride. */
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
  // What was found last in each slot, by the tile that was asked for: also that there was nothing.
  private readonly xs: Int32Array = new Int32Array(SLOTS);
  private readonly ys: Int32Array = new Int32Array(SLOTS);
  private readonly found: (Chunk<A> | undefined)[] = [];
  private readonly shift: number;

  /** @param shift - the power of two that is the side of a chunk */
  constructor(shift: number) {
    this.shift = shift;
    this.forget();
  }

  get size(): number {
    return this.kept.size;
  }

  /** The chunk whose north-west tile is (x, y), if it is kept. */
  find(x: number, y: number): Chunk<A> | undefined {
    const slot = ((x >> this.shift) + (y >> this.shift) * ROW_STRIDE) & (SLOTS - 1);
    if (this.xs[slot] !== x || this.ys[slot] !== y) {
      this.found[slot] = this.kept.getAt(x, y);
      this.xs[slot] = x;
      this.ys[slot] = y;
    }
    return this.found[slot];
  }

  /** Keeps a chunk, in place of one that is there. */
  keep(chunk: Chunk<A>): void {
    this.kept.setAt(chunk.bounds.x, chunk.bounds.y, chunk);
    this.forget();
  }

  /** Drops the chunks that a test does not pass. */
  retain(isKept: (chunk: Chunk<A>) => boolean): void {
    this.kept.forEach((chunk, x, y) => {
      if (!isKept(chunk)) this.kept.deleteAt(x, y);
    });
    this.forget();
  }

  /** The chunks, rows of them north to south, west to east in a row. */
  inOrder(): Chunk<A>[] {
    return [...this.kept.values()].sort((a, b) => a.bounds.y - b.bounds.y || a.bounds.x - b.bounds.x);
  }

  private forget(): void {
    this.xs.fill(NOWHERE);
    for (let slot = 0; slot < SLOTS; slot++) this.found[slot] = undefined;
  }
}
