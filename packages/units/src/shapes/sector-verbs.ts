/** What the verbs of shapes do with sectors. */
import { isSector } from '../checks/kinds.js';
import { differenceBelow, sumAbove } from '../exact/transforms.js';
import type { RawComposite, RawPoint, RawRectangle, RawSector, RawShape } from '../types/raw.js';
import { pair, type Pair } from '../values/pair.js';
import { rawRectangle, rawSector } from './make.js';
import { moved } from './moved.js';
import {
  sectorContains,
  sectorOverlapsCapsule,
  sectorOverlapsCircle,
  sectorOverlapsPolygon,
  sectorOverlapsRectangle,
  type SectorParts,
} from './sector-overlap.js';
import { sectorsOverlap } from './sectors-overlap.js';

/** More than 1 by more than the error of a unit vector's component and of its product with a radius: 2^-50. */
const OUTWARD = 1.0000000000000009;

export function movedSector({ center, radius, direction, angle, from, to, isReflex }: RawSector, by: Pair): RawSector {
  return rawSector(moved('center', center, by), radius, direction, angle, from, to, isReflex);
}

export function sectorOverlaps(sector: RawSector, other: RawShape | RawComposite): boolean {
  if (isSector(other)) return sectorsOverlap(sector, other);
  if ('vertices' in other) return sectorOverlapsPolygon(sector, other.vertices);
  if ('min' in other) return sectorOverlapsRectangle(sector, other.min.x, other.min.y, other.max.x, other.max.y);
  if ('center' in other) return sectorOverlapsCircle(sector, other.center.x, other.center.y, other.radius);
  const s = 'segment' in other ? other.radius : 0;
  const { start, end } = 'segment' in other ? other.segment : other;
  return sectorOverlapsCapsule(sector, start.x, start.y, end.x, end.y, s);
}

/** It reaches as far as the disc along each axis that it contains, and otherwise to a corner or to the center. */
export function boundsOfSector({ center, radius, from, to, isReflex }: RawSector): RawRectangle {
  const { x, y } = center;
  const unit = { center: origin, radius: 1, from, to, isReflex };
  return rawRectangle(
    pair(differenceBelow(x, reachOf(unit, radius, -1, 0)), differenceBelow(y, reachOf(unit, radius, 0, -1))),
    pair(sumAbove(x, reachOf(unit, radius, 1, 0)), sumAbove(y, reachOf(unit, radius, 0, 1))),
  );
}

const origin: RawPoint = /* @__PURE__ */ pair(0, 0);

/** How far a sector reaches from its center along an axis, or a little more, if it is not the whole radius. */
function reachOf(unit: SectorParts, radius: number, x: number, y: number): number {
  if (sectorContains(unit, x, y)) return radius;
  const { from, to } = unit;
  const part = Math.max(from.x * x + from.y * y, to.x * x + to.y * y);
  // The least double makes up for a product that underflows.
  return part > 0 ? Math.min(radius, radius * part * OUTWARD + Number.MIN_VALUE) : radius * 0;
}
