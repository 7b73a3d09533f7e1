/**
 * The parts of a step, in order, for measurements by callers: the simulation itself has no clock.
 *
 * Shows: a pure simulation reports when a part ends, never how long it took.
 */

/** For each part, whether it mostly changes the state (`update`) or asks questions (`queries`). */
export const phases = {
  /** The player walks, reloads and heals. */
  player: 'update',
  /** The tiles that the player sees, only when it has moved. */
  view: 'queries',
  /** Which creatures see the player: a circle, arcs, lines of sight. */
  sight: 'queries',
  /** The paths to the player, only when the player's tile has changed. */
  trails: 'queries',
  /** Creatures turn and choose a velocity. */
  steer: 'update',
  /** Which creatures overlap, and how they are pushed apart. */
  crowd: 'queries',
  /** Creatures move, and slide along walls. */
  walls: 'update',
  /** The tracker gets the new positions. */
  track: 'update',
  /** Bites, shots, charges. */
  fight: 'queries',
  /** Dead creatures return. */
  arrivals: 'update',
} as const;

export type Phase = keyof typeof phases;

/** Called at the end of each part. */
export type Mark = (phase: Phase) => void;
