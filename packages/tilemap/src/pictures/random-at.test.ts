import { randomNumbers } from '@tilewright/testing/golden/random';
import { describe, expect, it } from 'vitest';
import { randomAt } from './random-at.js';

describe('randomAt', () => {
  it('gives a tile the same number in any order, and from any function of the seed', () => {
    const random = randomAt(42);
    const first = [random(3, 4), random(-7, 2147483647), random(-2147483648, 0)];
    expect([random(-2147483648, 0), random(-7, 2147483647), random(3, 4)]).toEqual([...first].reverse());
    expect([randomAt(42)(3, 4), randomAt(42)(-7, 2147483647)]).toEqual(first.slice(0, 2));
  });

  it('gives numbers from 0 to less than 1, multiples of 2^-32', () => {
    const anywhere = randomNumbers(5);
    const coordinate = (): number => Math.floor(anywhere() * 2 ** 32) - 2 ** 31;
    for (let turn = 0; turn < 2000; turn++) {
      const value = randomAt(Math.floor((anywhere() - 0.5) * 2 ** 53))(coordinate(), coordinate());
      expect(value >= 0 && value < 1 && Number.isInteger(value * 2 ** 32)).toBe(true);
    }
  });

  it('gives other numbers for every other seed, also where only the upper or lower half differs', () => {
    const seeds = [0, 1, -1, 2, 2 ** 31, 2 ** 32, 2 ** 32 + 1, 2 ** 52, Number.MAX_SAFE_INTEGER, -(2 ** 32)];
    const rows = seeds.map((seed) => {
      const random = randomAt(seed);
      return [0, 1, 2, 3].map((x) => random(x, 5)).join(' ');
    });
    expect(new Set(rows).size).toBe(seeds.length);
    // -0 is no other seed.
    expect(randomAt(-0)(1, 2)).toBe(randomAt(0)(1, 2));
  });

  // For each seed, 64 x 64 tiles in 16 bins: chi squared with 15 degrees of freedom is above 45 in 1 of 10,000 cases.
  it.each([0, 1, 7, 123_456_789])('spreads evenly over tiles, and over pairs of neighbors: seed %i', (seed) => {
    const random = randomAt(seed);
    const size = 64;
    const chiSquared = (binOf: (x: number, y: number) => number): number => {
      const bins = Array.from({ length: 16 }, () => 0);
      for (let y = 0; y < size; y++) for (let x = 0; x < size; x++) bins[binOf(x, y)]!++;
      const expected = (size * size) / 16;
      return bins.reduce((sum, count) => sum + ((count - expected) * (count - expected)) / expected, 0);
    };
    const quarter = (x: number, y: number): number => Math.floor(4 * random(x, y));
    expect(chiSquared((x, y) => Math.floor(16 * random(x, y)))).toBeLessThan(45);
    expect(chiSquared((x, y) => 4 * quarter(x, y) + quarter(x + 1, y))).toBeLessThan(45);
    expect(chiSquared((x, y) => 4 * quarter(x, y) + quarter(x, y + 1))).toBeLessThan(45);
    expect(chiSquared((x, y) => 4 * quarter(x, y) + quarter(x + 1, y + 1))).toBeLessThan(45);
    expect(chiSquared((x, y) => 4 * quarter(x, y) + quarter(y, x + 64))).toBeLessThan(45);
    // The lower bits too.
    expect(chiSquared((x, y) => Math.floor(random(x, y) * 2 ** 32) % 16)).toBeLessThan(45);
  });

  it.each([0.5, Number.NaN, Infinity, 2 ** 53, '7', undefined, 1n])('refuses the seed %s', (seed) => {
    expect(() => randomAt(seed as number)).toThrow('randomAt: seed must be an integer');
  });
});
