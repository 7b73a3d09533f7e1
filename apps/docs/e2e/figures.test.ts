/**
 * Each figure is a picture without a script, and with it answers as the packages do: by keys, mouse, touch and address.
 */
import type { Locator, Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STILLNESS } from '../src/figures/parts/use-figure.js';
import { areaFigures } from './figures/areas.js';
import { controlsOf } from './figures/controls.js';
import { directionFigures } from './figures/directions.js';
import type { FigureCase, State } from './figures/figure-case.js';
import { motionFigures } from './figures/motion.js';
import { numberFigures } from './figures/numbers.js';
import { pathFigures } from './figures/paths.js';
import { randomFrom } from './figures/random.js';
import { rayFigures } from './figures/ray.js';
import { sightFigures } from './figures/sight.js';
import { spaceFigures } from './figures/spaces.js';
import { stepFigures } from './figures/steps.js';
import { trackerFigures } from './figures/tracker.js';
import { readAll, ready, site } from './site.js';

const FIGURES = [
  ...numberFigures,
  ...directionFigures,
  ...spaceFigures,
  ...stepFigures,
  ...rayFigures,
  ...areaFigures,
  ...trackerFigures,
  ...motionFigures,
  ...sightFigures,
  ...pathFigures,
];
const PATHS = [...new Set(FIGURES.map((each) => each.page))];
const PHONE = { width: 360, height: 740 };
const RANDOM_STATES = 100;
/** A finger needs that many pixels. */
const FINGER = 44;

/** One for all figures: a new one for each would load the same scripts again. */
let page: Page;
let problems: string[] = [];
/** What each figure says where no script runs, by its id, for each page. */
const still = new Map<string, Map<string, string>>();
/** How many controls are seen where they could do nothing. */
let deadControls = 0;

beforeAll(async () => {
  const plain = await site.browser.newPage({ viewport: PHONE, javaScriptEnabled: false });
  for (const path of PATHS) {
    await plain.goto(`${site.address}${path}`);
    deadControls += await plain.locator('.figure .controls:visible').count();
    const texts = await plain.locator('.figure:has(svg.board)').all();
    const said = texts.map(async (each): Promise<[string, string]> => [
      (await each.getAttribute('id')) ?? '',
      (await each.locator('.said').textContent()) ?? '',
    ]);
    still.set(path, new Map(await Promise.all(said)));
  }
  await plain.close();
  page = await site.browser.newPage({ viewport: PHONE, hasTouch: true });
  await page.clock.install(); // so that no test waits out a pause of a figure
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
});

/** Opens a page, and waits until its figures work. */
async function open(path: string, query = ''): Promise<void> {
  problems = [];
  await page.goto(`${site.address}${path}${query}`);
  await ready(page);
  await readAll(page);
}

const figureOf = (name: string): Locator => page.locator(`#figure-${name}[data-live]`);

/** The address of figures in these states. */
function queryOf(states: Readonly<Record<string, State>>): string {
  const query = Object.entries(states).flatMap(([name, state]) =>
    Object.entries(state).map(([key, value]) => [`${name}.${key}`, value]),
  );
  return `?${new URLSearchParams(query).toString()}`;
}

const searchOf = (): Promise<string> => page.evaluate(() => location.search);

/**
 * Waits until a figure has written its state into the address, after the pause that it makes by the clock of the page.
 */
async function written(isNew: (search: string) => boolean): Promise<void> {
  const isWritten = async (): Promise<boolean> => {
    await page.clock.fastForward(STILLNESS);
    return isNew(await searchOf());
  };
  await expect.poll(isWritten).toBe(true);
}

const addressHas = (name: string): Promise<void> => written((search) => search.includes(`${name}.`));

async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('This is not on the page');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Brings a figure into view, and in a state, as the back button does; all others are in their first state. @returns the
 * address then
 */
async function show(name: string, state: State): Promise<string> {
  await figureOf(name).evaluate(
    (figure, query) => {
      figure.scrollIntoView({ block: 'center' });
      history.replaceState(history.state, '', location.pathname + query);
      dispatchEvent(new PopStateEvent('popstate'));
    },
    queryOf({ [name]: state }),
  );
  await page.clock.fastForward(STILLNESS); // it writes the address again, unless the state was the same before
  return searchOf();
}

/** The state of a figure after a change, from its address. */
async function stateAfter(name: string, random: FigureCase['random'], change: () => Promise<void>): Promise<State> {
  const next = randomFrom(13);
  for (;;) {
    const state = random(next);
    const before = await show(name, state);
    await change();
    await written((search) => search !== before);
    const after: Record<string, string> = { ...state };
    for (const [key, value] of new URLSearchParams(await searchOf())) after[key.slice(name.length + 1)] = value;
    // A value that is the initial one again is missing there. Then another state shows what the change does.
    if (Object.keys(after).some((key) => after[key] !== state[key])) return after;
  }
}

it('each figure of the articles is tested', () => {
  for (const path of PATHS) {
    const tested = FIGURES.filter((each) => each.page === path).map(({ name }) => `figure-${name}`);
    expect([...(still.get(path)?.keys() ?? [])].sort()).toEqual(tested.sort());
  }
});

it('no controls are shown where no script runs', () => {
  expect(deadControls).toBe(0);
});

