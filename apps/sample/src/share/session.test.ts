/** A game that is played, shared as text, and watched. */
import { Direction2 } from '@tilewright/units';
import { expect, it } from 'vitest';
import type { Commands } from '../simulation/commands.js';
import { createGame, step } from '../simulation/game.js';
import { stateHash } from '../simulation/state-hash.js';
import { at, idle } from '../simulation/testing/small-world.js';
import { readKeep } from '../simulation/testing/keep.js';
import { worldOf } from '../simulation/world.js';
import { readRun, writeRun } from './run-text.js';
import { Session } from './session.js';

const world = worldOf(await readKeep());
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

it('on changed tiles is no run', () => {
  const session = newSession();
  play(session, 1, () => idle());
  session.game.isEdited = true;
  expect(session.run).toBeUndefined();
});

it('without a step is no run', () => {
  expect(newSession().run).toBeUndefined();
});
