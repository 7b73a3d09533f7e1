/**
 * Which creatures see the player: those near enough that look toward it with nothing opaque in between.
 *
 * Shows: one range query around the player instead of one for each creature; the player's own view, since sight is
 * mutual: a creature on a tile out of view cannot see the player; `isWithinArc`; `areVisibleInto`, for all lines of
 * sight at once.
 */
import { areVisibleInto, objectsInCircle } from '@tilewright/queries';
import {
  type Angle,
  circle,
  type Direction2,
  directionBetween,
  distance,
  div,
  isWithinArc,
  type Length,
  max,
  meters,
  mul,
  neg,
  pointColumn,
  type Position2,
  turn,
} from '@tilewright/units';
import { stealth } from './balance.js';
import type { CreatureId, Creatures } from './creatures.js';
import { hitPoints } from './health.js';
import { isInPlayerView, type PlayerView } from './player-view.js';
import type { Player } from './player.js';
import { mostCreatures } from './population.js';
import type { World } from './world.js';

/** The view of a creature without walls: a sector of a disc. */
export interface SightArc {
  readonly center: Position2;
  readonly range: Length;
  /** The start of the arc, which goes clockwise on the screen by `sweep`. */
  readonly start: Direction2;
  readonly sweep: Angle;
}

/** The fraction of its range from which a creature notices the player: a plain number. */
export function sharpnessFor({ isQuiet }: Player): number {
  return isQuiet ? stealth.sight : 1;
}

/** @param sharpness - the fraction of its range in which a creature sees */
export function sightArcOf(creatures: Creatures, row: number, sharpness = 1): SightArc {
  const { sightRange, sightArc } = creatures.herdOf(row);
  return {
    center: creatures.positions.get(row),
    range: mul(sightRange, sharpness),
    start: turn(creatures.headings.get(row), neg(div(sightArc, 2))),
    sweep: sightArc,
  };
}

/** Whether a position is in a creature's range and arc. Ignores walls. */
export function faces(creatures: Creatures, row: number, place: Position2, sharpness = 1): boolean {
  const { center, range, start, sweep } = sightArcOf(creatures, row, sharpness);
  if (distance(center, place) > range) return false;
  const direction = directionBetween(center, place);
  return direction === undefined || isWithinArc(direction, start, sweep);
}

/** The creatures that might see the player, and those that do. Each list is a subset of the one before. */
export interface Lookout {
  /** Creatures within the greatest range of all herds. */
  readonly near: readonly CreatureId[];
  /** Creatures on tiles that the player sees. */
  readonly inView: readonly CreatureId[];
  /** Creatures within their own range that look toward the player. */
  readonly facing: readonly CreatureId[];
  /** Creatures with nothing opaque in between. */
  readonly watchers: readonly CreatureId[];
}

/** The greatest distance from which a creature can see the player. */
function sightRadius({ herds }: World): Length {
  return herds.reduce((best, herd) => max(best, herd.sightRange), meters(0));
}

/** The eyes of the creatures that look toward the player, and 1 for each that sees it. Reused in each step. */
const eyes = pointColumn<Position2>();
const seen = new Uint8Array(mostCreatures);

export function lookoutFor(world: World, creatures: Creatures, view: PlayerView, sharpness = 1): Lookout {
  const { opaque, space } = world;
  const { positions, tracker } = creatures;
  const near = objectsInCircle(tracker, circle(view.eye, mul(sightRadius(world), sharpness)));
  const inView = near.filter((id) => isInPlayerView(view, world, positions.get(creatures.rowOf(id))));
  const facing = inView.filter((id) => faces(creatures, creatures.rowOf(id), view.eye, sharpness));
  eyes.resize(0);
  for (const id of facing) eyes.push(positions.get(creatures.rowOf(id)));
  areVisibleInto(seen, opaque, space, view.eye, eyes);
  return { near, inView, facing, watchers: facing.filter((_, i) => seen[i] === 1) };
}

/** Whether a creature that bites sees the player. */
export function isWatched(creatures: Creatures, { watchers }: Lookout): boolean {
  return watchers.some((id) => creatures.herdOf(creatures.rowOf(id)).bite > hitPoints(0));
}
