/** The tiles from which a wave starts: a heap by their values, so that the wave meets them in order. */
import type { Values } from './flow-grid.js';

export class Seeds {
  count: number = 0;
  /** The value of each tile when it was added, as a min-heap. */
  keys: Float64Array = new Float64Array(64);
  ids: Int32Array = new Int32Array(64);

  /** Adds a tile with its current value. */
  add(values: Values, id: number): void {
    if (this.count === this.ids.length) this.grow();
    const { keys, ids } = this;
    const key = values[id]!;
    let at = this.count++;
    while (at > 0) {
      const parent = (at - 1) >>> 1;
      if (keys[parent]! <= key) break;
      keys[at] = keys[parent]!;
      ids[at] = ids[parent]!;
      at = parent;
    }
    keys[at] = key;
    ids[at] = id;
  }

  /** Removes the seed with the least value. There must be at least one. */
  removeFirst(): void {
    const { keys, ids } = this;
    const last = --this.count;
    const key = keys[last]!;
    let at = 0;
    for (let child = 1; child < last; child = 2 * at + 1) {
      if (child + 1 < last && keys[child + 1]! < keys[child]!) child++;
      if (keys[child]! >= key) break;
      keys[at] = keys[child]!;
      ids[at] = ids[child]!;
      at = child;
    }
    keys[at] = key;
    ids[at] = ids[last]!;
  }

  private grow(): void {
    const keys = new Float64Array(2 * this.count);
    const ids = new Int32Array(2 * this.count);
    keys.set(this.keys);
    ids.set(this.ids);
    this.keys = keys;
    this.ids = ids;
  }
}
