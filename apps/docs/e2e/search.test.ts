/** The search, by keys alone. */
import { expect, it } from 'vitest';
import { ready, site } from './site.js';

it('opens by a key, finds while a reader types, and leads to the page', async () => {
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
});

it('names the page of a heading that it finds, and shows how it begins', async () => {
  const page = await site.browser.newPage();
  await page.goto(`${site.address}start.html`);
  await ready(page);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('what happens when a ray goes exactly through a corner');
  const found = page.locator('.search-dialog li a');
  await found.first().waitFor();
  const texts = (await found.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  const begins = (start: string): string | undefined => texts.find((text) => text.startsWith(start));
  expect(begins('Corners · Field of view: what is in view sight ')).toMatch(/ sight \S.*[.]$/);
  expect(begins('CornerTiles · queries Reference ')).toMatch(/ Reference \S.*[.]$/);
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
});
