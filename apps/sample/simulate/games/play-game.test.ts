/**
 * The difficulty in short: whole games, with fewer creatures than on the page, so that they take seconds. `npm run simulate
 * -- --bot` plays them as they are.
 */
import { minutes, seconds, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { worldOf } from '../../src/simulation/world.js';
import { loadKeep } from '../keep.js';
import { type GamePlan, type GameResult, playGame } from './play-game.js';

const world = worldOf(await loadKeep(new URL('../../maps/', import.meta.url)));

function play(plan: Partial<GamePlan>): GameResult {
  return playGame(world, { seed: 1, creatures: 5000, standsStill: false, limit: minutes(6), ...plan });
}

describe('a game', () => {
  it('with few creatures is won, by way of all goals', () => {
    const { outcome, time, goal } = play({ creatures: 200 });
    expect({ outcome, goal }).toEqual({ outcome: 'escaped', goal: '' });
    expect(valueIn(time, seconds)).toBeGreaterThan(60);
  });

  it('without a walk is not won', () => {
    const { outcome, goal } = play({ creatures: 200, standsStill: true, limit: seconds(20) });
    expect({ outcome, goal }).toEqual({ outcome: 'unfinished', goal: 'The gate' });
  });
});
