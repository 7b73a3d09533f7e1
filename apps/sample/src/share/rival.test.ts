/** A run that is played to its end, to know its result. */
import { add, circle, difference, Direction2, meters } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Area } from '../simulation/area.js';
import { createGame, step } from '../simulation/game.js';
import type { Run } from '../simulation/recording.js';
import { stepsOf } from '../simulation/run-limits.js';
import { readKeep } from '../simulation/testing/keep.js';
import { idle } from '../simulation/testing/small-world.js';
import { worldOf } from '../simulation/world.js';
import { resultOf } from '../screens/best.js';
import { type Outcome, outcomeOf, Rival } from './rival.js';
import { Session } from '../session.js';

const keep = worldOf(await readKeep());
const goal = add(keep.player.position, difference(meters(3), meters(0)));
/** The map with its first goal only, a few steps east of the start. */
const world = {
  ...keep,
  goals: [{ ...keep.goals[0]!, area: { kind: 'circle', shape: circle(goal, meters(1)) } as Area }],
};
const options = { seed: 3, creatures: 10 };

/** A session of a player who waits a little, and then walks for some steps. @param change - before each step */
function played(steps: number, change: (session: Session, step: number) => void = () => undefined): Session {
  const session = new Session(createGame(world, options), options);
  for (let i = 0; i < steps; i++) {
    change(session, i);
    step(
      session.game,
      session.next(() => idle(i < 2 ? {} : { walk: Direction2.east }))!,
    );
  }
  return session;
}

/** Plays a rival to its end. @returns the number of calls */
function playOut(rival: Rival): number {
  let calls = 0;
  for (; rival.outcome === undefined; calls++) rival.step();
  return calls;
}

describe('a rival', () => {
  it('whose run escaped has its result when it has made the last step', () => {
    const { game, run } = played(90);
    expect(game.phase).toBe('escaped');
    const rival = new Rival(world, run!);
    expect(rival.outcome).toBeUndefined();
    expect(playOut(rival)).toBe(stepsOf(run!));
    expect(rival.outcome).toEqual({ ...resultOf(game), isOver: true, counts: true });
    rival.step();
    expect(rival.outcome).toEqual(outcomeOf(game, run!));
  });

  it('whose run was shared before its end has the result so far', () => {
    const { game, run } = played(12);
    const rival = new Rival(world, run!);
    // One call more finds that no step is left.
    expect(playOut(rival)).toBe(12 + 1);
    expect(rival.outcome).toEqual({ ...resultOf(game), isOver: false, counts: true });
  });

  it('whose run was watched is known at once', () => {
    const outcome = { isOver: true } as Outcome;
    const rival = new Rival(world, played(3).run!, outcome);
    rival.step();
    expect(rival.outcome).toBe(outcome);
  });

  it('whose run goes on after its end, because somebody forged it, ends there', () => {
    const run = played(90).run!;
    const goingOn: Run = { ...run, entries: [...run.entries, { ...run.entries[0]!, steps: 200_000 }] };
    expect(playOut(new Rival(world, goingOn))).toBe(stepsOf(run));
  });

  it.each<[string, readonly number[], boolean]>([
    ['never', [], true],
    ['before the first move', [1, 2], true],
    ['after it', [3], false],
    ['before and after it', [1, 4], false],
  ])('whose run changed the number of creatures %s', (_, changes, counts) => {
    const { run } = played(6, (session, i) => {
      if (changes.includes(i)) session.setCreatureCount(10 + i);
    });
    const rival = new Rival(world, run!);
    playOut(rival);
    expect(rival.outcome?.counts).toBe(counts);
  });
});
