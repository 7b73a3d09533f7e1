/** The crowd follows, keeps out of walls, makes room, and is hit. */
import { pushOut } from '@tilewright/motion';
import { objectsInCircle } from '@tilewright/queries';
import { tileAt } from '@tilewright/tilemap';
import { circle, meters } from '@tilewright/units';
import { expect, it } from 'vitest';
import { createGame, type Game, step } from './crowd.js';
import { isInView } from './see.js';
import { solid, space } from './walk.js';

const radius = meters(0.12);

function after(steps: number): Game {
  const game = createGame();
  for (let i = 0; i < steps; i++) step(game, {});
  return game;
}

it('starts with 3,000, all out of view and out of walls', () => {
  const game = createGame();
  expect(game.positions).toHaveLength(3000);
  for (const place of game.positions) {
    expect(isInView(game, place)).toBe(false);
    expect(pushOut(solid, space, circle(place, radius))).toBeUndefined();
  }
});

/** Seven seconds later, for the tests that look at a crowd around the player. */
const arrived = after(400);

it('comes to the player, out of walls, and leaves it room', () => {
  const { crowd, player, positions } = arrived;
  const nearby = (game: Game): number => objectsInCircle(game.crowd, circle(player.center, meters(2))).length;
  expect(nearby(createGame())).toBe(0);
  expect(nearby(arrived)).toBeGreaterThan(50);
  for (const place of positions) expect(solid.get(tileAt(space, place))).toBe(false);
  expect(objectsInCircle(crowd, circle(player.center, meters(0.2)))).toHaveLength(0);
});

it('loses all that a shot passes, and they come back elsewhere', () => {
  const [row] = objectsInCircle(arrived.crowd, circle(arrived.player.center, meters(1)));
  step(arrived, { aim: arrived.positions.get(row!), shoot: true });
  expect(arrived.hits).toBeGreaterThan(3);
  expect(isInView(arrived, arrived.positions.get(row!))).toBe(false);
  expect(arrived.crowd.size).toBe(3000);
});

it('is the same each time', () => {
  expect([...after(20).positions]).toEqual([...after(20).positions]);
});
