/** The built site, in the browser that all tests share. */
import { chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';

const { address, endpoint } = inject('site');

/** With the address of the front page. One connection for all test files of a worker. */
export const site = { address, browser: await chromium.connect(endpoint) };

/** Waits until a page works: its scripts have taken over what the build rendered. */
export async function ready(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isReady = (): boolean => '__vue_app__' in (document.querySelector('#app') ?? {});
    while (!isReady()) await new Promise(requestAnimationFrame);
  });
}

/** Reads a page as a person does: each figure comes into view, and works before the next one does. */
export async function readAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const figure of document.querySelectorAll('.figure:not(.missing)')) {
      figure.scrollIntoView({ block: 'center' });
      while (!figure.matches('[data-live]')) await new Promise(requestAnimationFrame);
    }
  });
}
