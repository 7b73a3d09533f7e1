/** While the game is paused, tiles change by a click, a tap or a key, and what the lenses show changes with them. */
import { type Tile, tile, tileCenter, toPixels } from '@tilewright/tilemap';
import { pixels, valueIn } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import { readKeep } from '../src/simulation/testing/keep.js';
import { worldOf } from '../src/simulation/world.js';
import { cameraOf, GamePage, type PageOptions, type Snapshot } from './game-page.js';
import { sharedGame } from './shared-game.js';
import { site } from './site.js';

const { space } = worldOf(await readKeep());

/** The game of the current group. */
let game: GamePage;

/** One page for all tests of a group. */
function playWith(options: PageOptions = {}): void {
  const settings = { creatures: 0, lens: 'ray', fog: false } as const;
  const shared = sharedGame(settings, { reducedMotion: 'reduce', ...options });
  beforeEach(() => {
    game = shared();
  });
}

async function begin(): Promise<Snapshot> {
  await game.until('the lens', ({ figures = [] }) => figures.length > 0);
  await editorIsLoaded();
  // To the middle of a tile: the player starts on the line between two.
  const state = await game.hold('KeyS', 8);
  const aim = placeOf(state, eastOf(state, 5));
  await game.page.mouse.move(aim.x, aim.y);
  return game.state();
}

/** Waits for the code that handles clicks. It is loaded at the first pause, and clicks before that have no effect. */
async function editorIsLoaded(): Promise<void> {
  const isAsked = (part: string): boolean =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes(part));
  await game.untilTrue(isAsked, '/editor-');
  // It is the same module for the page, so it has run then. As text, because the test runner rewrites imports.
  await game.page.evaluate(`(async () => {
    const file = performance.getEntriesByType('resource').find(({ name }) => name.includes('/editor-'));
    await import(file.name);
  })()`);
}

/** The tile that is `tiles` tiles east of the player's. */
function eastOf({ player }: Snapshot, tiles: number): Tile {
  return tile(Math.floor(player.x) + tiles, Math.floor(player.y));
}

/** The middle of a tile on the page. */
function placeOf(state: Snapshot, at: Tile): { x: number; y: number } {
  const { x, y } = toPixels(cameraOf(state), tileCenter(space, at));
  return { x: valueIn(x, pixels), y: valueIn(y, pixels) };
}

function green(data: Uint8Array): readonly number[] {
  return [...data].filter((_, i) => i % 4 === 1);
}

/** The picture of a tile. */
async function pictureOf(state: Snapshot, at: Tile): Promise<readonly number[]> {
  const { x, y } = placeOf(state, at);
  return green(await game.pixels({ x: Math.round(x) - 10, y: Math.round(y) - 10, width: 20, height: 20 }));
}

const notice = (): Promise<string> => game.page.locator('#notice').innerText();
const stop = (state: Snapshot): string => GamePage.figure(state, 'stopped by');

it('a game that starts paused can be changed at once', async () => {
  game = await GamePage.open(site, { options: '?creatures=0&lens=ray&fog=off&pause=on', isTitle: true });
  await game.start();
  await game.step();
  const before = await begin();
  const { x, y } = eastOf(before, 3);
  const place = placeOf(before, tile(x, y));
  await game.page.mouse.move(place.x, place.y);
  await game.page.mouse.click(place.x, place.y);
  const after = await game.until('a wall', ({ isEdited }) => isEdited);
  expect(stop(after)).toContain(`tile ${x}, ${y}`);
  await game.close();
});

