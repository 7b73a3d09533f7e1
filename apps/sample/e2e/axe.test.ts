/**
 * The page in each of its states, as axe sees it: no violations of WCAG or of what the makers of axe call best practice.
 * `screens.test.ts` does the same with the results of a game.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from './browser.mjs';
import { GamePage, type PageOptions, type Site } from './game-page.js';
import { violationsOf } from './violations.js';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const press =
  (...keys: readonly string[]) =>
  async ({ page }: GamePage): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

interface State {
  readonly state: string;
  readonly page?: PageOptions;
  /** Brings a paused game into the state. */
  readonly bring?: (game: GamePage) => Promise<unknown>;
}

const states: readonly State[] = [
  { state: 'the game', page: { options: '?lens=none' } },
  ...['ray', 'circle', 'object', 'steps', 'spaces', 'sight', 'types'].map((lens) => ({
    state: `the lens ${lens}`,
    page: { options: `?lens=${lens}`, hasPanels: true },
  })),
  { state: 'the help', bring: press('h') },
  { state: 'panels and no lens', page: { hasPanels: true } },
  {
    state: 'the plots',
    page: { hasPanels: true },
    bring: async ({ page }) => {
      await page.click('#show-plots');
      await page.waitForSelector('.u-legend');
    },
  },
  {
    state: 'the title',
    page: { isTitle: true },
    bring: (game) => game.until('the title', ({ phase }) => phase === 'title'),
  },
];

const screens = {
  desk: { viewport: { width: 1280, height: 720 } },
  'a phone in portrait': { viewport: { width: 380, height: 800 }, hasTouch: true, isMobile: true },
  'a phone in landscape': { viewport: { width: 800, height: 380 }, hasTouch: true, isMobile: true },
} as const;

describe('axe finds nothing wrong', () => {
  it.each(states)('with $state', async ({ page, bring }) => {
    const game = await GamePage.open(site, { ...screens.desk, ...page });
    await bring?.(game);
    await game.state();
    expect(await violationsOf(game.page)).toEqual([]);
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
