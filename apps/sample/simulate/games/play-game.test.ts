/**
 * The beginnings of games, with few creatures, so that they take seconds. `replay.test.ts` has whole ones, and
 * `npm run simulate -- --bot planner` plays a hundred.
 */
import { seconds } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { worldOf } from '../../src/simulation/world.js';
import { loadKeep } from '../keep.js';
import { type GamePlan, type GameResult, playGame } from './play-game.js';

const world = worldOf(await loadKeep(new URL('../../maps/', import.meta.url)));

function play(plan: Partial<GamePlan>): GameResult {
  return playGame(world, { seed: 1, creatures: 5000, bot: 'planner', limit: seconds(20), ...plan });
}

describe('a game', () => {
  it.each(['planner', 'newcomer'] as const)('of the %s leads out of the first room, and through the gate', (bot) => {
    const { outcome, goal } = play({ bot, creatures: 200, limit: seconds(20) });
    expect({ outcome, goal }).toEqual({ outcome: 'unfinished', goal: 'The great hall' });
  });

  it('without a walk is neither lost nor won, because nobody hunts in the first room', () => {
    const result = play({ bot: 'still', creatures: 200, limit: seconds(60) });
    expect(result).toMatchObject({ outcome: 'unfinished', goal: 'The gate', place: 'Tollhouse', time: seconds(0) });
  });
});
