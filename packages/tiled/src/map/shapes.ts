/**
 * The shapes of objects for which `@tilewright/units` has no type. All are plain immutable values in world coordinates.
 * Angles grow from east toward south, like rotations in the editor.
 */
import {
  type Angle,
  type AnyQuantity,
  circle,
  type Circle2,
  cos,
  type Length,
  type PointOf,
  type Position2,
  rectangle,
  type Rectangle2,
  sin,
  unsafeNumber,
  unsafePoint,
} from '@tilewright/units';
import { requireFiniteMembers } from './checks.js';

/** An ellipse with two different radii. `rotation` turns its axes around the center. */
export interface Ellipse<Q extends AnyQuantity = Length> {
  readonly center: PointOf<Q>;
  readonly radiusX: Q;
  readonly radiusY: Q;
  readonly rotation: Angle;
}

/** A rectangle rotated around its center; also the frame of a tile object or a text. */
export interface RotatedRectangle<Q extends AnyQuantity = Length> {
  readonly center: PointOf<Q>;
  readonly width: Q;
  readonly height: Q;
  readonly rotation: Angle;
}

/** All points within a radius of a segment. */
export interface Capsule<Q extends AnyQuantity = Length> {
  readonly start: PointOf<Q>;
  readonly end: PointOf<Q>;
  readonly radius: Q;
}

/** A closed line: the last corner is joined to the first. It may cross itself, and may have any number of corners. */
export interface Polygon<Q extends AnyQuantity = Length> {
  readonly corners: readonly PointOf<Q>[];
}

/** An open line from corner to corner. */
export interface Polyline<Q extends AnyQuantity = Length> {
  readonly corners: readonly PointOf<Q>[];
}

/** A point of two numbers in the base unit of Q. `unsafePoint` has no type for it while Q is generic. */
export function pointOf<Q extends AnyQuantity>(x: number, y: number): PointOf<Q>;
export function pointOf(x: number, y: number): unknown {
  return unsafePoint<Position2>(x, y);
}

/** `circle` for a generic Q. */
export function circleAround<Q extends AnyQuantity>(center: PointOf<Q>, radius: Q): Circle2<Q>;
export function circleAround(center: Position2, radius: Length): unknown {
  return circle(center, radius);
}

/** The rectangle with two opposite corners: after quarter turns, any of the four may be in the north-west. */
export function rectangleBetween<Q extends AnyQuantity>(a: PointOf<Q>, b: PointOf<Q>): Rectangle2<Q> {
  const [left, right] = inOrder(unsafeNumber(a.x), unsafeNumber(b.x));
  const [top, bottom] = inOrder(unsafeNumber(a.y), unsafeNumber(b.y));
  return rectangle<Q>(unsafePoint(left, top), unsafePoint(right, bottom));
}

function inOrder(a: number, b: number): readonly [number, number] {
  return a <= b ? [a, b] : [b, a];
}

/**
 * The corners of a rotated rectangle, in the order of their places before the rotation: north-west, north-east,
 * south-east, south-west.
 *
 * @throws RangeError if a number in `rectangle` is not finite
 */
export function cornersOf<Q extends AnyQuantity>(
  rectangle: RotatedRectangle<Q>,
): readonly [PointOf<Q>, PointOf<Q>, PointOf<Q>, PointOf<Q>] {
  requireFiniteMembers('cornersOf', 'rectangle', rectangle, ['width', 'height', 'rotation']);
  requireFiniteMembers('cornersOf', 'rectangle.center', rectangle.center, ['x', 'y']);
  const { center, rotation } = rectangle;
  const x = unsafeNumber(center.x);
  const y = unsafeNumber(center.y);
  const halfWidth = unsafeNumber(rectangle.width) / 2;
  const halfHeight = unsafeNumber(rectangle.height) / 2;
  const c = cos(rotation);
  const s = sin(rotation);
  const corner = (right: number, down: number): PointOf<Q> =>
    pointOf<Q>(x + right * c - down * s, y + right * s + down * c);
  return [
    corner(-halfWidth, -halfHeight),
    corner(halfWidth, -halfHeight),
    corner(halfWidth, halfHeight),
    corner(-halfWidth, halfHeight),
  ];
}
