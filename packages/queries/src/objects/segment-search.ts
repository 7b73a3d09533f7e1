/**
 * Finds the objects that a segment meets: the first one, or all of them by distance.
 *
 *                  c                     e: from a to the center of a circle, d: from a to b
 *               .  |  .                  ahead  = d . e              along the segment, times its length
 *      a ------x---+-----------> b       across = d x e              beside it, times its length
 *               '  |  '                  half   = sqrt(r^2 d^2 - across^2)
 *                                        fraction at x = (ahead - half) / d^2
 *
 * Floating-point bounds enclose the fraction of the segment at which it meets an object; exact arithmetic decides only
 * if the bounds overlap. The search for the first hit stops when the best hit so far is nearer than the entry of the
 * next slab of cells. At equal distances, the object that was added earlier comes first.
 */
import { AT_FRACTION, CONTACT_NUMBERS } from '@tilewright/units/exact';
import { type Level } from '../tracker/level.js';
import { sortByKey } from './heap.js';
import { computeContact } from './hit.js';
import type { Matches } from './matches.js';
import type { RawFilter } from './options.js';
import { Slabs } from './slabs.js';
import { Pool } from '../pool.js';
import {
  CIRCLE_HANDLE,
  CIRCLE_STRIDE,
  FILTER_ERROR,
  LEAST_FILTER_ERROR,
  RECTANGLE_HANDLE,
  RECTANGLE_STRIDE,
} from '../tracker/limits.js';
import type { Store } from '../tracker/store.js';

/** 2^-43: more than the relative error of a fraction, both of the rounded one and of the exact one. */
const FRACTION_ERROR = 1.1368683772161603e-13;
/** A squared length below this has lost precision. */
const LEAST_SQUARE = 1e-280;

/** Answers one question at a time. It is reusable and allocates nothing. */
export class SegmentSearch {
  private store: Store<unknown> = nothing();
  private matches: Matches = nothing();
  private readonly slabs: Slabs = new Slabs();
  /** The numbers of an exact fraction. */
  private readonly numbers: Float64Array = new Float64Array(CONTACT_NUMBERS);
  private ax = 0;
  private ay = 0;
  private dx = 0;
  private dy = 0;
  /** The square of the segment's length. */
  private squares = 0;
  /** The same, increased by more than the error of fractions; infinite if it is too small for error bounds. */
  private bound = 0;
  /** Bounds of the fraction at which the segment meets the current object; equal if the fraction is exact. */
  private least = 0;
  private most = 0;
  /** The same bounds of the first hit so far, above 1 until a first hit is found; and its handle. */
  private firstLeast = 2;
  private firstMost = 2;
  private first = -1;
  /**
   * The number of hits so far, or -1 if only the first is wanted; and the largest distance between the bounds of a hit.
   */
  private found = -1;
  private widest = 0;

  /**
   * Finds the first object on the segment in `matches`, and writes its handle there. Returns false if the segment hits
   * no object.
   */
  findFirst(store: Store<unknown>, matches: Matches, filter: RawFilter | undefined): boolean {
    this.store = store;
    this.matches = matches;
    this.firstLeast = this.firstMost = 2;
    this.first = this.found = -1;
    this.search(filter);
    if (this.first < 0) return false;
    matches.handles[0] = this.first;
    return true;
  }

  /**
   * Finds all objects on the segment in `matches`, and writes their handles there, nearest first. Returns their number.
   */
  findAll(store: Store<unknown>, matches: Matches): number {
    this.store = store;
    this.matches = matches;
    this.firstMost = 2;
    this.found = this.widest = 0;
    this.search(undefined);
    sortByKey(matches, store.slots, this.found);
    if (this.mayBeMisordered()) {
      for (let match = 0; match < this.found; match++) {
        this.decide(matches.handles[match]!);
        matches.keys[match] = this.numbers[AT_FRACTION]!;
      }
      sortByKey(matches, store.slots, this.found);
    }
    return this.found;
  }

  /** Releases the reference to the tracker. */
  release(): void {
    this.store = nothing();
    this.matches = nothing();
  }

  private search(filter: RawFilter | undefined): void {
    const { asked } = this.matches;
    const { circles, rectangles } = this.store;
    this.ax = asked[0]!;
    this.ay = asked[1]!;
    this.dx = asked[2]! - asked[0]!;
    this.dy = asked[3]! - asked[1]!;
    this.squares = this.dx * this.dx + this.dy * this.dy;
    this.bound = this.squares > LEAST_SQUARE ? this.squares * (1 + 16 * FILTER_ERROR) : Number.POSITIVE_INFINITY;
    this.slabs.aim(asked);
    for (const level of circles.levels) if (level.count > 0) this.meetCircles(level, filter);
    if (rectangles.count === 0) return;
    for (const level of rectangles.levels) if (level.count > 0) this.meetRectangles(level, filter);
  }

