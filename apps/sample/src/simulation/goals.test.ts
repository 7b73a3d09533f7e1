/** The goals of a game: one after another, up to the escape. */
import { floodFill, tile, tileAt } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import type { Area } from './area.js';
import { createGame, step } from './game.js';
import { goalsReached } from './goals.js';
import { stateHash } from './state-hash.js';
import { snapshotOf } from './testing/game-snapshot.js';
import { readKeep } from './testing/keep.js';
import { at, gameWith, idle, smallWorld } from './testing/small-world.js';
import { type Goal, type GoalKind, worldOf } from './world.js';

function goalAt(kind: GoalKind, x: number): Goal {
  const position = at(x, 0.5);
  return { kind, name: kind, position, area: { kind: 'point', name: kind, position } as Area };
}

const world = {
  ...smallWorld('P.........'),
  goals: [goalAt('gate', 2.5), goalAt('treasury', 6.5), goalAt('out', 2.5)],
};

describe('goals', () => {
  it('are reached one after another, and the last is the escape', () => {
    const game = gameWith(world);
    const goTo = (x: number): ReturnType<typeof step> => {
      game.player.position = at(x, 0.5);
      return step(game, idle());
    };
    expect(goTo(6.5).goalReached).toBeUndefined();
    expect(goTo(2.5).goalReached).toBe(world.goals[0]);
    expect([game.goal, goalsReached(game)]).toEqual([world.goals[1], 1]);
    expect(step(game, idle()).goalReached).toBeUndefined();
    expect(goTo(6.5).goalReached).toBe(world.goals[1]);
    const back = snapshotOf(game);
    const before = stateHash(game);
    const { goalReached, playerEscaped } = goTo(2.5);
    expect([goalReached, playerEscaped, game.phase, game.goal]).toEqual([world.goals[2], true, 'escaped', undefined]);
    expect(goalsReached(game)).toBe(3);
    back(game);
    expect([stateHash(game), game.phase, game.goal]).toEqual([before, 'playing', world.goals[2]]);
  });

  it('are not reached before the game begins', () => {
    const game = createGame({ ...world, goals: [goalAt('gate', 0.5)] }, { seed: 1, creatures: 0 });
    expect(step(game, idle()).goalReached).toBeUndefined();
    expect(game.goal?.kind).toBe('gate');
  });

  it('are missing in a map without them, whose game never ends in an escape', () => {
    const game = gameWith(smallWorld('P...'));
    step(game, idle());
    expect([game.goal, game.phase]).toEqual([undefined, 'playing']);
  });
});

describe('the goals of the keep', () => {
  it('are the gate, three places, the treasury, and the way out', async () => {
    const { goals } = worldOf(await readKeep());
    expect(goals.map(({ kind }) => kind)).toEqual(['gate', 'place', 'place', 'place', 'treasury', 'out']);
    expect(goals.map(({ name }) => name)).toEqual([
      'The gate',
      'The great hall',
      'The undercroft',
      'The library',
      'The treasury',
      'The road',
    ]);
  });

  it('stand on open ground that can be reached through doors, without a charge', async () => {
    const keep = worldOf(await readKeep());
    const open = keep.solid.clone();
    keep.doors.forEach((isDoor, x, y) => {
      if (isDoor) open.set(tile(x, y), false);
    });
    const reached = floodFill(open, tileAt(keep.space, keep.player.position), { rule: 'no-corner-cutting' });
    for (const { position } of keep.goals) expect(reached.has(tileAt(keep.space, position))).toBe(true);
  });
});
