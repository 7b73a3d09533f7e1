/** The camera shows the crowd: after a minute of play at the latest, many creatures are on the screen at once. */
import { objectsInRectangle } from '@tilewright/queries';
import { pixels } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { createBot } from '../bot/bot.js';
import { defaults } from '../options.js';
import { createGame, step } from '../simulation/game.js';
import { isInPlayerView } from '../simulation/player-view.js';
import type { Game } from '../simulation/state.js';
import { readKeep } from '../simulation/testing/keep.js';
import { worldOf } from '../simulation/world.js';
import { Camera, viewOf } from './camera.js';

const world = worldOf(await readKeep());
const STEPS_IN_A_MINUTE = 3600;

/** The creatures on a screen that the fog does not hide. */
function creaturesShown(game: Game, width: number, height: number): number {
  const screen = { width: pixels(width), height: pixels(height), devicePixelRatio: 1 };
  const camera = new Camera(game.world, screen);
  const { creatures, player, view } = game;
  const ids = objectsInRectangle(creatures.tracker, viewOf(camera.spaceFor(player.position, screen), screen));
  return ids.filter((id) => isInPlayerView(view, game.world, creatures.positions.get(creatures.rowOf(id)))).length;
}

describe('the camera', () => {
  it('shows at least 20 creatures at once within a minute, on a desk and on a phone', () => {
    const game = createGame(world, defaults);
    const bot = createBot(defaults.seed);
    const most = { desk: 0, upright: 0, lying: 0 };
    for (let i = 0; i < STEPS_IN_A_MINUTE && Object.values(most).some((count) => count < 20); i++) {
      step(game, bot(game));
      if (i % 15 > 0) continue;
      most.desk = Math.max(most.desk, creaturesShown(game, 1280, 720));
      most.upright = Math.max(most.upright, creaturesShown(game, 390, 844));
      most.lying = Math.max(most.lying, creaturesShown(game, 844, 390));
    }
    expect(Math.min(...Object.values(most))).toBeGreaterThanOrEqual(20);
  });
});
