/** Notes about runs: when they go, and with them the run in the address. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { writeRun } from '../src/share/run-text.js';
import { GamePage } from './game-page.js';
import { endOf, play, share } from './runs.js';
import { site } from './site.js';
import { shortRun } from './testing/short-run.js';

/** Keeps timers of ten seconds and more until the test lets them ring, so that no test waits for them. */
const holdLongTimers = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const held: (() => void)[] = [];
    Object.assign(window, { ringTimers: () => held.splice(0).map((ring) => ring()).length });
    const set = setTimeout.bind(window);
    Object.assign(window, {
      setTimeout: (ring: () => void, delay: number) => (delay < 10_000 ? set(ring, delay) : held.push(ring)),
    });
  });
const ringTimers = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { ringTimers(): number }).ringTimers());

describe('a note', () => {
  it('about a shared run hides by itself, and the run stays in the address until the next game', async () => {
    const game = await GamePage.open(site, {
      options: '?creatures=10',
      prepare: holdLongTimers,
      permissions: ['clipboard-write'],
    });
    const { page } = game;
    await play(game);
    // The rest of the address follows the settings, which the tests change.
    const runIn = (address: string): string => new URL(address).hash;
    const run = runIn(await share(game));
    await game.untilVisible('#run');
    expect(await page.innerText('#run-text')).toContain('was copied');
    expect(await ringTimers(page)).toBe(1);
    expect(await page.isVisible('#run')).toBe(false);
    // The user plays on, and copies the address later.
    await game.hold('d', 3);
    expect(runIn(page.url())).toBe(run);
    await game.leave();
    expect(runIn(page.url())).toBe(run);
    await game.start();
    expect(page.url()).not.toContain('#');
    // A run that is too long for the address does not leave an earlier one there.
    await game.play({ isPaused: true });
    await play(game);
    await page.click('#share-run');
    await game.untilTrue((start) => location.hash.startsWith(start), '#run=');
    await page.evaluate((long) => history.replaceState(null, '', `?x=${long}${location.hash}`), 'x'.repeat(1990));
    await Promise.all([page.waitForEvent('download'), page.click('#share-run')]);
    expect(new URL(page.url()).hash).toBe('');
    await game.close();
  });

  it('about a run that is watched does not stand over the title', async () => {
    const run = await writeRun(await shortRun());
    const guest = await GamePage.open(site, { options: `?creatures=10#run=${run}`, isTitle: true });
    const { page } = guest;
    await page.click('#watch-run');
    const text = (): Promise<string> => page.innerText('#run-text');
    expect(await text()).toBe('You are watching a shared run.');
    await guest.untilTrue((of) => document.querySelector('#run-progress')?.textContent?.includes(of) === true, ' of ');
    // Its tiles cannot be changed, so a pause does not offer that.
    await page.keyboard.press('p');
    expect((await guest.state()).settings.isPaused).toBe(true);
    expect(await page.textContent('#notice')).not.toContain('to change it');
    await page.keyboard.press('p');
    await guest.leave();
    expect(await page.isVisible('#run')).toBe(false);
    // After a reload, it can be watched again.
    await page.reload();
    await page.click('#watch-run');
    await endOf(guest);
    await guest.leave();
    expect(await page.isVisible('#run')).toBe(false);
    // Another game is another matter.
    await guest.start();
    expect(page.url()).not.toContain('#');
    await guest.close();
  });

  it('that offers a run stays over the title', async () => {
    const run = await writeRun(await shortRun());
    const guest = await GamePage.open(site, { options: `?creatures=10#run=${run}` });
    await guest.page.waitForSelector('#watch-run', { state: 'visible' });
    await guest.leave();
    expect(await guest.page.isVisible('#watch-run')).toBe(true);
    await guest.close();
  });
});
