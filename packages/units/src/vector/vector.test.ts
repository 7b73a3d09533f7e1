import { coordinate, ulpsBetween } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampMagnitudes } from '../columns/clamping.js';
import { vectorColumn } from '../columns/pairs.js';
import type { Vector2 } from '../types/kinds.js';
import { turns } from '../units/catalogue.js';
import type { Difference2, Length, Position2 } from '../types/named.js';
import { unsafeNumber, unsafePoint, unsafeQuantity, unsafeVector } from '../values/raw.js';
import { moveTowards } from '../verbs/arithmetic.js';
import { clampMagnitude, cross, dot } from '../verbs/extremes.js';
import { add, approximatelyEquals, div, equals, isFinite, isZero, lerp, mul, neg, sub } from './arithmetic.js';
import {
  distance,
  distanceSquared,
  magnitude,
  magnitudeSquared,
  mean,
  midpoint,
  normalized,
  perpendicular,
  projectedOn,
  reflected,
  rotated,
} from './geometry.js';

const v = (x: number, y: number): Difference2 => unsafeVector(x, y);
const p = (x: number, y: number): Position2 => unsafePoint(x, y);
const m = (value: number): Length => unsafeQuantity(value);
const whole = fc.integer({ min: -(2 ** 24), max: 2 ** 24 });
const wholeVector = fc.tuple(whole, whole).map(([x, y]) => v(x, y));
const wholePoint = fc.tuple(whole, whole).map(([x, y]) => p(x, y));
const anyVector = fc.tuple(coordinate(1e6), coordinate(1e6)).map(([x, y]) => v(x, y));
const hugeVector = fc
  .tuple(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.double({ noNaN: true, noDefaultInfinity: true }))
  .map(([x, y]) => v(x, y));
const seed = { seed: 21, numRuns: 3000 };

// On whole numbers of this size the arithmetic is exact, so the laws hold to the bit.
describe('the affine space of points and vectors', () => {
  it('has differences that lead from one point to the other', () => {
    fc.assert(
      fc.property(wholePoint, wholePoint, wholeVector, (a, b, u) => {
        expect(add(a, sub(b, a))).toEqual(b);
        expect(sub(add(a, u), a)).toEqual(u);
        expect(sub(add(a, u), u)).toEqual(a);
      }),
      seed,
    );
  });

  it('is a vector space of differences', () => {
    fc.assert(
      fc.property(wholeVector, wholeVector, wholeVector, whole, (a, b, c, k) => {
        expect(add(add(a, b), c)).toEqual(add(a, add(b, c)));
        expect(add(a, b)).toEqual(add(b, a));
        expect(equals(add(a, neg(a)), v(0, 0))).toBe(true);
        expect(equals(mul(add(a, b), k), add(mul(a, k), mul(b, k)))).toBe(true);
        expect(equals(div(mul(a, 8), 8), a)).toBe(true);
      }),
      seed,
    );
  });

  it('has products that agree with perpendicular', () => {
    fc.assert(
      fc.property(wholeVector, wholeVector, (a, b) => {
        expect(cross(a, b)).toBe(dot(perpendicular(a), b));
        expect(cross(a, b)).toBe(0 - unsafeNumber(cross(b, a)));
        expect(magnitudeSquared(a)).toBe(dot(a, a));
        expect(equals(perpendicular(perpendicular(a)), neg(a))).toBe(true);
      }),
      seed,
    );
  });
});

describe('products that overflow', () => {
  const huge = fc.double({ min: -Number.MAX_VALUE, max: Number.MAX_VALUE, noNaN: true });

  it('may cancel', () => {
    expect(dot(v(1e200, 1e200), v(1e200, -1e200))).toBe(0);
    expect(cross(v(1e200, 1e200), v(1e200, 1e200))).toBe(0);
    expect(cross(v(1e200, -3e250), v(1e200, -3e250))).toBe(0);
    expect(dot(v(2 ** 600, 2 ** 600), v(2 ** 500, -(2 ** 500) + 2 ** 448))).toBe(Infinity);
    expect(dot(v(2 ** 513, 2 ** 513), v(2 ** 512, -(2 ** 512) + 2 ** 459))).toBe(2 ** 972);
    expect(cross(v(2 ** 512, 2 ** 512 - 2 ** 459), v(2 ** 513, 2 ** 513))).toBe(2 ** 972);
    expect(dot(v(1e300, 1e300), v(-1e300, 2e299))).toBe(-Infinity);
  });

  it('are NaN for no finite vectors, and for those with NaN', () => {
    fc.assert(
      fc.property(huge, huge, huge, huge, (a, b, c, d) => {
        expect(dot(v(a, b), v(c, d))).not.toBeNaN();
        expect(cross(v(a, b), v(c, d))).not.toBeNaN();
        expect(cross(v(a, b), v(a, b))).toBe(0);
      }),
      seed,
    );
    expect(dot(v(Number.NaN, 1), v(1, 1))).toBeNaN();
    expect(cross(v(Infinity, 1), v(0, 1))).toBe(Infinity);
    expect(dot(v(Infinity, 1), v(0, 1))).toBeNaN();
  });
});

