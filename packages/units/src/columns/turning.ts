/**
 * Bulk verbs that turn columns of directions.
 *
 * Each row has the same bits as the result of the verb for one direction (`turn`, `turnTowards`). The rules of all bulk
 * verbs hold. An angle that is NaN or infinite is an error, because a direction cannot represent it, and then nothing
 * has changed.
 *
 * The fast loops round a product x to a whole number of units by
 *
 *     round(x) = (x + 1.5 * 2^52) - 1.5 * 2^52
 *
 * since doubles from 2^52 to 2^53 are the integers. The product has an error below 2^-21, so the result may be wrong
 * near the middle between two integers:
 *
 *     n ---------------|***|--------------- n + 1        *: within 2^-19 of the middle
 *
 * Rows there, and rows that turn by more than half a turn, take the exact path of one direction.
 */
import { ROUNDING_SHIFT } from '../limits.js';
import { requireDirectionColumn, requireQuantityColumn } from '../checks/columns.js';
import { argumentError } from '../checks/errors.js';
import { requireNumber } from '../checks/numbers.js';
import type { FloatArray } from '../types/raw.js';
import { bitsOfRadians, BITS_PER_RADIAN } from '../angles/direction-bits.js';
import { bitsOfAngle } from '../angles/directions.js';
import { requireMaxChange } from '../angles/turning.js';
import type { Scalar } from '../types/kinds.js';
import type { Angle } from '../types/named.js';
import type { DirectionColumn } from './directions.js';
import type { FactorFor, RatesFor } from './rates.js';

/**
 * Turns every direction by one angle, positive from east toward south.
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
 * Turns every direction by `rates * factor`, row by row: `turnScaled(headings, spins, dt)` turns all bodies for a
 * frame.
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

/** The square of the distance to an integer from which on a number counts as near the middle between two integers. */
const NEAR_MIDDLE = 0.249998;

/** The number of rows turned at once: a row that needs the exact path slows down only its block. */
const BLOCK = 1024;

function turnRows(bits: Int32Array, rates: FloatArray, factor: number, n: number): void {
  for (let from = 0; from < n; from += BLOCK) {
    const to = Math.min(from + BLOCK, n);
    if (turnFast(bits, rates, factor, from, to)) continue;
    undoTurnFast(bits, rates, factor, from, to);
    for (let i = from; i < to; i++) {
      const angle = (rates[i] as number) * factor;
      if (angle - angle === 0) continue;
      // Undo the earlier blocks: the opposite factor turns by exactly the opposite steps.
      turnExactly(bits, rates, -factor, 0, from);
      throw argumentError('turnScaled', 'rates * factor', 'finite', angle);
    }
    turnExactly(bits, rates, factor, from, to);
  }
}

/**
 * Turns rows by their products, rounded fast.
 *
 * Up to half a turn the error of the product is below 2^-21, so the result is that of `bitsOfRadians`, unless the
 * product is within 2^-19 of the middle between two integers.
 *
 * @returns false if a row came that near to a middle, turned by more than half a turn, or turned by NaN or an infinity
 */
function turnFast(bits: Int32Array, rates: FloatArray, factor: number, from: number, to: number): boolean {
  // Local copies: bundlers turn constants of a module into variables, which the loop would read for each row.
  const unit = BITS_PER_RADIAN;
  const whole = ROUNDING_SHIFT;
  const near = NEAR_MIDDLE;
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

/** Undoes `turnFast` by the same steps. The opposite factor would not do: from 2^51 on, it may give other steps. */
function undoTurnFast(bits: Int32Array, rates: FloatArray, factor: number, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    const turned = (rates[i] as number) * factor * BITS_PER_RADIAN;
    bits[i] = ((bits[i] as number) - ((turned + ROUNDING_SHIFT - ROUNDING_SHIFT) | 0)) | 0;
  }
}

/** Turns rows by their exactly rounded products, for angles of any size. */
function turnExactly(bits: Int32Array, rates: FloatArray, factor: number, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    bits[i] = ((bits[i] as number) + bitsOfRadians((rates[i] as number) * factor)) | 0;
  }
}

/**
 * Turns every direction toward its goal by the shortest turn, by at most `maxChange`. None overshoots, and a direction
 * whose goal is within `maxChange` becomes the goal.
 *
 * @param maxChange - not negative; with infinity, each becomes its goal
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
 * Turns every direction toward its goal by at most `rates * factor`:
 * `turnTowardsScaled(headings, goals, turnRates, dt)` steers all bodies for a frame, each at its own turn rate.
 *
 * @param rates - rates that give angles when multiplied by `factor`; none negative, infinity allowed
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

/** Rounds fast, like `turnFast`; rows whose limit is near a middle are left for `turnRemaining`. */
function turnTowardsLoop(bits: Int32Array, goals: Int32Array, rates: FloatArray, factor: number, n: number): void {
  const unit = BITS_PER_RADIAN;
  const whole = ROUNDING_SHIFT;
  const near = NEAR_MIDDLE;
  let isDone = true;
  for (let i = 0; i < n; i++) {
    const at = bits[i] as number;
    const goal = goals[i] as number;
    const shortest = (goal - at) | 0;
    const limit = (rates[i] as number) * factor * unit;
    if (limit >= shortest && limit >= -shortest) bits[i] = goal;
    else {
      const step = (limit + whole - whole) | 0;
      const off = limit - step;
      if (off * off < near) bits[i] = (shortest < 0 ? at - step : at + step) | 0;
      else isDone = false;
    }
  }
  if (!isDone) turnRemaining(bits, goals, rates, factor, n);
}

/** Turns the rows that `turnTowardsLoop` left, exactly. */
function turnRemaining(bits: Int32Array, goals: Int32Array, rates: FloatArray, factor: number, n: number): void {
  for (let i = 0; i < n; i++) {
    const angle = (rates[i] as number) * factor;
    const limit = angle * BITS_PER_RADIAN;
    const off = limit - ((limit + ROUNDING_SHIFT - ROUNDING_SHIFT) | 0);
    if (!(off * off < NEAR_MIDDLE)) bits[i] = towards(bits[i] as number, goals[i] as number, angle);
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
  const shortest = (goal - bits) | 0;
  if (limit * BITS_PER_RADIAN >= Math.abs(shortest)) return goal;
  const step = bitsOfRadians(limit);
  return (shortest < 0 ? bits - step : bits + step) | 0;
}
