/**
 * Finds the first tracked shape that a moving body meets, and where the body is then.
 *
 * The cells along the path are visited slab by slab, as for segments, and widened by the body; the search stops when
 * the best contact so far comes before the entry of the next slab. Floating-point bounds enclose the time of a contact;
 * exact arithmetic decides only where they overlap. At equal times, the object that was added earlier comes first.
 */
import type { Handle } from '@tilewright/queries';
import {
  above,
  below,
  countRun,
  Pool,
  type RawFilter,
  Slabs,
  type TrackedCells,
  type TrackedLevel,
  type TrackedObjects,
} from '@tilewright/queries/kernel';
import { FILTER_ERROR, LEAST_FILTER_ERROR, OUTWARD } from './limits.js';
import { FREE } from '../moving/box-sweep.js';
import { Approach } from './approach.js';
import { goBack, land, WAYS_BACK } from './landing.js';
import { SweptPath } from './swept-path.js';

/** The square of a shorter path underflows. */
const LEAST_LENGTH = 1e-140;

/** Answers one question at a time. It is reusable and allocates nothing. */
export class ObjectSweep {
  readonly path: SweptPath = new SweptPath();
  /** The first contact; meaningful after `find` has returned true. */
  first: Approach = new Approach();
  /** The part of the path before the first contact. */
  part: number = Number.NaN;
  /** Where on the path the body is put. */
  goal: number = Number.NaN;
  /** No contact after this fraction of the path is looked for. */
  limit: number = Number.NaN;
  /** Whether objects that the body overlaps at the start are ignored from then on. */
  leavesStart = false;

  private store: TrackedObjects | undefined = undefined;
  private filter: RawFilter | undefined = undefined;
  /** The owner that is excepted; -1 if none is. */
  private except = -1;
  private current: Approach = new Approach();
  private hasFirst = false;
  /** The greatest fraction of interest. */
  private most: number = Number.NaN;
  private readonly slabs: Slabs = new Slabs();
  private readonly ends: Float64Array = new Float64Array(4);
  /** The owners that are ignored. */
  private ignored: Float64Array = new Float64Array(8);
  private ignoredCount = 0;
  /** A place of the body, and its approach to a shape there. */
  readonly place: SweptPath = new SweptPath();
  private readonly there: Approach = new Approach();
  private readonly box: Float64Array = new Float64Array(4);
  private readonly cells: Int32Array = new Int32Array(4);

  /** Starts a question. The body and its path are set in `path` then. */
  begin(store: TrackedObjects, except: Handle | undefined, filter: RawFilter | undefined): void {
    const { slots } = store;
    const slot = except === undefined ? -1 : slots.find(except);
    this.store = store;
    this.except = slot < 0 ? -1 : slots.ownerOf(slot);
    this.filter = filter;
    this.ignoredCount = 0;
    this.limit = 1;
    this.leavesStart = false;
  }

  /** Releases the references to the tracker and to the caller's function. */
  release(): void {
    this.store = undefined;
    this.filter = undefined;
  }

  /** Finds the first contact on the path up to `limit`. */
  find(): boolean {
    const { store, path, ends, slabs } = this;
    this.hasFirst = false;
    this.most = this.limit;
    if (store === undefined) return false;
    const { circles, rectangles } = store;
    ends[0] = path.startX;
    ends[1] = path.startY;
    ends[2] = path.endX;
    ends[3] = path.endY;
    slabs.wideX = path.halfX + path.radius;
    slabs.wideY = path.halfY + path.radius;
    slabs.aim(ends);
    for (const level of circles.levels) if (level.count > 0) this.meetCircles(circles, level);
    for (const level of rectangles.levels) if (level.count > 0) this.meetRectangles(rectangles, level);
    if (!this.hasFirst) return false;
    this.first.settle();
    this.part = this.goal = Math.max(this.first.least, 0);
    return true;
  }

  /** The object that the body meets first; its owner. */
  get owner(): number {
    return this.first.owner;
  }

  /** Moves the start of `place` to where the body is at the contact, so that it overlaps no object there. */
  standAtContact(): void {
    land(this);
    for (let tries = 0; tries < WAYS_BACK; tries++) {
      if (this.isFree()) return;
      goBack(this, tries);
    }
    if (!this.isFree()) this.stayAtStart();
  }

