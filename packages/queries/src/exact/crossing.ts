/**
 * Decides which grid line a segment meets first: the only decision of a walk, exact for all finite doubles.
 *
 * Tile space throughout. The column line x = `lineX` and the row line y = `lineY` cross in a corner of tiles:
 *
 *                 lineX           det = (lineX - sx) * (ey - sy) - (lineY - sy) * (ex - sx)
 *     s o.          |
 *         `-._      |             Its sign tells on which side of the segment the corner lies. Without the signs of
 *             `-._  |             the four differences (both lines lie ahead), that is which line comes first:
 *     lineY --------+----         negative: the column line; 0: both, in the corner; positive: the row line, as here.
 *                `-.|
 *                   |`- e
 *
 * The rounding error of det is less than CROSSING_ERROR times its terms. If det is smaller than that, each difference
 * is taken as the exact sum of two doubles, and det as the sum of sixteen.
 */
import { differenceTail, orientation, productTail, sumTail } from '@tilewright/units/exact';
import { CROSSING_ERROR, GREATEST_EXACT_FACTOR, LEAST_EXACT_FACTOR } from '../limits.js';

/** A segment in tile space. It is an object because doubles that are passed to a function are boxed. */
export interface Segment {
  readonly sx: number;
  readonly sy: number;
  readonly ex: number;
  readonly ey: number;
}

/**
 * -1: the segment from (sx, sy) to (ex, ey) meets the column line first. 0: it passes through the corner. 1: the row
 * line first. Both lines lie ahead of the start, or on it. A line that is parallel to the segment comes last.
 *
 * @remarks Allocates nothing, except where products leave the range of doubles (BigInt then).
 */
export function compareCrossings(lineX: number, lineY: number, segment: Segment): number {
  const { sx, sy, ex, ey } = segment;
  const toX = lineX - sx;
  const toY = lineY - sy;
  const dx = ex - sx;
  const dy = ey - sy;
  // The lines lie ahead of the start, so the magnitudes of distances and extents are enough.
  const column = Math.abs(toX * dy);
  const row = Math.abs(toY * dx);
  const difference = column - row;
  const bound = CROSSING_ERROR * (column + row);
  if (column + row > LEAST_EXACT_FACTOR) {
    if (difference > bound) return 1;
    if (difference < -bound) return -1;
  }

  return ex < sx === ey < sy ? exactSign(lineX, lineY, segment) : -exactSign(lineX, lineY, segment);
}

/**
 * The differences in the determinant, each as its rounded value and its rounding error; and the terms, or parts, of the
 * sum.
 */
const factors = new Float64Array(8);
const terms = new Float64Array(16);

/**
 * The sign of `(lineX - sx) * (ey - sy) - (lineY - sy) * (ex - sx)`.
 *
 * Each difference is the sum of two doubles, so the determinant is the sum of up to eight products, each of which is
 * the sum of two doubles again. Shewchuk's grow-expansion (1997) adds them. One function on arrays: doubles that are
 * passed between functions are boxed if the call is not inlined.
 */
function exactSign(lineX: number, lineY: number, { sx, sy, ex, ey }: Segment): number {
  const toX = lineX - sx;
  const toY = lineY - sy;
  const dx = ex - sx;
  const dy = ey - sy;
  factors[0] = toX;
  factors[1] = differenceTail(lineX, sx, toX);
  factors[2] = dy;
  factors[3] = differenceTail(ey, sy, dy);
  factors[4] = toY;
  factors[5] = differenceTail(lineY, sy, toY);
  factors[6] = dx;
  factors[7] = differenceTail(ex, sx, dx);
  for (let i = 0; i < 8; i++) {
    const size = Math.abs(factors[i]!);
    if (size !== 0 && !(size > LEAST_EXACT_FACTOR && size < GREATEST_EXACT_FACTOR))
      return -orientation(sx, sy, ex, ey, lineX, lineY);
  }
  let count = 0;
  for (let i = 0; i < 8; i++) {
    // The products of the upper and lower parts of the first difference with those of the second.
    const a = factors[(i & 4) + ((i >> 1) & 1)]! * (i < 4 ? 1 : -1);
    const b = factors[(i & 4) + 2 + (i & 1)]!;
    const product = a * b;
    if (product === 0) continue;
    for (let value = productTail(a, b, product), part = 0; part < 2; part++, value = product) {
      for (let k = 0; k < count; k++) {
        const term = terms[k]!;
        const sum = value + term;
        terms[k] = sumTail(value, term, sum);
        value = sum;
      }
      terms[count++] = value;
    }
  }
  // The parts do not overlap, so the largest nonzero part decides.
  while (count > 0) {
    const sign = Math.sign(terms[--count]!);
    if (sign !== 0) return sign;
  }
  return 0;
}

/**
 * The difference of products of `compareCrossings`, with an error of less than 2^-80 of these products. For extents
 * between 2^-400 and 2^400.
 */
export function crossingGap(lineX: number, lineY: number, { sx, sy, ex, ey }: Segment): number {
  const toX = Math.abs(lineX - sx);
  const toY = Math.abs(lineY - sy);
  const dx = Math.abs(ex - sx);
  const dy = Math.abs(ey - sy);
  const column = toX * dy;
  const row = toY * dx;
  const tails =
    productTail(toX, dy, column) -
    productTail(toY, dx, row) +
    (toX * tailOfMagnitude(ey, sy) + dy * tailOfMagnitude(lineX, sx)) -
    (toY * tailOfMagnitude(ex, sx) + dx * tailOfMagnitude(lineY, sy));
  return column - row + tails;
}

/** The rounding error of `|a - b|`: the exact value minus the rounded one. */
function tailOfMagnitude(a: number, b: number): number {
  const difference = a - b;
  return difference < 0 ? -differenceTail(a, b, difference) : differenceTail(a, b, difference);
}
