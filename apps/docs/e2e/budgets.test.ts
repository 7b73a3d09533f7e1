/** What a page may weigh, and that nothing on it moves while it loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtPages } from './built.js';
import { readAll } from './read-all.js';
import { built, openSite, ready, type Site } from './site.mjs';

/** In bytes, gzipped. */
const ARTICLE = 140_000;
const FIGURE = 15_000;
const SEARCH_INDEX = 200_000;
const PLAYGROUND = 1_350_000;
const LAYOUT_SHIFT = 0.01;

const ARTICLES = builtPages()
  .map(({ path }) => path)
  .filter((path) => path.startsWith('articles/') && !path.endsWith('index.html'));

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

it.each(ARTICLES)('the script of %s, its figures included, is small', async (path) => {
  const page = await site.browser.newPage();
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.set(response.url(), response.text());
  });
  await page.goto(`${site.address}${path}`);
  await ready(page);
  await readAll(page);
  const sizes = await Promise.all([...scripts.values()].map(async (text) => gzipped(await text)));
  await page.close();
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(ARTICLE);
});

it('the script of a figure alone is small', async () => {
  const page = await site.browser.newPage();
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    const [, name] = /\/([A-Z]\w+)\.[\w-]+\.js$/.exec(response.url()) ?? [];
    if (name !== undefined) sizes.set(name, response.text().then(gzipped));
  });
  for (const path of ARTICLES) {
    await page.goto(`${site.address}${path}`);
    await ready(page);
    await readAll(page);
  }
  const found = await Promise.all([...sizes].map(async ([name, size]) => [name, await size] as const));
  await page.close();
  expect(found.map(([name]) => name)).toContain('RayWalk');
  expect(found.filter(([, size]) => size > FIGURE)).toEqual([]);
});

it('the playground is small enough, and only its page loads it', async () => {
  const page = await site.browser.newPage();
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [path = ''] = request.url().slice(site.address.length).split(/[?#]/);
    if (request.url().startsWith(site.address) && /\.(?:js|json|css)$/.test(path)) loaded.add(path);
  });
  const isOwn = (path: string): boolean => /playground\/|assets\/worker|editor\./.test(path);
  await page.goto(`${site.address}start.html`);
  await ready(page);
  expect([...loaded].filter(isOwn)).toEqual([]);
  loaded.clear();
  await page.goto(`${site.address}playground.html`);
  await page.locator('.playground[data-live][aria-busy=false]').waitFor();
  await page.close();
  expect([...loaded].filter(isOwn).length).toBe(4);
  const sizes = [...loaded].map((path) => gzipped(readFileSync(join(built, path), 'utf8')));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(PLAYGROUND);
});

it('the index of the search is small', () => {
  expect(gzipped(readFileSync(join(built, 'search.json'), 'utf8'))).toBeLessThanOrEqual(SEARCH_INDEX);
});

it.each([
  'index.html',
  'start.html',
  'playground.html',
  'guide/queries/index.html',
  'reference/queries/segment.html',
  ...ARTICLES,
])('nothing on %s moves while it loads', async (path) => {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.address}${path}`);
  await ready(page);
  await readAll(page);
  const moved = await page.evaluate<number>('shifts.reduce((sum, shift) => sum + shift, 0)');
  await page.close();
  expect(moved).toBeLessThanOrEqual(LAYOUT_SHIFT);
});
