/** Every program with its real engine in a real browser: the answers are those of brute force. */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '@tilewright/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Frame, Pair } from '../src/frame.js';
import { levelHeight, view } from '../src/level.js';
import { compare, type World } from '../src/oracle.js';
import { flags, open } from './page.js';

const pictures = fileURLToPath(new URL('../.reports/pictures/', import.meta.url));
const FRAMES = 160;
const aims: readonly Pair[] = [
  [100, 80],
  [400, 250],
  [240, 40],
  [30, 300],
  [430, 250],
];

let browser: Browser;
beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  browser = await launchBrowser(flags);
});
afterAll(() => browser?.close());

const world: World = { tileSize: 16, corner: [32, 16] };
const engines: readonly { name: string; world: World }[] = [
  { name: 'phaser', world },
  { name: 'pixi', world },
  { name: 'excalibur', world },
  { name: 'kaplay', world },
  { name: 'littlejs', world: { tileSize: 1, corner: [0, levelHeight], up: true } },
  { name: 'three', world: { tileSize: 2, corner: [0, 0] } },
];

describe.each(engines)('$name', ({ name, world: inWorld }) => {
  let page: Page;
  let problems: string[];
  let frames: Frame[];

  beforeAll(async () => {
    ({ page, problems } = await open(browser, name));
    for (const [i, [x, y]] of aims.entries()) {
      await page.waitForFunction(`program.frames.length > ${(i * FRAMES) / aims.length}`);
      await page.mouse.move(x, y);
    }
    await page.waitForFunction(`program.frames.length >= ${FRAMES}`);
    await page.screenshot({ path: `${pictures}${name}.png` });
    frames = await page.evaluate<Frame[]>('program.frames');
  });
  afterAll(() => page?.close());

  it('gives the answers of brute force', () => {
    const { wrong, hits, near, blocked, gone } = compare(frames, inWorld);
    expect(wrong).toEqual([]);
    expect(hits).toBeGreaterThan(FRAMES / 10);
    expect(near).toBeGreaterThan(FRAMES);
    expect(blocked).toBeGreaterThan(FRAMES / 10);
    expect(gone).toBeGreaterThan(FRAMES / 2);
  });

  it('sees the pointer where it is', () => {
    const { tileSize, corner, up = false } = inWorld;
    const seen = new Set(frames.map(({ pointer: [x, y] }) => [x, y].map((each) => each.toFixed(3)).join()));
    // Three's camera looks a little from the south, so that a pixel is farther along z.
    const slant = name === 'three' ? Math.hypot(80, 24) / 80 : 1;
    // LittleJS means the middle of the pixel.
    const inside = name === 'littlejs' ? 0.5 : 0;
    for (const [x, y] of aims) {
      const [dx, dy] = [x + inside, y + inside - view.height / 2].map((each) => (each / view.zoom / 16) * tileSize) as [
        number,
        number,
      ];
      const middle = (levelHeight / 2) * tileSize;
      const expected = [corner[0] + dx, corner[1] + (up ? -1 : 1) * (middle + slant * dy)];
      expect([...seen], `${x}, ${y}`).toContain(expected.map((each) => each.toFixed(3)).join());
    }
  });

  it('has nothing to complain about', () => {
    expect(problems).toEqual([]);
  });
});
