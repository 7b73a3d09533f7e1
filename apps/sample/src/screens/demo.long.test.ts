/** What moves behind the title. */
import { objectsInRectangle } from '@tilewright/queries';
import { magnitude, max, metersPerSecond, pixels, pixelsPerMeter } from '@tilewright/units';
import { pixelSpace } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import { step } from '../simulation/game.js';
import type { Game } from '../simulation/state.js';
import { readKeep } from '../simulation/testing/keep.js';
import { at } from '../simulation/testing/small-world.js';
import { nameOfPlace, worldOf } from '../simulation/world.js';
import { Camera, viewOf } from '../view/camera.js';
import { demoGame, demoPilot, isWide, shotOf } from './demo.js';

const world = worldOf(await readKeep());
const space = pixelSpace({ origin: at(0, 0), pixelsPerMeter: pixelsPerMeter(32) });

const screens = [
  { name: 'a desk', width: 1280, height: 720, least: 700 },
  { name: 'a phone that is held upright', width: 390, height: 844, least: 40 },
  { name: 'a phone that lies', width: 844, height: 390, least: 120 },
];

/** The creatures on a screen whose camera is as far away as it goes. The demo has no fog that hides some. */
function creaturesShown({ creatures, player }: Game, width: number, height: number): number {
  const screen = { width: pixels(width), height: pixels(height), devicePixelRatio: 1 };
  const view = viewOf(new Camera(world, screen).spaceFor(player.position, screen, true), screen);
  return objectsInRectangle(creatures.tracker, view).length;
}

describe('the demo', () => {
  it('plays among thousands of creatures', () => {
    const game = demoGame(world, 1);
    expect(nameOfPlace(world, game.player.position)).toBe('Great hall');
    expect(game.creatures.count).toBe(10_000);
  });

  it.each([1, 2, 3])('shows the crowd on every screen for as long as its first shot lasts, with seed %i', (seed) => {
    const game = demoGame(world, seed);
    const pilot = demoPilot(seed, false);
    const isFirst = (): boolean => shotOf(game) === 0;
    for (; isFirst(); step(game, pilot.next(game, space))) {
      if (game.steps % 60 !== 0) continue;
      for (const { name, width, height, least } of screens) {
        expect(creaturesShown(game, width, height), name).toBeGreaterThanOrEqual(least);
      }
    }
    expect(game.steps).toBe(7 * 60);
  });

  it('is another game for another seed', () => {
    expect(demoGame(world, 1).player.position).not.toEqual(demoGame(world, 2).player.position);
  });

  it('moves', () => {
    const game = demoGame(world, 1);
    const pilot = demoPilot(1, false);
    let fastest = metersPerSecond(0);
    for (let i = 0; i < 120; i++) {
      step(game, pilot.next(game, space));
      fastest = max(fastest, magnitude(game.player.velocity));
    }
    expect(fastest > metersPerSecond(3)).toBe(true);
  });

  it('shows the crowd in every other shot, and always to users who ask for less motion', () => {
    const game = demoGame(world, 1);
    for (let shot = 0; shot < 4; shot++) {
      game.steps = shot * 7 * 60;
      expect(shotOf(game)).toBe(shot);
      expect(isWide(game, { isStill: false })).toBe(shot % 2 === 0);
      expect(isWide(game, { isStill: true })).toBe(true);
    }
  });

  it('stands still for users who ask for less motion, and shoots nothing', () => {
    const game = demoGame(world, 1);
    const pilot = demoPilot(1, true);
    const { position } = game.player;
    for (let i = 0; i < 60; i++) expect(step(game, pilot.next(game, space)).shots).toEqual([]);
    expect(game.player.position).toEqual(position);
    expect(game.phase).toBe('title');
  });
});
