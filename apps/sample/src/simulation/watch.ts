/**
 * Who sees the player: whoever is near enough, looks that way, and has nothing opaque in between.
 *
 * Shows: one range query around the player instead of one for each creature; `isWithinArc`; `isVisible`.
 */
import { isVisible } from '@tilewright/queries';
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
  neg,
  type Position2,
  turn,
} from '@tilewright/units';
import type { CreatureId, Creatures } from './creatures.js';
import type { World } from './world.js';

/** What a creature can see, before walls: a part of a disc. */
export interface SightArc {
  readonly center: Position2;
  readonly range: Length;
  /** From there, by `sweep`, clockwise on the screen. */
  readonly start: Direction2;
  readonly sweep: Angle;
}

export function sightArcOf({ herds, positions, headings }: Creatures, row: number): SightArc {
  const { sightRange, sightArc } = herds[row]!;
  return {
    center: positions.get(row),
    range: sightRange,
    start: turn(headings.get(row), neg(div(sightArc, 2))),
    sweep: sightArc,
  };
}

/** Whether a creature sees a position. */
export function sees(world: World, creatures: Creatures, row: number, place: Position2): boolean {
  const { center, range, start, sweep } = sightArcOf(creatures, row);
  const direction = directionBetween(center, place);
  return (
    distance(center, place) <= range &&
    (direction === undefined || isWithinArc(direction, start, sweep)) &&
    isVisible(world.opaque, world.space, center, place)
  );
}

/** How far the best eyes of the map see. */
export function greatestRange({ herds }: World): Length {
  return herds.reduce((range, herd) => max(range, herd.sightRange), meters(0));
}

/** The creatures that see a position, in the order in which they came. */
export function watchersOf(world: World, creatures: Creatures, place: Position2): CreatureId[] {
  return creatures.tracker
    .objectsInCircle(circle(place, greatestRange(world)))
    .filter((id) => sees(world, creatures, creatures.rowOf(id), place));
}
