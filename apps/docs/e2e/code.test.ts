/** The types of names in code blocks: by pointer, by tap and by keys. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, ready, type Site } from './site.mjs';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openFront(hasTouch = false): Promise<Page> {
  const page = await site.browser.newPage({ viewport: { width: 800, height: 800 }, hasTouch });
  await page.goto(`${site.address}index.html`);
  await ready(page);
  return page;
}

describe('a name in a code block', () => {
  it('shows its type under the pointer, and Escape closes it', async () => {
    const page = await openFront();
    const tip = page.locator('.type-tip');
    await page.locator('[data-type^="const here"]').first().hover();
    await tip.getByText('const here: TilePosition2').waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    expect(await page.locator('.content pre .current').count()).toBe(0);
    await page.close();
  });

  it('shows its type by a tap', async () => {
    const page = await openFront(true);
    await page.locator('[data-type^="const speed"]').first().tap();
    await page.locator('.type-tip').getByText('const speed: TileVelocity2').waitFor();
    expect(await page.locator('.content pre .current').textContent()).toBe('speed');
    await page.close();
  });

  it('is reached by the arrow keys in the one tab stop of its block', async () => {
    const page = await openFront();
    await page.locator('.content pre').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.type-tip').getByText('const walls: BitTilemap').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.type-tip').getByText('bitTilemap(').waitFor();
    expect(await page.locator('.content pre [tabindex]').count()).toBe(0);
    await page.close();
  });

  it('that must not compile has the words of the compiler below it', async () => {
    const page = await openFront();
    const mistake = page.locator('.mistake').first();
    expect(await mistake.textContent()).toBe(
      "Argument of type 'TileVelocity2' is not assignable to parameter of type 'TileDifference2'.",
    );
    await page.close();
  });
});

it('a copied block has the imports that the page does not show', async () => {
  const page = await openFront();
  const context = page.context();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = page.locator('.content div[class*="language-"]').first();
  expect(await block.locator('pre').innerText()).not.toContain('import');
  await block.hover();
  await block.locator('button.copy').click();
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/^import .* from '@tilewright\/.*';\n/);
  expect(await copied()).not.toContain('is not assignable');
  await page.close();
});
