/**
 * The parts of a step, in their order, for whoever measures them: the simulation itself has no clock.
 *
 * Shows: a pure simulation tells when, and never how long.
 */

/** By name, whether most of a part's work is changing the state (`update`) or asking (`queries`). */
export const phases = {
  /** Walks, reloads, heals. */
  player: 'update',
  /** Who sees the player: a circle, arcs, lines of sight. */
  sight: 'queries',
  /** The way to the player, from everywhere near: only when the player is on another tile. */
  trails: 'queries',
  /** Turn and choose a velocity. */
  steer: 'update',
  /** Who overlaps whom. */
  crowd: 'queries',
  /** Move, and stay out of walls. */
  walls: 'update',
  /** Tell the tracker. */
  track: 'update',
  /** Bites, shots, charges. */
  fight: 'queries',
  /** Come back. */
  arrivals: 'update',
} as const;

export type Phase = keyof typeof phases;

/** Called at the end of each part. */
export type Mark = (phase: Phase) => void;
