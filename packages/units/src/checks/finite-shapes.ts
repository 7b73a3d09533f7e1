/**
 * Checks of shapes of finite numbers, such as the constructors make.
 *
 * A valid circle or segment end costs one comparison of numbers, a rectangle two: a number minus itself is 0, but NaN
 * if it is NaN or infinite. Only then does a function named `refuse...` look for the number at fault and put together
 * its name, such as `circle.center.x`. The functions are so small that engines inline them.
 */
import type { RawCircle, RawPoint, RawRectangle, RawSegment } from '../types/raw.js';
import { argumentError } from './errors.js';
import { isRound, requireRound } from './kinds.js';
import { requireNonNegative } from './numbers.js';
import { requireObject } from './objects.js';
import { isFinitePair, requireFinitePoint } from './pairs.js';

/** Passes a segment. @throws RangeError that names the coordinate at fault */
export function requireFiniteSegment(where: string, parameter: string, segment: unknown): void {
  if (typeof segment === 'object' && segment !== null) {
    const { start, end } = segment as RawSegment;
    if (isFinitePair(start) && isFinitePair(end)) return;
  }
  refuseSegment(where, parameter, segment);
}

function refuseSegment(where: string, parameter: string, segment: unknown): void {
  requireObject(where, parameter, 'a segment', segment);
  const { start, end } = segment as RawSegment;
  requireFinitePoint(where, `${parameter}.start`, start);
  requireFinitePoint(where, `${parameter}.end`, end);
}

/** Passes a circle. @throws RangeError that names the number at fault: the radius, if it is negative */
export function requireFiniteCircle(where: string, parameter: string, circle: unknown): void {
  if (typeof circle === 'object' && circle !== null) {
    const { center, radius } = circle as RawCircle;
    if (isFiniteCircle(center, radius) && isRound(circle)) return;
  }
  refuseCircle(where, parameter, circle);
}

/** Whether a center and a radius are those of a circle: all numbers finite, the radius not negative. */
export function isFiniteCircle(center: unknown, radius: unknown): boolean {
  if (typeof center !== 'object' || center === null) return false;
  const { x, y } = center as Partial<RawPoint>;
  if (typeof x !== 'number' || typeof y !== 'number' || typeof radius !== 'number') return false;
  return x - x + (y - y) + (radius - radius) <= radius;
}

function refuseCircle(where: string, parameter: string, circle: unknown): void {
  requireRound(where, parameter, 'a circle', circle);
  const { center, radius } = circle as RawCircle;
  requireFinitePoint(where, `${parameter}.center`, center);
  requireNonNegative(where, `${parameter}.radius`, radius);
}

/** Passes a rectangle that is not reversed and has finite sides. @throws RangeError that names the number at fault */
export function requireFiniteRectangle(where: string, parameter: string, rectangle: unknown): void {
  if (typeof rectangle === 'object' && rectangle !== null) {
    const { min, max } = rectangle as RawRectangle;
    if (isFiniteRectangle(min, max)) return;
  }
  refuseRectangle(where, parameter, rectangle);
}

/**
 * Whether two corners are those of a rectangle whose sides are finite and not reversed. Then all numbers are finite.
 */
export function isFiniteRectangle(min: unknown, max: unknown): boolean {
  if (typeof min !== 'object' || min === null || typeof max !== 'object' || max === null) return false;
  const { x: west, y: north } = min as Partial<RawPoint>;
  const { x: east, y: south } = max as Partial<RawPoint>;
  if (typeof west !== 'number' || typeof north !== 'number' || typeof east !== 'number' || typeof south !== 'number') {
    return false;
  }
  const width = east - west;
  const height = south - north;
  return width - width <= width && height - height <= height;
}

function refuseRectangle(where: string, parameter: string, rectangle: unknown): void {
  requireObject(where, parameter, 'a rectangle', rectangle);
  const { min, max } = rectangle as RawRectangle;
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
