/** No page has an obstacle that axe knows, on a phone and on a desktop, light and dark. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, ready, type Site } from './site.mjs';

/** One page of each kind. */
const PAGES = [
  'index.html',
  'start.html',
  'guide/queries/index.html',
  'guide/queries/bodies-that-move.html',
  'guide/recipes/rollback.html',
  'decisions/0013-sizes.html',
  'performance/index.html',
  'glossary.html',
  'reference/index.html',
  'reference/queries/segment.html',
];
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

describe.each([
  ['light', 360],
  ['dark', 360],
  ['light', 1280],
  ['dark', 1280],
] as const)('%s at %d px', (colorScheme, width) => {
  it.each(PAGES)('%s', async (path) => {
    const page = await site.browser.newPage({ viewport: { width, height: 800 }, colorScheme });
    await page.goto(`${site.address}${path}`);
    await ready(page);
    await page.evaluate(AXE);
    const { violations } = await page.evaluate<AxeResults>('axe.run()');
    await page.close();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(', ')}`),
    ).toEqual([]);
  });
});
