/** The camera shows the crowd: many creatures are on the screen from the start. */
import { objectsInRectangle } from '@tilewright/queries';
import { pixels } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { defaults } from '../options.js';
import { createGame } from '../simulation/game.js';
import { isInPlayerView } from '../simulation/player-view.js';
import type { Game } from '../simulation/state.js';
import { readKeep } from '../simulation/testing/keep.js';
import { worldOf } from '../simulation/world.js';
import { Camera, viewOf } from './camera.js';

const world = worldOf(await readKeep());

/** The creatures on a screen that the fog does not hide. */
function creaturesShown(game: Game, width: number, height: number): number {
  const screen = { width: pixels(width), height: pixels(height), devicePixelRatio: 1 };
  const camera = new Camera(game.world, screen);
  const { creatures, player, view } = game;
  const ids = objectsInRectangle(creatures.tracker, viewOf(camera.spaceFor(player.position, screen), screen));
  return ids.filter((id) => isInPlayerView(view, game.world, creatures.positions.get(creatures.rowOf(id)))).length;
}

describe('the camera', () => {
  it.each([
    ['a desk', 1280, 720],
    ['a phone that is held upright', 390, 844],
    ['a phone that lies', 844, 390],
  ])('of %s shows at least 20 creatures at the start', (_, width, height) => {
    expect(creaturesShown(createGame(world, defaults), width, height)).toBeGreaterThanOrEqual(20);
  });
});
