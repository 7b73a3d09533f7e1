/** The plots show what queries examined and, if the switch is on, what the same questions cost without the tracker. */
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openSite } from './browser.mjs';
import { GamePage, type Site } from './game-page.js';

let site: Site;
let game: GamePage;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
afterEach(() => game.close());

const text = (): Promise<string> => game.page.locator('#plots p').innerText();

it('nothing is counted until the plots are open', async () => {
  game = await GamePage.open(site, { options: '?creatures=500', hasPanels: true });
  const { costs } = await game.step();
  expect(costs.work).toBeUndefined();
});

it('the switch scans, and the game does not change', async () => {
  game = await GamePage.open(site, {
    options: '?creatures=5000',
    hasPanels: true,
    isRunning: true,
    viewport: { width: 1100, height: 620 },
  });
  await game.page.click('#show-plots');
  const counted = await game.until('counts', ({ costs }) => (costs.work?.candidates ?? 0) > 0);
  expect(counted.costs.work).toMatchObject({ comparisons: 0, scanTime: 0 });
  await game.page.waitForSelector('#plots .uplot');
  expect(await text()).toContain('an index by tile');
  const button = game.page.locator('#plots .switch');
  expect(await button.getAttribute('aria-pressed')).toBe('false');
  await button.click();
  expect(await button.getAttribute('aria-pressed')).toBe('true');
  const { costs } = await game.until('a scan', (state) => (state.costs.work?.comparisons ?? 0) > 0);
  expect(costs.work!.scanTime).toBeGreaterThan(0);
  expect(costs.work!.comparisons).toBeGreaterThan(costs.work!.candidates);
  await game.untilTrue(
    (part) => document.querySelector('#plots p')?.textContent?.includes(part) === true,
    'A plain search made',
  );
  expect(await text()).toMatch(/^In .+, the tracker compared [\d,]+ creatures in [\d.]+ ms/);
  await button.click();
  await game.until('no scan', (state) => state.costs.work?.comparisons === 0);
});
