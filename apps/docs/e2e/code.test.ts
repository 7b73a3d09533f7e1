/** The types of names in code blocks: by pointer, by tap and by keys. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, site } from './site.js';

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
  });

  it('shows its type by a tap', async () => {
    const page = await openFront(true);
    await page.locator('[data-type^="const speed"]').first().tap();
    await page.locator('.type-tip').getByText('const speed: TileVelocity2').waitFor();
    expect(await page.locator('.content pre .current').textContent()).toBe('speed');
  });

  it('is reached by the arrow keys in the one tab stop of its block', async () => {
    const page = await openFront();
    await page.locator('.content pre').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.type-tip').getByText('const here: TilePosition2').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.type-tip').getByText('tilePosition(').waitFor();
    expect(await page.locator('.content pre [tabindex]').count()).toBe(0);
  });

  it('that must not compile has the words of the compiler below it', async () => {
    const page = await openFront();
    const mistake = page.locator('.mistake').first();
    expect(await mistake.textContent()).toBe(
      "Argument of type 'TileVelocity2' is not assignable to parameter of type 'TileDifference2'.",
    );
  });
});
