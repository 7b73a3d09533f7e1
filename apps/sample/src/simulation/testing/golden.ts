/**
 * A golden program: plays the recorded game. It runs in every engine, so it uses neither Node nor a test runner. Its result
 * is pinned in `replay.test.ts`.
 */
import { createGame, step } from '../game.js';
import { play, readEntry } from '../recording.js';
import { stateHash } from '../state-hash.js';
import { worldOf } from '../world.js';
import { readKeep } from './keep.js';
import recorded from './recorded.txt?raw';

/** The hash of the state after 10,000 steps. */
export async function stateAfterRecording(): Promise<string> {
  const game = createGame(worldOf(await readKeep()), { seed: 2026, creatures: 300 });
  for (const entry of recorded.trimEnd().split('\n').map(readEntry)) {
    play(game, entry, (commands) => void step(game, commands));
  }
  return stateHash(game);
}
