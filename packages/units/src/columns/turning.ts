/**
 * Bulk verbs that turn columns of directions.
 *
 * They give, bit for bit, what the verbs of one direction give (`turn`, `turnTowards`), row by row, by the rules of all bulk
 * verbs. Angles that no direction could carry on (NaN, infinities) are an error, and then nothing has changed.
 *
 * The loops round a product of doubles by adding and taking away 1.5 * 2^52, which costs next to nothing, and leave what
 * is near the middle between two directions, or far, to the exact way of one direction.
 */
import { ROUNDING_SHIFT } from '../limits.js';
import { requireDirectionColumn, requireQuantityColumn } from '../checks/columns.js';
import { argumentError } from '../checks/errors.js';
import { requireNumber } from '../checks/numbers.js';
import type { FloatArray } from '../types/raw.js';
import { bitsOfRadians, bitsPerRadian } from '../angles/direction-bits.js';
import { bitsOfAngle } from '../angles/directions.js';
import { requireMaxChange } from '../angles/turning.js';
import type { Scalar } from '../types/kinds.js';
import type { Angle } from '../types/named.js';
import type { DirectionColumn } from './directions.js';
import type { FactorFor, RatesFor } from './rates.js';

/**
 * Turns every direction by one angle, positive from east towards south.
 *
 * @throws RangeError if the angle is NaN or infinite
 *
 * @example
 * const headings = directionColumn([Direction2.east, Direction2.north]);
 * turnColumn(headings, degrees(90));
 * headings.get(0) === Direction2.south; // => true
 */
export function turnColumn(target: DirectionColumn, angle: Angle): void {
  const { raw, length: n } = requireDirectionColumn('turnColumn', 'target', target);
  const step = bitsOfAngle('turnColumn', angle);
  for (let i = 0; i < n; i++) raw[i] = ((raw[i] as number) + step) | 0;
}

/**
 * Turns every direction by `rates * factor`: `turnScaled(headings, spins, dt)` turns all bodies by a frame.
 *
 * @throws RangeError if the columns differ in length, or an angle is NaN or infinite
 *
 * @example
 * const headings = directionColumn([Direction2.east]);
 * turnScaled(headings, quantityColumn([degreesPerSecond(180)]), seconds(0.5));
 * headings.get(0) === Direction2.south; // => true
 */
export function turnScaled<S extends Scalar, R>(
  target: DirectionColumn,
  rates: RatesFor<Angle, S, R>,
  factor: FactorFor<Angle, S, R>,
): void;
export function turnScaled(target: DirectionColumn, rates: unknown, factor: unknown): void {
  const { raw, length: n } = requireDirectionColumn('turnScaled', 'target', target);
  const { raw: perRow } = requireQuantityColumn('turnScaled', 'rates', rates, n);
  turnRows(raw, perRow, requireNumber('turnScaled', 'factor', factor), n);
}

/** The square of what a product is off a whole number, if it is within 2^-19 of the middle between two. */
const nearMiddle = 0.249998;

/** So many rows are turned at once, so that one that is rare keeps only these from the fast way. */
const block = 1024;

function turnRows(bits: Int32Array, rates: FloatArray, factor: number, n: number): void {
  for (let from = 0; from < n; from += block) {
    const to = Math.min(from + block, n);
    if (turnPlainly(bits, rates, factor, from, to)) continue;
    turnBack(bits, rates, factor, from, to);
    for (let i = from; i < to; i++) {
      const angle = (rates[i] as number) * factor;
      if (angle - angle === 0) continue;
      // The blocks before were turned to the nearest steps: those of the opposite factor are their opposites.
      turnExactly(bits, rates, -factor, 0, from);
      throw argumentError('turnScaled', 'rates * factor', 'finite', angle);
    }
    turnExactly(bits, rates, factor, from, to);
  }
}

/**
 * Turns rows by the nearest whole number to their product, which costs next to nothing.
 *
 * Up to half a turn the product is right to 2^-21, so that is `bitsOfRadians`, unless the product is within 2^-19 of the
 * middle between two whole numbers.
 *
 * @returns whether no row came so near to a middle, turned more than half a turn, or by what is not finite
 */
function turnPlainly(bits: Int32Array, rates: FloatArray, factor: number, from: number, to: number): boolean {
  // Constants of the function: bundlers make variables of those of a module, which a loop would read for every row.
  const unit = bitsPerRadian;
  const whole = ROUNDING_SHIFT;
  const near = nearMiddle;
  let isExact = true;
  for (let i = from; i < to; i++) {
    const turned = (rates[i] as number) * factor * unit;
    const step = (turned + whole - whole) | 0;
    const off = turned - step;
    if (!(off * off < near)) isExact = false;
    bits[i] = ((bits[i] as number) + step) | 0;
  }
  return isExact;
}

/** Undoes `turnPlainly`, by the same steps: from 2^51 on, those of the opposite factor may be others. */
function turnBack(bits: Int32Array, rates: FloatArray, factor: number, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const turned = (rates[i] as number) * factor * bitsPerRadian;
    bits[i] = ((bits[i] as number) - ((turned + ROUNDING_SHIFT - ROUNDING_SHIFT) | 0)) | 0;
  }
}

