/** No state of a page has an obstacle that axe knows, on a phone and on a desktop, light and dark. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { choose, obstacles, SCHEMES } from './obstacles.js';
import { ready, site } from './site.js';

/** The ratio of the lighter color to the darker one, as WCAG defines it; colors are `rgb(r, g, b)`. */
function contrast(...colors: [string, string]): number {
  const [dark = 0, light = 0] = colors
    .map((color) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each([360, 1280])('at %d px', (width) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.browser.newPage({ viewport: { width, height: 800 } });
  });
  afterAll(() => page.close());
  const open = async (path: string): Promise<void> => {
    await page.goto(`${site.address}${path}`);
    await ready(page);
  };

  it('the letters of a figure on walls, which axe does not look at', async () => {
    await open('articles/what-one-sees.html');
    const letter = page.locator('.board .tile.missed text').first();
    for (const colorScheme of SCHEMES) {
      await choose(page, colorScheme);
      const colors = await letter.evaluate((element) => {
        const { fill, stroke, paintOrder } = getComputedStyle(element);
        return { fill, stroke, paintOrder };
      });
      expect(colors.paintOrder).toBe('stroke');
      expect(contrast(colors.fill, colors.stroke)).toBeGreaterThan(4.5);
    }
  });

  it('the open search', async () => {
    await open('start.html');
    await page.keyboard.press('/');
    await page.keyboard.type('ray');
    await page.locator('.search-dialog li').first().waitFor();
    expect(await obstacles(page)).toEqual([]);
  });

  it('the type of a name', async () => {
    await open('index.html');
    await page.locator('.content pre').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.type-tip').waitFor();
    expect(await obstacles(page)).toEqual([]);
  });

  it('a point and the walls of a figure that have the focus', async () => {
    await open('articles/ray-through-the-grid.html');
    await page.locator('#figure-wall').scrollIntoViewIfNeeded();
    const figure = page.locator('#figure-wall[data-live]');
    await figure.getByRole('slider').first().focus();
    expect(await obstacles(page)).toEqual([]);
    await figure.getByRole('application').focus();
    expect(await obstacles(page)).toEqual([]);
  });

  it('the page for unknown addresses', async () => {
    await open('nothing.html');
    await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor();
    expect(await obstacles(page)).toEqual([]);
  });
});
