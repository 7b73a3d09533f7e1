/** What is in view, and what is remembered. */
import { tile } from '@tilewright/tilemap';
import { circle, meters, position } from '@tilewright/units';
import { expect, it } from 'vitest';
import { createGame, isInView, step } from './see.js';

it('sees its room with the walls around it, and not the next room', () => {
  const { inView } = createGame();
  expect(inView.get(tile(5, 2))).toBe(true);
  expect(inView.get(tile(0, 0))).toBe(true);
  expect(inView.get(tile(15, 15))).toBe(false);
});

it('remembers what is out of view', () => {
  const game = createGame();
  const start = game.player.center;
  game.player = circle(position(meters(26.5), meters(10.5)), game.player.radius);
  step(game, {});
  expect(isInView(game, start)).toBe(false);
  expect(game.remembered.get(tile(2, 2))).toBe(true);
  expect(isInView(game, game.player.center)).toBe(true);
});
