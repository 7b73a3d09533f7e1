/** The built game in a real browser: it starts, it is seen, it does what keys and pointer say. */
import { castRay, pushOut, tilesInCircle, tilesOnSegment } from '@tilewright/queries';
import { tile, toPixels } from '@tilewright/tilemap';
import { meters, moveTowards, overlaps, pixels, segmentBetween, valueIn } from '@tilewright/units';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Snapshot } from '../src/debug-hook.js';
import { options } from '../src/options.js';
import { createGame, step } from '../src/simulation/game.js';
import { readKeep } from '../src/simulation/testing/keep.js';
import { worldOf } from '../src/simulation/world.js';
import { openSite } from './browser.mjs';
import { cameraOf, circleOf, GamePage, placeOf, type Site } from './game-page.js';

const world = worldOf(await readKeep());
const { solid, opaque, space, bounds } = world;

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
  });
  afterEach(() => {
    expect(game.errors).toEqual([]);
  });
  afterAll(() => game.page.close());
  return () => game;
}

describe('at its start, the game', () => {
  const game = sharedGame();

  it('shows the map, the ray and the circle', async () => {
    await game().page.mouse.move(650, 200);
    await game().state();
    // To the right of the panel, above the keys.
    const rgba = await game().pixels({ x: 580, y: 10, width: 210, height: 380 });
    const counts = new Map<number, number>();
    for (let i = 0; i < rgba.length; i += 4) {
      const color = (rgba[i]! << 16) | (rgba[i + 1]! << 8) | rgba[i + 2]!;
      counts.set(color, (counts.get(color) ?? 0) + 1);
    }
    const most = Math.max(...counts.values());
    expect(counts.size).toBeGreaterThan(100);
    expect(most / (rgba.length / 4)).toBeLessThan(0.5);
    for (const line of [0xffcf5c, 0x9be8ff]) expect(counts.get(line) ?? 0).toBeGreaterThan(50);
  });

  it('says where things are, with their units', async () => {
    const { page } = game();
    await game().pointAt(placeOf({ x: 84.25, y: 63.5 }));
    expect(await page.textContent('#player-world')).toBe('80.00 m, 64.00 m');
    expect(await page.textContent('#player-tile-space')).toBe('80.00 tiles, 64.00 tiles');
    expect(await page.textContent('#aim-world')).toBe('84.25 m, 63.50 m');
    expect(await page.textContent('#aim-tile')).toBe('84, 63');
    expect(await page.textContent('#ray')).toBe('6 tiles, 4.28 m: free');
    expect(await page.textContent('#light')).toMatch(/^\d+ tiles of 24576, radius 3\.0 m$/);
    expect(await page.textContent('#creatures')).toMatch(/^\d+ of 300 in the light$/);
  });

  it('walks the ray through its tiles, in order, up to the first wall', async () => {
    const state = await game().pointAt(placeOf({ x: 82.3, y: 59.4 }));
    const ray = segmentBetween(placeOf(state.player), placeOf(state.aim));
    const hit = castRay(opaque, space, ray);
    expect(hit?.tile).toEqual(tile(81, 60));
    expect(state.ray.hit).toEqual(hit?.tile);
    const whole = [...tilesOnSegment(space, ray)];
    expect(state.ray.tiles).toEqual(whole.slice(0, state.ray.tiles.length));
    expect(state.ray.tiles.length).toBeLessThan(whole.length);
    expect(state.ray.tiles.map(({ x, y }) => opaque.get(tile(x, y)))).toEqual(
      state.ray.tiles.map((_, i) => i === state.ray.tiles.length - 1),
    );
    expect(await game().page.textContent('#ray')).toContain('stops at tile 81, 60 from the south');
  });

  it('lets the ray reach the pointer where nothing is in the way', async () => {
    const { ray, player, aim } = await game().pointAt(placeOf({ x: 86.5, y: 64.5 }));
    expect(ray.hit).toBeUndefined();
    expect(ray.tiles).toEqual([...tilesOnSegment(space, segmentBetween(placeOf(player), placeOf(aim)))]);
    expect(ray.tiles.at(-1)).toEqual(tile(86, 64));
  });

  it('shows the tiles of the circle, as large as wheel and keys make it', async () => {
    const before = await game().pointAt(placeOf({ x: 86.5, y: 62.25 }));
    expect(before.light.radius).toBe(3);
    expect(before.light.tiles).toEqual([...tilesInCircle(space, circleOf({ ...before.aim, radius: 3 }), { bounds })]);
    await game().page.mouse.wheel(0, -100);
    await game().page.keyboard.press('KeyE');
    await game().until('a larger circle', ({ light }) => light.radius === 4);
    for (let i = 0; i < 10; i++) await game().page.keyboard.press('KeyQ');
    const { light } = await game().until('the smallest circle', ({ light }) => light.radius === 0);
    expect(light.tiles).toEqual([tile(86, 62)]);
  });

  it('stops the player at a wall', async () => {
    // Tile (80, 60) is wall: its south border is at 61 m.
    expect(solid.get(tile(80, 60))).toBe(true);
    await game().hold('KeyW', 'the wall in the north', ({ player }) => player.y < 61.5);
    const { steps } = await game().state();
    await game().hold('KeyW', 'half a second of walking into it', (state) => state.steps > steps + 30);
    const { player } = await game().state();
    expect(player.y - player.radius).toBeCloseTo(61, 6);
    expect(pushOut(solid, space, circleOf(player))).toBeUndefined();
  });
});

