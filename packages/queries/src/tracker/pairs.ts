/**
 * All pairs of overlapping objects, each once: two slots per pair into a page, the earlier added first.
 *
 * Inside a level each record meets those that follow it in its row of cells, and the rows below. Between two levels,
 * each object of the level with fewer objects asks the other. All take every record for the circle that it is; pairs with
 * a rectangle are then looked at exactly.
 */
import { compareDistanceToSum } from '@tilewright/units/exact';
import type { Cells } from './cells.js';
import { doubt, tiny, vast } from './filter.js';
import { circlesInCircle } from './gather.js';
import { cellAlong, slack, type Level } from './level.js';
import { cornered, slotMask } from './rectangles.js';
import { compareToRectangle } from './refine.js';
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
  if (cells.rectangles > 0) found = pairsWithRectangles(cells, page, found);
  takeEarlierFirst(store, page, found);
  return found;
}

function pairsOfCircles({ records, start }: Cells, level: Level, page: Page, already: number): number {
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
      for (let line = row; line <= south; line++) {
        const first = base + line * columns;
        const from = line === row ? at + 4 : start[first + west]! * 4;
        const to = start[first + east]! * 4;
        if (from >= to) continue;
        const slots = page.reserve(found + (to - from) / 2);
        const before = found;
        let maybe = found + 2 * isVast;
        for (let next = from; next < to; next += 4) {
          const dx = records[next]! - x;
          const dy = records[next + 1]! - y;
          const sum = records[next + 2]! + radius;
          const excess = dx * dx + dy * dy - sum * sum;
          slots[found] = at;
          slots[found + 1] = next;
          found += 2 * Number(excess < -bound);
          maybe += 2 * Number(excess < bound);
        }
        if (maybe === found) continue;
        found = before;
        for (let next = from; next < to; next += 4) {
          const other = records[next + 3]!;
          if (other < 0) continue;
          const isFound =
            Math.max(name, other) >= cornered ||
            compareDistanceToSum(x, y, records[next]!, records[next + 1]!, radius, records[next + 2]!) <= 0;
          if (!isFound) continue;
          slots[found++] = at;
          slots[found++] = next;
        }
      }
    }
  }
  return found;
}

/** The pairs of each object of one level with those of another. */
function join(cells: Cells, few: Level, many: Level, page: Page, matches: Page, already: number): number {
  const { records, start } = cells;
  const { record } = cells.slots;
  const { asked } = matches;
  const end = start[few.base + few.rows * few.columns]! * 4;
  let found = already;
  for (let at = start[few.base]! * 4; at < end; at += 4) {
    const name = records[at + 3]!;
    if (name < 0) continue;
    asked[0] = records[at]!;
    asked[1] = records[at + 1]!;
    asked[2] = records[at + 2]!;
    asked[3] = name;
    const count = circlesInCircle(cells, many, matches, 0);
    const slots = page.reserve(found + 2 * count);
    for (let match = 0; match < count; match++) {
      slots[found++] = at;
      slots[found++] = 4 * record[matches.slots[match]! & slotMask]!;
    }
  }
  return found;
}

/** Leaves of the pairs of places those of objects that overlap. */
function pairsWithRectangles(cells: Cells, { slots }: Page, found: number): number {
  const { records } = cells;
  const least = cornered;
  let kept = 0;
  for (let pair = 0; pair < found; pair += 2) {
    const first = slots[pair]!;
    const second = slots[pair + 1]!;
    if (Math.max(records[first + 3]!, records[second + 3]!) >= least && !areOverlapping(cells, first, second)) continue;
    slots[kept++] = first;
    slots[kept++] = second;
  }
  return kept;
}

/** Whether two objects overlap, at least one of which is a rectangle. */
function areOverlapping({ corners, records }: Cells, first: number, second: number): boolean {
  if (Math.min(records[first + 3]!, records[second + 3]!) >= cornered) {
    return (
      corners[first]! <= corners[second + 2]! &&
      corners[second]! <= corners[first + 2]! &&
      corners[first + 1]! <= corners[second + 3]! &&
      corners[second + 1]! <= corners[first + 3]!
    );
  }
  const isFirst = records[first + 3]! >= cornered;
  const box = isFirst ? first : second;
  const at = isFirst ? second : first;
  return compareToRectangle(corners, box, records[at]!, records[at + 1]!, records[at + 2]!) <= 0;
}

/** Turns pairs of places into pairs of slots, with that object first that was added earlier. */
function takeEarlierFirst({ cells, slots: table }: Store<unknown>, { slots }: Page, found: number): void {
  const { records } = cells;
  const mask = slotMask;
  for (let pair = 0; pair < found; pair += 2) {
    const first = records[slots[pair]! + 3]! & mask;
    const second = records[slots[pair + 1]! + 3]! & mask;
    const isRight = table.orderOf(first) < table.orderOf(second);
    slots[pair] = isRight ? first : second;
    slots[pair + 1] = isRight ? second : first;
  }
}
