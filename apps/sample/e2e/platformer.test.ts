/** The platformer in a real browser: its keys, its picture, and its time. */
import { type Position2, position, meters, metersPerSecond, seconds, valueIn } from '@tilewright/units';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Game, type Keys, level, step } from '../src/platformer/rules.js';
import { playTour, stands } from '../src/platformer/testing/tour.js';
import { openSite } from './browser.mjs';
import type { Site } from './game-page.js';

/** The time between two frames of the test, in milliseconds: less than a step, so that no frame makes two. */
const frame = 16;

let site: Site;
let page: Page;
let errors: string[];

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  page = await site.browser.newPage({ viewport: { width: 840, height: 400 } });
  errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  // Time stands still, except where a test lets it pass.
  await page.clock.install({ time: 0 });
  await page.goto(`${site.address}platformer.html`);
  await page.clock.pauseAt(10_000);
});
afterEach(async () => {
  await page.close();
  if (errors.length > 0) throw new Error(`The page says ${JSON.stringify(errors)}`);
});

async function state(): Promise<Game> {
  const game = await page.evaluate(() => window.platformer?.());
  if (game === undefined) throw new Error(`The page says ${JSON.stringify(errors)}`);
  return game;
}

/** Lets frames pass until one has made a step. */
async function nextStep(): Promise<Game> {
  const { time } = await state();
  for (let i = 0; i < 4; i++) {
    await page.clock.runFor(frame);
    const game = await state();
    if (game.time > time) return game;
  }
  throw new Error(`The time must pass; the page says ${JSON.stringify(errors)}`);
}

/** Lets steps pass until something is true. */
async function until(holds: (game: Game) => boolean): Promise<Game> {
  for (let i = 0; i < 1000; i++) {
    const game = await nextStep();
    if (holds(game)) return game;
  }
  throw new Error(`${holds.toString()} must become true`);
}

async function steps(count: number): Promise<Game> {
  for (let i = 1; i < count; i++) await nextStep();
  return nextStep();
}

describe('a scripted player', () => {
  it('takes the tour by keys, as in Node, to the last bit', async () => {
    const held = new Set<string>();
    const hold = async (code: string, isHeld: boolean): Promise<void> => {
      if (isHeld === held.has(code)) return;
      await page.keyboard[isHeld ? 'down' : 'up'](code);
      held[isHeld ? 'add' : 'delete'](code);
    };
    let inNode = await state();
    // What `playTour` asks for in Node, the page does by keys.
    const played: [Game, Keys][] = [];
    playTour(inNode, (game, keys) => {
      played.push([step(game, keys), keys]);
      return played.at(-1)![0];
    });
    expect(played.length).toBeGreaterThan(600);
    for (const [expected, { walk, jump, down }] of played) {
      await hold('ArrowLeft', walk < 0);
      await hold('ArrowRight', walk > 0);
      await hold('ArrowDown', down);
      await hold('Space', jump);
      inNode = await nextStep();
      expect(inNode).toEqual(JSON.parse(JSON.stringify(expected)));
    }
  });
});

describe('the page', () => {
  it.each([
    [840, 400],
    [1200, 500],
    [400, 700],
  ])('shows the whole level in a window of %d by %d pixels', async (width, height) => {
    await page.setViewportSize({ width, height });
    const { hero } = await steps(30);
    const brown = [138, 90, 43];
    expect(await colorAt(hero.center)).toEqual([43, 74, 203]);
    expect(await colorAt(at(27.5, 11.5))).toEqual([74, 68, 88]);
    expect(await colorAt(at(3.5, 2.1))).toEqual(brown);
    expect(await colorAt(at(3.5, 2.5))).not.toEqual(brown);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  it('shows when a jump still counts in the air', async () => {
    await steps(20);
    await page.keyboard.down('ArrowRight');
    await until(({ hero }) => hero.center.x > meters(8));
    await page.keyboard.up('ArrowRight');
    await page.keyboard.press('Space');
    await until((game) => !stands(game));
    await until(stands);
    // Off the edge of the platform.
    await page.keyboard.down('ArrowRight');
    const { hero } = await until((game) => !stands(game));
    expect(await colorAt(hero.center)).toEqual([232, 89, 28]);
    expect(await colorAt((await steps(8)).hero.center)).toEqual([43, 74, 203]);
  });

  it('jumps once while the key is held', async () => {
    await steps(20);
    await page.keyboard.down('Space');
    expect((await nextStep()).fall).toBe(metersPerSecond(-12));
    // Keyboards repeat keys that are held.
    await page.keyboard.down('Space');
    await until(stands);
    expect(stands(await steps(5))).toBe(true);
    await page.keyboard.up('Space');
    await page.keyboard.press('Space');
    expect(stands(await nextStep())).toBe(false);
  });

  it('stops the hero when the window loses the focus, and when a Mac hides the release of a key', async () => {
    await steps(20);
    for (const lose of [
      () => page.evaluate(() => dispatchEvent(new Event('blur'))),
      () => page.keyboard.press('Meta'),
    ]) {
      await page.keyboard.down('ArrowRight');
      const walking = await steps(3);
      await lose();
      const { hero } = await steps(3);
      expect(hero.center.x).toBe(walking.hero.center.x);
      await page.keyboard.up('ArrowRight');
    }
  });

  it('leaves shortcuts of the browser alone', async () => {
    const { hero } = await steps(20);
    await page.keyboard.press('Control+ArrowRight');
    await page.keyboard.down('Alt');
    await page.keyboard.down('ArrowLeft');
    expect((await steps(2)).hero.center).toEqual(hero.center);
  });

  it('goes on where it stopped after a minute in the background', async () => {
    const { time } = await steps(20);
    await page.clock.fastForward(60_000);
    const later = await state();
    expect(later.time > time).toBe(true);
    expect(valueIn(later.time, seconds) - valueIn(time, seconds)).toBeLessThan(0.26);
  });
});

const at = (x: number, y: number): Position2 => position(meters(x), meters(y));

/** The color of the picture at a position of the level: red, green, blue. */
async function colorAt({ x, y }: Position2): Promise<number[]> {
  // A frame without a step draws the last one, up to a part of a step.
  const { width, height } = level.bounds;
  const place = [valueIn(x, meters), valueIn(y, meters)] as const;
  return page.evaluate(
    ([x, y, columns, rows]) => {
      const canvas = document.querySelector('canvas')!;
      const scale = Math.min(canvas.width / columns, canvas.height / rows);
      const { data } = canvas
        .getContext('2d')!
        .getImageData(
          (canvas.width - columns * scale) / 2 + x * scale,
          (canvas.height - rows * scale) / 2 + y * scale,
          1,
          1,
        );
      return [...data].slice(0, 3);
    },
    [...place, width, height] as const,
  );
}
