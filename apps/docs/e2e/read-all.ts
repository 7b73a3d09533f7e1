import type { Page } from 'playwright-core';

/** Scrolls through a page, so that all of its figures load, and waits until they work. */
export async function readAll(page: Page): Promise<void> {
  const figures = await page.locator('.figure:not(.missing)').all();
  for (const figure of figures) await figure.scrollIntoViewIfNeeded();
  await page.waitForFunction(
    (count) => document.querySelectorAll('.figure[data-live]').length === count,
    figures.length,
  );
}
