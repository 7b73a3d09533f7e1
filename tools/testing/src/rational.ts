/**
 * Exact rational arithmetic over BigInt, for oracles. Every finite double is a rational, so the results are exact.
 * Plain and slow on purpose.
 */
import { at, onGrid } from './grid.js';

export type Rational = {
  readonly numerator: bigint;
  /** Always positive. Fractions are not reduced: comparisons cross-multiply. */
  readonly denominator: bigint;
};

/** The exact value of a finite double. */
export function rational(value: number): Rational {
  if (!Number.isFinite(value)) throw new RangeError(`rational: value must be finite, received ${value}`);
  const { one, values } = onGrid(value);
  return { numerator: at(values, 0), denominator: one };
}

export function fraction(numerator: bigint, denominator: bigint): Rational {
  if (denominator === 0n) throw new RangeError('fraction: denominator must not be zero');
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator };
}

export function plus(a: Rational, b: Rational): Rational {
  return a.denominator === b.denominator
    ? { numerator: a.numerator + b.numerator, denominator: a.denominator }
    : {
        numerator: a.numerator * b.denominator + b.numerator * a.denominator,
        denominator: a.denominator * b.denominator,
      };
}

export function negated(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function minus(a: Rational, b: Rational): Rational {
  return plus(a, negated(b));
}

export function times(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

export function over(a: Rational, b: Rational): Rational {
  return fraction(a.numerator * b.denominator, a.denominator * b.numerator);
}

/** -1, 0 or 1 if `a` is less than, equal to or greater than `b`. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The largest whole number that is not greater than `a`. */
export function floor(a: Rational): bigint {
  const quotient = a.numerator / a.denominator;
  return a.numerator < 0n && quotient * a.denominator !== a.numerator ? quotient - 1n : quotient;
}
