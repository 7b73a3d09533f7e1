import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextUp, notFinite } from './doubles.js';
import { compare, floor, fraction, minus, negated, over, plus, rational, times, type Rational } from './rational.js';

const settings = { seed: 1, numRuns: 300 };
const anyDouble = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyRational = fc
  .tuple(fc.bigInt({ min: -(10n ** 6n), max: 10n ** 6n }), fc.bigInt({ min: 1n, max: 10n ** 6n }))
  .map(([numerator, denominator]) => fraction(numerator, denominator));
const zero = fraction(0n, 1n);

/** Equal as numbers: rationals are not reduced. */
function expectEqual(a: Rational, b: Rational): void {
  expect(compare(a, b)).toBe(0);
}

describe('rational', () => {
  it.each([
    [0, 0n, 1n],
    [-0, 0n, 1n],
    [3, 3n, 1n],
    [-0.75, -3n, 4n],
    [0.1, 3602879701896397n, 36028797018963968n],
    [2 ** 80, 2n ** 80n, 1n],
    [Number.MAX_VALUE, (2n ** 53n - 1n) * 2n ** 971n, 1n],
    [Number.MIN_VALUE, 1n, 2n ** 1074n],
    [-(2 ** -1022), -1n, 2n ** 1022n],
  ])('of %s is exact', (value, numerator, denominator) => {
    expectEqual(rational(value), { numerator, denominator });
  });

  it.each(notFinite)('rejects %s', (value) => {
    expect(() => rational(value)).toThrow(`rational: value must be finite, received ${value}`);
  });

  it('orders like doubles, including neighbors', () => {
    fc.assert(
      fc.property(anyDouble, anyDouble, (a, b) => {
        expect(compare(rational(a), rational(b))).toBe(a < b ? -1 : a > b ? 1 : 0);
        fc.pre(a < Number.MAX_VALUE);
        expect(compare(rational(a), rational(nextUp(a)))).toBe(-1);
      }),
      settings,
    );
  });

  it('agrees with sums and products of doubles that are exact', () => {
    const small = fc.integer({ min: -(2 ** 26), max: 2 ** 26 }).map((n) => n / 1024);
    fc.assert(
      fc.property(small, small, (a, b) => {
        expectEqual(plus(rational(a), rational(b)), rational(a + b));
        expectEqual(minus(rational(a), rational(b)), rational(a - b));
        expectEqual(times(rational(a), rational(b)), rational(a * b));
      }),
      settings,
    );
  });
});

describe('the arithmetic', () => {
  it('obeys the laws of a field', () => {
    fc.assert(
      fc.property(anyRational, anyRational, anyRational, (a, b, c) => {
        expectEqual(plus(a, b), plus(b, a));
        expectEqual(plus(plus(a, b), c), plus(a, plus(b, c)));
        expectEqual(times(a, plus(b, c)), plus(times(a, b), times(a, c)));
        expectEqual(plus(a, negated(a)), zero);
        expectEqual(minus(plus(a, b), b), a);
        fc.pre(b.numerator !== 0n);
        expectEqual(times(over(a, b), b), a);
        expect(over(a, b).denominator).toBeGreaterThan(0n);
      }),
      settings,
    );
  });

  it('does not divide by zero', () => {
    expect(() => fraction(1n, 0n)).toThrow('fraction: denominator must not be zero');
    expect(() => over(rational(1), zero)).toThrow('fraction: denominator must not be zero');
  });

  it.each([
    [7n, 2n, 3n],
    [-7n, 2n, -4n],
    [7n, -2n, -4n],
    [6n, 2n, 3n],
    [-6n, 2n, -3n],
    [0n, 5n, 0n],
    [-1n, 1000n, -1n],
  ])('floors %s / %s to %s', (numerator, denominator, whole) => {
    expect(floor(fraction(numerator, denominator))).toBe(whole);
  });
});
