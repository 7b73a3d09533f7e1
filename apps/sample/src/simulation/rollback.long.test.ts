/**
 * Rollback: a game goes on with guessed commands, goes back when the real ones arrive, and makes the same steps again
 * with these. It must then equal a game that had the real commands from the start, to the last bit of its tracker.
 */
import { snapshotInto, TrackerSnapshot } from '@tilewright/queries';
import { checkTracker } from '@tilewright/queries/kernel';
import { Direction2 } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { type Commands, createGame, step } from './game.js';
import { play } from './recording.js';
import { stateHash } from './state-hash.js';
import type { Game } from './state.js';
import { snapshotOf } from './testing/game-snapshot.js';
import { readKeep } from './testing/keep.js';
import { recorded } from './testing/recorded.js';
import { idle } from './testing/small-world.js';
import { worldOf } from './world.js';

const world = worldOf(await readKeep());

function steps(game: Game, count: number, commands: Commands): void {
  for (let i = 0; i < count; i++) step(game, commands);
}

/**
 * The state of the game, its tracker (cells, order of answers, next handles), and what the player sees and remembers.
 */
function stateOf(game: Game): unknown {
  const snapshot = new TrackerSnapshot<number>();
  snapshotInto(snapshot, game.creatures.tracker);
  expect(checkTracker(game.creatures.tracker)).toEqual([]);
  const { eye, count, inView, remembered } = game.view;
  const view = { eye, count, inView: inView.words.join(), remembered: remembered.words.join() };
  return { state: stateHash(game), tracker: snapshot.bytes.join(), view };
}

describe('a game that goes back', () => {
  const west = idle({ walk: Direction2.west });
  const east = idle({ walk: Direction2.east, aim: world.player.position, shoot: true });

  it('and makes other steps equals one that made only these', () => {
    const game = createGame(world, { seed: 7, creatures: 300 });
    const lived = createGame(world, { seed: 7, creatures: 300 });
    for (const each of [game, lived]) {
      steps(each, 1, idle());
      steps(each, 60, west);
    }
    const back = snapshotOf(game);
    steps(game, 30, { ...east, throwCharge: true });
    const abandoned = stateHash(game);
    back(game);
    expect(stateOf(game)).toEqual(stateOf(lived));
    steps(game, 30, east);
    steps(lived, 30, east);
    expect(stateOf(game)).toEqual(stateOf(lived));
    expect(stateHash(game)).not.toBe(abandoned);
  });

  it('in each line of a recording replays it as if it had not', () => {
    // Fewer creatures than in the recorded game, because each line computes the trails again.
    const [game, lived] = [1, 2].map(() => createGame(world, { seed: 2026, creatures: 300 })) as [Game, Game];
    const guess = { walk: 12, shoot: true, throwCharge: true, aims: [{ direction: 0, distance: 20 }] } as const;
    let [deaths, doors] = [0, 0];
    for (const entry of recorded.entries.slice(0, 60)) {
      const back = snapshotOf(game);
      // Wrong commands and other numbers of creatures, which give their handles to others later.
      play(game, { ...entry, ...guess, steps: 5, creatures: 280 + (game.steps % 40) }, (commands) =>
        step(game, commands),
      );
      back(game);
      play(game, entry, (commands) => {
        const events = step(game, commands);
        deaths += events.wounds.filter(({ isDead }) => isDead).length;
        doors += events.doors.length;
      });
      play(lived, entry, (commands) => step(lived, commands));
    }
    expect(stateOf(game)).toEqual(stateOf(lived));
    expect(deaths).toBeGreaterThan(0);
    expect(doors).toBeGreaterThan(0);
  });
});
