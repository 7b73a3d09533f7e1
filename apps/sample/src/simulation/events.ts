/**
 * What happened in a step, for the screen, the sounds and the lenses: a record that the simulation writes and never reads.
 *
 * Shows: the answers of queries handed on as they are, `RayHit`, `SegmentHit`, circles and positions.
 */
import type { Position2 } from '@tilewright/units';
import type { Blast } from './blast.js';
import type { CreatureId } from './creatures.js';
import type { HitPoints } from './health.js';
import type { Shot } from './shot.js';
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
  watchers: readonly CreatureId[];
  /** How many pairs of creatures bumped into each other. */
  bumps: number;
  /** How many creatures came back. */
  arrivals: number;
  readonly work: Work;
}

/** What the queries of a step had to touch, and what they would have without an index: plain counts. */
export interface Work {
  /** Tiles that rays, lines of sight, circles and walks went over. */
  tilesTouched: number;
  /** Every tile of the map, once for each of these queries. */
  tilesOfFullScan: number;
  /** Creatures that queries of the tracker handed out; two for each pair. */
  objectsTouched: number;
  /** Every creature, once for each of these queries; every one with every other for the pairs. */
  objectsOfFullScan: number;
}

export function noEvents(): StepEvents {
  return {
    shots: [],
    blasts: [],
    wounds: [],
    bites: [],
    playerFell: false,
    watchers: [],
    bumps: 0,
    arrivals: 0,
    work: { tilesTouched: 0, tilesOfFullScan: 0, objectsTouched: 0, objectsOfFullScan: 0 },
  };
}
