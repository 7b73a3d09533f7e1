/** The state of a game: everything that a step changes. */
import type { Duration, Instant } from '@tilewright/units';
import type { Charge } from './charges.js';
import type { Creatures } from './creatures.js';
import type { PlayerView } from './player-view.js';
import type { Player } from './player.js';
import type { Random } from './random.js';
import type { Trails } from './trails.js';
import type { Goal, Herd, Lesson, World } from './world.js';

/** A game is at its title until the player acts; then it is played until the player falls or escapes. */
export const gamePhases = ['title', 'playing', 'fallen', 'escaped'] as const;
export type GamePhase = (typeof gamePhases)[number];

export interface Game {
  /** The map. Its tiles change in a game, so each game has its own copy of them. */
  readonly world: World;
  phase: GamePhase;
  /**
   * Whether the user has changed tiles: the same commands then no longer lead to the same game, and it is no record.
   */
  isEdited: boolean;
  /** At the title: whether there was a step without a command, so that the next command begins the game. */
  isReady: boolean;
  /** When the game began to be played; in a map with lessons, when the player left the first room. */
  beganAt: Instant;
  /** What the player has to reach next; `undefined` after the last goal, and in a map without goals. */
  goal: Goal | undefined;
  /** What the player learns now; `undefined` outside of the first room. */
  lesson: Lesson | undefined;
  readonly score: Score;
  readonly waves: Waves;
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

/** What the player has achieved. */
export interface Score {
  /** How long the game has been played, without the first room. */
  time: Duration;
  /** The number of creatures that it killed. */
  slain: number;
  /** How often a creature saw it that did not know of it: the fewer, the better. */
  timesSeen: number;
  /** For how long no creature that bites saw it: the longer, the better. */
  timeUnseen: Duration;
  /** The number of marked walls that it brought down. */
  walls: number;
}

/** The waves in which the crowd grows. */
export interface Waves {
  /** How many there have been: a plain count. */
  number: number;
  /** When the next one comes, once the game is played. */
  nextAt: Instant;
}

/** Creatures that are away: dead ones, and those of a wave that are still to come. */
export interface Population {
  readonly away: Absence[];
}

export interface Absence {
  readonly herd: Herd;
  readonly until: Instant;
}
