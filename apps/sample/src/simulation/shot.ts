/**
 * A shot: a ray from the player along the aim. It passes through creatures that it kills, and ends at the first
 * survivor or the first wall, whichever is nearer.
 *
 * Shows: `castRay` over tiles, then `firstObjectOnSegment` and `objectsOnSegment` over objects, each with a filter.
 * Each query is limited to the range of the one before, so the last one finds exactly the creatures that were hit.
 */
import {
  castRay,
  firstObjectOnSegment,
  type ObjectHit,
  objectsOnSegment,
  type RayHit,
  tilesOnSegment,
} from '@tilewright/queries';
import { manhattanDistance, type Tile, tileAt } from '@tilewright/tilemap';
import {
  add,
  type Direction2,
  type Length,
  meters,
  type Position2,
  type Segment2,
  segmentBetween,
  vectorTowards,
} from '@tilewright/units';
import { playerAbilities } from './balance.js';
import type { CreatureId, Creatures } from './creatures.js';
import type { World } from './world.js';

export interface Shot {
  /** The whole range of the shot. */
  readonly ray: Segment2;
  /** Where the shot ends. */
  readonly end: Position2;
  /** What stopped it: a creature, a tile, or neither (out of range). A wall behind the creature is not reported. */
  readonly target: ObjectHit<CreatureId, Length> | undefined;
  readonly wall: RayHit<Length> | undefined;
  /** The creatures that it passed through, nearest first. */
  readonly pierced: readonly ObjectHit<CreatureId, Length>[];
}

/** The range of a shot. */
export const shotRange: Length = meters(40);

/** The path of a shot. Hurts no creature. */
export function traceShot(world: World, creatures: Creatures, from: Position2, direction: Direction2): Shot {
  const { tracker } = creatures;
  const survives = (id: CreatureId): boolean =>
    creatures.health.get(creatures.rowOf(id)) > playerAbilities.damageOfShot;
  const ray = segmentBetween(from, add(from, vectorTowards(direction, shotRange)));
  const wall = castRay(world.opaque, world.space, ray);
  const reach = segmentBetween(from, wall?.contact ?? ray.end);
  const target = firstObjectOnSegment(tracker, reach, { filter: survives });
  const end = target?.contact ?? wall?.contact ?? ray.end;
  const pierced = objectsOnSegment(tracker, segmentBetween(from, end), { filter: (id) => !survives(id) });
  return { ray, end, target, wall: target === undefined ? wall : undefined, pierced };
}

/** The tiles that a shot crosses, in order. It ends in the last one. */
export function tilesOfShot({ space, bounds }: World, { ray, end, wall }: Shot): Tile[] {
  const tiles: Tile[] = [];
  const first = tileAt(space, ray.start);
  const length = manhattanDistance(first, wall?.tile ?? tileAt(space, end));
  for (const tile of tilesOnSegment(space, ray, { bounds })) {
    tiles.push(tile);
    // A straight line never turns back: each tile is farther from the first.
    if (manhattanDistance(first, tile) >= length) break;
  }
  return tiles;
}
