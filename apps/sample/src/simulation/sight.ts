/**
 * What lies between the player and the aim: the ray, up to the first tile that stops it.
 *
 * Shows: `castRay` for the one answer, and `tilesOnSegment` for all tiles on the way, in order, left where it gets dark.
 */
import { castRay, type RayHit, tilesOnSegment } from '@tilewright/queries';
import { equals, type Tile } from '@tilewright/tilemap';
import { type Length, type Position2, type Segment2, segmentBetween } from '@tilewright/units';
import type { World } from './world.js';

export interface Sight {
  /** From the eye to the aim. */
  readonly segment: Segment2;
  /** The tiles that the ray walks, in order; the last is the one that stops it, if there is any. */
  readonly tiles: readonly Tile[];
  readonly hit: RayHit<Length> | undefined;
}

export function lookAt(world: World, eye: Position2, aim: Position2): Sight {
  const segment = segmentBetween(eye, aim);
  const hit = castRay(world.opaque, world.space, segment);
  const tiles: Tile[] = [];
  for (const tile of tilesOnSegment(world.space, segment, { bounds: world.bounds })) {
    tiles.push(tile);
    if (hit !== undefined && equals(tile, hit.tile)) break;
  }
  return { segment, tiles, hit };
}

/** Where the ray ends. */
export function endOfSight({ segment, hit }: Sight): Position2 {
  return hit?.position ?? segment.end;
}
