/**
 * The contact of a segment and a circle where nothing is near a tie: all of `putCircleContact` in one function, since an
 * engine allocates for each number that it passes to a function which it does not inline.
 *
 *              ______
 *            /   c    \
 *     a -----x---+-----|----- b      cross: how far c lies beside the line, times the length
 *            \______/                ahead: how far its foot + lies from a, times the length
 *
 * The operations and their order are those of `circleContact` and of `crossValue`, `dotValue` and `excessValue`, so that the
 * bits are the same. Differences and their halves for exact products are shared.
 */
import { SPLITTER } from '../limits.js';
import { putStartContact } from './start-contact.js';

/** 2^-45, and sizes at which no product or its tail underflows. */
const leastPart = 2.842170943040401e-14;
const leastTerms = 1e-250;
const least = 1e-100;
const most = 1e100;

/**
 * Puts the contact of a circle, as `putCircleContact` does. False, and nothing is put, if anything needs a closer look: a
 * start near the border, a miss, a graze, an end near the circle, numbers of unusual size.
 */
export function putOrdinaryContact(numbers: Float64Array): boolean {
  const ax = numbers[0]!;
  const ay = numbers[1]!;
  const bx = numbers[2]!;
  const by = numbers[3]!;
  const cx = numbers[4]!;
  const cy = numbers[5]!;
  const radius = numbers[6]!;
  // The segment d and the way e from its start to the center, their rounding errors, and their halves.
  const dx = bx - ax;
  const dy = by - ay;
  const ex = cx - ax;
  const ey = cy - ay;
  const squares = dx * dx + dy * dy;
  const xx = ex * ex;
  const yy = ey * ey;
  const rr = radius * radius;
  const apart = xx + yy;
  if (!(squares > least && squares < most && apart > least && apart < most && rr > least && rr < most)) return false;
  let rounded = bx - dx;
  const dxTail = bx - (dx + rounded) + (rounded - ax);
  rounded = by - dy;
  const dyTail = by - (dy + rounded) + (rounded - ay);
  rounded = cx - ex;
  const exTail = cx - (ex + rounded) + (rounded - ax);
  rounded = cy - ey;
  const eyTail = cy - (ey + rounded) + (rounded - ay);
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
  if (outside < -leastPart * (apart + rr)) {
    putStartContact(numbers);
    return true;
  }
  if (!(outside > leastPart * (apart + rr))) return false;

  // As `crossValue`.
  let left = dx * ey;
  let right = dy * ex;
  let total = left - right;
  rounded = left - total;
  let totalTail = left - (total + rounded) + (rounded - right);
  let leftTail = dxLow * eyLow - (left - dxHigh * eyHigh - dxLow * eyHigh - dxHigh * eyLow);
  let rightTail = dyLow * exLow - (right - dyHigh * exHigh - dyLow * exHigh - dyHigh * exLow);
  const cross =
    total + (totalTail + (leftTail - rightTail) + (dx * eyTail + dxTail * ey) - (dy * exTail + dyTail * ex));
  let terms = Math.abs(left) + Math.abs(right);
  // Head-on along an axis it is 0, exactly.
  const isAlongAxis = (dy === 0 && ey === 0) || (dx === 0 && ex === 0);
  if (!isAlongAxis && !(Math.abs(cross) > leastPart * terms && terms > leastTerms)) return false;

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
  // The foot lies between the ends, and not near them.
  terms = Math.abs(left) + Math.abs(right);
  if (!(ahead > leastPart * terms && terms > leastTerms && ahead < squares * (1 - leastPart))) return false;

  const length = Math.sqrt(squares);
  const reach = radius * length;
  const beside = Math.abs(cross);
  const spare = reach - beside;
  if (!(spare >= reach / 8)) return false;
  const half = Math.sqrt(spare * (reach + beside));
  const fraction = Math.min(outside / (ahead + half), 1);

  const directionX = dx / length;
  const directionY = dy / length;
  const before = half / length;
  const aside = cross / length;
  const offsetX = directionY * aside - directionX * before;
  const offsetY = 0 - directionX * aside - directionY * before;
  const offset = Math.sqrt(offsetX * offsetX + offsetY * offsetY);
  const normalX = offsetX / offset;
  const normalY = offsetY / offset;
  const isCircleNear = radius / 4 < fraction * (length / 4);
  const x = isCircleNear ? cx + normalX * radius : ax + dx * fraction;
  const y = isCircleNear ? cy + normalY * radius : ay + dy * fraction;
  const west = ax < bx ? ax : bx;
  const east = ax < bx ? bx : ax;
  const north = ay < by ? ay : by;
  const south = ay < by ? by : ay;
  // As `atFraction` and the others of `contact-numbers.ts` say.
  numbers[8] = fraction;
  numbers[9] = x < west ? west : x > east ? east : x;
  numbers[10] = y < north ? north : y > south ? south : y;
  numbers[11] = normalX;
  numbers[12] = normalY;
  numbers[13] = length * fraction;
  return true;
}
