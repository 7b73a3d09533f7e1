/**
 * The camera shows the crowd: many creatures are on the screen from the start, and what hunts comes into sight early.
 */
import { objectsInRectangle } from '@tilewright/queries';
import { meters, pixels, pixelsPerMeter, sub, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { defaults } from '../options.js';
import { abilities } from '../simulation/balance.js';
import { createGame } from '../simulation/game.js';
import { isInPlayerView } from '../simulation/player-view.js';
import type { Game } from '../simulation/state.js';
import { readKeep } from '../simulation/testing/keep.js';
import { at } from '../simulation/testing/small-world.js';
import { worldOf } from '../simulation/world.js';
import { Camera, type Screen, viewOf } from './camera.js';

const world = worldOf(await readKeep());

function screenOf(width: number, height: number): Screen {
  return { width: pixels(width), height: pixels(height), devicePixelRatio: 1 };
}

/** The creatures on a screen that the fog does not hide. */
function creaturesShown(game: Game, screen: Screen): number {
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
  ])('of %s shows at least 20 creatures at the first goal, the gate', (_, width, height) => {
    const outside = { ...world, player: { ...world.player, position: world.goals[0]!.position } };
    expect(creaturesShown(createGame(outside, defaults), screenOf(width, height))).toBeGreaterThanOrEqual(20);
  });

  it.each([
    [360, 640],
    [390, 844],
    [430, 932],
  ])('of a phone of %i by %i pixels shows as far to each side as a hound sees', (width, height) => {
    const screen = screenOf(width, height);
    const middle = at(160, 112);
    const { min, max } = viewOf(new Camera(world, screen).spaceFor(middle, screen), screen);
    const sides = [sub(middle.x, min.x), sub(max.x, middle.x), sub(middle.y, min.y), sub(max.y, middle.y)];
    // Rounding to whole pixels takes half of one on a side.
    const least = valueIn(abilities.hound.sightRange, meters) - 0.1;
    for (const side of sides) expect(valueIn(side, meters)).toBeGreaterThan(least);
  });

  it.each([
    [360, 640, 10],
    [390, 844, 10],
    [820, 1180, 16],
    [640, 360, 16],
    [1280, 720, 32],
    // The smallest that shows enough at this zoom, and one that does not.
    [480, 480, 32],
    [479, 479, 16],
  ])('of a screen of %i by %i pixels starts with %i of them for a meter', (width, height, zoom) => {
    const screen = screenOf(width, height);
    expect(new Camera(world, screen).spaceFor(at(160, 112), screen).pixelsPerMeter).toBe(pixelsPerMeter(zoom));
  });

  it('shows the crowd behind the title at the same zoom on each screen', () => {
    const zooms = [screenOf(390, 844), screenOf(1280, 720)].map(
      (screen) => new Camera(world, screen).spaceFor(at(160, 112), screen, true).pixelsPerMeter,
    );
    expect(new Set(zooms).size).toBe(1);
  });
});