  stayAtStart(): void {
    const { place, path } = this;
    place.startX = path.startX;
    place.startY = path.startY;
  }

  private meetCircles(cells: TrackedCells, level: TrackedLevel): void {
    const { path, slabs } = this;
    const { base, columns } = level;
    const { records, start, counters, stride } = cells;
    const { startX, startY, radius } = path;
    const stepX = path.endX - startX;
    const stepY = path.endY - startY;
    const lengthX = Math.abs(stepX);
    const lengthY = Math.abs(stepY);
    const size = lengthX + lengthY;
    const squares = (stepX * stepX + stepY * stepY) * (1 + 16 * FILTER_ERROR);
    const length = Math.sqrt(squares) + LEAST_LENGTH;
    // How far a box reaches across the path and along it, times the length.
    const across = path.halfX * lengthY + path.halfY * lengthX;
    const along = path.halfX * lengthX + path.halfY * lengthY;
    let farthest = squares * this.most;
    slabs.most = this.most;
    slabs.begin(level, start);
    while (slabs.next()) {
      if (slabs.entry > this.most) return;
      const { west, east, south } = slabs;
      for (let row = slabs.north; row <= south; row++) {
        const first = base + row * columns;
        countRun(counters, start, first + west, first + east);
        const to = start[first + east]! * stride;
        for (let at = start[first + west]! * stride; at < to; at += stride) {
          const x = records[at]! - startX;
          const y = records[at + 1]! - startY;
          const ahead = stepX * x + stepY * y;
          const reach =
            (records[at + 2]! + radius) * length +
            (Math.abs(x) + Math.abs(y) + radius + path.halfX + path.halfY) * size * FILTER_ERROR +
            LEAST_FILTER_ERROR;
          const isOut =
            Number(Math.abs(stepX * y - stepY * x) > reach + across) |
            Number(ahead + reach + along < 0) |
            Number(ahead - reach - along > farthest);
          if (isOut !== 0 || records[at + stride - 1]! < 0) continue;
          this.consider(records, at, false);
          farthest = squares * this.most;
        }
      }
    }
  }

  private meetRectangles(cells: TrackedCells, level: TrackedLevel): void {
    const { path, slabs } = this;
    const { base, columns } = level;
    const { records, start, counters, stride } = cells;
    const { startX, startY, radius } = path;
    const stepX = path.endX - startX;
    const stepY = path.endY - startY;
    const lengthX = Math.abs(stepX);
    const lengthY = Math.abs(stepY);
    const size = lengthX + lengthY;
    const squares = (stepX * stepX + stepY * stepY) * (1 + 16 * FILTER_ERROR);
    const round = 2 * radius * (Math.sqrt(squares) + LEAST_LENGTH);
    const wide = 2 * path.halfX;
    const high = 2 * path.halfY;
    let farthest = squares * this.most;
    slabs.most = this.most;
    slabs.begin(level, start);
    while (slabs.next()) {
      if (slabs.entry > this.most) return;
      const { west, east, south } = slabs;
      for (let row = slabs.north; row <= south; row++) {
        const first = base + row * columns;
        countRun(counters, start, first + west, first + east);
        const to = start[first + east]! * stride;
        for (let at = start[first + west]! * stride; at < to; at += stride) {
          // Twice the vector from the start to the center of the rectangle, and twice the extents of the grown
          // rectangle.
          const x = records[at]! - startX + (records[at + 2]! - startX);
          const y = records[at + 1]! - startY + (records[at + 3]! - startY);
          const width = records[at + 2]! - records[at]! + wide;
          const height = records[at + 3]! - records[at + 1]! + high;
          const off =
            (Math.abs(x) + Math.abs(y) + width + height + radius) * size * (8 * FILTER_ERROR) + LEAST_FILTER_ERROR;
          const ahead = stepX * x + stepY * y;
          const reach = lengthX * width + lengthY * height + round + off;
          const isOut =
            Number(Math.abs(stepX * y - stepY * x) > lengthX * height + lengthY * width + round + off) |
            Number(ahead + reach < 0) |
            Number(ahead - reach > 2 * farthest);
          if (isOut !== 0 || records[at + stride - 1]! < 0) continue;
          this.consider(records, at, true);
          farthest = squares * this.most;
        }
      }
    }
  }

