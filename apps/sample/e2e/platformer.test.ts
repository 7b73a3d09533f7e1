/** The platformer in a real browser: its keys, its picture, and its time. */
import { type Position2, position, meters, metersPerSecond, seconds, valueIn } from '@tilewright/units';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Game, type Keys, level, step } from '../src/platformer/rules.js';
import { playTour, stands } from '../src/platformer/testing/tour.js';
import { Fingers } from './fingers.js';
import { newPage } from './game-page.js';
import { site } from './site.js';

/** The time between two frames of the test, in milliseconds: less than a step, so that no frame makes two. */
const frame = 16;

let page: Page;
let errors: string[];

beforeEach(() => open({ viewport: { width: 840, height: 400 } }));
afterEach(async () => {
  await page.close();
  if (errors.length > 0) throw new Error(`The page says ${JSON.stringify(errors)}`);
});

async function open(context: BrowserContextOptions): Promise<void> {
  page = await newPage(site, context);
  errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  // Time stands still, except where a test lets it pass.
  await page.clock.install({ time: 0 });
  await page.addInitScript(recordSteps);
  await page.goto(`${site.address}platformer.html`);
  // Later than the slowest machine has loaded the page: time does not go back.
  await page.clock.pauseAt(600_000);
}

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

/** Records the game after each step, in the page: asking for each from here takes most of the time of a test. */
function recordSteps(): void {
  const recorded: Game[] = [];
  Object.assign(window, { recorded });
  const request = requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      const before = window.platformer?.().time;
      callback(time);
      const game = window.platformer?.();
      if (game !== undefined && game.time !== before) recorded.push(game);
    });
}

/** Lets a number of steps pass. @returns the game after each */
async function eachOf(count: number): Promise<readonly Game[]> {
  const read = (): Promise<Game[]> => page.evaluate(() => (window as unknown as { recorded: Game[] }).recorded);
  await page.evaluate(() => void (window as unknown as { recorded: Game[] }).recorded.splice(0));
  let games = await read();
  // A frame has one step or none, so there are never too many.
  while (games.length < count) {
    await page.clock.runFor((count - games.length) * frame);
    games = await read();
  }
  return games;
}

async function steps(count: number): Promise<Game> {
  return (await eachOf(count)).at(-1)!;
}

describe('a scripted player', () => {
  it('takes the tour by keys, as in Node, to the last bit', async () => {
    const held = new Set<string>();
    const hold = async (code: string, isHeld: boolean): Promise<void> => {
      if (isHeld === held.has(code)) return;
      await page.keyboard[isHeld ? 'down' : 'up'](code);
      held[isHeld ? 'add' : 'delete'](code);
    };
    // What `playTour` asks for in Node, the page does by keys.
    const played: [Game, Keys][] = [];
    playTour(await state(), (game, keys) => {
      played.push([step(game, keys), keys]);
      return played.at(-1)![0];
    });
    expect(played.length).toBeGreaterThan(600);
    const keysAt = (at: number): string => JSON.stringify(played[at]![1]);
    for (let i = 0; i < played.length;) {
      const { walk, jump, down } = played[i]![1];
      await hold('ArrowLeft', walk < 0);
      await hold('ArrowRight', walk > 0);
      await hold('ArrowDown', down);
      await hold('Space', jump);
      let end = i + 1;
      while (end < played.length && keysAt(end) === keysAt(i)) end++;
      const expected = played.slice(i, end).map(([game]) => game);
      expect(await eachOf(end - i)).toEqual(JSON.parse(JSON.stringify(expected)));
      i = end;
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

  it('has letters for the arrows', async () => {
    const { hero } = await steps(20);
    await page.keyboard.down('KeyD');
    const right = await steps(3);
    expect(right.hero.center.x > hero.center.x).toBe(true);
    await page.keyboard.up('KeyD');
    await page.keyboard.press('KeyW');
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

describe('on a phone, the page', () => {
  it('has buttons for two thumbs, which run and jump as long as they are held', async () => {
    await page.close();
    await open({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true });
    // More than two pixels per pixel are not drawn.
    expect(await page.evaluate(() => document.querySelector('canvas')!.width)).toBe(2 * 390);
    const { hero } = await steps(20);
    const fingers = await Fingers.on(page);
    const middleOf = async (name: string): Promise<{ x: number; y: number }> => {
      const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    await fingers.press(1, await middleOf('Run right'));
    await fingers.press(2, await middleOf('Jump'));
    const flying = await steps(3);
    expect([stands(flying), flying.hero.center.x > hero.center.x]).toEqual([false, true]);
    await fingers.leave();
    const stopped = await steps(1);
    expect((await steps(3)).hero.center.x).toBe(stopped.hero.center.x);
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
