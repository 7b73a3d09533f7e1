/**
 * The exact look at rectangles, of which gathering knows no more than that circles around them are met.
 *
 * Matches are names until then, and slots afterwards. Where rectangles are among them is noted first, without a branch,
 * since nobody could predict it. For a large circle most are settled by the middle in their record, which is at hand, and
 * lies in the rectangle however it was rounded; else it takes the corners. The last match takes the place of each that
 * does not overlap.
 */
import { compareRectangleDistance } from '@tilewright/units/exact';
import type { Cells } from './cells.js';
import { doubt, tiny, twicePositive } from './filter.js';
import { slotBits } from './handle.js';
import { slotMask } from './rectangles.js';
import type { Page } from './scratch.js';

/** Leaves of the matches in a page those that overlap the circle in `asked`. Returns the new number. */
export function rectanglesInCircle(cells: Cells, page: Page, found: number): number {
  const { corners, records } = cells;
  const { record } = cells.slots;
  const mask = slotMask;
  const x = page.asked[0]!;
  const y = page.asked[1]!;
  const radius = page.asked[2]!;
  // Nearer than this to a middle, it surely overlaps.
  const least = radius * radius * (1 - doubt) - tiny;
  // Of twice the distance, as below.
  const limit = 4 * radius * radius;
  const bound = limit * doubt + tiny;
  const count = noteRectangles(page, found);
  const { slots, aside } = page;
  let open = 0;
  for (let note = 0; note < count; note++) {
    const match = aside[note]!;
    const slot = slots[match]! & mask;
    slots[match] = slot;
    const at = 4 * record[slot]!;
    const dx = records[at]! - x;
    const dy = records[at + 1]! - y;
    aside[open] = match;
    open += Number(!(dx * dx + dy * dy < least));
  }
  let kept = found;
  for (let note = open - 1; note >= 0; note--) {
    const match = aside[note]!;
    const at = 4 * record[slots[match]!]!;
    const dx = twicePositive(corners[at]! - x) + twicePositive(x - corners[at + 2]!);
    const dy = twicePositive(corners[at + 1]! - y) + twicePositive(y - corners[at + 3]!);
    const excess = dx * dx + dy * dy - limit;
    if (excess < -bound) continue;
    if (excess > bound || compareToRectangle(corners, at, x, y, radius) > 0) slots[match] = slots[--kept]!;
  }
  return kept;
}

/** The same for a rectangle: comparisons only. */
export function rectanglesInRectangle(cells: Cells, page: Page, found: number): number {
  const { corners } = cells;
  const { record } = cells.slots;
  const mask = slotMask;
  const minX = page.asked[0]!;
  const minY = page.asked[1]!;
  const maxX = page.asked[2]!;
  const maxY = page.asked[3]!;
  let kept = found;
  const count = noteRectangles(page, found);
  const { slots, aside } = page;
  for (let note = count - 1; note >= 0; note--) {
    const match = aside[note]!;
    const slot = slots[match]! & mask;
    const at = 4 * record[slot]!;
    slots[match] = slot;
    const isFound =
      Number(corners[at]! <= maxX) &
      Number(corners[at + 2]! >= minX) &
      Number(corners[at + 1]! <= maxY) &
      Number(corners[at + 3]! >= minY);
    if (isFound === 0) slots[match] = slots[--kept]!;
  }
  return kept;
}

/** Writes where the rectangles are among the matches. Returns how many. */
function noteRectangles(page: Page, found: number): number {
  const { slots } = page;
  const aside = page.reserveAside(found);
  let count = 0;
  for (let match = 0; match < found; match++) {
    aside[count] = match;
    count += slots[match]! >> slotBits;
  }
  return count;
}

/** The distance from a point to the rectangle in a place, compared with a limit. */
export function compareToRectangle(corners: Float64Array, at: number, x: number, y: number, limit: number): number {
  return compareRectangleDistance(corners[at]!, corners[at + 1]!, corners[at + 2]!, corners[at + 3]!, x, y, limit);
}
