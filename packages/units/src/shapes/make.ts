/**
 * Constructors of shapes. They check all numbers once.
 *
 * Engines inline them if they are small, and then often need not allocate the shape. So each constructor compares the
 * numbers of a valid shape once, and a function of its own makes the errors.
 */
import { isFiniteCircle, isFiniteRectangle, requireOrder } from '../checks/finite-shapes.js';
import { requireNonNegative } from '../checks/numbers.js';
import { isFinitePair, requireFinitePair, requireFinitePoint } from '../checks/pairs.js';
import { requireSegment } from '../checks/shapes.js';
import type {
  RawCapsule,
  RawCircle,
  RawPoint,
  RawPolygon,
  RawRectangle,
  RawSector,
  RawSegment,
  RawShape,
} from '../types/raw.js';
import type { PointIn, VectorIn, VectorOf } from '../types/algebra.js';
import type { Point2, Scalar } from '../types/kinds.js';
import { pair } from '../values/pair.js';
import type { Circle2, Rectangle2, Segment2 } from './types.js';

/**
 * Makes a segment from `start` to `end`. It keeps these two points.
 *
 * @throws RangeError if a coordinate is not finite
 *
 * @example
 * segmentBetween(position(meters(0), meters(0)), position(meters(3), meters(4)))
 */
export function segmentBetween<Q extends Scalar>(start: Point2<Q>, end: NoInfer<PointIn<Q>>): Segment2<Q>;
export function segmentBetween(start: RawPoint, end: RawPoint): unknown {
  if (!isFinitePair(start) || !isFinitePair(end)) refuseEnds(start, end);
  return { start, end };
}

/**
 * Makes a segment from `start` with the displacement `extent`: its end is `start + extent`, rounded once.
 *
 * @throws RangeError if a coordinate, or the end, is not finite
 *
 * @example
 * segment(position(meters(1), meters(1)), difference(meters(3), meters(4)))
 */
export function segment<Q extends Scalar>(start: Point2<Q>, extent: NoInfer<VectorIn<Q>>): Segment2<Q>;
export function segment(start: RawPoint, extent: RawPoint): unknown {
  if (!isFinitePair(start) || !isFinitePair(extent)) refuseExtent(start, extent);
  const end = pair(start.x + extent.x, start.y + extent.y);
  if (!isFinitePair(end)) requireFinitePoint('segment', '(start + extent)', end);
  return { start, end };
}

/**
 * The displacement from the start of a segment to its end: `end - start`, rounded once. So the start plus the extent
 * may differ from the end by an ulp.
 *
 * @throws RangeError if untyped code passes a value that is not a segment
 */
export function extentOf<Q extends Scalar>(segment: Segment2<Q>): VectorOf<Q>;
export function extentOf(segment: RawSegment): unknown {
  requireSegment('extentOf', 'segment', segment);
  const { start, end } = segment;
  return pair(end.x - start.x, end.y - start.y);
}

/**
 * Makes the disc around `center`. With a radius of zero it is a point.
 *
 * @throws RangeError if a number is not finite, or if the radius is negative
 *
 * @example
 * circle(position(meters(2), meters(2)), meters(0.5))
 */
export function circle<Q extends Scalar>(center: Point2<Q>, radius: NoInfer<Q>): Circle2<Q>;
export function circle(center: RawPoint, radius: number): unknown {
  if (!isFiniteCircle(center, radius)) refuseCircle(center, radius);
  return { center, radius };
}

/**
 * Makes a rectangle from its north-west corner `min` to its south-east corner `max`. It keeps these two points.
 *
 * @throws RangeError if a coordinate is not finite, or if `max` is north or west of `min`
 *
 * @example
 * rectangle(position(meters(0), meters(0)), position(meters(4), meters(2)))
 */
export function rectangle<Q extends Scalar>(min: Point2<Q>, max: NoInfer<PointIn<Q>>): Rectangle2<Q>;
export function rectangle(min: RawPoint, max: RawPoint): unknown {
  if (!isFiniteRectangle(min, max)) requireCorners(min, max);
  return { min, max };
}

