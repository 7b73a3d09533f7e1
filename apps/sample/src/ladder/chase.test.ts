/** The hound comes around corners, catches a player that stands still, and can be shot. */
import { distance, meters, position } from '@tilewright/units';
import { expect, it } from 'vitest';
import { createGame, type Game, step } from './chase.js';
import { placesOf } from './walk.js';

const houndOf = ({ tracker, hound }: Game) => tracker.get(hound).body;

it('catches a player who stands, and both start again', () => {
  const game = createGame();
  let steps = 0;
  for (; game.timesCaught === 0 && steps < 1000; steps++) step(game, {});
  // The way is about 30 m long, at 4 m/s.
  expect(steps).toBeGreaterThan(400);
  expect(steps).toBeLessThan(600);
  expect(game.player.center).toEqual(placesOf('@')[0]);
  expect(houndOf(game).center).toEqual(placesOf('h')[0]);
});

it('comes nearer to a player who has moved', () => {
  const game = createGame();
  const goTo = position(meters(5), meters(6.5));
  for (let i = 0; i < 200; i++) step(game, { goTo });
  const before = distance(houndOf(game).center, game.player.center);
  for (let i = 0; i < 60; i++) step(game, { goTo });
  expect(distance(houndOf(game).center, game.player.center) < before).toBe(true);
});

it('sends the hound away when it is shot', () => {
  const game = createGame();
  while (distance(houndOf(game).center, game.player.center) > meters(2)) step(game, {});
  step(game, { aim: houndOf(game).center, shoot: true });
  expect(game.hits).toBe(1);
  expect(distance(houndOf(game).center, game.player.center) > meters(4)).toBe(true);
});
