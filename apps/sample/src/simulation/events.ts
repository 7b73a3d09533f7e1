/**
 * The events of a step, for the screen and the lenses: a record that the simulation writes and never reads.
 *
 * Shows: query results passed on unchanged: `RayHit`, `ObjectHit`, circles and positions.
 */
import type { Position2 } from '@tilewright/units';
import type { Blast } from './blast.js';
import type { CreatureId } from './creatures.js';
import type { HitPoints } from './health.js';
import type { Shot } from './shot.js';
import type { Lookout } from './watch.js';
import type { Herd } from './world.js';

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

/** All events of one step. */
export interface StepEvents {
  readonly shots: Shot[];
  /** Charges that exploded. */
  readonly blasts: Blast[];
  readonly wounds: Wound[];
  readonly bites: Bite[];
  /** Whether the player died and returned to the start. */
  playerFell: boolean;
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
    playerFell: false,
    isViewNew: false,
    lookout: { near: [], inView: [], facing: [], watchers: [] },
    isTrailNew: false,
    bumps: 0,
    arrivals: 0,
  };
}
