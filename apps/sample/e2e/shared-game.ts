/** One page with the game for several tests. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { GamePage, type Options, type PageOptions } from './game-page.js';
import { site } from './site.js';

/**
 * One page for all tests of a group, because a page takes longer to open than most tests. Each test begins with a new
 * game, so none depends on another.
 *
 * @param settings - those of each game
 * @param options - those of the page
 * @param onTest - called before each test
 */
export function sharedGame(
  settings: Partial<Options>,
  { hasPanels = false, ...options }: PageOptions = {},
  onTest: (game: GamePage) => void = () => undefined,
): () => GamePage {
  let game: GamePage;
  beforeAll(async () => {
    game = await GamePage.open(site, options);
  });
  beforeEach(async () => {
    await game.reset(settings, hasPanels);
    onTest(game);
  });
  afterEach(() => {
    const errors = game.errors.splice(0);
    expect(errors).toEqual([]);
  });
  afterAll(() => game.page.close());
  return () => game;
}
