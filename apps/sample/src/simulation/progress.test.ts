/** How a game begins, and its score. */
import { Direction2, instant, mul, seconds, sub } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { createGame, step } from './game.js';
import { at, gameWith, herdOf, idle, smallWorld } from './testing/small-world.js';
import { timeStep } from './time.js';

const world = smallWorld('P.........', '..........');
const east = idle({ walk: Direction2.east });

describe('a game', () => {
  it('begins at the first command after a step without one', () => {
    const game = createGame(world, { seed: 1, creatures: 0 });
    for (let i = 0; i < 30; i++) expect(step(game, idle()).hasBegun).toBe(false);
    expect(game.phase).toBe('title');
    expect(step(game, east).hasBegun).toBe(true);
    expect(game.phase).toBe('playing');
    expect(step(game, east).hasBegun).toBe(false);
  });

  it.each([
    ['walks', east],
    ['shoots', idle({ aim: at(5, 5), shoot: true })],
    ['throws', idle({ aim: at(5, 5), throwCharge: true })],
  ])('does not begin while the player still %s as in the last game', (_, commands) => {
    const game = createGame(world, { seed: 1, creatures: 0 });
    for (let i = 0; i < 30; i++) expect(step(game, commands).shots).toEqual([]);
    expect([game.phase, game.charges]).toEqual(['title', []]);
    expect(game.player.position).toEqual(world.player.position);
    step(game, idle());
    step(game, commands);
    expect(game.phase).toBe('playing');
  });
});

describe('the score', () => {
  it('counts the time in play', () => {
    const game = createGame(world, { seed: 1, creatures: 0 });
    for (let i = 0; i < 30; i++) step(game, idle());
    expect(game.score.time).toBe(seconds(0));
    for (let i = 0; i < 90; i++) step(game, east);
    // As the difference of two instants, which are rounded.
    const played = sub(instant(mul(timeStep, 120)), instant(mul(timeStep, 30)));
    expect(game.score.time).toBe(played);
    game.phase = 'escaped';
    step(game, east);
    expect(game.score.time).toBe(played);
  });

  it('counts the creatures that the player killed', () => {
    const game = gameWith(world, { position: at(8.5, 0.5) });
    for (let i = 0; i < 60; i++) step(game, idle({ aim: at(8.5, 0.5), shoot: true }));
    expect(game.score.slain).toBe(1);
  });

  it('counts the creatures that see the player and did not know of it', () => {
    const herd = herdOf();
    const game = gameWith(
      { ...world, herds: [herd] },
      { herd, position: at(6.5, 0.5), heading: Direction2.west },
      { herd, position: at(8.5, 1.5), heading: Direction2.west },
      { herd, position: at(9.5, 0.5), heading: Direction2.east },
    );
    expect(step(game, idle()).noticed).toBe(2);
    for (let i = 0; i < 30; i++) expect(step(game, idle()).noticed).toBe(0);
    expect(game.score.timesSeen).toBe(2);
    // One forgets the player, and sees it again.
    game.creatures.alertUntil.set(0, instant(seconds(0)));
    expect(step(game, idle()).noticed).toBe(1);
    expect(game.score.timesSeen).toBe(3);
  });
});
