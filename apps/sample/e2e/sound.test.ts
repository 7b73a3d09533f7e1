/** Sound: off until the first key, muted by `M`, silent without a device or WebAudio. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite } from './browser.mjs';
import { GamePage, type Site } from './game-page.js';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** Shoots until a sound has begun. */
async function shootUntilHeard(game: GamePage): Promise<void> {
  await game.page.keyboard.down('Space');
  await game.until('a sound', ({ sounds }) => sounds > 0);
  await game.page.keyboard.up('Space');
}

describe('sound', () => {
  it('begins with the first key, and is muted by M, also on the next visit', async () => {
    const game = await GamePage.open(site, { options: '?creatures=10', isRunning: true });
    expect((await game.state()).sounds).toBe(0);
    await shootUntilHeard(game);
    await game.page.keyboard.press('m');
    expect(await game.page.getAttribute('#mute', 'aria-pressed')).toBe('false');
    const { sounds, shots } = await game.state();
    await game.page.keyboard.down('Space');
    await game.until('three shots', (state) => state.shots >= shots + 3);
    expect((await game.state()).sounds).toBe(sounds);
    await game.page.keyboard.up('Space');

    await game.page.reload();
    await game.start();
    expect(await game.page.getAttribute('#mute', 'aria-pressed')).toBe('false');
    await game.page.keyboard.press('m');
    await shootUntilHeard(game);
    await game.close();
  });

  it.each([
    ['WebAudio', () => Reflect.deleteProperty(window, 'AudioContext')],
    [
      'a device',
      () => {
        const refuse = function (): never {
          throw new DOMException('no device', 'NotSupportedError');
        };
        Object.defineProperty(window, 'AudioContext', { value: refuse });
      },
    ],
  ])('is missing without %s, and the game plays', async (_, remove) => {
    const game = await GamePage.open(site, {
      options: '?creatures=10',
      isRunning: true,
      prepare: (page) => page.addInitScript(remove),
    });
    await game.state();
    await game.page.keyboard.down('Space');
    await game.until('shots', ({ shots }) => shots >= 3);
    expect((await game.state()).sounds).toBe(0);
    await game.close();
  });
});
