/** The controls of a figure, and one change by each of them: by keys, by the mouse, or by a finger. */
import type { Locator, Page } from 'playwright-core';
import { TILE } from '../../src/figures/parts/board.js';

export type Way = 'keys' | 'mouse' | 'finger';

/** A control, by its name, and how a reader changes it. */
export interface Control {
  readonly name: string;
  /** The same for all controls that work alike. */
  readonly kind: string;
  readonly element: Locator;
  readonly change: () => Promise<void>;
}

type Change = (element: Locator, way: Way, page: Page) => Promise<void>;

/**
 * Controls are below the board, and on it. A control has a height that a finger needs; a tile of a board may be
 * smaller.
 */
const KINDS: readonly (readonly [selector: string, change: Change])[] = [
  ['.controls .steps', slide],
  ['.controls .choice:not(.toggles)', choose],
  ['.controls .toggles', toggle],
  ['.controls .select', select],
  ['.paint', paint],
];

export async function controlsOf(figure: Locator, page: Page, way: Way): Promise<Control[]> {
  const found = KINDS.map(async ([selector, change]) =>
    (await figure.locator(selector).all()).map((element, index): Control => ({
      name: `${selector} ${index}`,
      kind: selector,
      element,
      change: () => change(element, way, page),
    })),
  );
  return (await Promise.all(found)).flat();
}

/** To the other end of its range. */
async function slide(element: Locator, way: Way): Promise<void> {
  const range = element.getByRole('slider');
  const { isHigh, width, height } = await range.evaluate((input: HTMLInputElement) => ({
    isHigh: 2 * input.valueAsNumber > Number(input.min) + Number(input.max),
    width: input.clientWidth,
    height: input.clientHeight,
  }));
  if (way === 'keys') return range.press(isHigh ? 'ArrowLeft' : 'ArrowRight');
  const position = { x: width * (isHigh ? 0.2 : 0.8), y: height / 2 };
  await (way === 'mouse' ? range.click({ position }) : range.tap({ position }));
}

async function choose(element: Locator, way: Way): Promise<void> {
  if (way === 'keys') return element.locator('input:checked').press('ArrowRight');
  await point(element.locator('label:not(:has(input:checked))').first(), way);
}

async function toggle(element: Locator, way: Way): Promise<void> {
  if (way === 'keys') return element.locator('input').first().press('Space');
  await point(element.locator('label').first(), way);
}

/** Its list of words is the browser's: only keys change it without opening that. */
async function select(element: Locator, way: Way): Promise<void> {
  const list = element.locator('select');
  if (way === 'keys') return list.press((await list.evaluate(isLast)) ? 'ArrowUp' : 'ArrowDown');
  const index = await list.evaluate((each: HTMLSelectElement) => (each.selectedIndex + 1) % each.options.length);
  await list.selectOption({ index });
}

const isLast = ({ selectedIndex, options }: HTMLSelectElement): boolean => selectedIndex === options.length - 1;

async function point(element: Locator, way: Way): Promise<void> {
  await (way === 'mouse' ? element.click() : element.tap());
}

/** Changes one tile, or two by a stroke of the mouse. */
async function paint(element: Locator, way: Way, page: Page): Promise<void> {
  if (way === 'keys') {
    await element.press('ArrowRight');
    return element.press('Space');
  }
  await element.scrollIntoViewIfNeeded();
  const { x, y, tile } = await element.evaluate(freePlace, TILE);
  if (way === 'finger') return page.touchscreen.tap(x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + tile, y);
  await page.mouse.up();
}

/** The middle of a tile in the window that no point covers, and whose neighbor to the east none covers either. */
function freePlace(field: SVGElement, units: number): { x: number; y: number; tile: number } {
  const { left, top, right, bottom, width } = field.getBoundingClientRect();
  const tile = width / (Number(field.querySelector('.field')?.getAttribute('width')) / units);
  const isFree = (x: number, y: number): boolean => document.elementFromPoint(x, y)?.closest('.paint') === field;
  for (let y = top + tile / 2; y < bottom; y += tile) {
    for (let x = left + tile / 2; x < right - tile; x += tile) {
      if (isFree(x, y) && isFree(x + tile, y)) return { x, y, tile };
    }
  }
  throw new Error('Points cover all tiles');
}
