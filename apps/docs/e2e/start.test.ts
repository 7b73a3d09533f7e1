/** The programs of the start page run beside the text. */
import type { Frame, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { ready, site } from './site.js';

let page: Page;
const problems: string[] = [];
beforeAll(async () => {
  page = await site.browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on('console', (message) => {
    const text = message.text();
    if (!text.startsWith('Canvas2D: Multiple readback')) problems.push(text); // this test reads the pictures
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(`${site.address}start.html`);
  await ready(page);
});

async function open(name: string): Promise<Frame> {
  const element = page.locator(`iframe[src$="${name}.html"]`);
  await element.scrollIntoViewIfNeeded();
  const frame = await (await element.elementHandle())?.contentFrame();
  if (frame === null || frame === undefined) throw new Error(`There is no frame ${name}`);
  await frame.locator('canvas').waitFor();
  return frame;
}

/** The place of the blue pixels of the program, in meters; `undefined` if no pixel is blue. */
async function blue(frame: Frame): Promise<readonly [x: number, y: number] | undefined> {
  return frame.evaluate(() => {
    const canvas = document.querySelector('canvas');
    const pen = canvas?.getContext('2d');
    if (canvas === null || pen === null || pen === undefined) return undefined;
    const { data, width } = pen.getImageData(0, 0, canvas.width, canvas.height);
    let [count, x, y] = [0, 0, 0];
    for (let i = 0; i < data.length; i += 4) {
      if (data[i] !== 0x7d || data[i + 1] !== 0xd3) continue;
      count++;
      x += (i / 4) % width;
      y += Math.floor(i / 4 / width);
    }
    return count === 0 ? undefined : ([x / count / 80, y / count / 80] as const);
  });
}

it('the tile under the pointer is shown', async () => {
  const frame = await open('world');
  await frame.locator('canvas').hover({ position: { x: 1, y: 1 } }); // a wall
  expect(await blue(frame)).toBeUndefined();
  const box = await frame.locator('canvas').boundingBox();
  const tile = (box?.width ?? 0) / 10;
  await frame.locator('canvas').hover({ position: { x: 5.5 * tile, y: 3.5 * tile } });
  const [x, y] = (await blue(frame)) ?? [];
  expect([x, y]).toEqual([expect.closeTo(5.5, 1), expect.closeTo(3.5, 1)]);
});

it.each([
  ['body', 'Space'],
  ['game', 'ArrowRight'],
])('the hero of the step %s walks by the key %s', async (name, key) => {
  const frame = await open(name);
  const before = await blue(frame);
  await frame.locator('#game').focus();
  await page.keyboard.down(key);
  await page.waitForTimeout(600);
  await page.keyboard.up(key);
  const after = await blue(frame);
  expect(after?.[0]).toBeGreaterThan((before?.[0] ?? Infinity) + 0.3);
  expect(problems).toEqual([]);
});

it('the hero of the step game walks to where a finger presses, and no farther', async () => {
  const frame = await open('game');
  const canvas = frame.locator('canvas');
  const { width = 0, height = 0, x = 0, y = 0 } = (await canvas.boundingBox()) ?? {};
  await page.mouse.move(x + (5.5 / 16) * width, y + (5.5 / 9) * height);
  await page.mouse.down();
  await expect.poll(() => blue(frame)).toEqual([expect.closeTo(5.5, 1), expect.closeTo(5.5, 1)]);
  await page.mouse.up();
  await page.mouse.move(x + (1.5 / 16) * width, y + (1.5 / 9) * height);
  const [after] = (await blue(frame)) ?? [];
  expect(after).toBeCloseTo(5.5, 1);
});

it('each program is the file that the page shows', async () => {
  const shown = await page.locator('.content pre').allTextContents();
  for (const words of ['A world of tiles.', 'A body that walks while you press', 'A hero who walks among walls.']) {
    expect(shown.filter((code) => code.includes(words)).length).toBe(1);
  }
});
