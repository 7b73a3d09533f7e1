/**
 * `moveEach`: the places that objects give for themselves are read into two columns of one row per slot, all of them
 * before anything moves. The move itself is in `bulk.ts`.
 *
 *     slot          0      1      2      3
 *     record        5     -1      0      9        free slots keep old numbers, which nothing reads
 *     xs         place  (old)  place  record      an object that stays has the numbers of its own record
 */
import type { AnyQuantity, Unit } from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  requireFinite,
  requireFunction,
  requireObject,
  requireOptions,
  requireUnit,
} from '@tilewright/units/checks';
import type { BulkMove } from './bulk.js';
import type { ChangeObservers } from './changes.js';
import type { Handle } from '../handle.js';
import { RECTANGLE_STRIDE } from './limits.js';
import { requireFarCorner } from './moved-rows.js';
import type { Slots } from './slots.js';
import type { Store } from './store.js';

/** A position of plain numbers, such as that of an engine's sprite. */
export interface PlainPlace {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns where an object is now, in plain numbers of the unit that `moveEach` was called with, or `undefined` if the
 * object stays where it is. May return the same object each time: its numbers are read at once.
 */
export type PlaceOfObject<T> = (object: T, handle: Handle) => PlainPlace | undefined;

/** The options of `moveEach`. */
export interface MoveEachOptions {
  /**
   * What the place of a rectangle is: its north-west corner, as in `move`, or its center. The place of a circle is
   * always its center. Default: `'corner'`.
   */
  readonly anchor?: 'corner' | 'center' | undefined;
}

const moveEachOptions: OptionNames<MoveEachOptions> = ['anchor'];

/** The numbers that are kept of a rectangle: `slot maxX maxY`. */
const KEPT_NUMBERS = 3;

/** Reusable: allocates only while it grows. */
export class ObjectPlaces<T> {
  /** The new coordinates, by slot. */
  private xs: Float64Array = new Float64Array(0);
  private ys: Float64Array = new Float64Array(0);
  private readonly store: Store<T>;
  /** The rectangles that stay, and whose far corner is not exactly the near one plus the size. */
  private kept: Float64Array = new Float64Array(0);
  private keptCount = 0;

  constructor(store: Store<T>) {
    this.store = store;
  }

  get bytes(): number {
    return this.xs.byteLength + this.ys.byteLength + this.kept.byteLength;
  }

  /** Moves all objects to the places that `placeOf` returns; see `ObjectTracker.moveEach`. */
  move(
    bulk: BulkMove,
    observers: ChangeObservers,
    unit: Unit<AnyQuantity>,
    placeOf: PlaceOfObject<T>,
    options: MoveEachOptions | undefined,
  ): void {
    const { store } = this;
    const where = 'tracker.moveEach';
    store.requireUnlocked(where);
    requireUnit(where, 'unit', unit);
    requireFunction(where, 'placeOf', placeOf);
    requireOptions(where, options, moveEachOptions);
    const anchor: unknown = options?.anchor;
    if (anchor !== undefined && anchor !== 'corner' && anchor !== 'center') {
      throw argumentError(where, 'anchor', "'corner' or 'center'", anchor);
    }
    this.read(unit, placeOf, anchor === 'center');
    const isWatched = !observers.isIdle;
    if (isWatched) noteTracked(observers, store.slots);
    bulk.apply(this.xs, this.ys, undefined);
    this.restoreCorners();
    if (isWatched) observers.report();
  }