  private meetCircles(level: Level, filter: RawFilter | undefined): void {
    const { ax, ay, dx, dy, slabs } = this;
    const { base, columns } = level;
    const { records, start, counters } = this.store.circles;
    const squares = this.bound;
    const length = Math.sqrt(squares);
    const size = Math.abs(dx) + Math.abs(dy);
    // The end of the range in which an object must begin, on the scale of the dot product below.
    let farthest = squares * Math.min(this.firstMost, 1);
    slabs.most = Math.min(this.firstMost, 1);
    slabs.begin(level, start);
    while (slabs.next()) {
      if (slabs.entry > this.firstMost) return;
      const { west, east, south } = slabs;
      for (let row = slabs.north; row <= south; row++) {
        const first = base + row * columns;
        if (counters.isOn) counters.addRun(start, first + west, first + east);
        const to = start[first + east]! * CIRCLE_STRIDE;
        for (let at = start[first + west]! * CIRCLE_STRIDE; at < to; at += CIRCLE_STRIDE) {
          const x = records[at]! - ax;
          const y = records[at + 1]! - ay;
          const ahead = dx * x + dy * y;
          // The radius on that scale plus the error of the products. If a product overflows, so does this.
          const reach =
            records[at + 2]! * length + (Math.abs(x) + Math.abs(y)) * size * FILTER_ERROR + LEAST_FILTER_ERROR;
          // Beside the line, behind the start, or behind the best so far: one branch for all three. NaN is not out.
          const isOut =
            Number(Math.abs(dx * y - dy * x) > reach) | Number(ahead + reach < 0) | Number(ahead - reach > farthest);
          if (isOut !== 0 || records[at + CIRCLE_HANDLE]! < 0 || !this.boundCircle(records, at)) continue;
          this.consider(records[at + CIRCLE_HANDLE]!, filter);
          farthest = squares * Math.min(this.firstMost, 1);
        }
      }
    }
  }

  private meetRectangles(level: Level, filter: RawFilter | undefined): void {
    const { ax, ay, dx, dy, slabs } = this;
    const { base, columns } = level;
    const { records, start, counters } = this.store.rectangles;
    const squares = this.bound;
    const acrossX = Math.abs(dx);
    const acrossY = Math.abs(dy);
    const size = acrossX + acrossY;
    let farthest = squares * Math.min(this.firstMost, 1);
    slabs.most = Math.min(this.firstMost, 1);
    slabs.begin(level, start);
    while (slabs.next()) {
      if (slabs.entry > this.firstMost) return;
      const { west, east, south } = slabs;
      for (let row = slabs.north; row <= south; row++) {
        const first = base + row * columns;
        if (counters.isOn) counters.addRun(start, first + west, first + east);
        const to = start[first + east]! * RECTANGLE_STRIDE;
        for (let at = start[first + west]! * RECTANGLE_STRIDE; at < to; at += RECTANGLE_STRIDE) {
          // Twice the vector from the start to the center of the rectangle, its width and its height, and the error of
          // all.
          const x = records[at]! - ax + (records[at + 2]! - ax);
          const y = records[at + 1]! - ay + (records[at + 3]! - ay);
          const width = records[at + 2]! - records[at]!;
          const height = records[at + 3]! - records[at + 1]!;
          const off = (Math.abs(x) + Math.abs(y) + width + height) * size * (8 * FILTER_ERROR) + LEAST_FILTER_ERROR;
          const ahead = dx * x + dy * y;
          const reach = acrossX * width + acrossY * height + off;
          const isOut =
            Number(Math.abs(dx * y - dy * x) > acrossX * height + acrossY * width + off) |
            Number(ahead + reach < 0) |
            Number(ahead - reach > 2 * farthest);
          if (isOut !== 0 || records[at + RECTANGLE_HANDLE]! < 0 || !this.boundRectangle(records, at)) continue;
          this.consider(records[at + RECTANGLE_HANDLE]!, filter);
          farthest = squares * Math.min(this.firstMost, 1);
        }
      }
    }
  }

  /** Bounds the fraction at which the segment meets the circle of a record; returns false if it does not meet it. */
  private boundCircle(records: Float64Array, at: number): boolean {
    const { dx, dy, squares } = this;
    const x = records[at]! - this.ax;
    const y = records[at + 1]! - this.ay;
    const radius = records[at + 2]!;
    const distance = x * x + y * y;
    const power = distance - radius * radius;
    const powerError = (distance + radius * radius) * FILTER_ERROR + LEAST_FILTER_ERROR;
    if (power < -powerError) {
      this.least = this.most = 0; // the segment starts inside
      return true;
    }
    const ahead = dx * x + dy * y;
    // The segment starts outside, and leads away.
    if (power > powerError && ahead < -(Math.abs(dx * x) + Math.abs(dy * y)) * FILTER_ERROR - LEAST_FILTER_ERROR)
      return false;
    const across = dx * y - dy * x;
    const reach = radius * radius * squares;
    // Half of the chord, times the length, and the error of its square, which dominates when the segment grazes the
    // circle.
    const square = reach - across * across;
    const half = Math.sqrt(square);
    const terms =
      Math.abs(dx * x) + Math.abs(dy * y) + Math.abs(dx * y) + Math.abs(dy * x) + radius * Math.sqrt(squares);
    const squareError = (reach + terms * (Math.abs(across) + terms * FILTER_ERROR)) * FILTER_ERROR;
    const fraction = (ahead - half) / squares;
    const error = (terms * FRACTION_ERROR + squareError / half) / squares + FRACTION_ERROR;
    this.least = fraction - error;
    this.most = fraction + error;
    // The line certainly meets the circle, after the start. If the hit may lie at the start itself, only the exact
    // fraction orders it after the objects that contain the start.
    const isSure = square > 2 * squareError + LEAST_FILTER_ERROR && squares > LEAST_SQUARE && this.least > 0;
    if (isSure && this.most < 1) return true;
    return !(isSure && this.least > 1) && this.settle(records[at + CIRCLE_HANDLE]!);
  }

