/** The pages of the ladder in a real browser: played by keys and pointer, on a desk and on a phone. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type * as crowd from '../src/ladder/crowd.js';
import { newPage } from './game-page.js';
import { site } from './site.js';

const names = ['walk', 'see', 'shoot', 'chase', 'crowd'] as const;
const phone = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

let page: Page;
let messages: string[];

afterEach(() => {
  const said = messages.splice(0);
  if (said.length > 0) throw new Error(`The page says ${JSON.stringify(said)}`);
});

/** Opens a page, in which time passes only in `steps`. */
async function open(name: string, context: BrowserContextOptions = {}): Promise<void> {
  page = await newPage(site, { viewport: { width: 700, height: 640 }, ...context });
  messages = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => messages.push(message.text()));
  await page.clock.install({ time: 0 });
  await page.goto(`${site.address}ladder/${name}.html`);
  await page.clock.pauseAt(600_000);
}

async function steps(count: number): Promise<void> {
  await page.clock.runFor((count * 1000) / 60);
}

async function state() {
  return page.evaluate(() => {
    const game = window.ladder?.() as crowd.Game | undefined;
    if (game === undefined) throw new Error('The page has no game');
    const { x, y } = game.player.center;
    return { x: Number(x), y: Number(y), hits: game.hits };
  });
}

/** The place of a position of the map on the page. */
async function placeOf(x: number, y: number): Promise<{ x: number; y: number }> {
  const { x: left, y: top, width } = (await page.locator('canvas').boundingBox())!;
  return { x: left + (x / 32) * width, y: top + (y / 32) * width };
}

/** The color of the picture at a position: red, green, blue. */
async function colorAt(x: number, y: number): Promise<number[]> {
  return page.evaluate(
    ([x, y]) => {
      const canvas = document.querySelector('canvas')!;
      const scale = canvas.width / 32;
      // From a copy: Chromium complains about a canvas that is read again and again.
      const copy = new OffscreenCanvas(1, 1).getContext('2d')!;
      copy.drawImage(canvas, -Math.floor(x * scale), -Math.floor(y * scale));
      return [...copy.getImageData(0, 0, 1, 1).data].slice(0, 3);
    },
    [x, y] as const,
  );
}

const blue = [43, 74, 203];
const wall = [74, 68, 88];
const dark = [25, 23, 32];

describe.each(names)('%s', (name) => {
  describe('on a desk', () => {
    beforeAll(() => open(name));
    afterAll(() => page.close());

    it('is played by keys', async () => {
      const start = await state();
      expect(await colorAt(start.x, start.y - 0.2)).toEqual(blue);
      await page.keyboard.down('ArrowRight');
      await steps(10);
      await page.keyboard.up('ArrowRight');
      await steps(2);
      const { x, y } = await state();
      expect(x).toBeGreaterThan(start.x + 0.8);
      expect(await colorAt(x, y - 0.2)).toEqual(blue);
      expect(await colorAt(0.5, 0.5)).toEqual(wall);
      if (name !== 'walk') expect(await colorAt(28.5, 15.5)).toEqual(dark);
    });

    it('is played by the pointer', async () => {
      const goal = await placeOf(4.5, 2.5);
      await page.mouse.move(goal.x, goal.y);
      await page.mouse.down();
      await steps(30);
      await page.mouse.up();
      const { x, y } = await state();
      expect(x).toBeCloseTo(4.5, 1);
      expect(y).toBeCloseTo(2.5, 1);
    });

    it('leads to the next page, and shows its code', async () => {
      const next = names[names.indexOf(name) + 1];
      expect(await page.getAttribute('.next', 'href')).toBe(next === undefined ? '../index.html' : `./${next}.html`);
      expect(await page.locator('pre').innerText()).toContain('export function createGame()');
      expect(await page.locator('pre').isVisible()).toBe(true);
    });
  });

  it('fits on a phone, and waits for a touch', async () => {
    await open(name, { ...phone, reducedMotion: 'reduce' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const picture = (): Promise<string> => page.evaluate(() => document.querySelector('canvas')!.toDataURL());
    const before = await picture();
    await steps(5);
    expect(await picture()).toBe(before);
    const start = await state();
    const goal = await placeOf(6.5, 2.5);
    await page.touchscreen.tap(goal.x, goal.y);
    await steps(2);
    // A tap is over at once: it begins, and shoots where there are creatures.
    expect((await state()).y).toBe(start.y);
    if (names.indexOf(name) >= 2) expect(await colorAt(8, 2.5)).toEqual([232, 89, 28]);
    await page.close();
  });
});

it('shots hit the crowd', async () => {
  await open('crowd');
  await page.keyboard.press('Space');
  await steps(240);
  for (const key of ['ArrowDown', 'ArrowRight']) {
    await page.keyboard.down(key);
    await steps(40);
    await page.keyboard.up(key);
    await page.keyboard.press('Space');
    await steps(2);
  }
  expect((await state()).hits).toBeGreaterThan(0);
});
