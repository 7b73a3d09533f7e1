/** What the verbs of shapes do with convex polygons. */
import type { RawCapsule, RawPoint, RawPolygon, RawRectangle, RawShape } from '../types/raw.js';
import { pair, type Pair } from '../values/pair.js';
import { convexHull } from './hull.js';
import { rawPolygon, rawRectangle } from './make.js';
import { moved } from './moved.js';
import {
  polygonContains,
  polygonOverlapsCapsule,
  polygonOverlapsCircle,
  polygonOverlapsRectangle,
  polygonsOverlap,
} from './polygon-overlap.js';

export function hasInPolygon({ vertices }: RawPolygon, { x, y }: RawPoint): boolean {
  return polygonContains(vertices, x, y);
}

export function movedPolygon({ vertices }: RawPolygon, by: Pair): RawPolygon {
  return rawPolygon(convexHull(vertices.map((vertex, i) => moved(`vertices[${i}]`, vertex, by))));
}

export function polygonOverlaps({ vertices }: RawPolygon, other: RawShape | RawCapsule | RawPolygon): boolean {
  if ('vertices' in other) return polygonsOverlap(vertices, other.vertices);
  if ('min' in other) {
    return polygonOverlapsRectangle(vertices, other.min.x, other.min.y, other.max.x, other.max.y);
  }
  if ('center' in other) return polygonOverlapsCircle(vertices, other.center.x, other.center.y, other.radius);
  const r = 'segment' in other ? other.radius : 0;
  const { start, end } = 'segment' in other ? other.segment : other;
  return polygonOverlapsCapsule(vertices, start.x, start.y, end.x, end.y, r);
}

export function boundsOfPolygon({ vertices }: RawPolygon): RawRectangle {
  let west = vertices[0]!.x;
  let north = vertices[0]!.y;
  let east = west;
  let south = north;
  for (let i = 1; i < vertices.length; i++) {
    const { x, y } = vertices[i]!;
    // These pass NaN on.
    west = Math.min(west, x);
    north = Math.min(north, y);
    east = Math.max(east, x);
    south = Math.max(south, y);
  }
  return rawRectangle(pair(west, north), pair(east, south));
}
