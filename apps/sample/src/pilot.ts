/**
 * What plays a game: the user, a bot or a recording.
 *
 * Shows: each of them is a function from the game to the commands of a step.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import type { Position2 } from '@tilewright/units';
import type { Commands } from './simulation/commands.js';
import type { Game } from './simulation/state.js';

export interface Pilot {
  /** The commands of the next step; `undefined` if it plays no more. @param space - what the screen shows */
  next(game: Game, space: PixelSpace): Commands | undefined;
  /** Where it aims now. @param eye - where the player is shown */
  aimFrom(eye: Position2, space: PixelSpace): Position2;
}

/** The user or a bot: it never stops playing. */
export interface EndlessPilot extends Pilot {
  next(game: Game, space: PixelSpace): Commands;
}
