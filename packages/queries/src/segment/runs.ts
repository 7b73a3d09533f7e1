/**
 * The visitor form and the array form of walks. They make whole runs of certain steps with the numbers of the walk in
 * local variables.
 *
 * `walk.next()` handles the rare cases: the first tile, corners, near corners, the end. Between them are runs of steps
 * that `gap` decides alone. These steps are written out here because they are most of the cost of a query.
 */
import { UNDECIDED } from './codes.js';
import type { SegmentWalk } from './walk.js';

/**
 * Receives the column and the row of each tile. Return `true` to stop the question, which then returns `true` as well.
 * A visitor may ask other questions; what it throws reaches the caller.
 */
export type TileVisitor = (x: number, y: number) => boolean | void;

/**
 * Writes x, y, x, y, ... of all tiles into `out`. Returns the number of tiles, or -1 if the array is too small: then it
 * is full, and the walk is at the first tile without room.
 */
export function fillFromWalk(walk: SegmentWalk, out: Int32Array): number {
  const { perRow, perColumn, stepX, stepY } = walk;
  const perLines = perRow + perColumn;
  const room = out.length - 1;
  let at = 0;
  while (walk.next()) {
    if (at >= room) return -1;
    let { x, y, gap } = walk;
    const { left } = walk;
    out[at] = x;
    out[at + 1] = y;
    at += 2;
    const start = at;
    const stop = Math.min(at + 2 * left, room);
    for (; at < stop && gap >>> 0 > UNDECIDED; at += 2) {
      const column = gap >> 31;
      gap = (gap - perRow + (perLines & column)) | 0;
      x = (x + (stepX & column)) | 0;
      y = (y + (stepY & ~column)) | 0;
      out[at] = x;
      out[at + 1] = y;
    }
    walk.x = x;
    walk.y = y;
    walk.gap = gap;
    walk.left = left - ((at - start) >> 1);
  }
  return at >> 1;
}

/** Calls `visit` for each tile until it returns `true`; returns whether it did. */
export function visitFromWalk(walk: SegmentWalk, visit: TileVisitor): boolean {
  const { perRow, perColumn, stepX, stepY } = walk;
  const perLines = perRow + perColumn;
  while (walk.next()) {
    let { x, y, gap, left } = walk;
    if (visit(x, y) === true) return true;
    for (; left > 0 && gap >>> 0 > UNDECIDED; left--) {
      const column = gap >> 31;
      gap = (gap - perRow + (perLines & column)) | 0;
      x = (x + (stepX & column)) | 0;
      y = (y + (stepY & ~column)) | 0;
      if (visit(x, y) === true) return true;
    }
    walk.x = x;
    walk.y = y;
    walk.gap = gap;
    walk.left = left;
  }
  return false;
}

/** The number of tiles. */
export function countFromWalk(walk: SegmentWalk): number {
  let count = 0;
  while (walk.next()) count++;
  return count;
}
