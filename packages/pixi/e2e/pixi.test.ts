/** The package with the real PixiJS in a real browser: every tile has its color, at every zoom. */
import { fileURLToPath } from 'node:url';
import { bundle } from '@tilewright/testing/bundle';
import { launchBrowser } from '@tilewright/testing/browser';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as Program from './program.js';

let browser: Browser;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  await page.addScriptTag({ content: await bundle(fileURLToPath(new URL('program.ts', import.meta.url))) });
});
afterAll(() => browser?.close());

/** Calls a function of the program in the page. */
function run<Name extends keyof typeof Program>(
  name: Name,
  ...args: Parameters<(typeof Program)[Name]>
): ReturnType<(typeof Program)[Name]> {
  const call = `program.${name}(${args.map((each) => JSON.stringify(each)).join()})`;
  return page.evaluate(call) as ReturnType<(typeof Program)[Name]>;
}

describe('TilesView', () => {
  it('shows the color of every tile at its center and inside each border, without a hole', async () => {
    const zooms = [1 / 3, 0.5, 0.77, 1, 1.25, 2, 2.5, 3.3, 5, 7.3];
    const { read, wrong, holes } = await run('wrongColors', zooms, 8);
    expect(wrong).toEqual([]);
    expect(holes).toBe(0);
    expect(read).toBeGreaterThan(500_000);
  });

  it('comes back after the graphics context was lost', async () => {
    expect(await run('afterContextLoss')).toEqual({ same: 320 * 240, different: 0, changed: true });
  });
});

describe('debugDraw', () => {
  it('draws what queries draw', async () => {
    const { wall, open, outline } = await run('debugPicture');
    expect(open).toBe(0x10_14_1c);
    expect(wall).not.toBe(open);
    expect(outline).not.toBe(wall);
  });
});

describe('the page', () => {
  it('has nothing to complain about', () => {
    expect(problems).toEqual([]);
  });
});
