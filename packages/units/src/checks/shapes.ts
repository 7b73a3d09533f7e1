/** Checks of shapes and points whose numbers may be NaN or infinite: each function says what those mean. */
import type { RawCircle, RawPoint, RawRectangle, RawSegment, RawShape } from '../types/raw.js';
import { argumentError } from './errors.js';
import { isArea, isPoint, isRound, isSegment, isShape } from './kinds.js';
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

/** Passes a circle or a rectangle of numbers. @throws RangeError that names the member that is not good */
export function requireArea(where: string, parameter: string, shape: RawCircle | RawRectangle): void {
  if (!isArea(shape)) refuse(where, parameter, 'a circle or a rectangle', shape, areaMembers);
}

/** The members of the kinds of shapes, in the order in which their absence is told. */
const segmentMembers: readonly string[] = ['start', 'end'];
const areaMembers: readonly string[] = ['center', 'radius', 'min', 'max'];
const shapeMembers: readonly string[] = ['center', 'radius', 'min', 'max', 'start', 'end'];

/**
 * @param members - by which it is known what kind of shape it should be
 * @throws RangeError that names the member that is not good, or the shape if it has none of the members
 */
function refuse(where: string, parameter: string, rule: string, shape: unknown, members: readonly string[]): never {
  requireObject(where, parameter, rule, shape);
  // A capsule and a sector have members of a circle.
  const known = !isRound(shape) ? undefined : members.find((key) => key in shape);
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
