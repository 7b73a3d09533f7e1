/** The stars of an escape, and the treasure that is carried out. */
import { Direction2, meters, seconds, sub, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Area } from './area.js';
import { stars } from './balance.js';
import { step } from './game.js';
import { starsOf } from './score.js';
import { stateHash } from './state-hash.js';
import type { Game } from './state.js';
import { at, gameWith, idle, smallWorld } from './testing/small-world.js';

const field = smallWorld('P.....................', '......................');

describe('an escape', () => {
  const gameOf = (score: Partial<Game['score']>, phase: Game['phase'] = 'escaped'): Game => {
    const game = gameWith(field);
    game.phase = phase;
    Object.assign(game.score, { time: stars.time, timeUnseen: stars.unseen, walls: stars.walls, ...score });
    return game;
  };
  const won = (game: Game) => starsOf(game).flatMap(({ kind, isWon }) => (isWon ? kind : []));

  it('has up to three stars: for its time, for the time out of sight, and for the walls', () => {
    expect(won(gameOf({}))).toEqual(['time', 'unseen', 'walls']);
    expect(won(gameOf({ time: seconds(999) }))).toEqual(['unseen', 'walls']);
    expect(won(gameOf({ timeUnseen: sub(stars.unseen, seconds(1)) }))).toEqual(['time', 'walls']);
    expect(won(gameOf({ walls: stars.walls - 1 }))).toEqual(['time', 'unseen']);
  });

  it('is needed for any of them', () => {
    expect(won(gameOf({}, 'fallen'))).toEqual([]);
  });
});

it('the score counts the marked walls that fell', () => {
  const game = gameWith(smallWorld('P...%...', '....#...'));
  for (let i = 0; i < 60; i++) step(game, idle({ aim: at(4, 0.5), throwCharge: i === 0 }));
  expect(game.score.walls).toBe(1);
});

describe('the treasure', () => {
  const treasury = {
    kind: 'treasury' as const,
    name: 'The treasury',
    position: at(0.5, 0.5),
    area: { kind: 'point', name: 'The treasury', position: at(0.5, 0.5) } as Area,
  };

  it('is carried from the treasury on, and slows the player down', () => {
    const walks = [{ ...field, goals: [treasury, { ...treasury, kind: 'out' as const, position: at(9, 9) }] }, field];
    const [rich, poor] = walks.map((world) => {
      const game = gameWith(world);
      step(game, idle());
      for (let i = 0; i < 60; i++) step(game, idle({ walk: Direction2.east }));
      return game;
    }) as [Game, Game];
    expect([rich.player.hasTreasure, poor.player.hasTreasure]).toEqual([true, false]);
    const ways = [rich, poor].map(({ player }) => valueIn(sub(player.position.x, meters(0.5)), meters));
    expect(ways[0]! / ways[1]!).toBeCloseTo(0.9, 1);
    const hash = stateHash(rich);
    rich.player.hasTreasure = false;
    expect(stateHash(rich)).not.toBe(hash);
  });
});
