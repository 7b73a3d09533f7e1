/**
 * Sets of chunks, by their northwest tiles. Smaller in a bundle than a `TileHashSet`, which includes all of its
 * methods.
 */
import { TileIndex } from '../collections/tile-index.js';

export class ChunkSet {
  private readonly index: TileIndex = new TileIndex();

  get size(): number {
    return this.index.size;
  }

  has(x: number, y: number): boolean {
    return this.index.find(x, y) >= 0;
  }

  add(x: number, y: number): void {
    if (this.has(x, y)) return;
    this.index.makeRoom();
    this.index.append(x, y);
  }

  /** Calls `visit` for each chunk, in the order of insertion. */
  forEach(visit: (x: number, y: number) => void): void {
    const { xs, ys, count } = this.index;
    for (let entry = 0; entry < count; entry++) visit(xs[entry]!, ys[entry]!);
  }
}
