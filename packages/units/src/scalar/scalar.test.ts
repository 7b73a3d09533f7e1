import { coordinate, nextDown, nextUp, ulpsBetween } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meters, seconds } from '../units/catalogue.js';
import { abs, add, div, mul, neg, ratio, sign, sqrt, square, sub } from './arithmetic.js';
import { ceilTo, floorTo, hypot, inverseLerp, lerp, modulo, moveTowards, roundTo, sum } from './interpolation.js';
import { approximatelyEquals, clamp, compare, equals, isFinite, isZero, max, min } from './order.js';

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const seed = { seed: 20, numRuns: 5000 };
const greatest = Number.MAX_VALUE;

describe('arithmetic', () => {
  it('is what the operators of the language are', () => {
    fc.assert(
      fc.property(finite, finite, (a, b) => {
        const size = Math.abs(a);
        const got = [add(a, b), sub(a, b), mul(a, b), div(a, b), neg(a), abs(a), sign(a), square(a), sqrt(size)];
        expect(ratio(a, b)).toBe(a / b);
        expect(got).toEqual([a + b, a - b, a * b, a / b, -a, size, Math.sign(a), a * a, Math.sqrt(size)]);
      }),
      seed,
    );
  });
});

describe('order', () => {
  it('agrees with the operators', () => {
    fc.assert(
      fc.property(finite, finite, (a, b) => {
        const order = a < b ? -1 : a > b ? 1 : 0;
        const got = [min(a, b), max(a, b), compare(a, b), compare(b, a)];
        expect(got).toEqual([Math.min(a, b), Math.max(a, b), order, 0 - order]);
      }),
      seed,
    );
  });

  it('calls equal what === does', () => {
    expect([equals(meters(1), meters(1)), equals(0, -0), equals(1, 2)]).toEqual([true, true, false]);
    expect(equals(Number.NaN, Number.NaN)).toBe(false);
  });

  it('sorts NaN to the end', () => {
    expect([3, Number.NaN, -Infinity, 2, Number.NaN, Infinity].sort(compare)).toEqual([
      -Infinity,
      2,
      3,
      Infinity,
      Number.NaN,
      Number.NaN,
    ]);
    expect(compare(Number.NaN, Number.NaN)).toBe(0);
  });

  it('clamps to both bounds, included', () => {
    expect(clamp(meters(5), meters(1), meters(3))).toBe(meters(3));
    expect(clamp(meters(0), meters(1), meters(3))).toBe(meters(1));
    expect(clamp(meters(2), meters(1), meters(3))).toBe(meters(2));
    expect(clamp(meters(2), meters(2), meters(2))).toBe(meters(2));
    expect(clamp(Number.NaN, 1, 3)).toBeNaN();
  });

  it('rejects bounds that are swapped or NaN', () => {
    expect(() => clamp(meters(2), meters(3), meters(1))).toThrow(
      new RangeError('clamp: least must be at most greatest, 1, received 3. Swap the two bounds'),
    );
    expect(() => clamp(2, Number.NaN, 1)).toThrow(RangeError);
  });

  it('knows what is finite, zero and near', () => {
    expect([isFinite(seconds(1)), isFinite(Number.NaN), isFinite(Infinity)]).toEqual([true, false, false]);
    expect([isZero(meters(0)), isZero(-0), isZero(5e-324)]).toEqual([true, true, false]);
    expect(approximatelyEquals(meters(1), meters(1.5), meters(0.5))).toBe(true);
    expect(approximatelyEquals(meters(1), meters(1.5), meters(0.4))).toBe(false);
    expect(approximatelyEquals(Infinity, Infinity, 0)).toBe(true);
    expect(approximatelyEquals(Number.NaN, Number.NaN, 1)).toBe(false);
  });
});

describe('lerp', () => {
  it('is exact at both ends', () => {
    fc.assert(
      fc.property(finite, finite, (a, b) => {
        expect(lerp(a, b, 0) === a).toBe(true);
        expect(lerp(a, b, 1) === b).toBe(true);
        expect(lerp(a, a, 0.3) === a).toBe(true);
      }),
      seed,
    );
  });

  it('stays between its ends, and is finite between extremes', () => {
    fc.assert(
      fc.property(finite, finite, fc.double({ min: 0, max: 1, noNaN: true }), (a, b, t) => {
        const value = lerp(a, b, t);
        expect(value).toBeGreaterThanOrEqual(Math.min(a, b));
        expect(value).toBeLessThanOrEqual(Math.max(a, b));
      }),
      seed,
    );
    expect(lerp(-greatest, greatest, 0.5)).toBe(0);
  });

  it('grows with the fraction except for rounding', () => {
    fc.assert(
      fc.property(coordinate(1e6), coordinate(1e6), fc.double({ min: 0, max: 1, noNaN: true }), (a, b, t) => {
        const step = Math.abs(b - a) * 1e-15 + Math.max(Math.abs(a), Math.abs(b)) * 1e-15;
        expect(Math.abs(lerp(a, b, t) - (a + (b - a) * t))).toBeLessThanOrEqual(step);
      }),
      seed,
    );
  });
});

