import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coordinate, nextDown, nextUp, ulpsBetween } from './doubles.js';

const settings = { seed: 1, numRuns: 300 };
const inner = fc.double({ min: -1e308, max: 1e308, noNaN: true });

describe('neighbors', () => {
  it.each([
    [0, Number.MIN_VALUE],
    [-0, Number.MIN_VALUE],
    [1, 1 + Number.EPSILON],
    [-1, -1 + Number.EPSILON / 2],
    [-Number.MIN_VALUE, -0],
    [2 ** 53, 2 ** 53 + 2],
    [Number.MAX_VALUE, Number.POSITIVE_INFINITY],
  ])('above %s is %s', (value, next) => {
    expect(nextUp(value)).toBe(next);
    expect(nextDown(-value)).toBe(-next);
  });

  it('have no double between them', () => {
    fc.assert(
      fc.property(inner, (value) => {
        const next = nextUp(value);
        expect(next).toBeGreaterThan(value);
        expect([value, next]).toContain(value / 2 + next / 2);
        expect(nextDown(next)).toBe(value === 0 ? 0 : value);
        expect(ulpsBetween(value, next)).toBe(1);
        expect(ulpsBetween(next, value)).toBe(1);
      }),
      { ...settings, examples: [[0], [1], [-1], [2 ** -1022]] },
    );
  });
});

describe('ulpsBetween', () => {
  it.each([
    [1, 1, 0],
    [0, -0, 0],
    [Number.MIN_VALUE, -Number.MIN_VALUE, 2],
    [1, 2, 2 ** 52],
    [-1, -2, 2 ** 52],
  ])('%s and %s is %s', (a, b, ulps) => {
    expect(ulpsBetween(a, b)).toBe(ulps);
  });
});

describe('coordinate', () => {
  it('stays within its limit, and draws what breaks geometry', () => {
    const drawn = fc.sample(coordinate(100), { seed: 1, numRuns: 2000 });
    expect(Math.max(...drawn.map(Math.abs))).toBeLessThanOrEqual(nextUp(100));
    expect(drawn.some((value) => Number.isInteger(value) && value !== 0)).toBe(true);
    expect(drawn.some((value) => Number.isInteger(value * 2) && !Number.isInteger(value))).toBe(true);
    expect(drawn.some((value) => !Number.isInteger(value) && ulpsBetween(value, Math.round(value)) === 1)).toBe(true);
    expect(drawn.some((value) => value !== 0 && Math.abs(value) < 1e-200)).toBe(true);
  });
});
