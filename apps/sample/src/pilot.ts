/**
 * Who plays a game.
 *
 * Shows: whoever plays is a function from the game to the commands of a step, so the user, a bot and a recording all can.
 */
import type { PixelSpace } from '@tilewright/tilemap';
import type { Position2 } from '@tilewright/units';
import type { Commands } from './simulation/commands.js';
import type { Game } from './simulation/state.js';

export interface Pilot {
  /** The commands of the next step. @param space - what the screen shows */
  next(game: Game, space: PixelSpace): Commands;
  /** Where it aims now. @param eye - where the player is shown */
  aimFrom(eye: Position2, space: PixelSpace): Position2;
}
