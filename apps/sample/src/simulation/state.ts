/** The state of a game: all that a step of time changes. */
import type { Instant } from '@tilewright/units';
import type { Charge } from './charges.js';
import type { Creatures } from './creatures.js';
import type { Player } from './player.js';
import type { Random } from './random.js';
import type { Trails } from './trails.js';
import type { Herd, World } from './world.js';

export interface Game {
  readonly world: World;
  readonly player: Player;
  readonly creatures: Creatures;
  /** Those who are away, and come back. */
  readonly population: Population;
  /** Thrown, and not yet gone off. */
  readonly charges: Charge[];
  readonly random: Random;
  /** The ways to the player. */
  trails: Trails;
  /** How many steps were made. */
  steps: number;
}

/** Who is not there now: the one that left first comes first. */
export interface Population {
  readonly away: Absence[];
}

interface Absence {
  readonly herd: Herd;
  readonly until: Instant;
}
