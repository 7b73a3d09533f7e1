/** Each lens draws what it says, and shows the lines of source that it runs; the work of a frame stays small. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '../src/debug-hook.js';
import { openSite } from './browser.mjs';
import { GamePage, type Site } from './game-page.js';

let site: Site;
let game: GamePage;

beforeAll(async () => {
  site = await openSite();
  game = await GamePage.open(site, undefined, { viewport: { width: 1100, height: 620 } });
  await game.state();
  await game.page.mouse.move(450, 250);
  await game.page.keyboard.press('p');
});
afterAll(() => site.close());

const clip = { x: 260, y: 60, width: 420, height: 480 };

/** In how many pixels two pictures differ. */
function changedPixels(before: Buffer, after: Buffer): Promise<number> {
  return game.page.evaluate(
    async (pictures) => {
      const data = await Promise.all(
        pictures.map(async (base64) => {
          const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
          const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
          pen.drawImage(picture, 0, 0);
          return pen.getImageData(0, 0, picture.width, picture.height).data;
        }),
      );
      const [a, b] = data;
      return a!.filter((value, i) => i % 4 === 1 && Math.abs(value - b![i]!) > 12).length;
    },
    [before, after].map((picture) => picture.toString('base64')),
  );
}

/** Leaves the game paused at a moment at which the lens on eyes has something to show. */
async function goOnUntilSomebodyLooks(): Promise<void> {
  const looking = (state: Snapshot): boolean => Number(GamePage.figure(state, 'look this way')) > 0;
  for (;;) {
    if (looking(await game.state())) return;
    await game.page.keyboard.press('p');
    await game.until('somebody looks this way', looking);
    await game.page.keyboard.press('p');
  }
}

describe('a lens', () => {
  it.each([
    ['1', 'ray', 'src/simulation/shot.ts', 'castRay(', 'tiles walked'],
    ['2', 'circle', 'src/simulation/blast.ts', 'objectsInCircle(', 'tiles'],
    ['3', 'object', 'src/lens/object-lens.ts', 'tilesOf(', 'tiles'],
    ['4', 'steps', 'src/simulation/trails.ts', 'stepIn(', 'tiles in the field'],
    ['5', 'spaces', 'src/lens/spaces-lens.ts', 'toTileSpace(', 'pixels'],
    ['6', 'sight', 'src/simulation/watch.ts', 'isVisible(', 'near enough'],
  ])('by key %s, %s, draws, and shows its source', async (key, lens, file, call, figure) => {
    const { page } = game;
    await page.keyboard.press(key);
    if (lens === 'sight') await goOnUntilSomebodyLooks();
    const state = await game.state();
    expect(state.settings.lens).toBe(lens);
    expect(GamePage.figure(state, figure)).not.toBe('');
    const drawn = await page.screenshot({ clip });
    const [caption] = await page.locator('#lens figcaption').allTextContents();
    const [path = '', firstLine = ''] = (caption ?? '').split(':');
    expect(path).toBe(file);
    const shown = (await page.locator('#lens pre').first().innerText()).split('\n');
    const lines = readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8').split('\n');
    const own = lines.slice(Number(firstLine) - 1, Number(firstLine) - 1 + shown.length);
    expect(shown.map((line) => line.trim()).filter(Boolean)).toEqual(own.map((line) => line.trim()).filter(Boolean));
    expect((await page.locator('#lens pre').allTextContents()).join('\n')).toContain(call);
    await page.keyboard.press('0');
    await game.state();
    expect(await changedPixels(drawn, await page.screenshot({ clip }))).toBeGreaterThan(300);
    expect(game.errors).toEqual([]);
  });

  it('is chosen by the control too', async () => {
    await game.page.locator('#controls select').selectOption({ label: 'Spaces' });
    const state = await game.state();
    expect(state.settings.lens).toBe('spaces');
    expect(GamePage.figure(state, 'pixels')).toBe('450 px, 250 px');
    expect(GamePage.figure(state, 'tile')).toBe(`${Math.floor(state.aim.x)}, ${Math.floor(state.aim.y)}`);
  });
});

describe('5,000 creatures', () => {
  it('cost little work in a frame', async () => {
    const page = await GamePage.open(site, (page) =>
      page.addInitScript(() => {
        const counter = { calls: 0 };
        Object.assign(window, { counter });
        const type = WebGL2RenderingContext.prototype;
        for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
          const draw = type[name] as (...args: unknown[]) => void;
          Object.assign(type, {
            [name](this: WebGL2RenderingContext, ...args: unknown[]) {
              counter.calls++;
              draw.apply(this, args);
            },
          });
        }
      }),
    );
    await page.state();
    await page.page.keyboard.press(']');
    const begin = await page.until(
      '5,000',
      ({ settings, creatureCount }) => settings.creatures === 5000 && creatureCount > 4900,
    );
    const read = (): Promise<number> =>
      page.page.evaluate(() => (window as unknown as { counter: { calls: number } }).counter.calls);
    const before = await read();
    // The last of them one with a step in it.
    const later = await page.until(
      'twenty frames',
      ({ frames, costs }) => frames >= begin.frames + 20 && costs.fullScan > 0,
    );
    const calls = (await read()) - before;
    const frames = (await page.state()).frames - begin.frames;
    expect(calls / frames).toBeLessThan(60);
    expect(later.drawn.bodies).toBeLessThan(400);
    // A frame makes up to fifteen steps: each touches less than one part in a thousand of a full scan.
    expect(later.costs.touched / later.costs.fullScan).toBeLessThan(0.001);
    expect(page.errors).toEqual([]);
    await page.page.close();
  });
});