describe('a click on a tile of a paused game', () => {
  playWith();

  it('makes a wall, which lens and picture show, and the next one floor', async () => {
    const before = await begin();
    const { x, y } = eastOf(before, 3);
    expect(stop(before)).not.toContain(`tile ${x}, ${y}`);
    const place = placeOf(before, tile(x, y));
    // The crosshair is in all pictures, the lens in none.
    await game.page.mouse.move(place.x, place.y);
    await game.page.keyboard.press('0');
    const floor = await pictureOf(await game.state(), tile(x, y));
    await game.page.mouse.click(place.x, place.y);
    const built = await game.until('a wall', ({ isEdited }) => isEdited);
    const wall = await pictureOf(built, tile(x, y));
    expect(wall.filter((value, i) => Math.abs(value - floor[i]!) > 12).length).toBeGreaterThan(100);
    expect(await notice()).toBe(`Tile ${x}, ${y} is now a wall. You changed the map, so this game does not count.`);
    await game.page.keyboard.press('1');
    const shown = await game.state();
    expect(stop(shown)).toBe(`tile ${x}, ${y} from the west`);
    expect(shown.steps).toBe(before.steps);
    await game.page.keyboard.press('0');
    await game.page.mouse.click(place.x, place.y);
    expect(await pictureOf(await game.state(), tile(x, y))).toEqual(floor);
    expect(await notice()).toBe(`Tile ${x}, ${y} is now open ground.`);
  });

  it('opens a wall of the map', async () => {
    const before = await begin();
    const [, x, y] = /tile (\d+), (\d+)/.exec(stop(before)) ?? [];
    const at = tile(Number(x), Number(y));
    const wall = await pictureOf(before, at);
    const place = placeOf(before, at);
    await game.page.mouse.click(place.x, place.y);
    const after = await game.state();
    expect(after.isEdited).toBe(true);
    expect(stop(after)).not.toContain(`tile ${x}, ${y}`);
    expect(await pictureOf(after, at)).not.toEqual(wall);
    await game.step();
    await game.page.keyboard.press('v');
    await game.page.click('#share-run');
    await game.untilVisible('#run');
    expect(await game.page.innerText('#run-text')).toBe('This run cannot be shared: it was played on a changed map.');
    await game.page.click('#close-run');
    await game.page.keyboard.press('v');
  });

  it('does not wall the player in', async () => {
    const before = await begin();
    const place = placeOf(before, eastOf(before, 0));
    await game.page.mouse.click(place.x, place.y);
    expect(await game.page.locator('#notice').innerText()).toBe('You stand there.');
    expect((await game.state()).isEdited).toBe(false);
  });

  it('is a shot if the game makes a step meanwhile, and aims if it moves', async () => {
    const before = await begin();
    const place = placeOf(before, eastOf(before, 3));
    await game.page.mouse.move(place.x, place.y);
    await game.page.mouse.down();
    await game.step();
    await game.page.mouse.up();
    await game.page.mouse.down();
    await game.page.mouse.move(place.x + 90, place.y + 40);
    await game.page.mouse.up();
    const after = await game.state();
    expect([after.isEdited, after.shots > 0]).toEqual([false, true]);
  });

  it('changes nothing while the game runs', async () => {
    const before = await begin();
    await game.goOn();
    const place = placeOf(before, eastOf(before, 3));
    await game.page.mouse.click(place.x, place.y);
    await game.page.keyboard.press('t');
    await expect.poll(notice).toBe('Pause the game to change its tiles.');
    expect((await game.state()).isEdited).toBe(false);
    await game.page.keyboard.press('p');
    await expect.poll(notice).toBe('Paused. Click or tap a tile to change it.');
  });

  it('is not needed: the key T changes the tile at the crosshair', async () => {
    const before = await begin();
    const { x, y } = before.aim;
    await game.page.keyboard.press('t');
    const after = await game.until('a change', ({ isEdited }) => isEdited);
    expect(stop(after)).toBe(`tile ${Math.floor(x)}, ${Math.floor(y)} from the west`);
  });
});

describe('a tap', () => {
  playWith({ hasTouch: true, isMobile: true, viewport: { width: 640, height: 480 } });

  it('changes a tile, too', async () => {
    const before = await begin();
    const at = eastOf(before, 2);
    const place = placeOf(before, at);
    await game.page.touchscreen.tap(place.x, place.y);
    const after = await game.until('a change', ({ isEdited }) => isEdited);
    expect(stop(after)).toBe(`tile ${at.x}, ${at.y} from the west`);
  });
});
