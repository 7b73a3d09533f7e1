/**
 * Checks of shapes and points whose numbers may be NaN or infinite: each function says what those mean.
 *
 * The checks are so small that an engine inlines them. They avoid `?.`, which is slow here, and call `isPoint` with points
 * only, so that its argument has one hidden class.
 */
import type { RawCircle, RawComposite, RawPoint, RawRectangle, RawSegment, RawShape } from '../types/raw.js';
import { argumentError } from './errors.js';
import { requireNumber } from './numbers.js';
import { requireObject } from './objects.js';
import { requirePair } from './pairs.js';

const ANY_SHAPE = 'a shape made by its constructor, such as circle';
const ANY_POINT_OR_SHAPE = 'a point, a segment, a circle or a rectangle';

/** Throws the error of what is no segment, circle or rectangle of numbers: it names the member that is not good. */
export function refuseShape(where: string, parameter: string, shape: unknown): never {
  refuse(where, parameter, ANY_SHAPE, shape, shapeMembers);
}

/** Passes a point of two numbers. @throws RangeError on everything else */
export function requirePoint(where: string, parameter: string, point: RawPoint): void {
  if (!isPoint(point)) requirePair(where, parameter, 'a point', point);
}

/** Passes a point or a shape of numbers. @throws RangeError that names the member that is not good */
export function requirePointOrShape(where: string, parameter: string, pointOrShape: RawPoint | RawShape): void {
  if (typeof pointOrShape !== 'object' || pointOrShape === null)
    refuse(where, parameter, ANY_POINT_OR_SHAPE, pointOrShape, []);
  if ('x' in pointOrShape) requirePoint(where, parameter, pointOrShape);
  else if (!isShape(pointOrShape)) refuse(where, parameter, ANY_POINT_OR_SHAPE, pointOrShape, shapeMembers);
}

/** Passes a segment of numbers. @throws RangeError that names the member that is not good */
export function requireSegment(where: string, parameter: string, segment: RawSegment): void {
  if (!isSegment(segment)) refuse(where, parameter, 'a segment', segment, segmentMembers);
}

/** Passes a circle of numbers. @throws RangeError that names the member that is not good */
export function requireCircle(where: string, parameter: string, circle: RawCircle): void {
  if (!isCircle(circle)) refuse(where, parameter, 'a circle', circle, circleMembers);
}

/** Passes a circle or a rectangle of numbers. @throws RangeError that names the member that is not good */
export function requireArea(where: string, parameter: string, shape: RawCircle | RawRectangle): void {
  if (!isArea(shape)) refuse(where, parameter, 'a circle or a rectangle', shape, areaMembers);
}

/** Whether it is a circle of numbers. */
export function isCircle(shape: RawShape | RawComposite): shape is RawCircle {
  if (typeof shape !== 'object' || shape === null || !('radius' in shape)) return false;
  return typeof shape.radius === 'number' && isPoint((shape as RawCircle).center);
}

/** Whether it is a segment, a circle or a rectangle of numbers. */
export function isShape(shape: RawShape | RawComposite): shape is RawShape {
  if (typeof shape !== 'object' || shape === null) return false;
  const known = shape as RawShape;
  if ('radius' in known) return typeof known.radius === 'number' && isPoint(known.center);
  if ('min' in known) return isPoint(known.min) && isPoint(known.max);
  return isPoint(known.start) && isPoint(known.end);
}

/** Whether it is a segment of numbers. */
export function isSegment(segment: RawSegment | null | undefined): boolean {
  return segment !== undefined && segment !== null && isPoint(segment.start) && isPoint(segment.end);
}

function isArea(shape: RawCircle | RawRectangle): boolean {
  if (typeof shape !== 'object' || shape === null) return false;
  if ('radius' in shape) return typeof shape.radius === 'number' && isPoint(shape.center);
  return isPoint(shape.min) && isPoint(shape.max);
}

function isPoint(point: RawPoint | null | undefined): boolean {
  return point !== undefined && point !== null && typeof point.x === 'number' && typeof point.y === 'number';
}

/** The members of the kinds of shapes, in the order in which their absence is told. */
const segmentMembers: readonly string[] = ['start', 'end'];
const circleMembers: readonly string[] = ['center', 'radius'];
const areaMembers: readonly string[] = ['center', 'radius', 'min', 'max'];
const shapeMembers: readonly string[] = ['center', 'radius', 'min', 'max', 'start', 'end'];

/**
 * @param members - by which it is known what kind of shape it should be
 * @throws RangeError that names the member that is not good, or the shape if it has none of the members
 */
function refuse(where: string, parameter: string, rule: string, shape: unknown, members: readonly string[]): never {
  requireObject(where, parameter, rule, shape);
  // A capsule has a radius too.
  const known = 'segment' in shape ? undefined : members.find((key) => key in shape);
  const kind = known === undefined ? -1 : shapeMembers.indexOf(known) >> 1;
  if (kind >= 0) {
    for (const key of shapeMembers.slice(2 * kind, 2 * kind + 2)) {
      const value: unknown = Reflect.get(shape, key);
      if (key === 'radius') requireNumber(where, `${parameter}.radius`, value);
      else requirePair(where, `${parameter}.${key}`, 'a point', value);
    }
  }
  throw argumentError(where, parameter, rule, shape);
}
