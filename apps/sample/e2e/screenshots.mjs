// npm run screenshots: the pictures of the READMEs, taken of the game as it is.
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { openSite } from './browser.mjs';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const own = fileURLToPath(new URL('../docs/', import.meta.url));
/** A README shows no more than this well. */
const mostBytes = 250_000;

/** What the pointer is on while a lens is shown, from the middle of the canvas, in pixels. */
const shots = [
  { key: '1', file: `${own}lens-ray.png`, x: 190, y: 70 },
  { key: '2', file: `${own}lens-circle.png`, x: 200, y: 20 },
  { key: '3', file: `${own}lens-object.png`, x: 180, y: -60 },
  { key: '4', file: `${own}lens-steps.png`, x: 150, y: 130 },
  { key: '5', file: `${own}lens-spaces.png`, x: 170, y: 90 },
  { key: '6', file: `${own}lens-sight.png`, x: 200, y: 40 },
];

mkdirSync(own, { recursive: true });
const found = await findBrowser();
if (found !== undefined) process.env['TILEWRIGHT_CHROMIUM'] = found;
const { address, browser, close } = await openSite();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  await page.waitForFunction(() => window.tilewright !== undefined);

  // From the gate through the courtyard into the great hall.
  await page.keyboard.press('0');
  await page.mouse.move(640, 200);
  await go('x', 106);
  await go('y', 42);
  await go('x', 117);
  await go('y', 26.6);
  await page.waitForTimeout(2500); // until some have come
  // A fight: a charge has gone off, and the gun fires.
  await page.mouse.move(640, 330);
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await page.waitForFunction(() => (window.tilewright?.().blasts ?? 0) > 0);
  await page.mouse.move(600, 250);
  const { shots: before } = await state();
  await page.mouse.down();
  await page.waitForFunction((least) => (window.tilewright?.().shots ?? 0) > least, before);
  await page.keyboard.press('p');
  await page.mouse.up();
  await nextState();
  await take(`${own}game.png`);
  for (const { key, file, x, y } of shots) {
    await page.keyboard.press(key);
    const canvas = await page.locator('canvas').boundingBox();
    if (canvas === null) throw new Error('The page has no canvas');
    await page.mouse.move(canvas.width / 2 + x, canvas.height / 2 + y);
    if (key === '6' || key === '1') await page.keyboard.press('.');
    await nextState();
    await take(file);
    if (key === '1') await take(`${docs}screenshot.png`);
  }

  /** @param {string} file */
  async function take(file) {
    await page.waitForTimeout(300);
    await page.screenshot({ path: file });
    const { size } = statSync(file);
    console.log(`${file}: ${size} bytes`);
    if (size > mostBytes) throw new Error(`${file} must have at most ${mostBytes} bytes, has ${size}`);
  }

  /**
   * Walks along an axis: in one go as long as it is far, then in short steps.
   *
   * @param {'x' | 'y'} axis @param {number} goal in metres
   */
  async function go(axis, goal) {
    for (let tries = 0; tries < 60; tries++) {
      const left = goal - (await nextState()).player[axis];
      if (Math.abs(left) < 0.4) return;
      const key = { x: ['KeyA', 'KeyD'], y: ['KeyW', 'KeyS'] }[axis][left < 0 ? 0 : 1] ?? '';
      await page.keyboard.down(key);
      if (Math.abs(left) < 4) await page.waitForTimeout(60);
      else
        await page.waitForFunction(({ axis, goal }) => Math.abs(goal - (window.tilewright?.().player[axis] ?? 0)) < 3, {
          axis,
          goal,
        });
      await page.keyboard.up(key);
    }
    throw new Error(`The player must reach ${axis} = ${goal} m`);
  }

  /** The state two frames from now. */
  async function nextState() {
    const before = (await state()).frames;
    await page.waitForFunction((least) => (window.tilewright?.().frames ?? 0) >= least, before + 2);
    return state();
  }

  async function state() {
    const now = await page.evaluate(() => window.tilewright?.());
    if (now === undefined) throw new Error('The game has not begun');
    return now;
  }
} finally {
  await close();
}
