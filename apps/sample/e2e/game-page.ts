/** A page with the game, as tests use it: its texts, its picture, and the positions of things on it. */
import { pixelSpace, type PixelSpace } from '@tilewright/tilemap';
import { meters, pixelsPerMeter, position, type Position2 } from '@tilewright/units';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Snapshot } from '../src/debug/debug-hook.js';
import type { Choices } from '../src/feature.js';
import { defaults, type Options as OwnOptions } from '../src/options.js';
import { holdFrames } from './frames.js';

/** What a game can be started with: by its own options, and by the choices that features add. */
export type Options = OwnOptions & Choices;
export type { Snapshot };

/** Pages, and a browser to open them in. */
export interface Site {
  readonly address: string;
  readonly browser: Browser;
}

/** The longest wait for a condition, in milliseconds: ten times the need of a slow machine. */
const patience = 240_000;

export interface PageOptions extends BrowserContextOptions {
  /** The end of the address, such as `?creatures=0`. */
  readonly options?: string;
  /** Runs before the page is loaded. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Whether time passes, and frames are drawn, by themselves. */
  readonly isRunning?: boolean;
  /** Whether to open the panels beside the picture. */
  readonly hasPanels?: boolean;
  /** Whether to stay at the title. */
  readonly isTitle?: boolean;
  /** When the page counts as open: as soon as it arrives, or once it is loaded. */
  readonly waitUntil?: 'commit' | 'load';
}

/** An empty page, which waits as long as a slow machine needs. */
export async function newPage({ browser }: Pick<Site, 'browser'>, context: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(context);
  page.setDefaultTimeout(patience);
  return page;
}

