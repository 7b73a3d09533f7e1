/**
 * Checks of capsules, sectors and convex polygons of finite numbers, such as the constructors make. As for the other
 * shapes, the name of a member is put together for an error alone.
 */
import type { RawCapsule, RawPolygon, RawSector } from '../types/raw.js';
import { argumentError } from './errors.js';
import { isFiniteCircle, requireFiniteSegment } from './finite-shapes.js';
import { isNonNegative, requireNonNegative } from './numbers.js';
import { requireObject } from './objects.js';
import { isFinitePair, requireFinitePair, requireFinitePoint } from './pairs.js';

/** Passes a capsule. @throws RangeError that names the number at fault */
export function requireFiniteCapsule(where: string, parameter: string, capsule: unknown): void {
  requireObject(where, parameter, 'a capsule', capsule);
  const { segment, radius } = capsule as Partial<RawCapsule>;
  if (isFinitePair(segment?.start) && isFinitePair(segment.end) && isNonNegative(radius)) return;
  requireFiniteSegment(where, `${parameter}.segment`, segment);
  requireNonNegative(where, `${parameter}.radius`, radius);
}

/** Passes a sector whose edges have directions. @throws RangeError that names the member at fault */
export function requireFiniteSector(where: string, parameter: string, sector: unknown): void {
  requireObject(where, parameter, 'a sector', sector);
  const { center, radius, from, to, isReflex } = sector as Partial<RawSector>;
  if (isFiniteCircle(center, radius) && isEdge(from) && isEdge(to) && typeof isReflex === 'boolean') return;
  requireFinitePoint(where, `${parameter}.center`, center);
  requireNonNegative(where, `${parameter}.radius`, radius);
  requireEdge(where, `${parameter}.from`, from);
  requireEdge(where, `${parameter}.to`, to);
  throw argumentError(where, `${parameter}.isReflex`, 'true or false', isReflex);
}

/** Passes a convex polygon of at least one vertex. @throws RangeError that names the vertex at fault */
export function requireFinitePolygon(where: string, parameter: string, polygon: unknown): void {
  requireObject(where, parameter, 'a convex polygon', polygon);
  const { vertices } = polygon as Partial<RawPolygon>;
  if (!Array.isArray(vertices) || vertices.length === 0) {
    throw argumentError(where, `${parameter}.vertices`, 'an array of at least one point', vertices);
  }
  for (let i = 0; i < vertices.length; i++) {
    if (!isFinitePair(vertices[i])) requireFinitePoint(where, `${parameter}.vertices[${i}]`, vertices[i]);
  }
}

function isEdge(edge: unknown): boolean {
  return isFinitePair(edge) && (edge.x !== 0 || edge.y !== 0);
}

function requireEdge(where: string, parameter: string, edge: unknown): void {
  if (isEdge(edge)) return;
  requireFinitePair(where, parameter, 'a vector', edge);
  throw argumentError(where, parameter, 'a vector that is not zero', edge);
}