  /** The same for a rectangle. */
  private boundRectangle(records: Float64Array, at: number): boolean {
    const { ax, ay, dx, dy } = this;
    const minX = records[at]!;
    const minY = records[at + 1]!;
    const maxX = records[at + 2]!;
    const maxY = records[at + 3]!;
    const isBeside = ax < minX || ax > maxX;
    const isAboveOrBelow = ay < minY || ay > maxY;
    if (!isBeside && !isAboveOrBelow) {
      this.least = this.most = 0; // the segment starts inside
      return true;
    }
    if ((dx === 0 && isBeside) || (dy === 0 && isAboveOrBelow)) return false;
    // The segment is inside from the last border line that it enters through to the first one that it leaves through.
    const { NEGATIVE_INFINITY: ever, POSITIVE_INFINITY: never } = Number;
    const enter = Math.max(
      dx === 0 ? ever : ((dx > 0 ? minX : maxX) - ax) / dx,
      dy === 0 ? ever : ((dy > 0 ? minY : maxY) - ay) / dy,
    );
    const leave = Math.min(
      dx === 0 ? never : ((dx > 0 ? maxX : minX) - ax) / dx,
      dy === 0 ? never : ((dy > 0 ? maxY : minY) - ay) / dy,
    );
    this.least = enter * (1 - FRACTION_ERROR);
    this.most = enter * (1 + FRACTION_ERROR);
    // Nothing overflowed or underflowed.
    const isSure = Math.min(enter, leave) > LEAST_SQUARE && this.squares < Number.POSITIVE_INFINITY;
    if (isSure && this.most < 1 && this.most < leave * (1 - FRACTION_ERROR)) return true;
    const isMissed = leave < 0 || (isSure && (this.least > 1 || this.least > leave * (1 + FRACTION_ERROR)));
    return !isMissed && this.settle(records[at + RECTANGLE_HANDLE]!);
  }

  /** Finds the exact fraction at which the segment meets an object; returns false if it does not. */
  private settle(handle: number): boolean {
    this.decide(handle);
    this.least = this.most = this.numbers[AT_FRACTION]!;
    return this.least >= 0;
  }

  /**
   * Computes the exact fraction at which the segment meets an object, or `noContact`, in `numbers`: returning it would
   * allocate.
   */
  private decide(handle: number): void {
    const { store, numbers } = this;
    if (store.counters.isOn) store.counters.exactDecisions++;
    computeContact(numbers, store, this.matches, handle);
  }

  /** Adds the current object to all hits, or makes it the first hit if it is nearer. */
  private consider(handle: number, filter: RawFilter | undefined): void {
    const { matches } = this;
    const { slots } = this.store;
    if (this.found >= 0) {
      matches.reserve(this.found + 1)[this.found] = handle;
      matches.reserveKeys(this.found + 1)[this.found++] = (this.least + this.most) / 2;
      this.widest = Math.max(this.widest, this.most - this.least);
      return;
    }
    if (this.least > this.firstMost) return;
    if (this.most >= this.firstLeast) {
      if (this.least !== this.most) this.settle(handle);
      if (this.firstLeast !== this.firstMost) {
        this.decide(this.first);
        this.firstLeast = this.firstMost = this.numbers[AT_FRACTION]!;
      }
      if (this.least > this.firstMost) return;
      if (this.least === this.firstMost && slots.orderOf(handle) > slots.orderOf(this.first)) return;
    }
    if (filter !== undefined && !filter(slots.objectOf(slots.slotIn(handle)), slots.handleOfOwner(handle))) return;
    this.firstLeast = this.least;
    this.firstMost = this.most;
    this.first = handle;
  }

  /** Whether two adjacent matches of the sorted list could be in the wrong order. */
  private mayBeMisordered(): boolean {
    const { keys } = this.matches;
    if (this.widest === 0) return false;
    for (let match = 1; match < this.found; match++) {
      if (keys[match]! > 0 && keys[match]! - keys[match - 1]! <= this.widest) return true;
    }
    return false;
  }
}

/** The value of a search's references while it does not run. */
function nothing<V>(): V {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is not read
  return undefined as V;
}

export const segmentSearches: Pool<SegmentSearch> = /* @__PURE__ */ new Pool(() => new SegmentSearch());
