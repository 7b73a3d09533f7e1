/** Code that is loaded later and does not arrive: the page says so, the game goes on, and the next visit has it. */
import { expect, it } from 'vitest';
import { GamePage } from './game-page.js';
import { deadly } from './testing/changed-maps.js';
import { site } from './site.js';

interface Part {
  /** Of its file. */
  readonly name: string;
  readonly what: string;
  /** Makes the page load it, or show that it did. */
  readonly ask: (game: GamePage) => Promise<unknown>;
  /** Where the page says something about it, and what. */
  readonly place: string;
  readonly missing: string;
  readonly there: RegExp;
}

// The sounds have a test of their own.
const parts: readonly Part[] = [
  {
    name: 'all-lenses',
    what: 'the lenses',
    ask: ({ page }) => page.keyboard.press('1'),
    place: '#notice, #lens:not([hidden])',
    missing: 'The lenses could not be loaded. Reload the page to see them.',
    there: /tile/,
  },
  {
    name: 'run-panel',
    what: 'what shares runs',
    ask: ({ page }) => page.click('#share-run'),
    place: '#run-text',
    missing: 'This part of the page could not be loaded. Reload the page to try again.',
    there: /a replay of this run/,
  },
  // The last: a run on a changed map is not shared.
  {
    name: 'editor',
    what: 'what changes tiles',
    ask: ({ page }) => page.keyboard.press('t'),
    place: '#notice',
    missing: 'Tiles cannot be changed, because a script could not be loaded. Reload the page to try again.',
    there: /^Tile \d+, \d+ is now /,
  },
];

it('the result may be missing, and another game begins by a key', async () => {
  const game = await GamePage.open(site, {
    options: '?creatures=9',
    prepare: async (page) => {
      await deadly(page);
      await page.route('**/result-*.js', (route) => route.abort());
    },
  });
  expect(await game.page.innerText('#notice')).toBe('The result could not be loaded. Reload the page to try again.');
  await game.hold('KeyD', 60);
  expect((await game.state()).phase).toBe('fallen');
  await game.page.keyboard.press('n');
  await game.until('a new game', ({ phase }) => phase === 'ready');
  expect(game.errors.splice(0).every((error) => error.includes('ERR_FAILED'))).toBe(true);
  await game.close();
});

it('each of the others may be missing', async () => {
  let arrives = false;
  const game = await GamePage.open(site, {
    options: '?creatures=10',
    isTitle: true,
    prepare: async (page) => {
      for (const { name } of parts)
        await page.route(`**/${name}-*.js`, (route) => (arrives ? route.continue() : route.abort()));
    },
  });
  const visit = async (which: 'missing' | 'there', order: readonly Part[]): Promise<void> => {
    await game.start();
    await game.step();
    await game.page.keyboard.press('v');
    for (const { what, ask, place, [which]: words } of order) {
      await ask(game);
      await expect
        .poll(
          async () => {
            await game.state();
            return (await game.page.locator(place).allInnerTexts()).join('\n');
          },
          { message: what },
        )
        .toMatch(words);
      await game.step();
    }
  };
  // The first pause asks for what changes tiles, too, and may say so at any time unless it was said before.
  await visit('missing', [...parts].reverse());
  // The page may have asked for a part more than once.
  const errors = game.errors.splice(0);
  expect(errors.filter((error) => !error.includes('ERR_FAILED'))).toEqual([]);
  expect(errors.length).toBeGreaterThanOrEqual(parts.length);
  arrives = true;
  await game.page.reload();
  await visit('there', parts);
  await game.close();
});
