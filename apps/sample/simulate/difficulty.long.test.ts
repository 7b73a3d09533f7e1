/**
 * How hard the game is, on a few seeds: the README has a hundred. The bounds are wider than those of the README,
 * because a few games say less.
 */
import { minutes, seconds } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { BotName } from '../src/bot/bots.js';
import { worldOf } from '../src/simulation/world.js';
import { type GameResult, playGame } from './games/play-game.js';
import { summaryOf } from './games/summary.js';
import { loadKeep } from './keep.js';

const world = worldOf(await loadKeep(new URL('../maps/', import.meta.url)));

function play(bot: BotName, creatures: number, games: number): readonly GameResult[] {
  return Array.from({ length: games }, (_, i) => playGame(world, { seed: i + 1, creatures, bot, limit: minutes(10) }));
}

describe('a newcomer', () => {
  it('plays for a minute or more with 5,000 creatures, and seldom wins', () => {
    const { won, medianGame, unfinished } = summaryOf(play('newcomer', 5000, 6));
    expect(medianGame! >= seconds(70)).toBe(true);
    expect([won <= 3, unfinished]).toEqual([true, 0]);
  });

  it('wins most games with 1,000', () => {
    expect(summaryOf(play('newcomer', 1000, 4)).won).toBeGreaterThanOrEqual(2);
  });
});
