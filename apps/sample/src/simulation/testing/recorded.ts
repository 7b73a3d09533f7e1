/** Recorded games of the bot. `npm run record` records them again. */
import { createGame } from '../game.js';
import { readRecording } from '../recording-text.js';
import type { Run } from '../recording.js';
import type { Game } from '../state.js';
import type { World } from '../world.js';
import lostText from './lost.txt?raw';
import recordedText from './recorded.txt?raw';
import wonText from './won.txt?raw';

/** The beginning of a game. */
export const recorded: Run = readRecording(recordedText);
/** A whole game. It has few creatures, so that its replay takes seconds. */
export const won: Run = readRecording(wonText);
/** A whole game. */
export const lost: Run = readRecording(lostText);

/** The recorded game before its first step. */
export function recordedGame(keep: World): Game {
  return createGame(keep, recorded);
}
