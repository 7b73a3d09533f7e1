/**
 * Exact arithmetic for the answers of the table: fractions of whole numbers of any size. Every finite double is one.
 *
 * The table must not share code with what it judges, so this is not the arithmetic of the packages or of their tests.
 */

/** A fraction. It need not be reduced. */
export interface Rational {
  readonly numerator: bigint;
  /** Always positive. */
  readonly denominator: bigint;
}

const FRACTION_BITS = 52n;
const EXPONENT_BIAS = 1075n;
const view = new DataView(new ArrayBuffer(8));

/** The exact value of a finite double. */
export function exact(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError(`exact: value must be finite, received ${value}`);
  if (Number.isSafeInteger(value)) return { numerator: BigInt(value), denominator: 1n };
  view.setFloat64(0, Math.abs(value));
  const bits = view.getBigUint64(0);
  const exponent = bits >> FRACTION_BITS;
  const significand = bits & ((1n << FRACTION_BITS) - 1n);
  const whole = exponent === 0n ? significand : significand | (1n << FRACTION_BITS);
  const shift = (exponent === 0n ? 1n : exponent) - EXPONENT_BIAS;
  const signed = value < 0 ? -whole : whole;
  return shift >= 0n
    ? { numerator: signed << shift, denominator: 1n }
    : { numerator: signed, denominator: 1n << -shift };
}

export const ZERO: Rational = exact(0);
export const ONE: Rational = exact(1);

export function plus(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function minus(a: Rational, b: Rational): Rational {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function times(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** The quotient; `b` must not be 0. */
export function over(a: Rational, b: Rational): Rational {
  const sign = b.numerator < 0n ? -1n : 1n;
  return { numerator: sign * a.numerator * b.denominator, denominator: sign * a.denominator * b.numerator };
}

export function square(a: Rational): Rational {
  return times(a, a);
}

/** Below, equal to, or above 0, as `a` is less than, equal to, or greater than `b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function signOf({ numerator }: Rational): number {
  return numerator < 0n ? -1 : numerator > 0n ? 1 : 0;
}

export function least(all: readonly Rational[]): Rational {
  return all.reduce((best, each) => (compare(each, best) < 0 ? each : best));
}

export function greatest(all: readonly Rational[]): Rational {
  return all.reduce((best, each) => (compare(each, best) > 0 ? each : best));
}

/** The largest whole number that is not above `a`. The table holds only such as a double can hold. */
export function floor({ numerator, denominator }: Rational): number {
  const quotient = numerator / denominator;
  return Number(numerator < 0n && quotient * denominator !== numerator ? quotient - 1n : quotient);
}

const ROOT_BITS = 200n;

/** The square root, rounded down to a multiple of 2^-200 / denominator; exact if the root is such a fraction. */
export function root({ numerator, denominator }: Rational): Rational {
  const scaled = (numerator * denominator) << (2n * ROOT_BITS);
  return { numerator: wholeRoot(scaled), denominator: denominator << ROOT_BITS };
}

/** Newton's method from above. */
function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value;
  let guess = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (guess + value / guess) >> 1n;
    if (next >= guess) return guess;
    guess = next;
  }
}

const KEPT_BITS = 64;

/** The double nearest to a fraction that is 0, or not so small that doubles lose places there. */
export function nearestDouble({ numerator, denominator }: Rational): number {
  if (numerator === 0n) return 0;
  const size = numerator < 0n ? -numerator : numerator;
  const shift = BigInt(KEPT_BITS + denominator.toString(2).length - size.toString(2).length);
  const [dividend, divisor] = shift >= 0n ? [size << shift, denominator] : [size, denominator << -shift];
  const quotient = dividend / divisor;
  // The last of more bits than a double has says whether something is left, so that a tie is rounded rightly.
  const rest = quotient * divisor === dividend ? 0n : 1n;
  const value = Number((quotient << 1n) | rest) * 2 ** -Number(shift + 1n);
  return numerator < 0n ? -value : value;
}
