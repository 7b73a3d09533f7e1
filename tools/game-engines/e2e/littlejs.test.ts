/** The flip of the world of LittleJS, in which y grows to the north. */
import { launchBrowser } from '@tilewright/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pair } from '../src/frame.js';
import { levelHeight, levelWidth } from '../src/level.js';
import type * as LittleJS from '../src/littlejs.js';
import { flags, open } from './page.js';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await launchBrowser(flags);
  ({ page } = await open(browser, 'littlejs'));
  await page.waitForFunction('program.frames.length > 0');
});
afterAll(() => browser?.close());

/** Calls a function of the program. */
function call<Name extends 'tilesOf' | 'stuck'>(
  name: Name,
  ...args: Parameters<(typeof LittleJS)[Name]>
): Promise<ReturnType<(typeof LittleJS)[Name]>> {
  const words = args.map((each) => JSON.stringify(each)).join();
  return page.evaluate<ReturnType<(typeof LittleJS)[Name]>>(`program.${name}(${words})`);
}

describe('the flip', () => {
  it('has the tiles of LittleJS, but for the border of two rows', async () => {
    const places: Pair[] = [];
    for (let x = 0; x < levelWidth; x += 0.5) for (let y = 0; y <= levelHeight; y += 0.5) places.push([x, y]);
    const found = await call('tilesOf', places);
    for (const [i, [x, y]] of places.entries()) {
      const { engine, ours } = found[i]!;
      // It belongs to the northern row there, and to the southern row here.
      expect(ours, `${x}, ${y}`).toEqual([engine[0], Number.isInteger(y) ? engine[1] - 1 : engine[1]]);
    }
  });

  it('loses no bit, so that no body gets into a wall on its way there and back', async () => {
    // With the height of the map minus y in place of -y, some of these are rounded into a wall, and stay there.
    for (const half of [0.1, 0.2, 0.35, 0.375, 0.45]) expect(await call('stuck', half, 3000), `${half}`).toBe(0);
  });
});
