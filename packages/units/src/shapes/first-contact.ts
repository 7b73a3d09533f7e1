/** Where a segment first meets a circle or a rectangle: position, fraction and normal. */
import type { Same, Scalar, Vector2 } from '../types/kinds.js';
import { hypot2 } from '../trigonometry/hypotenuse.js';
import { pair } from '../values/pair.js';
import { unsafeVector } from '../values/raw.js';
import { normalized } from '../vector/geometry.js';
import { requireArea, requireSegment } from './door.js';
import { isFiniteShape } from './make.js';
import { circleContact, circleDetails, noContact, rectangleContact, rectangleDetails } from './contact.js';
import type {
  Circle2,
  Contact2,
  RawCircle,
  RawPoint,
  RawRectangle,
  RawSegment,
  Rectangle2,
  Segment2,
} from './types.js';

/** A contact at run time. */
interface RawContact {
  readonly position: RawPoint;
  readonly fraction: number;
  readonly normal: RawPoint | undefined;
}

/**
 * Where a segment, from its start on, first meets a circle or a rectangle; `undefined` if it does not.
 *
 * There is a contact exactly if `overlaps` says so: a graze is one, and so is an end that touches. A start inside, or on
 * the border, is a contact at the start, with fraction 0 and no normal.
 *
 * On a rectangle, the coordinate of the side that is met is exact, and at a corner both are. A corner that is met
 * point-blank has the normal of the side that the segment faces more squarely; of the vertical one at 45 degrees.
 *
 * Shapes with NaN or infinite numbers, which the constructors refuse, meet nothing.
 *
 * @returns the fraction with a relative error of at most 2^-47; the position within the bounds of the segment, and off
 * the true one by no more than an ulp of its own and 2^-46 of what the segment has covered; fractions below 1e-300 are
 * rounded more coarsely, but never to 0
 * @throws RangeError if a caller without types brings what is no segment, or neither a circle nor a rectangle
 *
 * @example
 * const ray = segmentBetween(position(meters(0), meters(0)), position(meters(8), meters(0)))
 * firstContact(ray, circle(position(meters(5), meters(0)), meters(3)))
 * // => { position: position(meters(2), meters(0)), fraction: 0.25, normal: vector(-1, 0) }
 */
export function firstContact<Q extends Scalar>(
  segment: Segment2<Q>,
  shape: Circle2<Same<Q>> | Rectangle2<Same<Q>>,
): Contact2<Q> | undefined;
export function firstContact(segment: RawSegment, shape: RawCircle | RawRectangle): RawContact | undefined {
  requireSegment('firstContact', 'segment', segment);
  requireArea('firstContact', 'shape', shape);
  return 'radius' in shape ? contactWithCircle(segment, shape) : contactWithRectangle(segment, shape);
}

function contactWithCircle(segment: RawSegment, shape: RawCircle): RawContact | undefined {
  const { start, end } = segment;
  const { center, radius } = shape;
  const fraction = circleContact(start.x, start.y, end.x, end.y, center.x, center.y, radius);
  if (fraction === noContact || !isFiniteShape(segment) || !isFiniteShape(shape)) return undefined;
  if (fraction === 0) return contact(start.x, start.y, 0, undefined);
  const { before, right } = circleDetails;
  // The ends differ, since only the start is outside: there is a direction.
  const direction = normalized(extentFrom(start, end)) as Vector2<number>;
  // From the centre to the contact: back along the segment, and to its left.
  const offset = unsafeVector<Vector2<number>>(
    direction.y * right - direction.x * before,
    0 - direction.x * right - direction.y * before,
  );
  const normal = normalized(offset) ?? unsafeVector<Vector2<number>>(0 - direction.x, 0 - direction.y);
  // Of the two ways to the position the shorter one rounds less.
  const isCircleNear = radius / 4 < fraction * hypot2(end.x / 4 - start.x / 4, end.y / 4 - start.y / 4);
  const x = isCircleNear ? center.x + normal.x * radius : along(start.x, end.x, fraction);
  const y = isCircleNear ? center.y + normal.y * radius : along(start.y, end.y, fraction);
  return contact(within(x, start.x, end.x), within(y, start.y, end.y), fraction, normal);
}

function contactWithRectangle(segment: RawSegment, shape: RawRectangle): RawContact | undefined {
  const { start, end } = segment;
  const { min, max } = shape;
  const fraction = rectangleContact(start.x, start.y, end.x, end.y, min.x, min.y, max.x, max.y);
  if (fraction === noContact || !isFiniteShape(segment) || !isFiniteShape(shape)) return undefined;
  if (fraction === 0) return contact(start.x, start.y, 0, undefined);
  const { isVertical, isCorner } = rectangleDetails;
  const sideX = start.x < min.x ? min.x : max.x;
  const sideY = start.y < min.y ? min.y : max.y;
  const x = isVertical || isCorner ? sideX : within(along(start.x, end.x, fraction), start.x, end.x);
  const y = !isVertical || isCorner ? sideY : within(along(start.y, end.y, fraction), start.y, end.y);
  const normal = isVertical ? pair(start.x < min.x ? -1 : 1, 0) : pair(0, start.y < min.y ? -1 : 1);
  return contact(within(x, min.x, max.x), within(y, min.y, max.y), fraction, normal);
}

function contact(x: number, y: number, fraction: number, normal: RawPoint | undefined): RawContact {
  return { position: pair(x, y), fraction, normal };
}

/** The way from a to b: half of it where the whole would be infinite. */
function extentFrom(a: RawPoint, b: RawPoint): Vector2<number> {
  const x = b.x - a.x;
  const y = b.y - a.y;
  return Number.isFinite(x) && Number.isFinite(y)
    ? unsafeVector(x, y)
    : unsafeVector(b.x / 2 - a.x / 2, b.y / 2 - a.y / 2);
}

function along(a: number, b: number, fraction: number): number {
  const extent = b - a;
  return Math.abs(extent) < Number.POSITIVE_INFINITY ? a + extent * fraction : a * (1 - fraction) + b * fraction;
}

function within(value: number, a: number, b: number): number {
  const [low, high] = a < b ? [a, b] : [b, a];
  return value < low ? low : value > high ? high : value;
}
