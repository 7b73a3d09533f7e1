/**
 * The points of an outline as a linked list, into which each beam inserts its points: neighbors in the outline are
 * found in different rows.
 *
 *     head -> a -> b -> c        a beam keeps the point after which it inserts the next: here a
 *             |    ^
 *             +> x +
 */
import { FIRST_POINTS } from '../limits.js';

export class Chain {
  /** Coordinates in tile space; for the eye, x is NaN. */
  x: Float64Array = new Float64Array(FIRST_POINTS);
  y: Float64Array = new Float64Array(FIRST_POINTS);
  next: Int32Array = new Int32Array(FIRST_POINTS);
  private count: number = 0;

  clear(): void {
    this.count = 0;
  }

  /** Starts a chain. @returns its head, which is not a point */
  start(): number {
    const head = this.add();
    this.next[head] = -1;
    return head;
  }

  /** Inserts a point after another. @returns its index. The caller writes the coordinates */
  insert(before: number): number {
    const index = this.add();
    this.next[index] = this.next[before]!;
    this.next[before] = index;
    return index;
  }

  insertEye(before: number): number {
    const index = this.insert(before);
    this.x[index] = Number.NaN;
    return index;
  }

  private add(): number {
    if (this.count === this.next.length) this.grow();
    return this.count++;
  }

  private grow(): void {
    const { x, y, next } = this;
    const length = 2 * next.length;
    this.x = new Float64Array(length);
    this.x.set(x);
    this.y = new Float64Array(length);
    this.y.set(y);
    this.next = new Int32Array(length);
    this.next.set(next);
  }
}
