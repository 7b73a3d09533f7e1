/** Containment and overlap of capsules, sectors and convex polygons with shapes of every kind. */
import type { RawComposite, RawPoint, RawSector, RawShape } from '../types/raw.js';
import {
  capsuleContains,
  capsuleOverlapsCircle,
  capsuleOverlapsRectangle,
  capsulesOverlap,
} from './capsule-overlap.js';
import { isFiniteShape } from './make.js';
import {
  polygonContains,
  polygonOverlapsCapsule,
  polygonOverlapsCircle,
  polygonOverlapsRectangle,
  polygonsOverlap,
} from './polygon-overlap.js';
import {
  sectorContains,
  sectorOverlapsCapsule,
  sectorOverlapsCircle,
  sectorOverlapsPolygon,
  sectorOverlapsRectangle,
} from './sector-overlap.js';
import { sectorsOverlap } from './sectors-overlap.js';

type RawAnyShape = RawShape | RawComposite;

/** Whether a point is in a composite: false if a number is not finite. */
export function compositeContains(shape: RawComposite, { x, y }: RawPoint): boolean {
  if (x * 0 + y * 0 !== 0 || !isFiniteComposite(shape)) return false;
  if ('vertices' in shape) return polygonContains(shape.vertices, x, y);
  if ('segment' in shape) {
    const { start, end } = shape.segment;
    return capsuleContains(start.x, start.y, end.x, end.y, shape.radius, x, y);
  }
  const { circle, from, to, isReflex } = shape;
  const { center, radius } = circle;
  return sectorContains(center.x, center.y, radius, from.x, from.y, to.x, to.y, isReflex, x, y);
}

/** Whether two shapes overlap, of which one or both are composites: false if a number is not finite. */
export function compositesOverlap(a: RawAnyShape, b: RawAnyShape): boolean {
  if (!isFinite(a) || !isFinite(b)) return false;
  if ('isReflex' in a) return sectorOverlaps(a, b);
  if ('isReflex' in b) return sectorOverlaps(b, a);
  if ('vertices' in a) return polygonOverlaps(a.vertices, b);
  if ('vertices' in b) return polygonOverlaps(b.vertices, a);
  return 'segment' in a
    ? capsuleOverlaps(a.segment.start, a.segment.end, a.radius, b)
    : 'segment' in b && capsuleOverlaps(b.segment.start, b.segment.end, b.radius, a);
}

function sectorOverlaps(sector: RawSector, other: RawAnyShape): boolean {
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

function polygonOverlaps(vertices: readonly RawPoint[], other: Exclude<RawAnyShape, RawSector>): boolean {
  if ('vertices' in other) return polygonsOverlap(vertices, other.vertices);
  if ('min' in other) {
    return polygonOverlapsRectangle(vertices, other.min.x, other.min.y, other.max.x, other.max.y);
  }
  if ('center' in other) return polygonOverlapsCircle(vertices, other.center.x, other.center.y, other.radius);
  const r = 'segment' in other ? other.radius : 0;
  const { start, end } = 'segment' in other ? other.segment : other;
  return polygonOverlapsCapsule(vertices, start.x, start.y, end.x, end.y, r);
}

function capsuleOverlaps(a: RawPoint, b: RawPoint, r: number, other: Exclude<RawAnyShape, RawSector>): boolean {
  if ('vertices' in other) return polygonOverlapsCapsule(other.vertices, a.x, a.y, b.x, b.y, r);
  if ('min' in other) {
    return capsuleOverlapsRectangle(a.x, a.y, b.x, b.y, r, other.min.x, other.min.y, other.max.x, other.max.y);
  }
  if ('center' in other) {
    return capsuleOverlapsCircle(a.x, a.y, b.x, b.y, r, other.center.x, other.center.y, other.radius);
  }
  const s = 'segment' in other ? other.radius : 0;
  const { start, end } = 'segment' in other ? other.segment : other;
  return capsulesOverlap(a.x, a.y, b.x, b.y, r, start.x, start.y, end.x, end.y, s);
}

function isFinite(shape: RawAnyShape): boolean {
  if ('segment' in shape || 'circle' in shape || 'vertices' in shape) return isFiniteComposite(shape);
  return isFiniteShape(shape);
}

function isFiniteComposite(shape: RawComposite): boolean {
  if ('segment' in shape) return shape.radius * 0 === 0 && isFiniteShape(shape.segment);
  if ('circle' in shape) return isFinitePoint(shape.from) && isFinitePoint(shape.to) && isFiniteShape(shape.circle);
  for (let i = 0; i < shape.vertices.length; i++) if (!isFinitePoint(shape.vertices[i]!)) return false;
  return true;
}

function isFinitePoint({ x, y }: RawPoint): boolean {
  return x * 0 + y * 0 === 0;
}
