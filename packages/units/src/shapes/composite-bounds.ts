/** Bounding rectangles of capsules, sectors and convex polygons. */
import { differenceBelow, sumAbove } from '../exact/transforms.js';
import type { RawCapsule, RawComposite, RawPoint, RawRectangle, RawSector } from '../types/raw.js';
import { pair } from '../values/pair.js';
import { rawRectangle } from './make.js';
import { sectorContains } from './sector-overlap.js';

/** More than 1 by more than the error of a unit vector's component and of its product with a radius: 2^-50. */
const OUTWARD = 1.0000000000000009;

export function boundsOfComposite(shape: RawComposite): RawRectangle {
  if ('segment' in shape) return boundsOfCapsule(shape);
  return 'circle' in shape ? boundsOfSector(shape) : boundsOfVertices(shape.vertices);
}

function boundsOfCapsule({ segment: { start, end }, radius }: RawCapsule): RawRectangle {
  return rawRectangle(
    pair(differenceBelow(Math.min(start.x, end.x), radius), differenceBelow(Math.min(start.y, end.y), radius)),
    pair(sumAbove(Math.max(start.x, end.x), radius), sumAbove(Math.max(start.y, end.y), radius)),
  );
}

function boundsOfVertices(vertices: readonly RawPoint[]): RawRectangle {
  const xs = vertices.map(({ x }) => x);
  const ys = vertices.map(({ y }) => y);
  return rawRectangle(pair(Math.min(...xs), Math.min(...ys)), pair(Math.max(...xs), Math.max(...ys)));
}

/** It reaches as far as the disc along each axis that it contains, and otherwise to a corner or to the center. */
function boundsOfSector(sector: RawSector): RawRectangle {
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
