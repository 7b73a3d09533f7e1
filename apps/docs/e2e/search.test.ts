/** The search, by keys alone. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, ready, type Site } from './site.mjs';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

it('opens by a key, finds while one types, and leads to the page', async () => {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${site.address}start.html`);
  await ready(page);
  await page.keyboard.press('/');
  await page.keyboard.type('raycast');
  const found = page.locator('.search-dialog li a');
  await found.filter({ hasText: 'castRay' }).first().waitFor();
  expect(await page.locator('.search-dialog [role=status]').textContent()).toMatch(/^\d+ places found\./);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.locator('.search-dialog').waitFor({ state: 'detached' });
  expect(page.url()).not.toContain('start.html');
  await page.close();
});

it('names the page of a heading that it finds', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.address}start.html`);
  await ready(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('what happens when a ray goes exactly through a corner');
  const found = page.locator('.search-dialog li a');
  await found.first().waitFor();
  const texts = (await found.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  expect(texts).toContain('Corners · What is in view sight');
  expect(texts).toContain('CornerTiles · queries Reference');
  await page.close();
});

it('says so when it finds nothing, and Escape closes it', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.address}start.html`);
  await ready(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('qqqqqq');
  await page.getByText('Nothing found. Try another word.').waitFor();
  expect(await page.locator('.search-dialog li').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.search-dialog').waitFor({ state: 'detached' });
  await page.close();
});
