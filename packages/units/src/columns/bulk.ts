/**
 * Bulk verbs: what a frame of a game does to all its bodies, typed like the verbs, with raw loops inside.
 *
 * They change their first column, the target, in place; the other columns must be as long as it is, and may be the
 * target itself. They follow IEEE 754, allocate nothing, and cost O(length).
 */
import { argumentError } from '../checks.js';
import { interpolate } from '../scalar/interpolation.js';
import { hypot2 } from '../trigonometry/index.js';
import type { Quotient } from '../types/algebra.js';
import type {
  AnyPoint2,
  AnyQuantity,
  AnyVector2,
  ChangeOf,
  ComponentOf,
  DeltaOf,
  Instant,
  Scalar,
} from '../types/kinds.js';
import { type Column, type FloatArray, requireSameLength } from './column.js';
import { PairColumn, type PointColumn, type VectorColumn } from './pairs.js';
import type { QuantityColumn } from './quantities.js';

/** What the columns of the bulk verbs hold. */
export type BulkOperand = AnyQuantity | Instant | number | AnyVector2 | AnyPoint2;

/** At run time every column of these is one of two. */
type AnyColumn = QuantityColumn<number> | PairColumn<AnyVector2>;

/**
 * Adds `rates * factor` to the target: `addScaled(positions, velocities, dt)` moves all bodies by a frame.
 *
 * @throws RangeError if the columns differ in length
 */
export function addScaled<T extends BulkOperand, S extends Scalar>(
  target: Column<T>,
  rates: Column<Quotient<ChangeOf<T>, S>>,
  factor: S,
): void;
export function addScaled(target: AnyColumn, rates: AnyColumn, factor: number): void {
  const n = target.length;
  requireSameLength('addScaled', 'rates', rates.length, n);
  if (target instanceof PairColumn) {
    const from = rates as typeof target;
    addScaledNumbers(target.rawX, from.rawX, factor, n);
    addScaledNumbers(target.rawY, from.rawY, factor, n);
  } else addScaledNumbers(target.raw, (rates as typeof target).raw, factor, n);
}

function addScaledNumbers(target: FloatArray, rates: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) target[i] = (target[i] as number) + (rates[i] as number) * factor;
}

/**
 * Adds one column to another, value by value.
 *
 * @throws RangeError if the columns differ in length
 */
export function addColumns<T extends BulkOperand>(target: Column<T>, addends: Column<ChangeOf<T>>): void;
export function addColumns(target: AnyColumn, addends: AnyColumn): void {
  const n = target.length;
  requireSameLength('addColumns', 'addends', addends.length, n);
  if (target instanceof PairColumn) {
    const from = addends as typeof target;
    addNumbers(target.rawX, from.rawX, n);
    addNumbers(target.rawY, from.rawY, n);
  } else addNumbers(target.raw, (addends as typeof target).raw, n);
}

function addNumbers(target: FloatArray, addends: FloatArray, n: number): void {
  for (let i = 0; i < n; i++) target[i] = (target[i] as number) + (addends[i] as number);
}

/** Multiplies every value by a number. */
export function scaleColumn<T extends AnyQuantity | number | AnyVector2>(target: Column<T>, factor: number): void;
export function scaleColumn(target: AnyColumn, factor: number): void {
  const n = target.length;
  if (target instanceof PairColumn) {
    scaleNumbers(target.rawX, factor, n);
    scaleNumbers(target.rawY, factor, n);
  } else scaleNumbers(target.raw, factor, n);
}

function scaleNumbers(target: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) target[i] = (target[i] as number) * factor;
}

/**
 * Copies a column over another.
 *
 * @throws RangeError if the columns differ in length
 */
export function copyColumn<T extends BulkOperand>(target: Column<T>, source: Column<T>): void;
export function copyColumn(target: AnyColumn, source: AnyColumn): void {
  const n = target.length;
  requireSameLength('copyColumn', 'source', source.length, n);
  if (target instanceof PairColumn) {
    const from = source as typeof target;
    copyNumbers(target.rawX, from.rawX, n);
    copyNumbers(target.rawY, from.rawY, n);
  } else copyNumbers(target.raw, (source as typeof target).raw, n);
}

