/** Runs that are shared, watched and refused; the address that keeps up; storage that is forbidden. */
import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { writeRun } from '../src/share/run-text.js';
import { forged, promising } from '../src/share/testing/forged.js';
import { recorded } from '../src/simulation/testing/recorded.js';
import { alreadyThere } from './testing/changed-maps.js';
import { GamePage } from './game-page.js';
import { endOf, hashOf, play, share } from './runs.js';
import { sharedGame } from './shared-game.js';
import { site } from './site.js';

const run = await writeRun(recorded);

describe('a run', () => {
  it('that is shared is watched by another to the same state, and can be beaten', async () => {
    const game = await GamePage.open(site, { options: '?creatures=50&seed=11' });
    await play(game);
    const { steps, creatureCount } = await game.state();
    const hash = await hashOf(game);
    const address = await share(game);
    expect(await game.page.textContent('#run-text')).toContain('a replay of this run');
    expect(address.length).toBeLessThan(400);
    await game.close();

    const guest = await GamePage.open(site, { options: address.slice(site.address.length), isTitle: true });
    await guest.page.waitForSelector('#watch-run', { state: 'visible' });
    expect(await guest.page.textContent('#run-text')).toMatch(/^Somebody shared a run of 0:00, with 50 creatures\.$/);
    await guest.page.click('#watch-run');
    await endOf(guest);
    expect((await guest.state()).steps).toBe(steps);
    expect(await hashOf(guest)).toBe(hash);
    expect((await guest.state()).creatureCount).toBe(creatureCount);
    // The same start, played by the guest.
    await guest.page.click('#beat-run');
    const again = await guest.until('a new game', ({ steps: made, settings }) => made < steps && !settings.isPaused);
    expect(again.settings.creatures).toBe(50);
    await guest.untilTrue((part) => location.search.includes(part), 'seed=11');
    await guest.close();
  });

  it('that is shared from its result is watched to the same result, and can be beaten', async () => {
    const game = await GamePage.open(site, { options: '?creatures=9&seed=5', prepare: alreadyThere });
    await game.step();
    expect((await game.hold('KeyD', 1)).phase).toBe('escaped');
    await game.untilVisible('#result');
    const hash = await hashOf(game);
    const result = await game.page.innerText('#result dl');
    await game.page.click('#share-result');
    await game.untilTrue((start) => location.hash.startsWith(start), '#run=');
    const address = game.page.url();
    await game.close();

    const guest = await GamePage.open(site, {
      options: address.slice(site.address.length),
      prepare: alreadyThere,
      isTitle: true,
    });
    await guest.page.click('#watch-run');
    await guest.untilVisible('#result');
    await endOf(guest);
    expect(await hashOf(guest)).toBe(hash);
    // All but the best: the guest has none.
    expect((await guest.page.innerText('#result dl')).replace(/Best.*/s, '')).toBe(result.replace(/Best.*/s, ''));
    expect(await guest.page.innerText('#result-best')).toBe('none so far');
    expect(await guest.page.innerText('#result-title')).toBe('An escape');
    await guest.page.click('#beat-run');
    await guest.until('a new game', ({ phase, creatureCount }) => phase === 'ready' && creatureCount === 9);
    expect(await guest.page.isVisible('#result')).toBe(false);
    await guest.close();
  });

  it('that is too long for an address goes through a file', async () => {
    const game = await GamePage.open(site, { options: `?creatures=20&seed=3&utm_source=${'x'.repeat(1950)}` });
    await play(game);
    const hash = await hashOf(game);
    await game.page.keyboard.press('v');
    const [download] = await Promise.all([game.page.waitForEvent('download'), game.page.click('#share-run')]);
    expect(download.suggestedFilename()).toBe('keep-3.run.txt');
    const text = await textOf(await download.createReadStream());
    await game.close();

    const guest = await GamePage.open(site, { options: '?creatures=20', isTitle: true });
    await guest.page.waitForSelector('#start', { state: 'visible' });
    await guest.page.setInputFiles('#run-file', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await guest.page.click('#watch-run');
    await endOf(guest);
    expect(await hashOf(guest)).toBe(hash);
    await guest.close();
  });

  describe('that is refused', () => {
    const refused: readonly (readonly [string, (run: string) => string, message: string])[] = [
      ['that was cut', (text) => text.slice(0, -5), 'This run is damaged: '],
      [
        'that was changed',
        (text) => text.replace(/.(.{9})$/, (end) => (end.startsWith('A') ? 'B' : 'A') + end.slice(1)),
        'This run is damaged: it was cut or changed.',
      ],
      ['of other rules', (text) => text.replace(/^\d+/, '99999'), 'This run is of version 99999 of the game.'],
      ['in another format', () => 'hello', 'This is not a run of this game.'],
    ];

    it('lets the game start without it', async () => {
      const guest = await GamePage.open(site, { options: `?creatures=10#run=${run.slice(0, -5)}` });
      await guest.page.waitForSelector('#run', { state: 'visible' });
      expect(await guest.page.textContent('#run-text')).toContain('This run is damaged: ');
      expect((await guest.step(2)).creatureCount).toBe(10);
      await guest.close();
    });

    const game = sharedGame({ creatures: 10 });
    const textIsShown = (text: string): Promise<void> =>
      game().untilTrue((part) => document.querySelector('#run-text')?.textContent?.includes(part) === true, text);

    it.each(refused)('is one %s', async (_, spoil, message) => {
      const { page } = game();
      await page.evaluate((hash) => (location.hash = hash), `run=${spoil(run)}`);
      await textIsShown(message);
      expect(await page.isVisible('#watch-run')).toBe(false);
      expect((await game().step(2)).creatureCount).toBe(10);
      // A good one that comes into the same page is offered.
      await page.evaluate((hash) => (location.hash = hash), `run=${run}`);
      await page.waitForSelector('#watch-run', { state: 'visible' });
    });

    it('promises too much, soon', async () => {
      const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(await forged(promising(0xffff_ffff))) };
      await game().page.setInputFiles('#run-file', file);
      await textIsShown('This run is damaged: it has a number above 100000.');
      expect((await game().step(2)).creatureCount).toBe(10);
    });
  });
});

