/**
 * Matches ordered by a key (a distance or a fraction), and for equal keys by the order of addition: a binary heap in
 * the arrays of the matches, with the last match on top.
 *
 *               0: 9           index   0 1 2 3 4
 *             /      \         key     9 7 8 2 5
 *          1: 7      2: 8
 *         /    \               the children of the match at i are at 2 * i + 1 and 2 * i + 2, and come before it
 *      3: 2    4: 5
 */
import type { Matches } from './matches.js';
import type { Slots } from '../tracker/slots.js';

/** Whether match `a` comes after match `b`. */
function isAfter({ keys, handles }: Matches, slots: Slots<unknown>, a: number, b: number): boolean {
  const one = keys[a]!;
  const other = keys[b]!;
  return one > other || (one === other && slots.orderOf(handles[a]!) > slots.orderOf(handles[b]!));
}

/** Restores the heap of the first `length` matches after the match at `at` was replaced by an earlier one. */
export function siftDown(matches: Matches, slots: Slots<unknown>, at: number, length: number): void {
  for (;;) {
    let child = 2 * at + 1;
    if (child >= length) return;
    if (child + 1 < length && isAfter(matches, slots, child + 1, child)) child++;
    if (!isAfter(matches, slots, child, at)) return;
    swap(matches, child, at);
    at = child;
  }
}

/** Restores the heap after a match was put at its end, `at`. */
export function siftUp(matches: Matches, slots: Slots<unknown>, at: number): void {
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isAfter(matches, slots, at, parent)) return;
    swap(matches, at, parent);
    at = parent;
  }
}

/** Turns a heap of matches into a list in ascending order. */
export function unwind(matches: Matches, slots: Slots<unknown>, length: number): void {
  for (let last = length - 1; last > 0; last--) {
    swap(matches, 0, last);
    siftDown(matches, slots, 0, last);
  }
}

/** Sorts matches in ascending order. */
export function sortByKey(matches: Matches, slots: Slots<unknown>, length: number): void {
  for (let at = (length >> 1) - 1; at >= 0; at--) siftDown(matches, slots, at, length);
  unwind(matches, slots, length);
}

/** Moves the match at the end of a sorted list, `at`, to its place. For short lists this costs less than a heap. */
export function insert({ keys, handles }: Matches, slots: Slots<unknown>, at: number): void {
  const key = keys[at]!;
  const handle = handles[at]!;
  while (at > 0) {
    const before = keys[at - 1]!;
    if (before < key || (before === key && slots.orderOf(handles[at - 1]!) < slots.orderOf(handle))) break;
    keys[at] = before;
    handles[at] = handles[at - 1]!;
    at--;
  }
  keys[at] = key;
  handles[at] = handle;
}

function swap({ keys, handles }: Matches, a: number, b: number): void {
  const key = keys[a]!;
  keys[a] = keys[b]!;
  keys[b] = key;
  const handle = handles[a]!;
  handles[a] = handles[b]!;
  handles[b] = handle;
}
