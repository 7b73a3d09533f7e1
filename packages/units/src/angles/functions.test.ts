import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notFinite, runs } from '@tilewright/testing';
import {
  acos,
  arcLength,
  asin,
  atan2,
  cos,
  degrees,
  meters,
  metersPerSecond,
  normalizePositive,
  normalizeSigned,
  radians,
  radiansPerSecond,
  sin,
  tan,
  tangentialSpeed,
  tiles,
  tilesPerSecond,
  turns,
  turnsPerSecond,
  unsafeNumber,
  unsafeQuantity,
} from '../index.js';
import type { Angle } from '../index.js';

describe('functions of angles', () => {
  it.each([
    [0, 0, 1, 0],
    [90, 1, 0, Number.POSITIVE_INFINITY],
    [180, 0, -1, 0],
    [270, -1, 0, Number.NEGATIVE_INFINITY],
    [360, 0, 1, 0],
    [-90, -1, 0, Number.NEGATIVE_INFINITY],
    [720, 0, 1, 0],
  ])('%i degrees', (angle, sine, cosine, tangent) => {
    expect(sin(degrees(angle))).toBe(sine);
    expect(cos(degrees(angle))).toBe(cosine);
    expect(tan(degrees(angle))).toBe(tangent);
  });

  it('are those of the doubles elsewhere', () => {
    expect(sin(degrees(30))).toBe(0.49999999999999994); // 30 degrees is rounded down
    expect(cos(degrees(60))).toBe(0.5000000000000001);
    expect(tan(degrees(45))).toBe(1);
    expect(sin(radians(1e22))).toBe(-0.8522008497671888);
  });

  it('invert each other at the quarters and diagonals', () => {
    expect([asin(1), asin(-1), acos(0), acos(-1)]).toEqual([degrees(90), degrees(-90), degrees(90), degrees(180)]);
    expect(atan2(meters(2), meters(2))).toBe(degrees(45));
    expect(atan2(tiles(-3), tiles(0))).toBe(degrees(-90));
    expect(atan2(0, -1)).toBe(degrees(180));
  });

  it('pass NaN and infinities as the standard has it', () => {
    for (const value of notFinite) {
      const angle = unsafeQuantity<Angle>(value);
      for (const f of [sin, cos, tan, normalizeSigned, normalizePositive]) expect(f(angle)).toBeNaN();
      expect(asin(value)).toBeNaN();
      expect(acos(value)).toBeNaN();
    }
  });
});

describe('normalizeSigned and normalizePositive', () => {
  it.each([
    [270, -90, 270],
    [-90, -90, 270],
    [180, -180, 180],
    [-180, -180, 180],
    [540, -180, 180],
    [360, 0, 0],
    [-360, 0, 0],
    [450, 90, 90],
    [3690, 90, 90],
  ])('%i degrees', (angle, signed, positive) => {
    expect(normalizeSigned(degrees(angle))).toBe(degrees(signed));
    expect(normalizePositive(degrees(angle))).toBe(degrees(positive));
  });

  it('change nothing that is normal already, and agree with each other', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        const signed = normalizeSigned(radians(x));
        const positive = normalizePositive(radians(x));
        expect(normalizeSigned(signed)).toBe(signed);
        expect(normalizePositive(positive)).toBe(positive);
        expect(Math.abs(sin(signed) - sin(positive))).toBeLessThan(1e-15);
        expect(Math.abs(cos(signed) - cos(positive))).toBeLessThan(1e-15);
      }),
      { seed: 3, numRuns: runs(2000) },
    );
  });

  it('give zero for an angle that is nothing beside a turn', () => {
    expect(normalizePositive(radians(-1e-300))).toBe(radians(0));
    expect(normalizePositive(turns(-1))).toBe(radians(0));
  });
});

describe('arcLength and tangentialSpeed', () => {
  it('multiply the radius, in any space', () => {
    expect(arcLength(meters(2), radians(3))).toBe(meters(6));
    expect(arcLength(tiles(2), radians(-0.5))).toBe(tiles(-1));
    expect(tangentialSpeed(radiansPerSecond(3), meters(2))).toBe(metersPerSecond(6));
    expect(tangentialSpeed(radiansPerSecond(3), tiles(2))).toBe(tilesPerSecond(6));
    expect(unsafeNumber(tangentialSpeed(turnsPerSecond(1), meters(1)))).toBe(2 * Math.PI);
  });
});
