/** Hits drive creatures away, small ones farther, and none into a wall. */
import { Direction2, meters, metersPerSecond, type Position2, sub, valueIn } from '@tilewright/units';
import { expect, it } from 'vitest';
import { type Commands, step } from './game.js';
import { hitPoints } from './health.js';
import { knock } from './knock.js';
import type { Game } from './state.js';
import { at, gameWith, herdOf, idle, smallWorld } from './testing/small-world.js';

const world = smallWorld('P.......#.', '..........', '..........');
const tough = herdOf({ bite: hitPoints(0), health: hitPoints(20), radius: meters(0.34) });
/** The sum of what is left of a stun of 15 steps in each of them, at 2.5 m/s. */
const farthest = (7 * 2.5) / 60;

/** Waits until the stun of a hit in this step is over. @returns where the creature is */
function placeAfter(game: Game, first: Partial<Commands>): Position2 {
  step(game, idle(first));
  for (let i = 1; i < 15; i++) step(game, idle());
  return game.creatures.positions.get(0);
}

it.each([
  [0.34, 1],
  [0.17, 4],
  [0.45, (0.34 / 0.45) ** 2],
])('a shot drives a creature of radius %d m away, %d times as far', (radius, times) => {
  const herd = herdOf({ ...tough, radius: meters(radius) });
  const game = gameWith(world, { herd, position: at(4.5, 0.5), heading: Direction2.west });
  step(game, idle());
  const before = game.creatures.positions.get(0);
  const after = placeAfter(game, { aim: at(9.5, 0.5), shoot: true });
  // In the step of the shot it still walks.
  expect(valueIn(sub(after.x, before.x), meters)).toBeCloseTo(farthest * times - (0.6 * 3) / 60, 9);
  expect(valueIn(sub(after.y, before.y), meters)).toBeCloseTo(0, 9);
});

it('a blast drives creatures away from its center', () => {
  const game = gameWith(world, { herd: tough, position: at(4.5, 1.5) });
  step(game, idle({ aim: at(4.5, 0.5), throwCharge: true }));
  while (step(game, idle()).blasts.length === 0);
  const before = game.creatures.positions.get(0);
  const after = placeAfter(game, {});
  expect(sub(after.y, before.y) > meters(0.1)).toBe(true);
});

it('a wall stops a creature that is driven', () => {
  const game = gameWith(world, { herd: herdOf({ ...tough, radius: meters(0.17) }), position: at(7.7, 0.5) });
  expect(placeAfter(game, { aim: at(9.5, 0.5), shoot: true }).x).toBeCloseTo(8 - 0.17, 6);
});

it('a hit without a direction drives a creature backward', () => {
  const game = gameWith(world, { herd: tough, position: at(4.5, 1.5), heading: Direction2.north });
  knock(game.creatures, 0, undefined);
  const { x, y } = game.creatures.knocks.get(0);
  expect([valueIn(x, metersPerSecond), valueIn(y, metersPerSecond)]).toEqual([0, 2.5]);
});
