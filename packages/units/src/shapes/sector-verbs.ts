/** What the verbs of shapes do with sectors. */
import { differenceBelow, sumAbove } from '../exact/transforms.js';
import type { RawComposite, RawPoint, RawRectangle, RawSector, RawShape } from '../types/raw.js';
import { pair, type Pair } from '../values/pair.js';
import { rawRectangle, rawSector } from './make.js';
import { movedCircle } from './moved.js';
import {
  sectorContains,
  sectorOverlapsCapsule,
  sectorOverlapsCircle,
  sectorOverlapsPolygon,
  sectorOverlapsRectangle,
} from './sector-overlap.js';
import { sectorsOverlap } from './sectors-overlap.js';

/** More than 1 by more than the error of a unit vector's component and of its product with a radius: 2^-50. */
const OUTWARD = 1.0000000000000009;

export function hasInSector(
  { circle: { center, radius }, from, to, isReflex }: RawSector,
  { x, y }: RawPoint,
): boolean {
  return sectorContains(center.x, center.y, radius, from.x, from.y, to.x, to.y, isReflex, x, y);
}

export function movedSector({ circle, direction, angle, from, to, isReflex }: RawSector, by: Pair): RawSector {
  return rawSector(movedCircle('circle.', circle, by), direction, angle, from, to, isReflex);
}

export function sectorOverlaps(sector: RawSector, other: RawShape | RawComposite): boolean {
  if ('isReflex' in other) return sectorsOverlap(sector, other);
  const { circle, from, to, isReflex } = sector;
  const { x, y } = circle.center;
  const r = circle.radius;
  if ('vertices' in other) {
    return sectorOverlapsPolygon(x, y, r, from.x, from.y, to.x, to.y, isReflex, other.vertices);
  }
  if ('min' in other) {
    const { min, max } = other;
    return sectorOverlapsRectangle(x, y, r, from.x, from.y, to.x, to.y, isReflex, min.x, min.y, max.x, max.y);
  }
  if ('center' in other) {
    const { center, radius } = other;
    return sectorOverlapsCircle(x, y, r, from.x, from.y, to.x, to.y, isReflex, center.x, center.y, radius);
  }
  const s = 'segment' in other ? other.radius : 0;
  const { start, end } = 'segment' in other ? other.segment : other;
  return sectorOverlapsCapsule(x, y, r, from.x, from.y, to.x, to.y, isReflex, start.x, start.y, end.x, end.y, s);
}

/** It reaches as far as the disc along each axis that it contains, and otherwise to a corner or to the center. */
export function boundsOfSector(sector: RawSector): RawRectangle {
  const { x, y } = sector.circle.center;
  return rawRectangle(
    pair(differenceBelow(x, reachOf(sector, -1, 0)), differenceBelow(y, reachOf(sector, 0, -1))),
    pair(sumAbove(x, reachOf(sector, 1, 0)), sumAbove(y, reachOf(sector, 0, 1))),
  );
}

/** How far a sector reaches from its center along an axis, or a little more, if it is not the whole radius. */
function reachOf({ circle: { radius }, from, to, isReflex }: RawSector, x: number, y: number): number {
  if (sectorContains(0, 0, 1, from.x, from.y, to.x, to.y, isReflex, x, y)) return radius;
  const part = Math.max(from.x * x + from.y * y, to.x * x + to.y * y);
  // The least double makes up for a product that underflows.
  return part > 0 ? Math.min(radius, radius * part * OUTWARD + Number.MIN_VALUE) : radius * 0;
}
