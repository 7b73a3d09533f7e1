/**
 * Strolling creatures choose a new goal now and then: at the set rate, not too far to the side, and not while they
 * turn.
 */
import { abs, angleBetween, degrees, Direction2 } from '@tilewright/units';
import { expect, it } from 'vitest';
import { Random } from './random.js';
import { at, gameWith, smallWorld } from './testing/small-world.js';
import { wander } from './wander.js';

const many = Array.from({ length: 320 }, () => ({ position: at(1.5, 0.5) }));

it('chooses a goal every three seconds, at most 110 degrees to either side', () => {
  const { creatures } = gameWith(smallWorld('...'), ...many);
  const random = new Random(3);
  const sides = { left: 0, right: 0 };
  for (let step = 0; step < 600; step++) {
    wander(creatures, random, step);
    for (let row = 0; row < creatures.count; row++) {
      const angle = angleBetween(creatures.headings.get(row), creatures.goals.get(row));
      if (angle === degrees(0)) continue;
      expect(abs(angle) <= degrees(110.001)).toBe(true);
      sides[angle < degrees(0) ? 'left' : 'right']++;
      creatures.goals.set(row, creatures.headings.get(row));
    }
  }
  // 320 creatures for ten seconds.
  expect(sides.left + sides.right).toBeGreaterThan(950);
  expect(sides.left + sides.right).toBeLessThan(1200);
  expect(Math.min(sides.left, sides.right)).toBeGreaterThan(400);
});

it('does not affect creatures that turn or chase', () => {
  const { creatures } = gameWith(smallWorld('...'), ...many);
  for (let row = 0; row < creatures.count; row++) {
    if (row % 2 === 0) creatures.goals.set(row, Direction2.south);
    else creatures.moods[row] = 'chasing';
  }
  const random = new Random(3);
  for (let step = 0; step < 600; step++) wander(creatures, random, step);
  const goals = [...creatures.goals.raw.subarray(0, creatures.count)];
  expect(new Set(goals).size).toBe(2);
});
