/** The player is found at a glance, in any crowd, under any lens, and without seeing colors. */
import { toPixels } from '@tilewright/tilemap';
import { pixels, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { cameraOf, type GamePage, placeOf } from './game-page.js';
import { contrast, luminance } from './light.js';
import { sharedGame } from './shared-game.js';

/** How many directions from the player are looked at. */
const rays = 24;

/** Where the ring and its edges are, in radii of the player, and in pixels at the least. */
const nearest = { radii: 1, pixels: 14 };
const farthest = { radii: 1.8, pixels: 28 };

/** Of the directions from the player, the share in which the ring is light between two dark edges. */
async function shareOfRing(game: GamePage): Promise<number> {
  const state = await game.state();
  const { x, y } = toPixels(cameraOf(state), placeOf(state.player));
  const [centerX, centerY] = [Math.round(valueIn(x, pixels)), Math.round(valueIn(y, pixels))];
  const radius = state.player.radius * state.camera.pixelsPerMeter;
  const [from, to] = [nearest, farthest].map((place) => Math.max(place.radii * radius, place.pixels)) as [
    number,
    number,
  ];
  const reach = Math.ceil(to);
  const size = 2 * reach + 1;
  const rgba = await game.pixels({ x: centerX - reach, y: centerY - reach, width: size, height: size });
  const lightAt = (angle: number, distance: number): number => {
    const column = Math.round(reach + distance * Math.cos(angle));
    const row = Math.round(reach + distance * Math.sin(angle));
    return luminance(rgba, (row * size + column) * 4);
  };
  const distances = Array.from({ length: 40 }, (_, i) => from + ((to - from) * i) / 39);
  let found = 0;
  for (let ray = 0; ray < rays; ray++) {
    const lights = distances.map((distance) => lightAt((2 * Math.PI * ray) / rays, distance));
    const most = Math.max(...lights);
    const at = lights.indexOf(most);
    const edges = [Math.min(...lights.slice(0, at)), Math.min(...lights.slice(at + 1))];
    if (most > 0.6 && edges.every((edge) => contrast(most, edge) >= 3)) found++;
  }
  return found / rays;
}

describe('the ring around the player', () => {
  const game = sharedGame({ creatures: 20_000, fog: false });

  it.each([
    ['0', 'none'],
    ['1', 'ray'],
    ['3', 'object'],
    ['4', 'steps'],
  ])('is on top, with the lens of the key %s, %s', async (key, lens) => {
    await game().page.keyboard.press(key);
    expect((await game().step(2)).settings.lens).toBe(lens);
    expect(await shareOfRing(game())).toBeGreaterThan(0.9);
  });

  it('stays at the least zoom', async () => {
    for (let i = 0; i < 6; i++) await game().page.keyboard.press('-');
    expect(await shareOfRing(game())).toBeGreaterThan(0.7);
  });
});
