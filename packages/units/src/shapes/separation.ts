/**
 * How far shapes are apart, over plain numbers of one unit and one space; 0 where they meet.
 *
 * 0 exactly where the predicates of `overlap.ts` say that they meet, positive elsewhere, with a relative error of at
 * most 2^-48 (32 roundings) even where the shapes nearly touch. Infinity where the distance is no double. Nothing is
 * allocated, except at the ends of the range.
 */
import { compareDistanceToSum, compareLineDistance } from '../exact/distances.js';
import { areFinite, integerCross, integerDot, integerRoot, quotientOf, scaledInteger } from '../exact/integers.js';
import { signOfDot } from '../exact/products.js';
import { crossValue, lineExcessValue, putExcess } from '../exact/values.js';
import { UNDERFLOW_BOUND } from '../limits.js';
import { hypot2 } from '../trigonometry/hypotenuse.js';
import { segmentOverlapsRectangle, segmentsOverlap } from './overlap.js';

/** From circle to circle; a radius of 0 makes a point of one. */
export function distanceOfCircles(cx: number, cy: number, r: number, dx: number, dy: number, s: number): number {
  const reach = r + s;
  const gap = hypot2(dx - cx, dy - cy) - reach;
  // As below, without the array: most distances are these.
  if (gap >= reach / 4 && gap > UNDERFLOW_BOUND && gap < Number.POSITIVE_INFINITY) return gap;
  near[0] = cx;
  near[1] = cy;
  near[2] = dx;
  near[3] = dy;
  near[4] = r;
  near[5] = s;
  putDistanceOfCircles(near);
  return near[6]!;
}

const near = /* @__PURE__ */ new Float64Array(7);

/**
 * `distanceOfCircles` over an array: centers `x y x y` and both radii in, the distance out at index 6. For loops that
 * must not allocate, since numbers passed to a function that is not inlined are boxed.
 */
export function putDistanceOfCircles(numbers: Float64Array): void {
  const ax = numbers[0]!;
  const ay = numbers[1]!;
  const bx = numbers[2]!;
  const by = numbers[3]!;
  const r = numbers[4]!;
  const s = numbers[5]!;
  const distance = hypot2(bx - ax, by - ay);
  const reach = r + s;
  const gap = distance - reach;
  // Among the subnormals a quarter may round to nothing, and no error is relative.
  if (gap >= reach / 4 && gap > UNDERFLOW_BOUND && gap < Number.POSITIVE_INFINITY) {
    numbers[6] = gap;
  } else if (compareDistanceToSum(ax, ay, bx, by, r, s) <= 0) {
    numbers[6] = 0;
  } else {
    putExcess(numbers);
    const excess = numbers[6]!;
    numbers[6] = excess > 0 ? excess / (distance + reach) : gapByIntegers(ax, ay, bx, by, r, s);
  }
}

/** From a circle, or a point with a radius of 0, to a segment. */
export function distanceOfSegmentAndCircle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  r: number,
): number {
  if (signOfDot(ax, ay, bx, by, cx, cy) <= 0) return distanceOfCircles(ax, ay, 0, cx, cy, r);
  if (signOfDot(bx, by, ax, ay, cx, cy) <= 0) return distanceOfCircles(bx, by, 0, cx, cy, r);
  const cross = Math.abs(crossValue(ax, ay, bx, by, cx, cy));
  const length = hypot2(bx - ax, by - ay);
  const gap = cross / length - r;
  // A gap below 1e-150 may come from an underflow, which NaN in `cross` tells as well.
  if (gap >= r && (gap > 1e-150 || cross === 0) && length < Number.POSITIVE_INFINITY) return gap;
  if (compareLineDistance(ax, ay, bx, by, cx, cy, r) <= 0) return 0;
  const quotient = lineExcessValue(ax, ay, bx, by, cx, cy, r) / length;
  return quotient > 1e-280 && quotient < 1e280
    ? quotient / (cross + r * length)
    : lineGapByIntegers(ax, ay, bx, by, cx, cy, r);
}

