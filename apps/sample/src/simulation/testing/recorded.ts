/** Recorded games: how they begin, and what the player does in them. */
import { createGame } from '../game.js';
import { type Entry, readEntry } from '../recording.js';
import type { Game } from '../state.js';
import type { World } from '../world.js';
import lost from './lost.txt?raw';
import recorded from './recorded.txt?raw';
import won from './won.txt?raw';

/** The beginning of a game. */
export const recordedEntries: readonly Entry[] = entriesOf(recorded);

/** The recorded game before its first step. */
export function recordedGame(keep: World): Game {
  return createGame(keep, { seed: 2026, creatures: 2000 });
}

/**
 * Whole games of the bot, and the hash of the state at their end. The won one has few creatures, and the lost one many, so
 * that their replays take seconds.
 */
export const wholeGames = [
  { phase: 'escaped', seed: 1, creatures: 1000, entries: entriesOf(won), hash: '577d9e38' },
  { phase: 'fallen', seed: 1, creatures: 10_000, entries: entriesOf(lost), hash: 'b3d1e3c0' },
] as const;

function entriesOf(text: string): readonly Entry[] {
  return text.trimEnd().split('\n').map(readEntry);
}
