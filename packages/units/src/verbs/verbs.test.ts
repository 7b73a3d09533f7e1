/** The general verbs against their twins: one name, one answer. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as scalar from '../scalar.js';
import { distance } from '../shapes/distance.js';
import type { Difference2, Length, Position2 } from '../types/named.js';
import { unsafeNumber, unsafePoint, unsafeQuantity, unsafeVector } from '../values/raw.js';
import * as vector from '../vector.js';
import * as general from './arithmetic.js';
import * as extremes from './extremes.js';

const number = fc.double();
const pair = fc.tuple(number, number).map(([x, y]): Difference2 => unsafeVector(x, y));
const seed = { seed: 22, numRuns: 2000 };

describe('the general verbs', () => {
  it('answer as the scalar ones for scalars', () => {
    fc.assert(
      fc.property(number, number, number, (a, b, t) => {
        expect(general.add(a, b)).toBe(scalar.add(a, b));
        expect(general.sub(a, b)).toBe(scalar.sub(a, b));
        expect(general.mul(a, b)).toBe(scalar.mul(a, b));
        expect(general.div(a, b)).toBe(scalar.div(a, b));
        expect(general.neg(a)).toBe(scalar.neg(a));
        expect(general.lerp(a, b, t)).toBe(scalar.lerp(a, b, t));
        expect(general.moveTowards(a, b, t)).toBe(scalar.moveTowards(a, b, t));
        expect(general.approximatelyEquals(a, b, t)).toBe(scalar.approximatelyEquals(a, b, t));
        expect(general.equals(a, b)).toBe(scalar.equals(a, b));
        expect(general.isFinite(a)).toBe(scalar.isFinite(a));
        expect(general.isZero(a)).toBe(scalar.isZero(a));
      }),
      seed,
    );
  });

  it('measure points as the vector ones do', () => {
    const place = fc.tuple(number, number).map(([x, y]): Position2 => unsafePoint(x, y));
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(distance(a, b)).toBe(vector.distance(a, b));
      }),
      seed,
    );
  });

  it('answer as the vector ones for vectors', () => {
    fc.assert(
      fc.property(pair, pair, number, (a, b, t) => {
        const extent = unsafeQuantity<Length>(t);
        expect(general.add(a, b)).toEqual(vector.add(a, b));
        const [dot, cross] = [vector.dot(a, b), vector.cross(a, b)];
        if (Number.isFinite(unsafeNumber(dot))) expect(extremes.dot(a, b)).toBe(dot);
        if (Number.isFinite(unsafeNumber(cross))) expect(extremes.cross(a, b)).toBe(cross);
        expect(general.sub(a, b)).toEqual(vector.sub(a, b));
        expect(general.mul(a, t)).toEqual(vector.mul(a, t));
        expect(general.mul(t, a)).toEqual(vector.mul(a, t));
        expect(general.div(a, t)).toEqual(vector.div(a, t));
        expect(general.neg(a)).toEqual(vector.neg(a));
        expect(general.lerp(a, b, t)).toEqual(vector.lerp(a, b, t));
        expect(general.approximatelyEquals(a, b, extent)).toBe(vector.approximatelyEquals(a, b, extent));
        expect(general.equals(a, b)).toBe(vector.equals(a, b));
        expect(general.isFinite(a)).toBe(vector.isFinite(a));
        expect(general.isZero(a)).toBe(vector.isZero(a));
      }),
      seed,
    );
  });

  it('answer as the bare formulas of the vector ones between 1e-150 and 1e150', () => {
    const size = fc.double({ min: 1e-100, max: 1e100, noNaN: true });
    const component = fc.oneof(
      fc.constantFrom(0, -0, 1, 3, 4),
      size,
      size.map((x) => -x),
    );
    const everyday = fc.tuple(component, component).map(([x, y]): Difference2 => unsafeVector(x, y));
    fc.assert(
      fc.property(everyday, everyday, size, (a, b, t) => {
        const extent = unsafeQuantity<Length>(t);
        expect(extremes.clampMagnitude(a, extent)).toEqual(vector.clampMagnitude(a, extent));
        expect(general.moveTowards(a, b, extent)).toEqual(vector.moveTowards(a, b, extent));
      }),
      seed,
    );
  });

  it('agree with the bare formulas on what is no everyday argument', () => {
    const v = (x: number, y: number): Difference2 => unsafeVector(x, y);
    const m = (value: number): Length => unsafeQuantity(value);
    for (const limit of [0, -0, -1, -Infinity, Infinity, Number.NaN]) {
      for (const u of [v(0, 0), v(-0, 0), v(3, 4)]) {
        const short = vector.clampMagnitude(u, m(limit));
        expect(vector.equals(short, extremes.clampMagnitude(u, m(limit)))).toBe(true);
        expect(short).not.toBe(u);
      }
    }
    for (const change of [0, 1, -1, 5, -10, -Infinity, Infinity, Number.NaN]) {
      expect(vector.moveTowards(v(1, 2), v(1, 2), m(change))).toEqual(v(1, 2));
    }
    expect(vector.moveTowards(v(1, 1), v(4, 5), m(-10))).toEqual(v(-5, -7));
    expect(vector.moveTowards(v(1, 1), v(4, 5), m(Number.NaN)).x).toBeNaN();
    expect(vector.moveTowards(v(1, 1), v(4, 5), m(0))).toEqual(v(1, 1));
  });
});
