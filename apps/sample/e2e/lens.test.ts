/** Each lens draws what it describes, and shows the lines of source that it runs; a frame does little work. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { GamePage } from './game-page.js';
import { site } from './site.js';

let game: GamePage;

beforeAll(async () => {
  // With water and torches still, two pictures of a paused game differ only by the lens.
  game = await GamePage.open(site, {
    viewport: { width: 1100, height: 620 },
    reducedMotion: 'reduce',
    hasPanels: true,
    permissions: ['clipboard-write'],
    prepare: rememberCopies,
  });
  await game.page.addStyleTag({ content: '#notice { visibility: hidden }' });
  await game.page.mouse.move(450, 250);
});

const clip = { x: 260, y: 60, width: 420, height: 480 };

/** The number of pixels in which two pictures differ. */
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

/** All pages of the browser share a clipboard, so another test may write to it: keeps what this page has written. */
function rememberCopies(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = async (text) => {
      await write(text);
      Object.assign(window, { copied: text });
    };
  });
}

/** Checks that the button of each source copies its lines as they are in the file. */
async function expectCopies(figures: readonly Locator[]): Promise<void> {
  for (const figure of figures) {
    // Not by the mouse, which aims.
    await figure.getByRole('button', { name: 'Copy' }).press('Enter');
    await figure.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await game.page.evaluate<string>('copied');
    const [path = '', firstLine = ''] = (await figure.locator('a').innerText()).split(':');
    const lines = readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8').split('\n');
    const start = Number(firstLine) - 1;
    expect(copied.split('\n')).toEqual(lines.slice(start, lines.indexOf('}', start) + 1));
  }
}

/** Makes steps until the lens on sight has something to show. */
async function stepUntilSomebodyLooks(): Promise<void> {
  while (Number(GamePage.figure(await game.step(10), 'look this way')) === 0);
}

describe('a lens', () => {
  it.each([
    ['1', 'ray', 'src/simulation/shot.ts', 'castRay(', 'tiles walked'],
    ['2', 'circle', 'src/simulation/blast.ts', 'objectsInCircle(', 'tiles'],
    ['3', 'object', 'src/lens/object-lens.ts', 'tilesOfObject(', 'tiles'],
    ['4', 'steps', 'src/simulation/chase.ts', 'nextTile(', 'tiles to walk'],
    ['5', 'spaces', 'src/lens/spaces-lens.ts', 'toTileSpace(', 'pixels'],
    ['6', 'sight', 'src/simulation/watch.ts', 'areVisibleInto(', 'near enough'],
    ['7', 'types', 'src/lens/mistakes.test-d.ts', '@ts-expect-error', 'do not compile'],
  ])('by key %s, %s, draws, and shows its source', async (key, lens, file, call, figure) => {
    const { page } = game;
    await page.keyboard.press(key);
    if (lens === 'sight') await stepUntilSomebodyLooks();
    const state = await game.state();
    expect(state.settings.lens).toBe(lens);
    expect(GamePage.figure(state, figure)).not.toBe('');
    const drawn = await game.picture(clip);
    const [caption] = await page.locator('#lens figcaption a').allTextContents();
    const [path = '', firstLine = ''] = (caption ?? '').split(':');
    expect(path).toBe(file);
    const shown = (await page.locator('#lens pre').first().innerText()).split('\n');
    const lines = readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8').split('\n');
    const own = lines.slice(Number(firstLine) - 1, Number(firstLine) - 1 + shown.length);
    expect(shown.map((line) => line.trim()).filter(Boolean)).toEqual(own.map((line) => line.trim()).filter(Boolean));
    expect((await page.locator('#lens pre').allTextContents()).join('\n')).toContain(call);
    await expectCopies(await page.locator('#lens figure').all());
    await page.keyboard.press('0');
    const plain = await game.picture(clip);
    expect(await changedPixels(drawn, plain)).toBeGreaterThan(300);
    expect(await changedPixels(plain, await game.picture(clip))).toBe(0);
    expect(game.errors).toEqual([]);
  });

  it('on a blast draws it at the aim', async () => {
    await game.page.keyboard.press('2');
    expect(GamePage.figure(await game.state(), 'lands')).toBe('at the crosshair');
  });

  it('is chosen by the control too', async () => {
    await game.page.locator('#controls select').selectOption({ label: 'Spaces' });
    const state = await game.state();
    expect(state.settings.lens).toBe('spaces');
    expect(GamePage.figure(state, 'pixels')).toBe('450 px, 250 px');
    expect(GamePage.figure(state, 'tile')).toBe(`${Math.floor(state.aim.x)}, ${Math.floor(state.aim.y)}`);
  });
});

/** The work of a frame, observed from outside the game. */
interface FrameRecord {
  readonly calls: number;
  readonly bodies: number;
}

describe('5,000 creatures', () => {
  it('cost little work in a frame', async () => {
    // Frames are observed in the page, because calls from here would miss some.
    const prepare = (page: Page): Promise<unknown> =>
      page.addInitScript(() => {
        const records: FrameRecord[] = [];
        Object.assign(window, { records });
        let calls = 0;
        const type = WebGL2RenderingContext.prototype;
        for (const name of ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const) {
          const draw = type[name] as (...args: unknown[]) => void;
          Object.assign(type, {
            [name](this: WebGL2RenderingContext, ...args: unknown[]) {
              calls++;
              draw.apply(this, args);
            },
          });
        }
        let seen = 0;
        const look = (): void => {
          const state = window.tilewright?.state();
          if (state !== undefined && state.frames > seen) {
            records.push({ calls, bodies: state.drawn.bodies });
            calls = 0;
            seen = state.frames;
          }
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
    const page = await GamePage.open(site, { options: '?creatures=5000', prepare, isRunning: true });
    // Not those of the title, of which a slow machine draws more, nor what the first frames of a game draw once.
    await page.until('steps', ({ steps }) => steps > 10);
    const read = (): Promise<FrameRecord[]> =>
      page.page.evaluate(() => (window as unknown as { records: FrameRecord[] }).records);
    const first = (await read()).length;
    await expect.poll(async () => (await read()).length).toBeGreaterThanOrEqual(first + 30);
    const records = (await read()).slice(first, first + 30);
    expect(Math.max(...records.map(({ calls }) => calls))).toBeLessThan(60);
    expect(Math.max(...records.map(({ bodies }) => bodies))).toBeLessThan(400);
    expect(page.errors).toEqual([]);
    await page.page.close();
  });
});
