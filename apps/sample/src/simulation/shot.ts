/**
 * A shot: a ray from the player along the aim. It goes on through creatures that it kills, and ends at the first that
 * survives it or the first wall, whichever is nearer.
 *
 * Shows: `castRay` over tiles, then `firstObjectOnSegment` and `objectsOnSegment` over objects, each with a filter. Each looks only
 * as far as the one before got, so what the last one finds is all that was hit.
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
import type { CreatureId, Creatures } from './creatures.js';
import { type HitPoints, hitPoints } from './health.js';
import type { World } from './world.js';

export interface Shot {
  /** As far as it could go. */
  readonly ray: Segment2;
  /** Where it ends. */
  readonly end: Position2;
  /** What stopped it: a creature, a tile, or neither (out of range). Behind a creature, the wall was not reached. */
  readonly target: ObjectHit<CreatureId, Length> | undefined;
  readonly wall: RayHit<Length> | undefined;
  /** Those whom it went through on its way, nearest first. */
  readonly pierced: readonly ObjectHit<CreatureId, Length>[];
}

/** How far a shot goes. */
export const shotRange: Length = meters(40);
/** What it takes from each whom it hits. */
export const damageOfShot: HitPoints = hitPoints(1);

/** Where a shot goes, without anybody being hurt. */
export function traceShot(world: World, creatures: Creatures, from: Position2, direction: Direction2): Shot {
  const { tracker } = creatures;
  const survives = (id: CreatureId): boolean => creatures.health.get(creatures.rowOf(id)) > damageOfShot;
  const ray = segmentBetween(from, add(from, vectorTowards(direction, shotRange)));
  const wall = castRay(world.opaque, world.space, ray);
  const reach = segmentBetween(from, wall?.position ?? ray.end);
  const target = firstObjectOnSegment(tracker, reach, { filter: survives });
  const end = target?.position ?? wall?.position ?? ray.end;
  const pierced = objectsOnSegment(tracker, segmentBetween(from, end), { filter: (id) => !survives(id) });
  return { ray, end, target, wall: target === undefined ? wall : undefined, pierced };
}

/** The tiles that a shot goes over, in order; the last one is where it ends. */
export function tilesOfShot({ space, bounds }: World, { ray, end, wall }: Shot): Tile[] {
  const tiles: Tile[] = [];
  const first = tileAt(space, ray.start);
  const length = manhattanDistance(first, wall?.tile ?? tileAt(space, end));
  for (const tile of tilesOnSegment(space, ray, { bounds })) {
    tiles.push(tile);
    // A straight way never turns back: each tile is farther from the first one.
    if (manhattanDistance(first, tile) >= length) break;
  }
  return tiles;
}
