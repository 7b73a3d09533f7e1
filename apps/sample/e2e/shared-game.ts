/** One page with the game for several tests. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Options } from '../src/options.js';
import { GamePage, type PageOptions, type Site } from './game-page.js';

/**
 * One page for all tests of a group, because a page takes longer to open than most tests. Each test begins with a new game, so
 * none depends on another.
 *
 * @param settings - those of each game
 * @param options - those of the page
 */
export function sharedGame(
  site: () => Site,
  settings: Partial<Options>,
  { hasPanels = false, ...options }: PageOptions = {},
): () => GamePage {
  let game: GamePage;
  beforeAll(async () => {
    game = await GamePage.open(site(), options);
  });
  beforeEach(async () => {
    await game.reset(settings, hasPanels);
  });
  afterEach(() => {
    const errors = game.errors.splice(0);
    expect(errors).toEqual([]);
  });
  afterAll(() => game.page.close());
  return () => game;
}
