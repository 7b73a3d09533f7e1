/** A game that is played, shared as text, and watched. */
import { Direction2, milliseconds, valueIn } from '@tilewright/units';
import { expect, it } from 'vitest';
import type { Commands } from '../simulation/commands.js';
import { createGame, step } from '../simulation/game.js';
import { stepsBeforePlay, stepsOf } from '../simulation/run-limits.js';
import { stateHash } from '../simulation/state-hash.js';
import { at, idle } from '../simulation/testing/small-world.js';
import { readKeep } from '../simulation/testing/keep.js';
import { frames } from '../simulation/time.js';
import { worldOf } from '../simulation/world.js';
import { readRun, writeRun } from './run-text.js';
import { Session } from '../session.js';

/** Without its first room, in which no time passes. */
const world = { ...worldOf(await readKeep()), lessons: [] };
const options = { seed: 9, creatures: 40 };
const newSession = (watched?: Session['watched']): Session => new Session(createGame(world, options), options, watched);

function play(session: Session, steps: number, user: () => Commands): void {
  for (let i = 0; i < steps; i++) {
    const commands = session.next(user);
    if (commands !== undefined) step(session.game, commands);
  }
}

it('is watched as it was played, to the last bit', async () => {
  const session = newSession();
  play(session, 3, () => idle());
  play(session, 40, () => idle({ walk: Direction2.east, aim: at(70, 60), shoot: true }));
  session.setCreatureCount(60);
  play(session, 20, () => idle({ walk: Direction2.north, aim: at(61.3, 55.7), throwCharge: true }));
  const run = session.run!;
  expect(run.hash).toBe(stateHash(session.game));

  const watching = newSession(await readRun(await writeRun(run)));
  const silent = (): Commands => {
    throw new Error('asks the user');
  };
  play(watching, 63, silent);
  expect(stateHash(watching.game)).toBe(run.hash);
  expect(watching.ending).toBeUndefined();
  expect(watching.isOver).toBe(false);
  watching.setCreatureCount(5); // the number is that of the run
  play(watching, 5, silent);
  expect(watching.game.steps).toBe(63);
  expect(watching.ending).toBe('same');
  expect(watching.isOver).toBe(true);
  expect(watching.run).toEqual(run);
});

it('waits until its first move, and lasts as long as its score says', () => {
  const session = newSession();
  play(session, 25, () => idle());
  play(session, 40, () => idle({ walk: Direction2.east }));
  const run = session.run!;
  expect(session.isWaiting).toBe(false);
  expect(stepsBeforePlay(run)).toBe(25);
  const played = frames(stepsOf(run) - stepsBeforePlay(run));
  expect(valueIn(played, milliseconds)).toBeCloseTo(valueIn(session.game.score.time, milliseconds), 9);

  const watching = newSession(run);
  expect(watching.isWaiting).toBe(true);
  play(watching, 25, () => idle());
  expect(watching.isWaiting).toBe(true);
  play(watching, 1, () => idle());
  expect(watching.isWaiting).toBe(false);
});

it('says that a run ended otherwise', () => {
  const session = newSession();
  play(session, 5, () => idle());
  const watching = newSession({ ...session.run!, hash: '00000000' });
  play(watching, 6, () => idle());
  expect(watching.ending).toBe('other');
});

it('is shared as it was after its last step, also if the number of creatures has changed since', () => {
  const session = newSession();
  play(session, 5, () => idle());
  const { run } = session;
  session.setCreatureCount(70);
  expect(session.run).toEqual(run);
  play(session, 1, () => idle());
  const watching = newSession(session.run);
  play(watching, 7, () => idle());
  expect(watching.ending).toBe('same');
  expect(watching.game.creatures.count).toBe(70);
});

it('keeps each of several changes of the number of creatures before a step', async () => {
  const session = newSession();
  play(session, 2, () => idle());
  // Fewer and then more: other creatures than before.
  for (const count of [10, 70, 30, 60]) session.setCreatureCount(count);
  play(session, 3, () => idle());
  const watching = newSession(await readRun(await writeRun(session.run!)));
  play(watching, 6, () => idle());
  expect(watching.ending).toBe('same');
});

it('is not recorded after its end', () => {
  const session = newSession();
  play(session, 5, () => idle());
  session.game.phase = 'fallen';
  const { run } = session;
  session.setCreatureCount(20);
  play(session, 5, () => idle({ walk: Direction2.east }));
  expect(session.game.steps).toBe(10);
  expect(session.run).toEqual(run);
});

it('counts until the number of creatures changes after the first move', () => {
  const session = newSession();
  play(session, 1, () => idle());
  expect(session.isUntouched).toBe(true);
  play(session, 2, () => idle({ walk: Direction2.east }));
  expect([session.game.phase, session.isUntouched, session.disqualification]).toEqual(['playing', false, undefined]);
  session.setCreatureCount(10);
  session.setCreatureCount(40);
  expect(session.disqualification).toBe('creatures');
});

it('rests five minutes after its start if nobody moves, and its recording does not grow', async () => {
  const session = newSession();
  play(session, 18_000, () => idle());
  expect([session.isResting, session.game.steps]).toEqual([true, 18_000]);
  const { run } = session;
  play(session, 100, () => idle({ aim: at(3, 3) }));
  expect(session.game.steps).toBe(18_000);
  expect(session.run).toEqual(run);
  // The first move ends the rest, and is replayed from the same state.
  play(session, 30, () => idle({ walk: Direction2.east, aim: at(70, 60), shoot: true }));
  expect([session.isResting, session.game.phase, session.game.steps]).toEqual([false, 'playing', 18_030]);
  const watching = newSession(await readRun(await writeRun(session.run!)));
  play(watching, 18_031, () => idle());
  expect(watching.ending).toBe('same');
});

it('does not rest before it obeys: a key that is still held must be let go first', () => {
  const session = newSession();
  session.game.steps = 18_000;
  play(session, 2, () => idle({ walk: Direction2.east }));
  expect([session.isResting, session.game.steps]).toEqual([false, 18_002]);
});

it('counts with what becomes of the creatures after its end', () => {
  const session = newSession();
  session.game.phase = 'escaped';
  session.setCreatureCount(10);
  expect(session.disqualification).toBeUndefined();
});

it('does not count on changed tiles, nor if it is watched', () => {
  const session = newSession();
  play(session, 1, () => idle());
  expect(newSession(session.run).disqualification).toBe('watched');
  session.game.isEdited = true;
  expect(session.disqualification).toBe('tiles');
});

it('with too many changes of the number of creatures is no run', () => {
  const session = newSession();
  play(session, 1, () => idle());
  for (let i = 0; i < 30; i++) session.setCreatureCount(i % 2);
  play(session, 1, () => idle());
  expect(session.run).toBeDefined();
  session.setCreatureCount(0);
  play(session, 1, () => idle());
  expect(session.run).toBeUndefined();
});

it('on changed tiles is no run', () => {
  const session = newSession();
  play(session, 1, () => idle());
  session.game.isEdited = true;
  expect(session.run).toBeUndefined();
});

it('without a step is no run', () => {
  expect(newSession().run).toBeUndefined();
});
