/** Units as callable values: `meters(3)` makes a quantity, `valueIn(quantity, meters)` reads its number back. */
import { argumentError } from '../checks/errors.js';
import { requireFinite, requireNumber, requirePositive } from '../checks/numbers.js';
import type { AnyQuantity, Same } from '../types/kinds.js';

/** The quantity that a unit makes: `QuantityOf<typeof meters>` is `Length`. */
export type QuantityOf<U> = U extends Unit<infer Q> ? Q : never;

/**
 * A unit of Q. Called with a number, it makes a quantity.
 *
 * The quantity's value at run time is `value / divisor * factor`. A unit that is a fraction of its base, such as a
 * millisecond, divides, so that the result is correctly rounded.
 */
export interface Unit<Q extends AnyQuantity> {
  /** @throws RangeError if the value is NaN or infinite, or if the quantity would overflow */
  (value: number): Q;
  /** The symbol that `format` writes and `parse` reads: `m/s`. */
  readonly symbol: string;
  readonly factor: number;
  readonly divisor: number;
}

/**
 * Makes a unit.
 *
 * @param symbol - the symbol that `format` writes and `parse` reads
 * @param base - the unit of which the new one is a multiple or a fraction
 * @param factor - the size of the new unit in `base`; positive
 * @param divisor - for a fraction of `base`: a millisecond is 1 second divided by 1000; positive
 * @throws RangeError if the symbol is empty or starts like a number, or if a ratio is not positive and finite, alone or
 * multiplied by that of `base`
 *
 * @example
 * const leagues = unit('league', kilometers, 4.83);
 * const ticks = unit('ticks', seconds, 1, 64);
 * ticks(32) === seconds(0.5) // => true
 */
export function unit<Q extends AnyQuantity>(
  symbol: string,
  base: Unit<Q>,
  factor: number,
  divisor: number = 1,
): Unit<Q> {
  requireUnit('unit', 'base', base);
  requirePositive('unit', 'factor', factor);
  requirePositive('unit', 'divisor', divisor);
  // The products may overflow or underflow, even if their factors are in range.
  const multiple = base.factor * factor;
  const part = base.divisor * divisor;
  requirePositive('unit', '(factor * base.factor)', multiple);
  requirePositive('unit', '(divisor * base.divisor)', part);
  return make<Q>('unit', symbol, multiple, part);
}

/**
 * Makes the first unit of a quantity, such as one that a game declares.
 *
 * @param symbol - the symbol that `format` writes and `parse` reads
 * @param factor - the size of the unit in the coherent base unit; positive
 * @param divisor - for a fraction of the base unit; positive
 * @throws RangeError if the symbol is empty or starts like a number, or if a ratio is not positive and finite
 *
 * @example
 * const hitPoints = baseUnit<NamedQuantity<{ hitPoints: 1 }, 'HitPoints'>>('HP');
 * hitPoints(12) // => 12
 */
export function baseUnit<Q extends AnyQuantity>(symbol: string, factor: number = 1, divisor: number = 1): Unit<Q> {
  requirePositive('baseUnit', 'factor', factor);
  requirePositive('baseUnit', 'divisor', divisor);
  return make<Q>('baseUnit', symbol, factor, divisor);
}

function make<Q extends AnyQuantity>(where: string, symbol: string, factor: number, divisor: number): Unit<Q> {
  // Untyped code may pass anything.
  if (typeof symbol !== 'string' || symbol.trim() !== symbol || symbol === '' || /^[-+.\d]/.test(symbol)) {
    throw argumentError(where, 'symbol', 'a word that does not start like a number, without spaces around it', symbol);
  }
  return named(symbol, symbol, factor, divisor);
}

/** Makes a unit without any checks. @param name - what its errors call it */
export function named<Q extends AnyQuantity>(
  name: string,
  symbol: string,
  factor: number = 1,
  divisor: number = 1,
): Unit<Q> {
  const isBase = factor === 1 && divisor === 1;
  const quantityOf = isBase ? inBase<Q>(name) : inMultiples<Q>(name, factor, divisor);
  return Object.assign(quantityOf, { symbol, factor, divisor });
}

