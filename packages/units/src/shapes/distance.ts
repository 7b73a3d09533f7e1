/** Distances between points and shapes. */
import { requirePointOrShape } from '../checks/shapes.js';
import type { RawPoint, RawRectangle, RawSegment, RawShape } from '../types/raw.js';
import type { Point2, Scalar } from '../types/kinds.js';
import type { Length } from '../types/named.js';
import { hypot2 } from '../trigonometry/hypotenuse.js';
import { isFiniteShape } from './make.js';
import {
  distanceOfCircleAndRectangle,
  distanceOfCircles,
  distanceOfRectangles,
  distanceOfSegmentAndCircle,
  distanceOfSegmentAndRectangle,
  distanceOfSegments,
} from './separation.js';
import type { Circle2, Rectangle2, Segment2 } from './types.js';

/** A point, segment, circle or rectangle, in the world of `Q`. */
export type Place2<Q extends Scalar = Length> = Point2<Q> | Segment2<Q> | Circle2<Q> | Rectangle2<Q>;

/**
 * The distance between two points, a point and a shape, or two shapes: that of their nearest points.
 *
 * It is 0 exactly if they meet by `contains` or `overlaps`, and positive otherwise, even if they nearly touch. The
 * order of the two does not matter. For two points it is the `distance` of `/vector`, where NaN and infinities pass
 * through. A shape with such numbers, which the constructors reject, gives NaN.
 *
 * @param a - a point, segment, circle or rectangle
 * @param b - a point, segment, circle or rectangle in the same world
 * @returns a length in the world of both, with a relative error of at most 2^-48; infinite if it overflows
 * @throws RangeError if untyped code passes a value that is neither a point nor a shape
 *
 * @example
 * distance(circle(position(meters(0), meters(0)), meters(1)), position(meters(3), meters(4))) // => meters(4)
 */
export function distance<Q extends Scalar>(a: Place2<Q>, b: NoInfer<Place2<Q>>): Q;
export function distance(a: RawPoint | RawShape, b: RawPoint | RawShape): unknown {
  requirePointOrShape('distance', 'a', a);
  requirePointOrShape('distance', 'b', b);
  if ('x' in a) {
    if ('x' in b) return hypot2(b.x - a.x, b.y - a.y);
    return isFiniteShape(b) ? fromCircle(a.x, a.y, 0, b) : Number.NaN;
  }
  if (!isFiniteShape(a)) return Number.NaN;
  if ('x' in b) return fromCircle(b.x, b.y, 0, a);
  return isFiniteShape(b) ? ofShapes(a, b) : Number.NaN;
}

function ofShapes(a: RawShape, b: RawShape): number {
  if ('radius' in a) return fromCircle(a.center.x, a.center.y, a.radius, b);
  if ('radius' in b) return fromCircle(b.center.x, b.center.y, b.radius, a);
  if ('min' in a) return 'min' in b ? ofRectangles(a, b) : ofSegmentAndRectangle(b, a);
  if ('min' in b) return ofSegmentAndRectangle(a, b);
  return distanceOfSegments(a.start.x, a.start.y, a.end.x, a.end.y, b.start.x, b.start.y, b.end.x, b.end.y);
}

/** From a circle, or a point with a radius of 0. */
function fromCircle(x: number, y: number, r: number, to: RawShape): number {
  if ('radius' in to) return distanceOfCircles(x, y, r, to.center.x, to.center.y, to.radius);
  if ('min' in to) return distanceOfCircleAndRectangle(x, y, r, to.min.x, to.min.y, to.max.x, to.max.y);
  return distanceOfSegmentAndCircle(to.start.x, to.start.y, to.end.x, to.end.y, x, y, r);
}

function ofRectangles(a: RawRectangle, b: RawRectangle): number {
  return distanceOfRectangles(a.min.x, a.min.y, a.max.x, a.max.y, b.min.x, b.min.y, b.max.x, b.max.y);
}

function ofSegmentAndRectangle({ start, end }: RawSegment, { min, max }: RawRectangle): number {
  return distanceOfSegmentAndRectangle(start.x, start.y, end.x, end.y, min.x, min.y, max.x, max.y);
}
