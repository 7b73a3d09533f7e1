/**
 * Checks of shapes of finite numbers, such as the constructors make. A valid shape costs one comparison for each number;
 * a name such as `circle.center.x` is put together for an error alone.
 */
import type { RawCircle, RawRectangle, RawSegment } from '../types/raw.js';
import { argumentError } from './errors.js';
import { isNonNegative, requireNonNegative } from './numbers.js';
import { requireObject } from './objects.js';
import { isFinitePair, requireFinitePoint } from './pairs.js';

/** Passes a segment. @throws RangeError that names the coordinate at fault */
export function requireFiniteSegment(where: string, parameter: string, segment: unknown): void {
  requireObject(where, parameter, 'a segment', segment);
  const { start, end } = segment as RawSegment;
  if (isFinitePair(start) && isFinitePair(end)) return;
  requireFinitePoint(where, `${parameter}.start`, start);
  requireFinitePoint(where, `${parameter}.end`, end);
}

/** Passes a circle. @throws RangeError that names the number at fault: the radius, if it is negative */
export function requireFiniteCircle(where: string, parameter: string, circle: unknown): void {
  requireObject(where, parameter, 'a circle', circle);
  const { center, radius } = circle as RawCircle;
  if (isFinitePair(center) && isNonNegative(radius)) return;
  requireFinitePoint(where, `${parameter}.center`, center);
  requireNonNegative(where, `${parameter}.radius`, radius);
}

/** Passes a rectangle that is not reversed and has finite sides. @throws RangeError that names the number at fault */
export function requireFiniteRectangle(where: string, parameter: string, rectangle: unknown): void {
  requireObject(where, parameter, 'a rectangle', rectangle);
  const { min, max } = rectangle as RawRectangle;
  if (isFinitePair(min) && isFinitePair(max) && isSide(min.x, max.x) && isSide(min.y, max.y)) return;
  requireFinitePoint(where, `${parameter}.min`, min);
  requireFinitePoint(where, `${parameter}.max`, max);
  requireSide(where, `${parameter}.max.x`, min.x, max.x);
  requireSide(where, `${parameter}.max.y`, min.y, max.y);
}

/** Whether a rectangle can reach from `min` to `max`: not reversed, and with a difference that a double can hold. */
function isSide(min: number, max: number): boolean {
  return max >= min && max - min < Number.POSITIVE_INFINITY;
}

/** Passes the ends of a rectangle's side. `parameter` is the name of `max`. @throws RangeError that names it */
export function requireSide(where: string, parameter: string, min: number, max: number): void {
  requireOrder(where, parameter, min, max);
  if (isSide(min, max)) return;
  throw argumentError(where, parameter, `so near to ${nameOfMin(parameter)}, ${min}, that the side is finite`, max);
}

/** Passes `max` if it is not below `min`. `parameter` is the name of `max`. @throws RangeError that names it */
export function requireOrder(where: string, parameter: string, min: number, max: number): void {
  if (max >= min) return;
  const remedy = 'The corner with the smaller coordinates comes first';
  throw argumentError(where, parameter, `at least ${nameOfMin(parameter)}, ${min}`, max, remedy);
}

function nameOfMin(nameOfMax: string): string {
  return nameOfMax.replace('max', 'min');
}
