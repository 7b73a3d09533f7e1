/** What the page says when something is missing or broken: never a blank canvas. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import mapText from '../maps/keep.tmj?raw';
import { ladderPages } from '../tools/ladder-plugin.js';
import { GamePage, newPage } from './game-page.js';
import { site } from './site.js';

/** The text of the page if a file has another content. */
async function problemWith(prepare: (page: Page) => Promise<unknown>, remedy = /./): Promise<string> {
  const { page } = await GamePage.open(site, { prepare, isTitle: true });
  try {
    await page.waitForSelector('#problem', { state: 'visible' });
    expect(await page.isVisible('canvas')).toBe(false);
    expect(await page.isVisible('#hud')).toBe(false);
    expect(await page.textContent('#problem-remedy')).toMatch(remedy);
    return (await page.textContent('#problem-text')) ?? '';
  } finally {
    await page.close();
  }
}

const serve = (file: string, body: string) => (page: Page) =>
  page.route(`**/${file}`, (route) => route.fulfill({ body }));

const script = (body: string) => ({ contentType: 'text/javascript', body });

/** The part of the map that a test breaks. */
interface MapFile {
  layers: { data: string }[];
}

/** The map with one change. */
function changed(change: (map: MapFile) => void): string {
  const map = JSON.parse(mapText) as MapFile;
  change(map);
  return JSON.stringify(map);
}

