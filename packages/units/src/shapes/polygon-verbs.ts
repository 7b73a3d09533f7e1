/** What the verbs of shapes do with convex polygons. */
import { requirePolygon } from '../checks/composites.js';
import type { RawCapsule, RawPolygon, RawRectangle, RawShape } from '../types/raw.js';
import { pair } from '../values/pair.js';
import type { PolygonVerbs } from './composites.js';
import { convexHull } from './hull.js';
import { rawPolygon, rawRectangle } from './make.js';
import {
  polygonContains,
  polygonOverlapsCapsule,
  polygonOverlapsCircle,
  polygonOverlapsRectangle,
  polygonsOverlap,
} from './polygon-overlap.js';
import { moved } from './translated.js';

export const polygonVerbs: PolygonVerbs = {
  rank: 2,
  requireForm: requirePolygon,
  isFinite({ vertices }) {
    for (let i = 0; i < vertices.length; i++) if (vertices[i]!.x * 0 + vertices[i]!.y * 0 !== 0) return false;
    return true;
  },
  contains: ({ vertices }, { x, y }) => polygonContains(vertices, x, y),
  overlaps: polygonOverlaps,
  boundsOf: boundsOfPolygon,
  translated({ vertices }, by) {
    return rawPolygon(convexHull(vertices.map((vertex, i) => moved(`vertices[${i}]`, vertex, by))));
  },
};

function polygonOverlaps({ vertices }: RawPolygon, other: RawShape | RawCapsule | RawPolygon): boolean {
  if ('vertices' in other) return polygonsOverlap(vertices, other.vertices);
  if ('min' in other) {
    return polygonOverlapsRectangle(vertices, other.min.x, other.min.y, other.max.x, other.max.y);
  }
  if ('center' in other) return polygonOverlapsCircle(vertices, other.center.x, other.center.y, other.radius);
  const r = 'segment' in other ? other.radius : 0;
  const { start, end } = 'segment' in other ? other.segment : other;
  return polygonOverlapsCapsule(vertices, start.x, start.y, end.x, end.y, r);
}

function boundsOfPolygon({ vertices }: RawPolygon): RawRectangle {
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