describe('inverseLerp', () => {
  it('is exactly 0 and 1 at the ends, in both directions', () => {
    fc.assert(
      fc.property(finite, finite, (a, b) => {
        expect(inverseLerp(a, b, a)).toBe(0);
        expect(inverseLerp(a, b, b)).toBe(a === b ? 0 : 1);
      }),
      seed,
    );
  });

  it('lies between 0 and 1 for what lies between, grows with it, and is never NaN', () => {
    fc.assert(
      fc.property(finite, finite, finite, finite, (a, b, c, d) => {
        const [least = 0, low = 0, high = 0, greatest = 0] = [a, b, c, d].sort((x, y) => x - y);
        const [near, far] = [inverseLerp(least, greatest, low), inverseLerp(least, greatest, high)];
        expect(near).toBeGreaterThanOrEqual(0);
        expect(far).toBeLessThanOrEqual(1);
        expect(near).toBeLessThanOrEqual(far);
        expect(inverseLerp(a, b, c)).not.toBeNaN();
      }),
      seed,
    );
    expect(inverseLerp(-greatest, greatest, 0)).toBe(0.5);
  });

  it('takes back lerp, except for rounding', () => {
    fc.assert(
      fc.property(coordinate(1e6), coordinate(1e6), fc.double({ min: -2, max: 3, noNaN: true }), (a, b, t) => {
        if (Math.abs(b - a) < 1) return;
        const error = (1e-15 * (Math.abs(a) + Math.abs(b))) / Math.abs(b - a);
        expect(Math.abs(inverseLerp(a, b, lerp(a, b, t)) - t)).toBeLessThanOrEqual(5 * error + 1e-15);
      }),
      seed,
    );
  });

  it('extrapolates past the ends, in both directions', () => {
    expect(inverseLerp(meters(2), meters(6), meters(8))).toBe(1.5);
    expect(inverseLerp(meters(6), meters(2), meters(8))).toBe(-0.5);
    expect(inverseLerp(seconds(0), seconds(4), seconds(1))).toBe(0.25);
  });

  it('of equal ends is 0 at them, and infinite elsewhere', () => {
    for (const [from, to] of [
      [3, 3],
      [0, -0],
      [-0, 0],
      [Infinity, Infinity],
    ] as const) {
      expect(inverseLerp(from, to, from)).toBe(0);
      expect(inverseLerp(from, to, to)).toBe(0);
    }
    for (const [from, to] of [
      [0, 0],
      [0, -0],
      [-0, 0],
    ] as const) {
      expect([inverseLerp(from, to, 1), inverseLerp(from, to, -1)]).toEqual([Infinity, -Infinity]);
    }
    expect(clamp(inverseLerp(3, 3, 4), 0, 1)).toBe(1);
    expect(clamp(inverseLerp(3, 3, 2), 0, 1)).toBe(0);
  });

  it('passes NaN through', () => {
    expect([inverseLerp(Number.NaN, 1, 1), inverseLerp(1, Number.NaN, 1), inverseLerp(1, 2, Number.NaN)]).toEqual([
      Number.NaN,
      Number.NaN,
      Number.NaN,
    ]);
  });
});

describe('moveTowards', () => {
  it('arrives exactly and never overshoots', () => {
    fc.assert(
      fc.property(coordinate(1e6), coordinate(1e6), fc.double({ min: 0, max: 1e6, noNaN: true }), (a, b, step) => {
        const moved = moveTowards(a, b, step);
        expect(Math.abs(b - moved)).toBeLessThanOrEqual(Math.abs(b - a));
        if (Math.abs(b - a) <= step) expect(moved === b).toBe(true);
      }),
      seed,
    );
    expect(moveTowards(meters(0), meters(-10), meters(4))).toBe(meters(-4));
  });

  it('moves away by a negative change, and stays at the goal', () => {
    expect(moveTowards(1, 5, -2)).toBe(-1);
    expect(moveTowards(5, 1, -2)).toBe(7);
    for (const change of [0, 1, -1, -Infinity, Number.NaN]) {
      expect(moveTowards(3, 3, change)).toBe(3);
      expect(moveTowards(Infinity, Infinity, change)).toBe(Infinity);
    }
    expect(moveTowards(-1e308, 1e308, 1.5e308)).toBe(5e307);
    expect(moveTowards(1, Number.NaN, 1)).toBeNaN();
    expect(moveTowards(Number.NaN, 1, 1)).toBeNaN();
  });
});

