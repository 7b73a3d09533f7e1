/** A recorded game, played again: the same commands must lead to the same state, bit for bit, wherever it runs. */
import { pushOut } from '@tilewright/queries';
import { circle, Direction2, meters, overlaps, position } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { createGame, type Game, step } from './game.js';
import { shineOn } from './lantern.js';
import { stateHash } from './state-hash.js';
import { readKeep } from './testing/keep.js';
import { worldOf } from './world.js';

const world = worldOf(await readKeep());

/** What a player did: for how many steps, where to, looking where (m). */
const recorded: readonly (readonly [steps: number, walk: Direction2 | undefined, aimX: number, aimY: number])[] = [
  [120, Direction2.east, 100, 64],
  [60, Direction2.northEast, 100, 50],
  [45, undefined, 90, 64],
  [200, Direction2.north, 110, 40],
  [75, Direction2.southWest, 80, 80],
  [300, Direction2.west, 60, 64],
  [100, undefined, 81, 64],
  [300, Direction2.south, 85, 100],
];

function play(afterEachStep: (game: Game) => void = () => undefined): Game {
  const game = createGame(world, { seed: 2026, creatures: 300 });
  for (const [steps, walk, aimX, aimY] of recorded) {
    const commands = { walk, aim: position(meters(aimX), meters(aimY)) };
    for (let i = 0; i < steps; i++) {
      step(game, commands);
      afterEachStep(game);
    }
  }
  return game;
}

describe('a recorded game', () => {
  it('ends in the recorded state', () => {
    const game = play();
    expect(game.steps).toBe(1200);
    expect(stateHash(game)).toBe('e242df43');
  });

  it('never has anybody in a wall, and tracks everybody where they are', () => {
    const { solid, space } = world;
    play(({ steps, player, creatures }) => {
      if (steps % 40 !== 0) return;
      expect(pushOut(solid, space, circle(player.position, player.radius))).toBeUndefined();
      const { count, positions, radii, tracker } = creatures;
      for (let id = 0; id < count; id++) {
        expect(pushOut(solid, space, circle(positions.get(id), radii.get(id)))).toBeUndefined();
      }
      expect(tracker.check()).toEqual([]);
      const light = shineOn(world, creatures, player.position, meters(9));
      const inLight = [...Array(count).keys()].filter((id) =>
        overlaps(light.circle, circle(positions.get(id), radii.get(id))),
      );
      expect([...light.creatures].sort((a, b) => a - b)).toEqual(inLight);
    });
  });

  it('differs from another by one step or one seed', () => {
    const [game, other] = [1, 2].map((seed) => createGame(world, { seed, creatures: 20 })) as [Game, Game];
    expect(stateHash(game)).not.toBe(stateHash(other));
    const before = stateHash(game);
    step(game, { walk: undefined, aim: game.player.position });
    expect(stateHash(game)).not.toBe(before);
  });
});
