/** Where the system chooses the colors (high contrast), every control, its state and its focus are visible. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { GamePage } from './game-page.js';
import { contrast, luminance } from './light.js';
import { sharedGame } from './shared-game.js';
import { alreadyThere } from './testing/changed-maps.js';

/** The least contrast of a visible part of a control (WCAG 1.4.11). */
const leastContrast = 3;

/** The one game of all tests. */
let game: GamePage;

const shared = sharedGame(
  { creatures: 9 },
  { viewport: { width: 1000, height: 560 }, reducedMotion: 'reduce', hasPanels: true, prepare: alreadyThere },
);

/** Checks that the border of an element, or its outline, stands out from the page. */
async function expectVisible(selector: string, line = 'border-left', pseudo?: string): Promise<void> {
  const element = game.page.locator(selector).first();
  expect(await element.isVisible(), selector).toBe(true);
  const { style, width, color, ground } = await element.evaluate(
    (each, { line, pseudo }) => {
      const styles = getComputedStyle(each, pseudo);
      return {
        style: styles.getPropertyValue(`${line}-style`),
        width: Number.parseFloat(styles.getPropertyValue(`${line}-width`)),
        color: styles.getPropertyValue(`${line}-color`),
        ground: getComputedStyle(document.documentElement).backgroundColor,
      };
    },
    { line, pseudo },
  );
  expect(style, selector).not.toBe('none');
  expect(width, selector).toBeGreaterThanOrEqual(1);
  const [front, back] = [partsOf(color), partsOf(ground)];
  // Some colors of the system let a little of the ground through.
  const alpha = front[3] ?? 1;
  const mixed = front.slice(0, 3).map((part, i) => part * alpha + back[i]! * (1 - alpha));
  const found = contrast(luminance(Uint8Array.from(mixed), 0), luminance(Uint8Array.from(back), 0));
  expect(found, `${selector}: ${color} on ${ground}`).toBeGreaterThanOrEqual(leastContrast);
}

/** Red, green, blue, and alpha unless it is 1. */
function partsOf(color: string): readonly number[] {
  const parts = color.match(/[\d.]+/g)?.map(Number) ?? [];
  expect(parts.length, color).toBeGreaterThanOrEqual(3);
  return parts;
}

/** The number of pixels of a control that an action changes visibly. */
async function changesBy(selector: string, act: () => Promise<unknown>): Promise<number> {
  const element = game.page.locator(selector);
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  const clip = { x: Math.floor(x), y: Math.floor(y), width: Math.ceil(width), height: Math.ceil(height) };
  const before = await game.pixels(clip);
  await act();
  const after = await game.pixels(clip);
  const isChanged = (at: number): boolean => contrast(luminance(before, at), luminance(after, at)) >= leastContrast;
  return before.filter((_, at) => at % 4 === 0 && isChanged(at)).length;
}

async function expectAllVisible(...selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) await expectVisible(selector);
}

describe.each(['dark', 'light'] as const)('forced %s colors', (colorScheme) => {
  beforeEach(async () => {
    game = shared();
    await game.page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active', colorScheme });
  });

  it('show each control and panel by its border', async () => {
    const { page } = game;
    await expectAllVisible('.meter', '#controls', '#controls select');
    for (const name of ['Fog', 'Pause', 'One step']) await expectVisible(`#controls button:has-text("${name}")`);
    await expectAllVisible('#share-run', '#save-run', '#open-run', '#mute', '#show-help', '#pause', '#show-side');
    await page.keyboard.press('v');
    await expectVisible('#greeting');
    await page.mouse.move(700, 260);
    await page.keyboard.press('t');
    await game.untilVisible('#notice');
    await expectVisible('#notice');
    await page.keyboard.press('1');
    await game.leave();
    await game.untilVisible('#caption');
    await expectVisible('#caption');
  });

  it('show a note, the page with the result, and their buttons', async () => {
    const { page } = game;
    await page.click('#share-run');
    await game.untilTrue((start) => location.hash.startsWith(start), '#run=');
    // As a user who opens the address sees it.
    await page.evaluate(() => dispatchEvent(new HashChangeEvent('hashchange')));
    await game.untilVisible('#watch-run');
    await expectAllVisible('#run', '#watch-run', '#beat-run', '#close-run');
    expect((await game.hold('KeyD', 1)).phase).toBe('escaped');
    await game.untilVisible('#result');
    await expectAllVisible('#result > .panel', '#restart', '#share-result');
  });

  it('show what the bar, the slider and the list are set to', async () => {
    const { page } = game;
    const fill = (share: string): Promise<void> =>
      page.evaluate((width) => {
        document.getElementById('health-bar')!.style.width = width;
      }, share);
    await fill('100%');
    // Half of the bar, without the border.
    expect(await changesBy('.meter', () => fill('50%'))).toBeGreaterThan(100 * 5);
    // The knob, at its old and its new place.
    expect(await changesBy('#controls input[type=range]', () => page.keyboard.press(']'))).toBeGreaterThan(60);
    expect(await changesBy('#controls select', () => page.keyboard.press('6'))).toBeGreaterThan(15);
  });

  it('show which switches are on', async () => {
    const { page } = game;
    const look = (selector: string, pseudo?: string): Promise<string> =>
      page.locator(selector).evaluate((element, part) => {
        const { backgroundColor, borderLeftWidth } = getComputedStyle(element, part);
        return `${backgroundColor}, ${borderLeftWidth}`;
      }, pseudo);
    for (const [selector, key, pseudo] of [
      ['#controls button:has-text("Fog")', 'g', '::before'],
      ['#controls button:has-text("Pause")', 'p', '::before'],
      ['#pause', 'p'],
      ['#mute', 'm'],
    ] as const) {
      const before = await look(selector, pseudo);
      await page.keyboard.press(key);
      await game.state();
      expect(await look(selector, pseudo), selector).not.toBe(before);
      await expectVisible(selector, 'border-left', pseudo);
    }
  });
});

describe.each([
  { colors: 'forced dark', forcedColors: 'active', colorScheme: 'dark' },
  { colors: 'forced light', forcedColors: 'active', colorScheme: 'light' },
  { colors: "the page's own", forcedColors: 'none', colorScheme: 'dark' },
] as const)('in $colors colors', ({ forcedColors, colorScheme }) => {
  beforeEach(async () => {
    game = shared();
    await game.page.emulateMedia({ reducedMotion: 'reduce', forcedColors, colorScheme });
  });

  it('show which control has the focus', async () => {
    const { page } = game;
    await page.keyboard.press('1');
    await game.untilVisible('#lens pre');
    // The volumes are loaded with the first key.
    await game.untilVisible('#tools input[type=range]');
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
        return activeElement === document.body ? '' : `${activeElement?.tagName}#${activeElement?.id}`;
      });
      // After the last control, the focus leaves the page.
      if (name === '') break;
      reached.add(name);
      await expectVisible(':focus', 'outline');
    }
    expect([...reached]).toEqual([
      'BUTTON#show-help',
      'BUTTON#pause',
      'BUTTON#show-side',
      'A#lens-article',
      'A#',
      'BUTTON#',
      'INPUT#control-1',
      'SELECT#control-0',
      'BUTTON#share-run',
      'BUTTON#save-run',
      'BUTTON#open-run',
      'BUTTON#mute',
      'INPUT#control-2',
      'INPUT#control-3',
    ]);
  });
});
