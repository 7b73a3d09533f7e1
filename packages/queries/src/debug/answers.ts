/** Checks of what drawings are given: what other functions answered. All is checked before anything is drawn. */
import { CardinalDirection, type TileRect } from '@tilewright/tilemap';
import { requireTile } from '@tilewright/tilemap/checks';
import type { AnyQuantity } from '@tilewright/units';
import { argumentError, requireFinitePoint, requireObject } from '@tilewright/units/checks';
import type { RawPoint } from '../arguments/raw.js';
import { MOST_DRAWN_TILES } from '../limits.js';
import type { RayHit } from '../segment/hit.js';

/** What a drawing reads of the hit of a ray. */
export interface RawRayHit extends Pick<RayHit<AnyQuantity>, 'tile' | 'side'> {
  readonly contact: RawPoint;
}

/** @throws RangeError unless it is what `castRay` returned */
export function requireRayHit(where: string, hit: RawRayHit | undefined): void {
  if (hit === undefined) return;
  requireObject(where, 'hit', 'what castRay returned', hit);
  requireTile(where, 'hit.tile', hit.tile);
  requireFinitePoint(where, 'hit.contact', hit.contact);
  const { side } = hit;
  if (side !== undefined && !cardinals.includes(side)) {
    throw argumentError(where, 'hit.side', 'a cardinal direction or undefined', side);
  }
}

const cardinals: readonly unknown[] = [
  CardinalDirection.east,
  CardinalDirection.south,
  CardinalDirection.west,
  CardinalDirection.north,
];

/**
 * Checks how many tiles a function that draws looks through, at most 2^20.
 *
 * @param bounds - the tiles
 * @throws RangeError if there are more
 */
export function requireDrawnBounds(where: string, bounds: Pick<TileRect, 'x' | 'y' | 'width' | 'height'>): void {
  if (bounds.width * bounds.height <= MOST_DRAWN_TILES) return;
  throw argumentError(where, 'bounds', 'of at most 2^20 tiles', bounds, 'Pass the tiles that the camera shows');
}
