/**
 * The shapes of a 2D world: segments, circles, rectangles along the axes, capsules, sectors and convex polygons.
 * Immutable, closed sets, in the world of `Q`.
 *
 * At run time they are plain objects of points and numbers, which survive structured clone, JSON and workers. The
 * compiler distinguishes their kinds and their worlds. Only the constructors make them, so a radius is never negative,
 * a rectangle is never reversed, and all numbers are finite. The `revive` functions check a shape that was cloned or
 * parsed.
 */
import type { Direction2 } from '../angles/compass.js';
import type { PointOf } from '../types/algebra.js';
import type { Scalar, Vector2 } from '../types/kinds.js';
import type { madeByUnitOrConstructor } from '../types/meaning.js';
import type { Angle, Length } from '../types/named.js';

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

/**
 * The area that a circle sweeps along a segment: all points whose distance from the segment is at most the radius. With
 * a radius of zero it is the segment, and along a segment of one point it is a circle.
 */
export interface Capsule2<out Q extends Scalar = Length> {
  readonly segment: Segment2<Q>;
  readonly radius: Q;
  readonly [madeByUnitOrConstructor]: ShapeMeaning<'capsule', Q>;
}

/**
 * The part of a disc between two edges from its center, both included: what a guard sees. Up to half a turn it is
 * convex; at an angle of zero it is a segment, and from a full turn on the whole disc.
 */
export interface Sector2<out Q extends Scalar = Length> {
  /** The center of the disc of which it is a part: there its edges meet. */
  readonly center: PointOf<Q>;
  /** The radius of that disc. */
  readonly radius: Q;
  /** The direction of its middle. */
  readonly direction: Direction2;
  /** The angle between its edges, from 0 to a full turn. */
  readonly angle: Angle;
  /** The unit vector along the edge at which it starts: it turns from there toward `to`, clockwise on the screen. */
  readonly from: Vector2<number>;
  /** The unit vector along the edge at which it ends. */
  readonly to: Vector2<number>;
  /**
   * Whether it is more than half a turn: then a point of the disc is in it if it is on the inner side of either edge,
   * and otherwise if it is on the inner side of both. A full turn is more than half a turn, and its edges are the same.
   */
  readonly isReflex: boolean;
  readonly [madeByUnitOrConstructor]: ShapeMeaning<'sector', Q>;
}

/** The points inside of a convex outline, and the outline. */
export interface ConvexPolygon2<out Q extends Scalar = Length> {
  /**
   * Its corners, clockwise on the screen from the northernmost one (of two, the western): no three of them are on
   * one line.
   *
   * There are three or more, unless `sweptRectangle` sweeps a rectangle of no area, or `translated` rounds the vertices
   * to points of one line: then there may be two, the ends of a segment, or one.
   */
  readonly vertices: readonly PointOf<Q>[];
  readonly [madeByUnitOrConstructor]: ShapeMeaning<'polygon', Q>;
}

/** Any of the shapes, in the world of `Q`. */
export type Shape2<Q extends Scalar = Length> =
  | Segment2<Q>
  | Circle2<Q>
  | Rectangle2<Q>
  | Capsule2<Q>
  | Sector2<Q>
  | ConvexPolygon2<Q>;

/** The first contact of a segment with a shape. */
export interface Contact2<Q extends Scalar = Length> {
  /** The point of contact on the segment and on the border of the shape, rounded. */
  readonly position: PointOf<Q>;
  /** The part of the segment before the contact, from 0 to 1. */
  readonly fraction: number;
  /** The unit vector away from the shape; `undefined` if the segment starts inside the shape or on its border. */
  readonly normal: Vector2<number> | undefined;
}
