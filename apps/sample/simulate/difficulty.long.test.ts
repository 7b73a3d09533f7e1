/** How hard the game is, by one game each: a hundred take minutes, by `npm run simulate -- --bot newcomer`. */
import { type Duration, minutes, seconds } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { BotName } from '../src/bot/bots.js';
import { worldOf } from '../src/simulation/world.js';
import { type GameResult, playGame } from './games/play-game.js';
import { loadKeep } from './keep.js';

const world = worldOf(await loadKeep(new URL('../maps/', import.meta.url)));

function play(bot: BotName, creatures: number, limit: Duration): GameResult {
  return playGame(world, { seed: 1, creatures, bot, limit });
}

describe('a newcomer', () => {
  it('plays for more than a minute with 5,000 creatures', () => {
    expect(play('newcomer', 5000, seconds(75)).outcome).toBe('unfinished');
  });

  it('wins with 1,000', () => {
    expect(play('newcomer', 1000, minutes(4)).outcome).toBe('escaped');
  });
});