describe('the address', () => {
  it('has a run as long as the page tells of it, and nobody else shared their own', async () => {
    const game = await GamePage.open(site, { options: '?creatures=10' });
    const { page } = game;
    const text = (): Promise<string> => page.innerText('#run-text');
    await game.step(3);
    const address = await share(game);
    await page.reload();
    await page.waitForSelector('#watch-run', { state: 'visible' });
    expect(await text()).toBe('This is your own run of 0:00, with 10 creatures.');
    await page.click('#watch-run');
    await endOf(game);
    const hash = (): string => new URL(page.url()).hash;
    expect(hash()).toBe(new URL(address).hash);
    await page.click('#close-run');
    expect(hash()).toBe('');
    await page.reload();
    await game.until('the title', ({ phase }) => phase === 'title');
    expect(await page.isVisible('#run')).toBe(false);
    await game.close();
  });

  it('loses the run that is beaten, and one that is refused', async () => {
    const guest = await GamePage.open(site, { options: `?creatures=10#run=${run}`, isTitle: true });
    const { page } = guest;
    await page.click('#beat-run');
    await guest.until('a game', ({ phase }) => phase === 'ready');
    expect(page.url()).not.toContain('#');
    await page.evaluate(() => (location.hash = 'top&run=hello'));
    await page.waitForSelector('#run', { state: 'visible' });
    await page.click('#close-run');
    expect(new URL(page.url()).hash).toBe('#top');
    await guest.close();
  });

  it('keeps up with what is chosen, and keeps other names', async () => {
    const game = await GamePage.open(site, { options: '?utm_source=mail&lens=sight&creatures=20#top' });
    // Options that are added at once have an order of their own.
    await game.untilTrue((part) => location.search.includes(part), 'pause=on');
    await game.page.keyboard.press('0');
    await game.page.keyboard.press('g');
    await game.page.keyboard.press(']');
    // The last choice: the address may have changed before it.
    await game.untilTrue((part) => location.search.includes(part), 'creatures=50');
    expect(game.page.url()).toBe(`${site.address}?utm_source=mail&lens=none&creatures=50&pause=on&fog=off#top`);
    expect(await game.page.evaluate(() => history.length)).toBe(2); // the empty page, and this one
    await game.page.reload();
    await game.start();
    const { settings } = await game.state();
    expect(settings).toEqual({ creatures: 50, lens: 'none', fog: false, isPaused: true });
    await game.close();
  });
});

describe('without storage', () => {
  it.each([
    ['forbidden', 'getItem', 'setItem'],
    ['full', 'setItem'],
  ])('that is %s, only the best result is lost', async (_, ...methods) => {
    const game = await GamePage.open(site, {
      options: '?creatures=9',
      prepare: async (page) => {
        await alreadyThere(page);
        await page.addInitScript((names) => {
          const refuse = (): never => {
            throw new DOMException('refused', 'SecurityError');
          };
          for (const name of names) Object.defineProperty(Storage.prototype, name, { value: refuse });
        }, methods);
      },
    });
    await game.page.keyboard.press('m');
    expect(await game.page.getAttribute('#mute', 'aria-pressed')).toBe('false');
    for (let games = 0; games < 2; games++) {
      await game.step();
      expect((await game.hold('KeyD', 1)).phase).toBe('escaped');
      await game.untilVisible('#result');
      expect(await game.page.innerText('#result-best')).toBe('this one');
      await game.page.keyboard.press('r');
      await game.until('a new game', ({ phase }) => phase === 'ready');
    }
    await game.close();
  });
});
