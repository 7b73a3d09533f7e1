/** Checks of capsules, sectors and convex polygons whose numbers may be NaN or infinite: each function says what those mean. */
import type { RawCapsule, RawComposite, RawPolygon, RawSector } from '../types/raw.js';
import { argumentError } from './errors.js';
import { requireNumber } from './numbers.js';
import { requireArray, requireObject } from './objects.js';
import { isPair, requirePair } from './pairs.js';
import { ANY_SHAPE, isCircle, isSegment, refuseShape, requireCircle, requireSegment } from './shapes.js';

/** Whether it is a capsule, a sector or a polygon of numbers. */
export function isComposite(shape: object): shape is RawComposite {
  if ('segment' in shape) {
    const { segment, radius } = shape as RawCapsule;
    return isSegment(segment) && typeof radius === 'number';
  }
  if ('circle' in shape) {
    const { circle, from, to, isReflex } = shape as RawSector;
    return isCircle(circle) && isPair(from) && isPair(to) && typeof isReflex === 'boolean';
  }
  const { vertices } = shape as Partial<RawPolygon>;
  if (!Array.isArray(vertices) || vertices.length === 0) return false;
  for (let i = 0; i < vertices.length; i++) if (!isPair(vertices[i])) return false;
  return true;
}

/** Passes a capsule, a sector or a polygon of numbers. @throws RangeError that names the member that is not good */
export function requireComposite(where: string, parameter: string, shape: unknown): void {
  requireObject(where, parameter, ANY_SHAPE, shape);
  if (isComposite(shape)) return;
  if ('segment' in shape) {
    const { segment, radius } = shape as RawCapsule;
    requireSegment(where, `${parameter}.segment`, segment);
    requireNumber(where, `${parameter}.radius`, radius);
  } else if ('circle' in shape) {
    const { circle, from, to, isReflex } = shape as RawSector;
    requireCircle(where, `${parameter}.circle`, circle);
    requirePair(where, `${parameter}.from`, 'a vector', from);
    requirePair(where, `${parameter}.to`, 'a vector', to);
    throw argumentError(where, `${parameter}.isReflex`, 'true or false', isReflex);
  } else if ('vertices' in shape) {
    const vertices: unknown = shape.vertices;
    requireArray(where, `${parameter}.vertices`, vertices);
    for (const [i, vertex] of (vertices as unknown[]).entries()) {
      requirePair(where, `${parameter}.vertices[${i}]`, 'a point', vertex);
    }
  }
  refuseShape(where, parameter, shape);
}
