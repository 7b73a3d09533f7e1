/** Every page, as readers with a phone and with a desktop get it, with its figures at work: nothing is missing, nothing is too wide, nothing comes from elsewhere. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtPages } from './built.js';
import { readAll } from './read-all.js';
import { openSite, ready, type Site } from './site.mjs';

const SCREENS = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const MOST_NODES = 6000;

let site: Site;
/** One for all pages: a new one for each would load the same scripts again. */
let page: Page;
let problems: string[];
beforeAll(async () => {
  site = await openSite();
  page = await site.browser.newPage();
  page.on('console', (message) => problems.push(`says ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`throws ${error.message}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(site.address) && !request.url().startsWith('data:')) {
      problems.push(`asks for ${request.url()}`);
    }
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`lacks ${response.url()}`);
  });
});
afterAll(() => site.close());

/** Opens a page, and collects what goes wrong on it. */
async function open(path: string): Promise<void> {
  problems = [];
  await page.goto(`${site.address}${path}`);
  await ready(page);
}

describe.each(SCREENS)('every page at $width px', (screen) => {
  beforeAll(() => page.setViewportSize(screen));

  it.each(builtPages().map(({ path }) => path))('%s', async (path) => {
    await open(path);
    await readAll(page);
    const { width, nodes } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      nodes: document.querySelectorAll('*').length,
    }));
    expect(problems).toEqual([]);
    expect(width).toBe(screen.width);
    expect(nodes).toBeLessThanOrEqual(MOST_NODES);
  });
});

it.each([
  ['start.html', 'Start'],
  ['playground.html', 'Playground'],
  ['guide/queries/index.html', 'Guide'],
])('the header of %s names %s alone as the place of the reader', async (path, name) => {
  await open(path);
  expect(await page.locator('.site-header [aria-current]').allTextContents()).toEqual([name]);
});

it('an anchor that was cut in the middle of a character does not keep the page from working', async () => {
  await page.goto('about:blank');
  await open('guide/index.html#50%');
  expect(problems).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
});

describe('an unknown address', () => {
  it.each(['nothing', 'guide/nothing.html', 'a/b/c/'])('%s leads to a page that helps', async (path) => {
    await open(path);
    await page.getByRole('heading', { name: 'There is no page at this address' }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'guide' }).click();
    await page.getByRole('heading', { level: 1, name: 'tilewright' }).waitFor();
    expect(page.url()).toBe(`${site.address}guide/`);
  });

  it('searches for the words of the address', async () => {
    await open('guide/line-of-sight.html');
    const found = page.getByRole('main').locator('li').filter({ hasText: 'sight' });
    await found.first().waitFor();
    expect(await found.count()).toBeGreaterThan(1);
  });
});

describe('where no script runs', () => {
  let still: Page;
  beforeAll(async () => {
    still = await site.browser.newPage({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });
  });
  afterAll(() => still.close());

  it('the list of pages is open, below the page, and no button is shown that does nothing', async () => {
    await still.goto(`${site.address}guide/queries/index.html`);
    const list = await still.getByRole('navigation', { name: 'Pages', exact: true }).boundingBox();
    const main = await still.getByRole('main').boundingBox();
    expect(list?.y).toBeGreaterThan((main?.y ?? Infinity) + 1000);
    await still.getByRole('link', { name: 'Bodies that move' }).last().click();
    await still.getByRole('heading', { level: 1, name: 'Bodies that move' }).waitFor();
    expect(await still.locator('.site-header button:visible, .page-list button:visible').count()).toBe(0);
  });

  it.each([
    ['playground.html', 'it needs JavaScript.'],
    ['performance/run-it-here.html', 'this needs JavaScript.'],
    ['a/b/nothing.html', 'There is no page at this address'],
  ])('%s says so', async (path, words) => {
    await still.goto(`${site.address}${path}`);
    expect(await still.locator('body').innerText()).toContain(words);
  });
});