describe('the player', () => {
  const game = sharedGame();

  it.each([
    ['KeyD', 1, 0],
    ['ArrowLeft', -1, 0],
    ['ArrowRight', 1, 0],
    ['KeyA', -1, 0],
    ['KeyS', 0, 1],
    ['ArrowUp', 0, -1],
    ['ArrowDown', 0, 1],
    ['KeyW', 0, -1],
  ])('walks with %s, and stands without', async (key, dx, dy) => {
    const { player: from } = await game().state();
    const way = ({ player }: Snapshot): number => (player.x - from.x) * dx + (player.y - from.y) * dy;
    await game().hold(key, 'a step', (state) => way(state) > 0.3);
    const { steps } = await game().state();
    const rested = await game().until('standstill', (state) => state.steps > steps + 12);
    const later = await game().until('some more steps', (state) => state.steps > rested.steps + 3);
    expect(later.player).toEqual(rested.player);
    expect(Math.abs((rested.player.x - from.x) * dy) + Math.abs((rested.player.y - from.y) * dx)).toBe(0);
  });
});

describe('the light', () => {
  const game = sharedGame();

  it('falls on the creatures in it, which light up', async () => {
    for (let i = 0; i < 2; i++) await game().page.keyboard.press('-');
    await game().page.keyboard.press('Space'); // so that a picture shows what the state says
    await game().page.mouse.move(20, 20);
    const start = await game().state();
    const camera = cameraOf(start);
    // Beside the panel or under it, and above the keys.
    const isOnScreen = (creature: Snapshot['creatures'][number]): boolean => {
      const at = toPixels(camera, placeOf(creature));
      const [x, y] = [valueIn(at.x, pixels), valueIn(at.y, pixels)];
      const [top, left] = x > 590 ? [30, 590] : [240, 30];
      return x > left && x < 770 && y > top && y < 390 && creature.radius >= 0.3;
    };
    const id = start.creatures.findIndex(isOnScreen);
    expect(id).toBeGreaterThanOrEqual(0);
    expect(start.light.creatures).not.toContain(id);
    const dark = await warmPixelsAround(start, id);

    // Short of the creature, so that the circle reaches it and the ray does not.
    const aim = moveTowards(placeOf(start.creatures[id]!), placeOf(start.player), meters(3));
    const state = await game().pointAt(aim);
    expect(state.steps).toBe(start.steps);
    const inLight = state.creatures.flatMap((creature, i) =>
      overlaps(circleOf(creature), circleOf({ ...state.aim, radius: state.light.radius })) ? [i] : [],
    );
    expect(inLight).toContain(id);
    expect([...state.light.creatures].sort((a, b) => a - b)).toEqual(inLight);
    expect(await warmPixelsAround(state, id)).toBeGreaterThan(dark + 10);
  });

  /** The number of bright, warm pixels in the square around a creature. */
  async function warmPixelsAround(state: Snapshot, id: number): Promise<number> {
    const { x, y } = toPixels(cameraOf(state), placeOf(state.creatures[id]!));
    const clip = { x: valueIn(x, pixels) - 16, y: valueIn(y, pixels) - 16, width: 32, height: 32 };
    const rgba = await game().pixels(clip);
    let warm = 0;
    for (let i = 0; i < rgba.length; i += 4) if (rgba[i]! > 200 && rgba[i + 1]! > 180 && rgba[i + 2]! < 190) warm++;
    return warm;
  }
});

describe('the simulation', () => {
  const game = sharedGame();

  it('is the same in the browser as in Node, to the last bit', async () => {
    await game().until('some steps', ({ steps }) => steps > 60);
    await game().page.keyboard.press('Space');
    const state = await game().state();
    const inNode = createGame(world, options);
    while (inNode.steps < state.steps) step(inNode, { walk: undefined, aim: placeOf(state.aim) });
    const { positions, radii, count } = inNode.creatures;
    const expected = Array.from({ length: count }, (_, id) => ({ ...positions.get(id), radius: radii.get(id) }));
    expect(state.creatures).toEqual(expected);
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
    await game.page.mouse.move(300, 250);
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
    expect(valueIn(x, pixels)).toBeCloseTo(300, 6);
    expect(valueIn(y, pixels)).toBeCloseTo(250, 6);
    // The aim is drawn there: the cross of the light.
    const cross = await game.pixels({ x: 304, y: 249, width: 1, height: 2 });
    expect(cross.slice(0, 3)).toEqual([0x9b, 0xe8, 0xff]);
    expect(game.errors).toEqual([]);
    await game.page.close();
  });
});
