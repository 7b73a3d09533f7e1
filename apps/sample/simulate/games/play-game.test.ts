/**
 * The beginnings of games, with few creatures, so that they take seconds. `replay.test.ts` has whole ones, and
 * `npm run simulate -- --bot` plays a hundred.
 */
import { seconds } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { worldOf } from '../../src/simulation/world.js';
import { loadKeep } from '../keep.js';
import { type GamePlan, type GameResult, playGame } from './play-game.js';

const world = worldOf(await loadKeep(new URL('../../maps/', import.meta.url)));

function play(plan: Partial<GamePlan>): GameResult {
  return playGame(world, { seed: 1, creatures: 5000, standsStill: false, limit: seconds(20), ...plan });
}

describe('a game', () => {
  it('leads through the gate in a few seconds', () => {
    const { outcome, goal } = play({ creatures: 200, limit: seconds(10) });
    expect({ outcome, goal }).toEqual({ outcome: 'unfinished', goal: 'The great hall' });
  });

  it('without a walk is not won', () => {
    const { outcome, goal } = play({ creatures: 200, standsStill: true });
    expect({ outcome, goal }).toEqual({ outcome: 'unfinished', goal: 'The gate' });
  });
});
