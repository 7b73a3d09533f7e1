// npm run screenshots: takes the pictures of the READMEs from the built game; with names after --, only those.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import UPNG from 'upng-js';
import { openSite } from './browser.mjs';

const own = fileURLToPath(new URL('../docs/', import.meta.url));
/** One picture is also the repository's. A copy of the sample outside the repository lacks that folder. */
const cover = fileURLToPath(new URL('../../../docs/screenshot.png', import.meta.url));
/** Larger ones make a README slow. */
const mostBytes = 250_000;
const mostColors = 256;
const viewport = { width: 1280, height: 720 };

/** Where the pointer is in the picture of a lens, in pixels of the page: beside the player, who is at (440, 360). */
const aims = {
  ray: { x: 608, y: 187 },
  circle: { x: 570, y: 330 },
  object: { x: 560, y: 280 },
  steps: { x: 590, y: 430 },
  spaces: { x: 580, y: 270 },
  sight: { x: 600, y: 330 },
  types: { x: 600, y: 300 },
};

/** @typedef {keyof typeof aims} LensName */
/** @typedef {import('playwright-core').Page} Page */

const lenses = /** @type {LensName[]} */ (Object.keys(aims));
const names = process.argv.slice(2);
/** @param {string} name */
const isWanted = (name) => names.length === 0 || names.includes(name);

mkdirSync(own, { recursive: true });
const { address, browser, close } = await openSite();
try {
  if (isWanted('game')) await takeGame();
  for (const lens of lenses) if (isWanted(lens)) await takeLens(lens);
  if (isWanted('platformer')) await takePlatformer();
} finally {
  await close();
}

/** A fight: a charge has just exploded, and the gun fires. */
async function takeGame() {
  const page = await openAtCourtyard('none');
  await page.keyboard.press('v');
  await page.mouse.move(900, 230);
  await page.keyboard.press('c');
  await step(page, 20);
  await page.mouse.move(700, 560);
  await page.mouse.down();
  // To the center of the blast.
  await step(page, 32);
  await take(page, `${own}game.png`);
  await page.close();
}

/** @param {LensName} lens */
async function takeLens(lens) {
  // The gate has walls nearby, so the ray ends inside the picture.
  const page = await (lens === 'ray' || lens === 'types'
    ? open(lens)
    : lens === 'sight'
      ? openAtArcade(lens)
      : openAtCourtyard(lens));
  const { x, y } = aims[lens];
  await page.mouse.move(x, y);
  await step(page, 25);
  // Running, so that the page does not show that it is paused.
  await page.keyboard.press('p');
  await take(page, `${own}lens-${lens}.png`, ...(lens === 'ray' && existsSync(cover) ? [cover] : []));
  await page.close();
}

/**
 * A game in which the player has gone through the gate.
 *
 * @param {string} lens
 */
async function openAtCourtyard(lens) {
  const page = await open(lens);
  await page.keyboard.down('d');
  await step(page, 165);
  await page.keyboard.up('d');
  return page;
}

/**
 * A game in which the player has gone around a corner, so that walls hide much of the map.
 *
 * @param {string} lens
 */
async function openAtArcade(lens) {
  const page = await open(lens);
  for (const [key, steps] of /** @type {const} */ ([
    ['d', 60],
    ['w', 60],
  ])) {
    await page.keyboard.down(key);
    await step(page, steps);
    await page.keyboard.up(key);
  }
  return page;
}

/**
 * A paused game, so that the picture does not depend on the speed of the machine.
 *
 * @param {string} lens
 */
async function open(lens) {
  const page = await browser.newPage({ viewport });
  await page.goto(`${address}?creatures=5000&lens=${lens}`);
  await page.waitForFunction(() => window.tilewright?.().phase === 'title');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => window.tilewright?.().phase === 'ready');
  for (const key of ['v', 'p']) await page.keyboard.press(key);
  // The red of a bite would tint all colors.
  await page.addStyleTag({ content: '#hurt { display: none }' });
  return page;
}

/** @param {Page} page @param {number} count */
async function step(page, count) {
  await drawnAnew(page);
  const steps = await page.evaluate(() => window.tilewright?.().steps ?? 0);
  for (let i = 0; i < count; i++) await page.keyboard.press('.');
  await page.waitForFunction((least) => (window.tilewright?.().steps ?? 0) >= least, steps + count);
}

/** @param {Page} page */
async function drawnAnew(page) {
  const frames = await page.evaluate(() => window.tilewright?.().frames ?? 0);
  await page.waitForFunction((least) => (window.tilewright?.().frames ?? 0) >= least, frames + 2);
}

/** The hero on the moving platform. Time passes only here, so the picture is the same on every machine. */
async function takePlatformer() {
  const page = await browser.newPage({ viewport: { width: 1120, height: 520 } });
  await page.clock.install({ time: 0 });
  await page.goto(`${address}platformer.html`);
  await page.clock.pauseAt(1000);
  const hold = async (/** @type {string[]} */ keys, /** @type {number} */ steps) => {
    for (const key of keys) await page.keyboard.down(key);
    for (let i = 0; i < steps; i++) await page.clock.runFor(1000 / 60);
    for (const key of keys) await page.keyboard.up(key);
  };
  await hold(['ArrowRight'], 60);
  await hold(['ArrowRight', 'Space'], 60);
  await hold([], 330);
  await hold(['ArrowRight'], 40);
  await hold([], 100);
  await save(page, `${own}platformer.png`);
  await page.close();
}

/** @param {Page} page @param {string[]} files */
async function take(page, ...files) {
  await drawnAnew(page);
  await save(page, ...files);
}

/** @param {Page} page @param {string[]} files */
async function save(page, ...files) {
  const picture = UPNG.decode(Uint8Array.from(await page.screenshot()).buffer);
  const png = UPNG.encode(UPNG.toRGBA8(picture), picture.width, picture.height, mostColors);
  for (const file of files) {
    console.log(`${file}: ${png.byteLength} bytes`);
    if (png.byteLength > mostBytes) throw new Error(`${file} must have at most ${mostBytes} bytes`);
    writeFileSync(file, new Uint8Array(png));
  }
}