/** From a circle, or a point with a radius of 0, to a rectangle. */
export function distanceOfCircleAndRectangle(
  cx: number,
  cy: number,
  r: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): number {
  // The nearest point of the rectangle is made of given doubles: nothing is rounded on the way to it.
  const nearestX = cx < minX ? minX : cx > maxX ? maxX : cx;
  const nearestY = cy < minY ? minY : cy > maxY ? maxY : cy;
  return distanceOfCircles(nearestX, nearestY, 0, cx, cy, r);
}

/** Between two segments, from a to b and from c to d. */
export function distanceOfSegments(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  if (segmentsOverlap(ax, ay, bx, by, cx, cy, dx, dy)) return 0;
  // Two segments apart are nearest at an end of one of them.
  return Math.min(
    distanceOfSegmentAndCircle(ax, ay, bx, by, cx, cy, 0),
    distanceOfSegmentAndCircle(ax, ay, bx, by, dx, dy, 0),
    distanceOfSegmentAndCircle(cx, cy, dx, dy, ax, ay, 0),
    distanceOfSegmentAndCircle(cx, cy, dx, dy, bx, by, 0),
  );
}

/** From a segment to a rectangle. */
export function distanceOfSegmentAndRectangle(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
): number {
  if (segmentOverlapsRectangle(ax, ay, bx, by, minX, minY, maxX, maxY)) return 0;
  // Two convex shapes apart are nearest at a corner of one of them.
  return Math.min(
    distanceOfCircleAndRectangle(ax, ay, 0, minX, minY, maxX, maxY),
    distanceOfCircleAndRectangle(bx, by, 0, minX, minY, maxX, maxY),
    distanceOfSegmentAndCircle(ax, ay, bx, by, minX, minY, 0),
    distanceOfSegmentAndCircle(ax, ay, bx, by, maxX, minY, 0),
    distanceOfSegmentAndCircle(ax, ay, bx, by, maxX, maxY, 0),
    distanceOfSegmentAndCircle(ax, ay, bx, by, minX, maxY, 0),
  );
}

/** From rectangle to rectangle. */
export function distanceOfRectangles(
  minX: number,
  minY: number,
  maxX: number,
  maxY: number,
  otherMinX: number,
  otherMinY: number,
  otherMaxX: number,
  otherMaxY: number,
): number {
  const x = Math.max(0, otherMinX - maxX, minX - otherMaxX);
  const y = Math.max(0, otherMinY - maxY, minY - otherMaxY);
  return hypot2(x, y);
}

/** Bits by which roots of whole numbers are refined. */
const extraBits = 64n;
const unit = 1074n;

function gapByIntegers(ax: number, ay: number, bx: number, by: number, r: number, s: number): number {
  if (!areFinite(ax, ay, bx, by, r, s)) return Math.max(0, hypot2(bx - ax, by - ay) - (r + s));
  const squares = integerDot(ax, ay, bx, by, bx, by);
  const reach = scaledInteger(r) + scaledInteger(s);
  const distance = integerRoot(squares << (2n * extraBits));
  const gap = quotientOf((squares - reach * reach) << extraBits, (distance + (reach << extraBits)) << unit);
  return Math.max(gap, Number.MIN_VALUE);
}

function lineGapByIntegers(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  px: number,
  py: number,
  limit: number,
): number {
  if (!areFinite(ax, ay, bx, by, px, py, limit)) return Number.NaN;
  const signedCross = integerCross(ax, ay, bx, by, px, py);
  const cross = signedCross < 0n ? -signedCross : signedCross;
  const squares = integerDot(ax, ay, bx, by, bx, by);
  const reach = scaledInteger(limit);
  const length = integerRoot(squares << (2n * extraBits));
  const excess = cross * cross - reach * reach * squares;
  const gap = quotientOf(excess << (2n * extraBits), (length * ((cross << extraBits) + reach * length)) << unit);
  return Math.max(gap, Number.MIN_VALUE);
}
