/**
 * All vectors and points at run time: the literal `{ x, y }`, with its members in this order.
 *
 *     { x: 1, y: 2 }   hidden class A          { ...v }           another class
 *     { x: 3, y: 4 }   hidden class A          { y: 2, x: 1 }     another class
 *
 * Literals with the same members in the same order share a hidden class. Loops over one class, or up to four, are fast;
 * loops over more classes are 8 to 26 times slower. The hot verbs write the literal themselves, since a call of `pair`
 * counts toward the size up to which engines inline (a step of bodies takes 1.4 times as long as the raw loop with the
 * call, 1.2 times without). All other code calls `pair`.
 */

/** A vector or point at run time. */
export interface Pair {
  readonly x: number;
  readonly y: number;
}

export function pair(x: number, y: number): Pair {
  return { x, y };
}
