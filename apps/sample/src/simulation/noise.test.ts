/** Which creatures hear an explosion: through doors and around corners, not through walls, and not from afar. */
import { distance, meters } from '@tilewright/units';
import { expect, it } from 'vitest';
import { createGame } from './game.js';
import { danger } from './balance.js';
import { hearersOf } from './noise.js';
import { readKeep } from './testing/keep.js';
import { at, gameWith, herdOf, smallWorld } from './testing/small-world.js';
import { worldOf } from './world.js';

const world = smallWorld(
  '......#......................', //
  '......#...~..................',
  '..........~.....#####........',
  '......#...~.....#...#........',
  '......#...~.....#####........',
);

it.each([
  ['beside it', 2.5, 0.5, true],
  ['behind a door', 7.5, 4.5, true],
  ['across water', 12.5, 2.5, true],
  ['just in range', 24.5, 2.5, true],
  ['too far away', 25.5, 2.5, false],
  ['in a closed room', 18.5, 3.5, false],
])('a creature %s, at (%d, %d)', (_, x, y, hears) => {
  const { creatures } = gameWith(world, { position: at(x, y) });
  expect([...hearersOf(world, creatures, at(x === 18.5 ? 15.5 : 2.5, 2.5))]).toEqual(hears ? [0] : []);
});

it('reaches a large body by any part of it, once', () => {
  const { creatures } = gameWith(world, { herd: herdOf({ radius: meters(1.4) }), position: at(25.6, 2.5) });
  expect([...hearersOf(world, creatures, at(2.5, 2.5))]).toEqual([0]);
});

it('reaches none from inside a wall or outside the map', () => {
  const { creatures } = gameWith(world, { position: at(7.5, 0.5) });
  expect([...hearersOf(world, creatures, at(6.5, 0.5))]).toEqual([]);
  expect([...hearersOf(world, creatures, at(-3, 0.5))]).toEqual([]);
});

it('reaches most, but not all, creatures nearby in the keep', async () => {
  const keep = worldOf(await readKeep());
  const { creatures } = createGame(keep, { seed: 3, creatures: 20_000 });
  const bang = at(117, 56);
  const hearers = hearersOf(keep, creatures, bang);
  const near = creatures.ids.filter((_, row) => distance(creatures.positions.get(row), bang) < danger.earshot);
  expect(hearers.size).toBeGreaterThan(50);
  expect(near.filter((id) => hearers.has(id)).length).toBeGreaterThan(near.length / 2);
});