describe.each(PATHS)('on %s', (path) => {
  const figures = FIGURES.filter((each) => each.page === path);
  beforeAll(() => open(path));

  describe.each(figures)('the figure $name', ({ name, handles, random, said }) => {
    let figure: Locator;
    beforeEach(async () => {
      figure = figureOf(name);
      await show(name, {});
    });

    it('says at first what it says where no script runs', async () => {
      expect(await figure.locator('.said').textContent()).toBe(still.get(path)?.get(`figure-${name}`));
      expect(await figure.locator('.handle').count()).toBe(handles.length);
    });

    it.each(handles)('has the point %s, which keys move', async (handle) => {
      const slider = figure.getByRole('slider', { name: handle, exact: true });
      const before = await slider.getAttribute('aria-valuetext');
      await slider.focus();
      await page.keyboard.press('Shift+ArrowLeft');
      await addressHas(name);
      expect(await slider.getAttribute('aria-valuetext')).not.toBe(before);
      const { width, height } = await slider.locator('.touch').evaluate((circle) => circle.getBoundingClientRect());
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(FINGER);
      await figure.getByRole('button', { name: 'Reset' }).click();
      expect(await slider.getAttribute('aria-valuetext')).toBe(before);
    });

    it.each(handles.slice(-1))('has the point %s, which follows the mouse', async () => {
      const knob = figure.locator('.handle .knob').last();
      const { x, y } = await middleOf(knob);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x - 40, y + 3, { steps: 4 });
      await page.mouse.up();
      await addressHas(name);
      expect((await middleOf(knob)).x).toBeLessThan(x - 30);
    });

    it.each(handles.slice(-1))('has the point %s, which follows a finger, while the page stays', async () => {
      const knob = figure.locator('.handle .knob').last();
      const { x, y } = await middleOf(knob);
      const scrolled = await page.evaluate(() => scrollY);
      const session = await page.context().newCDPSession(page);
      const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', dx = 0, dy = 0): Promise<void> => {
        const touchPoints = type === 'touchEnd' ? [] : [{ x: x + dx, y: y + dy }];
        await session.send('Input.dispatchTouchEvent', { type, touchPoints });
      };
      await touch('touchStart');
      for (let i = 1; i <= 4; i++) await touch('touchMove', -10 * i, 5 * i);
      await touch('touchEnd');
      await addressHas(name);
      await session.detach();
      expect((await middleOf(knob)).x).toBeLessThan(x - 30);
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    });

    it('says what the packages answer after each control was changed by keys', async () => {
      const controls = await controlsOf(figure, page, 'keys');
      expect(controls.length + handles.length).toBeGreaterThan(0);
      for (const { name: control, element, change } of controls) {
        const state = await stateAfter(name, random, change);
        expect(await figure.locator('.said').textContent(), control).toBe(said(state));
        expect((await element.boundingBox())?.height, control).toBeGreaterThanOrEqual(FINGER);
      }
    });
  });

  it.each(['mouse', 'finger'] as const)('each kind of control can be changed by %s', async (way) => {
    const seen = new Set<string>();
    for (const { name, random, said } of figures) {
      const figure = figureOf(name);
      for (const { kind, name: control, change } of await controlsOf(figure, page, way)) {
        if (seen.has(kind)) continue;
        seen.add(kind);
        const state = await stateAfter(name, random, change);
        expect(await figure.locator('.said').textContent(), `${name}, ${control}`).toBe(said(state));
      }
    }
  });

  it(`all figures say what the packages answer, for ${RANDOM_STATES} addresses, and by Reset what they said at first`, async () => {
    const states = figures.map(({ random }) => {
      const next = randomFrom(7);
      return Array.from({ length: RANDOM_STATES }, () => random(next));
    });
    // Each address has a state of all figures: the browser takes longer to change it than a figure to answer.
    const queries = Array.from({ length: RANDOM_STATES }, (_, i) =>
      queryOf(Object.fromEntries(figures.map(({ name }, index) => [name, states[index]?.[i] ?? {}]))),
    );
    const texts = await page.evaluate(
      async ([addresses, names]) => {
        const boxes = names.map((name) => document.querySelector(`#figure-${name} .said`));
        const read: (string | null | undefined)[][] = [];
        for (const address of addresses) {
          history.replaceState(history.state, '', location.pathname + address);
          dispatchEvent(new PopStateEvent('popstate'));
          await Promise.resolve(); // Vue has changed the page then
          read.push(boxes.map((box) => box?.textContent));
        }
        return read;
      },
      [queries, figures.map(({ name }) => name)] as const,
    );
    for (const [index, { name, said }] of figures.entries()) {
      const figure = figureOf(name);
      const found = texts.map((all) => all[index]);
      expect(found, name).toEqual(states[index]?.map(said));
      await figure.getByRole('button', { name: 'Reset' }).click();
      await written((search) => !search.includes(`${name}.`));
      expect(await figure.locator('.said').textContent()).toBe(still.get(path)?.get(`figure-${name}`));
    }
  });

  it('all figures open with what is in the address, without a message on the console', async () => {
    expect(problems).toEqual([]);
    const states = Object.fromEntries(figures.map(({ name, random }) => [name, random(randomFrom(11))]));
    await open(path, queryOf(states));
    for (const { name, said } of figures) {
      expect(await figureOf(name).locator('.said').textContent(), name).toBe(said(states[name] ?? {}));
    }
    expect(problems).toEqual([]);
  });
});
