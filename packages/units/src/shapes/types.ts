/**
 * The shapes of a 2D world: segments, circles, rectangles along the axes. Immutable, closed sets, in the world of `Q`.
 *
 * At run time they are plain objects of points and numbers, which survive structured clone, JSON and workers. The
 * compiler keeps them apart by what they are and by the world they are in; only the constructors make them, so that a
 * radius is never negative, a rectangle never reversed, and all numbers are finite.
 */
import type { PointOf } from '../types/algebra.js';
import type { Scalar, Vector2 } from '../types/kinds.js';
import type { madeByUnitOrConstructor } from '../types/meaning.js';
import type { Length } from '../types/named.js';

/** What the compiler knows of a shape, and the run time does not. It is of no kind that a verb takes. */
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

/** A disc: all points no farther than the radius from the center. A radius of zero makes it that point. */
export interface Circle2<out Q extends Scalar = Length> {
  readonly center: PointOf<Q>;
  readonly radius: Q;
  readonly [madeByUnitOrConstructor]: ShapeMeaning<'circle', Q>;
}

/** All points from a least to a greatest corner, both included: `min` is the north-west one, `max` the south-east one. */
export interface Rectangle2<out Q extends Scalar = Length> {
  readonly min: PointOf<Q>;
  readonly max: PointOf<Q>;
  readonly [madeByUnitOrConstructor]: ShapeMeaning<'rectangle', Q>;
}

/** Any of the shapes, in the world of `Q`. */
export type Shape2<Q extends Scalar = Length> = Segment2<Q> | Circle2<Q> | Rectangle2<Q>;

/** Where a segment first meets a shape. */
export interface Contact2<Q extends Scalar = Length> {
  /** On the segment and on the border of the shape, rounded. */
  readonly position: PointOf<Q>;
  /** How much of the segment lies before it, from 0 to 1. */
  readonly fraction: number;
  /** The unit vector away from the shape; `undefined` if the segment starts inside of it or on its border. */
  readonly normal: Vector2<number> | undefined;
}
