/** Units as callable values: `meters(3)` makes a quantity, `valueIn(quantity, meters)` reads its number back. */
import { argumentError } from '../checks/errors.js';
import { requireFinite, requireNumber, requirePositive } from '../checks/numbers.js';
import type { AnyQuantity, Same } from '../types/kinds.js';

/** The quantity of a unit: `QuantityOf<typeof meters>` is `Length`. */
export type QuantityOf<U> = U extends Unit<infer Q> ? Q : never;

/**
 * A unit of Q. Called with a number, it makes a quantity.
 *
 * The quantity's run-time value is `value / divisor * factor`: a unit that is a whole part of its base (a millisecond)
 * divides, so that its result is correctly rounded.
 */
export interface Unit<Q extends AnyQuantity> {
  /** @throws RangeError if the value is NaN or infinite, or the quantity would be */
  (value: number): Q;
  /** What `format` writes and `parse` reads: `m/s`. */
  readonly symbol: string;
  readonly factor: number;
  readonly divisor: number;
}

/**
 * Makes a unit.
 *
 * @param symbol - what `format` writes and `parse` reads
 * @param base - the unit that it is a multiple of
 * @param factor - how many `base` it is; positive
 * @param divisor - for a part of `base`: a millisecond is 1 second divided by 1000; positive
 * @throws RangeError if the symbol is empty or looks like a number, or a ratio is not positive and finite, alone or
 * with that of `base`
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
  // May overflow or vanish where their parts do not.
  const multiple = base.factor * factor;
  const part = base.divisor * divisor;
  requirePositive('unit', '(factor * base.factor)', multiple);
  requirePositive('unit', '(divisor * base.divisor)', part);
  return make<Q>('unit', symbol, multiple, part);
}

/**
 * Makes a unit of a quantity of its own: the first unit of a dimension that a game declares.
 *
 * @throws RangeError if the symbol is empty or looks like a number, or a ratio is not positive and finite
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
  // A caller without types may pass anything.
  if (typeof symbol !== 'string' || symbol.trim() !== symbol || symbol === '' || /^[-+.\d]/.test(symbol)) {
    throw argumentError(where, 'symbol', 'a word without spaces around it that no number starts', symbol);
  }
  const quantityOf = (value: number): Q => {
    requireFinite(symbol, 'value', value);
    const quantity = (value / divisor) * factor;
    if (!Number.isFinite(quantity)) {
      throw argumentError(symbol, 'value', 'small enough for the quantity to be finite', value);
    }
    return quantity as unknown as Q;
  };
  return Object.assign(quantityOf, { symbol, factor, divisor });
}

/** @throws RangeError if a caller without types brings what is no unit */
export function requireUnit(where: string, parameter: string, unit: Ratio): void {
  if (typeof unit === 'function' && Number.isFinite((unit as Ratio).factor) && (unit as Ratio).factor > 0) return;
  throw argumentError(where, parameter, 'a unit, such as meters', unit);
}

/** What `value` of a unit is in the coherent base unit, as the unit itself reckons it. */
export function inBaseUnit(value: number, unit: Ratio): number {
  return (value / unit.divisor) * unit.factor;
}

/** What a unit is of its coherent base unit. */
export interface Ratio {
  readonly factor: number;
  readonly divisor: number;
}

/**
 * How many of a unit a quantity is, rounded; a whole number of it comes back whole: 7 of `centimeters(7)`, whose quotient
 * is 7.000000000000001. Passes NaN and infinities through.
 *
 * @throws RangeError if a caller without types brings what is no quantity, or no unit
 *
 * @example
 * valueIn(degrees(90), turns) // => 0.25
 */
export function valueIn<Q extends AnyQuantity>(quantity: Same<Q>, unit: Unit<Q>): number;
export function valueIn(quantity: unknown, unit: Ratio): unknown {
  const number = requireNumber('valueIn', 'quantity', quantity);
  requireUnit('valueIn', 'unit', unit);
  const value = (number / unit.factor) * unit.divisor;
  const whole = Math.round(value);
  return whole !== value && inBaseUnit(whole, unit) === quantity ? whole : value;
}
