import type { Page } from 'playwright-core';

/** Reads a page as a person does: each figure comes into view, and works before the next one does. */
export async function readAll(page: Page): Promise<void> {
  for (const figure of await page.locator('.figure:not(.missing)').all()) {
    await figure.scrollIntoViewIfNeeded();
    const id = await figure.getAttribute('id');
    await page.locator(`[id="${id}"][data-live]`).waitFor();
  }
}