/**
 * Makes a rectangle with the corners `center - size / 2` and `center + size / 2`, each rounded once.
 *
 * @throws RangeError if a number or a corner is not finite, or if a size is negative
 *
 * @example
 * rectangleAround(position(meters(2), meters(1)), difference(meters(4), meters(2)))
 */
export function rectangleAround<Q extends Scalar>(center: Point2<Q>, size: NoInfer<VectorIn<Q>>): Rectangle2<Q>;
export function rectangleAround(center: RawPoint, size: RawPoint): unknown {
  if (!isFinitePair(center) || !isFinitePair(size) || size.x < 0 || size.y < 0) refuseAround(center, size);
  const min = pair(center.x - size.x / 2, center.y - size.y / 2);
  const max = pair(center.x + size.x / 2, center.y + size.y / 2);
  if (!isFinitePair(min)) requireFinitePoint('rectangleAround', '(center - size / 2)', min);
  if (!isFinitePair(max)) requireFinitePoint('rectangleAround', '(center + size / 2)', max);
  return { min, max };
}

function refuseEnds(start: RawPoint, end: RawPoint): void {
  requireFinitePoint('segmentBetween', 'start', start);
  requireFinitePoint('segmentBetween', 'end', end);
}

function refuseExtent(start: RawPoint, extent: RawPoint): void {
  requireFinitePoint('segment', 'start', start);
  requireFinitePair('segment', 'extent', 'a vector', extent);
}

function refuseCircle(center: RawPoint, radius: number): void {
  requireFinitePoint('circle', 'center', center);
  requireNonNegative('circle', 'radius', radius);
}

/** The whole check: a rectangle may have sides whose lengths no double can hold. */
function requireCorners(min: RawPoint, max: RawPoint): void {
  requireFinitePoint('rectangle', 'min', min);
  requireFinitePoint('rectangle', 'max', max);
  requireOrder('rectangle', 'max.x', min.x, max.x);
  requireOrder('rectangle', 'max.y', min.y, max.y);
}

function refuseAround(center: RawPoint, size: RawPoint): void {
  requireFinitePoint('rectangleAround', 'center', center);
  requireFinitePair('rectangleAround', 'size', 'a vector', size);
  requireNonNegative('rectangleAround', 'size.x', size.x);
  requireNonNegative('rectangleAround', 'size.y', size.y);
}

export function rawSegment(start: RawPoint, end: RawPoint): RawSegment {
  return { start, end };
}

export function rawCircle(center: RawPoint, radius: number): RawCircle {
  return { center, radius };
}

export function rawRectangle(min: RawPoint, max: RawPoint): RawRectangle {
  return { min, max };
}

export function rawCapsule(segment: RawSegment, radius: number): RawCapsule {
  return { segment, radius };
}

export function rawSector(
  center: RawPoint,
  radius: number,
  direction: unknown,
  angle: unknown,
  from: RawPoint,
  to: RawPoint,
  isReflex: boolean,
): RawSector {
  return { center, radius, direction, angle, from, to, isReflex };
}

export function rawPolygon(vertices: readonly RawPoint[]): RawPolygon {
  return { vertices };
}

/** Whether all numbers of a shape are finite. They are, unless untyped code made the shape without a constructor. */
export function isFiniteShape(shape: RawShape): boolean {
  // Zero times NaN or an infinity is NaN. This test costs a hit next to nothing, and a miss nothing.
  if ('radius' in shape) return shape.center.x * 0 + shape.center.y * 0 + shape.radius * 0 === 0;
  if ('min' in shape) return shape.min.x * 0 + shape.min.y * 0 + shape.max.x * 0 + shape.max.y * 0 === 0;
  return shape.start.x * 0 + shape.start.y * 0 + shape.end.x * 0 + shape.end.y * 0 === 0;
}
