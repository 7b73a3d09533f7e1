/**
 * All pairs of overlapping objects, each once: two slots per pair into a page, the earlier added first, batch by
 * batch. There may be as many as half of the square of the objects: to gather them all could take gigabytes.
 *
 * Inside a level each record meets those that follow it in its row of cells, and the rows below. Between two levels,
 * of one kind of shape or of two, each object of the level with fewer objects asks the other.
 *
 * Pairs are those of the moment when the walk began. It reads the cells themselves; before they are changed while it is
 * under way, `detach` copies them.
 */
import { compareDistanceToSum } from '@tilewright/units/exact';
import type { Packed } from './cells.js';
import { doubt, tiny, vast } from './filter.js';
import { circlesInCircle, circlesInRectangle, rectanglesInCircle, rectanglesInRectangle } from './gather.js';
import { above, below, cellAlong, noLevel, rectangleTag, slack, type Level } from './level.js';
import type { Page } from './scratch.js';
import type { Store } from './store.js';

/**
 * How many slots a batch has, two per pair: so many, and so many more for each object. Then it is short beside the records,
 * and long enough that cells and objects do not push each other out of the caches.
 */
const shortest = 4096;
const perObject = 4;

/** One walk over all pairs at a time. Kept and used again. */
export class PairWalk {
  private readonly store: Store<unknown>;
  private readonly page: Page;
  /** For the matches of single objects of one level in another. */
  private readonly matches: Page;
  private circles: Packed;
  private rectangles: Packed;
  private levels: readonly Level[];
  /** The part of the walk under way: the pairs inside level `one` where `other` is -1, else those of two levels. */
  private one = 0;
  private other = -1;
  /** Where the part goes on: a row of cells and a record in it; the part is over when it leaves none. */
  private readonly place: Place = { row: 0, at: 0, isOver: false };
  private full = shortest;
  private isUnderWay = false;
  private readonly copy: Copy = new Copy();

  constructor(store: Store<unknown>, page: Page, matches: Page) {
    this.store = store;
    this.page = page;
    this.matches = matches;
    this.circles = store.circles;
    this.rectangles = store.rectangles;
    this.levels = store.levels;
  }

  get bytes(): number {
    return this.matches.bytes + this.copy.bytes;
  }

  /** Starts a walk, whose batches end with the object that makes them `full` slots long. */
  begin(full: number = shortest + perObject * this.store.slots.live): void {
    const { store } = this;
    this.circles = store.circles;
    this.rectangles = store.rectangles;
    this.levels = store.levels;
    this.one = 0;
    this.other = -1;
    startOver(this.place);
    this.full = full;
    this.isUnderWay = true;
  }

  /** Ends the walk, wherever it is. */
  end(): void {
    this.isUnderWay = false;
  }

  /** The cells are about to change: goes on with a copy of them. */
  detach(): void {
    if (!this.isUnderWay || this.circles !== this.store.circles) return;
    this.copy.take(this.store);
    this.circles = this.copy.circles;
    this.rectangles = this.copy.rectangles;
    this.levels = this.copy.levels;
  }

  /** Writes the next pairs into the page, and returns the number of slots written; 0 when there are no more. */
  next(): number {
    const { page, place, levels } = this;
    let found = 0;
    for (; this.one < levels.length; this.one++) {
      if (levels[this.one]!.count === 0) continue;
      for (; this.other < this.one; this.other++) {
        if (this.other >= 0 && levels[this.other]!.count === 0) continue;
        found = this.part(found);
        if (!place.isOver) {
          putEarlierFirst(this.store, page, found);
          return found;
        }
        startOver(place);
      }
      this.other = -1;
    }
    this.isUnderWay = false;
    putEarlierFirst(this.store, page, found);
    return found;
  }

  /** The pairs of the part under way, after those already found. */
  private part(found: number): number {
    const { circles, rectangles, levels, page, full, place, one, other } = this;
    const level = levels[one]!;
    if (other < 0) {
      return one < rectangleTag
        ? pairsOfCircles(circles, level, page, found, full, place)
        : pairsOfRectangles(rectangles, level, page, found, full, place);
    }
    return level.count < levels[other]!.count ? this.join(one, other, found) : this.join(other, one, found);
  }

