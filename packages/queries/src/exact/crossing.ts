/**
 * Which grid line a segment meets first: the only decision of a walk, exact for all finite doubles.
 *
 * Tile space throughout. The column line x = `lineX` and the row line y = `lineY` cross in a corner of tiles; the segment
 * meets the column line first, both at once, or the row line first, as the corner lies beside it or on it.
 */
import { differenceTail, orientation, productTail } from '@tilewright/units/exact';

/** Within these sizes the products below neither overflow nor lose low bits: 2^-400 and 2^400. */
const SMALLEST = 3.872591914849318e-121;
const LARGEST = 2.582249878086909e120;

/** A product of two rounded differences is off by 3.01 * 2^-53 of itself at most, the difference of two by one more. */
const FILTER = 5 / 0x20_0000_0000_0000;

/** A segment in tile space. Kept in an object, since doubles that are passed to a function are boxed. */
export interface Segment {
  readonly sx: number;
  readonly sy: number;
  readonly ex: number;
  readonly ey: number;
}

/**
 * -1: the segment from (sx, sy) to (ex, ey) meets the column line first. 0: it passes through the corner. 1: the row line first. Both lines lie ahead of the start, or on it; a line that the segment never meets because
 * it runs along it comes last.
 *
 * @remarks Allocates nothing, except where products leave the range of doubles (BigInt then).
 */
export function compareCrossings(lineX: number, lineY: number, { sx, sy, ex, ey }: Segment): number {
  const toX = lineX - sx;
  const toY = lineY - sy;
  const dx = ex - sx;
  const dy = ey - sy;
  // Lines lie ahead, so all four products of a distance and an extent are positive without their signs.
  const column = Math.abs(toX * dy);
  const row = Math.abs(toY * dx);
  const difference = column - row;
  const bound = FILTER * (column + row);
  if (column + row > SMALLEST) {
    if (difference > bound) return 1;
    if (difference < -bound) return -1;
  }

  // Corners are common, and mostly on coordinates whose differences are doubles: then two exact products decide.
  if (
    column > SMALLEST &&
    row > SMALLEST &&
    column < LARGEST &&
    row < LARGEST &&
    differenceTail(lineX, sx, toX) === 0 &&
    differenceTail(lineY, sy, toY) === 0 &&
    differenceTail(ex, sx, dx) === 0 &&
    differenceTail(ey, sy, dy) === 0
  ) {
    if (difference !== 0) return difference > 0 ? 1 : -1;
    return Math.sign(productTail(Math.abs(toX), Math.abs(dy), column) - productTail(Math.abs(toY), Math.abs(dx), row));
  }
  const side = orientation(sx, sy, ex, ey, lineX, lineY);
  return ex < sx === ey < sy ? -side : side;
}

/**
 * How far the corner lies beside the segment, as the product-difference of `compareCrossings`, off by less than 2^-80 of
 * the products that cancel in it. For extents between 2^-400 and 2^400.
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

/** `|a - b|` exactly, less its rounded value. */
function tailOfMagnitude(a: number, b: number): number {
  const difference = a - b;
  return difference < 0 ? -differenceTail(a, b, difference) : differenceTail(a, b, difference);
}
