// npm run screenshot: the picture in the README, taken of the game as it is.
import { fileURLToPath } from 'node:url';
import { openSite } from './browser.mjs';

const file = process.argv[2] ?? fileURLToPath(new URL('../../../docs/screenshot.png', import.meta.url));
const { address, browser, close } = await openSite();
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  await page.goto(address);
  await page.waitForFunction(() => window.tilewright !== undefined);

  // From the gate through the courtyard into the great hall.
  await walk('KeyD', () => (window.tilewright?.().player.x ?? 0) > 105.6);
  await walk('KeyW', () => (window.tilewright?.().player.y ?? 99) < 42.3);
  await walk('KeyD', () => (window.tilewright?.().player.x ?? 0) > 116.5);
  await walk('KeyW', () => (window.tilewright?.().player.y ?? 99) < 27);
  await page.keyboard.press('Space');
  for (let i = 0; i < 2; i++) await page.keyboard.press('KeyE');

  // The aim at which most creatures light up while a wall stops the ray.
  let best = { score: -1, x: 0, y: 0 };
  for (let y = 160; y <= 440; y += 40) {
    for (let x = 720; x <= 1120; x += 40) {
      const score = await scoreAt(x, y);
      if (score > best.score) best = { score, x, y };
    }
  }
  await page.keyboard.press('Space');
  await scoreAt(best.x, best.y);
  await page.screenshot({ path: file });
  console.log(file);

  /** @param {string} key @param {() => boolean} hasArrived */
  async function walk(key, hasArrived) {
    await page.keyboard.down(key);
    await page.waitForFunction(hasArrived);
    await page.keyboard.up(key);
  }

  /** @param {number} x @param {number} y in pixels of the page */
  async function scoreAt(x, y) {
    await page.mouse.move(x, y);
    return page.evaluate(
      () =>
        new Promise((resolve) => {
          const before = window.tilewright?.().frames ?? 0;
          const look = () => {
            const state = window.tilewright?.();
            if (state === undefined || state.frames < before + 2) return void requestAnimationFrame(look);
            resolve(state.light.creatures.length + (state.ray.hit === undefined ? 0 : 3));
          };
          look();
        }),
    );
  }
} finally {
  await close();
}