function copyNumbers(target: FloatArray, source: FloatArray, n: number): void {
  for (let i = 0; i < n; i++) target[i] = source[i] as number;
}

/**
 * Brings every value a fraction of the way to its goal: exactly to the goal at 1.
 *
 * @throws RangeError if the columns differ in length
 */
export function lerpColumns<T extends BulkOperand>(target: Column<T>, goals: Column<T>, fraction: number): void;
export function lerpColumns(target: AnyColumn, goals: AnyColumn, fraction: number): void {
  const n = target.length;
  requireSameLength('lerpColumns', 'goals', goals.length, n);
  if (target instanceof PairColumn) {
    const to = goals as typeof target;
    lerpNumbers(target.rawX, to.rawX, fraction, n);
    lerpNumbers(target.rawY, to.rawY, fraction, n);
  } else lerpNumbers(target.raw, (goals as typeof target).raw, fraction, n);
}

function lerpNumbers(target: FloatArray, goals: FloatArray, fraction: number, n: number): void {
  for (let i = 0; i < n; i++) target[i] = interpolate(target[i] as number, goals[i] as number, fraction);
}

/**
 * Brings every value into the bounds, both included.
 *
 * @throws RangeError if `least` is above `greatest`, or either is NaN
 */
export function clampColumn<Q extends AnyQuantity | Instant | number>(target: Column<Q>, least: Q, greatest: Q): void;
export function clampColumn(target: QuantityColumn<number>, least: number, greatest: number): void {
  if (!(least <= greatest)) {
    throw argumentError('clampColumn', 'least', `at most greatest, ${greatest}`, least, 'Swap the two bounds');
  }
  const { raw, length: n } = target;
  for (let i = 0; i < n; i++) {
    const value = raw[i] as number;
    raw[i] = value < least ? least : value > greatest ? greatest : value;
  }
}

/** Shortens every vector that is longer than `limit` to it. A negative `limit` counts as zero. */
export function clampMagnitudes<V extends AnyVector2>(target: VectorColumn<V>, limit: ComponentOf<V>): void;
export function clampMagnitudes(target: PairColumn<AnyVector2>, limit: unknown): void {
  const greatest = limit as number;
  const { rawX: xs, rawY: ys, length: n } = target;
  for (let i = 0; i < n; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    const length = hypot2(x, y);
    if (length > greatest) {
      const factor = Math.max(greatest, 0) / length;
      xs[i] = x * factor;
      ys[i] = y * factor;
    }
  }
}

/**
 * Sets every value to the magnitude of the vector in its row.
 *
 * @throws RangeError if the columns differ in length
 */
export function setMagnitudes<V extends AnyVector2>(target: Column<ComponentOf<V>>, vectors: VectorColumn<V>): void;
export function setMagnitudes(target: QuantityColumn<number>, vectors: PairColumn<AnyVector2>): void {
  const n = target.length;
  requireSameLength('setMagnitudes', 'vectors', vectors.length, n);
  const { raw } = target;
  const { rawX: xs, rawY: ys } = vectors;
  for (let i = 0; i < n; i++) raw[i] = hypot2(xs[i] as number, ys[i] as number);
}

/**
 * Sets every vector to the way from one point to the other.
 *
 * @throws RangeError if the columns differ in length
 */
export function setDifferences<P extends AnyPoint2>(
  target: Column<DeltaOf<P>>,
  from: PointColumn<P>,
  to: PointColumn<P>,
): void;
export function setDifferences(
  target: PairColumn<AnyVector2>,
  from: PairColumn<AnyPoint2>,
  to: PairColumn<AnyPoint2>,
): void {
  const n = target.length;
  requireSameLength('setDifferences', 'from', from.length, n);
  requireSameLength('setDifferences', 'to', to.length, n);
  setNumberDifferences(target.rawX, from.rawX, to.rawX, n);
  setNumberDifferences(target.rawY, from.rawY, to.rawY, n);
}

function setNumberDifferences(target: FloatArray, from: FloatArray, to: FloatArray, n: number): void {
  for (let i = 0; i < n; i++) target[i] = (to[i] as number) - (from[i] as number);
}
