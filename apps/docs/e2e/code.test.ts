/** The types of names in code blocks: by pointer, by tap and by keys. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Compiler } from '../src/code/compiler.js';
import { checkedProblems } from '../src/code/explain.js';
import { builtPages } from './built.js';
import { built, openSite, ready, type Site } from './site.mjs';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function openFront(hasTouch = false): Promise<Page> {
  const page = await site.browser.newPage({ viewport: { width: 800, height: 800 }, hasTouch });
  await page.goto(`${site.address}index.html`);
  await ready(page);
  return page;
}

describe('a name in a code block', () => {
  it('shows its type under the pointer, and Escape closes it', async () => {
    const page = await openFront();
    const tip = page.locator('.type-tip');
    await page.locator('[data-type^="const here"]').first().hover();
    await tip.getByText('const here: TilePosition2').waitFor();
    await page.keyboard.press('Escape');
    await tip.waitFor({ state: 'hidden' });
    expect(await page.locator('.content pre .current').count()).toBe(0);
    await page.close();
  });

  it('shows its type by a tap', async () => {
    const page = await openFront(true);
    await page.locator('[data-type^="const speed"]').first().tap();
    await page.locator('.type-tip').getByText('const speed: TileVelocity2').waitFor();
    expect(await page.locator('.content pre .current').textContent()).toBe('speed');
    await page.close();
  });

  it('is reached by the arrow keys in the one tab stop of its block', async () => {
    const page = await openFront();
    await page.locator('.content pre').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.locator('.type-tip').getByText('const walls: BitTilemap').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.type-tip').getByText('bitTilemap(').waitFor();
    expect(await page.locator('.content pre [tabindex]').count()).toBe(0);
    await page.close();
  });

  it('that must not compile has the words of the compiler below it', async () => {
    const page = await openFront();
    const mistake = page.locator('.mistake').first();
    expect(await mistake.textContent()).toBe(
      "Argument of type 'TileVelocity2' is not assignable to parameter of type 'TileDifference2'.",
    );
    await page.close();
  });
});

describe('the copy button', () => {
  let page: Page;
  beforeAll(async () => {
    page = await openFront();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  });
  afterAll(() => page.close());

  /** The text that each button of a page copies. */
  async function copied(path: string): Promise<string[]> {
    await page.goto(`${site.address}${path}`);
    await ready(page);
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

  it('copies the imports that the page does not show, and what does not compile as a comment', async () => {
    const [text = ''] = await copied('index.html');
    expect(text).toMatch(/^import { castRay } from '@tilewright\/queries';\n/);
    expect(text).toContain('import {\n  add,\n  mul,\n  seconds,\n');
    expect(text).toMatch(/\/\/ error: Argument of type 'TileVelocity2' is not assignable .*\nadd\(here, speed\);\n?$/);
  });

  it('copies code that compiles wherever it does not announce a mistake, on every page', async () => {
    const compiler = new Compiler();
    const blocks: string[] = [];
    for (const { path } of builtPages()) {
      if (!readFileSync(join(built, path), 'utf8').includes('language-ts')) continue;
      blocks.push(...(await copied(path)).map((text) => (text.endsWith('\n') ? text : `${text}\n`)));
    }
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
