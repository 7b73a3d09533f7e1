/**
 * Checks of capsules, sectors and convex polygons whose numbers may be NaN or infinite: each function says what those
 * mean.
 */
import type { RawCapsule, RawPolygon, RawSector } from '../types/raw.js';
import { argumentError } from './errors.js';
import { isSegment } from './kinds.js';
import { requireNumber } from './numbers.js';
import { requireArray } from './objects.js';
import { isPair, requirePair } from './pairs.js';
import { requireSegment } from './shapes.js';

/** Passes a capsule of numbers. @throws RangeError that names the member that is not good */
export function requireCapsule(where: string, parameter: string, capsule: object): void {
  const { segment, radius } = capsule as RawCapsule;
  if (isSegment(segment) && typeof radius === 'number') return;
  requireSegment(where, `${parameter}.segment`, segment);
  requireNumber(where, `${parameter}.radius`, radius);
}

/** Passes a sector of numbers. @throws RangeError that names the member that is not good */
export function requireSector(where: string, parameter: string, sector: object): void {
  const { center, radius, from, to, isReflex } = sector as RawSector;
  if (isPair(center) && typeof radius === 'number' && isPair(from) && isPair(to) && typeof isReflex === 'boolean')
    return;
  requirePair(where, `${parameter}.center`, 'a point', center);
  requireNumber(where, `${parameter}.radius`, radius);
  requirePair(where, `${parameter}.from`, 'a vector', from);
  requirePair(where, `${parameter}.to`, 'a vector', to);
  throw argumentError(where, `${parameter}.isReflex`, 'true or false', isReflex);
}

/** Passes a polygon of at least one vertex. @throws RangeError that names the vertex that is not good */
export function requirePolygon(where: string, parameter: string, polygon: object): void {
  const { vertices } = polygon as RawPolygon;
  if (!Array.isArray(vertices)) requireArray(where, `${parameter}.vertices`, vertices);
  if (vertices.length === 0)
    throw argumentError(where, `${parameter}.vertices`, 'an array of at least one point', vertices);
  for (let i = 0; i < vertices.length; i++) {
    if (!isPair(vertices[i])) requirePair(where, `${parameter}.vertices[${i}]`, 'a point', vertices[i]);
  }
}
