/**
 * Objects that a segment meets: the first one, or all of them by distance.
 *
 * A float filter drops what the segment's line misses by more than rounding; `exact` decides the rest. The stop rule
 * of the first hit: the best so far must lie nearer than the entry of the next slab of cells. At equal distance the
 * object that was added earlier comes first.
 */
import { doubt, tiny, type Filter } from './filter.js';
import { rectangleTag, type Level } from './level.js';
import { circleContact, rectangleContact } from '@tilewright/units/exact';
import { Runs } from './runs.js';
import type { Page } from './scratch.js';
import type { Store } from './store.js';

/** One query along a segment at a time. Kept and used again: it allocates nothing. */
export class Crossing<T> {
  /** The first hit so far, above 1 while there is none, and its slot. */
  fraction = 2;
  slot = -1;
  private ax = 0;
  private ay = 0;
  private bx = 0;
  private by = 0;
  private readonly runs: Runs = new Runs();

  /** Finds the first object on the segment `ax ay bx by`; see `slot`, which is -1 if there is none. */
  findFirst(store: Store<T>, ends: Float64Array, filter: Filter<T> | undefined): void {
    this.aim(ends);
    this.fraction = 2;
    this.slot = -1;
    const { levels } = store;
    for (let index = 0; index < levels.length; index++) {
      const level = levels[index]!;
      if (level.count === 0) continue;
      if (index < rectangleTag) this.firstCircle(store, level, filter);
      else this.firstRectangle(store, level, filter);
    }
  }

  /** Finds all objects on the segment that the page asks for: slots and fractions into the page, in no order. */
  gatherAll(store: Store<T>, page: Page): number {
    this.aim(page.asked);
    const { levels } = store;
    let found = 0;
    for (let index = 0; index < levels.length; index++) {
      const level = levels[index]!;
      if (level.count === 0) continue;
      found =
        index < rectangleTag
          ? this.allCircles(store, level, page, found)
          : this.allRectangles(store, level, page, found);
    }
    return found;
  }

  private aim(ends: Float64Array): void {
    this.ax = ends[0]!;
    this.ay = ends[1]!;
    this.bx = ends[2]!;
    this.by = ends[3]!;
    this.runs.aim(ends);
  }

  private firstCircle(store: Store<T>, level: Level, filter: Filter<T> | undefined): void {
    const { ax, ay, bx, by, runs } = this;
    const { records, start } = store.circles;
    const dx = bx - ax;
    const dy = by - ay;
    const squares = lengthLimit(dx, dy);
    const length = Math.sqrt(squares);
    // Where an object must begin to be of interest, on the scale of the dot product below.
    let farthest = squares * Math.min(this.fraction, 1);
    runs.begin(level, start);
    while (runs.next()) {
      if (runs.entry > this.fraction) return;
      const to = runs.to * 4;
      for (let at = runs.from * 4; at < to; at += 4) {
        const x = records[at]! - ax;
        const y = records[at + 1]! - ay;
        const radius = records[at + 2]!;
        const across = Math.abs(dx * y - dy * x) - (Math.abs(dx * y) + Math.abs(dy * x)) * doubt;
        const ahead = dx * x + dy * y;
        const reach = radius * length + (Math.abs(dx * x) + Math.abs(dy * y)) * doubt;
        // Beside the line, behind the start, behind the best so far: one branch for all. NaN lets through.
        const isOut =
          Number(across * Math.abs(across) > radius * radius * squares + tiny) |
          Number(ahead + reach < 0) |
          Number(ahead - reach > farthest);
        if (isOut !== 0 || records[at + 3]! < 0) continue;
        const fraction = circleContact(ax, ay, bx, by, records[at]!, records[at + 1]!, radius);
        if (fraction < 0 || fraction > this.fraction) continue;
        this.consider(store, records[at + 3]!, fraction, filter);
        farthest = squares * Math.min(this.fraction, 1);
      }
    }
  }

