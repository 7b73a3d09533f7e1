import { describe, expect, it } from 'vitest';
import { Hasher } from './hasher.js';
import { randomNumbers } from './random.js';

const hashOf = (...values: readonly unknown[]): string => {
  const hasher = new Hasher();
  for (const value of values) hasher.add(value);
  return hasher.digest();
};

describe('Hasher', () => {
  it('gives the pinned bits', () => {
    expect(hashOf()).toMatchInlineSnapshot(`"3cd6e3f3ebb6c228"`);
    expect(hashOf(1.5, 'tile', [true, undefined, null], { x: -0 })).toMatchInlineSnapshot(`"cfab13a1b9b7ebec"`);
  });

  it('distinguishes values that differ in a bit, a type, a name or the order', () => {
    const different: readonly (readonly unknown[])[] = [
      [],
      [0],
      [-0],
      [1],
      [1 + 2 ** -52],
      [NaN],
      [Infinity],
      [''],
      ['0'],
      [false],
      [true],
      [undefined],
      [null],
      [[]],
      [[0]],
      [{}],
      [{ x: 0, y: 1 }],
      [{ y: 1, x: 0 }],
      [{ x: 1, y: 0 }],
      [0, 1],
      [1, 0],
      [[0, 1]],
      [[0], 1],
    ];
    expect(new Set(different.map((values) => hashOf(...values))).size).toBe(different.length);
  });

  it('treats all NaNs as equal, and a typed array as its items', () => {
    const quiet = new Float64Array(1);
    new Uint32Array(quiet.buffer).set([1, 0xfff80000]);
    expect(hashOf(quiet[0])).toBe(hashOf(NaN));
    expect(hashOf(Float64Array.of(1, 2))).toBe(hashOf([1, 2]));
  });

  it('rejects values without bits', () => {
    expect(() => hashOf(1n)).toThrow('a bigint has no bits to hash');
    expect(() => hashOf(() => 1)).toThrow('a function has no bits to hash');
  });

  it('spreads single bits over both halves', () => {
    const halves = [new Set<string>(), new Set<string>()] as const;
    for (let i = 0; i < 5000; i++) {
      const digest = hashOf(i);
      halves[0].add(digest.slice(0, 8));
      halves[1].add(digest.slice(8));
    }
    expect(halves[0].size).toBe(5000);
    expect(halves[1].size).toBe(5000);
  });
});

it('returns the same numbers in [0, 1) for the same seed', () => {
  const random = randomNumbers(7);
  const numbers = Array.from({ length: 1000 }, random);
  const again = randomNumbers(7);
  expect(numbers).toEqual(Array.from({ length: 1000 }, again));
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBe(1000);
  expect(() => randomNumbers(0)).toThrow('seed must not be 0');
});
