/** The page in each of its states, as axe sees it: no violations of WCAG or of what the makers of axe call best practice. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from './browser.mjs';
import { GamePage, type PageOptions, type Site } from './game-page.js';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** What axe finds wrong: the rule, and the elements. */
async function violationsOf(page: Page): Promise<readonly string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(', ')}`);
}

const press =
  (...keys: readonly string[]) =>
  async ({ page }: GamePage): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

interface State extends PageOptions {
  readonly state: string;
  /** Brings a paused game into the state. */
  readonly bring?: (game: GamePage) => Promise<unknown>;
}

const states: readonly State[] = [
  { state: 'the game', options: '?lens=none' },
  ...['ray', 'circle', 'object', 'steps', 'spaces', 'sight'].map((lens) => ({
    state: `the lens ${lens}`,
    options: `?lens=${lens}`,
    hasPanels: true,
  })),
  { state: 'the help', bring: press('h') },
  {
    state: 'the plots',
    hasPanels: true,
    bring: async ({ page }) => {
      await page.click('#show-plots');
      await page.waitForSelector('.u-legend');
    },
  },
  { state: 'panels and no lens', hasPanels: true },
];

const screens = {
  desk: { viewport: { width: 1280, height: 720 } },
  'a phone in portrait': { viewport: { width: 380, height: 800 }, hasTouch: true, isMobile: true },
  'a phone in landscape': { viewport: { width: 800, height: 380 }, hasTouch: true, isMobile: true },
} as const;

describe('axe finds nothing wrong', () => {
  it.each(states)('with $state', async ({ bring, state: _state, ...options }) => {
    const game = await GamePage.open(site, { ...screens.desk, ...options });
    await bring?.(game);
    await game.state();
    expect(await violationsOf(game.page)).toEqual([]);
    await game.close();
  });

  it.each(Object.entries(screens))('at the title and at the results, on %s', async (_, screen) => {
    const game = await GamePage.open(site, { ...screen, isTitle: true });
    await game.until('the title', ({ phase }) => phase === 'title');
    expect(await violationsOf(game.page)).toEqual([]);
    await game.start();
    for (const phase of ['fallen', 'escaped']) {
      await game.page.evaluate((phase) => {
        document.body.dataset['phase'] = phase;
        document.getElementById('result')!.hidden = false;
        document.getElementById('result-title')!.textContent = phase;
      }, phase);
      expect(await violationsOf(game.page)).toEqual([]);
    }
    await game.close();
  });

  it.each(['a phone in portrait', 'a phone in landscape'] as const)(
    'on %s, without and with panels',
    async (screen) => {
      const game = await GamePage.open(site, screens[screen]);
      expect(await violationsOf(game.page)).toEqual([]);
      await game.page.tap('#show-side');
      await game.state();
      expect(await violationsOf(game.page)).toEqual([]);
      await game.close();
    },
  );

  it('when the game cannot run', async () => {
    const { page } = await GamePage.open(site, { options: '?seed=x', isTitle: true });
    await page.waitForSelector('#problem', { state: 'visible' });
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });

  it.each(['platformer.html', ...['walk', 'see', 'shoot', 'chase', 'crowd'].map((name) => `ladder/${name}.html`)])(
    'on the page %s',
    async (path) => {
      const page = await site.browser.newPage();
      await page.goto(`${site.address}${path}`);
      // The code of a page of the ladder.
      for (const summary of await page.$$('summary')) await summary.click();
      expect(await violationsOf(page)).toEqual([]);
      await page.close();
    },
  );
});
