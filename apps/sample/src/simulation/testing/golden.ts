/**
 * A golden program: plays the recorded game. It runs in every engine, so it uses neither Node nor a test runner. Its
 * result is pinned in `replay.test.ts`.
 */
import { step } from '../game.js';
import { play } from '../recording.js';
import { stateHash } from '../state-hash.js';
import { worldOf } from '../world.js';
import { readKeep } from './keep.js';
import { recorded, recordedGame } from './recorded.js';

/** The hash of the state after the last step. */
export async function stateAfterRecording(): Promise<string> {
  const game = recordedGame(worldOf(await readKeep()));
  for (const entry of recorded.entries) play(game, entry, (commands) => void step(game, commands));
  return stateHash(game);
}
