/** A run of a few seconds among few creatures, which a page plays to its end at once. */
import { Direction2 } from '@tilewright/units';
import { createGame, step } from '../../src/simulation/game.js';
import type { Run } from '../../src/simulation/recording.js';
import { readKeep } from '../../src/simulation/testing/keep.js';
import { idle } from '../../src/simulation/testing/small-world.js';
import { worldOf } from '../../src/simulation/world.js';
import { Session } from '../../src/session.js';

export async function shortRun(): Promise<Run> {
  const options = { seed: 3, creatures: 10 };
  const session = new Session(createGame(worldOf(await readKeep()), options), options);
  const play = (steps: number, walk?: Direction2): void => {
    for (let i = 0; i < steps; i++)
      step(
        session.game,
        session.next(() => idle(walk === undefined ? {} : { walk }))!,
      );
  };
  play(5);
  play(200, Direction2.east);
  return session.run!;
}
