/**
 * The shapes of a 2D world: segments, circles, rectangles along the axes. Immutable, closed sets, in the world of `Q`.
 *
 * At run time they are plain objects of points and numbers, which survive structured clone, JSON and workers. The compiler
 * distinguishes their kinds and their worlds. Only the constructors make them, so a radius is never negative, a rectangle
 * is never reversed, and all numbers are finite.
 */
import type { PointOf } from '../types/algebra.js';
import type { Scalar, Vector2 } from '../types/kinds.js';
import type { madeByUnitOrConstructor } from '../types/meaning.js';
import type { Length } from '../types/named.js';

/** The meaning of a shape, which only the compiler knows. No general verb accepts its kind. */
export interface ShapeMeaning<Kind extends string, Q> {
  readonly kind: Kind;
  readonly component: Q;
}

/** All points between a start and an end, both included. They may be the same point. */
export interface Segment2<out Q extends Scalar = Length> {
  readonly start: PointOf<Q>;
  readonly end: PointOf<Q>;
  readonly [madeByUnitOrConstructor]: ShapeMeaning<'segment', Q>;
}

/** A disc: all points whose distance from the center is at most the radius. With a radius of zero it is a point. */
export interface Circle2<out Q extends Scalar = Length> {
  readonly center: PointOf<Q>;
  readonly radius: Q;
  readonly [madeByUnitOrConstructor]: ShapeMeaning<'circle', Q>;
}

/** All points from the north-west corner `min` to the south-east corner `max`, both included. */
export interface Rectangle2<out Q extends Scalar = Length> {
  readonly min: PointOf<Q>;
  readonly max: PointOf<Q>;
  readonly [madeByUnitOrConstructor]: ShapeMeaning<'rectangle', Q>;
}

/** Any of the shapes, in the world of `Q`. */
export type Shape2<Q extends Scalar = Length> = Segment2<Q> | Circle2<Q> | Rectangle2<Q>;

/** The first contact of a segment with a shape. */
export interface Contact2<Q extends Scalar = Length> {
  /** The point of contact on the segment and on the border of the shape, rounded. */
  readonly position: PointOf<Q>;
  /** The part of the segment before the contact, from 0 to 1. */
  readonly fraction: number;
  /** The unit vector away from the shape; `undefined` if the segment starts inside the shape or on its border. */
  readonly normal: Vector2<number> | undefined;
}
