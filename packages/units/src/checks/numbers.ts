/** Checks of numbers. Each passes a valid number through. */
import { argumentError } from './errors.js';

/** Passes a number through, NaN and infinities too. @throws RangeError on everything that is not a number */
export function requireNumber(where: string, parameter: string, value: unknown): number {
  if (typeof value !== 'number') throw argumentError(where, parameter, 'a number', value);
  return value;
}

/** Passes a finite number through. @throws RangeError on NaN, infinities and everything that is not a number */
export function requireFinite(where: string, parameter: string, value: unknown, remedy?: string): number {
  if (!Number.isFinite(value)) throw argumentError(where, parameter, 'a finite number', value, remedy);
  return value as number;
}

/** Passes a finite number of at least 0 through. @throws RangeError on everything else */
export function requireNonNegative(where: string, parameter: string, value: unknown): number {
  if (!isNonNegative(value)) throw argumentError(where, parameter, 'a non-negative finite number', value);
  return value;
}

/** Passes a finite number above 0 through. @throws RangeError on everything else */
export function requirePositive(where: string, parameter: string, value: unknown): number {
  if (!isFiniteNumber(value) || value <= 0) throw argumentError(where, parameter, 'a positive finite number', value);
  return value;
}

/**
 * Passes an integer between `min` and `max` (inclusive) through; `-0` becomes `0`.
 *
 * @throws RangeError on fractions, NaN, infinities, and numbers out of range
 */
export function requireInteger(
  where: string,
  parameter: string,
  value: unknown,
  min: number = Number.MIN_SAFE_INTEGER,
  max: number = Number.MAX_SAFE_INTEGER,
): number {
  if (!isFiniteNumber(value) || !Number.isInteger(value) || value < min || value > max) {
    throw argumentError(where, parameter, integerRule(min, max), value);
  }
  return value + 0;
}

/**
 * Checks the two bounds of a range, or one component of them.
 *
 * @throws RangeError if `least` is above `greatest`, or either is NaN or no number
 */
export function requireRange(where: string, least: unknown, greatest: unknown, component: '' | '.x' | '.y' = ''): void {
  const top = requireNumber(where, `greatest${component}`, greatest);
  if (requireNumber(where, `least${component}`, least) <= top) return;
  throw argumentError(where, `least${component}`, `at most greatest${component}, ${top}`, least, 'Swap the two bounds');
}

function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

export function isNonNegative(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value < Number.POSITIVE_INFINITY;
}

function integerRule(min: number, max: number): string {
  if (min === 0 && max === Number.MAX_SAFE_INTEGER) return 'a non-negative integer';
  if (min === 1 && max === Number.MAX_SAFE_INTEGER) return 'a positive integer';
  return `an integer from ${min} to ${max}`;
}
