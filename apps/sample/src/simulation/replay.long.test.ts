/**
 * A recorded game, played again: the same commands must lead to the same state, bit for bit, wherever it runs.
 *
 * Nothing in the game depends on the order of the tracker's answers. The state differs only if the rules of the game or
 * the answers of a query do.
 */
import { objectsInRectangle } from '@tilewright/queries';
import { tileAt } from '@tilewright/tilemap';
import { add, meters, position, type Position2, rectangle, seconds, sub } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { CreatureId } from './creatures.js';
import { createGame, step } from './game.js';
import type { Game, GamePhase } from './state.js';
import { type Phase, phases } from './phases.js';
import { type Entry, play, type Run } from './recording.js';
import { rulesVersion } from './rules-version.js';
import { stateHash } from './state-hash.js';
import { readKeep } from './testing/keep.js';
import { lost, recorded, recordedGame, won } from './testing/recorded.js';
import { idle } from './testing/small-world.js';
import { checkTracker } from '@tilewright/queries/kernel';
import { worldOf } from './world.js';

const world = worldOf(await readKeep());

/** Half of the picture on a desk: 1280 by 720 pixels, 48 for each meter. */
const [halfWidth, halfHeight] = [meters(13), meters(7.5)];

/** How many creatures the player sees in the picture. */
function creaturesInPicture({ creatures, player, view, world: { space } }: Game): number {
  const { x, y } = player.position;
  const picture = rectangle(
    position(sub(x, halfWidth), sub(y, halfHeight)),
    position(add(x, halfWidth), add(y, halfHeight)),
  );
  const placeOf = (id: CreatureId): Position2 => creatures.positions.get(creatures.rowOf(id));
  return objectsInRectangle(creatures.tracker, picture).filter((id) =>
    view.inView.getOr(tileAt(space, placeOf(id)), false),
  ).length;
}

describe('a recorded game', () => {
  it('ends in the recorded state', () => {
    const game = recordedGame(world);
    const sums = {
      steps: 0,
      shots: 0,
      hits: 0,
      blasts: 0,
      deaths: 0,
      bites: 0,
      arrivals: 0,
      goals: 0,
      doors: 0,
      breaches: 0,
      waves: 0,
    };
    let mostInPicture = 0;
    for (const entry of recorded.entries) {
      play(game, entry, (commands) => {
        const events = step(game, commands);
        sums.steps++;
        sums.shots += events.shots.length;
        sums.hits += events.shots.filter(({ target, pierced }) => target !== undefined || pierced.length > 0).length;
        sums.blasts += events.blasts.length;
        sums.deaths += events.wounds.filter(({ isDead }) => isDead).length;
        sums.bites += events.bites.length;
        sums.arrivals += events.arrivals;
        sums.goals += Number(events.goalReached !== undefined);
        sums.doors += events.doors.length;
        sums.breaches += events.breaches.length;
        sums.waves += Number(events.wave !== undefined);
      });
      expect(game.creatures.tracker.size).toBe(game.creatures.count);
      if (game.score.time <= seconds(60)) mostInPicture = Math.max(mostInPicture, creaturesInPicture(game));
    }
    expect(checkTracker(game.creatures.tracker)).toEqual([]);
    // The crowd is where the player is, and by default it is larger.
    expect(mostInPicture).toBeGreaterThanOrEqual(20);
    expect({ ...sums, phase: game.phase, timesSeen: game.score.timesSeen }).toMatchInlineSnapshot(`
      {
        "arrivals": 0,
        "bites": 1,
        "blasts": 6,
        "breaches": 1,
        "deaths": 63,
        "doors": 4,
        "goals": 1,
        "hits": 69,
        "phase": "playing",
        "shots": 143,
        "steps": 1800,
        "timesSeen": 58,
        "waves": 0,
      }
    `);
    expect(stateHash(game)).toBe(recorded.hash);
  });

  it.each<readonly [GamePhase, Run]>([
    ['escaped', won],
    ['fallen', lost],
  ])('of the bot ends when the player has %s', (phase, run) => {
    const game = createGame(world, run);
    const playAll = (some: readonly Entry[]): void => {
      for (const entry of some) play(game, entry, (commands) => void step(game, commands));
    };
    playAll(run.entries.slice(0, -1));
    expect(game.phase).toBe('playing');
    playAll(run.entries.slice(-1));
    expect(game.phase).toBe(phase);
    expect(stateHash(game)).toBe(run.hash);
  });

  // Runs that were shared are played by the rules under which they were recorded.
  it('was recorded by the present version of the rules', () => {
    expect([recorded, won, lost].map(({ rules }) => rules)).toEqual([rulesVersion, rulesVersion, rulesVersion]);
  });

  it('does not depend on whether it is observed', () => {
    const [watched, alone] = [recordedGame(world), recordedGame(world)];
    const seen: Phase[] = [];
    for (const entry of recorded.entries.slice(0, 20)) {
      play(watched, entry, (commands) => step(watched, commands, (phase) => seen.push(phase)));
      play(alone, entry, (commands) => step(alone, commands));
    }
    expect(stateHash(watched)).toBe(stateHash(alone));
    // Each part of a step comes once, in the order in which it is listed.
    const parts = Object.keys(phases);
    expect(seen.slice(0, parts.length)).toEqual(parts);
    expect(seen).toHaveLength(parts.length * watched.steps);
  });

  it('differs from another by one step, one seed, or one shot', () => {
    const [game, other] = [1, 2].map((seed) => createGame(world, { seed, creatures: 20 })) as [Game, Game];
    expect(stateHash(game)).not.toBe(stateHash(other));
    const before = stateHash(game);
    step(game, idle());
    expect(stateHash(game)).not.toBe(before);
    const [idler, shooter] = [false, true].map((shoot) => {
      const same = createGame(world, { seed: 1, creatures: 20 });
      step(same, idle());
      step(same, idle({ shoot }));
      return stateHash(same);
    });
    expect(idler).not.toBe(shooter);
  });
});
