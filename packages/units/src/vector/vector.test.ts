import { coordinate, ulpsBetween } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Vector2 } from '../types/kinds.js';
import { turns } from '../units/catalogue.js';
import type { Difference2, Length, Position2 } from '../types/named.js';
import { unsafeNumber, unsafePoint, unsafeQuantity, unsafeVector } from '../values/raw.js';
import {
  add,
  approximatelyEquals,
  div,
  equals,
  isFinite,
  isZero,
  lerp,
  moveTowards,
  mul,
  neg,
  sub,
} from './arithmetic.js';
import {
  clampMagnitude,
  cross,
  distance,
  distanceSquared,
  dot,
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

describe('magnitude and distance', () => {
  it('are right at every size', () => {
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
  ])('keeps the way of (%d, %d)', (x, y) => {
    const unit = normalized(v(x, y));
    expect(unit?.x).toBeCloseTo(Math.sign(x) * Math.SQRT1_2, 15);
    expect(unit?.y).toBeCloseTo(Math.sign(y) * Math.SQRT1_2, 15);
  });

  it('of zero is nothing', () => {
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

  it('knows that zero is no way and no mirror', () => {
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

  it('stays where it is without a way to go', () => {
    expect(moveTowards(v(1, 2), v(1, 2), m(0))).toEqual(v(1, 2));
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
  });

  it('have no mean of nothing', () => {
    expect(mean([])).toBeUndefined();
    expect(mean([p(1, 2), p(3, 4), p(5, 9)])).toEqual(p(3, 5));
  });
});

describe('comparison', () => {
  it('is by components, or by distance with a tolerance', () => {
    expect(equals(v(0, 1), v(-0, 1))).toBe(true);
    expect(equals(v(Number.NaN, 1), v(Number.NaN, 1))).toBe(false);
    expect(approximatelyEquals(p(0, 0), p(3, 4), m(5))).toBe(true);
    expect(approximatelyEquals(p(0, 0), p(3, 4), m(4.9))).toBe(false);
    expect([isFinite(v(1, 2)), isFinite(v(1, Infinity)), isFinite(v(Number.NaN, 1))]).toEqual([true, false, false]);
  });
});
