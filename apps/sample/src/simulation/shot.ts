/**
 * A shot: a ray from the player along the aim, up to the first wall or the first creature, whichever is nearer.
 *
 * Shows: `castRay` over tiles and `firstOnSegment` over objects, one after the other: the second looks only as far as the
 * first one got, so its hit, if there is any, is the nearer one.
 */
import { castRay, type RayHit, type SegmentHit, tilesOnSegment } from '@tilewright/queries';
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
import type { World } from './world.js';

export interface Shot {
  /** As far as it could go. */
  readonly ray: Segment2;
  /** Where it ends. */
  readonly end: Position2;
  /** What stopped it: a creature, a tile, or neither (out of range). Behind a creature, the wall was not reached. */
  readonly target: SegmentHit<CreatureId, Length> | undefined;
  readonly wall: RayHit<Length> | undefined;
}

/** How far a shot goes. */
export const shotRange: Length = meters(40);

/** Where a shot goes, without anybody being hurt. */
export function traceShot(world: World, { tracker }: Creatures, from: Position2, direction: Direction2): Shot {
  const ray = segmentBetween(from, add(from, vectorTowards(direction, shotRange)));
  const wall = castRay(world.opaque, world.space, ray);
  const target = tracker.firstOnSegment(segmentBetween(from, wall?.position ?? ray.end));
  if (target !== undefined) return { ray, end: target.position, target, wall: undefined };
  return { ray, end: wall?.position ?? ray.end, target, wall };
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
