/** Quantities as text, and back. */
import { argumentError } from '../checks/errors.js';
import { requireInteger, requireNumber } from '../checks/numbers.js';
import { type OptionNames, requireOptions } from '../checks/objects.js';
import type { AnyQuantity, Same } from '../types/kinds.js';
import { inBaseUnit, type Ratio, requireUnit, type Unit, valueIn } from './unit.js';

/** How `format` writes a quantity. */
export interface FormatOptions {
  /** Digits after the point, 0 to 20. Left out: as few as `parse` needs to read the quantity back, within two ulps. */
  readonly digits?: number | undefined;
  /** `false` leaves the symbol out. */
  readonly symbol?: boolean | undefined;
}

const formatOptions: OptionNames<FormatOptions> = ['digits', 'symbol'];

/**
 * A quantity as text in a unit: `5.2 m`, `90°`. The same text in every language; `parse` reads it back.
 *
 * @throws RangeError if `digits` is not an integer from 0 to 20, an option is unknown, or a caller without types brings
 * what is no quantity or no unit
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

/** Of the numbers that are the same quantity the shortest: 2.7 for the 2.7000000000000004 cm that 0.027 m come out as. */
function shortest(value: number, quantity: unknown, unit: Ratio): number {
  const shorter = [15, 16].map((digits) => Number(value.toPrecision(digits)));
  return shorter.find((each) => inBaseUnit(each, unit) === quantity) ?? value;
}

/** As `toFixed`, which from 1e21 on leaves digits out for an exponent, and writes "-0.0" for what rounds to zero. */
function fixed(value: number, digits: number): string {
  requireInteger('format', 'digits', digits, 0, 20);
  if (Math.abs(value) >= 1e21 && Number.isFinite(value)) {
    return digits === 0 ? String(BigInt(value)) : `${BigInt(value)}.${'0'.repeat(digits)}`;
  }
  const text = value.toFixed(digits);
  return Number(text) === 0 ? (0).toFixed(digits) : text;
}

/** Degree signs and percent signs stand close to their number. */
function gapBefore(symbol: string): string {
  return symbol === '°' || symbol === '%' ? '' : ' ';
}

/** Keyboards have the micro sign U+00B5, Unicode prefers the letter U+03BC: they look alike. */
function withOneMicro(symbol: string): string {
  return symbol.replaceAll('\u00b5', '\u03bc');
}

const numeral = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/;

/**
 * Reads a quantity: a decimal number, at most spaces, and exactly the unit's symbol (of which the micro sign and the
 * Greek letter are one).
 *
 * @throws RangeError for anything else: other symbols, no symbol, text before or behind, no text; or what is no unit
 *
 * @example
 * parse('2.5 km', kilometers) // => kilometers(2.5)
 */
export function parse<Q extends AnyQuantity>(text: string, unit: Unit<Q>): Q {
  requireUnit('parse', 'unit', unit);
  // A caller without types may pass anything.
  const trimmed = typeof text === 'string' ? text.trim() : '';
  const number = numeral.exec(trimmed)?.[0];
  const value = Number(number);
  const symbol = withOneMicro(trimmed.slice(number?.length).trim());
  if (number === undefined || symbol !== withOneMicro(unit.symbol) || !Number.isFinite(value)) {
    throw argumentError('parse', 'text', `a number in ${unit.symbol}, such as "2.5 ${unit.symbol}"`, text);
  }
  return unit(value);
}
