/** The only input of the simulation. */
import type { Direction2, Position2 } from '@tilewright/units';

/** The player's commands in a step. */
export interface Commands {
  /** Where to walk; `undefined` stands still. */
  readonly walk: Direction2 | undefined;
  /** The position that the player looks at. */
  readonly aim: Position2;
  /** Whether to shoot, at the rate of the gun. */
  readonly shoot: boolean;
  /** Whether to throw a charge toward the aim in this step. */
  readonly throwCharge: boolean;
}
