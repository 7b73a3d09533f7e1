/** The player walks by keys and pointer, and slides along walls. */
import { tileAt, tilesIn } from '@tilewright/tilemap';
import { Direction2, meters, position } from '@tilewright/units';
import { expect, it } from 'vitest';
import { bounds, createGame, placesOf, solid, space, step } from './walk.js';

it('has a map that is closed, with one start', () => {
  for (const { x, y } of tilesIn(bounds)) {
    const isBorder = x === 0 || y === 0 || x === bounds.width - 1 || y === bounds.height - 1;
    if (isBorder) expect(solid.getAt(x, y)).toBe(true);
  }
  expect(placesOf('@')).toEqual([position(meters(2.5), meters(2.5))]);
  expect(placesOf('o')).toHaveLength(6);
  expect(placesOf('h')).toHaveLength(1);
});

it('walks a tenth of a meter in a step, up to the wall', () => {
  const game = createGame();
  step(game, { walk: Direction2.east });
  expect(game.player.center.x).toBeCloseTo(2.6, 12);
  for (let i = 0; i < 100; i++) step(game, { walk: Direction2.east });
  expect(game.player.center.x).toBeCloseTo(9.65, 12);
});

it('slides along a wall', () => {
  const game = createGame();
  for (let i = 0; i < 40; i++) step(game, { walk: Direction2.northEast });
  expect(game.player.center.y).toBeCloseTo(1.35, 12);
  expect(game.player.center.x > meters(4)).toBe(true);
});

it('walks to the pointer, and stops there', () => {
  const game = createGame();
  const goTo = position(meters(2.5), meters(6));
  for (let i = 0; i < 60; i++) step(game, { goTo });
  expect(game.player.center).toEqual(goTo);
  step(game, { goTo, walk: Direction2.north });
  expect(game.player.center.y < goTo.y).toBe(true);
});

it('stands still without commands', () => {
  const game = createGame();
  step(game, {});
  expect(tileAt(space, game.player.center)).toEqual(tileAt(space, placesOf('@')[0]!));
});
