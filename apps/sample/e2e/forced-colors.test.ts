/** Where the system chooses the colors (high contrast), every control, its state and its focus are visible. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { GamePage } from './game-page.js';
import { contrast, luminance } from './light.js';
import { changes, edgeContrast, leastContrast, pictureOf } from './pictures.js';
import { sharedGame, sharedSite } from './shared-game.js';

/** The one game of all tests. */
let game: GamePage;

const shared = sharedGame(
  sharedSite(),
  { creatures: 100 },
  { viewport: { width: 1000, height: 560 }, reducedMotion: 'reduce', hasPanels: true },
);

/** Begins each test in some colors, on a plain background, since a map behind the panels would disturb the comparison. */
function playIn(colors: { readonly forcedColors: 'active' | 'none'; readonly colorScheme: 'dark' | 'light' }): void {
  beforeEach(async () => {
    game = shared();
    await game.page.emulateMedia({ reducedMotion: 'reduce', ...colors });
    await game.page.addStyleTag({ content: '#stage { visibility: hidden } html { background: Canvas }' });
  });
}

const controls: Readonly<Record<string, string>> = {
  'the health': '.meter',
  'the slider': '#controls input[type=range]',
  'the list': '#controls select',
  'the switch of the fog': '#controls button:has-text("Fog")',
  'the switch of the pause': '#controls button:has-text("Pause")',
  'the step button': '#controls button:has-text("One step")',
  'the button of the plots': '#show-plots',
  'the share button': '#share-run',
  'the button that opens a run': '#open-run',
  'the sound button': '#mute',
  'the help button': '#show-help',
  'the pause button': '#pause',
  'the panels button': '#show-side',
};

/** The contrast between the lightest and the darkest pixel of a text. */
function textContrast(rgba: Uint8Array): number {
  const lights = Array.from({ length: rgba.length / 4 }, (_, i) => luminance(rgba, i * 4));
  return contrast(Math.max(...lights), Math.min(...lights));
}

describe.each([
  { colors: 'dark', forcedColors: 'active', colorScheme: 'dark' },
  { colors: 'light', forcedColors: 'active', colorScheme: 'light' },
] as const)('forced $colors colors', ({ forcedColors, colorScheme }) => {
  playIn({ forcedColors, colorScheme });

  it('show where each control is', async () => {
    for (const [name, selector] of Object.entries(controls)) {
      const picture = await pictureOf(game, game.page.locator(selector));
      expect(edgeContrast(picture), name).toBeGreaterThanOrEqual(leastContrast);
    }
  });

  it('show the state of each control', async () => {
    const { page } = game;
    const changesBy = async (selector: string, change: () => Promise<unknown>): Promise<number> => {
      const before = await pictureOf(game, page.locator(selector));
      await change();
      return changes(before, await pictureOf(game, page.locator(selector)));
    };
    const fill = (share: string): Promise<void> =>
      page.evaluate((width) => {
        document.getElementById('health-bar')!.style.width = width;
      }, share);
    await fill('100%');
    // Half of the bar, without the border.
    expect(await changesBy('.meter', () => fill('50%'))).toBeGreaterThan(100 * 5);
    // The knob, at its old and its new place.
    expect(await changesBy('#controls input[type=range]', () => page.keyboard.press(']'))).toBeGreaterThan(60);
    for (const [toggle, key] of [
      ['#controls button:has-text("Fog")', 'g'],
      ['#controls button:has-text("Pause")', 'p'],
      ['#pause', 'p'],
      ['#mute', 'm'],
    ] as const) {
      expect(await changesBy(toggle, () => page.keyboard.press(key)), toggle).toBeGreaterThan(100);
    }
    expect(await changesBy('#controls select', () => page.keyboard.press('6'))).toBeGreaterThan(15);
  });

  it('show the legends of the plots', async () => {
    await game.page.click('#show-plots');
    await game.untilVisible('.u-legend');
    // Each line has its own color.
    for (const plot of await game.page.locator('.u-legend').all()) {
      const colors = await plot
        .locator('.u-marker')
        .evaluateAll((markers) => markers.map((marker) => getComputedStyle(marker).borderTopColor));
      expect(new Set(colors).size).toBe(colors.length);
    }
    const { rgba } = await pictureOf(game, game.page.locator('#plots .u-label').first());
    expect(textContrast(rgba)).toBeGreaterThanOrEqual(4.5);
  });

  it('show the words of the switch of the plots', async () => {
    await game.page.click('#show-plots');
    await game.untilVisible('#plots > button');
    const words = await game.page.locator('#plots > button').evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const { x, y, width, height } = range.getBoundingClientRect();
      return { x: Math.ceil(x), y: Math.ceil(y), width: Math.floor(width), height: Math.floor(height) };
    });
    expect(textContrast(await game.pixels(words))).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each([
  { colors: 'forced dark', forcedColors: 'active', colorScheme: 'dark' },
  { colors: 'forced light', forcedColors: 'active', colorScheme: 'light' },
  { colors: "the page's own", forcedColors: 'none', colorScheme: 'dark' },
] as const)('in $colors colors', ({ forcedColors, colorScheme }) => {
  playIn({ forcedColors, colorScheme });

  it('show which control has the focus', async () => {
    const { page } = game;
    await page.keyboard.press('1');
    await game.untilVisible('#lens pre');
    // Tab goes on from the last control that was used, on another test's behalf.
    await page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
    const reached = new Set<string>();
    for (;;) {
      await page.keyboard.press('Tab');
      const name = await page.evaluate(() => {
        const { activeElement } = document;
        document.querySelector('[data-focused]')?.removeAttribute('data-focused');
        activeElement?.setAttribute('data-focused', '');
        return activeElement === document.body ? '' : `${activeElement?.tagName}#${activeElement?.id}`;
      });
      // After the last control, the focus leaves the page.
      if (name === '') break;
      reached.add(name);
      const control = page.locator('[data-focused]');
      const focused = await pictureOf(game, control);
      await control.blur();
      const plain = await pictureOf(game, control);
      await control.focus();
      // As many as a line around the smallest control.
      expect(changes(focused, plain), name).toBeGreaterThan(60);
    }
    expect([...reached]).toEqual([
      'BUTTON#show-help',
      'BUTTON#pause',
      'BUTTON#show-side',
      'INPUT#control-0',
      'SELECT#control-1',
      'BUTTON#',
      'BUTTON#share-run',
      'BUTTON#save-run',
      'BUTTON#open-run',
      'BUTTON#mute',
      'BUTTON#show-plots',
      'A#lens-article',
      'A#',
    ]);
  });
});
