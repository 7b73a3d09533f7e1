import { MAX_TILE, MIN_TILE } from '../limits.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chebyshevDistance,
  manhattanDistance,
  octileDistance,
  scaleStep,
  step,
  type Step,
  stepBetween,
  stepsEqual,
  translate,
} from './step.js';
import { type Tile, tile, tilesEqual } from './tile.js';

const anyTile = fc.tuple(fc.integer(), fc.integer()).map(([x, y]) => tile(x, y));
const check = { seed: 401, numRuns: 1000 };

describe('step', () => {
  it('is a difference of columns and rows', () => {
    expect(step(-1, 2)).toEqual({ dx: -1, dy: 2 });
    expect(Object.is(step(-0, 0).dx, 0)).toBe(true);
  });

  it.each([0.5, Number.NaN, 2 ** 32, -(2 ** 32)])('refuses %s', (bad) => {
    expect(() => step(bad, 0)).toThrow(`step: dx must be an integer from -4294967295 to 4294967295, received ${bad}`);
    expect(() => step(0, bad)).toThrow(`step: dy must be an integer from -4294967295 to 4294967295, received ${bad}`);
  });
});

describe('translate and stepBetween', () => {
  it('take each other back, between the furthest tiles too', () => {
    fc.assert(
      fc.property(anyTile, anyTile, (a, b) => tilesEqual(translate(a, stepBetween(a, b)), b)),
      check,
    );
    const [first, last] = [tile(MIN_TILE, MAX_TILE), tile(MAX_TILE, MIN_TILE)];
    expect(stepBetween(first, last)).toEqual(step(4294967295, -4294967295));
    expect(translate(first, stepBetween(first, last))).toEqual(last);
  });

  it('never make a -0', () => {
    expect(Object.is(translate(tile(1, 1), step(-1, -1)).x, 0)).toBe(true);
    expect(Object.is(stepBetween(tile(1, 1), tile(1, 1)).dx, 0)).toBe(true);
    expect(Object.is(scaleStep(step(0, 1), -1).dx, 0)).toBe(true);
  });

  it('refuse to leave the range of tiles', () => {
    expect(() => translate(tile(MAX_TILE, 0), step(1, 0))).toThrow(
      'translate: x must be an integer from -2147483648 to 2147483647, received 2147483648',
    );
    expect(() => translate(tile(0, MIN_TILE), step(0, -1))).toThrow(
      'translate: y must be an integer from -2147483648 to 2147483647, received -2147483649',
    );
  });
});

describe('scaleStep', () => {
  it('repeats a step, backwards for a negative number', () => {
    expect(scaleStep(step(2, -3), 3)).toEqual(step(6, -9));
    expect(scaleStep(step(2, -3), -1)).toEqual(step(-2, 3));
  });

  it.each([0.5, Number.NaN])('refuses %s times', (bad) => {
    expect(() => scaleStep(step(1, 1), bad)).toThrow(`scaleStep: times must be an integer`);
  });

  it('refuses to grow beyond the greatest step', () => {
    expect(() => scaleStep(step(0, 2), 2 ** 31)).toThrow('scaleStep: dy * times must be');
    expect(() => scaleStep(step(2, 0), 2 ** 52)).toThrow('scaleStep: dx * times must be');
  });
});

describe('tilesEqual and stepsEqual', () => {
  it('compare by value', () => {
    expect(tilesEqual(tile(1, 2), tile(1, 2))).toBe(true);
    expect(tilesEqual(tile(1, 2), tile(2, 1))).toBe(false);
    expect(tilesEqual(tile(1, 2), tile(1, 3))).toBe(false);
    expect(stepsEqual(step(1, 2), step(1, 2))).toBe(true);
    expect(stepsEqual(step(1, 2), step(1, 3))).toBe(false);
    expect(stepsEqual(step(1, 2), step(2, 2))).toBe(false);
  });

  it('are false between a tile and a step, which takes a cast', () => {
    expect(tilesEqual(tile(1, 2), step(1, 2) as unknown as Tile)).toBe(false);
    expect(stepsEqual(step(1, 2), tile(1, 2) as unknown as Step)).toBe(false);
  });
});

describe('distances', () => {
  it.each([
    [tile(0, 0), tile(0, 0), 0, 0, 0],
    [tile(-1, 2), tile(3, 2), 4, 4, 4],
    [tile(0, 0), tile(3, -3), 6, 3, 3 * Math.SQRT2],
    [tile(0, 0), tile(-5, 2), 7, 5, 3 + 2 * Math.SQRT2],
    [tile(MIN_TILE, 0), tile(MAX_TILE, 0), 4294967295, 4294967295, 4294967295],
  ])('between %o and %o', (a, b, manhattan, chebyshev, octile) => {
    expect([manhattanDistance(a, b), chebyshevDistance(a, b), octileDistance(a, b)]).toEqual([
      manhattan,
      chebyshev,
      octile,
    ]);
  });

  it('are symmetric, ordered and obey the triangle', () => {
    const near = fc
      .tuple(fc.integer({ min: -99, max: 99 }), fc.integer({ min: -99, max: 99 }))
      .map(([x, y]) => tile(x, y));
    fc.assert(
      fc.property(near, near, near, (a, b, c) => {
        for (const distance of [manhattanDistance, chebyshevDistance, octileDistance]) {
          expect(distance(a, b)).toBe(distance(b, a));
          expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + 1e-9);
        }
        expect(chebyshevDistance(a, b)).toBeLessThanOrEqual(octileDistance(a, b));
        expect(octileDistance(a, b)).toBeLessThanOrEqual(manhattanDistance(a, b));
      }),
      check,
    );
  });
});