describe('rounding', () => {
  it.each([
    [7, 3, 6],
    [-7, 3, -9],
    [6, 3, 6],
    [-0.5, 1, -1],
    [-5e-324, 1e10, -1e10],
    [7, -3, 6],
    [-7, -3, -9],
    [1e308, 1e-10, 1e308],
    [Number.MAX_VALUE, 1.1e308, 1.1e308],
    [Infinity, 3, Infinity],
    [1, 0, Number.NaN],
    [1, Number.NaN, Number.NaN],
  ])('floorTo(%d, %d) is %d', (value, step, expected) => {
    expect(floorTo(value, step)).toBe(expected);
  });

  it.each([
    [7, 3, 9],
    [-7, 3, -6],
    [6, 3, 6],
    [-0.5, 1, 0],
    [5e-324, 1e10, 1e10],
    [7, -3, 9],
    [-7, -3, -6],
    [1e308, 1e-10, 1e308],
    [-Number.MAX_VALUE, 1.1e308, -1.1e308],
    [-Infinity, 3, -Infinity],
    [1, 0, Number.NaN],
    [1, Number.NaN, Number.NaN],
  ])('ceilTo(%d, %d) is %d', (value, step, expected) => {
    expect(ceilTo(value, step)).toBe(expected);
  });

  it.each([
    [7, 3, 6],
    [7.5, 3, 9],
    [-7.5, 3, -6],
    [0.49999999999999994, 1, 0],
    [-0.49999999999999994, 1, 0],
    [4503599627370497, 1, 4503599627370497],
    [7.5, -3, 9],
    [1e308, 1e-10, 1e308],
    [Number.MAX_VALUE, 1.1e308, 1.1e308],
    [-1.6e308, 1.1e308, -1.1e308],
    [1, 0, Number.NaN],
  ])('roundTo(%d, %d) is %d', (value, step, expected) => {
    expect(roundTo(value, step)).toBe(expected);
  });

  it('takes multiples for what they are, and what lies beside them for what it is beside', () => {
    const wrong: [string, number, number][] = [];
    const check = (verb: typeof floorTo, value: number, step: number, expected: number): void => {
      if (verb(value, step) !== expected) wrong.push([verb.name, value, step]);
    };
    for (let k = -20_000; k < 20_000; k++) {
      for (const step of [0.1, -0.3, 0.7]) {
        const multiple = k * step;
        const before = (step < 0 ? k + 1 : k - 1) * step;
        const after = (step < 0 ? k - 1 : k + 1) * step;
        const middle = multiple / 2 + after / 2;
        const beside = Math.abs(middle) * 1e-11;
        check(floorTo, multiple, step, multiple);
        check(roundTo, multiple, step, multiple);
        check(floorTo, nextDown(multiple), step, before);
        check(floorTo, nextUp(multiple), step, multiple);
        check(ceilTo, multiple, step, multiple);
        check(ceilTo, nextDown(multiple), step, multiple);
        check(ceilTo, nextUp(multiple), step, after);
        check(roundTo, middle - beside, step, multiple);
        check(roundTo, middle + beside, step, after);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('is near for every value and step', () => {
    fc.assert(
      fc.property(finite, finite, (value, step) => {
        const size = Math.abs(step);
        const low = floorTo(value, step);
        const near = roundTo(value, step);
        const high = ceilTo(value, step);
        expect(high).toBe(0 - floorTo(-value, step));
        if (size === 0) expect([low, near, high]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
        else {
          expect(low).toBeLessThanOrEqual(value);
          expect(high).toBeGreaterThanOrEqual(value);
          expect(Number.isFinite(near)).toBe(true);
          // Near the greatest double, the multiples beside a value may be infinite.
          if (!Number.isFinite(low) || !Number.isFinite(low + size)) return;
          expect(value).toBeLessThanOrEqual(nextUp(low + size));
          // Halves, since the distance of extremes is infinite.
          expect(Math.abs(near / 2 - value / 2)).toBeLessThanOrEqual(size / 4 + Math.abs(value) * 3e-16 + 5e-324);
        }
      }),
      seed,
    );
  });

  it('takes a floored remainder inside [0, divisor)', () => {
    expect(modulo(-1, 3)).toBe(2);
    expect(modulo(7, -3)).toBe(-2);
    expect([modulo(6, 3), modulo(-6, 3), modulo(6, -3), modulo(-6, -3), modulo(-0, 3)]).toEqual([0, 0, 0, 0, 0]);
    expect(modulo(-5e-324, 360)).toBeLessThan(360);
    expect(modulo(1, 0)).toBeNaN();
    fc.assert(
      fc.property(finite, fc.double({ min: 1e-300, noNaN: true, noDefaultInfinity: true }), (value, divisor) => {
        const remainder = modulo(value, divisor);
        expect(remainder >= 0 && remainder < divisor).toBe(true);
      }),
      seed,
    );
  });
});

describe('hypot and sum', () => {
  it('neither overflow nor underflow where the answer is representable', () => {
    expect(ulpsBetween(hypot(3e200, 4e200), 5e200)).toBeLessThanOrEqual(1);
    expect(ulpsBetween(hypot(3e-200, 4e-200), 5e-200)).toBeLessThanOrEqual(1);
    expect(hypot(5e-324, 0)).toBe(5e-324);
  });

  it('sums from first to last; nothing sums to zero', () => {
    expect(sum([meters(1), meters(2), meters(4)])).toBe(meters(7));
    expect(sum([])).toBe(0);
  });
});
