import { compare, minus, nextDown, nextUp, plus, rational, runs, times } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { integerRoot, quotientOf, scaledInteger } from './integers.js';
import { hostile } from './testing/hostile.js';
import { differenceBelow, differenceTail, EPSILON, productTail, sumAbove, sumTail } from './transforms.js';

describe('the tails', () => {
  it('complete rounded sums and differences, among the subnormals too', () => {
    fc.assert(
      fc.property(hostile(2), ([a = 0, b = 0]) => {
        const [s, d] = [a + b, a - b];
        if (Number.isFinite(s)) {
          expect(compare(plus(rational(s), rational(sumTail(a, b, s))), plus(rational(a), rational(b)))).toBe(0);
        }
        if (Number.isFinite(d)) {
          expect(compare(plus(rational(d), rational(differenceTail(a, b, d))), minus(rational(a), rational(b)))).toBe(
            0,
          );
        }
      }),
      { seed: 71, numRuns: runs(5_000) },
    );
  });

  it('complete rounded products from 2^-960 to 2^960', () => {
    const number = fc.double({ noNaN: true, min: -(2 ** 960), max: 2 ** 960 });
    fc.assert(
      fc.property(number, fc.oneof(number, fc.double({ noNaN: true, min: -4, max: 4 })), (a, b) => {
        const p = a * b;
        fc.pre((Math.abs(p) >= 2 ** -960 && Math.abs(p) <= 2 ** 960) || a === 0 || b === 0);
        const completed = plus(rational(p), rational(productTail(a, b, p)));
        expect(compare(completed, times(rational(a), rational(b)))).toBe(0);
      }),
      { seed: 72, numRuns: runs(5_000) },
    );
  });

  it.each([
    [2 ** 960, 1],
    [2 ** 480, 2 ** 480],
    [5e-324, 2 ** 114],
    [5e-324, 2 ** 960],
    [1.7976931348623157e308 / 2 ** 64, 1 + 2 ** -52],
    [2 ** -480 * (1 + 2 ** -52), 2 ** -480 * (1 + 2 ** -52)],
  ])('complete %d * %d', (a, b) => {
    const p = a * b;
    expect(compare(plus(rational(p), rational(productTail(a, b, p))), times(rational(a), rational(b)))).toBe(0);
  });

  it('count in units of half an ulp of 1', () => {
    expect(1 + EPSILON).toBe(1);
    expect(1 + 2 * EPSILON).toBe(nextUp(1));
  });
});

describe('the outward roundings', () => {
  it('are the nearest doubles on their side', () => {
    fc.assert(
      fc.property(hostile(2), ([a = 0, b = 0]) => {
        const difference = minus(rational(a), rational(b));
        const low = differenceBelow(a, b);
        if (low !== -Number.MAX_VALUE) expect(compare(rational(low), difference)).toBeLessThanOrEqual(0);
        if (low !== Number.MAX_VALUE) expect(compare(rational(nextUp(low)), difference)).toBe(1);
        const total = plus(rational(a), rational(b));
        const high = sumAbove(a, b);
        if (high !== Number.MAX_VALUE) expect(compare(rational(high), total)).toBeGreaterThanOrEqual(0);
        if (high !== -Number.MAX_VALUE) expect(compare(rational(nextDown(high)), total)).toBe(-1);
      }),
      { seed: 73, numRuns: runs(3_000) },
    );
  });
});

describe('the whole numbers', () => {
  it('hold every double', () => {
    expect(scaledInteger(5e-324)).toBe(1n);
    expect(scaledInteger(-1)).toBe(-(1n << 1074n));
    expect(scaledInteger(-0)).toBe(0n);
    fc.assert(
      fc.property(hostile(1), ([value = 0]) => {
        const unit = { numerator: scaledInteger(value), denominator: 1n << 1074n };
        expect(compare(unit, rational(value))).toBe(0);
      }),
      { seed: 74, numRuns: runs(2_000) },
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuse %d instead of looping', (value) => {
    expect(() => scaledInteger(value)).toThrow(RangeError);
  });

  it('have roots and quotients', () => {
    const large = fc.bigInt({ min: 0n, max: 1n << 300n });
    fc.assert(
      fc.property(large, large, (a, b) => {
        const root = integerRoot(a);
        expect(root * root <= a && (root + 1n) * (root + 1n) > a).toBe(true);
        const quotient = rational(quotientOf(a, b + 1n));
        const exact = { numerator: a, denominator: b + 1n };
        const error = times(exact, rational(2 ** -52));
        expect(compare(quotient, minus(exact, error))).toBeGreaterThanOrEqual(0);
        expect(compare(quotient, plus(exact, error))).toBeLessThanOrEqual(0);
      }),
      { seed: 75, numRuns: runs(1_000) },
    );
    expect(integerRoot(0n)).toBe(0n);
    expect(quotientOf(-3n, 4n)).toBe(-0.75);
    expect(quotientOf(1n << 2000n, 1n << 3000n)).toBe(2 ** -1000);
    expect(quotientOf(1n << 2000n, 1n)).toBe(Number.POSITIVE_INFINITY);
    expect(quotientOf(1n, 1n << 2000n)).toBe(0);
  });
});