describe('magnitude and distance', () => {
  it('are correct at every size', () => {
    expect(magnitude(v(3, 4))).toBe(5);
    expect(ulpsBetween(unsafeNumber(magnitude(v(3e200, 4e200))), 5e200)).toBeLessThanOrEqual(1);
    expect(ulpsBetween(unsafeNumber(magnitude(v(3e-200, -4e-200))), 5e-200)).toBeLessThanOrEqual(1);
    expect(magnitude(v(0, -0))).toBe(0);
    expect(distance(p(1, 1), p(4, 5))).toBe(5);
    expect(distanceSquared(p(1, 1), p(4, 5))).toBe(25);
  });

  it('follow IEEE beyond', () => {
    expect(magnitude(v(Infinity, Number.NaN))).toBe(Infinity);
    expect(magnitude(v(Number.NaN, 1))).toBeNaN();
  });
});

describe('normalized', () => {
  it('has magnitude 1 for every vector but zero', () => {
    fc.assert(
      fc.property(hugeVector, (u) => {
        const unit = normalized(u);
        if (isZero(u)) expect(unit).toBeUndefined();
        else expect(magnitude(unit ?? unsafeVector<Vector2<number>>(0, 0))).toBeCloseTo(1, 15);
      }),
      seed,
    );
  });

  it.each([
    [5e-324, 5e-324],
    [Number.MAX_VALUE, Number.MAX_VALUE],
    [-1e-310, 1e-310],
  ])('keeps the direction of (%d, %d)', (x, y) => {
    const unit = normalized(v(x, y));
    expect(unit?.x).toBeCloseTo(Math.sign(x) * Math.SQRT1_2, 15);
    expect(unit?.y).toBeCloseTo(Math.sign(y) * Math.SQRT1_2, 15);
  });

  it('of zero is undefined', () => {
    expect(normalized(v(0, -0))).toBeUndefined();
  });
});

describe('turning and mirroring', () => {
  it('turns right by a quarter exactly', () => {
    expect(perpendicular(v(1, 0))).toEqual(v(-0, 1));
    expect(equals(rotated(v(2, 3), turns(0.25)), perpendicular(v(2, 3)))).toBe(true);
    expect(equals(rotated(v(2, 3), turns(0.5)), v(-2, -3))).toBe(true);
    expect(equals(rotated(v(2, 3), turns(-0.75)), perpendicular(v(2, 3)))).toBe(true);
  });

  it('reflects and projects for normals of any magnitude', () => {
    expect(equals(reflected(v(3, -4), v(0, 1e-200)), v(3, 4))).toBe(true);
    expect(equals(reflected(v(3, -4), v(0, 1e200)), v(3, 4))).toBe(true);
    expect(equals(projectedOn(v(3, -4), v(1e250, 0)), v(3, 0))).toBe(true);
    expect(equals(projectedOn(v(2, 4), v(1, 1)), v(3, 3))).toBe(true);
    expect(equals(projectedOn(v(Number.MAX_VALUE, 0), v(7, 0)), v(Number.MAX_VALUE, 0))).toBe(true);
  });

  it('does not overflow on the way where the answer is representable', () => {
    const greatest = Number.MAX_VALUE;
    for (const normal of [v(1, 1), v(-3, -3), v(1e-300, 1e-300), v(greatest, greatest)]) {
      const along = projectedOn(v(greatest, greatest), normal);
      expect(ulpsBetween(unsafeNumber(along.x), greatest)).toBeLessThanOrEqual(2);
      expect(ulpsBetween(unsafeNumber(along.y), greatest)).toBeLessThanOrEqual(2);
      const mirrored = reflected(v(greatest, greatest), normal);
      expect(ulpsBetween(unsafeNumber(mirrored.x), -greatest)).toBeLessThanOrEqual(4);
      expect(ulpsBetween(unsafeNumber(mirrored.y), -greatest)).toBeLessThanOrEqual(4);
    }
  });

  it('treats zero as no direction and no mirror', () => {
    expect(equals(projectedOn(v(3, 4), v(0, 0)), v(0, 0))).toBe(true);
    expect(equals(reflected(v(3, 4), v(0, 0)), v(3, 4))).toBe(true);
  });

  it('mirrors by twice the part along the normal', () => {
    fc.assert(
      fc.property(anyVector, anyVector, (u, normal) => {
        const along = projectedOn(u, normal);
        const rounding = m(1e-12 * (1 + unsafeNumber(magnitude(u))));
        expect(approximatelyEquals(reflected(u, normal), sub(u, mul(along, 2)), rounding)).toBe(true);
        expect(Math.abs(unsafeNumber(cross(along, normal)))).toBeLessThanOrEqual(
          1e-12 * (1 + unsafeNumber(magnitude(u)) * unsafeNumber(magnitude(normal))),
        );
      }),
      seed,
    );
  });
});

