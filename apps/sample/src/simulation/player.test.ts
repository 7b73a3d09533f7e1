/** How the player moves: accelerates, keeps its speed, brakes, and slides along walls. */
import { Direction2, magnitude, meters, metersPerSecond, valueIn } from '@tilewright/units';
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

it('looks at the aim, and does not turn if the aim is its own position', () => {
  const game = gameWith(field);
  step(game, idle({ aim: at(0.5, 9) }));
  expect(game.player.facing).toBe(Direction2.south);
  step(game, idle({ aim: game.player.position }));
  expect(game.player.facing).toBe(Direction2.south);
});
