// npm run screenshots: the pictures of the READMEs, taken of the game as it is; with names after --, only those.
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openSite } from './browser.mjs';

const docs = fileURLToPath(new URL('../../../docs/', import.meta.url));
const own = fileURLToPath(new URL('../docs/', import.meta.url));
/** Larger ones make a README slow. */
const mostBytes = 250_000;

/** What the pointer is on in the picture of a lens, in pixels of the page. */
const aims = {
  ray: { x: 470, y: 205 },
  circle: { x: 350, y: 285 },
  object: { x: 370, y: 230 },
  steps: { x: 370, y: 350 },
  spaces: { x: 370, y: 200 },
  sight: { x: 380, y: 300 },
};

const names = process.argv.slice(2);
/** @param {string} name */
const isWanted = (name) => names.length === 0 || names.includes(name);

mkdirSync(own, { recursive: true });
const { address, browser, close } = await openSite();
try {
  if (isWanted('game')) await takeGame();
  for (const lens of /** @type {(keyof typeof aims)[]} */ (Object.keys(aims))) if (isWanted(lens)) await takeLens(lens);
} finally {
  await close();
}

/** A fight: a charge has just gone off, and the gun fires. */
async function takeGame() {
  const page = await openAtCourtyard('none', { width: 880, height: 500 });
  await page.waitForFunction(() => (window.tilewright?.().drawn.bodies ?? 0) >= 40);
  await page.mouse.move(640, 170);
  await page.keyboard.press('c');
  await page.waitForFunction(() => (window.tilewright?.().chargesInFlight ?? 0) > 0);
  await page.mouse.move(500, 400);
  await page.mouse.down();
  await page.waitForFunction(() => (window.tilewright?.().blasts ?? 0) > 0);
  await page.keyboard.press('p');
  await page.mouse.up();
  // To the middle of the blast.
  for (let i = 0; i < 9; i++) await page.keyboard.press('.');
  await take(page, `${own}game.png`);
  await page.close();
}

/** @param {keyof typeof aims} lens */
async function takeLens(lens) {
  const page = await openAtCourtyard(lens, { width: 930, height: 560 });
  const { x, y } = aims[lens];
  await page.mouse.move(x, y);
  await page.waitForFunction(() => (window.tilewright?.().drawn.bodies ?? 0) >= 14);
  await page.keyboard.press('p');
  await take(page, `${own}lens-${lens}.png`);
  if (lens === 'ray') await take(page, `${docs}screenshot.png`);
  await page.close();
}

/**
 * A game in which the player has gone through the gate.
 *
 * @param {string} lens
 * @param {{ width: number; height: number }} viewport
 */
async function openAtCourtyard(lens, viewport) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${address}?creatures=5000&lens=${lens}`);
  await page.waitForFunction(() => window.tilewright !== undefined);
  await page.keyboard.down('d');
  await page.waitForFunction(() => (window.tilewright?.().player.x ?? 0) > 95);
  await page.keyboard.up('d');
  return page;
}

/**
 * @param {import('playwright-core').Page} page
 * @param {string} file
 */
async function take(page, file) {
  const frames = await page.evaluate(() => window.tilewright?.().frames ?? 0);
  await page.waitForFunction((least) => (window.tilewright?.().frames ?? 0) >= least, frames + 3);
  await page.screenshot({ path: file });
  const { size } = statSync(file);
  console.log(`${file}: ${size} bytes`);
  if (size > mostBytes) throw new Error(`${file} must have at most ${mostBytes} bytes, has ${size}`);
}
