/** No page has an obstacle that axe knows, on a phone and on a desktop, light and dark. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAll } from './read-all.js';
import { openSite, ready, type Site } from './site.mjs';

/** One page of each kind. */
const PAGES = [
  'index.html',
  'start.html',
  'playground.html',
  'guide/queries/index.html',
  'guide/queries/bodies-that-move.html',
  'decisions/0013-sizes.html',
  'performance/index.html',
  'performance/run-it-here.html',
  'glossary.html',
  'reference/index.html',
  'reference/queries/segment.html',
  'articles/numbers-that-know-what-they-are.html',
  'articles/directions.html',
  'articles/one-place-three-spaces.html',
  'articles/steps-and-neighbors.html',
  'articles/ray-through-the-grid.html',
  'articles/circles-and-areas.html',
  'articles/keeping-track-of-what-moves.html',
  'articles/bodies-among-walls.html',
  'articles/what-one-sees.html',
  'articles/ways-through-the-map.html',
];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function obstacles(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(', ')}`);
}

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

describe.each([
  ['light', 360],
  ['dark', 360],
  ['light', 1280],
  ['dark', 1280],
] as const)('%s at %d px', (colorScheme, width) => {
  let page: Page;
  beforeAll(async () => {
    page = await site.browser.newPage({ viewport: { width, height: 800 }, colorScheme });
  });
  afterAll(() => page.close());
  const open = async (path: string): Promise<void> => {
    await page.goto(`${site.address}${path}`);
    await ready(page);
    // The playground has its editor then, and the values of its program.
    if (path === 'playground.html') await page.locator('.playground[data-live][aria-busy=false]').waitFor();
  };

  it.each(PAGES)('%s', async (path) => {
    await open(path);
    await readAll(page);
    if (path === 'playground.html') await page.locator('.playground[data-live][aria-busy=false]').waitFor();
    expect(await obstacles(page)).toEqual([]);
  });

  it('the letters of a figure on walls, which axe does not look at', async () => {
    await open('articles/what-one-sees.html');
    const letter = page.locator('.board .tile.missed text').first();
    const colors = await letter.evaluate((element) => {
      const { fill, stroke, paintOrder } = getComputedStyle(element);
      return { fill, stroke, paintOrder };
    });
    expect(colors.paintOrder).toBe('stroke');
    expect(contrast(colors.fill, colors.stroke)).toBeGreaterThan(4.5);
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
