/**
 * All that a first contact says, as numbers in one array: for answers that must not allocate.
 *
 * In, from index 0: the segment's start and end, `x y x y`; a circle's center and radius, or a rectangle's least and
 * greatest corner. Out, from index 8: fraction, position, normal, and the distance from the segment's start.
 */
import { safeScale } from '../vector/extremes.js';
import { hypot2 } from '../trigonometry/hypotenuse.js';
import { putOrdinaryContact } from './ordinary-contact.js';
import { putOrdinaryRectangleContact } from './ordinary-rectangle-contact.js';
import { putStartContact } from './start-contact.js';
import { circleContact, circleDetails, noContact, rectangleContact, rectangleDetails } from './contact.js';

/** How many numbers there are. */
export const contactNumbers = 14;
/** Where the fraction lies. */
export const atFraction = 8;
/** Where the position lies: x, then y. */
export const atPosition = 9;
/** Where the normal lies: x, then y. */
export const atNormal = 11;
/** Where the distance from the segment's start lies. */
export const atDistance = 13;

/**
 * Works out where a segment first meets a circle. The fraction is `noContact` (-1) if it does not: then there is nothing
 * else. At fraction 0, where it starts inside or on the border, the normal is (0, 0).
 */
export function putCircleContact(numbers: Float64Array): void {
  if (!putOrdinaryContact(numbers)) putAnyCircleContact(numbers);
}

/** `putCircleContact` without its fast path, whose bits are the same. */
export function putAnyCircleContact(numbers: Float64Array): void {
  const ax = numbers[0]!;
  const ay = numbers[1]!;
  const bx = numbers[2]!;
  const by = numbers[3]!;
  const cx = numbers[4]!;
  const cy = numbers[5]!;
  const radius = numbers[6]!;
  const fraction = circleContact(ax, ay, bx, by, cx, cy, radius);
  if (!(fraction > 0)) {
    putStart(numbers, fraction);
    return;
  }
  const { before, right } = circleDetails;
  // The ends differ, since only the start is outside: there is a direction. Half of it where the whole overflows.
  let dx = bx - ax;
  let dy = by - ay;
  if (!(Math.abs(dx) < Number.POSITIVE_INFINITY && Math.abs(dy) < Number.POSITIVE_INFINITY)) {
    dx = bx / 2 - ax / 2;
    dy = by / 2 - ay / 2;
  }
  const scale = safeScale(dx, dy);
  const length = hypot2(dx * scale, dy * scale);
  const directionX = (dx * scale) / length;
  const directionY = (dy * scale) / length;
  // From the center to the contact: back along the segment, and to its left.
  const offsetX = directionY * right - directionX * before;
  const offsetY = 0 - directionX * right - directionY * before;
  let normalX = 0 - directionX;
  let normalY = 0 - directionY;
  if (offsetX !== 0 || offsetY !== 0) {
    const offsetScale = safeScale(offsetX, offsetY);
    const offset = hypot2(offsetX * offsetScale, offsetY * offsetScale);
    normalX = (offsetX * offsetScale) / offset;
    normalY = (offsetY * offsetScale) / offset;
  }
  // Of the two ways to the position the shorter one rounds less.
  const isCircleNear = radius / 4 < fraction * hypot2(bx / 4 - ax / 4, by / 4 - ay / 4);
  const x = isCircleNear ? cx + normalX * radius : along(ax, bx, fraction);
  const y = isCircleNear ? cy + normalY * radius : along(ay, by, fraction);
  numbers[atFraction] = fraction;
  numbers[atPosition] = between(x, ax, bx);
  numbers[atPosition + 1] = between(y, ay, by);
  numbers[atNormal] = normalX;
  numbers[atNormal + 1] = normalY;
  putDistance(numbers);
}

/** `putCircleContact` with a rectangle. A corner that is met point-blank has the normal of one of its two sides. */
export function putRectangleContact(numbers: Float64Array): void {
  if (!putOrdinaryRectangleContact(numbers)) putAnyRectangleContact(numbers);
}

/** `putRectangleContact` without its fast path, whose bits are the same. */
export function putAnyRectangleContact(numbers: Float64Array): void {
  const ax = numbers[0]!;
  const ay = numbers[1]!;
  const bx = numbers[2]!;
  const by = numbers[3]!;
  const minX = numbers[4]!;
  const minY = numbers[5]!;
  const maxX = numbers[6]!;
  const maxY = numbers[7]!;
  const fraction = rectangleContact(ax, ay, bx, by, minX, minY, maxX, maxY);
  if (!(fraction > 0)) {
    putStart(numbers, fraction);
    return;
  }
  const { isVertical, isCorner } = rectangleDetails;
  const x = isVertical || isCorner ? (ax < minX ? minX : maxX) : between(along(ax, bx, fraction), ax, bx);
  const y = !isVertical || isCorner ? (ay < minY ? minY : maxY) : between(along(ay, by, fraction), ay, by);
  numbers[atFraction] = fraction;
  numbers[atPosition] = between(x, minX, maxX);
  numbers[atPosition + 1] = between(y, minY, maxY);
  numbers[atNormal] = isVertical ? (ax < minX ? -1 : 1) : 0;
  numbers[atNormal + 1] = isVertical ? 0 : ay < minY ? -1 : 1;
  putDistance(numbers);
}

/** A contact at the start, or none. */
function putStart(numbers: Float64Array, fraction: number): void {
  putStartContact(numbers);
  if (fraction !== 0) numbers[atFraction] = noContact;
}

/** The distance from the start: a fraction of the length, which may be a double where the length itself is not. */
function putDistance(numbers: Float64Array): void {
  const fraction = numbers[atFraction]!;
  const length = hypot2(numbers[2]! - numbers[0]!, numbers[3]! - numbers[1]!);
  numbers[atDistance] =
    length < Number.POSITIVE_INFINITY
      ? length * fraction
      : hypot2(numbers[2]! / 4 - numbers[0]! / 4, numbers[3]! / 4 - numbers[1]! / 4) * fraction * 4;
}

function along(a: number, b: number, fraction: number): number {
  const extent = b - a;
  return Math.abs(extent) < Number.POSITIVE_INFINITY ? a + extent * fraction : a * (1 - fraction) + b * fraction;
}

function between(value: number, a: number, b: number): number {
  const low = a < b ? a : b;
  const high = a < b ? b : a;
  return value < low ? low : value > high ? high : value;
}
