/**
 * Capsules, convex polygons and sectors in the verbs of shapes: whether a shape is sound, and whether two shapes
 * overlap.
 */
import { requireCapsule, requirePolygon, requireSector } from '../checks/composites.js';
import { isCapsule, isPolygon, isSector, isShape } from '../checks/kinds.js';
import { refuseShape } from '../checks/shapes.js';
import type { RawCapsule, RawComposite, RawPoint, RawShape } from '../types/raw.js';
import { capsuleOverlaps } from './capsule-verbs.js';
import { isFiniteShape } from './make.js';
import { polygonOverlaps } from './polygon-verbs.js';
import { sectorOverlaps } from './sector-verbs.js';

/** Passes a capsule, a polygon or a sector of numbers. @throws RangeError that names the member that is not good */
export function requireComposite(where: string, parameter: string, shape: RawComposite): void {
  // Untyped code may pass anything.
  if (typeof shape !== 'object' || shape === null) refuseShape(where, parameter, shape);
  if (isCapsule(shape)) requireCapsule(where, parameter, shape);
  else if (isPolygon(shape)) requirePolygon(where, parameter, shape);
  else if (isSector(shape)) requireSector(where, parameter, shape);
  else refuseShape(where, parameter, shape);
}

/** Whether all numbers of a shape are finite. They are, unless untyped code made the shape without a constructor. */
export function isFiniteComposite(shape: RawComposite): boolean {
  if (isCapsule(shape)) return shape.radius * 0 === 0 && isFiniteShape(shape.segment);
  if (isPolygon(shape)) return arePointsFinite(shape.vertices);
  const { center, radius, from, to } = shape;
  return radius * 0 === 0 && isFinitePoint(center) && isFinitePoint(from) && isFinitePoint(to);
}

export function isFinitePoint({ x, y }: RawPoint): boolean {
  return x * 0 + y * 0 === 0;
}

function arePointsFinite(points: readonly RawPoint[]): boolean {
  for (let i = 0; i < points.length; i++) if (!isFinitePoint(points[i]!)) return false;
  return true;
}

/** Whether two shapes overlap that are not both segments, circles or rectangles: false if a number is not finite. */
export function compositesOverlap(a: RawShape | RawComposite, b: RawShape | RawComposite): boolean {
  if (!isShape(a)) requireComposite('overlaps', 'a', a);
  if (!isShape(b)) requireComposite('overlaps', 'b', b);
  if (!isFinite(a) || !isFinite(b)) return false;
  if (isSector(a)) return sectorOverlaps(a, b);
  if (isSector(b)) return sectorOverlaps(b, a);
  if (isPolygon(a)) return polygonOverlaps(a, b);
  if (isPolygon(b)) return polygonOverlaps(b, a);
  return isCapsule(a) ? capsuleOverlaps(a, b) : capsuleOverlaps(b as RawCapsule, a);
}

function isFinite(shape: RawShape | RawComposite): boolean {
  return isShape(shape) ? isFiniteShape(shape) : isFiniteComposite(shape);
}
