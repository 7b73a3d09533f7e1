/** The seed of the day. */
import { expect, it } from 'vitest';
import { seedOf } from './choices.js';

it.each([
  ['2026-11-30T00:00:00Z', 20_261_130],
  ['2026-11-30T23:59:59Z', 20_261_130],
  ['2026-12-01T05:00:00+09:00', 20_261_130],
])('at %s it is %i, wherever the player is', (date, seed) => {
  expect(seedOf(new Date(date))).toBe(seed);
});
