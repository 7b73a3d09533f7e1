// npm run screenshots: the pictures of the READMEs, taken of the game as it is.
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../../../scripts/lib/browser.mjs';
import { openSite } from './browser.mjs';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const own = fileURLToPath(new URL('../docs/', import.meta.url));
/** A README shows no more than this well. */
const mostBytes = 250_000;

/** What the pointer is on while a lens is shown, from the player, in pixels. */
const shots = [
  { key: '1', file: `${own}lens-ray.png`, x: 130, y: 50 },
  { key: '2', file: `${own}lens-circle.png`, x: 110, y: 10 },
  { key: '3', file: `${own}lens-object.png`, x: 100, y: -60 },
  { key: '4', file: `${own}lens-steps.png`, x: 100, y: 90 },
  { key: '5', file: `${own}lens-spaces.png`, x: 110, y: 60 },
  { key: '6', file: `${own}lens-sight.png`, x: 120, y: 40 },
];

mkdirSync(own, { recursive: true });
const found = await findBrowser();
if (found !== undefined) process.env['TILEWRIGHT_CHROMIUM'] = found;
const { address, browser, close } = await openSite();
try {
  const page = await browser.newPage({ viewport: { width: 930, height: 590 } });
  await page.goto(`${address}?creatures=5000`);
  await page.waitForFunction(() => window.tilewright !== undefined);

  // Through the gate into the courtyard, until some have come.
  await page.keyboard.press('0');
  await page.mouse.move(440, 270);
  await page.keyboard.down('d');
  await page.waitForFunction(() => (window.tilewright?.().player.x ?? 0) > 88);
  await page.keyboard.up('d');
  await page.waitForFunction(() => (window.tilewright?.().drawn.bodies ?? 0) >= 12);
  // A fight: a charge goes off, and the gun fires.
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await page.mouse.down();
  await page.waitForFunction(() => (window.tilewright?.().blasts ?? 0) > 0);
  await page.keyboard.press('p');
  await page.mouse.up();
  await nextState();
  await take(`${own}game.png`);
  for (const { key, file, x, y } of shots) {
    await page.keyboard.press(key);
    await page.mouse.move(265 + x, 295 + y);
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
