/**
 * A binary min-heap of items by rank. Ranks are passed in an array, because engines box doubles that are passed to a
 * function.
 */
export class NearestFirst {
  /** The rank of each item. Write it before you add the item. */
  ranks: Float64Array = new Float64Array(0);
  private items = new Int32Array(0);
  private count = 0;

  /** Empties the heap, and reserves room for items below `most`. */
  start(most: number): void {
    this.count = 0;
    if (most <= this.items.length) return;
    this.ranks = new Float64Array(2 * most);
    this.items = new Int32Array(2 * most);
  }

  add(item: number): void {
    const { items, ranks } = this;
    let at = this.count++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!isBefore(ranks, item, items[parent]!)) break;
      items[at] = items[parent]!;
      at = parent;
    }
    items[at] = item;
  }

  /** Removes the item with the lowest rank. The heap must not be empty. */
  take(): number {
    const { items, ranks } = this;
    const nearest = items[0]!;
    const last = --this.count;
    const item = items[last]!;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= last) break;
      if (child + 1 < last && isBefore(ranks, items[child + 1]!, items[child]!)) child++;
      if (!isBefore(ranks, items[child]!, item)) break;
      items[at] = items[child]!;
      at = child;
    }
    items[at] = item;
    return nearest;
  }

  get isEmpty(): boolean {
    return this.count === 0;
  }
}

/** Ties are broken by item number, so that the result does not depend on the order of insertion. */
function isBefore(ranks: Float64Array, item: number, other: number): boolean {
  const difference = ranks[item]! - ranks[other]!;
  return difference < 0 || (difference === 0 && item < other);
}
