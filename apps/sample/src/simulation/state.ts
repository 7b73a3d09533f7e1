/** The state of a game: everything that a step changes. */
import type { Instant } from '@tilewright/units';
import type { Charge } from './charges.js';
import type { Creatures } from './creatures.js';
import type { PlayerView } from './player-view.js';
import type { Player } from './player.js';
import type { Random } from './random.js';
import type { Trails } from './trails.js';
import type { Herd, World } from './world.js';

export interface Game {
  readonly world: World;
  readonly player: Player;
  /** What the player sees and remembers of the map. */
  readonly view: PlayerView;
  readonly creatures: Creatures;
  /** Dead creatures that will return. */
  readonly population: Population;
  /** Charges in flight. */
  readonly charges: Charge[];
  readonly random: Random;
  /** The paths to the player. */
  readonly trails: Trails;
  /** The number of steps so far. */
  steps: number;
}

/** Creatures that are away, in the order in which they left. */
export interface Population {
  readonly away: Absence[];
}

interface Absence {
  readonly herd: Herd;
  readonly until: Instant;
}
