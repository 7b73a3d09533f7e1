/**
 * All that a first contact says, as numbers in one array (`contact-layout.ts`): for answers that must not allocate.
 */
import { safeScale } from '../vector/extremes.js';
import { hypot2 } from '../trigonometry/hypotenuse.js';
import { putOrdinaryContact } from './ordinary-contact.js';
import { putOrdinaryRectangleContact } from './ordinary-rectangle-contact.js';
import { putNoContact, putStartContact } from './start-contact.js';
import { AT_DISTANCE, AT_FRACTION, AT_NORMAL, AT_POSITION } from './contact-layout.js';
import { circleContact, circleDetails, rectangleContact, rectangleDetails } from './contact.js';

/**
 * Works out where a segment first meets a circle; its numbers begin at index `at`. The fraction is `noContact` (-1),
 * and all else 0 or the start, if it does not. At fraction 0, where it starts inside or on the border, the normal is
 * (0, 0).
 */
export function putCircleContact(numbers: Float64Array, at: number = 0): void {
  if (!putOrdinaryContact(numbers, at)) putAnyCircleContact(numbers, at);
}

/** `putCircleContact` without its fast path, whose bits are the same. */
export function putAnyCircleContact(numbers: Float64Array, at: number = 0): void {
  const ax = numbers[at]!;
  const ay = numbers[at + 1]!;
  const bx = numbers[at + 2]!;
  const by = numbers[at + 3]!;
  const cx = numbers[at + 4]!;
  const cy = numbers[at + 5]!;
  const radius = numbers[at + 6]!;
  const fraction = circleContact(ax, ay, bx, by, cx, cy, radius);
  if (!(fraction > 0)) {
    putStart(numbers, at, fraction);
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
  // Computed from the nearer end, which rounds less.
  const isCircleNear = radius / 4 < fraction * hypot2(bx / 4 - ax / 4, by / 4 - ay / 4);
  const x = isCircleNear ? cx + normalX * radius : along(ax, bx, fraction);
  const y = isCircleNear ? cy + normalY * radius : along(ay, by, fraction);
  numbers[at + AT_FRACTION] = fraction;
  numbers[at + AT_POSITION] = between(x, ax, bx);
  numbers[at + AT_POSITION + 1] = between(y, ay, by);
  numbers[at + AT_NORMAL] = normalX;
  numbers[at + AT_NORMAL + 1] = normalY;
  putDistance(numbers, at);
}

/** `putCircleContact` with a rectangle. A corner that is met point-blank has the normal of one of its two sides. */
export function putRectangleContact(numbers: Float64Array, at: number = 0): void {
  if (!putOrdinaryRectangleContact(numbers, at)) putAnyRectangleContact(numbers, at);
}

/** `putRectangleContact` without its fast path, whose bits are the same. */
export function putAnyRectangleContact(numbers: Float64Array, at: number = 0): void {
  const ax = numbers[at]!;
  const ay = numbers[at + 1]!;
  const bx = numbers[at + 2]!;
  const by = numbers[at + 3]!;
  const minX = numbers[at + 4]!;
  const minY = numbers[at + 5]!;
  const maxX = numbers[at + 6]!;
  const maxY = numbers[at + 7]!;
  const fraction = rectangleContact(ax, ay, bx, by, minX, minY, maxX, maxY);
  if (!(fraction > 0)) {
    putStart(numbers, at, fraction);
    return;
  }
  const { isVertical, isCorner } = rectangleDetails;
  const x = isVertical || isCorner ? (ax < minX ? minX : maxX) : between(along(ax, bx, fraction), ax, bx);
  const y = !isVertical || isCorner ? (ay < minY ? minY : maxY) : between(along(ay, by, fraction), ay, by);
  numbers[at + AT_FRACTION] = fraction;
  numbers[at + AT_POSITION] = between(x, minX, maxX);
  numbers[at + AT_POSITION + 1] = between(y, minY, maxY);
  numbers[at + AT_NORMAL] = isVertical ? (ax < minX ? -1 : 1) : 0;
  numbers[at + AT_NORMAL + 1] = isVertical ? 0 : ay < minY ? -1 : 1;
  putDistance(numbers, at);
}

/** A contact at the start, or none. */
function putStart(numbers: Float64Array, at: number, fraction: number): void {
  if (fraction === 0) putStartContact(numbers, at);
  else putNoContact(numbers, at);
}

/** The distance from the start: a fraction of the length, which may be a double where the length itself is not. */
function putDistance(numbers: Float64Array, at: number): void {
  const fraction = numbers[at + AT_FRACTION]!;
  const length = hypot2(numbers[at + 2]! - numbers[at]!, numbers[at + 3]! - numbers[at + 1]!);
  numbers[at + AT_DISTANCE] =
    length < Number.POSITIVE_INFINITY
      ? length * fraction
      : hypot2(numbers[at + 2]! / 4 - numbers[at]! / 4, numbers[at + 3]! / 4 - numbers[at + 1]! / 4) * fraction * 4;
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
