/** What a page may weigh, and that nothing on it moves while it loads. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { built, builtPages } from './built.js';
import { readAll, ready, site } from './site.js';

/** In bytes, gzipped. */
const ARTICLE = 140_000;
const FIGURE = 15_000;
const SEARCH_INDEX = 200_000;
const PLAYGROUND = 1_350_000;
const LAYOUT_SHIFT = 0.01;

const ARTICLES = builtPages()
  .map(({ path }) => path)
  .filter((path) => path.startsWith('articles/') && !path.endsWith('index.html'));

const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

const visits = new Map<string, ReturnType<typeof load>>();

/** A reader of a phone sees a page for the first time: once for all tests. */
function visit(path: string): ReturnType<typeof load> {
  const visited = visits.get(path) ?? load(path);
  visits.set(path, visited);
  return visited;
}

/** How far parts of a page moved at once, and the first of them. */
interface Shift {
  readonly value: number;
  readonly part: string;
}

/** What browsers report, which no library of types declares. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Element }[];
}

/** What a page loads, with its sizes in bytes, and how its parts move. */
async function load(path: string): Promise<{ sizes: ReadonlyMap<string, number>; shifts: readonly Shift[] }> {
  const page = await site.browser.newPage({ viewport: { width: 360, height: 740 } });
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const [name = ''] = request.url().slice(site.address.length).split(/[?#]/);
    if (request.url().startsWith(site.address) && /\.(?:js|json|css)$/.test(name)) loaded.add(name);
  });
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // What moves since the window got another size does not count: a browser that is busy sizes a new page late.
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) shifts.push({ value, part: sources[0]?.node?.outerHTML?.slice(0, 100) ?? '' });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${site.address}${path}`);
  await ready(page);
  await readAll(page);
  if (path === 'playground.html') await page.locator('.playground[data-live][aria-busy=false]').waitFor();
  const shifts = await page.evaluate<Shift[]>('shifts');
  await page.close();
  const sizes = new Map([...loaded].map((name) => [name, gzipped(readFileSync(join(built, name), 'utf8'))]));
  return { sizes, shifts };
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0);

it.each(ARTICLES)('the script of %s, its figures included, is small', async (path) => {
  const { sizes } = await visit(path);
  const scripts = [...sizes].filter(([name]) => name.endsWith('.js'));
  expect(sum(scripts.map(([, size]) => size))).toBeLessThanOrEqual(ARTICLE);
});

it('the script of a figure alone is small', async () => {
  const sizes = new Map<string, number>();
  for (const path of ARTICLES) {
    for (const [file, size] of (await visit(path)).sizes) {
      const [, name] = /\/([A-Z]\w+)\.[\w-]+\.js$/.exec(file) ?? [];
      if (name !== undefined) sizes.set(name, size);
    }
  }
  expect([...sizes.keys()]).toContain('RayWalk');
  expect([...sizes].filter(([, size]) => size > FIGURE)).toEqual([]);
});

it('the playground is small enough, and only its page loads it', async () => {
  const ownIn = async (path: string): Promise<string[]> =>
    [...(await visit(path)).sizes.keys()].filter((name) => /playground\/|assets\/worker|editor\./.test(name));
  expect(await ownIn('start.html')).toEqual([]);
  expect((await ownIn('playground.html')).length).toBe(4);
  expect(sum((await visit('playground.html')).sizes.values())).toBeLessThanOrEqual(PLAYGROUND);
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
  const { shifts } = await visit(path);
  expect(sum(shifts.map(({ value }) => value)), JSON.stringify(shifts)).toBeLessThanOrEqual(LAYOUT_SHIFT);
});
