/** Where a walk enters its current tile, into an array: a number that a getter returns may be boxed. */
import { putFractionAtLine } from '../exact/fraction.js';
import { AS_START, BY_COLUMN_LINE, BY_ROW_LINE } from './codes.js';
import type { SegmentCursor } from './cursor.js';

/** Writes `walk.entryFraction`. */
export function putEntryFraction(into: Float64Array, at: number, walk: SegmentCursor): void {
  const { entered } = walk;
  if (entered === AS_START) into[at] = 0;
  else if (entered === BY_COLUMN_LINE) putFractionAtLine(into, at, walk.x + 1 - walk.aheadX, true, walk);
  else if (entered === BY_ROW_LINE) putFractionAtLine(into, at, walk.y + 1 - walk.aheadY, false, walk);
  else if (walk.sx === walk.ex) putFractionAtLine(into, at, walk.cornerY, false, walk);
  else putFractionAtLine(into, at, walk.cornerX, true, walk);
}
