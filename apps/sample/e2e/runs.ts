/** Runs in tests: how they are played, shared, and watched to their end. */
import type { GamePage } from './game-page.js';

/** The fingerprint of the state on the page. */
export const hashOf = (game: GamePage): Promise<string | undefined> =>
  game.page.evaluate(() => window.tilewright?.hash());

/** Plays a little: walks, shoots, throws. The game stays paused. */
export async function play(game: GamePage): Promise<void> {
  await game.step(2);
  await game.page.mouse.move(500, 200);
  await game.hold('d', 12);
  await game.hold('Space', 15);
  await game.page.keyboard.press('c');
  await game.hold('w', 10);
}

/** Shares the run on a page. @returns the address */
export async function share(game: GamePage): Promise<string> {
  await game.page.keyboard.press('v'); // the panels
  await game.page.click('#share-run');
  await game.untilTrue((start) => location.hash.startsWith(start), '#run=');
  return game.page.url();
}

/** Waits for the end of the run that is watched: it must be the end that was recorded. */
export async function endOf(game: GamePage): Promise<void> {
  await game.untilTrue((text) => document.querySelector('#run-text')?.textContent === text, 'The run ends here.');
}
