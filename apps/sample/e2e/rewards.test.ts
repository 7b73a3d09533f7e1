/** A goal bursts and slows time for a moment, and doors that open throw splinters. */
import { expect, it } from 'vitest';
import { goalAtStart } from './testing/changed-maps.js';
import { GamePage } from './game-page.js';
import { site } from './site.js';

/** The steps of each of some frames, after the first command. */
async function stepsOfFrames(game: GamePage): Promise<readonly number[]> {
  await game.page.evaluate(() => window.tilewright!.play({ isPaused: false }));
  await game.holdFrames(true);
  await game.state();
  await game.page.keyboard.down('KeyD');
  const counts: number[] = [];
  let last = (await game.state()).steps;
  for (let i = 0; i < 20; i++) {
    const { steps } = await game.state();
    counts.push(steps - last);
    last = steps;
  }
  await game.page.keyboard.up('KeyD');
  return counts;
}

it.each([
  ['slows time for a moment', 'no-preference', true],
  ['leaves time as it is for users who ask for less motion', 'reduce', false],
] as const)('a goal %s', async (_, reducedMotion, isSlowed) => {
  const game = await GamePage.open(site, { options: '?creatures=0', prepare: goalAtStart, reducedMotion });
  const counts = await stepsOfFrames(game);
  // A frame is a tenth of a second long: six steps, or about two. Rounding may leave a step to the next frame.
  expect(counts.some((count) => count <= 3)).toBe(isSlowed);
  expect(counts.at(-1)! + counts.at(-2)!).toBeGreaterThanOrEqual(11);
  await game.close();
});

it('a goal bursts', async () => {
  const game = await GamePage.open(site, { options: '?creatures=0', prepare: goalAtStart });
  const before = await game.step();
  const { drawn } = await game.hold('KeyD', 3);
  expect(drawn.effects).toBeGreaterThan(before.drawn.effects + 20);
  const later = await game.step(120);
  expect(later.drawn.effects).toBe(before.drawn.effects);
  await game.close();
});
