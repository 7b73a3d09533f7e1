/**
 * Joins two chains to a closed loop, and drops redundant points: repeated points, and points between two others on
 * the same grid line. The eye is kept, since drawing a triangle fan needs it.
 *
 *     north    west -> east       clockwise, as seen with y down: the northern chain from west to east,
 *     south    west <- east       and the southern chain back
 */
import { FIRST_POINTS } from '../limits.js';
import type { Chain } from './chain.js';

export class Loop {
  /** The vertices in order, as points of the chain: `length` of them from `first` on. */
  points: Int32Array = new Int32Array(FIRST_POINTS);
  first: number = 0;
  length: number = 0;
  private end: number = 0;

  close(chain: Chain, south: number, north: number): void {
    const { next } = chain;
    this.first = 0;
    this.end = 0;
    // The southern chain in reverse.
    let count = 0;
    for (let at = next[south]!; at >= 0; at = next[at]!) this.put(count++, at);
    this.reverse(count);
    for (let at = next[north]!; at >= 0; at = next[at]!) this.put(count++, at);
    for (let from = 0; from < count; from++) this.push(chain, this.points[from]!);
    this.closeEnds(chain);
    this.length = this.end - this.first;
    // Fewer than three points have no area.
    if (this.length < 3) this.length = 0;
  }

  private put(index: number, point: number): void {
    if (index === this.points.length) {
      const { points } = this;
      this.points = new Int32Array(2 * points.length);
      this.points.set(points);
    }
    this.points[index] = point;
  }

  /** Reverses the first points. Without `subarray`, which allocates. */
  private reverse(count: number): void {
    const { points } = this;
    for (let low = 0, high = count - 1; low < high; low++, high--) {
      const point = points[low]!;
      points[low] = points[high]!;
      points[high] = point;
    }
  }

  /** Appends a point to the kept points, in place. */
  private push(chain: Chain, point: number): void {
    const { points } = this;
    while (this.end > 0) {
      const last = points[this.end - 1]!;
      if (isSame(chain, last, point)) return;
      if (this.end < 2 || !isBetween(chain, points[this.end - 2]!, last, point)) break;
      this.end--;
    }
    points[this.end++] = point;
  }

  /** Drops redundant points where the end meets the beginning. */
  private closeEnds(chain: Chain): void {
    const { points } = this;
    while (this.end - this.first > 2) {
      const first = points[this.first]!;
      const last = points[this.end - 1]!;
      if (isSame(chain, last, first) || isBetween(chain, points[this.end - 2]!, last, first)) this.end--;
      else if (isBetween(chain, last, first, points[this.first + 1]!)) this.first++;
      else break;
    }
  }
}

function isSame({ x, y }: Chain, a: number, b: number): boolean {
  const ax = x[a]!;
  const bx = x[b]!;
  // Only NaN, the eye, differs from itself.
  return ax === bx ? y[a] === y[b] : ax !== ax && bx !== bx;
}

/** Whether a point lies on the same grid line as both of its neighbors. False for the eye and its neighbors. */
function isBetween({ x, y }: Chain, a: number, b: number, c: number): boolean {
  const bx = x[b]!;
  if (x[a] === bx && x[c] === bx) return true;
  return y[a] === y[b] && y[c] === y[b] && bx === bx && x[a] === x[a] && x[c] === x[c];
}
