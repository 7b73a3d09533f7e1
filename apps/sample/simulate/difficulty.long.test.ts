/** How hard the game is, by one game each: a hundred take minutes, by `npm run simulate -- --bot newcomer`. */
import { minutes, seconds } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { BotName } from '../src/bot/bots.js';
import { worldOf } from '../src/simulation/world.js';
import { type GameResult, playGame } from './games/play-game.js';
import { loadKeep } from './keep.js';

const world = worldOf(await loadKeep(new URL('../maps/', import.meta.url)));

function play(bot: BotName, creatures: number): GameResult {
  return playGame(world, { seed: 1, creatures, bot, limit: minutes(4) });
}

describe('a newcomer', () => {
  it('plays for more than a minute with 5,000 creatures', () => {
    expect(play('newcomer', 5000).time >= seconds(70)).toBe(true);
  });

  it('wins with 1,000', () => {
    expect(play('newcomer', 1000).outcome).toBe('escaped');
  });
});
