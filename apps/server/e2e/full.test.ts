import { afterAll, beforeAll, expect, it } from 'vitest';
import { signIn } from '../src/client/enter.js';
import { signedInOf } from './player.js';
import { Site } from './site.js';

let site: Site;

beforeAll(async () => {
  site = await Site.open('--zones', '2x1', '--tiles', '12', '--herd', '2', '--players', '2');
});
afterAll(() => site.close());

it('becomes another player where there is a place, and then sees the message that the world is full', async () => {
  // Players 0 and 2 have the same home, which has one place; that of players 1 and 3 has the other one.
  const [late] = [await signIn(site.address), await signIn(site.address)];
  await site.player();
  const other = await site.visit({ signedIn: JSON.stringify(late) });
  await other.waitForSelector('[data-phase=open]');
  expect(await signedInOf(other)).toContain('"player":3');

  const third = await site.visit();
  await third.getByText('You cannot join now.').waitFor();
  expect(await third.locator('#problem').innerText()).toContain('The world is full (players: 2)');
  expect(site.problems).toStrictEqual([expect.stringContaining('The world is full (players: 2)')]);
});
