/**
 * Matches ordered by a key (a distance, a fraction), and at equal keys by the order of addition: a heap inside a page,
 * the last one on top.
 */
import type { Page } from './scratch.js';
import type { Slots } from './slots.js';

/** Whether match `a` comes after match `b`. */
function isAfter({ keys, slots }: Page, table: Slots<unknown>, a: number, b: number): boolean {
  const one = keys[a]!;
  const other = keys[b]!;
  return one > other || (one === other && table.orderOf(slots[a]!) > table.orderOf(slots[b]!));
}

/** Restores the heap of the first `length` matches after the one at `at` was replaced by an earlier one. */
export function siftDown(page: Page, table: Slots<unknown>, at: number, length: number): void {
  for (;;) {
    let child = 2 * at + 1;
    if (child >= length) return;
    if (child + 1 < length && isAfter(page, table, child + 1, child)) child++;
    if (!isAfter(page, table, child, at)) return;
    swap(page, child, at);
    at = child;
  }
}

/** Restores the heap after a match was put at its end, `at`. */
export function siftUp(page: Page, table: Slots<unknown>, at: number): void {
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isAfter(page, table, at, parent)) return;
    swap(page, at, parent);
    at = parent;
  }
}

/** Turns a heap of matches into a list, first ones first. */
export function unwind(page: Page, table: Slots<unknown>, length: number): void {
  for (let last = length - 1; last > 0; last--) {
    swap(page, 0, last);
    siftDown(page, table, 0, last);
  }
}

/** Puts matches in no order into order. */
export function rank(page: Page, table: Slots<unknown>, length: number): void {
  for (let at = (length >> 1) - 1; at >= 0; at--) siftDown(page, table, at, length);
  unwind(page, table, length);
}

/** Moves the match at the end of a sorted list, `at`, to its place. For short lists that costs less than a heap. */
export function insert({ keys, slots }: Page, table: Slots<unknown>, at: number): void {
  const key = keys[at]!;
  const slot = slots[at]!;
  while (at > 0) {
    const before = keys[at - 1]!;
    if (before < key || (before === key && table.orderOf(slots[at - 1]!) < table.orderOf(slot))) break;
    keys[at] = before;
    slots[at] = slots[at - 1]!;
    at--;
  }
  keys[at] = key;
  slots[at] = slot;
}

function swap({ keys, slots }: Page, a: number, b: number): void {
  const key = keys[a]!;
  keys[a] = keys[b]!;
  keys[b] = key;
  const slot = slots[a]!;
  slots[a] = slots[b]!;
  slots[b] = slot;
}
