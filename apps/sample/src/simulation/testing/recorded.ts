/** The recorded game: how it begins, and what the player does in it. */
import { createGame } from '../game.js';
import { type Entry, readEntry } from '../recording.js';
import type { Game } from '../state.js';
import type { World } from '../world.js';
import recorded from './recorded.txt?raw';

export const recordedEntries: readonly Entry[] = recorded.trimEnd().split('\n').map(readEntry);

/** The recorded game before its first step. */
export function recordedGame(keep: World): Game {
  return createGame(keep, { seed: 2026, creatures: 2000 });
}