  private firstRectangle(store: Store<T>, level: Level, filter: Filter<T> | undefined): void {
    const { ax, ay, bx, by, runs } = this;
    const { records, start } = store.rectangles;
    const dx = bx - ax;
    const dy = by - ay;
    const squares = lengthLimit(dx, dy);
    let farthest = squares * Math.min(this.fraction, 1);
    runs.begin(level, start);
    while (runs.next()) {
      if (runs.entry > this.fraction) return;
      const to = runs.to * 5;
      for (let at = runs.from * 5; at < to; at += 5) {
        // From the start to the middle of the rectangle, and half of its sides; all twice, and with the doubt of both.
        const x = records[at]! - ax + (records[at + 2]! - ax);
        const y = records[at + 1]! - ay + (records[at + 3]! - ay);
        const width = records[at + 2]! - records[at]!;
        const height = records[at + 3]! - records[at + 1]!;
        const extentX = Math.abs(width) + (Math.abs(records[at]! - ax) + Math.abs(width)) * (8 * doubt);
        const extentY = Math.abs(height) + (Math.abs(records[at + 1]! - ay) + Math.abs(height)) * (8 * doubt);
        const across = Math.abs(dx * y - dy * x);
        const ahead = dx * x + dy * y;
        const reach = Math.abs(dx) * extentX + Math.abs(dy) * extentY;
        // Beside the line, behind the start, behind the best so far: one branch for all. NaN lets through.
        const isOut =
          Number(across > Math.abs(dx) * extentY + Math.abs(dy) * extentX + tiny) |
          Number(ahead + reach < 0) |
          Number(ahead - reach > 2 * farthest);
        if (isOut !== 0 || records[at + 4]! < 0) continue;
        const fraction = rectangleContact(
          ax,
          ay,
          bx,
          by,
          records[at]!,
          records[at + 1]!,
          records[at + 2]!,
          records[at + 3]!,
        );
        if (fraction < 0 || fraction > this.fraction) continue;
        this.consider(store, records[at + 4]!, fraction, filter);
        farthest = squares * Math.min(this.fraction, 1);
      }
    }
  }

  private consider(store: Store<T>, slot: number, fraction: number, filter: Filter<T> | undefined): void {
    const { slots } = store;
    if (fraction === this.fraction && slots.orderOf(slot) > slots.orderOf(this.slot)) return;
    if (filter !== undefined && !filter(slots.objectOf(slot), slots.handleOf(slot))) return;
    this.fraction = fraction;
    this.slot = slot;
  }

  private allCircles(store: Store<T>, level: Level, page: Page, already: number): number {
    const { ax, ay, bx, by, runs } = this;
    const { records, start } = store.circles;
    const dx = bx - ax;
    const dy = by - ay;
    const squares = lengthLimit(dx, dy);
    let found = already;
    runs.begin(level, start);
    while (runs.next()) {
      const slots = page.reserve(found + runs.to - runs.from);
      const keys = page.reserveKeys(found + runs.to - runs.from);
      const to = runs.to * 4;
      for (let at = runs.from * 4; at < to; at += 4) {
        const x = records[at]! - ax;
        const y = records[at + 1]! - ay;
        const radius = records[at + 2]!;
        const across = Math.abs(dx * y - dy * x) - (Math.abs(dx * y) + Math.abs(dy * x)) * doubt;
        if (across * Math.abs(across) > radius * radius * squares + tiny || records[at + 3]! < 0) continue;
        const fraction = circleContact(ax, ay, bx, by, records[at]!, records[at + 1]!, radius);
        if (fraction < 0) continue;
        slots[found] = records[at + 3]!;
        keys[found++] = fraction;
      }
    }
    return found;
  }

  private allRectangles(store: Store<T>, level: Level, page: Page, already: number): number {
    const { ax, ay, bx, by, runs } = this;
    const { records, start } = store.rectangles;
    let found = already;
    runs.begin(level, start);
    while (runs.next()) {
      const slots = page.reserve(found + runs.to - runs.from);
      const keys = page.reserveKeys(found + runs.to - runs.from);
      const to = runs.to * 5;
      for (let at = runs.from * 5; at < to; at += 5) {
        const slot = records[at + 4]!;
        if (slot < 0) continue;
        const fraction = rectangleContact(
          ax,
          ay,
          bx,
          by,
          records[at]!,
          records[at + 1]!,
          records[at + 2]!,
          records[at + 3]!,
        );
        if (fraction < 0) continue;
        slots[found] = slot;
        keys[found++] = fraction;
      }
    }
    return found;
  }
}

/** Squares of lengths below this have lost bits. */
const smallestLength = 1e-280;

/** The square of a segment's length, rounded up by more than fractions are off; too small to tell, it lets all through. */
function lengthLimit(dx: number, dy: number): number {
  const squares = dx * dx + dy * dy;
  return squares > smallestLength ? squares * (1 + 16 * doubt) : Number.POSITIVE_INFINITY;
}
