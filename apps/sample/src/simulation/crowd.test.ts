/** Overlapping creatures are pushed apart, the heavier one less, and never into a wall. */
import { pushOut } from '@tilewright/motion';
import { overlappingPairs } from '@tilewright/queries';
import { degreesPerSecond, Direction2, distance, meters, metersPerSecond } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Creatures } from './creatures.js';
import { bump, givePushes, makeRoom } from './crowd.js';
import { step } from './game.js';
import { at, gameWith, herdOf, idle, smallWorld } from './testing/small-world.js';
import { moveAmongWalls } from './walls.js';

const world = smallWorld('..........', '..........', '..........');
const standing = { speed: metersPerSecond(0), turnRate: degreesPerSecond(0) };
const small = herdOf({ ...standing, radius: meters(0.3) });
const large = herdOf({ ...standing, radius: meters(0.9) });

/** Moves creatures that stand by what others push them. */
function spread(creatures: Creatures): void {
  givePushes(creatures);
  moveAmongWalls(creatures, world);
}

describe('bump', () => {
  it('separates two of one size, each by half of the overlap', () => {
    const { creatures } = gameWith(world, { herd: small, position: at(2, 1) }, { herd: small, position: at(2.5, 1) });
    expect(bump(creatures)).toBe(1);
    spread(creatures);
    expect(creatures.positions.get(0).x).toBeCloseTo(1.95, 12);
    expect(creatures.positions.get(1).x).toBeCloseTo(2.55, 12);
    creatures.track();
    expect(distance(creatures.positions.get(0), creatures.positions.get(1))).toBeCloseTo(0.6, 12);
  });

  it('moves the heavier one less, in proportion to its area', () => {
    const { creatures } = gameWith(world, { herd: large, position: at(2, 1) }, { herd: small, position: at(3.1, 1) });
    bump(creatures);
    spread(creatures);
    expect(creatures.positions.get(0).x).toBeCloseTo(2 - 0.01, 12);
    expect(creatures.positions.get(1).x).toBeCloseTo(3.1 + 0.09, 12);
  });

  it('turns only strolling creatures away from each other', () => {
    const { creatures } = gameWith(
      world,
      ...[2, 2.5, 6, 6.5].map((x) => ({ herd: small, position: at(x, 1), heading: Direction2.north })),
    );
    creatures.moods[2] = 'chasing';
    creatures.moods[3] = 'hurt';
    bump(creatures);
    const { west, east, north } = Direction2;
    expect([0, 1, 2, 3].map((row) => creatures.goals.get(row))).toEqual([west, east, north, north]);
  });

  it('separates two in the same place, and does not move one that is alone', () => {
    const { creatures } = gameWith(
      world,
      ...[at(2, 1), at(2, 1), at(6, 1)].map((position) => ({ herd: small, position })),
    );
    bump(creatures);
    spread(creatures);
    expect(creatures.positions.get(0).x < creatures.positions.get(1).x).toBe(true);
    expect(creatures.positions.get(2)).toEqual(at(6, 1));
  });

  it('pushes no creature farther than a tenth of a meter in a step', () => {
    const { creatures } = gameWith(world, ...Array.from({ length: 30 }, () => ({ herd: large, position: at(5, 1) })));
    expect(bump(creatures)).toBe((30 * 29) / 2);
    spread(creatures);
    for (let row = 0; row < 30; row++)
      expect(distance(creatures.positions.get(row), at(5, 1)) <= meters(0.1000001)).toBe(true);
  });
});

it('keeps creatures off the player, which is not pushed', () => {
  const { creatures } = gameWith(world, { herd: small, position: at(5.65, 1) });
  bump(creatures);
  makeRoom(creatures, at(5, 1), meters(0.4));
  spread(creatures);
  expect(creatures.positions.get(0).x).toBeCloseTo(5.7, 12);
});

it('spreads a heap in a corner until no two overlap, and none is in a wall', () => {
  const room = smallWorld('#######', '#.....#', '#.....#', '#.....#', '#######');
  const heap = Array.from({ length: 12 }, (_, i) => ({
    herd: small,
    position: at(1.4 + i / 100, 1.4 + (i % 5) / 100),
  }));
  const game = gameWith(room, ...heap);
  const { creatures } = game;
  for (let i = 0; i < 400; i++) step(game, idle());
  for (const [first, second] of overlappingPairs(creatures.tracker)) {
    // They touch, except for rounding.
    const [a, b] = [creatures.bodyOf(creatures.rowOf(first)), creatures.bodyOf(creatures.rowOf(second))];
    expect(distance(a.center, b.center)).toBeCloseTo(0.6, 9);
  }
  for (let row = 0; row < creatures.count; row++)
    expect(pushOut(room.solid, room.space, creatures.bodyOf(row))).toBeUndefined();
});
