/**
 * What all figures have: they say what changed once it rests. No part of a page vanishes if its script does not load.
 */
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ready, site } from './site.js';

const ARTICLE = 'articles/ray-through-the-grid.html';

let page: Page;
beforeEach(async () => {
  page = await site.browser.newPage({ viewport: { width: 360, height: 740 } });
});
afterEach(() => page.close());

/** Opens a page, without the script of the figure `walk`. */
async function openWithoutScript(path: string): Promise<void> {
  await page.route(/\/RayWalk\.[\w-]+\.js$/, (route) => route.abort());
  await page.goto(`${site.address}${path}`);
  await ready(page);
}

describe('a figure whose script does not load', () => {
  it('is a picture where the server sent one', async () => {
    await openWithoutScript(ARTICLE);
    const others = page.locator('#figure-samples');
    await others.scrollIntoViewIfNeeded();
    await page.locator('#figure-samples[data-live]').waitFor();
    const figure = page.locator('#figure-walk:not([data-live])');
    await figure.scrollIntoViewIfNeeded();
    expect(await figure.locator('svg.board .tile').count()).toBeGreaterThan(10);
    expect(await figure.locator('.said').textContent()).toContain('is tile');
  });

  it('says so after a link inside of the site, and offers to load the page again', async () => {
    await openWithoutScript('articles/index.html');
    await page.locator('.content').getByRole('link', { name: 'Ray casts through a grid' }).click();
    const missing = page.locator('.figure.missing');
    await missing.waitFor();
    expect(await missing.getAttribute('role')).toBe('alert');
    await page.locator('#figure-samples').scrollIntoViewIfNeeded();
    await page.locator('#figure-samples[data-live]').waitFor();
    await page.unrouteAll();
    await missing.getByRole('button', { name: 'Load the page again' }).click();
    await page.locator('#figure-walk').scrollIntoViewIfNeeded();
    await page.locator('#figure-walk[data-live]').waitFor();
  });
});

it.each([
  ['Playground', 'index.html', 'Break it in the playground'],
  ['RunHere', 'performance/index.html', 'Run it here'],
])('%s, whose script does not load after a link inside of the site, says so, too', async (name, from, link) => {
  await page.route(new RegExp(String.raw`/${name}\.[\w-]+\.js$`), (route) => route.abort());
  await page.goto(`${site.address}${from}`);
  await ready(page);
  if (from !== 'index.html') await page.getByRole('button', { name: 'Pages' }).click();
  await page.getByRole('link', { name: link, exact: true }).first().click();
  const missing = page.getByRole('alert');
  await missing.getByRole('button', { name: 'Load the page again' }).waitFor();
  expect(await missing.innerText()).toContain('did not load');
});

describe('a figure that works', () => {
  beforeEach(async () => {
    await page.goto(`${site.address}${ARTICLE}`);
    await ready(page);
    await page.locator('#figure-walk[data-live]').waitFor();
  });

  it('is read out when its point rests, not with each step', async () => {
    const figure = page.locator('#figure-walk');
    const status = figure.locator('.announced');
    await status.evaluate((element) => {
      const heard: (string | null)[] = [];
      Object.assign(window, { heard });
      const hear = (): number => heard.push(element.textContent);
      new MutationObserver(hear).observe(element, { childList: true, characterData: true, subtree: true });
    });
    await figure.getByRole('slider', { name: 'Start' }).focus();
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight');
    const text = await figure.locator('.said').textContent();
    await page.waitForFunction((last) => document.querySelector('#figure-walk .announced')?.textContent === last, text);
    expect(await page.evaluate('heard')).toEqual([text]);
  });

  it('moves a point to the mouse where the window is low, too', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    const knob = page.locator('#figure-walk .handle .knob').last();
    await page.locator('#figure-walk svg.board').scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await knob.boundingBox()) ?? {};
    const middle = { x: x + width / 2, y: y + height / 2 };
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.down();
    await page.mouse.move(middle.x - 60, middle.y, { steps: 4 });
    await page.mouse.up();
    const moved = (await knob.boundingBox())?.x ?? Number.NaN;
    expect(Math.abs(moved - (x - 60))).toBeLessThan(3);
  });

  it('moves a point by a tile with Shift, and by as little as it can with Alt', async () => {
    const slider = page.locator('#figure-walk').getByRole('slider', { name: 'Start' });
    await slider.focus();
    const place = (): Promise<string | null> => slider.getAttribute('aria-valuetext');
    await page.keyboard.press('Home');
    await page.keyboard.press('Shift+ArrowRight');
    expect(await place()).toBe('x 1, y 1.3');
    await page.keyboard.press('Alt+ArrowRight');
    expect(await place()).toBe('x 1.05, y 1.3');
    await page.keyboard.press('ArrowRight');
    expect(await place()).toBe('x 1.3, y 1.3');
  });

  it('moves a point to the ends of the board by Home and End', async () => {
    const slider = page.locator('#figure-walk').getByRole('slider', { name: 'Start' });
    await slider.focus();
    await page.keyboard.press('End');
    expect(await slider.getAttribute('aria-valuetext')).toBe('x 12, y 1.3');
    await page.keyboard.press('Home');
    expect(await slider.getAttribute('aria-valuetext')).toBe('x 0, y 1.3');
  });
});

describe('a figure over time', () => {
  const stepOf = (): Promise<string> => page.locator('#figure-crowd .steps output').innerText();
  async function openCrowd(): Promise<ReturnType<Page['locator']>> {
    await page.clock.install();
    await page.goto(`${site.address}articles/ways-through-the-map.html`);
    await ready(page);
    const figure = page.locator('#figure-crowd');
    await figure.scrollIntoViewIfNeeded();
    await page.locator('#figure-crowd[data-live]').waitFor();
    return figure;
  }

  it('plays on a press, pauses on the next, and stops at its end', async () => {
    const figure = await openCrowd();
    await page.clock.runFor(5000);
    expect(await stepOf()).toBe('3'); // nothing plays by itself
    await figure.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(1000);
    expect(await stepOf()).toBe('6');
    await figure.getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(5000);
    expect(await stepOf()).toBe('6');
    await figure.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(60_000);
    expect(await stepOf()).toBe('30');
    await figure.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(500);
    expect(await stepOf()).toBe('1'); // again from the beginning
    await figure.getByRole('button', { name: 'Reset' }).click();
    await page.clock.runFor(5000);
    expect(await stepOf()).toBe('3');
  });

  it('takes one step with each press for readers who want little motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const figure = await openCrowd();
    await figure.getByRole('button', { name: 'Next step' }).click();
    await page.clock.runFor(5000);
    expect(await stepOf()).toBe('4');
  });

  it.each([
    ['numbers-that-know-what-they-are', 'dt', '.walker'],
    ['what-one-sees', 'guards', '.handle'],
    ['what-one-sees', 'memory', '.knob'],
  ])('on %s, %s moves while it plays', async (article, name, moving) => {
    await page.clock.install();
    await page.goto(`${site.address}articles/${article}.html`);
    await ready(page);
    const figure = page.locator(`#figure-${name}`);
    await figure.scrollIntoViewIfNeeded();
    await page.locator(`#figure-${name}[data-live]`).waitFor();
    const place = (): Promise<string> =>
      figure
        .locator(moving)
        .last()
        .evaluate((each) => JSON.stringify(each.getBoundingClientRect()));
    const before = await place();
    await figure.getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(600);
    expect(await place()).not.toBe(before);
  });
});
