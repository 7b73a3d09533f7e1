/** Plays a page of the ladder: input, fixed steps of time, and a canvas. Time begins with the first key or press. */
import { div, instant, milliseconds, min, mul, seconds, sub, add } from '@tilewright/units';
import { CanvasPicture } from './canvas-picture.js';
import { Input } from './input.js';
import type { Page } from './page.js';
import type * as walk from './walk.js';
import { timeStep } from './walk.js';

/** The longest time to catch up: after a while in a background tab, the game goes on where it stopped. */
const longest = seconds(0.25);

export function play<Game extends walk.Game>(page: Page<Game>): void {
  const canvas = document.querySelector('canvas')!;
  const picture = new CanvasPicture(canvas);
  const input = new Input(canvas, () => picture.camera);
  const game = page.createGame();
  window.ladder = () => game;
  let left = seconds(0);
  let last = instant(milliseconds(performance.now()));

  function frame(): void {
    const now = instant(milliseconds(performance.now()));
    if (input.hasBegun) left = min(add(left, sub(now, last)), longest);
    last = now;
    // Rounded to the nearest step: a screen of 60 frames a second then shows one step in each.
    const due = Math.round(div(left, timeStep));
    for (let i = 0; i < due; i++) page.step(game, input.take());
    left = sub(left, mul(timeStep, due));
    picture.clear();
    page.draw(picture, game);
    requestAnimationFrame(frame);
  }
  frame();
}
