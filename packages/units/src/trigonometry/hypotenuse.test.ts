import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ulpsBetween, runs } from '@tilewright/testing';
import { hypot2 } from './hypotenuse.js';
import { anyDouble } from './testing/arguments.js';
import { errorInUlps, toFixed, trueHypot } from './testing/reference.js';

const legs = fc.oneof(
  fc.tuple(anyDouble, anyDouble),
  fc.tuple(anyDouble, fc.double({ min: -1, max: 1, noNaN: true })).map(([x, factor]) => [x, x * factor] as const),
  fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -5000, max: 5000 })),
);

describe('hypot2', () => {
  it('is less than 2 ulps off the truth wherever that is a double', () => {
    fc.assert(
      fc.property(legs, ([x, y]) => {
        const length = hypot2(x, y);
        const truth = trueHypot(x, y);
        if (length === Number.POSITIVE_INFINITY) {
          expect(truth.value >= toFixed(Number.MAX_VALUE, truth.bits)).toBe(true);
        } else {
          expect(errorInUlps(length, truth), `${x} ${y}`).toBeLessThan(2);
        }
      }),
      { seed: 3, numRuns: runs(2500) },
    );
  });

  it('is symmetric in its arguments and their signs, and no shorter than either', () => {
    fc.assert(
      fc.property(legs, ([x, y]) => {
        const length = hypot2(x, y);
        expect(hypot2(y, x)).toBe(length);
        expect(hypot2(-x, y)).toBe(length);
        expect(hypot2(x, -y)).toBe(length);
        expect(length).toBeGreaterThanOrEqual(Math.max(Math.abs(x), Math.abs(y)));
      }),
      { seed: 3, numRuns: runs(2000) },
    );
  });

  it('is exact where the answer is, at any size that a power of two reaches', () => {
    const triples = [
      [3, 4, 5],
      [5, 12, 13],
      [20, 21, 29],
      [119, 120, 169],
      [696, 697, 985],
    ] as const;
    for (const [x, y, length] of triples) {
      for (const exponent of [-1074, -1000, -540, -500, 0, 500, 511, 512, 1000, 1013]) {
        const scale = 2 ** exponent;
        expect(hypot2(x * scale, y * scale)).toBe(length * scale);
      }
    }
    // The true length of these two doubles lies half-way between 5e200 and the double below.
    expect(ulpsBetween(hypot2(3e200, 4e200), 5e200)).toBeLessThanOrEqual(1);
    expect(hypot2(3e-200, 4e-200)).toBe(5e-200);
    expect([hypot2(0, 0), hypot2(-0, -0), hypot2(0, -7)]).toEqual([0, 0, 7]);
    expect(hypot2(0, 5e-324)).toBe(5e-324);
    expect(hypot2(Number.MAX_VALUE, 0)).toBe(Number.MAX_VALUE);
    expect(hypot2(Number.MAX_VALUE, Number.MAX_VALUE)).toBe(Number.POSITIVE_INFINITY);
  });

  it('has the infinity of an infinite component, even beside NaN', () => {
    for (const other of [0, 1, 1e-320, 1e308, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN]) {
      expect(hypot2(Number.NEGATIVE_INFINITY, other)).toBe(Number.POSITIVE_INFINITY);
      expect(hypot2(other, Number.POSITIVE_INFINITY)).toBe(Number.POSITIVE_INFINITY);
    }
    for (const other of [0, 1, 1e-320, 1e308, Number.NaN]) {
      expect(hypot2(Number.NaN, other)).toBeNaN();
      expect(hypot2(other, Number.NaN)).toBeNaN();
    }
  });
});
