/** Quantities as text, and back. */
import { argumentError } from '../checks/errors.js';
import { requireInteger, requireNumber } from '../checks/numbers.js';
import { type OptionNames, requireOptions } from '../checks/objects.js';
import type { AnyQuantity, Same } from '../types/kinds.js';
import { inBaseUnit, type Ratio, requireUnit, type Unit, valueIn } from './unit.js';

/** The options of `format`. */
export interface FormatOptions {
  /** Digits after the point, 0 to 20. Default: as few as `parse` needs to read the quantity back, within two ulps. */
  readonly digits?: number | undefined;
  /** `false` omits the symbol. */
  readonly symbol?: boolean | undefined;
}

/** The most digits after the point. */
const MOST_DIGITS = 20;
/** From here on, `toFixed` writes an exponent. */
const EXPONENTS_BEGIN = 1e21;

const formatOptions: OptionNames<FormatOptions> = ['digits', 'symbol'];

/**
 * Writes a quantity as text in a unit: `5.2 m`, `90°`. The text does not depend on the locale; `parse` reads it back. A
 * number that is beyond all doubles, as that of `meters(1e308)` in millimeters, is written as `Infinity mm`, which
 * `parse` does not read.
 *
 * @param quantity - any quantity
 * @param unit - a unit of that quantity
 * @throws RangeError if `digits` is not an integer from 0 to 20, if an option is unknown, or if untyped code passes a
 * value that is not a quantity or not a unit
 *
 * @example
 * format(kilometersPerHour(36), metersPerSecond, { digits: 1 }) // => '10.0 m/s'
 */
export function format<Q extends AnyQuantity>(quantity: Same<Q>, unit: Unit<Q>, options: FormatOptions = {}): string {
  requireNumber('format', 'quantity', quantity);
  requireUnit('format', 'unit', unit);
  requireOptions('format', options, formatOptions);
  const value = valueIn(quantity, unit);
  const { digits } = options;
  const number = digits === undefined ? String(shortest(value, quantity, unit)) : fixed(value, digits);
  return options.symbol === false ? number : `${number}${gapBefore(unit.symbol)}${unit.symbol}`;
}

/**
 * The shortest of the numbers for the same quantity: 0.027 m are 2.7000000000000004 cm, but 2.7 cm are the same
 * quantity.
 */
function shortest(value: number, quantity: unknown, unit: Ratio): number {
  const shorter = [15, 16].map((digits) => Number(value.toPrecision(digits)));
  return shorter.find((each) => inBaseUnit(each, unit) === quantity) ?? value;
}

/**
 * Like `toFixed`, but without its exponents from `EXPONENTS_BEGIN` on, and without "-0.0" for numbers that round to
 * zero.
 */
function fixed(value: number, digits: number): string {
  requireInteger('format', 'digits', digits, 0, MOST_DIGITS);
  if (Math.abs(value) >= EXPONENTS_BEGIN && Number.isFinite(value)) {
    return digits === 0 ? String(BigInt(value)) : `${BigInt(value)}.${'0'.repeat(digits)}`;
  }
  const text = value.toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text;
}

/** No space separates degree signs and percent signs from the number. */
function gapBefore(symbol: string): string {
  return symbol === '°' || symbol === '%' ? '' : ' ';
}

/** Keyboards have the micro sign U+00B5, Unicode prefers the letter U+03BC, which looks the same. */
function withOneMicro(symbol: string): string {
  return symbol.replaceAll('\u00b5', '\u03bc');
}

const numeral = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/;

/**
 * Reads a quantity from text: a decimal number, optional spaces, and exactly the symbol of the unit (the micro sign and
 * the Greek letter count as the same).
 *
 * @throws RangeError for any other text: another symbol, no symbol, text before or after; or if `unit` is not a unit
 *
 * @example
 * parse('2.5 km', kilometers) // => kilometers(2.5)
 */
export function parse<Q extends AnyQuantity>(text: string, unit: Unit<Q>): Q {
  requireUnit('parse', 'unit', unit);
  // Untyped code may pass anything.
  const trimmed = typeof text === 'string' ? text.trim() : '';
  const number = numeral.exec(trimmed)?.[0];
  const value = Number(number);
  const symbol = withOneMicro(trimmed.slice(number?.length).trim());
  if (number === undefined || symbol !== withOneMicro(unit.symbol) || !Number.isFinite(value)) {
    throw argumentError('parse', 'text', `a number in ${unit.symbol}, such as "2.5 ${unit.symbol}"`, text);
  }
  return unit(value);
}
