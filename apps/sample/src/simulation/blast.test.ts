/** Which creatures a charge reaches: all in the circle, except behind walls. */
import { overlaps } from '@tilewright/units';
import { expect, it } from 'vitest';
import { blastRadius, traceBlast } from './blast.js';
import { createGame } from './game.js';
import { readKeep } from './testing/keep.js';
import { at, gameWith, smallWorld } from './testing/small-world.js';
import { worldOf } from './world.js';

const world = smallWorld('..........', '....#.....', '....#.....', '....#..~..', '..........');

it.each([
  ['reaches those in the open', 1.5, 2.5, 'reached'],
  ['reaches a body that the circle only touches', 3.5 - 3.79, 2.5, 'reached'],
  ['leaves those alone who are farther', 3.5 - 3.81, 2.5, 'untouched'],
  ['does not hurt through a wall', 5.5, 2.5, 'sheltered'],
  ['goes past its end', 4.2, 0.3, 'reached'],
])('%s: (%d, %d)', (_, x, y, expected) => {
  const { creatures } = gameWith(world, { position: at(x, y) });
  const { reached, sheltered } = traceBlast(world, creatures, at(3.5, 2.5));
  expect({ reached, sheltered }).toEqual({
    reached: expected === 'reached' ? [0] : [],
    sheltered: expected === 'sheltered' ? [0] : [],
  });
});

it('goes across water', () => {
  const { creatures } = gameWith(world, { position: at(9, 3.5) });
  expect(traceBlast(world, creatures, at(6.5, 3.5)).reached).toEqual([0]);
});

it('finds every creature in its circle, once', async () => {
  const keep = worldOf(await readKeep());
  const { creatures, player } = createGame(keep, { seed: 3, creatures: 20_000 });
  for (const center of [player.position, at(117, 50), at(230, 160), at(60, 150)]) {
    const { circle, reached, sheltered } = traceBlast(keep, creatures, center);
    const scan = creatures.ids.filter((_, row) => overlaps(circle, creatures.bodyOf(row)));
    expect([...reached, ...sheltered].sort((a, b) => a - b)).toEqual(scan.sort((a, b) => a - b));
    expect(circle.radius).toBe(blastRadius);
  }
});