  /** The pairs of each object of one level with those of another; levels by their index. */
  private join(few: number, many: number, already: number): number {
    const { circles, rectangles, levels, page, matches, full, place } = this;
    const isRound = few < rectangleTag;
    const isOtherRound = many < rectangleTag;
    const level = levels[few]!;
    const other = levels[many]!;
    const { records, start } = isRound ? circles : rectangles;
    const stride = isRound ? 4 : 5;
    const end = start[level.base + level.rows * level.columns]! * stride;
    let found = already;
    for (let at = Math.max(place.at, start[level.base]! * stride); at < end; at += stride) {
      if (found >= full) return stopAt(place, 0, at, found);
      const slot = records[at + stride - 1]!;
      if (slot < 0) continue;
      const { asked: shape } = matches;
      shape[0] = records[at]!;
      shape[1] = records[at + 1]!;
      shape[2] = records[at + 2]!;
      shape[3] = records[at + 3]!; // a circle's slot, which nobody reads
      let count: number;
      if (isRound) {
        count = isOtherRound
          ? circlesInCircle(circles, other, matches, 0)
          : rectanglesInCircle(rectangles, other, matches, 0);
      } else {
        count = isOtherRound
          ? circlesInRectangle(circles, other, matches, 0)
          : rectanglesInRectangle(rectangles, other, matches, 0);
      }
      const slots = page.reserve(found + 2 * count);
      for (let match = 0; match < count; match++) {
        slots[found++] = slot;
        slots[found++] = matches.slots[match]!;
      }
    }
    place.isOver = true;
    return found;
  }
}

interface Place {
  row: number;
  at: number;
  isOver: boolean;
}

function startOver(place: Place): void {
  place.row = place.at = 0;
  place.isOver = false;
}

function stopAt(place: Place, row: number, at: number, found: number): number {
  place.row = row;
  place.at = at;
  return found;
}

/** A copy of what pairs are found from, in memory that is kept. */
class Copy {
  readonly circles: { records: Float64Array; start: Int32Array } = emptyCells();
  readonly rectangles: { records: Float64Array; start: Int32Array } = emptyCells();
  readonly levels: Level[] = [];
  /** The levels that were copied last, by index. */
  private readonly originals: (Level | undefined)[] = [];

  get bytes(): number {
    const { circles, rectangles } = this;
    const arrays = [circles.records, circles.start, rectangles.records, rectangles.start];
    return arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  take({ circles, rectangles, levels }: Store<unknown>): void {
    copyCells(circles, this.circles);
    copyCells(rectangles, this.rectangles);
    for (const [index, level] of levels.entries()) {
      if (level.count === 0) {
        this.levels[index] = noLevel;
        this.originals[index] = undefined;
      } else if (this.originals[index] === level) {
        this.levels[index]!.take(level);
      } else {
        this.levels[index] = level.copy();
        this.originals[index] = level;
      }
    }
  }
}

function emptyCells(): { records: Float64Array; start: Int32Array } {
  return { records: new Float64Array(0), start: new Int32Array(0) };
}

function copyCells({ records, start }: Packed, into: { records: Float64Array; start: Int32Array }): void {
  if (into.records.length < records.length) into.records = new Float64Array(records.length);
  if (into.start.length < start.length) into.start = new Int32Array(start.length);
  into.records.set(records);
  into.start.set(start);
}

function pairsOfCircles(
  { records, start }: Packed,
  level: Level,
  page: Page,
  already: number,
  full: number,
  place: Place,
): number {
  const { originX, originY, perX, perY, base, columns, rows, east: farthest } = level;
  // Constants of a module may be read anew each time, once it is bundled.
  const outward = slack;
  const part = doubt;
  const least = tiny;
  const most = vast;
  let found = already;
  for (let row = place.row; row < rows; row++) {
    const end = start[base + (row + 1) * columns]! * 4;
    const begin = start[base + row * columns]! * 4;
    for (let at = row === place.row ? Math.max(begin, place.at) : begin; at < end; at += 4) {
      if (found >= full) return stopAt(place, row, at, found);
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
  place.isOver = true;
  return found;
}

function pairsOfRectangles(
  { records, start }: Packed,
  level: Level,
  page: Page,
  already: number,
  full: number,
  place: Place,
): number {
  const { base, columns, rows } = level;
  let found = already;
  for (let row = place.row; row < rows; row++) {
    const end = start[base + (row + 1) * columns]! * 5;
    const begin = start[base + row * columns]! * 5;
    for (let at = row === place.row ? Math.max(begin, place.at) : begin; at < end; at += 5) {
      if (found >= full) return stopAt(place, row, at, found);
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
  place.isOver = true;
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
