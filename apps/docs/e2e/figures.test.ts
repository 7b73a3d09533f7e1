/** Each figure is a picture without a script, and with it answers as the packages do: by keys, mouse, touch and address. */
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { State } from './figures/figure-case.js';
import { randomFrom } from './figures/random.js';
import { areaFigures } from './figures/areas.js';
import { rayFigures } from './figures/ray.js';
import { spaceFigures } from './figures/spaces.js';
import { trackerFigures } from './figures/tracker.js';
import { openSite, ready, type Site } from './site.mjs';

const FIGURES = [...rayFigures, ...spaceFigures, ...areaFigures, ...trackerFigures];
const PHONE = { width: 360, height: 740 };
const RANDOM_STATES = 100;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A page with a figure that works. */
async function openFigure(path: string, name: string, query = ''): Promise<{ page: Page; figure: Locator }> {
  const page = await site.browser.newPage({ viewport: PHONE, hasTouch: true });
  await page.goto(`${site.address}${path}${query}`);
  await ready(page);
  const figure = page.locator(`#figure-${name}`);
  await figure.scrollIntoViewIfNeeded();
  await page.locator(`#figure-${name}[data-live]`).waitFor();
  return { page, figure };
}

function queryOf(name: string, state: State): string {
  const query = new URLSearchParams(Object.entries(state).map(([key, value]) => [`${name}.${key}`, value]));
  return `?${query.toString()}`;
}

/** The address after the pause that it needs. */
async function addressWith(page: Page, text: string): Promise<void> {
  await page.waitForURL((url) => url.search.includes(text));
}

it('there is a test for each figure of the articles', async () => {
  const page = await site.browser.newPage({ javaScriptEnabled: false });
  for (const path of new Set(FIGURES.map((each) => each.page))) {
    await page.goto(`${site.address}${path}`);
    const names = await page.locator('.figure').evaluateAll((all) => all.map(({ id }) => id));
    expect(names.sort()).toEqual(
      FIGURES.filter((each) => each.page === path)
        .map(({ name }) => `figure-${name}`)
        .sort(),
    );
  }
  await page.close();
});

describe.each(FIGURES)('the figure $name', ({ page: path, name, handles, random, said }) => {
  it('is a picture with a text where no script runs', async () => {
    const page = await site.browser.newPage({ viewport: PHONE, javaScriptEnabled: false });
    await page.goto(`${site.address}${path}`);
    const figure = page.locator(`#figure-${name}`);
    const text = await figure.locator('.said').textContent();
    expect(await figure.locator('svg.board .handle').count()).toBe(handles.length);
    expect(await figure.locator('.controls').isVisible()).toBe(false);
    await page.close();
    const { page: livePage, figure: live } = await openFigure(path, name);
    expect(await live.locator('.said').textContent()).toBe(text);
    await livePage.close();
  });

  it(`says what the packages answer, for ${RANDOM_STATES} addresses`, async () => {
    const next = randomFrom(7);
    const states = Array.from({ length: RANDOM_STATES }, () => random(next));
    const [first] = states;
    const { page, figure } = await openFigure(path, name, first === undefined ? '' : queryOf(name, first));
    expect(await figure.locator('.said').textContent()).toBe(first === undefined ? '' : said(first));
    const texts = await figure.evaluate(
      async (element, queries) => {
        const read: (string | null | undefined)[] = [];
        for (const query of queries) {
          history.replaceState(history.state, '', location.pathname + query);
          dispatchEvent(new PopStateEvent('popstate'));
          await new Promise(requestAnimationFrame);
          read.push(element.querySelector('.said')?.textContent);
        }
        return read;
      },
      states.map((state) => queryOf(name, state)),
    );
    await page.close();
    expect(texts).toEqual(states.map(said));
  });

  it.each(handles)('has the point %s, which keys move', async (handle) => {
    const { page, figure } = await openFigure(path, name);
    const slider = figure.getByRole('slider', { name: handle, exact: true });
    const before = await slider.getAttribute('aria-valuetext');
    await slider.focus();
    await page.keyboard.press('Shift+ArrowLeft');
    const moved = await slider.getAttribute('aria-valuetext');
    expect(moved).not.toBe(before);
    await addressWith(page, `${name}.`);
    const { right, bottom, top, left } = await slider
      .locator('.touch')
      .evaluate((circle) => circle.getBoundingClientRect());
    expect(Math.min(right - left, bottom - top)).toBeGreaterThanOrEqual(44);
    await figure.getByRole('button', { name: 'Reset' }).click();
    expect(await slider.getAttribute('aria-valuetext')).toBe(before);
    await page.waitForURL((url) => url.search === '');
    await page.close();
  });

  it.skipIf(handles.length === 0)('follows the mouse', async () => {
    const { page, figure } = await openFigure(path, name);
    const knob = figure.locator('.handle .knob').last();
    const box = await knob.boundingBox();
    if (box === null) throw new Error('The point is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 40, y + 3, { steps: 4 });
    await page.mouse.up();
    const after = await knob.boundingBox();
    expect(after === null ? 0 : after.x).toBeLessThan(box.x - 30);
    await addressWith(page, `${name}.`);
    await page.close();
  });

  it.skipIf(handles.length === 0)('follows a finger, while the page stays', async () => {
    const { page, figure } = await openFigure(path, name);
    const knob = figure.locator('.handle .knob').last();
    const box = await knob.boundingBox();
    if (box === null) throw new Error('The point is not on the page');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const scrolled = await page.evaluate(() => scrollY);
    const session = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0, dy = 0): Promise<void> => {
      const touchPoints = type === 'touchEnd' ? [] : [{ x: x + dx, y: y + dy }];
      await session.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    await touch('touchStart');
    for (let i = 1; i <= 4; i++) await touch('touchMove', -10 * i, 5 * i);
    await touch('touchEnd');
    await addressWith(page, `${name}.`);
    const after = await knob.boundingBox();
    expect(after === null ? 0 : after.x).toBeLessThan(box.x - 30);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.close();
  });
});
