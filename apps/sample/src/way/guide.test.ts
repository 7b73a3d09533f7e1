/** Where the arrows point. */
import { castRay } from '@tilewright/queries';
import { type Position2, segmentBetween } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { Guide } from './guide.js';
import type { Area } from '../simulation/area.js';
import { createGame } from '../simulation/game.js';
import type { Game } from '../simulation/state.js';
import { readKeep } from '../simulation/testing/keep.js';
import { at, gameWith, smallWorld } from '../simulation/testing/small-world.js';
import { type Goal, worldOf } from '../simulation/world.js';

const keep = worldOf(await readKeep());

/** Whether a straight line meets a wall, a marked one included, but no door. */
function meetsWall({ world: { solid, doors, space } }: Game, from: Position2, to: Position2): boolean {
  const isSolid = (isSolid: boolean, x: number, y: number): boolean => isSolid && !doors.getAt(x, y);
  return castRay(solid, space, segmentBetween(from, to), { isSolid }) !== undefined;
}

function goalAt(position: Position2): Goal {
  return { kind: 'out', name: 'out', position, area: { kind: 'point', name: 'out', position } as Area };
}

describe('the way', () => {
  it.each(keep.goals.map((goal, i) => [goal.name, goal, keep.goals[i - 1]?.position ?? keep.player.position] as const))(
    'to %s leads through no wall',
    (_, goal, start) => {
      const game = createGame({ ...keep, player: { ...keep.player, position: start } }, { seed: 1, creatures: 0 });
      game.goal = goal;
      const way = new Guide().wayIn(game);
      for (const [i, turn] of way.entries()) expect(meetsWall(game, way[i - 1] ?? start, turn)).toBe(false);
      expect(way.at(-1)).toEqual(goal.position);
    },
  );

  it('is straight where nothing leads to the goal, and empty without a goal', () => {
    const game = gameWith(smallWorld('P#.'));
    expect(new Guide().wayIn(game)).toEqual([]);
    game.goal = goalAt(at(2.5, 0.5));
    expect(new Guide().wayIn(game)).toEqual([at(2.5, 0.5)]);
  });

  it('leads around a marked wall', () => {
    const game = gameWith(smallWorld('P.%..', '.###.', '.....'));
    game.goal = goalAt(at(4.5, 0.5));
    expect(new Guide().wayIn(game)[0]).toEqual(at(0.5, 2.5));
  });
});
