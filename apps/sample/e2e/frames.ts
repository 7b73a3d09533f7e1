/**
 * Frames of the game that are drawn when a test asks for one, and not by themselves: a game then costs nothing while a test
 * waits, and no test waits for a frame. The page's clock stands still between them.
 *
 * Only `requestAnimationFrame` and `performance.now` of the page are replaced; the browser still shows what is drawn.
 */
import type { Page } from 'playwright-core';

export interface Frames {
  /** Whether frames wait for `draw`. */
  readonly isHeld: boolean;
  hold(isHeld: boolean): void;
  /** Draws a frame, a tenth of a second after the last one, if they are held. */
  draw(): void;
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
    window.requestAnimationFrame = (callback) => (isHeld ? waiting.push(callback) : request(callback));
    performance.now = () => (isHeld ? time : now() + ahead);
    const takeWaiting = (): readonly FrameRequestCallback[] => {
      const due = waiting;
      waiting = [];
      return due;
    };
    window.heldFrames = {
      get isHeld() {
        return isHeld;
      },
      hold(toHold) {
        if (toHold === isHeld) return;
        if (toHold) time = performance.now();
        else ahead = time - now();
        isHeld = toHold;
        if (!isHeld) for (const callback of takeWaiting()) request(callback);
      },
      draw() {
        if (isHeld) time += 100;
        for (const callback of takeWaiting()) callback(time);
      },
    };
  }, isHeld);
}
