import { afterAll, beforeAll, expect, it } from 'vitest';
import { Site } from './site.js';

let site: Site;

beforeAll(async () => {
  site = await Site.open('--zones', '1x1', '--players', '1');
});
afterAll(() => site.close());

it('sees the message that the world is full', async () => {
  await site.player();
  const other = await site.visit();
  await other.getByText('You cannot join now.').waitFor();
  expect(await other.locator('#problem').innerText()).toContain('The world is full (players: 1)');
});
