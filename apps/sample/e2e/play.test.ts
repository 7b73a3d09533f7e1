/** The built game in a real browser: it starts, it is seen, it does what keys and pointer say. */
import { pushOut } from '@tilewright/queries';
import { toPixels } from '@tilewright/tilemap';
import { circle, meters, pixels, valueIn } from '@tilewright/units';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '../src/debug-hook.js';
import { defaults } from '../src/options.js';
import { createGame, step } from '../src/simulation/game.js';
import { idle } from '../src/simulation/testing/small-world.js';
import { readKeep } from '../src/simulation/testing/keep.js';
import { worldOf } from '../src/simulation/world.js';
import { openSite } from './browser.mjs';
import { cameraOf, GamePage, placeOf, type Site } from './game-page.js';

const world = worldOf(await readKeep());

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** One page for all tests of a group: to start a game takes longer than most of them. */
function sharedGame(): () => GamePage {
  let game: GamePage;
  beforeAll(async () => {
    game = await GamePage.open(site);
    await game.until('the first frame', () => true);
    // So few that nobody disturbs the tests.
    for (let i = 0; i < 8; i++) await game.page.keyboard.press('[');
    await game.until('few creatures', ({ creatureCount }) => creatureCount <= 10);
  });
  afterEach(() => {
    expect(game.errors).toEqual([]);
  });
  afterAll(() => game.page.close());
  return () => game;
}

describe('the simulation', () => {
  it('is the same in the browser as in Node, to the last bit', async () => {
    const game = await GamePage.open(site);
    await game.until('some steps', ({ steps }) => steps > 30);
    await game.page.keyboard.press('p');
    const state = await game.state();
    const inNode = createGame(world, defaults);
    while (inNode.steps < state.steps) step(inNode, idle({ aim: placeOf(state.aim) }));
    const { positions, radii, moods, count } = inNode.creatures;
    const expected = Array.from({ length: count }, (_, row) => ({
      ...positions.get(row),
      radius: radii.get(row),
      mood: moods[row],
    }));
    expect(await game.page.evaluate(() => window.tilewrightCreatures?.())).toEqual(expected);
    await game.page.close();
  });
});

describe('at its start, the game', () => {
  const game = sharedGame();

  it('shows the map', async () => {
    await game().page.keyboard.press('0');
    await game().state();
    const rgba = await game().pixels({ x: 300, y: 20, width: 160, height: 120 });
    const counts = new Map<number, number>();
    for (let i = 0; i < rgba.length; i += 4) {
      const color = (rgba[i]! << 16) | (rgba[i + 1]! << 8) | rgba[i + 2]!;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(100);
    expect(Math.max(...counts.values()) / (rgba.length / 4)).toBeLessThan(0.5);
  });

  it('says how the player is', async () => {
    expect(await game().page.textContent('#health')).toMatch(/^\d+ HP$/);
    expect(await game().page.textContent('#charges')).toBe('●●●●●');
    expect(await game().page.textContent('#place')).not.toBe('');
  });

  it('shoots and throws with the mouse', async () => {
    const { page } = game();
    await page.mouse.move(500, 200);
    const before = await game().state();
    await page.mouse.down();
    await game().until('a shot', ({ shots }) => shots > before.shots);
    await page.mouse.up();
    await page.mouse.down({ button: 'right' });
    await page.mouse.up({ button: 'right' });
    const thrown = await game().until('a charge in flight', ({ chargesInFlight }) => chargesInFlight === 1);
    expect(thrown.player.charges).toBe(before.player.charges - 1);
    await game().until('a blast', ({ blasts }) => blasts === before.blasts + 1);
  });

  it('has as many creatures as the control says, and pauses for single steps', async () => {
    const { page } = game();
    await page.keyboard.press('v');
    const slider = page.locator('[role=slider]');
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await game().until(
      'twice as many',
      ({ settings, creatureCount }) => settings.creatures === 20 && creatureCount === 20,
    );
    await page.keyboard.press('Escape');
    await page.keyboard.press('p');
    const { steps } = await game().state();
    await page.keyboard.press('.');
    expect((await game().state()).steps).toBe(steps + 1);
    await page.getByRole('button', { name: 'One step' }).click();
    expect((await game().state()).steps).toBe(steps + 2);
    await page.keyboard.press('p');
    await game().until('it goes on', (state) => state.steps > steps + 5);
    await page.keyboard.press('v');
  });
});

describe('keys alone', () => {
  const game = sharedGame();

  it.each([
    ['KeyD', 1, 0],
    ['ArrowLeft', -1, 0],
    ['ArrowDown', 0, 1],
    ['KeyW', 0, -1],
  ])('walk with %s, and stand without', async (key, dx, dy) => {
    const { player: from } = await game().state();
    const way = ({ player }: Snapshot): number => (player.x - from.x) * dx + (player.y - from.y) * dy;
    await game().hold(key, 'a step', (state) => way(state) > 0.3);
    const { steps } = await game().state();
    const rested = await game().until('standstill', (state) => state.steps > steps + 12);
    const later = await game().until('some more steps', (state) => state.steps > rested.steps + 3);
    expect([later.player.x, later.player.y]).toEqual([rested.player.x, rested.player.y]);
  });

  it('turn the aim, shoot and throw', async () => {
    const direction = ({ aim, player }: Snapshot): number => Math.atan2(aim.y - player.y, aim.x - player.x);
    const reach = ({ aim, player }: Snapshot): number => Math.hypot(aim.y - player.y, aim.x - player.x);
    const start = await game().state();
    await game().hold('KeyE', 'a turn', (state) => direction(state) > direction(start) + 0.3);
    await game().hold('KeyF', 'a shorter way', (state) => reach(state) < reach(start) - 1);
    await game().hold('Space', 'a shot', ({ shots }) => shots > start.shots);
    await game().page.keyboard.press('c');
    await game().until('a charge', ({ chargesInFlight }) => chargesInFlight === 1);
    const end = await game().until('a blast', ({ blasts }) => blasts > start.blasts);
    expect(end.player.charges).toBe(start.player.charges - 1);
  });

  it('reach help, panels and controls, with a visible focus', async () => {
    const { page } = game();
    await page.keyboard.press('h');
    expect(await page.isVisible('#help')).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.isVisible('#help')).toBe(false);
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(outline).toBe('solid');
    await page.keyboard.press('Escape');
  });

  it('stop at a wall', async () => {
    const { steps } = await game().state();
    await game().hold('KeyW', 'two seconds of walking north', (state) => state.steps > steps + 120);
    const { player } = await game().state();
    expect(pushOut(world.solid, world.space, circle(placeOf(player), meters(player.radius)))).toBeUndefined();
  });
});