describe('an error while the modules load', () => {
  it('that a missing script causes asks for a reload, which helps', async () => {
    const page = await newPage(site, {});
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(site.address);
    await page.waitForSelector('#problem', { state: 'visible' });
    expect(await page.textContent('#problem-text')).toBe('A script of the game could not be loaded.');
    expect(await page.textContent('#problem-remedy')).toBe('Check the connection, then reload the page.');
    expect(await page.isVisible('#title')).toBe(false);
    await page.unroute('**/assets/*.js');
    await page.click('#problem-reload button');
    await page.waitForSelector('#start', { state: 'visible' });
    await page.close();
  });

  it('that a script throws is shown', async () => {
    const text = await problemWith(
      (page) => page.route('**/assets/index-*.js', (route) => route.fulfill(script('throw Error("no color black")'))),
      /console has the details/,
    );
    expect(text).toBe('Error: no color black');
  });

  const ladder = ladderPages.map((name) => `ladder/${name}.html`);
  it.each(['platformer.html', ...ladder])('of %s is shown, too', async (file) => {
    const page = await newPage(site, {});
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${site.address}${file}`);
    expect(await page.textContent('#error span')).toBe('A script of this page could not be loaded.');
    await page.unroute('**/assets/*.js');
    await page.click('#error button');
    await page.waitForSelector('#error', { state: 'detached' });
    await page.close();
  });
});

describe('a file', () => {
  it('that is missing is named', async () => {
    const text = await problemWith(
      (page) => page.route('**/keep-*.tmj', (route) => route.fulfill({ status: 404 })),
      /^Put keep\.tmj into the game's folder maps, then build the game again\.$/,
    );
    expect(text).toBe('keep.tmj could not be loaded: 404 Not Found');
  });

  it('of the tileset or its picture is named too', async () => {
    const missing = (file: string) => (page: Page) => page.route(file, (route) => route.abort());
    expect(await problemWith(missing('**/keep-*.tsj'))).toBe('keep.tsj could not be loaded: the server did not answer');
    expect(await problemWith(missing('**/keep-*.png'))).toBe('keep.png could not be loaded: the server did not answer');
    expect(await problemWith(serve('keep-*.png', 'no picture'))).toBe(
      'keep.png must be a picture that the browser can show',
    );
  });
});

describe('a broken map', () => {
  it('that was cut off', async () => {
    const text = await problemWith(serve('keep-*.tmj', mapText.slice(0, 5000)));
    expect(text).toMatch(
      /^keep\.tmj: the document must be JSON, received 5000 characters of other text\. .*Restore the file/,
    );
  });

  // The reader and `world.test.ts` have a test for each kind of mistake.
  it('with a mistake says where', async () => {
    expect(
      await problemWith(
        serve(
          'keep-*.tmj',
          changed((map) => (map.layers[1]!.data = 'AAAA')),
        ),
      ),
    ).toMatch(/^keep\.tmj: layers\[1\]\.data must be /);
  });
});

describe('a browser', () => {
  it('without WebGL is told so', async () => {
    const text = await problemWith((page) =>
      page.addInitScript(() => {
        // oxlint-disable-next-line typescript/unbound-method -- called with the canvas below
        const { getContext } = HTMLCanvasElement.prototype;
        HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: never[]) {
          return kind.startsWith('webgl')
            ? null
            : (Reflect.apply(getContext, this, [kind, ...rest]) as RenderingContext | null);
        } as never;
      }),
    );
    expect(text).toBe('This browser does not support WebGL');
  });

  it('that drops the graphics context is waited for', async () => {
    const game = await GamePage.open(site, { options: '?creatures=0&lens=none', isRunning: true });
    const { page } = game;
    await game.state();
    const there = await brightPixels(game);
    expect(there).toBeGreaterThan(1000);
    await page.evaluate(() => {
      const gl = document.querySelector('canvas')!.getContext('webgl2')!;
      const extension = gl.getExtension('WEBGL_lose_context')!;
      Object.assign(window, { giveBack: () => extension.restoreContext() });
      extension.loseContext();
    });
    await page.waitForSelector('#notice', { state: 'visible' });
    expect(await page.textContent('#notice')).toContain('dropped the graphics context');
    const { steps } = await game.state();
    expect((await game.state()).steps).toBe(steps);
    await page.evaluate(() => (window as unknown as { giveBack(): void }).giveBack());
    await game.until('the game goes on', (state) => state.steps > steps + 5);
    await page.waitForSelector('#notice', { state: 'hidden' });
    await game.state();
    expect(await brightPixels(game)).toBeGreaterThan(there / 2);
    await page.close();
  });
});

/** The number of pixels in a part of the picture that are not black. */
async function brightPixels(game: GamePage): Promise<number> {
  const rgba = await game.pixels({ x: 300, y: 200, width: 200, height: 100 });
  return rgba.filter((value, i) => i % 4 === 1 && value > 60).length;
}

describe('the console', () => {
  it('gets an error that names the wrong argument, and nothing changes', async () => {
    const game = await GamePage.open(site, { options: '?creatures=10' });
    const { page } = game;
    const before = await game.state();
    await expect(page.evaluate(() => window.tilewright!.step(0.5))).rejects.toThrow(
      'tilewright.step: count must be an integer from 1 to 216000, received 0.5',
    );
    await expect(page.evaluate(() => window.tilewright!.play({ creatures: -1, fog: false }))).rejects.toThrow(
      'tilewright.play: creatures must be an integer from 0 to 20000, received -1',
    );
    const { steps, settings, creatureCount } = await game.state();
    expect({ steps, settings, creatureCount }).toEqual({
      steps: before.steps,
      settings: before.settings,
      creatureCount: before.creatureCount,
    });
    await game.close();
  });
});

describe('the game goes on', () => {
  it('in a window of size zero', async () => {
    const game = await GamePage.open(site, { isRunning: true });
    await game.state();
    await game.page.evaluate(() => {
      document.querySelector<HTMLElement>('#stage')!.style.width = '0';
    });
    const before = await game.page.evaluate(() => window.tilewright!.state().steps);
    await game.until('steps without a picture', ({ steps }) => steps > before + 10);
    await game.page.evaluate(() => {
      document.querySelector<HTMLElement>('#stage')!.style.width = '';
    });
    await game.state();
    expect(game.errors).toEqual([]);
    await game.page.close();
  });

  it('after an hour in the background, from where it was', async () => {
    const prepare = (page: Page): Promise<unknown> =>
      page.addInitScript(() => {
        const now = performance.now.bind(performance);
        let skipped = 0;
        performance.now = () => now() + skipped;
        Object.assign(window, { skipHour: () => (skipped += 3_600_000) });
      });
    const game = await GamePage.open(site, { prepare, isRunning: true });
    await game.state();
    const start = performance.now();
    const { steps } = await game.state();
    await game.page.evaluate(() => (window as unknown as { skipHour(): void }).skipHour());
    const later = await game.state();
    // A quarter of a second for the hour, and at most the time that passed meanwhile.
    expect(later.steps - steps).toBeLessThan(15 + ((performance.now() - start) / 1000) * 60 + 2);
    expect(game.errors).toEqual([]);
    await game.page.close();
  });
});