/** A part of the page, in CSS pixels. */
interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export class GamePage {
  readonly page: Page;
  /** The errors of the page. */
  readonly errors: string[] = [];
  /** The pixels of a meter in its first game. */
  private zoom = 0;

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
    const page = await newPage({ browser }, { viewport: { width: 800, height: 480 }, ...context });
    const game = new GamePage(page);
    await holdFrames(page, !isRunning);
    await prepare?.(page);
    await page.goto(`${address}${options}`, { waitUntil });
    if (isTitle) return game;
    const { camera } = await game.play({ isPaused: !isRunning });
    game.zoom = camera.pixelsPerMeter;
    if (hasPanels) await page.keyboard.press('v');
    return game;
  }

  /** Closes the page. @throws Error if the page had an error */
  async close(): Promise<void> {
    await this.page.close();
    if (this.errors.length > 0) throw new Error(`The page says ${JSON.stringify(this.errors)}`);
  }

  /**
   * Waits for a condition.
   *
   * @param passed - the time between two frames while they are held, in milliseconds
   * @returns the state in which it holds
   */
  async until(what: string, holds: (state: Snapshot) => boolean, passed = 100): Promise<Snapshot> {
    const end = Date.now() + patience;
    for (;;) {
      const state = await this.page.evaluate((each) => {
        window.heldFrames.draw(each);
        return window.tilewright?.state();
      }, passed);
      if (state !== undefined && holds(state)) return state;
      if (Date.now() > end) throw new Error(`${what}: did not come true; the page says ${JSON.stringify(this.errors)}`);
      await this.page.waitForTimeout(20);
    }
  }

  /** Waits until something is true in the page, and draws frames meanwhile. */
  async untilTrue(holds: (given: string) => boolean, given: string): Promise<void> {
    const end = Date.now() + patience;
    for (;;) {
      await this.page.evaluate(() => window.heldFrames.draw());
      if (await this.page.evaluate(holds, given)) return;
      if (Date.now() > end) throw new Error(`${String(holds)} did not come true`);
      await this.page.waitForTimeout(20);
    }
  }

  /** Waits until an element is visible that a frame shows. */
  async untilVisible(selector: string): Promise<void> {
    await this.untilTrue((each) => document.querySelector(each)?.checkVisibility() === true, selector);
  }

  /** The state after the last action. */
  async state(): Promise<Snapshot> {
    return this.page.evaluate(async (most) => {
      const { heldFrames } = window;
      const read = (): Snapshot | undefined => window.tilewright?.state();
      const before = read()?.frames ?? 0;
      const nextFrame = (): Promise<unknown> =>
        new Promise((resolve) => (heldFrames.isHeld ? setTimeout(resolve, 5) : requestAnimationFrame(resolve)));
      for (const end = Date.now() + most; ; await nextFrame()) {
        heldFrames.draw();
        const state = read();
        const isDrawn = heldFrames.isHeld || (state?.frames ?? 0) >= before + 2;
        if (state !== undefined && isDrawn && !(state.isLoading === true && state.settings.lens !== 'none'))
          return state;
        if (Date.now() > end) throw new Error('The page draws no frames');
      }
    }, patience);
  }

  /**
   * Starts a game. One that is paused has made a step, so that it obeys: then time passes only in `step`, the same on
   * every machine.
   */
  async play(settings: Partial<Options> = {}): Promise<Snapshot> {
    // No time passes before: steps of the bot behind the title would take most of what a page takes to open.
    await this.until('a frame', () => true, 0);
    await this.page.evaluate((each) => window.tilewright!.play(each), settings);
    const state = await this.state();
    return state.settings.isPaused ? this.step() : state;
  }

  /**
   * Begins again in a page that was used: with a paused game, without help and notes, and with panels if they are asked
   * for, and the camera as near as at first. Only the pointer stays where it is.
   */
  async reset(settings: Partial<Options>, hasPanels = false): Promise<Snapshot> {
    const { page } = this;
    await this.holdFrames(true);
    if (await page.isVisible('#help')) await page.click('#close-help');
    let state = await this.play({ ...defaults, lens: 'none', isPaused: true, ...settings });
    if (await page.isVisible('#run')) await page.click('#close-run');
    if ((await page.isVisible('#side')) !== hasPanels) await page.click('#show-side');
    while (state.camera.pixelsPerMeter !== this.zoom) {
      await page.keyboard.press(state.camera.pixelsPerMeter < this.zoom ? '+' : '-');
      state = await this.state();
    }
    return state;
  }

  /** Goes back to the title. */
  async leave(): Promise<Snapshot> {
    await this.page.evaluate(() => window.tilewright!.leave());
    return this.until('the title', ({ phase }) => phase === 'title');
  }

  /** Leaves the title by a key. */
  async start(): Promise<Snapshot> {
    await this.until('the title', ({ phase }) => phase === 'title');
    await this.page.keyboard.press('Enter');
    return this.until('a game', ({ phase }) => phase !== 'title');
  }

  /** Pauses a running game, and draws no more frames by itself. */
  async pause(): Promise<Snapshot> {
    await this.page.keyboard.press('p');
    await this.until('a pause', ({ settings }) => settings.isPaused);
    await this.holdFrames(true);
    return this.state();
  }

  /** Resumes a paused game. */
  async goOn(): Promise<Snapshot> {
    await this.holdFrames(false);
    await this.page.keyboard.press('p');
    return this.until('no pause', ({ settings }) => !settings.isPaused);
  }

  /** Whether frames are drawn only as the test asks for them. */
  async holdFrames(isHeld: boolean): Promise<void> {
    await this.page.evaluate((each) => window.heldFrames.hold(each), isHeld);
  }

  /** Makes steps in a paused game, all in one frame. */
  async step(count = 1): Promise<Snapshot> {
    const goal = await this.page.evaluate((each) => {
      window.tilewright!.step(each);
      return window.tilewright!.state().steps + each;
    }, count);
    return this.until(`${count} steps`, ({ steps }) => steps === goal);
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

  /** The texts of all elements that match. */
  texts(selector: string): Promise<string[]> {
    return this.page.locator(selector).allInnerTexts();
  }

  /** The visible headings, in the order in which they are read. */
  headings(): Promise<string[]> {
    return this.texts('h1:visible, h2:visible');
  }

  /** The figure of the active lens with a given name. */
  static figure({ figures = [] }: Snapshot, name: string): string {
    return figures.find(([each]) => each === name)?.[1] ?? '';
  }

  /** A picture of a part of the page as the user sees it. */
  async picture(clip: Clip): Promise<Buffer> {
    await this.page.evaluate(() => (window.heldFrames.isPainted = true));
    await this.state();
    const png = await this.page.screenshot({ clip });
    await this.page.evaluate(() => (window.heldFrames.isPainted = false));
    return png;
  }

  /** The pixels of such a picture: red, green, blue, alpha. */
  async pixels(clip: Clip): Promise<Uint8Array> {
    const png = await this.picture(clip);
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