describe('two thumbs', () => {
  it('walk, aim and shoot', async () => {
    const game = await GamePage.open(site, undefined, { hasTouch: true });
    const start = await game.state();
    const touch = (type: string, pointerId: number, clientX: number, clientY: number): Promise<void> =>
      game.page.dispatchEvent('canvas', type, {
        pointerId,
        pointerType: 'touch',
        button: type === 'pointermove' ? -1 : 0,
        clientX,
        clientY,
      });
    await game.page.evaluate(() => {
      // The fingers of a test are none that could be captured.
      HTMLCanvasElement.prototype.setPointerCapture = () => undefined;
    });
    await touch('pointerdown', 1, 100, 300);
    await touch('pointermove', 1, 160, 300);
    await game.until('steps to the east', ({ player }) => player.x > start.player.x + 0.5);
    await touch('pointerdown', 2, 600, 200);
    await game.until('a shot', ({ shots }) => shots > 0);
    await touch('pointerup', 2, 600, 200);
    await touch('pointerup', 1, 160, 300);
    const rest = await game.state();
    await game.until('standstill', ({ steps }) => steps > rest.steps + 15);
    const [a, b] = [await game.state(), await game.state()];
    expect([a.player.x, a.shots]).toEqual([b.player.x, b.shots]);
    expect(game.errors).toEqual([]);
    await game.page.close();
  });
});

describe('a window', () => {
  it.each([
    { deviceScaleFactor: 1, size: { width: 640, height: 420 } },
    { deviceScaleFactor: 2, size: { width: 420, height: 320 } },
  ])('of another size keeps pointer and world in step, at $deviceScaleFactor pixels per pixel', async (screen) => {
    const { deviceScaleFactor, size } = screen;
    const game = await GamePage.open(site, undefined, { deviceScaleFactor });
    await game.state();
    await game.page.setViewportSize(size);
    await game.page.mouse.move(320, 250);
    const state = await game.state();
    const canvas = await game.page.evaluate(() => {
      const { width, height, clientWidth, clientHeight } = document.querySelector('canvas')!;
      return { width, height, clientWidth, clientHeight };
    });
    expect(canvas).toEqual({
      width: size.width * deviceScaleFactor,
      height: size.height * deviceScaleFactor,
      clientWidth: size.width,
      clientHeight: size.height,
    });
    const { x, y } = toPixels(cameraOf(state), placeOf(state.aim));
    expect(valueIn(x, pixels)).toBeCloseTo(320, 6);
    expect(valueIn(y, pixels)).toBeCloseTo(250, 6);
    expect(game.errors).toEqual([]);
    await game.page.close();
  });
});
