/** The built game in a real browser: it starts, draws, and obeys keys and pointer. */
import { pushOut } from '@tilewright/motion';
import { toPixels } from '@tilewright/tilemap';
import {
  angleOf,
  circle,
  degrees as inDegrees,
  directionBetween,
  distance,
  format,
  meters,
  pixels,
  valueIn,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { defaults } from '../src/options.js';
import { createGame, step } from '../src/simulation/game.js';
import { hitPoints } from '../src/simulation/health.js';
import { mostCharges } from '../src/simulation/player.js';
import { idle } from '../src/simulation/testing/small-world.js';
import { readKeep } from '../src/simulation/testing/keep.js';
import { worldOf } from '../src/simulation/world.js';
import { Guide } from '../src/way/guide.js';
import { cameraOf, GamePage, placeOf, type Snapshot } from './game-page.js';
import { sharedGame } from './shared-game.js';
import { besideTheGate, onTheRoad } from './testing/changed-maps.js';
import { site } from './site.js';

const world = worldOf(await readKeep());

function turnOfArrow({ page }: GamePage): Promise<string> {
  return page.evaluate(() => document.getElementById('quest-arrow')!.style.rotate);
}

describe('the simulation', () => {
  it('is the same in the browser as in Node, to the last bit', async () => {
    const game = await GamePage.open(site, { isRunning: true });
    await game.until('some steps', ({ steps }) => steps > 30);
    const state = await game.pause();
    const inNode = createGame(world, defaults);
    while (inNode.steps < state.steps) step(inNode, idle({ aim: placeOf(state.aim) }));
    const { positions, radii, moods, count } = inNode.creatures;
    const expected = Array.from({ length: count }, (_, row) => ({
      ...positions.get(row),
      radius: radii.get(row),
      mood: moods[row],
    }));
    expect(await game.page.evaluate(() => window.tilewright?.creatures())).toEqual(expected);
    await game.page.close();
  });
});

describe('at its start, the game', () => {
  const game = sharedGame({ creatures: 0 }, { options: '?creatures=0', prepare: onTheRoad });

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

  it('points to the goal with an arrow whose tip is plain', async () => {
    const toGoal = directionBetween(placeOf((await game().state()).player), world.goals[0]!.position)!;
    expect(await turnOfArrow(game())).toBe(`${Math.round(valueIn(angleOf(toGoal), inDegrees))}deg`);
    const [length, width] = await game().page.evaluate(() => {
      const box = document.querySelector<SVGPathElement>('#quest-arrow path')!.getBBox();
      return [box.width, box.height] as const;
    });
    expect(length).toBeGreaterThan(1.5 * width);
  });

  it('shows the health and charges of the player', async () => {
    expect(await game().page.textContent('#health')).toBe(format(world.player.health, hitPoints, { digits: 0 }));
    expect(await game().page.textContent('#charges')).toBe('●'.repeat(mostCharges));
    expect(await game().page.getAttribute('#charges', 'aria-label')).toBe(`${mostCharges} of ${mostCharges}`);
    expect(await game().page.textContent('#place')).toBe('The keep (paused)');
  });

  it('shoots and throws with the mouse', async () => {
    const { page } = game();
    await page.mouse.move(500, 200);
    const before = await game().state();
    await page.mouse.down();
    expect((await game().step()).shots).toBe(before.shots + 1);
    await page.mouse.up();
    await page.mouse.click(500, 200, { button: 'right' });
    const thrown = await game().step();
    expect(thrown.shots).toBe(before.shots + 1);
    expect(thrown.chargesInFlight).toBe(1);
    expect(thrown.player.charges).toBe(before.player.charges - 1);
    const later = await game().step(45);
    expect([later.chargesInFlight, later.blasts]).toEqual([0, before.blasts + 1]);
  });

  it('throws with one button of the mouse while the other one shoots', async () => {
    const { page } = game();
    await page.mouse.move(500, 200);
    const before = await game().state();
    await page.mouse.down();
    await page.mouse.click(500, 200, { button: 'right' });
    const both = await game().step();
    expect([both.shots, both.chargesInFlight]).toEqual([before.shots + 1, 1]);
    expect((await game().step(40)).shots).toBeGreaterThan(both.shots);
    await page.mouse.up();
    const { shots } = await game().step();
    expect((await game().step(20)).shots).toBe(shots);
  });

  it('has as many creatures as keys and the control set', async () => {
    const { page } = game();
    const number = (count: number): Promise<Snapshot> =>
      game().until(
        `${count} creatures`,
        ({ settings, creatureCount }) => settings.creatures === count && creatureCount === count,
      );
    await page.keyboard.press('v');
    await page.getByRole('slider', { name: 'Creatures' }).focus();
    await page.keyboard.press('ArrowRight');
    await number(10);
    await page.keyboard.press('Escape');
    await page.keyboard.press(']');
    await number(20);
    for (let i = 0; i < 3; i++) await page.keyboard.press('[');
    const { settings } = await number(0);
    // The lowest number stays.
    expect(settings.creatures).toBe(0);
    await page.keyboard.press('v');
  });

  it('runs by itself, and pauses for single steps', async () => {
    const { page } = game();
    await game().goOn();
    const { steps } = await game().state();
    await game().until('it runs', (state) => state.steps > steps + 5);
    const paused = await game().pause();
    expect((await game().state()).steps).toBe(paused.steps);
    await page.keyboard.press('.');
    expect((await game().state()).steps).toBe(paused.steps + 1);
    await page.keyboard.press('v');
    await page.getByRole('button', { name: 'One step' }).click();
    expect((await game().state()).steps).toBe(paused.steps + 2);
    await page.keyboard.press('v');
  });
});

it('points the way with its arrow, and not at a wall', async () => {
  const game = await GamePage.open(site, { options: '?creatures=0', prepare: besideTheGate });
  const player = placeOf((await game.state()).player);
  const here = createGame({ ...world, player: { ...world.player, position: player } }, { seed: 1, creatures: 0 });
  const [next] = new Guide().wayIn(here);
  const [way, straight] = [next!, world.goals[0]!.position].map((place) =>
    Math.round(valueIn(angleOf(directionBetween(player, place)!), inDegrees)),
  );
  expect(Math.abs(way! - straight!)).toBeGreaterThan(10);
  expect(await turnOfArrow(game)).toBe(`${way}deg`);
  expect(Number.parseInt(await game.page.innerText('#quest-distance'), 10)).toBeGreaterThan(
    valueIn(distance(player, world.goals[0]!.position), meters),
  );
  await game.close();
});

describe('the help', () => {
  it('stops the time while it covers the picture, and lets it go on', async () => {
    const game = await GamePage.open(site, { options: '?creatures=0', isRunning: true });
    await game.until('it runs', ({ steps }) => steps > 5);
    await game.page.keyboard.press('h');
    const { steps, frames } = await game.state();
    const later = await game.until('frames without steps', (state) => state.frames > frames + 10);
    expect(later.steps).toBe(steps);
    expect(later.settings.isPaused).toBe(false);
    await game.page.keyboard.press('Escape');
    await game.until('it goes on', (state) => state.steps > steps + 5);
    await game.page.close();
  });
});

describe('keys alone', () => {
  const game = sharedGame({ creatures: 0 }, { options: '?creatures=0', prepare: onTheRoad });

  it.each([
    ['KeyD', 1, 0],
    ['ArrowLeft', -1, 0],
    ['ArrowDown', 0, 1],
    ['KeyW', 0, -1],
  ])('walk with %s, and stand without', async (key, dx, dy) => {
    const { player: from } = await game().state();
    const { player: to } = await game().hold(key, 20);
    // A third of a second at 5.5 m/s, minus the acceleration.
    expect((to.x - from.x) * dx + (to.y - from.y) * dy).toBeGreaterThan(1.2);
    expect((to.x - from.x) * dy + (to.y - from.y) * dx).toBeCloseTo(0, 9);
    const rested = await game().step(12);
    const later = await game().step(3);
    expect([later.player.x, later.player.y]).toEqual([rested.player.x, rested.player.y]);
  });

  it('stop with the command key of a Mac, which hides the release of other keys', async () => {
    const { page } = game();
    await page.keyboard.down('KeyD');
    await game().step(5);
    await page.keyboard.down('Meta');
    await page.keyboard.up('Meta');
    const rested = await game().step(15);
    const { player } = await game().step(3);
    await page.keyboard.up('KeyD');
    expect([player.x, player.y]).toEqual([rested.player.x, rested.player.y]);
  });

  it('turn the aim, and move it', async () => {
    const degrees = ({ aim, player }: Snapshot): number =>
      (Math.atan2(aim.y - player.y, aim.x - player.x) * 180) / Math.PI;
    const reach = ({ aim, player }: Snapshot): number => Math.hypot(aim.y - player.y, aim.x - player.x);
    const start = await game().state();
    const turned = await game().hold('KeyE', 12);
    expect(degrees(turned) - degrees(start)).toBeCloseTo(30, 6);
    const nearer = await game().hold('KeyF', 20);
    expect(reach(start) - reach(nearer)).toBeCloseTo(3, 6);
  });

  it('shoot and throw', async () => {
    const start = await game().state();
    expect((await game().hold('Space', 1)).shots).toBe(start.shots + 1);
    await game().page.keyboard.press('c');
    const thrown = await game().step();
    expect([thrown.chargesInFlight, thrown.player.charges]).toEqual([1, start.player.charges - 1]);
    const end = await game().step(45);
    expect([end.chargesInFlight, end.blasts]).toEqual([0, start.blasts + 1]);
  });

  it('reach help, panels and controls, with a visible focus', async () => {
    const { page } = game();
    await page.keyboard.press('h');
    await page.waitForSelector('#help', { state: 'visible' });
    await page.keyboard.press('Enter');
    await page.waitForSelector('#help', { state: 'hidden' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('show-help');
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle);
    expect(outline).toBe('solid');
    await page.keyboard.press('Escape');
  });

  it('stop at a wall', async () => {
    // Off the road, which leads to the gate, and on to the wall beside it.
    let { player } = await game().hold('KeyW', 50);
    for (let last = player.x - 1; player.x > last;) {
      last = player.x;
      ({ player } = await game().hold('KeyD', 40));
    }
    const body = (radius: number): ReturnType<typeof pushOut> =>
      pushOut(world.solid, world.space, circle(placeOf(player), meters(radius)));
    expect(body(player.radius)).toBeUndefined();
    expect(body(player.radius + 0.1)).toBeDefined();
  });
});

describe('a window', () => {
  // `camera.test.ts` has more sizes.
  it.each([
    [360, 640, 10],
    [1280, 720, 32],
  ])('of %i by %i pixels starts with %i of them for a meter', async (width, height, zoom) => {
    const game = await GamePage.open(site, { options: '?creatures=0', viewport: { width, height } });
    expect((await game.state()).camera.pixelsPerMeter).toBe(zoom);
    await game.page.close();
  });

  it.each([
    { deviceScaleFactor: 1, size: { width: 640, height: 420 } },
    { deviceScaleFactor: 2, size: { width: 420, height: 320 } },
    // More than two pixels per pixel are not drawn.
    { deviceScaleFactor: 3, size: { width: 420, height: 320 } },
  ])('of another size keeps pointer and world in step, at $deviceScaleFactor pixels per pixel', async (screen) => {
    const { deviceScaleFactor, size } = screen;
    const game = await GamePage.open(site, { options: '?creatures=0', deviceScaleFactor });
    await game.page.setViewportSize(size);
    await game.page.mouse.move(320, 250);
    const canvas = async (): Promise<unknown> => {
      await game.state();
      return game.page.evaluate(() => {
        const { width, height, clientWidth, clientHeight } = document.querySelector('canvas')!;
        return { width, height, clientWidth, clientHeight };
      });
    };
    await expect.poll(canvas).toEqual({
      width: size.width * Math.min(deviceScaleFactor, 2),
      height: size.height * Math.min(deviceScaleFactor, 2),
      clientWidth: size.width,
      clientHeight: size.height,
    });
    const state = await game.state();
    const { x, y } = toPixels(cameraOf(state), placeOf(state.aim));
    expect(valueIn(x, pixels)).toBeCloseTo(320, 6);
    expect(valueIn(y, pixels)).toBeCloseTo(250, 6);
    expect(game.errors).toEqual([]);
    await game.page.close();
  });
});
