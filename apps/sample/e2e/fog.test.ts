/** What the player does not see is dark, what it has seen is dim, and the fog hides the creatures there. */
import { type Tile, tile, tileCenter, toPixels } from '@tilewright/tilemap';
import { Direction2, pixels, valueIn } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Body } from '../src/debug/debug-hook.js';
import { createGame, step } from '../src/simulation/game.js';
import { createPlayerView, isInPlayerView, type PlayerView } from '../src/simulation/player-view.js';
import { readKeep } from '../src/simulation/testing/keep.js';
import { idle } from '../src/simulation/testing/small-world.js';
import { worldOf } from '../src/simulation/world.js';
import { colors } from '../src/view/colors.js';
import { cameraOf, type GamePage, placeOf } from './game-page.js';
import { sharedGame } from './shared-game.js';
import { onTheRoad, textOnTheRoad } from './testing/changed-maps.js';

const world = worldOf(await readKeep(textOnTheRoad));
/** Without the panels on the left and below. */
const clip = { x: 260, y: 0, width: 540, height: 400 };

/** The game of the current group. */
let game: GamePage;

/** One page for all tests of a group. */
function playWith(creatures: number): void {
  // With water and torches still, two pictures of a paused game differ only by the fog.
  const shared = sharedGame({ creatures }, { reducedMotion: 'reduce', prepare: onTheRoad });
  beforeEach(async () => {
    game = shared();
    await game.page.mouse.move(420, 240);
    // Zoomed out, for more of each kind.
    for (let i = 0; i < 2; i++) await game.page.keyboard.press('-');
  });
}

/** The tiles with centers in the clip, and where the pixel of the center starts in it. */
async function placesOfTiles(): Promise<readonly (readonly [Tile, index: number])[]> {
  const camera = cameraOf(await game.state());
  const found: (readonly [Tile, number])[] = [];
  for (let y = 0; y < world.bounds.height; y++) {
    for (let x = 0; x < world.bounds.width; x++) {
      const center = toPixels(camera, tileCenter(world.space, tile(x, y)));
      const [left, top] = [valueIn(center.x, pixels) - clip.x, valueIn(center.y, pixels) - clip.y].map(Math.round);
      if (left! < 0 || top! < 0 || left! >= clip.width || top! >= clip.height) continue;
      found.push([tile(x, y), 4 * (top! * clip.width + left!)]);
    }
  }
  return found;
}

type State = 'unseen' | 'remembered' | 'in view';

function stateOf({ inView, remembered }: PlayerView, at: Tile): State {
  if (inView.getOr(at, false)) return 'in view';
  return remembered.getOr(at, false) ? 'remembered' : 'unseen';
}

function median(numbers: readonly number[]): number {
  return Float64Array.from(numbers).sort()[numbers.length >> 1] ?? Number.NaN;
}

describe('the fog', () => {
  playWith(0);

  it('is dark where the player has never looked, dim where it has, and nowhere in its view', async () => {
    // Through the gate, which is then remembered. The same steps give the same view here and in the page.
    const same = createGame(world, { seed: 1, creatures: 0 });
    step(same, idle());
    await game.hold('KeyD', 130);
    for (let i = 0; i < 130; i++) step(same, idle({ walk: Direction2.east }));
    await game.step(20);
    for (let i = 0; i < 20; i++) step(same, idle());
    const { view, player } = same;
    expect(placeOf((await game.state()).player)).toEqual(player.position);
    const places = await placesOfTiles();
    const withFog = await game.pixels(clip);
    await game.page.keyboard.press('g');
    expect((await game.state()).settings.fog).toBe(false);
    const without = await game.pixels(clip);
    const opacities: Record<State, number[]> = { unseen: [], remembered: [], 'in view': [] };
    const night = (colors.night >> 8) & 255;
    for (const [at, i] of places) {
      const [before, after] = [without[i + 1]!, withFog[i + 1]!];
      // Ground that is dark anyway says little.
      if (before > 3 * night) opacities[stateOf(view, at)].push((before - after) / (before - night));
    }
    for (const each of Object.values(opacities)) expect(each.length).toBeGreaterThan(10);
    expect(median(opacities.unseen)).toBeGreaterThan(0.85);
    expect(median(opacities.remembered)).toBeGreaterThan(0.4);
    expect(median(opacities.remembered)).toBeLessThan(0.6);
    expect(median(opacities['in view'])).toBe(0);
    // Next to fog, the center of a tile has a little of it, because a pixel is not a point.
    expect(Math.max(...opacities['in view'])).toBeLessThan(0.15);
  });

  it('is set by its switch and by its key', async () => {
    await game.page.keyboard.press('v');
    await game.page.locator('#controls button:has-text("Fog")').click();
    expect((await game.state()).settings.fog).toBe(false);
    await game.page.keyboard.press('g');
    expect((await game.state()).settings.fog).toBe(true);
  });
});

describe('creatures in the fog', () => {
  playWith(5000);

  it('are not drawn, except by a lens that lifts the fog', async () => {
    const hidden = (await game.state()).drawn.bodies;
    await game.page.keyboard.press('3');
    const lifted = (await game.state()).drawn.bodies;
    expect(hidden).toBeLessThan(lifted);
    await game.page.keyboard.press('1');
    expect((await game.state()).drawn.bodies).toBe(hidden);
    await game.page.keyboard.press('g');
    expect((await game.state()).drawn.bodies).toBe(lifted);
  });

  it('cannot be aimed at', async () => {
    const state = await game.state();
    const view = createPlayerView(world, placeOf(state.player));
    const bodies = await game.page.evaluate((): readonly Body[] => window.tilewright?.creatures() ?? []);
    const camera = cameraOf(state);
    const onScreen = bodies
      .filter((body) => !isInPlayerView(view, world, placeOf(body)))
      .map((body) => toPixels(camera, placeOf(body)))
      .map(({ x, y }) => [valueIn(x, pixels), valueIn(y, pixels)] as const)
      .find(([x, y]) => x > 10 && x < 790 && y > 10 && y < 470);
    expect(onScreen).toBeDefined();
    await game.page.mouse.move(...onScreen!);
    await game.state();
    expect(await game.page.textContent('#target')).toBe('nobody');
    await game.page.keyboard.press('g');
    await game.state();
    expect(await game.page.textContent('#target')).not.toBe('nobody');
  });
});
