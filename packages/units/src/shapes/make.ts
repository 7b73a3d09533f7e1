/** Constructors of shapes: they check the numbers of a shape once, and one place builds each shape. */
import { requireOrder } from '../checks/finite-shapes.js';
import { requireNonNegative } from '../checks/numbers.js';
import { requireFinitePair, requireFinitePoint } from '../checks/pairs.js';
import { requireSegment } from '../checks/shapes.js';
import type { RawCircle, RawPoint, RawRectangle, RawSegment, RawShape } from '../types/raw.js';
import type { PointIn, VectorIn, VectorOf } from '../types/algebra.js';
import type { Point2, Scalar } from '../types/kinds.js';
import { pair } from '../values/pair.js';
import type { Circle2, Rectangle2, Segment2 } from './types.js';

/**
 * The segment from `start` to `end`, which are kept as they are.
 *
 * @throws RangeError if a coordinate is not finite
 *
 * @example
 * segmentBetween(position(meters(0), meters(0)), position(meters(3), meters(4)))
 */
export function segmentBetween<Q extends Scalar>(start: Point2<Q>, end: PointIn<NoInfer<Q>>): Segment2<Q>;
export function segmentBetween(start: RawPoint, end: RawPoint): unknown {
  requireFinitePoint('segmentBetween', 'start', start);
  requireFinitePoint('segmentBetween', 'end', end);
  return rawSegment(start, end);
}

/**
 * The segment from `start` over `extent`: its end is `start + extent`, rounded once.
 *
 * @throws RangeError if a coordinate, or the end, is not finite
 *
 * @example
 * segment(position(meters(1), meters(1)), difference(meters(3), meters(4)))
 */
export function segment<Q extends Scalar>(start: Point2<Q>, extent: VectorIn<NoInfer<Q>>): Segment2<Q>;
export function segment(start: RawPoint, extent: RawPoint): unknown {
  requireFinitePoint('segment', 'start', start);
  requireFinitePair('segment', 'extent', 'a vector', extent);
  const end = pair(start.x + extent.x, start.y + extent.y);
  requireFinitePoint('segment', '(start + extent)', end);
  return rawSegment(start, end);
}

/**
 * The displacement from start to end, `end - start`, rounded once. The start plus the extent may miss the end by an ulp.
 *
 * @throws RangeError if a caller without types brings what is no segment
 */
export function extentOf<Q extends Scalar>(segment: Segment2<Q>): VectorOf<Q>;
export function extentOf(segment: RawSegment): unknown {
  requireSegment('extentOf', 'segment', segment);
  const { start, end } = segment;
  return pair(end.x - start.x, end.y - start.y);
}

/**
 * The disc around `center`. A radius of zero makes it a point.
 *
 * @throws RangeError if a number is not finite, or the radius negative
 *
 * @example
 * circle(position(meters(2), meters(2)), meters(0.5))
 */
export function circle<Q extends Scalar>(center: Point2<Q>, radius: NoInfer<Q>): Circle2<Q>;
export function circle(center: RawPoint, radius: number): unknown {
  requireFinitePoint('circle', 'center', center);
  requireNonNegative('circle', 'radius', radius);
  return rawCircle(center, radius);
}

/**
 * The rectangle from its north-west corner `min` to its south-east corner `max`, which are kept as they are.
 *
 * @throws RangeError if a coordinate is not finite, or `max` lies north or west of `min`
 *
 * @example
 * rectangle(position(meters(0), meters(0)), position(meters(4), meters(2)))
 */
export function rectangle<Q extends Scalar>(min: Point2<Q>, max: PointIn<NoInfer<Q>>): Rectangle2<Q>;
export function rectangle(min: RawPoint, max: RawPoint): unknown {
  requireFinitePoint('rectangle', 'min', min);
  requireFinitePoint('rectangle', 'max', max);
  requireOrder('rectangle', 'max.x', min.x, max.x);
  requireOrder('rectangle', 'max.y', min.y, max.y);
  return rawRectangle(min, max);
}

/**
 * The rectangle whose corners are `center - size / 2` and `center + size / 2`, each rounded once.
 *
 * @throws RangeError if a number, or a corner, is not finite, or a size is negative
 *
 * @example
 * rectangleAround(position(meters(2), meters(1)), difference(meters(4), meters(2)))
 */
export function rectangleAround<Q extends Scalar>(center: Point2<Q>, size: VectorIn<NoInfer<Q>>): Rectangle2<Q>;
export function rectangleAround(center: RawPoint, size: RawPoint): unknown {
  requireFinitePoint('rectangleAround', 'center', center);
  requireFinitePair('rectangleAround', 'size', 'a vector', size);
  requireNonNegative('rectangleAround', 'size.x', size.x);
  requireNonNegative('rectangleAround', 'size.y', size.y);
  const min = pair(center.x - size.x / 2, center.y - size.y / 2);
  const max = pair(center.x + size.x / 2, center.y + size.y / 2);
  requireFinitePoint('rectangleAround', '(center - size / 2)', min);
  requireFinitePoint('rectangleAround', '(center + size / 2)', max);
  return rawRectangle(min, max);
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

/** Whether no number of a shape is NaN or infinite, which only a shape has that came past the constructors. */
export function isFiniteShape(shape: RawShape): boolean {
  // Zero times what is not finite is NaN. What else a hit costs is next to nothing so, and a miss costs nothing.
  if ('radius' in shape) return shape.center.x * 0 + shape.center.y * 0 + shape.radius * 0 === 0;
  if ('min' in shape) return shape.min.x * 0 + shape.min.y * 0 + shape.max.x * 0 + shape.max.y * 0 === 0;
  return shape.start.x * 0 + shape.start.y * 0 + shape.end.x * 0 + shape.end.y * 0 === 0;
}