  /** Makes the contact with a shape the first one, if it comes before the first so far. */
  private consider(records: Float64Array, at: number, isRectangle: boolean): void {
    const { current, first, store } = this;
    current.load(this.path, records, at, isRectangle);
    const { owner } = current;
    if (store === undefined || owner === this.except || this.isIgnored(owner)) return;
    const { slots } = store;
    if (!current.meets()) return;
    if (current.axis === FREE && this.leavesStart) {
      this.ignore(owner);
      return;
    }
    if (this.hasFirst) {
      const order = current.compare(first);
      if (order > 0 || (order === 0 && slots.orderOf(owner) > slots.orderOf(first.owner))) return;
    } else if (current.least > this.limit) {
      return;
    }
    if (!this.accepts(owner)) return;
    this.first = current;
    this.current = first;
    this.hasFirst = true;
    this.most = Math.max(current.most, 0);
  }

  private accepts(owner: number): boolean {
    const { filter, store } = this;
    if (filter === undefined || store === undefined) return true;
    const { slots } = store;
    const wasLocked = store.isLocked;
    store.isLocked = true;
    try {
      return filter(slots.objectOf(slots.slotIn(owner)), slots.handleOfOwner(owner));
    } finally {
      store.isLocked = wasLocked;
    }
  }

  private isIgnored(owner: number): boolean {
    for (let i = 0; i < this.ignoredCount; i++) if (this.ignored[i] === owner) return true;
    return false;
  }

  private ignore(owner: number): void {
    if (this.ignoredCount === this.ignored.length) {
      const ignored = new Float64Array(2 * this.ignored.length);
      ignored.set(this.ignored);
      this.ignored = ignored;
    }
    this.ignored[this.ignoredCount++] = owner;
  }

  /**
   * Whether the body would overlap no object with its center at the start of `place`, apart from those that are
   * ignored.
   */
  isFree(): boolean {
    const { store, place, path, box } = this;
    if (store === undefined) return true;
    place.endX = place.startX;
    place.endY = place.startY;
    place.halfX = path.halfX;
    place.halfY = path.halfY;
    place.radius = path.radius;
    const wideX = path.halfX + path.radius;
    const wideY = path.halfY + path.radius;
    const padX = (Math.abs(place.startX) + wideX) * OUTWARD;
    const padY = (Math.abs(place.startY) + wideY) * OUTWARD;
    box[0] = place.startX - wideX - padX;
    box[1] = place.startY - wideY - padY;
    box[2] = place.startX + wideX + padX;
    box[3] = place.startY + wideY + padY;
    const { circles, rectangles } = store;
    for (const level of circles.levels) if (level.count > 0 && this.overlapsIn(circles, level, false)) return false;
    for (const level of rectangles.levels)
      if (level.count > 0 && this.overlapsIn(rectangles, level, true)) return false;
    return true;
  }

  private overlapsIn({ records, start, stride }: TrackedCells, level: TrackedLevel, isRectangle: boolean): boolean {
    const { box, cells, place, there } = this;
    level.cover(box, cells);
    const minX = box[0]!;
    const minY = box[1]!;
    const maxX = box[2]!;
    const maxY = box[3]!;
    for (let row = cells[2]!; row <= cells[3]!; row++) {
      const base = level.base + row * level.columns;
      const to = start[base + cells[1]! + 1]! * stride;
      for (let at = start[base + cells[0]!]! * stride; at < to; at += stride) {
        const owner = records[at + stride - 1]!;
        if (owner < 0) continue;
        const x = records[at]!;
        const y = records[at + 1]!;
        const third = records[at + 2]!;
        const isApart = isRectangle
          ? x > maxX || y > maxY || third < minX || records[at + 3]! < minY
          : below(x, third) > maxX || below(y, third) > maxY || above(x, third) < minX || above(y, third) < minY;
        if (isApart || owner === this.except || this.isIgnored(owner)) continue;
        there.load(place, records, at, isRectangle);
        if (there.isInside && this.accepts(owner)) return true;
      }
    }
    return false;
  }
}

export const objectSweeps: Pool<ObjectSweep> = /* @__PURE__ */ new Pool(() => new ObjectSweep());
