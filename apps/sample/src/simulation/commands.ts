/** The only input of the simulation. */
import type { Direction2, Position2 } from '@tilewright/units';

/** The player's commands in a step. */
export interface Commands {
  /** Where to walk; `undefined` stands still. */
  readonly walk: Direction2 | undefined;
  /** Whether to walk slowly: creatures then notice the player only from nearby. */
  readonly slow: boolean;
  /**
   * The position that the player turns to, shoots at and throws to. `undefined` keeps the direction, and throws
   * nothing: no rule reads the aim between two shots, so that a recording needs the aim of each shot only.
   */
  readonly aim: Position2 | undefined;
  /** Whether to shoot, at the rate of the gun. */
  readonly shoot: boolean;
  /** Whether to throw a charge toward the aim in this step. */
  readonly throwCharge: boolean;
}
