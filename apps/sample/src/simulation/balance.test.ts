/** What the numbers of the rules promise, in the game's own map, which may give herds numbers of its own. */
import { expect, it } from 'vitest';
import { readKeep } from './testing/keep.js';
import { worldOf } from './world.js';

it('hounds, and no others, are faster than the player', async () => {
  const { herds, player } = worldOf(await readKeep());
  const isHound = herds.map(({ kind }) => kind === 'hound');
  expect(isHound).toContain(true);
  expect(herds.map(({ speed }) => speed > player.speed)).toEqual(isHound);
});