/** The plain version of turning rows, for angles of any size. */
function turnExactly(bits: Int32Array, rates: FloatArray, factor: number, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    bits[i] = ((bits[i] as number) + bitsOfRadians((rates[i] as number) * factor)) | 0;
  }
}

/**
 * Turns every direction towards its goal the shortest way, by `maxChange` at most. None overshoots, and those whose goal
 * is within `maxChange` arrive exactly.
 *
 * @param maxChange - zero or more; infinity arrives at once
 * @throws RangeError if the columns differ in length, or `maxChange` is negative or NaN
 *
 * @example
 * const headings = directionColumn([Direction2.east, Direction2.west]);
 * turnTowardsColumns(headings, directionColumn([Direction2.south, Direction2.south]), degrees(90));
 * headings.get(1) === Direction2.south; // => true
 */
export function turnTowardsColumns(target: DirectionColumn, goals: DirectionColumn, maxChange: Angle): void;
export function turnTowardsColumns(target: DirectionColumn, goals: DirectionColumn, maxChange: unknown): void {
  const { raw, length: n } = requireDirectionColumn('turnTowardsColumns', 'target', target);
  const { raw: to } = requireDirectionColumn('turnTowardsColumns', 'goals', goals, n);
  const limit = requireMaxChange('turnTowardsColumns', maxChange);
  for (let i = 0; i < n; i++) raw[i] = towards(raw[i] as number, to[i] as number, limit);
}

/**
 * Turns every direction towards its goal by `rates * factor` at most: `turnTowardsScaled(headings, goals, turnRates, dt)`
 * steers all bodies for a frame, each as fast as it can.
 *
 * @param rates - with `factor`, angles of zero or more; infinity arrives at once
 * @throws RangeError if the columns differ in length, or an angle is negative or NaN
 *
 * @example
 * const headings = directionColumn([Direction2.east]);
 * const goals = directionColumn([Direction2.west]);
 * turnTowardsScaled(headings, goals, quantityColumn([degreesPerSecond(90)]), seconds(1));
 * headings.get(0) === Direction2.north; // => true
 */
export function turnTowardsScaled<S extends Scalar, R>(
  target: DirectionColumn,
  goals: DirectionColumn,
  rates: RatesFor<Angle, S, R>,
  factor: FactorFor<Angle, S, R>,
): void;
export function turnTowardsScaled(
  target: DirectionColumn,
  goals: DirectionColumn,
  rates: unknown,
  factor: unknown,
): void {
  const { raw, length: n } = requireDirectionColumn('turnTowardsScaled', 'target', target);
  const { raw: to } = requireDirectionColumn('turnTowardsScaled', 'goals', goals, n);
  const { raw: perRow } = requireQuantityColumn('turnTowardsScaled', 'rates', rates, n);
  const times = requireNumber('turnTowardsScaled', 'factor', factor);
  requireLimits(perRow, times, n);
  turnTowardsLoop(raw, to, perRow, times, n);
}

/** Plainly, as `turnPlainly` does; rows whose limit is near a middle wait for the exact way. */
function turnTowardsLoop(bits: Int32Array, goals: Int32Array, rates: FloatArray, factor: number, n: number): void {
  const unit = bitsPerRadian;
  const whole = ROUNDING_SHIFT;
  const near = nearMiddle;
  let isDone = true;
  for (let i = 0; i < n; i++) {
    const at = bits[i] as number;
    const goal = goals[i] as number;
    const way = (goal - at) | 0;
    const limit = (rates[i] as number) * factor * unit;
    if (limit >= way && limit >= -way) bits[i] = goal;
    else {
      const step = (limit + whole - whole) | 0;
      const off = limit - step;
      if (off * off < near) bits[i] = (way < 0 ? at - step : at + step) | 0;
      else isDone = false;
    }
  }
  if (!isDone) turnThoseThatWait(bits, goals, rates, factor, n);
}

function turnThoseThatWait(bits: Int32Array, goals: Int32Array, rates: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const angle = (rates[i] as number) * factor;
    const limit = angle * bitsPerRadian;
    const off = limit - ((limit + ROUNDING_SHIFT - ROUNDING_SHIFT) | 0);
    if (!(off * off < nearMiddle)) bits[i] = towards(bits[i] as number, goals[i] as number, angle);
  }
}

function requireLimits(rates: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const limit = (rates[i] as number) * factor;
    if (!(limit >= 0)) throw argumentError('turnTowardsScaled', 'rates * factor', 'a non-negative number', limit);
  }
}

/** `turnTowards` on plain numbers. */
function towards(bits: number, goal: number, limit: number): number {
  const way = (goal - bits) | 0;
  if (limit * bitsPerRadian >= Math.abs(way)) return goal;
  const step = bitsOfRadians(limit);
  return (way < 0 ? bits - step : bits + step) | 0;
}
