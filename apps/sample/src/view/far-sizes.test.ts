/** From afar, small bodies are drawn larger than they are, and the kinds keep their order. */
import { meters, mul, pixels, pixelsPerMeter, valueIn } from '@tilewright/units';
import { expect, it } from 'vitest';
import { abilities, creatureKinds } from '../simulation/balance.js';
import { drawnRadius, growthOf } from './far-sizes.js';

const radii = creatureKinds.map((kind) => abilities[kind].radius);

/** In pixels. */
function sizes(zoom: number): readonly number[] {
  return radii.map((radius) => valueIn(mul(drawnRadius(radius, pixelsPerMeter(zoom)), pixelsPerMeter(zoom)), pixels));
}

it.each([20, 32, 96])('bodies have their own sizes at %i pixels a meter', (zoom) => {
  for (const radius of radii) expect(drawnRadius(radius, pixelsPerMeter(zoom))).toBe(radius);
});

it('on a phone, every kind has a picture of at least 12 pixels', () => {
  // A picture is wider than the body in it: 160 of its pixels for a radius of 48.
  for (const size of sizes(10)) expect((size * 160) / 48).toBeGreaterThanOrEqual(12);
});

it('signs are as large on a phone as at 20 pixels a meter', () => {
  expect([10, 16, 20, 32].map((zoom) => growthOf(pixelsPerMeter(zoom)))).toEqual([2, 1.25, 1, 1]);
});

it('what is larger is drawn no smaller, and an ogre as large as it is', () => {
  // Rat, frog, hound, guard, ogre: the frog is the smallest.
  const [rat, frog, hound, guard, ogre] = sizes(10);
  const bySize = [frog, rat, hound, guard, ogre];
  expect(bySize).toEqual([...bySize].sort((a, b) => a! - b!));
  expect(drawnRadius(meters(1.15), pixelsPerMeter(10))).toBe(meters(1.15));
});
