/** How the player moves: accelerates, keeps its speed, brakes, and slides along walls. */
import { Direction2, distance, magnitude, meters, metersPerSecond, sub, valueIn, velocity } from '@tilewright/units';
import { expect, it } from 'vitest';
import { step } from './game.js';
import { at, gameWith, idle, smallWorld } from './testing/small-world.js';

const field = smallWorld('..............', 'P.............', '..............');

it('accelerates, keeps its speed, and stops soon', () => {
  const game = gameWith(field);
  const speeds = Array.from({ length: 40 }, (_, i) => {
    step(game, idle({ walk: i < 20 ? Direction2.east : undefined }));
    return magnitude(game.player.velocity);
  });
  expect(speeds[0]! > metersPerSecond(0.5) && speeds[0]! < metersPerSecond(1)).toBe(true);
  const full = valueIn(game.player.speed, metersPerSecond);
  for (const i of [10, 19]) expect(valueIn(speeds[i]!, metersPerSecond)).toBeCloseTo(full, 12);
  expect(speeds[39]).toBe(metersPerSecond(0));
});

it('slides along a wall with what is left of its velocity', () => {
  const game = gameWith(smallWorld('..........', 'P.........', '##########'));
  for (let i = 0; i < 30; i++) step(game, idle({ walk: Direction2.southEast }));
  const { position, velocity } = game.player;
  expect(position.y).toBeCloseTo(1.6, 9);
  expect(position.x > meters(1.5)).toBe(true);
  expect(velocity.y).toBeCloseTo(0, 9);
  expect(velocity.x > metersPerSecond(2)).toBe(true);
});

it('is not slowed down by the seams of the wall that it slides along', () => {
  const game = gameWith(smallWorld('P.........', '##########'));
  let before = meters(0);
  for (let i = 0; i < 60; i++) {
    const from = game.player.position;
    step(game, idle({ walk: Direction2.southEast }));
    const way = sub(game.player.position.x, from.x);
    expect(valueIn(sub(way, before), meters)).toBeGreaterThan(-1e-12);
    before = way;
  }
  // A sixtieth of 5 m/s at 45 degrees.
  expect(before).toBeCloseTo(0.0589, 4);
  expect(game.player.position.y).toBeCloseTo(0.6, 12);
});

it('is stopped by a wall at any speed, and keeps none of it', () => {
  const game = gameWith(smallWorld('P..#....'));
  game.player.velocity = velocity(metersPerSecond(6000), metersPerSecond(0));
  step(game, idle({ walk: Direction2.east }));
  expect(distance(game.player.position, at(2.6, 0.5)) < meters(1e-12)).toBe(true);
  step(game, idle({ walk: Direction2.east }));
  expect(game.player.velocity).toEqual(velocity(metersPerSecond(0), metersPerSecond(0)));
});

it('looks at the aim, and does not turn if the aim is its own position', () => {
  const game = gameWith(field);
  step(game, idle({ aim: at(0.5, 9) }));
  expect(game.player.facing).toBe(Direction2.south);
  step(game, idle({ aim: game.player.position }));
  expect(game.player.facing).toBe(Direction2.south);
});
