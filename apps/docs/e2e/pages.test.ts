/**
 * Every page, as readers with a phone and with a desktop get it, with its figures at work: nothing is missing, nothing
 * is too wide, nothing comes from elsewhere.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Compiler } from '../src/code/compiler.js';
import { checkedProblems } from '../src/code/explain.js';
import { builtPages } from './built.js';
import { obstacles, obstaclesInElements } from './obstacles.js';
import { readAll, ready, site } from './site.js';

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };
const MOST_NODES = 6000;
/** One page of each kind, in which axe finds no obstacle in either color scheme; in the others, none in elements. */
const KINDS = new Set([
  'index.html',
  'gallery.html',
  'start.html',
  'playground.html',
  'guide/queries/index.html',
  'guide/motion/collision-with-walls.html',
  'decisions/0013-sizes.html',
  'performance/index.html',
  'performance/run-it-here.html',
  'glossary.html',
  'reference/index.html',
  'reference/queries/segment.html',
  'reference/sight/index.html',
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
]);

/** One for all pages: a new one for each would load the same scripts again. */
let page: Page;
let problems: string[];
beforeAll(async () => {
  page = await site.browser.newPage();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
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

/** Opens a page, and collects what goes wrong on it. */
async function open(path: string): Promise<void> {
  problems = [];
  await page.goto(`${site.address}${path}`);
  await ready(page);
}

/** What the copy buttons of each page copied while it was open. */
const copies = new Map<string, readonly string[]>();

/** The text that each button of the open page copies. */
async function copied(): Promise<string[]> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const button of document.querySelectorAll<HTMLElement>('div.language-ts > button.copy')) {
      await navigator.clipboard.writeText('');
      button.click();
      let text = '';
      while (text === '') text = await navigator.clipboard.readText();
      texts.push(text);
    }
    return texts;
  });
}

/**
 * Blocks of code that scroll sideways on a desktop, and lines of programs and drawings that go on in a second row.
 * Nothing breaks a string.
 */
async function wideCode(): Promise<string[]> {
  return page.evaluate(() => {
    const wide: string[] = [];
    for (const block of document.querySelectorAll('.content pre:has(code)')) {
      if (block.scrollWidth > block.clientWidth) wide.push(`scrolls: ${block.textContent?.slice(0, 80)}`);
      // Commands and declarations are as long as they are.
      const isProgram = block.closest('.language-ts') !== null;
      const row = Number.parseFloat(getComputedStyle(block).lineHeight);
      for (const line of block.querySelectorAll('.line:not(:has(.mistake))')) {
        const text = line.textContent ?? '';
        const isFitted = isProgram ? !/['"`]/.test(text) : /[|│]/.test(text);
        if (line.clientHeight > 1.5 * row && isFitted) wide.push(`wraps: ${text}`);
      }
    }
    return wide;
  });
}

it('there is a page of each kind', () => {
  expect(builtPages().map(({ path }) => path)).toEqual(expect.arrayContaining([...KINDS]));
});

/** Sets the width of the open page, and waits until it has followed. */
async function widen(screen: typeof PHONE): Promise<void> {
  await page.setViewportSize(screen);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Checks what the open page must have on a screen of any width. */
async function expectFits(screen: typeof PHONE): Promise<void> {
  const { width, nodes } = await page.evaluate(() => ({
    width: document.documentElement.scrollWidth,
    nodes: document.querySelectorAll('*').length,
  }));
  expect(problems).toEqual([]);
  expect(width).toBe(screen.width);
  expect(nodes).toBeLessThanOrEqual(MOST_NODES);
}

/** Checks the code of the open page on a desktop, and keeps what its buttons copy. */
async function expectCode(path: string): Promise<void> {
  copies.set(path, await copied());
  expect(await wideCode()).toEqual([]);
}

describe('a page like others, loaded on a phone and then as wide as a desktop', () => {
  it.each(builtPages().flatMap(({ path }) => (KINDS.has(path) ? [] : [path])))('%s', async (path) => {
    await page.setViewportSize(PHONE);
    await open(path);
    await readAll(page);
    await expectFits(PHONE);
    // A box that scrolls is one on a phone only.
    expect(await obstaclesInElements(page)).toEqual([]);
    await widen(DESKTOP);
    await expectFits(DESKTOP);
    await expectCode(path);
  });
});

/** The colors of a page are the same on both screens: each is looked at once. `axe.test.ts` has the frame of a page. */
describe.each([
  { screen: PHONE, colorScheme: 'dark' },
  { screen: DESKTOP, colorScheme: 'light' },
] as const)('a page of each kind, loaded at $screen.width px', ({ screen, colorScheme }) => {
  beforeAll(() => page.setViewportSize(screen));

  it.each([...KINDS])('%s', async (path) => {
    await open(path);
    await readAll(page);
    await expectFits(screen);
    if (screen === DESKTOP) await expectCode(path);
    // The playground has the values of its program then.
    if (path === 'playground.html') await page.locator('.playground[data-live][aria-busy=false]').waitFor();
    expect(await obstacles(page, [colorScheme])).toEqual([]);
  });
});

it('the first screen says what this is, leads on by three buttons, and shows the words of the compiler', async () => {
  await page.setViewportSize(DESKTOP);
  await open('index.html');
  expect(await page.locator('.doors a').allTextContents()).toEqual(['Play', 'Start', 'Playground']);
  for (const part of ['.lead', '.doors a:last-child', '.content .mistake']) {
    const { y, height } = (await page.locator(part).first().boundingBox())!;
    expect(y + height, part).toBeLessThanOrEqual(DESKTOP.height);
  }
});

describe('the copy button', () => {
  it.each(['index.html', 'guide/queries/index.html', 'reference/queries/segment.html'])(
    'is reached by the mouse on %s',
    async (path) => {
      await open(path);
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await page.locator('div.language-ts > button.copy').first().click();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    },
  );

  it('copies the imports that the page does not show, and what does not compile as a comment', async () => {
    await open('index.html');
    const [text = ''] = await copied();
    expect(text).toMatch(/^import \{\s+add,\s+mul,\s+seconds,\s+tilePosition,[^}]*\} from 'tilewright';\n/);
    expect(text).toMatch(/\/\/ error: Argument of type 'TileVelocity2' is not assignable .*\nadd\(here, speed\);\n?$/);
  });

  it('copies code that compiles wherever it does not announce a mistake, on every page', async () => {
    for (const { path } of builtPages()) {
      if (copies.has(path)) continue;
      await open(path); // this test runs alone
      copies.set(path, await copied());
    }
    const compiler = new Compiler();
    const blocks = [...copies.values()].flat().map((text) => (text.endsWith('\n') ? text : `${text}\n`));
    for (const block of blocks) compiler.add(block);
    expect(blocks.length).toBeGreaterThan(100);
    const broken = blocks.filter((block) => {
      try {
        checkedProblems(compiler, block);
        return false;
      } catch {
        return true;
      }
    });
    expect(broken).toEqual([]);
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
    await page.getByRole('main').getByRole('link', { name: 'guide', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'The guide' }).waitFor();
    expect(page.url()).toBe(`${site.address}guide/`);
  });

  it('shows no pages that have nothing to do with the address', async () => {
    await open('guide/nothing-here.html');
    await page.getByText('Nothing found. Try another word.').waitFor();
    expect(await page.getByRole('main').locator('li').count()).toBe(0);
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
    await still.getByRole('link', { name: 'Spatial queries for moving objects', exact: true }).last().click();
    await still.getByRole('heading', { level: 1, name: 'Spatial queries for moving objects' }).waitFor();
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
