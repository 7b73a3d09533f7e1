/** The built game with a gamepad: a fake one, which the page reads as it reads a real one. */
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playerAbilities } from '../src/simulation/balance.js';
import { GamePage } from './game-page.js';
import { sharedGame } from './shared-game.js';
import { site } from './site.js';
import { onTheRoad } from './testing/changed-maps.js';

interface FakePad {
  readonly axes: number[];
  readonly down: readonly number[];
}

interface PageWithPad extends Window {
  fakePad?: FakePad;
  rumbles: number;
}

let game: GamePage;

/** A page with a pad that the test holds. */
const options = {
  options: '?creatures=0',
  prepare: async (page: Page): Promise<void> => {
    await onTheRoad(page);
    await page.addInitScript(() => {
      const own = window as unknown as PageWithPad;
      own.rumbles = 0;
      const playEffect = async (): Promise<string> => `complete ${String(own.rumbles++)}`;
      Object.defineProperty(navigator, 'getGamepads', {
        value: () => {
          const { fakePad } = own;
          if (fakePad === undefined) return [null];
          const buttons = Array.from({ length: 17 }, (_, i) => ({ pressed: fakePad.down.includes(i) }));
          const { axes } = fakePad;
          return [{ mapping: 'standard', connected: true, axes, buttons, vibrationActuator: { playEffect } }];
        },
      });
    });
  },
};

/** Holds sticks and buttons. */
async function hold(axes: readonly number[] = [0, 0, 0, 0], ...down: readonly number[]): Promise<void> {
  await game.page.evaluate((pad) => ((window as unknown as PageWithPad).fakePad = pad), { axes: [...axes], down });
  await game.state();
  await game.state();
}

/** Plugs the pad in, and waits for its code. */
async function plugIn(): Promise<void> {
  const loaded = game.page.waitForResponse('**/pad-*.js');
  await game.page.evaluate(() => dispatchEvent(new Event('gamepadconnected')));
  await loaded;
  await hold();
}

describe('a gamepad', () => {
  const shared = sharedGame({ creatures: 0 }, options);
  beforeAll(async () => {
    game = shared();
    await plugIn();
  });
  // What was held when the game began counts only after it was let go.
  beforeEach(async () => {
    await hold();
    await game.step();
  });

  it('walks, aims and shoots', async () => {
    const { player } = await game.state();
    await hold([1, 0, 0, 0]);
    const walked = await game.step(20);
    expect([walked.player.x > player.x + 1, walked.player.y]).toEqual([true, player.y]);
    await hold([0, 0, 0, 1]);
    // At rest: the player is shown between its last two places, and aims from there.
    await game.step(15);
    const aimed = await game.state();
    expect(aimed.aim.x).toBeCloseTo(aimed.player.x, 6);
    expect(aimed.aim.y).toBeCloseTo(aimed.player.y + 10, 6);
    await hold([0, 0, 0, 0], 7);
    const shot = await game.step();
    expect(shot.shots).toBe(aimed.shots + 1);
    // It keeps its aim.
    expect(shot.aim.y).toBeGreaterThan(shot.player.y + 9);
  });

  it('throws, and pauses', async () => {
    const { player } = await game.state();
    await hold(undefined, 6);
    await hold();
    expect((await game.step()).player.charges).toBe(player.charges - 1);
    await hold(undefined, 9);
    expect((await game.state()).settings.isPaused).toBe(false);
    await hold();
    await hold(undefined, 9);
    expect((await game.state()).settings.isPaused).toBe(true);
  });

  it('shakes with a bite', async () => {
    await game.reset({ creatures: 5000 });
    const full = (await game.state()).player.health;
    await hold([1, 0, 0, 0]);
    for (let i = 0; i < 60 && (await game.step(10)).player.health === full; i++);
    expect(await game.page.evaluate(() => (window as unknown as PageWithPad).rumbles)).toBeGreaterThan(0);
  });
});

it('starts a game from the title by two of its buttons', async () => {
  game = await GamePage.open(site, { ...options, isTitle: true });
  await game.until('the title', ({ phase }) => phase === 'title');
  await plugIn();
  for (const button of [0, 9]) {
    await hold(undefined, button);
    await game.until('a game', ({ phase }) => phase === 'ready');
    await hold();
    const { player } = await game.step(2);
    expect(player.charges).toBe(playerAbilities.charges);
    await game.leave();
  }
  await game.close();
});
