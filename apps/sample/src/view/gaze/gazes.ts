/**
 * Whose gaze is drawn, and what of the floor is in it.
 *
 * Shows: `castRay`, from an eye to both sides of each edge. `regionInView` of `@tilewright/sight` gives the exact
 * outline; the game does without it, because nothing else in it needs that code.
 */
import { castRay } from '@tilewright/queries';
import {
  abs,
  add,
  type Angle,
  degrees,
  type Direction2,
  distance,
  type Length,
  meters,
  mul,
  type Position2,
  segmentBetween,
  sub,
  turn,
  valueIn,
  vectorTowards,
} from '@tilewright/units';
import type { CreatureId } from '../../simulation/creatures.js';
import { hitPoints } from '../../simulation/health.js';
import type { Game } from '../../simulation/state.js';
import { type Lookout, sharpnessFor } from '../../simulation/watch.js';
import type { World } from '../../simulation/world.js';

/** The most gazes of each kind: more would hide the floor. */
const mostUnaware = 9;
const mostAware = 3;
/** What sees to all sides, as rats do, has no gaze that a player could stay out of. */
const widestArc = degrees(180);
/** The rays of a gaze, before those that look for edges. */
const rays = 16;
/** Between two rays of which one reaches so much farther, there is an edge of a wall. */
const step: Length = meters(0.6);
/** How often the angle between such rays is halved: to a quarter of a degree. */
const halvings = 5;

/** Whose gaze is drawn. */
export interface Gazes {
  /** Those that have not noticed the player, and would as soon as it comes into their view. */
  readonly unaware: readonly CreatureId[];
  /** Those that see it. */
  readonly aware: readonly CreatureId[];
}

/** Of the creatures that the player sees, those to whose range it is nearest: half of it while the player is quiet. */
export function gazesOf({ creatures, player }: Game, { inView, watchers }: Lookout): Gazes {
  const watching = new Set(watchers);
  const sharpness = sharpnessFor(player);
  const gaps = new Map<CreatureId, Length>();
  for (const id of inView) {
    const row = creatures.rowOf(id);
    // It may have died in the step.
    if (row < 0) continue;
    const { bite, sightArc, sightRange } = creatures.herdOf(row);
    if (bite <= hitPoints(0) || sightArc > widestArc) continue;
    // One that hunts without seeing the player has a sign over it already.
    if (creatures.moods[row] !== 'wandering' && !watching.has(id)) continue;
    gaps.set(id, sub(distance(creatures.positions.get(row), player.position), mul(sightRange, sharpness)));
  }
  const nearest = [...gaps.keys()].sort((a, b) => valueIn(sub(gaps.get(a)!, gaps.get(b)!), meters) || a - b);
  return {
    unaware: nearest.filter((id) => !watching.has(id)).slice(0, mostUnaware),
    aware: nearest.filter((id) => watching.has(id)).slice(0, mostAware),
  };
}

/** The ends of the rays of a gaze, clockwise: closer together where an edge of a wall is between two of them. */
export function outlineOf(
  { opaque, space }: World,
  eye: Position2,
  start: Direction2,
  sweep: Angle,
  range: Length,
): readonly Position2[] {
  const endAt = (share: number): Position2 => {
    const end = add(eye, vectorTowards(turn(start, mul(sweep, share)), range));
    return castRay(opaque, space, segmentBetween(eye, end))?.contact ?? end;
  };
  const outline = [endAt(0)];
  const addBetween = (from: number, to: number, end: Position2, halvingsLeft: number): void => {
    const isEdge = abs(sub(distance(eye, outline.at(-1)!), distance(eye, end))) > step;
    if (halvingsLeft > 0 && isEdge) {
      const middle = (from + to) / 2;
      addBetween(from, middle, endAt(middle), halvingsLeft - 1);
      addBetween(middle, to, end, halvingsLeft - 1);
    } else {
      outline.push(end);
    }
  };
  for (let i = 1; i <= rays; i++) addBetween((i - 1) / rays, i / rays, endAt(i / rays), halvings);
  return outline;
}
