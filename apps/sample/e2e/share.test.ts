/** Runs that are shared, watched and refused; the address that keeps up; storage that is forbidden. */
import { deflateRawSync } from 'node:zlib';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rulesVersion } from '../src/simulation/rules-version.js';
import { openSite } from './browser.mjs';
import { alreadyThere } from './testing/changed-maps.js';
import { violationsOf } from './violations.js';
import { GamePage, type Site } from './game-page.js';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const hashOf = (game: GamePage): Promise<string | undefined> => game.page.evaluate(() => window.tilewrightHash?.());

/** Plays a little: walks, shoots, throws. The game stays paused. */
async function play(game: GamePage): Promise<void> {
  await game.step(2);
  await game.page.mouse.move(500, 200);
  await game.hold('d', 12);
  await game.hold('Space', 15);
  await game.page.keyboard.press('c');
  await game.hold('w', 10);
}

/** Shares the run on a page. @returns the address */
async function share(game: GamePage): Promise<string> {
  await game.page.keyboard.press('v'); // the panels
  await game.page.click('#share-run');
  await game.page.waitForFunction(() => location.hash.startsWith('#run='));
  return game.page.url();
}

/** Waits for the end of the run that is watched: it must be the end that was recorded. */
async function endOf(game: GamePage): Promise<void> {
  await game.page.waitForFunction(() => document.querySelector('#run-text')?.textContent === 'The run ends here.');
}

describe('a run', () => {
  it('that is shared is watched by another to the same state, and can be beaten', async () => {
    const game = await GamePage.open(site, { options: '?creatures=50&seed=11' });
    await play(game);
    const { steps, creatureCount } = await game.state();
    const hash = await hashOf(game);
    const address = await share(game);
    expect(await game.page.textContent('#run-text')).toMatch(/^The address of the page now has this run/);
    expect(address.length).toBeLessThan(400);
    await game.close();

    const guest = await GamePage.open(site, { options: address.slice(site.address.length), isTitle: true });
    await guest.page.waitForSelector('#watch-run', { state: 'visible' });
    expect(await violationsOf(guest.page)).toEqual([]);
    expect(await guest.page.textContent('#run-text')).toMatch(/^Somebody shared a run of 1 s, with 50 creatures\.$/);
    await guest.page.click('#watch-run');
    await endOf(guest);
    expect((await guest.state()).steps).toBe(steps);
    expect(await hashOf(guest)).toBe(hash);
    expect((await guest.state()).creatureCount).toBe(creatureCount);
    // The same start, played by the guest.
    await guest.page.click('#beat-run');
    const again = await guest.until('a new game', ({ steps: made, settings }) => made < steps && !settings.isPaused);
    expect(again.settings.creatures).toBe(50);
    await guest.page.waitForFunction(() => location.search.includes('seed=11'));
    await guest.close();
  });

  it('that is shared from its result is watched to the same result, and can be beaten', async () => {
    const game = await GamePage.open(site, { options: '?creatures=9&seed=5', prepare: alreadyThere });
    await game.step();
    expect((await game.hold('KeyD', 1)).phase).toBe('escaped');
    await game.page.waitForSelector('#result', { state: 'visible' });
    const hash = await hashOf(game);
    const result = await game.page.innerText('#result dl');
    await game.page.click('#share-result');
    await game.page.waitForFunction(() => location.hash.startsWith('#run='));
    const address = game.page.url();
    await game.close();

    const guest = await GamePage.open(site, {
      options: address.slice(site.address.length),
      prepare: alreadyThere,
      isTitle: true,
    });
    await guest.page.click('#watch-run');
    await guest.page.waitForSelector('#result', { state: 'visible' });
    await endOf(guest);
    expect(await hashOf(guest)).toBe(hash);
    // All but the best: the guest has none.
    expect((await guest.page.innerText('#result dl')).replace(/Best.*/s, '')).toBe(result.replace(/Best.*/s, ''));
    expect(await guest.page.innerText('#result-best')).toBe('none so far');
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
    const text = await readFile(await download.path(), 'utf8');
    await game.close();

    const guest = await GamePage.open(site, { options: '?creatures=20', isTitle: true });
    await guest.page.waitForSelector('#start', { state: 'visible' });
    await guest.page.setInputFiles('#run-file', { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
    await guest.page.click('#watch-run');
    await endOf(guest);
    expect(await hashOf(guest)).toBe(hash);
    await guest.close();
  });

  it.each([
    ['that was cut', (run: string) => run.slice(0, -5), 'This run is damaged: '],
    [
      'that was changed',
      (run: string) => run.replace(/.(.{9})$/, (end) => (end.startsWith('A') ? 'B' : 'A') + end.slice(1)),
      'This run is damaged: ',
    ],
    [
      'of other rules',
      (run: string) => run.replace(/^\d+/, '99999'),
      'This run was played by version 99999 of the rules.',
    ],
    ['in another format', () => 'hello', 'This is not a run of this game.'],
  ])('%s is refused, and the game starts without it', async (_, spoil, message) => {
    const game = await GamePage.open(site, { options: '?creatures=10' });
    await game.step(3);
    const run = (await share(game)).split('#run=')[1] ?? '';
    await game.close();
    const guest = await GamePage.open(site, { options: `?creatures=10#run=${spoil(run)}` });
    await guest.page.waitForSelector('#run', { state: 'visible' });
    expect(await guest.page.textContent('#run-text')).toContain(message);
    expect(await guest.page.isVisible('#watch-run')).toBe(false);
    expect((await guest.step(2)).creatureCount).toBe(10);
    // A good one that comes into the same page is offered.
    await guest.page.evaluate((hash) => (location.hash = hash), `run=${run}`);
    await guest.page.waitForSelector('#watch-run', { state: 'visible' });
    await guest.close();
  });

  it('that is a bomb is refused soon', async () => {
    const bomb = deflateRawSync(Buffer.alloc(100_000_000));
    const text = `${rulesVersion}.${Buffer.concat([Buffer.alloc(4), bomb]).toString('base64url')}`;
    const guest = await GamePage.open(site, { options: '?creatures=10' });
    const file = { name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) };
    await guest.page.setInputFiles('#run-file', file);
    await guest.page.waitForSelector('#run', { state: 'visible' });
    expect(await guest.page.textContent('#run-text')).toContain('This run is damaged');
    expect((await guest.step(2)).creatureCount).toBe(10);
    await guest.close();
  });
});

describe('the address', () => {
  it('keeps up with what is chosen, and keeps other names', async () => {
    const game = await GamePage.open(site, { options: '?utm_source=mail&lens=sight&creatures=20#top' });
    await game.page.keyboard.press('0');
    await game.page.keyboard.press('g');
    await game.page.keyboard.press(']');
    await game.page.waitForFunction(() => location.search.includes('fog=off'));
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
      await game.page.waitForSelector('#result', { state: 'visible' });
      expect(await game.page.innerText('#result-best')).toBe('this one');
      await game.page.keyboard.press('r');
      await game.until('a new game', ({ phase }) => phase === 'ready');
    }
    await game.close();
  });
});
