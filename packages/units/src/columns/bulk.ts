/**
 * Bulk verbs: operations on all values of a column, such as on all bodies of a game, typed like the verbs.
 *
 * They change their first column, the target, in place, row by row. The other columns must have the same length. They
 * may be the target itself or share its arrays, but not overlap them at another offset. They follow IEEE 754, allocate
 * nothing, and cost O(length). A column of another kind or length, and a factor that is not a number, cause a
 * `RangeError`, and then nothing has changed.
 */
import {
  isDirections,
  isPairs,
  isQuantities,
  requireDirectionColumn,
  requirePairColumn,
  requireQuantityColumn,
} from '../checks/columns.js';
import { argumentError } from '../checks/errors.js';
import { requireNumber } from '../checks/numbers.js';
import { requirePair } from '../checks/pairs.js';
import type { FloatArray } from '../types/raw.js';
import type { Direction2 } from '../angles/compass.js';
import { interpolate } from '../scalar/interpolation.js';
import { hypot2 } from '../trigonometry/index.js';
import type { ChangeOf } from '../types/differences.js';
import type { AnyPoint2, AnyQuantity, AnyVector2, ComponentOf, DeltaOf, Instant, Scalar } from '../types/kinds.js';
import type { Column } from './column.js';
import type { PointColumn, VectorColumn } from './pairs.js';
import type { QuantityColumn } from './quantities.js';
import type { FactorFor, RatesFor } from './rates.js';

/** The values of the columns that the bulk verbs accept. */
export type BulkOperand = AnyQuantity | Instant | Number | AnyVector2 | AnyPoint2;

/** A loop over the first n numbers of an array of the target and an array of the source. */
type Loop = (target: FloatArray, source: FloatArray, argument: number, n: number) => void;

/** Runs a loop over the array of a column of quantities, or over both arrays of a column of vectors or points. */
function run(where: string, parameter: string, target: unknown, source: unknown, loop: Loop, argument: number): void {
  if (isPairs(target)) {
    const { rawX, rawY, length: n } = target;
    const from = requirePairColumn(where, parameter, source, n);
    loop(rawX, from.rawX, argument, n);
    loop(rawY, from.rawY, argument, n);
  } else if (isQuantities(target)) {
    const { raw, length: n } = target;
    loop(raw, requireQuantityColumn(where, parameter, source, n).raw, argument, n);
  } else throw notBulk(where, target);
}

function notBulk(where: string, target: unknown): RangeError {
  return argumentError(where, 'target', 'a column of quantities, vectors or points', target);
}

/**
 * Adds `rates * factor` to the target, row by row: `addScaled(positions, velocities, dt)` moves all bodies by a frame.
 *
 * @param target - the column to change
 * @param rates - a column of the same length, whose values times `factor` can be added to those of the target
 * @param factor - a scalar, such as the duration of a frame
 * @throws RangeError if the columns differ in length, or `factor` is not a number
 *
 * @example
 * const positions = pointColumn([position(meters(1), meters(1))]);
 * const velocities = vectorColumn([velocity(metersPerSecond(60), metersPerSecond(0))]);
 * addScaled(positions, velocities, seconds(1 / 60));
 * positions.get(0); // => position(meters(2), meters(1))
 */
export function addScaled<T extends BulkOperand, S extends Scalar, R>(
  target: Column<T>,
  rates: RatesFor<T, S, R>,
  factor: FactorFor<T, S, R>,
): void;
export function addScaled(target: unknown, rates: unknown, factor: unknown): void {
  run('addScaled', 'rates', target, rates, addScaledLoop, requireNumber('addScaled', 'factor', factor));
}

function addScaledLoop(target: FloatArray, rates: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) target[i] = (target[i] as number) + (rates[i] as number) * factor;
}

/**
 * Adds one column to another, row by row.
 *
 * @throws RangeError if the columns differ in length
 *
 * @example
 * const speeds = quantityColumn([metersPerSecond(1), metersPerSecond(2)]);
 * addColumns(speeds, quantityColumn([metersPerSecond(1), metersPerSecond(1)]));
 * speeds.get(1) === metersPerSecond(3); // => true
 */
export function addColumns<T extends BulkOperand>(target: Column<T>, addends: Column<ChangeOf<T>>): void {
  run('addColumns', 'addends', target, addends, addLoop, 0);
}

function addLoop(target: FloatArray, addends: FloatArray, _: number, n: number): void {
  for (let i = 0; i < n; i++) target[i] = (target[i] as number) + (addends[i] as number);
}

/**
 * Adds one value to every row: gravity over a frame, wind, a new origin of the world.
 *
 * @throws RangeError if `change` is not a scalar or vector that fits the column
 *
 * @example
 * const velocities = vectorColumn([velocity(metersPerSecond(3), metersPerSecond(0))]);
 * const gravity = acceleration(metersPerSecondSquared(0), metersPerSecondSquared(8));
 * addToColumn(velocities, mul(gravity, seconds(0.5)));
 * velocities.get(0); // => velocity(metersPerSecond(3), metersPerSecond(4))
 */
