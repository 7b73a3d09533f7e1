/**
 * What happened in a step, for the screen, the sounds and the lenses: a record that the simulation writes and never reads.
 *
 * Shows: the answers of queries handed on as they are, `RayHit`, `ObjectHit`, circles and positions.
 */
import type { Position2 } from '@tilewright/units';
import type { Blast } from './blast.js';
import type { CreatureId } from './creatures.js';
import type { HitPoints } from './health.js';
import type { Shot } from './shot.js';
import type { Lookout } from './watch.js';
import type { Herd } from './world.js';

/** Somebody lost health. */
export interface Wound {
  /** Gone by now if it died: then nobody, or another creature, has this id. */
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

/** All of one step. */
export interface StepEvents {
  readonly shots: Shot[];
  /** Charges that went off. */
  readonly blasts: Blast[];
  readonly wounds: Wound[];
  readonly bites: Bite[];
  /** The player had no health left, and starts anew. */
  playerFell: boolean;
  /** Who sees the player at this moment. */
  lookout: Lookout;
  /** Whether the ways to the player were walked anew. */
  isTrailNew: boolean;
  /** How many pairs of creatures bumped into each other. */
  bumps: number;
  /** How many creatures came back. */
  arrivals: number;
}

export function noEvents(): StepEvents {
  return {
    shots: [],
    blasts: [],
    wounds: [],
    bites: [],
    playerFell: false,
    lookout: { near: [], facing: [], watchers: [] },
    isTrailNew: false,
    bumps: 0,
    arrivals: 0,
  };
}
