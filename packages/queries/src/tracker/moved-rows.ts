/** The rows of a bulk move: the slots of their handles, and the checks. */
import type { AnyQuantity } from '@tilewright/units';
import { requireFinite } from '@tilewright/units/checks';
import type { Coordinates } from './level.js';
import { requireFinitePoints } from './shape-checks.js';
import type { Handle } from './handle.js';
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
  requireFiniteRows(positions: PointsOf<AnyQuantity>, rows: number, order: Int32Array | undefined): void {
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
