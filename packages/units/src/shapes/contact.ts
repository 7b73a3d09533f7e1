/**
 * Where a segment first meets a circle or a rectangle, over plain numbers of one unit and one space.
 *
 *               . - .                 |d|^2 t^2 - 2 ahead t + excess = 0          d = b - a, e = c - a
 *             /   c   \               ahead = d . e,  cross = d x e,  excess = |e|^2 - r^2
 *     a -----x----+----y---> b        half  = sqrt(r^2 |d|^2 - cross^2)           half of the chord, times |d|
 *             \       /               t(x)  = excess / (ahead + half)             no difference of like numbers
 *               ' - '
 *
 * Whether it does is decided exactly, as `overlap.ts` does. A start inside, or on the border, is a contact at fraction
 * 0; every other contact has a fraction in (0, 1], with a relative error of at most 2^-47 (64 roundings). No contact
 * is -1. Nothing is allocated, except at the ends of the range.
 */
import { compareSegmentDistance } from '../exact/distances.js';
import { areFinite, integerCross, integerDot, integerRoot, quotientOf, scaledInteger } from '../exact/integers.js';
import { orientation } from '../exact/products.js';
import { crossValue, dotValue, excessValue, lineExcessValue } from '../exact/values.js';
import { hypot2 } from '../trigonometry/hypotenuse.js';
import { NO_CONTACT } from './contact-layout.js';
import { circleContains, rectangleContains, segmentOverlapsRectangle } from './overlap.js';

/**
 * What `circleContact` found besides the fraction: how far before the foot of the center's perpendicular on the line
 * the contact lies, and how far to the right of the line the center lies. Valid until the next call.
 */
export const circleDetails: { before: number; right: number } = { before: 0, right: 0 };

/** Which border `rectangleContact` found, and whether it is met at its end. Valid until the next call. */
export const rectangleDetails: { isVertical: boolean; isCorner: boolean } = { isVertical: false, isCorner: false };

/** The fraction of the segment from a to b at which it first meets the disc around c, or `NO_CONTACT`. */
export function circleContact(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  r: number,
): number {
  if (circleContains(cx, cy, r, ax, ay)) return 0;
  if (compareSegmentDistance(ax, ay, bx, by, cx, cy, r) > 0) return NO_CONTACT;
  const length = hypot2(bx - ax, by - ay);
  const cross = crossValue(ax, ay, bx, by, cx, cy);
  // How far ahead the center is, times the length: positive, since the disc is ahead of the start.
  const ahead = dotValue(ax, ay, bx, by, cx, cy);
  const excess = excessValue(ax, ay, cx, cy, r, 0);
  const reach = r * length;
  const spare = reach - Math.abs(cross);
  // Half of the chord, times the length. Near a tangent the two factors would lose their digits.
  const half =
    spare >= reach / 8
      ? Math.sqrt(spare * (reach + Math.abs(cross)))
      : Math.sqrt(Math.max(0, -lineExcessValue(ax, ay, bx, by, cx, cy, r)));
  // The quotient of the roots' product and the farther root: the difference of the nearer one would cancel.
  const fraction = excess / (ahead + half);
  if (!(length > 1e-120 && length < 1e120 && half < 1e130 && excess > 1e-130 && fraction > 1e-120)) {
    return circleContactByIntegers(ax, ay, bx, by, cx, cy, r);
  }
  circleDetails.before = half / length;
  circleDetails.right = cross / length;
  return Math.min(fraction, 1);
}

/** The fraction of the segment from a to b at which it first meets the rectangle, or `NO_CONTACT`. */
export function rectangleContact(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): number {
  if (rectangleContains(minX, minY, maxX, maxY, ax, ay)) return 0;
  if (!segmentOverlapsRectangle(ax, ay, bx, by, minX, minY, maxX, maxY)) return NO_CONTACT;
  const isBeside = ax < minX || ax > maxX;
  const isAboveOrBelow = ay < minY || ay > maxY;
  const sideX = ax < minX ? minX : maxX;
  const sideY = ay < minY ? minY : maxY;
  rectangleDetails.isVertical = isBeside;
  rectangleDetails.isCorner = false;
  if (isBeside && isAboveOrBelow) {
    // The lines of two borders are ahead; the segment enters at the line that it crosses last.
    const corner = orientation(ax, ay, bx, by, sideX, sideY);
    const first = bx > ax === by > ay ? corner : -corner;
    rectangleDetails.isCorner = corner === 0;
    rectangleDetails.isVertical = corner === 0 ? Math.abs(bx - ax) >= Math.abs(by - ay) : first < 0;
  }
  return rectangleDetails.isVertical ? fractionAt(ax, bx, sideX) : fractionAt(ay, by, sideY);
}

/** `(side - a) / (b - a)`, for a side that lies between a and b, but not at a. */
function fractionAt(a: number, b: number, side: number): number {
  const extent = b - a;
  const fraction =
    Math.abs(extent) < Number.POSITIVE_INFINITY ? (side - a) / extent : (side / 2 - a / 2) / (b / 2 - a / 2);
  return Math.max(fraction, Number.MIN_VALUE);
}

function circleContactByIntegers(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  r: number,
): number {
  if (!areFinite(ax, ay, bx, by, cx, cy, r)) return NO_CONTACT;
  const squares = integerDot(ax, ay, bx, by, bx, by);
  const cross = integerCross(ax, ay, bx, by, cx, cy);
  const ahead = integerDot(ax, ay, bx, by, cx, cy);
  const radius = scaledInteger(r);
  const excess = integerDot(ax, ay, cx, cy, cx, cy) - radius * radius;
  // Roots are refined by `extraBits`, and what stands beside them is shifted as far.
  const half = integerRoot((radius * radius * squares - cross * cross) << (2n * extraBits));
  const length = integerRoot(squares << (2n * extraBits));
  const unit = length << 1074n;
  circleDetails.before = quotientOf(half, unit);
  circleDetails.right = quotientOf(cross << extraBits, unit);
  const fraction = quotientOf(excess << extraBits, (ahead << extraBits) + half);
  return Math.max(Number.MIN_VALUE, Math.min(fraction, 1));
}

const extraBits = 64n;