describe('clampMagnitude', () => {
  it('shortens what is longer and leaves the rest', () => {
    expect(clampMagnitude(v(6, 8), m(5))).toEqual(v(3, 4));
    expect(clampMagnitude(v(3, 4), m(5))).toEqual(v(3, 4));
    expect(equals(clampMagnitude(v(3, 4), m(-1)), v(0, 0))).toBe(true);
    expect(equals(clampMagnitude(v(0, 0), m(0)), v(0, 0))).toBe(true);
  });

  it.each([
    [1.5e308, 1.5e308, 1],
    [1e200, 0, 1e-200],
    [-1e200, 1e-120, 1e-200],
    [3e-310, -4e-310, 1e-312],
    [Number.MAX_VALUE, Number.MAX_VALUE, Number.MAX_VALUE],
    [1e300, 1, 1e-5],
  ])('shortens (%d, %d) to %d, as clampMagnitudes does', (x, y, limit) => {
    const short = clampMagnitude(v(x, y), m(limit));
    expect(Math.abs(unsafeNumber(magnitude(short)) - limit)).toBeLessThanOrEqual(Math.max(limit * 1e-15, 1e-322));
    const scale = Math.max(Math.abs(x), Math.abs(y));
    expect(unsafeNumber(short.x) / limit).toBeCloseTo(x / scale / Math.sqrt((x / scale) ** 2 + (y / scale) ** 2), 10);
    const column = vectorColumn([v(x, y)]);
    clampMagnitudes(column, m(limit));
    expect(column.get(0)).toEqual(short);
  });

  it('follows IEEE for numbers that are not finite', () => {
    expect(clampMagnitude(v(Number.NaN, 1), m(1))).toEqual(v(Number.NaN, 1));
    expect(clampMagnitude(v(Infinity, 1), m(2))).toEqual(v(Number.NaN, 0));
    expect(clampMagnitude(v(1, 2), m(Number.NaN))).toEqual(v(1, 2));
  });

  it('never returns its argument', () => {
    const u = v(1, 1);
    expect(clampMagnitude(u, m(5))).not.toBe(u);
  });
});

