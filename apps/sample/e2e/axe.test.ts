/**
 * The page in each of its states, as axe sees it: no violations of WCAG or of what the makers of axe call best
 * practice.
 */
import { describe, expect, it } from 'vitest';
import { lensIds } from '../src/lens/lens.js';
import { writeRun } from '../src/share/run-text.js';
import { recorded } from '../src/simulation/testing/recorded.js';
import { ladderPages } from '../tools/ladder-plugin.js';
import { holdFrames } from './frames.js';
import { GamePage, newPage, type Options } from './game-page.js';
import { alreadyThere, deadly } from './testing/changed-maps.js';
import { violationsOf } from './violations.js';
import { sharedGame } from './shared-game.js';
import { site } from './site.js';

const screens = {
  desk: { viewport: { width: 1280, height: 720 } },
  'a phone in portrait': { viewport: { width: 380, height: 800 }, hasTouch: true, isMobile: true },
  'a phone in landscape': { viewport: { width: 800, height: 380 }, hasTouch: true, isMobile: true },
} as const;

interface State {
  readonly state: string;
  readonly settings?: Partial<Options>;
  /** Brings a paused game without panels into the state. */
  readonly bring?: (game: GamePage) => Promise<unknown>;
}

const press =
  (...keys: readonly string[]) =>
  async ({ page }: GamePage): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };

/** Opens a run, and waits until the page says something about it. */
const openRun =
  (text: string) =>
  async ({ page }: GamePage): Promise<void> => {
    await page.setInputFiles('#run-file', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await page.waitForSelector('#run', { state: 'visible' });
  };

const offered = await writeRun(recorded);

const states: readonly State[] = [
  { state: 'the game' },
  ...lensIds.map((lens) => ({
    state: `the lens ${lens}`,
    settings: { lens },
    bring: async (game: GamePage) => {
      await press('v')(game);
      await game.untilVisible('#lens pre');
    },
  })),
  { state: 'the help', bring: press('h') },
  { state: 'panels and no lens', bring: press('v') },
  {
    state: 'an edited tile',
    bring: async (game) => {
      await game.page.mouse.move(700, 260);
      await game.page.keyboard.press('t');
      await game.untilVisible('#notice');
    },
  },
  { state: 'a shared run', bring: openRun(offered) },
  { state: 'a run that is refused', bring: openRun(offered.slice(0, -5)) },
  { state: 'a run of other rules', bring: openRun(offered.replace(/^\d+/, '99999')) },
];

describe('axe finds nothing wrong', () => {
  describe('on a desk', () => {
    const game = sharedGame({ creatures: 100 }, screens.desk);

    it.each(states)('with $state', async ({ settings = {}, bring }) => {
      const { page } = game();
      await game().reset({ creatures: 100, ...settings });
      await bring?.(game());
      await game().state();
      expect(await violationsOf(page)).toEqual([]);
    });
  });

  it('with the title', async () => {
    const game = await GamePage.open(site, { ...screens.desk, isTitle: true });
    await game.until('the title', ({ phase }) => phase === 'title');
    expect(await violationsOf(game.page)).toEqual([]);
    await game.close();
  });

  it.each([
    ['a fall', deadly, 'You fell'],
    ['an escape', alreadyThere, 'You escaped'],
  ])('with the result of %s', async (_, prepare, title) => {
    const game = await GamePage.open(site, { ...screens.desk, options: '?creatures=9', prepare });
    await game.hold('KeyD', 60);
    await game.untilVisible('#result');
    expect(await game.page.innerText('#result-title')).toBe(title);
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

  const ladder = ladderPages.map((name) => `ladder/${name}.html`);
  it.each(['platformer.html', ...ladder])('on the page %s', async (path) => {
    const page = await newPage(site, {});
    await holdFrames(page, true);
    await page.goto(`${site.address}${path}`);
    await page.evaluate(() => window.heldFrames.draw());
    expect(await violationsOf(page)).toEqual([]);
    await page.close();
  });
});
