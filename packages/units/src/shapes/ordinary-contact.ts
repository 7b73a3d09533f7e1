/**
 * The contact of a segment and a circle where floating point decides: all of `putCircleContact` in one function, since
 * an engine allocates for each number that it passes to a function which it does not inline.
 *
 *              ______
 *            /   c    \
 *     a -----x---+-----|----- b      cross: how far c lies beside the line, times the length
 *            \______/                ahead: how far its foot + lies from a, times the length
 *
 * The operations and their order are those of `circleContact` and of `crossValue`, `dotValue`, `excessValue` and
 * `lineExcessValue`, so that the bits are the same. Differences and their halves for exact products are shared. Between
 * whole and half numbers, where ties are common, nothing is rounded, and a tie is decided here too.
 */
import { differenceTail, sumTail } from '../exact/transforms.js';
import { LEAST_PART, LEAST_TERMS, SPLITTER } from '../limits.js';
import { AT_DISTANCE, AT_FRACTION, AT_NORMAL, AT_POSITION } from './contact-layout.js';
import { putNoContact, putStartContact } from './start-contact.js';

/** Between these squares, no product or its tail underflows or overflows. */
const LEAST = 1e-100;
const MOST = 1e100;

/**
 * Puts the contact of a circle, as `putCircleContact` does. False, and nothing is put, if exact arithmetic must decide:
 * a start or an end very near the border, a near tangent by less than 2^-45, numbers of unusual size.
 */
