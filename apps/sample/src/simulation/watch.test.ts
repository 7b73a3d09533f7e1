/** Which creatures see a position: range, arc and walls, each alone and all together. */
import { degrees, Direction2, distance } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { createGame } from './game.js';
import { at, gameWith, herdOf, smallWorld } from './testing/small-world.js';
import { readKeep } from './testing/keep.js';
import { faces, lookoutFor } from './watch.js';
import { worldOf } from './world.js';

describe('a creature that looks east from (2.5, 2.5), 10 m far and 90 degrees wide', () => {
  const world = smallWorld(
    '....................',
    '.....#..............',
    '....................',
    '........#...........',
    '....~...............',
    '....................',
  );

  it.each([
    ['what is ahead', 8.5, 2.5, true],
    ['what is on the border of its arc', 4.5, 0.5, true],
    ['nothing beside its arc', 4, 0.5, false],
    ['nothing behind it', 0.5, 2.5, false],
    ['what is just in range', 12.5, 2.5, true],
    ['nothing out of range', 12.6, 2.5, false],
    ['nothing behind a pillar', 6.5, 0.5, false],
    ['nothing behind a pillar far away', 12, 4.1, false],
    ['what is across water', 6.5, 5.5, true],
    ['itself', 2.5, 2.5, true],
  ])('sees %s: (%d, %d)', (_, x, y, isSeen) => {
    const { creatures } = gameWith(world, { position: at(2.5, 2.5) });
    expect(lookoutFor(worldWithEyes, creatures, at(x, y)).watchers).toHaveLength(isSeen ? 1 : 0);
  });

  const worldWithEyes = { ...world, herds: [herdOf()] };

  it('faces a position that a wall hides', () => {
    const { creatures } = gameWith(world, { position: at(2.5, 2.5) });
    expect(faces(creatures, 0, at(6.5, 0.5))).toBe(true);
  });

  it('sees behind itself with an arc of a whole turn', () => {
    const herd = herdOf({ sightArc: degrees(360) });
    const { creatures } = gameWith(world, { herd, position: at(2.5, 2.5), heading: Direction2.east });
    expect(lookoutFor(worldWithEyes, creatures, at(0.5, 2.5)).watchers).toHaveLength(1);
  });
});

it('misses none: the range query finds the same creatures as a scan of all', async () => {
  const world = worldOf(await readKeep());
  const { creatures, player } = createGame(world, { seed: 4, creatures: 20_000 });
  const { near, facing, watchers } = lookoutFor(world, creatures, player.position);
  const rows = [...Array(creatures.count).keys()];
  expect(facing.map((id) => creatures.rowOf(id)).sort((a, b) => a - b)).toEqual(
    rows.filter((row) => faces(creatures, row, player.position)),
  );
  expect(near.length).toBeGreaterThan(facing.length);
  expect(facing.length).toBeGreaterThan(watchers.length);
  for (const id of watchers) {
    const row = creatures.rowOf(id);
    expect(distance(creatures.positions.get(row), player.position) <= creatures.herdOf(row).sightRange).toBe(true);
  }
  expect(watchers.length).toBeGreaterThan(0);
});
