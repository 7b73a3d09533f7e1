/** A page with the game in it, as tests use it: what it says, what it shows, where things are on it. */
import { pixelSpace, type PixelSpace, toPixels } from '@tilewright/tilemap';
import { meters, pixels, pixelsPerMeter, position, type Position2, valueIn } from '@tilewright/units';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Snapshot } from '../src/debug-hook.js';
import type { openSite } from './browser.mjs';

export type Site = Awaited<ReturnType<typeof openSite>>;

export class GamePage {
  readonly page: Page;
  /** What went wrong in the page. */
  readonly errors: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  /** @param prepare - is done before the page is loaded */
  static async open(
    { browser, address }: Site,
    prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
    options: BrowserContextOptions = {},
  ): Promise<GamePage> {
    // Small, because nothing but the processor draws here.
    const page = await browser.newPage({ viewport: { width: 800, height: 480 }, ...options });
    const game = new GamePage(page);
    await prepare(page);
    await page.goto(address);
    return game;
  }

  /** The state once a condition holds, which must be soon. */
  async until(what: string, holds: (state: Snapshot) => boolean): Promise<Snapshot> {
    const end = Date.now() + 20_000;
    for (;;) {
      const state = await this.page.evaluate(() => window.tilewright?.());
      if (state !== undefined && holds(state)) return state;
      if (Date.now() > end) throw new Error(`${what}: did not come true; the page says ${JSON.stringify(this.errors)}`);
      await this.page.waitForTimeout(20);
    }
  }

  /** The state, some frames after whatever was done last. */
  async state(): Promise<Snapshot> {
    const { frames } = await this.until('a frame', () => true);
    return this.until('two more frames', (state) => state.frames >= frames + 2);
  }

  /** Holds a key down while something comes true. */
  async hold(key: string, what: string, holds: (state: Snapshot) => boolean): Promise<Snapshot> {
    await this.page.keyboard.down(key);
    try {
      return await this.until(what, holds);
    } finally {
      await this.page.keyboard.up(key);
    }
  }

  /** Puts the pointer on a position of the world. */
  async pointAt(place: Position2): Promise<Snapshot> {
    const { x, y } = toPixels(cameraOf(await this.state()), place);
    await this.page.mouse.move(valueIn(x, pixels), valueIn(y, pixels));
    return this.state();
  }

  /** What the active lens says under a name. */
  static figure({ figures }: Snapshot, name: string): string {
    return figures.find(([each]) => each === name)?.[1] ?? '';
  }

  /** The pixels of a part of the page as the user sees it: red, green, blue, alpha. */
  async pixels(clip: { x: number; y: number; width: number; height: number }): Promise<Uint8Array> {
    const png = await this.page.screenshot({ clip });
    // A text: numbers one by one would take seconds on their way here.
    const text = await this.page.evaluate(async (base64) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${base64}`)).blob());
      const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
      if (pen === null) throw new Error('no canvas');
      pen.drawImage(picture, 0, 0);
      const { data } = pen.getImageData(0, 0, picture.width, picture.height);
      return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
    }, png.toString('base64'));
    return Buffer.from(text, 'base64');
  }
}

/** What the canvas shows, as the game's own camera has it. */
export function cameraOf({ camera }: Snapshot): PixelSpace {
  return pixelSpace({ origin: placeOf(camera), pixelsPerMeter: pixelsPerMeter(camera.pixelsPerMeter) });
}

export function placeOf({ x, y }: { readonly x: number; readonly y: number }): Position2 {
  return position(meters(x), meters(y));
}
