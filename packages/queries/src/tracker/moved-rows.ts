/** `moveAll`: the slots of its rows, its checks, and what observers are told. The move itself is in `bulk.ts`. */
import type { AnyQuantity } from '@tilewright/units';
import { requireArray, requireFinite, requirePairColumn } from '@tilewright/units/checks';
import type { BulkMove } from './bulk.js';
import type { ChangeObservers } from './changes.js';
import type { Coordinates } from './level.js';
import { requireFinitePoints } from './shape-checks.js';
import type { Handle } from '../handle.js';
import type { PointsOf } from './shapes.js';
import type { Store } from './store.js';

/** Reusable: allocates only while it grows. */
export class MovedRows {
  private readonly store: Store<unknown>;
  /** The slots of the rows, and the rows of the slots. */
  private slotOf: Int32Array = new Int32Array(0);
  rowOf: Int32Array = new Int32Array(0);

  constructor(store: Store<unknown>) {
    this.store = store;
  }

  get bytes(): number {
    return this.slotOf.byteLength + this.rowOf.byteLength;
  }

  /** Moves the objects of the handles, or all objects, to the rows of a column; see `ObjectTracker.moveAll`. */
  move(
    bulk: BulkMove,
    observers: ChangeObservers,
    positions: PointsOf<AnyQuantity>,
    handles: readonly Handle[] | undefined,
  ): void {
    const { store } = this;
    const where = 'tracker.moveAll';
    store.requireUnlocked(where);
    const { slots } = store;
    if (handles === undefined) slots.requireWhole(where);
    else requireArray(where, 'handles', handles);
    const rows = handles === undefined ? slots.live : handles.length;
    // Without a sequence each object is in the slot of its number.
    const sequence = slots.sequence.length > 0 ? slots.sequence : undefined;
    const order = handles === undefined ? sequence : this.slotsOf(where, handles);
    requirePairColumn(where, 'positions', positions, rows, 'the list of objects');
    const { rawX, rawY } = positions;
    const isComplete = order === undefined || (rows === slots.live && this.invert(order, rows));
    const isWatched = !observers.isIdle;
    // A bulk pass itself checks that all coordinates are finite.
    if (isWatched || !isComplete) this.requireFiniteRows(positions, rows, order);
    if (isWatched) noteRows(observers, order, rows);
    if (!isComplete) {
      for (let row = 0; row < rows; row++) store.move(order[row]!, rawX, rawY, row);
    } else if (!bulk.run(rawX, rawY, order === undefined ? undefined : this.rowOf)) {
      this.requireFiniteRows(positions, rows, order);
    }
    if (isWatched) observers.report();
  }

  /** The slots of handles, row by row. @throws RangeError for a stale or forged handle */
  slotsOf(where: string, handles: readonly Handle[]): Int32Array {
    const { slots } = this.store;
    if (this.slotOf.length < handles.length) this.slotOf = new Int32Array(handles.length * 2);
    for (let row = 0; row < handles.length; row++) {
      const handle = handles[row]!;
      const slot = slots.find(handle);
      if (slot < 0) slots.slotOf(handle, where, `handles[${row}]`);
      this.slotOf[row] = slot;
    }
    return this.slotOf;
  }

  /** Finds the rows of the slots; returns false if a slot occurs twice among the first rows. */
  invert(order: Int32Array, rows: number): boolean {
    const { used } = this.store.slots;
    if (this.rowOf.length < used) this.rowOf = new Int32Array(used * 2);
    const rowOf = this.rowOf.fill(-1, 0, used);
    for (let row = 0; row < rows; row++) {
      const slot = order[row]!;
      if (rowOf[slot]! >= 0) return false;
      rowOf[slot] = row;
    }
    return true;
  }

  /** @throws RangeError if a coordinate, or the far corner of a rectangle, would not be finite */
  private requireFiniteRows(positions: PointsOf<AnyQuantity>, rows: number, order: Int32Array | undefined): void {
    requireFinitePoints('tracker.moveAll', 'positions', positions, rows);
    const { store } = this;
    if (store.rectangles.count === 0) return;
    const { rawX, rawY } = positions;
    for (let row = 0; row < rows; row++) {
      const slot = order === undefined ? row : order[row]!;
      requireFarCorner('tracker.moveAll', 'positions', store, slot, rawX, rawY, row);
    }
  }
}

/** Records each slot of the rows once. */
function noteRows(observers: ChangeObservers, order: Int32Array | undefined, rows: number): void {
  const slots = new Set<number>();
  for (let row = 0; row < rows; row++) slots.add(order === undefined ? row : order[row]!);
  for (const slot of slots) observers.note(slot);
}

/** @throws RangeError if the far corner of a rectangle would not be finite at row `row` of two columns */
export function requireFarCorner(
  where: string,
  parameter: string,
  store: Store<unknown>,
  slot: number,
  xs: Coordinates,
  ys: Coordinates,
  row: number,
): void {
  if (!store.isRectangle(slot)) return;
  const { width, height } = store.slots;
  const farX = xs[row]! + width[slot]!;
  const farY = ys[row]! + height[slot]!;
  if (farX - farX + (farY - farY) === 0) return;
  requireFinite(where, `${parameter} plus the rectangle's width`, farX);
  requireFinite(where, `${parameter} plus the rectangle's height`, farY);
}
