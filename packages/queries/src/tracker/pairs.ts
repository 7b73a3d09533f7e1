/**
 * All pairs of overlapping objects, each once: two slots per pair into a page, the earlier added first.
 *
 * Inside a level each record meets those that follow it in its row of cells, and the rows below. Between two levels,
 * each object of the level with fewer objects asks the other. Records are taken for the circles that they are; rectangles
 * among what was found are then looked at exactly.
 */
import { compareDistanceToSum } from '@tilewright/units/exact';
import type { Cells } from './cells.js';
import { doubt, tiny, twicePositive, vast } from './filter.js';
import { circlesInCircle, circlesInRectangle } from './gather.js';
import { cellAlong, slack, type Level } from './level.js';
import { cornered, slotMask } from './rectangles.js';
import { compareToRectangle, rectanglesInCircle, rectanglesInRectangle } from './refine.js';
import type { Page } from './scratch.js';
import type { Store } from './store.js';

/** Returns the number of slots written, two per pair. `matches` is for the answers of single objects. */
export function gatherPairs(store: Store<unknown>, page: Page, matches: Page): number {
  const { cells } = store;
  const { levels } = cells;
  let found = 0;
  for (let a = 0; a < levels.length; a++) {
    const level = levels[a]!;
    if (level.count === 0) continue;
    found = pairsOfCircles(cells, level, page, found);
    for (let b = 0; b < a; b++) {
      const other = levels[b]!;
      if (other.count === 0) continue;
      found =
        level.count < other.count
          ? join(cells, level, other, page, matches, found)
          : join(cells, other, level, page, matches, found);
    }
  }
  putEarlierFirst(store, page, found);
  return found;
}

function pairsOfCircles(cells: Cells, level: Level, page: Page, already: number): number {
  const { records, start } = cells;
  const hasRectangles = cells.rectangles > 0;
  const { originX, originY, perX, perY, base, columns, rows, reach: farthest } = level;
  // Constants of a module may be read anew each time, once it is bundled.
  const outward = slack;
  const part = doubt;
  const least = tiny;
  const most = vast;
  let found = already;
  for (let row = 0; row < rows; row++) {
    const end = start[base + (row + 1) * columns]! * 4;
    for (let at = start[base + row * columns]! * 4; at < end; at += 4) {
      const name = records[at + 3]!;
      if (name < 0) continue;
      const x = records[at]!;
      const y = records[at + 1]!;
      const radius = records[at + 2]!;
      const reach = radius + farthest;
      const size = Math.abs(x) + Math.abs(y) + reach;
      const bound = reach * size * part + least;
      const isVast = Number(!(size < most));
      const span = reach + size * outward;
      const west = cellAlong(x - span, originX, perX, columns - 1);
      const east = cellAlong(x + span, originX, perX, columns - 1) + 1;
      const south = cellAlong(y + span, originY, perY, rows - 1);
      const before = found;
      for (let line = row; line <= south; line++) {
        const first = base + line * columns;
        const from = line === row ? at + 4 : start[first + west]! * 4;
        const to = start[first + east]! * 4;
        if (from >= to) continue;
        const slots = page.reserve(found + (to - from) / 2);
        const runStart = found;
        let maybe = found + 2 * isVast;
        for (let next = from; next < to; next += 4) {
          const dx = records[next]! - x;
          const dy = records[next + 1]! - y;
          const sum = records[next + 2]! + radius;
          const excess = dx * dx + dy * dy - sum * sum;
          slots[found] = name;
          slots[found + 1] = records[next + 3]!;
          found += 2 * Number(excess < -bound);
          maybe += 2 * Number(excess < bound);
        }
        if (maybe === found) continue;
        found = runStart;
        for (let next = from; next < to; next += 4) {
          const other = records[next + 3]!;
          if (other < 0) continue;
          const isFound =
            Math.max(name, other) >= cornered ||
            compareDistanceToSum(x, y, records[next]!, records[next + 1]!, radius, records[next + 2]!) <= 0;
          if (!isFound) continue;
          slots[found++] = name;
          slots[found++] = other;
        }
      }
      if (hasRectangles && found > before) found = settle(cells, page, at, before, found);
    }
  }
  return found;
}

/** The pairs of each object of one level with those of another: each asks by its own shape. */
function join(cells: Cells, few: Level, many: Level, page: Page, matches: Page, already: number): number {
  const { records, corners, start } = cells;
  const { asked } = matches;
  const end = start[few.base + few.rows * few.columns]! * 4;
  let found = already;
  for (let at = start[few.base]! * 4; at < end; at += 4) {
    const name = records[at + 3]!;
    if (name < 0) continue;
    const numbers = name < cornered ? records : corners;
    for (let i = 0; i < 4; i++) asked[i] = numbers[at + i]!;
    let count: number;
    if (name < cornered) {
      count = circlesInCircle(cells, many, matches, 0);
      if (cells.rectangles > 0) count = rectanglesInCircle(cells, matches, count);
    } else {
      count = rectanglesInRectangle(cells, matches, circlesInRectangle(cells, many, matches, 0));
    }
    const slots = page.reserve(found + 2 * count);
    for (let match = 0; match < count; match++) {
      slots[found++] = name & slotMask;
      slots[found++] = matches.slots[match]!;
    }
  }
  return found;
}

/**
 * Turns the pairs of names from `from` on, in which the object in the place `at` comes first, into pairs of slots: of those
 * that overlap, now that rectangles are looked at.
 */
function settle(cells: Cells, { slots }: Page, at: number, from: number, found: number): number {
  const { record } = cells.slots;
  const least = cornered;
  const mask = slotMask;
  const name = cells.records[at + 3]!;
  let kept = from;
  for (let pair = from; pair < found; pair += 2) {
    const other = slots[pair + 1]!;
    if (Math.max(name, other) >= least && !areOverlapping(cells, at, 4 * record[other & mask]!)) continue;
    slots[kept++] = name & mask;
    slots[kept++] = other & mask;
  }
  return kept;
}

/** Whether the objects in two places overlap, at least one of which is a rectangle. */
function areOverlapping({ corners, records }: Cells, first: number, second: number): boolean {
  const isFirst = records[first + 3]! >= cornered;
  const box = isFirst ? first : second;
  const at = isFirst ? second : first;
  const minX = corners[box]!;
  const minY = corners[box + 1]!;
  const maxX = corners[box + 2]!;
  const maxY = corners[box + 3]!;
  if (records[at + 3]! >= cornered) {
    const isOverlap =
      Number(corners[at]! <= maxX) &
      Number(corners[at + 1]! <= maxY) &
      Number(corners[at + 2]! >= minX) &
      Number(corners[at + 3]! >= minY);
    return isOverlap === 1;
  }
  const x = records[at]!;
  const y = records[at + 1]!;
  const diameter = 2 * records[at + 2]!;
  const dx = twicePositive(minX - x) + twicePositive(x - maxX);
  const dy = twicePositive(minY - y) + twicePositive(y - maxY);
  const limit = diameter * diameter;
  const excess = dx * dx + dy * dy - limit;
  if (Math.abs(excess) > limit * doubt + tiny) return excess < 0;
  return compareToRectangle(corners, box, x, y, records[at + 2]!) <= 0;
}

/** In each pair, puts the object first that was added earlier. */
function putEarlierFirst({ slots: table }: Store<unknown>, { slots }: Page, found: number): void {
  for (let at = 0; at < found; at += 2) {
    const first = slots[at]!;
    const second = slots[at + 1]!;
    if (table.orderOf(first) < table.orderOf(second)) continue;
    slots[at] = second;
    slots[at + 1] = first;
  }
}
