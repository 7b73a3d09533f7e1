// npm run frames: the processor time of steps and of drawing, while somebody plays among 5,000 creatures, and 20,000.
import { openSite } from './browser.mjs';

/** For how long each game is measured, and how long it is played before that, in milliseconds. */
const [measured, warmUp] = [20_000, 3000];
const size = { width: 1280, height: 720 };
/** The parts of a sorted list that are shown, and their names. */
const shares = /** @type {const} */ ([
  ['lowest tenth', 0.1],
  ['median', 0.5],
  ['99th of 100', 0.99],
]);

/** @typedef {{ steps: number, update: number, drawing: number }} Cost - of a frame, in milliseconds */
/** @typedef {Window & { costs: Cost[] }} MeasuredWindow */
/** @typedef {import('playwright-core').Page} Page */

const { address, browser, close } = await openSite();
try {
  for (const creatures of [5000, 20_000]) report(creatures, await costsWith(creatures));
} finally {
  await close();
}

/**
 * Walks in at the gate and shoots, as far out as the camera goes, and again after each fall.
 *
 * @param {number} creatures
 * @returns {Promise<Cost[]>} of each frame
 */
async function costsWith(creatures) {
  const page = await browser.newPage({ viewport: size });
  await page.goto(`${address}?creatures=${creatures}`, { waitUntil: 'networkidle' });
  await page.waitForFunction(() => window.tilewright?.state().phase === 'title');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.tilewright?.state().phase === 'ready');
  for (let i = 0; i < 6; i++) await page.keyboard.press('-');
  await page.mouse.move(size.width * 0.75, size.height / 2);
  await playFor(page, warmUp);
  await page.evaluate(recordCosts);
  await playFor(page, measured);
  const costs = await page.evaluate(() => /** @type {MeasuredWindow} */ (/** @type {unknown} */ (window)).costs);
  await page.close();
  return costs;
}

/** @param {Page} page @param {number} milliseconds */
async function playFor(page, milliseconds) {
  for (const end = Date.now() + milliseconds; Date.now() < end; await page.waitForTimeout(250)) {
    const phase = await page.evaluate(() => window.tilewright?.state().phase);
    if (phase === 'playing') continue;
    // What is held does not begin a game.
    await page.keyboard.up('d');
    await page.mouse.up();
    if (phase === 'fallen') await page.keyboard.press('r');
    await page.waitForTimeout(250);
    await page.keyboard.down('d');
    await page.mouse.down();
  }
}

/** Collects what each frame costs from now on, in which the game is played. Runs in the page. */
function recordCosts() {
  const measuredWindow = /** @type {MeasuredWindow} */ (/** @type {unknown} */ (window));
  /** @type {Cost[]} */
  const costs = (measuredWindow.costs = []);
  let [frames, steps] = [0, 0];
  const take = () => {
    const state = window.tilewright?.state();
    if (state !== undefined && state.frames > frames) {
      const { update, drawing } = state.costs;
      // A game that begins again begins to count again.
      if (frames > 0 && state.phase === 'playing' && state.steps > steps) {
        costs.push({ steps: state.steps - steps, update, drawing });
      }
      ({ frames, steps } = state);
    }
    requestAnimationFrame(take);
  };
  requestAnimationFrame(take);
}

/** @param {number} creatures @param {Cost[]} costs */
function report(creatures, costs) {
  if (costs.length < 100)
    throw new Error(`${costs.length} frames are too few; 30 are needed, on a machine that is less busy`);
  console.log(
    `${creatures.toLocaleString('en')} creatures, ${costs.length} frames in ${measured / 1000} s, milliseconds:`,
  );
  for (const [name, values] of /** @type {const} */ ([
    ['a step', costs.map(({ steps, update }) => update / steps)],
    ['the steps of a frame', costs.map(({ update }) => update)],
    ['the drawing of a frame', costs.map(({ drawing }) => drawing)],
  ])) {
    const sorted = [...values].sort((a, b) => a - b);
    const figures = shares.map(([share, part]) => `${share} ${sorted[Math.floor(part * sorted.length)]?.toFixed(2)}`);
    console.log(`  ${name}: ${figures.join(', ')}`);
  }
}
