/** Sound: off until the first key, muted by `M`, silent without a device or WebAudio. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Fingers } from './fingers.js';
import { GamePage } from './game-page.js';
import { site } from './site.js';

/** Shoots until a sound has begun. */
async function shootUntilHeard(game: GamePage): Promise<void> {
  await game.page.keyboard.down('Space');
  await game.until('a sound', ({ sounds = 0 }) => sounds > 0);
  await game.page.keyboard.up('Space');
}

/** Counts the tones that the page makes, in `tones`. */
const countTones = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = Object.assign(window, { tones: 0 });
    window.OscillatorNode = class extends OscillatorNode {
      constructor(context: BaseAudioContext, options?: OscillatorOptions) {
        super(context, options);
        counted.tones++;
      }
    };
  });
const tonesOf = ({ page }: GamePage): Promise<number> =>
  page.evaluate(() => (window as unknown as { tones: number }).tones);

/** Moves the slider with a name to its left end. */
async function silence({ page }: GamePage, name: string): Promise<void> {
  // Loaded with the first key.
  await page.getByRole('slider', { name }).focus();
  await page.keyboard.press('Home');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** Counts the devices that the page opens, in `devices`. */
const countDevices = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const counted = Object.assign(window, { devices: 0 });
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        counted.devices++;
      }
    };
  });
const devicesOf = ({ page }: GamePage): Promise<number> =>
  page.evaluate(() => (window as unknown as { devices: number }).devices);

describe('sound', () => {
  it('begins with a touch, and nothing plays before', async () => {
    const phone = { viewport: { width: 800, height: 380 }, hasTouch: true, isMobile: true };
    const game = await GamePage.open(site, {
      ...phone,
      options: '?creatures=10',
      prepare: countDevices,
      isTitle: true,
    });
    // The bot shoots behind the title.
    await game.until('shots of the bot', ({ steps }) => steps > 60);
    expect(await devicesOf(game)).toBe(0);
    // A script is no touch: the game goes on without sound.
    await game.play();
    await game.until('steps', ({ steps }) => steps > 5);
    expect([await devicesOf(game), (await game.state()).sounds]).toEqual([0, 0]);
    await game.page.touchscreen.tap(700, 200);
    const fingers = await Fingers.on(game.page);
    await fingers.press(1, { x: 700, y: 200 });
    await game.until('a sound', ({ sounds = 0 }) => sounds > 0);
    await fingers.leave();
    expect(await devicesOf(game)).toBe(1);
    await game.close();
  });

  it('says that its code could not be loaded, and begins when the page is loaded again', async () => {
    let asked = 0;
    const game = await GamePage.open(site, {
      options: '?creatures=10',
      prepare: (page) => page.route('**/mixer-*.js', (route) => (asked++ === 0 ? route.abort() : route.continue())),
      isRunning: true,
    });
    await game.page.keyboard.press('KeyQ');
    await game.untilVisible('#notice');
    expect(await game.page.innerText('#notice')).toBe('The sounds could not be loaded. Reload the page to hear them.');
    expect(game.errors.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
    await game.page.reload();
    await game.start();
    await shootUntilHeard(game);
    await game.close();
  });

  it('tries again at each press, and not while a key is held', async () => {
    const game = await GamePage.open(site, {
      options: '?creatures=10',
      isRunning: true,
      prepare: async (page) => {
        await page.addInitScript(() => {
          const counted = Object.assign(window, { tries: 0 });
          // A device that does not start.
          Object.defineProperty(AudioContext.prototype, 'state', { value: 'suspended' });
          AudioContext.prototype.resume = () => {
            counted.tries++;
            return Promise.resolve();
          };
        });
      },
    });
    const tries = (): Promise<number> => game.page.evaluate(() => (window as unknown as { tries: number }).tries);
    const { keyboard } = game.page;
    await keyboard.down('KeyQ');
    expect(await tries()).toBe(1);
    // Keyboards repeat keys that are held.
    for (let i = 0; i < 5; i++) await keyboard.down('KeyQ');
    expect(await tries()).toBe(1);
    await keyboard.up('KeyQ');
    await keyboard.down('KeyQ');
    expect(await tries()).toBe(2);
    await game.page.close();
  });

  it('begins with the first key, and is muted by M, also on the next visit', async () => {
    const game = await GamePage.open(site, { options: '?creatures=10', isRunning: true });
    expect((await game.state()).sounds).toBe(0);
    await shootUntilHeard(game);
    await game.page.keyboard.press('m');
    expect(await game.page.getAttribute('#mute', 'aria-pressed')).toBe('false');
    // The panels with the button are closed.
    await game.untilVisible('#notice');
    expect(await game.page.innerText('#notice')).toBe('Sound off.');
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

  it('has a volume for music, and one for effects, which the browser remembers', async () => {
    const game = await GamePage.open(site, {
      options: '?creatures=0',
      isRunning: true,
      hasPanels: true,
      prepare: countTones,
    });
    // Nobody is there and nothing is shot: what is heard is music.
    await game.page.keyboard.down('KeyD');
    await game.until('walking', ({ phase }) => phase === 'playing');
    await expect.poll(() => tonesOf(game)).toBeGreaterThan(3);
    await game.page.keyboard.up('KeyD');
    await silence(game, 'Music');
    const tones = await tonesOf(game);
    const { steps } = await game.state();
    await game.until('some seconds', (state) => state.steps > steps + 120);
    expect(await tonesOf(game)).toBe(tones);
    await shootUntilHeard(game);
    await silence(game, 'Effects');
    const { sounds, shots } = await game.state();
    await game.page.keyboard.down('Space');
    await game.until('three shots', (state) => state.shots >= shots + 3);
    await game.page.keyboard.up('Space');
    expect((await game.state()).sounds).toBe(sounds);

    await game.page.reload();
    await game.start();
    await game.page.keyboard.press('v');
    for (const name of ['Music', 'Effects'])
      expect(await game.page.getByRole('slider', { name }).getAttribute('aria-valuetext')).toBe('off');
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
