// npm run screenshot: the picture in the README, taken of the game as it is.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { castRay } from '@tilewright/queries';
import { fromPixels, pixelSpace } from '@tilewright/tilemap';
import { readTiledMap, solidTiles } from '@tilewright/tiled';
import {
  circle,
  meters,
  metersPerTile,
  overlaps,
  pixelPosition,
  pixels,
  pixelsPerMeter,
  position,
  segmentBetween,
} from '@tilewright/units';
import { openSite } from './browser.mjs';

const file = process.argv[2] ?? fileURLToPath(new URL('../../../docs/screenshot.png', import.meta.url));
const map = await readTiledMap(readText('keep.tmj'), { resolve: readText, metersPerTile: metersPerTile(1) });
const opaque = solidTiles(map, { property: 'opaque' });
const { address, browser, close } = await openSite();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  await page.waitForFunction(() => window.tilewright !== undefined);

  // From the gate through the courtyard into the great hall.
  await go('x', 106);
  await go('y', 42);
  await go('x', 117);
  await go('y', 26.6);
  for (let i = 0; i < 2; i++) await page.keyboard.press('KeyE');

  // Until there is an aim at which a wall stops the ray and some creatures light up.
  for (let second = 0; second < 60; second++) {
    await page.keyboard.press('Space');
    const state = await nextState();
    const best = bestAim(state);
    if (best.lit >= 3 || second === 59) {
      await page.mouse.move(best.x, best.y);
      await nextState();
      await page.keyboard.press('Space'); // off again: the picture shows a game that runs
      await page.screenshot({ path: file });
      console.log(`${file}: ${best.lit} creatures in the light`);
      break;
    }
    await page.keyboard.press('Space');
    await page.waitForFunction((steps) => (window.tilewright?.().steps ?? 0) > steps, state.steps + 60);
  }

  /**
   * Walks along an axis: in one go as long as it is far, then in short steps.
   *
   * @param {'x' | 'y'} axis @param {number} goal in metres
   */
  async function go(axis, goal) {
    for (;;) {
      const left = goal - (await nextState()).player[axis];
      if (Math.abs(left) < 0.4) return;
      const key = { x: ['KeyA', 'KeyD'], y: ['KeyW', 'KeyS'] }[axis][left < 0 ? 0 : 1] ?? '';
      await page.keyboard.down(key);
      if (Math.abs(left) < 4) await page.waitForTimeout(50);
      else
        await page.waitForFunction(({ axis, goal }) => Math.abs(goal - (window.tilewright?.().player[axis] ?? 0)) < 3, {
          axis,
          goal,
        });
      await page.keyboard.up(key);
    }
  }

  /** The state two frames from now. */
  async function nextState() {
    const before = await page.evaluate(() => window.tilewright?.().frames ?? 0);
    await page.waitForFunction((least) => (window.tilewright?.().frames ?? 0) >= least, before + 2);
    const state = await page.evaluate(() => window.tilewright?.());
    if (state === undefined) throw new Error('The game has not begun');
    return state;
  }
} finally {
  await close();
}

/**
 * Of all aims at which a wall stops the ray, the one with the most creatures in the light, in pixels of the page.
 *
 * @param {import('../src/debug-hook.js').Snapshot} state
 */
function bestAim({ player, camera, light, creatures }) {
  const space = pixelSpace({ origin: at(camera), pixelsPerMeter: pixelsPerMeter(camera.pixelsPerMeter) });
  let best = { lit: -1, x: 900, y: 300 };
  for (let y = 230; y <= 430; y += 10) {
    for (let x = 800; x <= 1060; x += 10) {
      const aim = fromPixels(space, pixelPosition(pixels(x), pixels(y)));
      if (castRay(opaque, map.space, segmentBetween(at(player), aim)) === undefined) continue;
      const disc = circle(aim, meters(light.radius - 0.6)); // they go on walking
      const lit = creatures.filter((creature) => overlaps(disc, circle(at(creature), meters(creature.radius)))).length;
      if (lit > best.lit) best = { lit, x, y };
    }
  }
  return best;
}

/** @param {{ readonly x: number; readonly y: number }} place */
function at({ x, y }) {
  return position(meters(x), meters(y));
}

/** @param {string} name */
function readText(name) {
  return readFileSync(new URL(`../maps/${name}`, import.meta.url), 'utf8');
}
