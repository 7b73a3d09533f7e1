/**
 * Which kind of shape an object is. It is told by its members, so a shape from JSON or a worker is as good as one that
 * was made here. Circles, capsules and sectors have a radius: only this file says how to tell them apart.
 *
 * What an engine learns of a function it keeps for all of its callers, and a test of a member takes five times as long
 * once it has seen more than four kinds of objects. So the functions for hot loops ask for a member themselves before
 * they call another, and are so small that an engine inlines them. They avoid `?.`, which is slow here, and call
 * `isPoint` with points only, so that its argument has one hidden class.
 */
import type {
  RawCapsule,
  RawCircle,
  RawComposite,
  RawPoint,
  RawPolygon,
  RawRectangle,
  RawSector,
  RawSegment,
  RawShape,
} from '../types/raw.js';
import { argumentError } from './errors.js';
import { requireObject } from './objects.js';

/** Whether an object with a radius is a circle: a capsule has a segment too, and a sector two edges. */
export function isRound(shape: object): shape is RawCircle {
  const { isReflex, segment } = shape as Partial<RawSector & RawCapsule>;
  return isReflex === undefined && segment === undefined;
}

export function isCapsule(shape: RawShape | RawComposite): shape is RawCapsule {
  return 'segment' in shape;
}

export function isPolygon(shape: RawShape | RawComposite): shape is RawPolygon {
  return 'vertices' in shape;
}

export function isSector(shape: RawShape | RawComposite): shape is RawSector {
  return (shape as Partial<RawSector>).isReflex !== undefined;
}

/**
 * Passes an object that is neither a capsule nor a sector: the members of a circle are checked afterward.
 *
 * @throws RangeError on everything else
 */
export function requireRound(where: string, parameter: string, rule: string, shape: unknown): void {
  requireObject(where, parameter, rule, shape);
  if (!isRound(shape)) throw argumentError(where, parameter, rule, shape);
}

/** Whether it is a circle of numbers. */
export function isCircle(shape: RawShape | RawComposite): shape is RawCircle {
  if (typeof shape !== 'object' || shape === null || !('radius' in shape)) return false;
  const { radius, isReflex, center } = shape as RawCircle;
  return typeof radius === 'number' && isReflex === undefined && isPoint(center);
}

/** Whether it is a segment, a circle or a rectangle of numbers. */
export function isShape(shape: RawShape | RawComposite): shape is RawShape {
  if (typeof shape !== 'object' || shape === null) return false;
  const known = shape as RawShape;
  if ('radius' in known)
    return typeof known.radius === 'number' && known.isReflex === undefined && isPoint(known.center);
  if ('min' in known) return isPoint(known.min) && isPoint(known.max);
  return isPoint(known.start) && isPoint(known.end);
}

/** Whether it is a circle or a rectangle of numbers. */
export function isArea(shape: RawCircle | RawRectangle): boolean {
  if (typeof shape !== 'object' || shape === null) return false;
  if ('radius' in shape)
    return typeof shape.radius === 'number' && shape.isReflex === undefined && isPoint(shape.center);
  return isPoint(shape.min) && isPoint(shape.max);
}

/** Whether it is a segment of numbers. */
export function isSegment(segment: RawSegment | null | undefined): boolean {
  return segment !== undefined && segment !== null && isPoint(segment.start) && isPoint(segment.end);
}

/** Whether it is a point of numbers. */
export function isPoint(point: RawPoint | null | undefined): boolean {
  return point !== undefined && point !== null && typeof point.x === 'number' && typeof point.y === 'number';
}
