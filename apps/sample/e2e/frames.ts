/**
 * Frames of the game that are drawn when a test asks for one, and not by themselves: a game then costs nothing while a
 * test waits, and no test waits for a frame. The page's clock stands still between them.
 *
 * The game draws each frame, and WebGL paints only those that a test looks at: without a graphics card, that takes most
 * of the time of a frame. Besides this, only `requestAnimationFrame` and `performance.now` are replaced.
 */
import type { Page } from 'playwright-core';

export interface Frames {
  /** Whether frames wait for `draw`. */
  readonly isHeld: boolean;
  hold(isHeld: boolean): void;
  /** Draws a frame, by default a tenth of a second after the last one, if they are held. Milliseconds. */
  draw(passed?: number): void;
  /** Whether frames are painted; not at first. */
  isPainted: boolean;
}

declare global {
  interface Window {
    /** In the pages of tests only. */
    heldFrames: Frames;
  }
}

/** Call before the page is loaded. @param isHeld - whether frames are held from the start */
export async function holdFrames(page: Page, isHeld: boolean): Promise<void> {
  await page.addInitScript((isHeldAtStart) => {
    const request = requestAnimationFrame.bind(window);
    const now = performance.now.bind(performance);
    let waiting: FrameRequestCallback[] = [];
    let isHeld = isHeldAtStart;
    /** The time at which the clock stands, and how much a running one is ahead of the browser's. */
    let [time, ahead] = [now(), 0];
    performance.now = () => (isHeld ? time : now() + ahead);
    const takeWaiting = (): readonly FrameRequestCallback[] => {
      const due = waiting;
      waiting = [];
      return due;
    };
    // A frame that the browser still owes when frames are held waits, too.
    let isRequested = false;
    const requestAll = (): void => {
      if (isHeld || isRequested) return;
      isRequested = true;
      request((now) => {
        isRequested = false;
        if (!isHeld) for (const callback of takeWaiting()) callback(now);
      });
    };
    window.requestAnimationFrame = (callback) => {
      requestAll();
      return waiting.push(callback);
    };
    const gl = WebGL2RenderingContext.prototype;
    for (const name of [
      'clear',
      'drawElements',
      'drawArrays',
      'drawElementsInstanced',
      'drawArraysInstanced',
    ] as const) {
      const paint = gl[name];
      Object.assign(gl, {
        [name](this: WebGL2RenderingContext, ...given: unknown[]) {
          if (window.heldFrames.isPainted) Reflect.apply(paint, this, given);
        },
      });
    }
    window.heldFrames = {
      isPainted: false,
      get isHeld() {
        return isHeld;
      },
      hold(toHold) {
        if (toHold === isHeld) return;
        if (toHold) time = performance.now();
        else ahead = time - now();
        isHeld = toHold;
        requestAll();
      },
      draw(passed = 100) {
        if (isHeld) time += passed;
        for (const callback of takeWaiting()) callback(time);
      },
    };
  }, isHeld);
}