  /**
   * Asks for the place of every object, and checks it. Changes nothing but the columns.
   *
   * @throws RangeError that names the handle of a place that is not valid; whatever `placeOf` throws
   */
  private read(unit: Unit<AnyQuantity>, placeOf: PlaceOfObject<T>, isCenter: boolean): void {
    const { store } = this;
    const { slots } = store;
    const { used, record, width, height } = slots;
    const { factor, divisor } = unit;
    if (this.xs.length < used) {
      this.xs = new Float64Array(record.length);
      this.ys = new Float64Array(record.length);
    }
    const { xs, ys } = this;
    this.keptCount = 0;
    const wasLocked = store.isLocked;
    store.isLocked = store.isReadingPlaces = true;
    try {
      for (let slot = 0; slot < used; slot++) {
        if (record[slot]! < 0) continue;
        const place: unknown = placeOf(slots.objectOf(slot), slots.handleOf(slot));
        if (place === undefined) {
          this.stay(slot);
          continue;
        }
        if (typeof place !== 'object' || place === null) this.refuse(slot, place);
        const { x, y } = place as Partial<PlainPlace>;
        if (typeof x !== 'number' || typeof y !== 'number') this.refuse(slot, { x, y });
        // As the unit itself computes.
        xs[slot] = (x / divisor) * factor;
        ys[slot] = (y / divisor) * factor;
        let sum = xs[slot]! - xs[slot]! + (ys[slot]! - ys[slot]!);
        if (store.isRectangle(slot)) {
          if (isCenter) {
            xs[slot]! -= width[slot]! / 2;
            ys[slot]! -= height[slot]! / 2;
          }
          const farX = xs[slot]! + width[slot]!;
          const farY = ys[slot]! + height[slot]!;
          sum += farX - farX + (farY - farY);
        }
        // A finite number minus itself is 0, any other number gives NaN.
        if (sum !== 0) this.refuse(slot, { x, y });
      }
    } finally {
      store.isLocked = wasLocked;
      store.isReadingPlaces = false;
    }
  }

  /**
   * Called after the move: gives the rectangles that stay their far corners back, because a move computes them from the
   * size.
   */
  private restoreCorners(): void {
    const { kept, store } = this;
    const { records } = store.rectangles;
    for (let at = 0; at < this.keptCount * KEPT_NUMBERS; at += KEPT_NUMBERS) {
      const target = store.slots.record[kept[at]!]! * RECTANGLE_STRIDE;
      records[target + 2] = kept[at + 1]!;
      records[target + 3] = kept[at + 2]!;
    }
  }

  /** Takes the current place of an object that stays. */
  private stay(slot: number): void {
    const { store, xs, ys } = this;
    const { record, width, height } = store.slots;
    const { records, stride } = store.cellsOf(slot);
    const at = record[slot]! * stride;
    xs[slot] = records[at]!;
    ys[slot] = records[at + 1]!;
    if (stride !== RECTANGLE_STRIDE) return;
    const farX = xs[slot] + width[slot]!;
    const farY = ys[slot] + height[slot]!;
    if (records[at + 2] === farX && records[at + 3] === farY) return;
    const next = this.keptCount++ * KEPT_NUMBERS;
    if (this.kept.length <= next) {
      const kept = new Float64Array(2 * next + KEPT_NUMBERS);
      kept.set(this.kept);
      this.kept = kept;
    }
    this.kept[next] = slot;
    this.kept[next + 1] = records[at + 2]!;
    this.kept[next + 2] = records[at + 3]!;
  }

  /** @throws RangeError that says what is wrong with a place; it is only called if something is */
  private refuse(slot: number, place: unknown): never {
    const where = 'tracker.moveEach';
    const { store, xs, ys } = this;
    const handle = store.slots.handle[slot]!;
    requireObject(where, `place of handle ${handle}`, 'an object { x, y } of two finite numbers, or undefined', place);
    const { x, y } = place as Partial<PlainPlace>;
    requireFinite(where, `place.x of handle ${handle}`, x);
    requireFinite(where, `place.y of handle ${handle}`, y);
    const isX = !Number.isFinite(xs[slot]);
    if (!isX && Number.isFinite(ys[slot])) {
      requireFarCorner(where, `place of handle ${handle}`, store, slot, xs, ys, slot);
    }
    const rule = 'small enough for the position to be finite';
    throw argumentError(where, `place.${isX ? 'x' : 'y'} of handle ${handle}`, rule, isX ? x : y);
  }
}

/** Records the slots of all objects. */
export function noteTracked(observers: ChangeObservers, { used, record }: Slots<unknown>): void {
  for (let slot = 0; slot < used; slot++) if (record[slot]! >= 0) observers.note(slot);
}
