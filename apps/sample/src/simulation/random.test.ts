/** The same numbers from the same seed, evenly spread. */
import { degrees, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { Random } from './random.js';

describe('Random', () => {
  it('is pinned', () => {
    const random = new Random(1);
    expect(Array.from({ length: 3 }, () => random.bits() >>> 0)).toEqual([1506684997, 389392296, 138374344]);
  });

  it('gives every seed numbers of its own', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => new Random(seed).bits());
    expect(new Set(firsts).size).toBe(1000);
  });

  it('is spread evenly', () => {
    const random = new Random(7);
    const tenths = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 100_000; i++) {
      const tenth = Math.floor(random.fraction() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    // Five standard deviations.
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(475);
    let hits = 0;
    for (let i = 0; i < 10_000; i++) if (random.chance(0.25)) hits++;
    expect(Math.abs(hits - 2500)).toBeLessThan(220);
  });

  it('stays between its arguments', () => {
    const random = new Random(3);
    for (let i = 0; i < 1000; i++) {
      const angle = valueIn(random.between(degrees(-60), degrees(60)), degrees);
      expect(Math.abs(angle)).toBeLessThanOrEqual(60);
    }
    expect(random.chance(0)).toBe(false);
    expect(random.chance(1)).toBe(true);
  });
});
