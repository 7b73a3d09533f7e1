/** Where the system chooses the colors (high contrast), notes and the page with the result are visible. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { GamePage } from './game-page.js';
import { edgeContrast, leastContrast, pictureOf } from './pictures.js';
import { sharedGame, sharedSite } from './shared-game.js';
import { alreadyThere } from './testing/changed-maps.js';

/** The one game of all tests. */
let game: GamePage;

const shared = sharedGame(
  sharedSite(),
  { creatures: 9 },
  { viewport: { width: 1000, height: 560 }, reducedMotion: 'reduce', prepare: alreadyThere },
);

describe.each([
  { colors: 'dark', colorScheme: 'dark' },
  { colors: 'light', colorScheme: 'light' },
] as const)('forced $colors colors', ({ colorScheme }) => {
  beforeEach(async () => {
    game = shared();
    await game.page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme });
    // On a plain background, since a map behind them would disturb the comparison.
    await game.page.addStyleTag({ content: '#stage { visibility: hidden } html { background: Canvas }' });
  });

  /** Checks that the border of each stands out. */
  async function expectVisible(...selectors: readonly string[]): Promise<void> {
    for (const selector of selectors) {
      const picture = await pictureOf(game, game.page.locator(selector));
      expect(edgeContrast(picture), selector).toBeGreaterThanOrEqual(leastContrast);
    }
  }

  it('show the words over the picture', async () => {
    const { page } = game;
    await expectVisible('#greeting');
    await page.mouse.move(700, 260);
    await page.keyboard.press('t');
    await game.untilVisible('#notice');
    await expectVisible('#notice');
  });

  it('show the caption of a lens', async () => {
    await game.page.keyboard.press('1');
    await game.leave();
    await game.untilVisible('#caption');
    await expectVisible('#caption');
  });

  it('show a note and its buttons', async () => {
    const { page } = game;
    await page.keyboard.press('v');
    await game.step(2);
    await page.click('#share-run');
    await game.untilTrue((start) => location.hash.startsWith(start), '#run=');
    // As whoever opens the address sees it.
    await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
    await game.untilVisible('#watch-run');
    await expectVisible('#run', '#watch-run', '#beat-run', '#close-run');
    await page.keyboard.press('v');
  });

  it('show the page with the result and its buttons', async () => {
    expect((await game.hold('KeyD', 1)).phase).toBe('escaped');
    await game.untilVisible('#result');
    await game.page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expectVisible('#result > .panel', '#restart', '#share-result');
  });
});
