/** A page with the game, as tests use it: its texts, its picture, and the positions of things on it. */
import { pixelSpace, type PixelSpace } from '@tilewright/tilemap';
import { meters, pixelsPerMeter, position, type Position2 } from '@tilewright/units';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { Snapshot } from '../src/debug-hook.js';
import type { openSite } from './browser.mjs';

export type Site = Awaited<ReturnType<typeof openSite>>;

/** The longest wait for a condition, in milliseconds: ten times the need of a slow machine. */
const patience = 240_000;

export interface PageOptions extends BrowserContextOptions {
  /** The end of the address, such as `?creatures=0`. */
  readonly options?: string;
  /** Runs before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Whether time passes by itself. */
  readonly isRunning?: boolean;
  /** Whether to open the panels beside the picture. */
  readonly hasPanels?: boolean;
  /** Whether to stay at the title. */
  readonly isTitle?: boolean;
  /** When the page counts as open: as soon as it arrives, or once it is loaded. */
  readonly waitUntil?: 'commit' | 'load';
}

export class GamePage {
  readonly page: Page;
  /** The errors of the page. */
  readonly errors: string[] = [];

  private constructor(page: Page) {
    this.page = page;
    page.on('pageerror', (error) => this.errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
  }

  /** Starts the game, paused by default: then time passes only in `step`, the same on every machine. */
  static async open(
    { browser, address }: Site,
    {
      options = '',
      prepare,
      isRunning = false,
      hasPanels = false,
      isTitle = false,
      waitUntil = 'load',
      ...context
    }: PageOptions = {},
  ): Promise<GamePage> {
    // Small, because the processor draws here.
    const page = await browser.newPage({ viewport: { width: 800, height: 480 }, ...context });
    page.setDefaultTimeout(patience);
    const game = new GamePage(page);
    await prepare?.(page);
    await page.goto(`${address}${options}`, { waitUntil });
    if (isTitle) return game;
    await game.start();
    if (hasPanels) await page.keyboard.press('v');
    if (isRunning) return game;
    await game.pause();
    return game;
  }

  /** Closes the page. @throws Error if the page had an error */
  async close(): Promise<void> {
    await this.page.close();
    if (this.errors.length > 0) throw new Error(`The page says ${JSON.stringify(this.errors)}`);
  }

  /** Waits for a condition. @returns the state in which it holds */
  async until(what: string, holds: (state: Snapshot) => boolean): Promise<Snapshot> {
    const end = Date.now() + patience;
    for (;;) {
      const state = await this.page.evaluate(() => window.tilewright?.());
      if (state !== undefined && holds(state)) return state;
      if (Date.now() > end) throw new Error(`${what}: did not come true; the page says ${JSON.stringify(this.errors)}`);
      await this.page.waitForTimeout(20);
    }
  }

  /** The state some frames after the last action. */
  async state(): Promise<Snapshot> {
    const { frames } = await this.until('a frame', () => true);
    return this.until('two more frames', (state) => state.frames >= frames + 2);
  }

  /** Leaves the title. */
  async start(): Promise<Snapshot> {
    await this.until('the title', ({ phase }) => phase === 'title');
    await this.page.keyboard.press('Enter');
    return this.until('a game', ({ phase }) => phase !== 'title');
  }

  /** Pauses a running game. */
  async pause(): Promise<Snapshot> {
    await this.page.keyboard.press('p');
    await this.until('a pause', ({ settings }) => settings.isPaused);
    return this.state();
  }

  /** Resumes a paused game. */
  async goOn(): Promise<Snapshot> {
    await this.page.keyboard.press('p');
    return this.until('no pause', ({ settings }) => !settings.isPaused);
  }

  /** Makes steps in a paused game. */
  async step(count = 1): Promise<Snapshot> {
    const { steps } = await this.state();
    for (let i = 0; i < count; i++) await this.page.keyboard.press('.');
    return this.until(`${count} steps`, (state) => state.steps === steps + count);
  }

  /** Holds a key down for some steps of a paused game. */
  async hold(key: string, steps: number): Promise<Snapshot> {
    await this.page.keyboard.down(key);
    try {
      return await this.step(steps);
    } finally {
      await this.page.keyboard.up(key);
    }
  }

  /** The figure of the active lens with a given name. */
  static figure({ figures }: Snapshot, name: string): string {
    return figures.find(([each]) => each === name)?.[1] ?? '';
  }

  /** The pixels of a part of the page as the user sees it: red, green, blue, alpha. */
  async pixels(clip: { x: number; y: number; width: number; height: number }): Promise<Uint8Array> {
    const png = await this.page.screenshot({ clip });
    // As text, because an array of numbers would take seconds to transfer.
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

/** The game's own camera. */
export function cameraOf({ camera }: Snapshot): PixelSpace {
  return pixelSpace({ origin: placeOf(camera), pixelsPerMeter: pixelsPerMeter(camera.pixelsPerMeter) });
}

export function placeOf({ x, y }: { readonly x: number; readonly y: number }): Position2 {
  return position(meters(x), meters(y));
}
