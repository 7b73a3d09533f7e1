/** The sample as a part of the site: its lenses lead to the articles about them. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { ready, site } from './site.js';

/** The picture of the game is drawn without a GPU. */
const SMALL = { width: 640, height: 360 };

it('each lens leads to an article of the site, and the article back to it', async () => {
  const page = await site.browser.newPage({ viewport: SMALL });
  await page.goto(`${site.address}play/index.html?lens=ray`);
  await page.locator('#start').click();
  await page.keyboard.press('v');
  const links = new Map<string, readonly [title: string, lens: string]>();
  const lenses = await page.locator('#controls select option').all();
  for (const lens of lenses) {
    await page.locator('#controls select').selectOption({ label: await lens.innerText() });
    // The panel follows with the next frame.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const link = page.locator('#lens-article');
    const found = await page.locator('#controls select').inputValue();
    if (await link.isVisible()) links.set((await link.getAttribute('href')) ?? '', [await link.innerText(), found]);
  }
  expect(links.size).toBe(lenses.length - 1); // one option is no lens
  for (const [address, [title, lens]] of links) {
    await page.goto(new URL(address, `${site.address}play/`).href);
    await ready(page);
    expect(await page.locator('h1').innerText()).toContain(title);
    expect(await page.locator(`.content a[href$="play/index.html?lens=${lens}"]`).count(), lens).toBe(1);
  }
});

it('the game leads back to the site', async () => {
  const page = await site.browser.newPage({ viewport: SMALL });
  await page.goto(`${site.address}play/index.html`);
  await page.getByRole('link', { name: 'Back to the site' }).first().click();
  await ready(page);
  expect(page.url()).toBe(`${site.address}index.html`);
});

describe('the clip of the game on the front page', () => {
  async function openFront(reducedMotion: 'reduce' | 'no-preference'): Promise<{ page: Page; asked: string[] }> {
    const page = await site.browser.newPage({ viewport: SMALL, reducedMotion });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.address}index.html`);
    await ready(page);
    await page.locator('.clip').scrollIntoViewIfNeeded();
    return { page, asked };
  }
  const CLIP = `${site.address}clip.png`;

  it('moves, loads late, and stops on request', async () => {
    const { page, asked } = await openFront('no-preference');
    await expect.poll(() => asked).toContain(CLIP);
    const picture = page.locator('.clip img');
    expect(await picture.getAttribute('loading')).toBe('lazy');
    await page.getByRole('button', { name: 'Stop the clip' }).click();
    expect(await picture.getAttribute('src')).toMatch(/clip-still\.png$/);
  });

  it('stands still for readers who want little motion, until they play it', async () => {
    const { page, asked } = await openFront('reduce');
    await expect.poll(() => asked.some((url) => url.endsWith('clip-still.png'))).toBe(true);
    expect(asked).not.toContain(CLIP);
    await page.getByRole('button', { name: 'Play the clip' }).click();
    await expect.poll(() => asked).toContain(CLIP);
  });
});
