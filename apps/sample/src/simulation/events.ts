/**
 * The events of a step, for the screen and the features: a record that the simulation writes and never reads.
 *
 * Shows: query results passed on unchanged: `RayHit`, `ObjectHit`, circles and positions.
 */
import type { Tile } from '@tilewright/tilemap';
import type { Position2 } from '@tilewright/units';
import type { Blast } from './blast.js';
import type { CreatureId } from './creatures.js';
import type { HitPoints } from './health.js';
import type { Shot } from './shot.js';
import type { Lookout } from './watch.js';
import type { Goal, Herd } from './world.js';

/** A creature lost health. */
export interface Wound {
  /** If the creature died, its id is now unused or belongs to another creature. */
  readonly creature: CreatureId;
  readonly herd: Herd;
  readonly position: Position2;
  readonly damage: HitPoints;
  readonly isDead: boolean;
}

/** A creature bit the player. */
export interface Bite {
  readonly creature: CreatureId;
  readonly position: Position2;
  readonly damage: HitPoints;
}

/** Tiles that opened at once: a marked wall that a blast breached, or a door. */
export interface Opening {
  readonly tiles: readonly Tile[];
  /** The center of the tile at which it began. */
  readonly position: Position2;
}

/** A horn calls the creatures around the player, and more come. */
export interface Wave {
  /** 1 for the first. */
  readonly number: number;
  /** How many there are once all of them have arrived. */
  readonly creatures: number;
  /** How many of them are new: 0 once there can be no more. */
  readonly newcomers: number;
}

/** All events of one step. */
export interface StepEvents {
  readonly shots: Shot[];
  /** Charges that exploded. */
  readonly blasts: Blast[];
  readonly wounds: Wound[];
  readonly bites: Bite[];
  /** The goal that the player reached. */
  goalReached: Goal | undefined;
  /** The wave that was sent. */
  wave: Wave | undefined;
  /** Marked walls that blasts breached. */
  readonly breaches: Opening[];
  /** Doors that opened. */
  readonly doors: Opening[];
  /** Whether the player began to play. */
  hasBegun: boolean;
  /** Whether the player died. */
  playerFell: boolean;
  /** Whether the player reached the last goal. */
  playerEscaped: boolean;
  /** How many creatures saw the player that did not know of it. */
  noticed: number;
  /** Whether the player has moved, so that its view was computed again. */
  isViewNew: boolean;
  /** The creatures that see the player now. */
  lookout: Lookout;
  /** Whether the paths to the player were computed again. */
  isTrailNew: boolean;
  /** The number of pairs of creatures that overlapped. */
  bumps: number;
  /** The number of creatures that returned. */
  arrivals: number;
}

export function noEvents(): StepEvents {
  return {
    shots: [],
    blasts: [],
    wounds: [],
    bites: [],
    goalReached: undefined,
    wave: undefined,
    breaches: [],
    doors: [],
    hasBegun: false,
    playerFell: false,
    playerEscaped: false,
    noticed: 0,
    isViewNew: false,
    lookout: { near: [], inView: [], facing: [], watchers: [] },
    isTrailNew: false,
    bumps: 0,
    arrivals: 0,
  };
}