// Engines inline small functions, and a call of a unit must be one of them: a segment of four numbers calls four. So a
// valid value costs one comparison, which NaN and infinities fail, and `refuse` makes the error.

/** The call of a base unit: the value is the quantity. */
function inBase<Q extends AnyQuantity>(name: string): (value: number) => Q;
function inBase(name: string): (value: unknown) => unknown {
  const quantityOf = (value: unknown): number =>
    typeof value === 'number' && value - value === 0 ? value : refuse(name, value);
  return quantityOf;
}

/** The call of any other unit. If the value is not finite, neither is the quantity. */
function inMultiples<Q extends AnyQuantity>(name: string, factor: number, divisor: number): (value: number) => Q;
function inMultiples(name: string, factor: number, divisor: number): (value: unknown) => unknown {
  const quantityOf = (value: unknown): number => {
    const quantity = typeof value === 'number' ? (value / divisor) * factor : Number.NaN;
    return quantity - quantity === 0 ? quantity : refuse(name, value);
  };
  return quantityOf;
}

function refuse(name: string, value: unknown): never {
  return refuseValue(name, 'value', value);
}

/** @throws RangeError that says why a value does not make a finite quantity */
export function refuseValue(where: string, parameter: string, value: unknown): never {
  requireFinite(where, parameter, value);
  throw argumentError(where, parameter, 'small enough for the quantity to be finite', value);
}

/** Requires a unit. @throws RangeError if untyped code passes a value that is not a unit */
export function requireUnit(where: string, parameter: string, unit: Ratio): void {
  if (typeof unit === 'function' && Number.isFinite((unit as Ratio).factor) && (unit as Ratio).factor > 0) return;
  throw argumentError(where, parameter, 'a unit, such as meters', unit);
}

/** The value in the coherent base unit of `value` in a unit, computed like the unit itself does. */
export function inBaseUnit(value: number, unit: Ratio): number {
  return (value / unit.divisor) * unit.factor;
}

/** The size of a unit in its coherent base unit: `factor / divisor`. */
export interface Ratio {
  readonly factor: number;
  readonly divisor: number;
}

/**
 * The number of a quantity in a unit, rounded. Whole numbers come back whole: 7 for `centimeters(7)`, although the
 * quotient is 7.000000000000001. NaN and infinities pass through.
 *
 * @returns an infinity if the number is beyond all doubles, as that of `meters(1e308)` in millimeters; the number of
 * what the unit has made is finite
 *
 * @throws RangeError if untyped code passes a value that is not a quantity, or not a unit
 *
 * @example
 * valueIn(degrees(90), turns) // => 0.25
 */
export function valueIn<Q extends AnyQuantity>(quantity: Same<Q>, unit: Unit<Q>): number;
export function valueIn(quantity: unknown, unit: Ratio): unknown {
  const number = requireNumber('valueIn', 'quantity', quantity);
  requireUnit('valueIn', 'unit', unit);
  return inUnit(number, unit);
}

/** An infinite quotient, or the greatest number if only the rounding of the quotient has gone beyond it. */
function withoutOverflow(value: number, quantity: number, unit: Ratio): number {
  const greatest = Math.sign(value) * Number.MAX_VALUE;
  const isMade = Number.isFinite(quantity) && Math.abs(quantity) <= Math.abs(inBaseUnit(greatest, unit));
  return isMade ? greatest : value;
}

/** The number in a unit of a quantity, computed as `valueIn` promises. */
export function inUnit(quantity: number, unit: Ratio): number {
  const value = (quantity / unit.factor) * unit.divisor;
  if (value - value !== 0) return withoutOverflow(value, quantity, unit);
  const whole = Math.round(value);
  return whole !== value && inBaseUnit(whole, unit) === quantity ? whole : value;
}
