/** The screens with the results of a fall and an escape. */
import { beforeEach, describe, expect, it } from 'vitest';
import { alreadyThere, deadly } from './testing/changed-maps.js';
import type { GamePage, Options, PageOptions } from './game-page.js';
import { sharedGame } from './shared-game.js';

/** The game of the current test. */
let game: GamePage;

/** One page for all tests of a group. */
function playWith(settings: Partial<Options>, options?: PageOptions): void {
  sharedGame(settings, options, (each) => (game = each));
}

describe('a fall', () => {
  playWith({ creatures: 9 }, { prepare: deadly });
  let isShownAtOnce = true;
  beforeEach(async () => {
    await game.page.setViewportSize({ width: 800, height: 480 });
    await game.page.keyboard.down('KeyD');
    for (let steps = 0; steps < 60 && (await game.step()).phase !== 'fallen'; steps++);
    await game.page.keyboard.up('KeyD');
    isShownAtOnce = await game.page.isVisible('#result');
    await game.untilVisible('#result');
  });

  it('is seen, then shows its result, and R starts again', async () => {
    expect(isShownAtOnce).toBe(false);
    expect(await game.headings()).toEqual(['You fell']);
    expect(await game.texts('#result dt')).toEqual([
      'Time',
      'Goals',
      'Slain',
      'Times seen',
      'Out of sight',
      'Last place',
      'Best',
    ]);
    expect((await game.texts('#result dd')).every((text) => text !== '')).toBe(true);
    for (const id of ['hud', 'quest', 'minimap', 'bar', 'side'])
      expect(await game.page.isVisible(`#${id}`), id).toBe(false);
    expect(await game.page.evaluate(() => document.activeElement?.id)).toBe('result-title');
    // A player who still shoots and walks starts nothing.
    for (const key of ['Space', 'Enter', 'KeyD', 'KeyP']) await game.page.keyboard.press(key);
    expect((await game.state()).phase).toBe('fallen');
    await game.page.keyboard.press('r');
    const again = await game.until('a new game', ({ phase }) => phase === 'ready');
    expect(again.player.health).toBeGreaterThan(0);
    expect(await game.page.isVisible('#result')).toBe(false);
    expect(await game.page.evaluate(() => document.activeElement?.id)).toBe('stage');
  });

  it.each([
    [1000, 600],
    [1280, 720],
    [390, 844],
  ])('leaves room for a note about the run in %i by %i pixels', async (width, height) => {
    const { page } = game;
    await page.setViewportSize({ width, height });
    await page.click('#share-result');
    await game.untilVisible('#run');
    const [note, result] = await Promise.all(
      ['#run', '#result > .panel'].map(async (each) => (await page.locator(each).boundingBox())!),
    );
    expect(note!.y + note!.height).toBeLessThanOrEqual(result!.y);
  });

  it('can be left by the button, with keys alone', async () => {
    await game.page.keyboard.press('Tab');
    expect(await game.page.evaluate(() => document.activeElement?.id)).toBe('restart');
    await game.page.keyboard.press('Enter');
    await game.until('a new game', ({ phase }) => phase === 'ready');
  });

  it('lets the next game be chosen, and changes nothing in the last one', async () => {
    const { creatureCount } = await game.state();
    await game.page.click('#result [data-creatures="1000"]');
    expect((await game.state()).creatureCount).toBe(creatureCount);
    expect(await game.texts('#result [aria-pressed=true]')).toEqual(['Quiet 1,000']);
    await game.page.keyboard.press('r');
    const { settings } = await game.until('a new game', ({ phase }) => phase === 'ready');
    expect(settings.creatures).toBe(1000);
    await game.play({ creatures: 9 });
  });
});

describe('a fall after a short game', () => {
  playWith({ creatures: 2000 }, { prepare: deadly });

  it('offers an easier one by its name', async () => {
    await game.page.keyboard.down('KeyD');
    for (let steps = 0; steps < 60 && (await game.step()).phase !== 'fallen'; steps++);
    await game.page.keyboard.up('KeyD');
    await game.untilVisible('#result');
    await game.page.getByRole('button', { name: 'Easier: Quiet' }).click();
    const { settings } = await game.until('a new game', ({ phase }) => phase === 'ready');
    expect(settings.creatures).toBe(1000);
  });
});

describe('an escape', () => {
  playWith({ creatures: 9 }, { prepare: alreadyThere });
  const message = (): Promise<string> => game.page.innerText('#result-message');

  it('shows its result, and what being seen adds to the time', async () => {
    expect((await game.hold('KeyD', 1)).phase).toBe('escaped');
    await game.untilVisible('#result');
    expect(await game.headings()).toEqual(['You escaped']);
    expect(await message()).toContain('Each time that a creature saw you adds 0.5 s.');
    expect(await game.page.innerText('#result-time')).toBe('0:00, counts as 0:00');
    expect(await game.page.innerText('#result-goals')).toBe('1 of 1');
    expect(await game.page.innerText('#result-best')).toBe('this one');
    expect(await game.texts('#result-stars li')).toEqual([
      '★ Within 3 min',
      '☆ Out of sight for 40 s',
      '☆ 5 cracked walls brought down',
    ]);
    await game.page.getByRole('button', { name: 'Play again' }).click();
    await game.until('a new game', ({ phase }) => phase === 'ready');
  });

  it('counts for the number of creatures that was chosen before the first move', async () => {
    await game.page.keyboard.press(']');
    // The game begins again.
    expect((await game.state()).steps).toBe(0);
    await game.step();
    expect((await game.hold('KeyD', 1)).phase).toBe('escaped');
    await game.untilVisible('#result');
    expect(await game.page.innerText('#result-best')).toBe('this one');
  });
});

describe('a game with another number of creatures than it began with', () => {
  playWith({ creatures: 50 }, { prepare: deadly });

  it('does not count, and says so', async () => {
    expect((await game.hold('KeyA', 1)).phase).toBe('playing');
    await game.page.keyboard.press('[');
    await game.state();
    const words = 'You changed the number of creatures';
    expect(await game.page.innerText('#notice')).toBe(`${words}, so this game does not count.`);
    await game.page.keyboard.down('KeyD');
    for (let steps = 0; steps < 60 && (await game.step(5)).phase !== 'fallen'; steps++);
    await game.page.keyboard.up('KeyD');
    await game.untilVisible('#result');
    expect(await game.page.innerText('#result-message')).toBe(
      `${words} during the game, so this result does not count.`,
    );
    expect(await game.page.innerText('#result-best')).toBe('none so far');
  });
});
