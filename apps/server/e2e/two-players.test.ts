import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostOf, numberOf, textOf, walkToTheOtherZone } from './player.js';
import { Site } from './site.js';

let site: Site;

beforeAll(async () => {
  site = await Site.open('--zones', '2x1', '--tiles', '12', '--herd', '8', '--demo');
});
afterAll(() => site.close());

it('walk from zone to zone, and go on when a zone ends', async () => {
  const [first, second] = [await site.player(), await site.player()];
  // Both see each other's bodies among the creatures.
  for (const page of [first, second]) expect(await numberOf(page, 'bodies')).toBeGreaterThan(2);

  await walkToTheOtherZone(first);
  expect([await textOf(first, 'missing'), await textOf(first, 'coins')]).toStrictEqual(['0', '10']);

  const zone = await numberOf(first, 'zone');
  const host = await hostOf(first, zone);
  await first.getByRole('button', { name: `End zone ${zone}` }).click();
  await first.waitForSelector('[data-phase=waiting]');
  await first.waitForSelector('[data-phase=open]');
  await first.waitForFunction(
    ([row, before]) =>
      Number(document.querySelector<HTMLElement>(`#zones tr:nth-child(${row}) td:nth-child(2)`)?.innerText) > before!,
    [zone + 1, host],
  );
  expect([await textOf(first, 'missing'), await textOf(first, 'coins')]).toStrictEqual(['0', '10']);

  // The next host takes what the player does.
  await walkToTheOtherZone(first);
  expect(await textOf(second, 'missing')).toBe('0');
  expect(site.problems).toStrictEqual([]);
});

it('keeps its player when the page is loaded again', async () => {
  const page = await site.player();
  const player = (): Promise<unknown> => page.evaluate(() => sessionStorage.getItem('tilewright-server'));
  const before = await player();
  await page.reload();
  await page.waitForSelector('[data-phase=open]');
  expect(await player()).toBe(before);
});

it('says that a script is missing', async () => {
  const page = await site.visit();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await textOf(page, 'problem')).toBe('A script of this page could not be loaded.');
  expect(await textOf(page, 'state')).toBe('You cannot join now. Reload the page.');
  await page.close();
});