export function putOrdinaryContact(numbers: Float64Array, at: number): boolean {
  const ax = numbers[at]!;
  const ay = numbers[at + 1]!;
  const bx = numbers[at + 2]!;
  const by = numbers[at + 3]!;
  const cx = numbers[at + 4]!;
  const cy = numbers[at + 5]!;
  const radius = numbers[at + 6]!;
  // The segment d and the vector e from its start to the center, their rounding errors, and their halves.
  const dx = bx - ax;
  const dy = by - ay;
  const ex = cx - ax;
  const ey = cy - ay;
  const squares = dx * dx + dy * dy;
  const xx = ex * ex;
  const yy = ey * ey;
  const rr = radius * radius;
  const apart = xx + yy;
  const isCircleOrdinary = (rr > LEAST && rr < MOST) || radius === 0;
  if (!(squares > LEAST && squares < MOST && apart > LEAST && apart < MOST && isCircleOrdinary)) return false;
  let rounded = bx - dx;
  const dxTail = bx - (dx + rounded) + (rounded - ax);
  rounded = by - dy;
  const dyTail = by - (dy + rounded) + (rounded - ay);
  rounded = cx - ex;
  const exTail = cx - (ex + rounded) + (rounded - ax);
  rounded = cy - ey;
  const eyTail = cy - (ey + rounded) + (rounded - ay);
  const rounding = Math.abs(dxTail) + Math.abs(dyTail) + Math.abs(exTail) + Math.abs(eyTail);
  let scaled = dx * SPLITTER;
  const dxHigh = scaled - (scaled - dx);
  const dxLow = dx - dxHigh;
  scaled = dy * SPLITTER;
  const dyHigh = scaled - (scaled - dy);
  const dyLow = dy - dyHigh;
  scaled = ex * SPLITTER;
  const exHigh = scaled - (scaled - ex);
  const exLow = ex - exHigh;
  scaled = ey * SPLITTER;
  const eyHigh = scaled - (scaled - ey);
  const eyLow = ey - eyHigh;
  scaled = radius * SPLITTER;
  const rHigh = scaled - (scaled - radius);
  const rLow = radius - rHigh;

  // The square of the distance from the start to the border, as `excessValue`: above 0 outside.
  const excess = apart - rr;
  rounded = apart - excess;
  const excessTail = apart - (excess + rounded) + (rounded - rr);
  rounded = apart - xx;
  const apartTail = xx - (apart - rounded) + (yy - rounded);
  const tails =
    exLow * exLow -
    (xx - exHigh * exHigh - exLow * exHigh - exHigh * exLow) +
    (eyLow * eyLow - (yy - eyHigh * eyHigh - eyLow * eyHigh - eyHigh * eyLow)) -
    (rLow * rLow - (rr - rHigh * rHigh - rLow * rHigh - rHigh * rLow));
  const outside = excess + (excessTail + apartTail + tails + 2 * (ex * exTail + ey * eyTail));
  if (outside < -LEAST_PART * (apart + rr)) {
    putStartContact(numbers, at);
    return true;
  }
  if (!(outside > LEAST_PART * (apart + rr))) {
    if (!isShort(dx, dy, ex, ey, radius, rounding)) return false;
    if (excessTail !== 0 || apartTail !== 0) return false;
    if (outside <= 0) {
      putStartContact(numbers, at);
      return true;
    }
  }

  // As `crossValue`.
  let left = dx * ey;
  let right = dy * ex;
  let total = left - right;
  rounded = left - total;
  let totalTail = left - (total + rounded) + (rounded - right);
  let leftTail = dxLow * eyLow - (left - dxHigh * eyHigh - dxLow * eyHigh - dxHigh * eyLow);
  let rightTail = dyLow * exLow - (right - dyHigh * exHigh - dyLow * exHigh - dyHigh * exLow);
  const roundedCross = total;
  const crossTail = totalTail + (leftTail - rightTail) + (dx * eyTail + dxTail * ey) - (dy * exTail + dyTail * ex);
  const cross = roundedCross + crossTail;
  const crossTerms = Math.abs(left) + Math.abs(right);
  // Head-on along an axis it is 0, exactly.
  const isAlongAxis = (dy === 0 && ey === 0) || (dx === 0 && ex === 0);
  if (!isAlongAxis && !(Math.abs(cross) > LEAST_PART * crossTerms && crossTerms > LEAST_TERMS)) {
    if (!isShort(dx, dy, ex, ey, radius, rounding) || totalTail !== 0) return false;
  }

  // As `dotValue`.
  left = dx * ex;
  right = -dy * ey;
  total = left - right;
  rounded = left - total;
  totalTail = left - (total + rounded) + (rounded - right);
  leftTail = dxLow * exLow - (left - dxHigh * exHigh - dxLow * exHigh - dxHigh * exLow);
  rightTail = -dyLow * eyLow - (right + dyHigh * eyHigh + dyLow * eyHigh + dyHigh * eyLow);
  const ahead =
    total + (totalTail + (leftTail - rightTail) + (dx * exTail + dxTail * ex) - (-dy * eyTail - dyTail * ey));
  // The start lies outside: what lies abreast of it or behind is not met.
  const terms = Math.abs(left) + Math.abs(right);
  if (!(terms > LEAST_TERMS && ahead > LEAST_PART * terms)) {
    const isBehind = terms > LEAST_TERMS && ahead < -LEAST_PART * terms;
    if (!isBehind) {
      if (!isShort(dx, dy, ex, ey, radius, rounding) || totalTail !== 0) return false;
    }
    if (ahead <= 0) {
      putNoContact(numbers, at);
      return true;
    }
  }
  // Where the foot does not lie before the end, it is met if the end lies in it.
  if (!(ahead < squares * (1 - LEAST_PART))) {
    const fx = cx - bx;
    const fy = cy - by;
    const fxx = fx * fx;
    const fyy = fy * fy;
    const reached = fxx + fyy;
    const isSure = ahead > squares * (1 + LEAST_PART) && Math.abs(reached - rr) > LEAST_PART * (reached + rr);
    if (!isSure) {
      if (!isShort(dx, dy, ex, ey, radius, rounding) || totalTail !== 0) return false;
      // As the numbers are short, these are the squares themselves if no sum was rounded.
      const isExact =
        isShort(fx, fy, 0, 0, 0, Math.abs(differenceTail(cx, bx, fx)) + Math.abs(differenceTail(cy, by, fy))) &&
        sumTail(fxx, fyy, reached) === 0 &&
        sumTail(dx * dx, dy * dy, squares) === 0;
      if (!isExact) return false;
    }
    if (ahead >= squares && reached > rr) {
      putNoContact(numbers, at);
      return true;
    }
  }

  const length = Math.sqrt(squares);
  const reach = radius * length;
  const beside = Math.abs(cross);
  const spare = reach - beside;
  let square = spare * (reach + beside);
  if (!(spare >= reach / 8)) {
    // Near a tangent the difference has lost digits: as `lineExcessValue`, from the tails of both squares.
    const dxx = dx * dx;
    const dyy = dy * dy;
    rounded = squares - dxx;
    const squaresTail =
      dxx -
      (squares - rounded) +
      (dyy - rounded) +
      (dxLow * dxLow -
        (dxx - dxHigh * dxHigh - dxLow * dxHigh - dxHigh * dxLow) +
        (dyLow * dyLow - (dyy - dyHigh * dyHigh - dyLow * dyHigh - dyHigh * dyLow))) +
      2 * (dx * dxTail + dy * dyTail);
    const rrTail = rLow * rLow - (rr - rHigh * rHigh - rLow * rHigh - rHigh * rLow);
    const area = roundedCross * roundedCross;
    scaled = roundedCross * SPLITTER;
    let high = scaled - (scaled - roundedCross);
    let low = roundedCross - high;
    const areaTail =
      low * low - (area - high * high - low * high - high * low) + 2 * roundedCross * crossTail + crossTail * crossTail;
    const reachSquared = rr * squares;
    scaled = rr * SPLITTER;
    high = scaled - (scaled - rr);
    low = rr - high;
    scaled = squares * SPLITTER;
    const squaresHigh = scaled - (scaled - squares);
    const squaresLow = squares - squaresHigh;
    const reachTail =
      low * squaresLow -
      (reachSquared - high * squaresHigh - low * squaresHigh - high * squaresLow) +
      rr * squaresTail +
      rrTail * squares;
    const difference = area - reachSquared;
    rounded = area - difference;
    const roundedTail = area - (difference + rounded) + (rounded - reachSquared);
    square = -(difference + (roundedTail + (areaTail - reachTail)));
    const bound = LEAST_PART * (Math.abs(roundedCross) * crossTerms + area + reachSquared);
    if (square < -bound) {
      putNoContact(numbers, at);
      return true;
    }
    if (!(square > bound)) {
      // Of numbers so short the tails hold all that was rounded: a tangent is known for what it is.
      const isTangent = difference === 0 && areaTail === reachTail && crossTail === 0 && squaresTail === 0;
      if (!isTangent || !isShort(dx, dy, ex, ey, radius, rounding)) return false;
      square = 0;
    }
  }
  const half = Math.sqrt(square);
  const fraction = Math.min(outside / (ahead + half), 1);

  const directionX = dx / length;
  const directionY = dy / length;
  const before = half / length;
  const aside = cross / length;
  const offsetX = directionY * aside - directionX * before;
  const offsetY = 0 - directionX * aside - directionY * before;
  const offset = Math.sqrt(offsetX * offsetX + offsetY * offsetY);
  // A point has no side of its own.
  const normalX = offset === 0 ? 0 - directionX : offsetX / offset;
  const normalY = offset === 0 ? 0 - directionY : offsetY / offset;
  const isCircleNear = radius / 4 < fraction * (length / 4);
  const x = isCircleNear ? cx + normalX * radius : ax + dx * fraction;
  const y = isCircleNear ? cy + normalY * radius : ay + dy * fraction;
  const west = ax < bx ? ax : bx;
  const east = ax < bx ? bx : ax;
  const north = ay < by ? ay : by;
  const south = ay < by ? by : ay;
  numbers[at + AT_FRACTION] = fraction;
  numbers[at + AT_POSITION] = x < west ? west : x > east ? east : x;
  numbers[at + AT_POSITION + 1] = y < north ? north : y > south ? south : y;
  numbers[at + AT_NORMAL] = normalX;
  numbers[at + AT_NORMAL + 1] = normalY;
  numbers[at + AT_DISTANCE] = length * fraction;
  return true;
}

/**
 * Whether numbers are exact (their rounding errors add up to 0) and have 24 bits, as whole and half numbers mostly do:
 * then their products are exact, and a sum of two products is where its own error is 0.
 */
function isShort(a: number, b: number, c: number, d: number, e: number, rounding: number): boolean {
  const areFloats = Math.fround(a) === a && Math.fround(b) === b && Math.fround(c) === c && Math.fround(d) === d;
  return areFloats && Math.fround(e) === e && rounding === 0;
}