describe('moveTowards', () => {
  it('arrives exactly, and never overshoots by more than rounding', () => {
    fc.assert(
      fc.property(anyVector, anyVector, fc.double({ min: 0, max: 1e6, noNaN: true }), (a, b, step) => {
        const before = unsafeNumber(magnitude(sub(b, a)));
        const moved = moveTowards(a, b, m(step));
        const after = unsafeNumber(magnitude(sub(b, moved)));
        expect(after).toBeLessThanOrEqual(before * (1 + 1e-12));
        if (before <= step) expect(equals(moved, b)).toBe(true);
      }),
      seed,
    );
  });

  it('stays at the goal', () => {
    for (const change of [0, 1, -1, 5e-324, -Number.MAX_VALUE, Infinity, -Infinity, Number.NaN]) {
      for (const at of [p(1, 2), p(0, 0), p(1e308, -1e308), p(Infinity, 1)]) {
        expect(moveTowards(at, at, m(change))).toEqual(at);
      }
    }
  });

  it('moves away by a negative change', () => {
    expect(moveTowards(p(1, 1), p(4, 5), m(-10))).toEqual(p(-5, -7));
    expect(moveTowards(p(0, 0), p(5e-324, 0), m(-Number.MAX_VALUE))).toEqual(p(-Number.MAX_VALUE, 0));
  });

  it.each([
    [p(-1e308, 0), p(1e308, 0), 1, p(-1e308, 0)],
    [p(-1e308, 0), p(1e308, 0), 1e308, p(0, 0)],
    [p(-1e308, 7), p(1e308, 7), 1.5e308, p(5e307, 7)],
    [p(-1.5e308, -1.5e308), p(1.5e308, 1.5e308), 1e300, p(-1.4999999929289322e308, -1.4999999929289322e308)],
    [p(0, 0), p(1e200, 0), 1e-200, p(1e-200, 0)],
    [p(0, 0), p(0, -1.5e308), 1e-10, p(0, -1e-10)],
  ])('from %o to %o by %d is %o', (from, to, change, expected) => {
    const moved = moveTowards(from, to, m(change));
    expect(ulpsBetween(unsafeNumber(moved.x), unsafeNumber(expected.x))).toBeLessThanOrEqual(4);
    expect(ulpsBetween(unsafeNumber(moved.y), unsafeNumber(expected.y))).toBeLessThanOrEqual(4);
  });

  it('follows IEEE for numbers that are not finite', () => {
    expect(moveTowards(p(0, 0), p(Number.NaN, 0), m(1)).x).toBeNaN();
    expect(moveTowards(p(0, 0), p(1, 0), m(Number.NaN)).x).toBeNaN();
    expect(moveTowards(p(0, 0), p(1, 0), m(Infinity))).toEqual(p(1, 0));
  });
});

describe('lerp, midpoint and mean', () => {
  it('are exact at the ends', () => {
    fc.assert(
      fc.property(hugeVector, hugeVector, (a, b) => {
        expect(equals(lerp(a, b, 0), a)).toBe(true);
        expect(equals(lerp(a, b, 1), b)).toBe(true);
      }),
      seed,
    );
  });

  it('stay finite between extremes', () => {
    expect(midpoint(p(1e308, -1e308), p(1e308, -1e308))).toEqual(p(1e308, -1e308));
    expect(midpoint(p(0, 2), p(4, 4))).toEqual(p(2, 3));
    expect(mean([p(Number.MAX_VALUE, 0), p(Number.MAX_VALUE, 2)])).toEqual(p(Number.MAX_VALUE, 1));
    // The sum overflows, and in its middle too.
    expect(mean([p(-Number.MAX_VALUE, 0), p(Number.MAX_VALUE, 4)])).toEqual(p(0, 2));
  });

  it('have no mean without points', () => {
    expect(mean([])).toBeUndefined();
    expect(mean([p(1, 2), p(3, 4), p(5, 9)])).toEqual(p(3, 5));
    const most = Number.MAX_VALUE;
    expect(mean([p(most, 1), p(most, 2), p(-most, 3), p(-most, 4)])).toEqual(p(0, 2.5));
  });

  it('have a whole mean of whole numbers that have one, and the midpoint as the mean of two', () => {
    const whole = fc.integer({ min: -1e6, max: 1e6 });
    fc.assert(
      fc.property(fc.array(whole, { minLength: 1, maxLength: 9 }), whole, (values, center) => {
        const around = values.flatMap((value) => [p(center + value, value), p(center - value, -value)]);
        expect(mean(around)).toEqual(p(center, 0));
      }),
      { seed: 25, numRuns: 300 },
    );
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(number, number, number, number, (ax, ay, bx, by) => {
        expect(equals(mean([p(ax, ay), p(bx, by)]) ?? p(NaN, 0), midpoint(p(ax, ay), p(bx, by)))).toBe(true);
      }),
      { seed: 26, numRuns: 300 },
    );
  });
});

describe('comparison', () => {
  it('is by components, or by distance with a tolerance', () => {
    expect(equals(v(0, 1), v(-0, 1))).toBe(true);
    expect(equals(v(Number.NaN, 1), v(Number.NaN, 1))).toBe(false);
    expect(approximatelyEquals(p(0, 0), p(3, 4), m(5))).toBe(true);
    expect(approximatelyEquals(p(0, 0), p(3, 4), m(4.9))).toBe(false);
    expect(approximatelyEquals(v(Infinity, -Infinity), v(Infinity, -Infinity), m(0))).toBe(true);
    expect(approximatelyEquals(v(Infinity, 1), v(Infinity, 2), m(1))).toBe(false);
    expect([isFinite(v(1, 2)), isFinite(v(1, Infinity)), isFinite(v(Number.NaN, 1))]).toEqual([true, false, false]);
  });
});
