/**
 * All pairs of overlapping objects, each once: two slots per pair into a page, the earlier added first.
 *
 * Inside a level each record meets those that follow it in its row of cells, and the rows below. Between two levels,
 * of one kind of shape or of two, each object of the level with fewer objects asks the other.
 */
import { compareDistanceToSum } from '@tilewright/units/exact';
import type { Cells } from './cells.js';
import { doubt, tiny, vast } from './filter.js';
import { circlesInCircle, circlesInRectangle, rectanglesInCircle, rectanglesInRectangle } from './gather.js';
import { above, below, cellAlong, rectangleTag, slack, type Level } from './level.js';
import type { Page } from './scratch.js';
import type { Store } from './store.js';

/** Returns the number of slots written, two per pair. `matches` is for the answers of single objects. */
export function gatherPairs(store: Store<unknown>, page: Page, matches: Page): number {
  const { levels } = store;
  let found = 0;
  for (let a = 0; a < levels.length; a++) {
    const level = levels[a]!;
    if (level.count === 0) continue;
    found =
      a < rectangleTag
        ? pairsOfCircles(store.circles, level, page, found)
        : pairsOfRectangles(store.rectangles, level, page, found);
    for (let b = 0; b < a; b++) {
      const other = levels[b]!;
      if (other.count === 0) continue;
      found =
        level.count < other.count ? join(store, a, b, page, matches, found) : join(store, b, a, page, matches, found);
    }
  }
  putEarlierFirst(store, page, found);
  return found;
}

function pairsOfCircles({ records, start }: Cells, level: Level, page: Page, already: number): number {
  const { originX, originY, perX, perY, base, columns, rows, east: farthest } = level;
  // Constants of a module may be read anew each time, once it is bundled.
  const outward = slack;
  const part = doubt;
  const least = tiny;
  const most = vast;
  let found = already;
  for (let row = 0; row < rows; row++) {
    const end = start[base + (row + 1) * columns]! * 4;
    for (let at = start[base + row * columns]! * 4; at < end; at += 4) {
      const slot = records[at + 3]!;
      if (slot < 0) continue;
      const x = records[at]!;
      const y = records[at + 1]!;
      const radius = records[at + 2]!;
      const reach = radius + farthest;
      const bound = reach * reach * part + least;
      const size = Math.abs(x) + Math.abs(y) + reach;
      const isVast = Number(!(size < most));
      const span = reach + size * outward;
      const west = cellAlong(x - span, originX, perX, columns - 1);
      const east = cellAlong(x + span, originX, perX, columns - 1) + 1;
      const south = cellAlong(y + span, originY, perY, rows - 1);
      for (let other = row; other <= south; other++) {
        const first = base + other * columns;
        const from = other === row ? at + 4 : start[first + west]! * 4;
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
          slots[found] = slot;
          slots[found + 1] = records[next + 3]!;
          found += 2 * Number(excess < -bound);
          maybe += 2 * Number(excess < bound);
        }
        if (maybe === found) continue;
        found = before;
        for (let next = from; next < to; next += 4) {
          if (records[next + 3]! < 0) continue;
          if (compareDistanceToSum(x, y, records[next]!, records[next + 1]!, radius, records[next + 2]!) > 0) continue;
          slots[found++] = slot;
          slots[found++] = records[next + 3]!;
        }
      }
    }
  }
  return found;
}

function pairsOfRectangles({ records, start }: Cells, level: Level, page: Page, already: number): number {
  const { base, columns, rows } = level;
  let found = already;
  for (let row = 0; row < rows; row++) {
    const end = start[base + (row + 1) * columns]! * 5;
    for (let at = start[base + row * columns]! * 5; at < end; at += 5) {
      const slot = records[at + 4]!;
      if (slot < 0) continue;
      const minX = records[at]!;
      const minY = records[at + 1]!;
      const maxX = records[at + 2]!;
      const maxY = records[at + 3]!;
      const west = level.columnOf(below(minX, level.east));
      const east = level.columnOf(above(maxX, 0)) + 1;
      const south = level.rowOf(above(maxY, 0));
      for (let other = row; other <= south; other++) {
        const first = base + other * columns;
        const from = other === row ? at + 5 : start[first + west]! * 5;
        const to = start[first + east]! * 5;
        if (from >= to) continue;
        const slots = page.reserve(found + ((to - from) / 5) * 2);
        for (let next = from; next < to; next += 5) {
          slots[found] = slot;
          slots[found + 1] = records[next + 4]!;
          found +=
            2 *
            (Number(records[next]! <= maxX) &
              Number(records[next + 2]! >= minX) &
              Number(records[next + 1]! <= maxY) &
              Number(records[next + 3]! >= minY));
        }
      }
    }
  }
  return found;
}

/** The pairs of each object of one level with those of another; levels by their index in the store. */
function join(store: Store<unknown>, few: number, many: number, page: Page, matches: Page, already: number): number {
  const { circles, rectangles, levels } = store;
  const asking = few < rectangleTag ? circles : rectangles;
  const asked = many < rectangleTag ? circles : rectangles;
  const level = levels[few]!;
  const other = levels[many]!;
  const { records, start, stride } = asking;
  const end = start[level.base + level.rows * level.columns]! * stride;
  let found = already;
  for (let at = start[level.base]! * stride; at < end; at += stride) {
    const slot = records[at + stride - 1]!;
    if (slot < 0) continue;
    const { asked: shape } = matches;
    shape[0] = records[at]!;
    shape[1] = records[at + 1]!;
    shape[2] = records[at + 2]!;
    shape[3] = records[at + 3]!; // a circle's slot, which nobody reads
    let count: number;
    if (asking === circles) {
      count =
        asked === circles
          ? circlesInCircle(circles, other, matches, 0)
          : rectanglesInCircle(rectangles, other, matches, 0);
    } else {
      count =
        asked === circles
          ? circlesInRectangle(circles, other, matches, 0)
          : rectanglesInRectangle(rectangles, other, matches, 0);
    }
    const slots = page.reserve(found + 2 * count);
    for (let match = 0; match < count; match++) {
      slots[found++] = slot;
      slots[found++] = matches.slots[match]!;
    }
  }
  return found;
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
