/** What a reader with a phone finds without knowing where it is. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ready, site } from './site.js';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let page: Page;
beforeAll(async () => {
  page = await site.browser.newPage(PHONE);
});
afterAll(() => page.close());

async function open(path: string): Promise<void> {
  await page.goto(`${site.address}${path}`);
  await ready(page);
}

it('each link of the header is in view', async () => {
  await open('index.html');
  const links = await page.locator('.site-header nav a').all();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    const { x = -1, width = 0 } = (await link.boundingBox()) ?? {};
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(PHONE.viewport.width);
  }
});

it('the button of the appearance says which one it brings', async () => {
  await open('index.html');
  const isDark = (): Promise<boolean> => page.evaluate(() => document.documentElement.classList.contains('dark'));
  await page.getByRole('button', { name: 'Dark theme' }).tap();
  await expect.poll(isDark).toBe(true);
  await page.getByRole('button', { name: 'Light theme' }).tap();
  await expect.poll(isDark).toBe(false);
});

it('the copy button of a block is there without a pointer over it, beside no code', async () => {
  await open('guide/motion/index.html');
  const block = page.locator('.content .language-ts').first();
  const button = block.locator('button.copy');
  await expect.poll(() => button.evaluate((each) => getComputedStyle(each).opacity)).toBe('1');
  const [above, below] = await Promise.all([button.boundingBox(), block.locator('.line').first().boundingBox()]);
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
});

it('a figure says what to do before its picture', async () => {
  await open('articles/ray-through-the-grid.html');
  const figure = page.locator('#figure-walk');
  const [words, picture] = await Promise.all([
    figure.locator('figcaption').boundingBox(),
    figure.locator('svg.board').boundingBox(),
  ]);
  expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
});
