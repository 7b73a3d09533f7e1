/**
 * A number for each id: where an object is. Open addressing, at most half full, without tombstones: what follows a removed
 * entry moves up. Reads and writes allocate nothing.
 */
import { NONE } from '../limits.js';

const FIRST_CAPACITY = 16;

export class IdTable {
  private ids = new Float64Array(FIRST_CAPACITY);
  private values = new Int32Array(FIRST_CAPACITY).fill(NONE);
  private count = 0;

  get size(): number {
    return this.count;
  }

  /** The number of an id; `NONE` if the id is not in the table. */
  get(id: number): number {
    return this.values[this.find(id)]!;
  }

  set(id: number, value: number): void {
    const slot = this.find(id);
    if (this.values[slot] === NONE && 2 * ++this.count > this.values.length) {
      this.grow();
      this.put(this.find(id), id, value);
    } else this.put(slot, id, value);
  }

  delete(id: number): void {
    const { ids, values } = this;
    const mask = values.length - 1;
    let hole = this.find(id);
    if (values[hole] === NONE) return;
    this.count--;
    for (let slot = (hole + 1) & mask; values[slot] !== NONE; slot = (slot + 1) & mask) {
      const home = slotOf(ids[slot]!, mask);
      // Whether the hole is on the way from the home of this entry to where it is.
      if (((slot - home) & mask) < ((slot - hole) & mask)) continue;
      this.put(hole, ids[slot]!, values[slot]!);
      hole = slot;
    }
    values[hole] = NONE;
  }

  clear(): void {
    if (this.count === 0) return;
    this.values.fill(NONE);
    this.count = 0;
  }

  /** The slot of an id, or the empty one where it would be. */
  private find(id: number): number {
    const { ids, values } = this;
    const mask = values.length - 1;
    let slot = slotOf(id, mask);
    while (values[slot] !== NONE && ids[slot] !== id) slot = (slot + 1) & mask;
    return slot;
  }

  private put(slot: number, id: number, value: number): void {
    this.ids[slot] = id;
    this.values[slot] = value;
  }

  private grow(): void {
    const { ids, values } = this;
    this.ids = new Float64Array(2 * ids.length);
    this.values = new Int32Array(2 * ids.length).fill(NONE);
    for (let slot = 0; slot < values.length; slot++) {
      if (values[slot] !== NONE) this.put(this.find(ids[slot]!), ids[slot]!, values[slot]!);
    }
  }
}

/** Neighbors in number lie far apart: ids are often counted. */
function slotOf(id: number, mask: number): number {
  const high = (id / 0x1_0000_0000) | 0;
  const mixed = Math.imul((id | 0) ^ Math.imul(high, 0x85eb_ca6b), 0x9e37_79b1);
  return (mixed ^ (mixed >>> 15)) & mask;
}
