/** What creatures see of the floor is drawn, without a lens, as far as the player sees it. */
import { expect, it } from 'vitest';
import { GamePage } from './game-page.js';
import { site } from './site.js';
import { onTheRoad } from './testing/changed-maps.js';

it('is drawn of creatures in view, and by no lens', async () => {
  const game = await GamePage.open(site, { options: '?creatures=2000', reducedMotion: 'reduce', prepare: onTheRoad });
  let state = await game.step();
  while (state.drawn.gazes === 0 && state.steps < 600) state = await game.hold('KeyD', 15);
  expect(state.drawn.gazes).toBeGreaterThan(0);
  expect(state.settings.lens).toBe('none');
  // Few, however many creatures are in view.
  expect(state.drawn.gazes).toBeLessThanOrEqual(12);
  await game.close();
});

it('is missing where its code is, like the effects, and the game plays', async () => {
  const game = await GamePage.open(site, {
    options: '?creatures=100',
    prepare: async (page) => {
      await onTheRoad(page);
      await page.route(/\/(gaze-view|effects-of)-/, (route) => route.abort());
    },
  });
  const before = await game.state();
  const { player, drawn } = await game.hold('KeyD', 60);
  expect([player.x > before.player.x + 2, drawn.gazes]).toEqual([true, 0]);
  expect(game.errors.splice(0)).toEqual(
    Array.from({ length: 2 }, () => expect.stringContaining('ERR_FAILED') as string),
  );
  await game.close();
});
