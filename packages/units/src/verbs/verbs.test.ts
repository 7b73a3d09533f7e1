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
  it('give the results of the scalar twins for scalars', () => {
    fc.assert(
      fc.property(number, number, number, (a, b, t) => {
        // In one list each: an expectation costs more than what is tried.
        const answers = [
          [general.add(a, b), general.sub(a, b), general.mul(a, b), general.div(a, b), general.neg(a)],
          [general.lerp(a, b, t), general.moveTowards(a, b, t), general.approximatelyEquals(a, b, t)],
          [general.equals(a, b), general.isFinite(a), general.isZero(a)],
        ];
        expect(answers).toEqual([
          [scalar.add(a, b), scalar.sub(a, b), scalar.mul(a, b), scalar.div(a, b), scalar.neg(a)],
          [scalar.lerp(a, b, t), scalar.moveTowards(a, b, t), scalar.approximatelyEquals(a, b, t)],
          [scalar.equals(a, b), scalar.isFinite(a), scalar.isZero(a)],
        ]);
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

  it('give the results of the vector twins for vectors', () => {
    fc.assert(
      fc.property(pair, pair, number, (a, b, t) => {
        const extent = unsafeQuantity<Length>(t);
        const answers = [
          [
            general.add(a, b),
            general.sub(a, b),
            general.mul(a, t),
            general.div(a, t),
            general.neg(a),
            general.lerp(a, b, t),
          ],
          [general.approximatelyEquals(a, b, extent), general.equals(a, b), general.isFinite(a), general.isZero(a)],
        ];
        expect(answers).toEqual([
          [vector.add(a, b), vector.sub(a, b), vector.mul(a, t), vector.div(a, t), vector.neg(a), vector.lerp(a, b, t)],
          [vector.approximatelyEquals(a, b, extent), vector.equals(a, b), vector.isFinite(a), vector.isZero(a)],
        ]);
        expect(general.mul(t, a)).toEqual(vector.mul(a, t));
        const [dot, cross] = [vector.dot(a, b), vector.cross(a, b)];
        if (Number.isFinite(unsafeNumber(dot))) expect(extremes.dot(a, b)).toBe(dot);
        if (Number.isFinite(unsafeNumber(cross))) expect(extremes.cross(a, b)).toBe(cross);
      }),
      seed,
    );
  });

  it('give the results of the bare formulas of the vector twins between 1e-150 and 1e150', () => {
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

  it('agree with the bare formulas on unusual arguments', () => {
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
