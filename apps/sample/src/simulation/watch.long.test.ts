/** Which creatures see a position: range, arc and walls, each alone and all together. */
import { isVisible } from '@tilewright/queries';
import { degrees, Direction2, meters, type Position2 } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { createGame } from './game.js';
import { createPlayerView, isInPlayerView } from './player-view.js';
import { at, gameWith, herdOf, smallWorld } from './testing/small-world.js';
import { readKeep } from './testing/keep.js';
import { freePositionIn } from './spawn.js';
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
    const view = createPlayerView(world, at(x, y));
    expect(lookoutFor(worldWithEyes, creatures, view).watchers).toHaveLength(isSeen ? 1 : 0);
  });

  const worldWithEyes = { ...world, herds: [herdOf()] };

  it('faces a position that a wall hides', () => {
    const { creatures } = gameWith(world, { position: at(2.5, 2.5) });
    expect(faces(creatures, 0, at(6.5, 0.5))).toBe(true);
  });

  it('sees behind itself with an arc of a whole turn', () => {
    const herd = herdOf({ sightArc: degrees(360) });
    const { creatures } = gameWith(world, { herd, position: at(2.5, 2.5), heading: Direction2.east });
    const view = createPlayerView(world, at(0.5, 2.5));
    expect(lookoutFor(worldWithEyes, creatures, view).watchers).toHaveLength(1);
  });
});

it('misses none: finds the same creatures as a scan of all, by single lines of sight', async () => {
  const world = worldOf(await readKeep());
  const { creatures, random } = createGame(world, { seed: 4, creatures: 20_000 });
  const rows = [...Array(creatures.count).keys()];
  let hidden = 0;
  for (const { area } of world.herds) {
    const view = createPlayerView(world, freePositionIn(world, area, meters(0.4), random));
    const lookout = lookoutFor(world, creatures, view);
    const [near, inView, facing, watchers] = [lookout.near, lookout.inView, lookout.facing, lookout.watchers].map(
      (ids) => ids.map((id) => creatures.rowOf(id)).sort((a, b) => a - b),
    );
    const looking = rows.filter((row) => faces(creatures, row, view.eye));
    const placeOf = (row: number): Position2 => creatures.positions.get(row);
    expect(watchers).toEqual(looking.filter((row) => isVisible(world.opaque, world.space, view.eye, placeOf(row))));
    expect(facing).toEqual(looking.filter((row) => isInPlayerView(view, world, placeOf(row))));
    for (const row of facing!) expect(inView).toContain(row);
    for (const row of inView!) expect(near).toContain(row);
    hidden += looking.length - facing!.length;
  }
  expect(hidden).toBeGreaterThan(100);
});