export function addToColumn<T extends BulkOperand>(target: Column<T>, change: ChangeOf<T>): void;
export function addToColumn(target: unknown, change: unknown): void {
  if (isPairs(target)) {
    const { x, y } = requirePair('addToColumn', 'change', 'a vector', change);
    const { rawX, rawY, length: n } = target;
    shiftLoop(rawX, x, n);
    shiftLoop(rawY, y, n);
  } else if (isQuantities(target)) {
    shiftLoop(target.raw, requireNumber('addToColumn', 'change', change), target.length);
  } else throw notBulk('addToColumn', target);
}

function shiftLoop(target: FloatArray, change: number, n: number): void {
  for (let i = 0; i < n; i++) target[i] = (target[i] as number) + change;
}

/**
 * Multiplies every value by a number.
 *
 * @throws RangeError if `factor` is not a number
 *
 * @throws RangeError if `factor` is not a number
 *
 * @example
 * const velocities = vectorColumn([velocity(metersPerSecond(4), metersPerSecond(2))]);
 * scaleColumn(velocities, 0.5);
 * velocities.get(0); // => velocity(metersPerSecond(2), metersPerSecond(1))
 */
export function scaleColumn<T extends AnyQuantity | Number | AnyVector2>(target: Column<T>, factor: number): void {
  run('scaleColumn', 'target', target, target, scaleLoop, requireNumber('scaleColumn', 'factor', factor));
}

function scaleLoop(target: FloatArray, _: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) target[i] = (target[i] as number) * factor;
}

/**
 * Copies the values of a column into another one.
 *
 * @throws RangeError if the columns differ in length
 *
 * @example
 * const drawn = pointColumn<Position2>(1);
 * copyColumn(drawn, pointColumn([position(meters(1), meters(2))]));
 * drawn.get(0); // => position(meters(1), meters(2))
 */
export function copyColumn<T extends BulkOperand | Direction2>(target: Column<T>, source: Column<T>): void {
  if (isDirections(target)) {
    const { raw, length: n } = target;
    const { raw: from } = requireDirectionColumn('copyColumn', 'source', source, n);
    for (let i = 0; i < n; i++) raw[i] = from[i] as number;
  } else run('copyColumn', 'source', target, source, copyLoop, 0);
}

function copyLoop(target: FloatArray, source: FloatArray, _: number, n: number): void {
  for (let i = 0; i < n; i++) target[i] = source[i] as number;
}

/**
 * Moves every value toward the goal in its row, by a fraction of the difference: at 1, it equals the goal.
 *
 * @param fraction - a plain number; outside 0 to 1 it extrapolates
 * @throws RangeError if the columns differ in length, or `fraction` is not a number
 *
 * @example
 * const drawn = pointColumn([position(meters(0), meters(0))]);
 * lerpColumns(drawn, pointColumn([position(meters(4), meters(8))]), 0.25);
 * drawn.get(0); // => position(meters(1), meters(2))
 */
export function lerpColumns<T extends BulkOperand>(target: Column<T>, goals: Column<T>, fraction: number): void {
  run('lerpColumns', 'goals', target, goals, lerpLoop, requireNumber('lerpColumns', 'fraction', fraction));
}

function lerpLoop(target: FloatArray, goals: FloatArray, fraction: number, n: number): void {
  for (let i = 0; i < n; i++) target[i] = interpolate(target[i] as number, goals[i] as number, fraction);
}

/**
 * Sets every value to the magnitude of the vector in its row.
 *
 * @throws RangeError if the columns differ in length
 *
 * @example
 * const speeds = quantityColumn<Speed>(1);
 * setMagnitudes(speeds, vectorColumn([velocity(metersPerSecond(3), metersPerSecond(4))]));
 * speeds.get(0) === metersPerSecond(5); // => true
 */
export function setMagnitudes<V extends AnyVector2>(
  target: QuantityColumn<ComponentOf<V>>,
  vectors: VectorColumn<V>,
): void {
  const { raw, length: n } = requireQuantityColumn('setMagnitudes', 'target', target);
  const { rawX: xs, rawY: ys } = requirePairColumn('setMagnitudes', 'vectors', vectors, n);
  for (let i = 0; i < n; i++) raw[i] = hypot2(xs[i] as number, ys[i] as number);
}

/**
 * Sets every vector to the displacement between the two points in its row: `to - from`.
 *
 * @throws RangeError if the columns differ in length
 *
 * @example
 * const displacements = vectorColumn<Difference2>(1);
 * const home = pointColumn([position(meters(1), meters(1))]);
 * setDifferences(displacements, home, pointColumn([position(meters(4), meters(1))]));
 * displacements.get(0); // => difference(meters(3), meters(0))
 */
export function setDifferences<P extends AnyPoint2>(
  target: Column<DeltaOf<P>>,
  from: PointColumn<P>,
  to: PointColumn<P>,
): void {
  const { rawX, rawY, length: n } = requirePairColumn('setDifferences', 'target', target);
  const starts = requirePairColumn('setDifferences', 'from', from, n);
  const ends = requirePairColumn('setDifferences', 'to', to, n);
  differenceLoop(rawX, starts.rawX, ends.rawX, n);
  differenceLoop(rawY, starts.rawY, ends.rawY, n);
}

function differenceLoop(target: FloatArray, from: FloatArray, to: FloatArray, n: number): void {
  for (let i = 0; i < n; i++) target[i] = (to[i] as number) - (from[i] as number);
}
