import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostOf, numberOf, signedInOf, textOf, walkToTheOtherZone } from './player.js';
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
  const before = await signedInOf(page);
  await page.reload();
  await page.waitForSelector('[data-phase=open]');
  expect(await signedInOf(page)).toBe(before);
});

it('plays in the later of two tabs, and the earlier one says so', async () => {
  const first = await site.player();
  const problems = site.problems.length;
  // A tab that a page opens begins with a copy of its session storage, as a duplicated one does.
  const opened = first.context().waitForEvent('page');
  await first.evaluate(() => void open(location.href));
  const second = await opened;
  await second.waitForSelector('[data-phase=open]');
  await first.waitForSelector('[data-phase=replaced]');
  expect(await signedInOf(second)).toBe(await signedInOf(first));
  expect(await textOf(first, 'state')).toBe('You play in another tab. Reload this page to play here.');
  expect(site.problems.slice(problems)).toStrictEqual([]);
});

it('says that a script is missing', async () => {
  const page = await site.visit();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload();
  expect(await textOf(page, 'problem')).toBe('A script of this page could not be loaded.');
  expect(await textOf(page, 'state')).toBe('You cannot join now. Reload the page.');
  await page.close();
});
