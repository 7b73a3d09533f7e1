/**
 * The polynomials behind a corner, with the errors of all roundings to first order: what is left out is below 2^-98 of
 * the largest term. Where a value is smaller than 2^-45 of that, exact sums are needed.
 *
 *     power    kx^2 + ky^2 - reach^2                      (kx, ky): the corner, relative to the center of the body
 *     ahead    kx * dx + ky * dy                          (dx, dy): the displacement
 *     square   reach^2 * (dx^2 + dy^2) - cross^2          cross = kx * dy - ky * dx
 *
 *     fraction = power / (ahead + sqrt(square))           without a difference of numbers that nearly cancel
 */
import { differenceTail, productTail, sumTail } from '@tilewright/units/exact';
import { HIGH_X, HIGH_Y, LOW_X, LOW_Y } from './edges.js';
import type { GrownShape } from './grown-shape.js';

/** 2^-45, rounded up: a value above this part of its terms has lost no digits that count. */
const LEAST_PART = 2.9e-14;
/** Above this sum of the terms, no tail of a product has underflowed. */
const LEAST_TERMS = 1e-200;

const factors = /* @__PURE__ */ new Float64Array(18);
const products = /* @__PURE__ */ new Float64Array(9);
const tails = /* @__PURE__ */ new Float64Array(9);

/**
 * The sign of the distance of the body at the start from the core, minus the reach: 1 outside, -1 inside, 0 if this
 * cannot tell.
 */
export function signOfStart(shape: GrownShape): number {
  const { lowX, highX, lowY, highY, halfX, halfY } = shape;
  const x = Math.max(lowX, -highX);
  const y = Math.max(lowY, -highY);
  // Beside an edge or not: only sure beyond its error.
  if (Math.abs(x) < halfX * LEAST_PART || Math.abs(y) < halfY * LEAST_PART) return 0;
  const kx = x > 0 ? x : 0;
  const ky = y > 0 ? y : 0;
  const kxTail = x > 0 ? (lowX > 0 ? tailOfEdge(shape, LOW_X) : -tailOfEdge(shape, HIGH_X)) : 0;
  const kyTail = y > 0 ? (lowY > 0 ? tailOfEdge(shape, LOW_Y) : -tailOfEdge(shape, HIGH_Y)) : 0;
  const { reach } = shape;
  const reachTail = sumTail(shape.radius, shape.more, reach);
  const xx = kx * kx;
  const yy = ky * ky;
  const rr = reach * reach;
  const squares = xx + yy;
  const excess = squares - rr;
  const power =
    excess +
    (differenceTail(squares, rr, excess) +
      sumTail(xx, yy, squares) +
      (productTail(kx, kx, xx) + productTail(ky, ky, yy) - productTail(reach, reach, rr)) +
      2 * (kx * kxTail + ky * kyTail - reach * reachTail));
  const terms = squares + rr + halfX * halfX + halfY * halfY;
  if (terms > LEAST_TERMS && Math.abs(power) > LEAST_PART * LEAST_PART * terms) return Math.sign(power);
  return 0;
}

/**
 * Writes the fraction of the path before a corner that the body is known to meet, within some last places; returns
 * false if this cannot tell.
 */
export function putCornerFraction(shape: GrownShape, edgeX: number, edgeY: number): boolean {
  const { stepX, stepY, reach, halfX, halfY } = shape;
  const kx = edgeX === LOW_X ? shape.lowX : shape.highX;
  const ky = edgeY === LOW_Y ? shape.lowY : shape.highY;
  const kxTail = tailOfEdge(shape, edgeX);
  const kyTail = tailOfEdge(shape, edgeY);
  const stepXTail = differenceTail(shape.endX, shape.startX, stepX);
  const stepYTail = differenceTail(shape.endY, shape.startY, stepY);
  factors[0] = factors[1] = factors[6] = factors[10] = kx;
  factors[2] = factors[3] = factors[8] = factors[12] = ky;
  factors[4] = factors[5] = reach;
  factors[7] = factors[13] = factors[14] = factors[15] = stepX;
  factors[9] = factors[11] = factors[16] = factors[17] = stepY;
  multiply(9);

  const xx = products[0]!;
  const yy = products[1]!;
  const rr = products[2]!;
  const rrTail = tails[2]! + 2 * reach * sumTail(shape.radius, shape.more, reach);
  const squares = xx + yy;
  const excess = squares - rr;
  const power =
    excess +
    (differenceTail(squares, rr, excess) +
      sumTail(xx, yy, squares) +
      (tails[0]! + tails[1]! - rrTail) +
      2 * (kx * kxTail + ky * kyTail));
  const powerTerms = squares + rr + halfX * halfX + halfY * halfY;
  if (!(Math.abs(power) > LEAST_PART * powerTerms) || !(rr > LEAST_TERMS)) return false;

  const alongX = products[3]!;
  const alongY = products[4]!;
  const along = alongX + alongY;
  const ahead =
    along +
    (sumTail(alongX, alongY, along) +
      (tails[3]! + tails[4]!) +
      (kx * stepXTail + kxTail * stepX + (ky * stepYTail + kyTail * stepY)));
  const aheadTerms = (Math.abs(kx) + halfX) * Math.abs(stepX) + (Math.abs(ky) + halfY) * Math.abs(stepY);
  if (!(Math.abs(ahead) > LEAST_PART * aheadTerms) || !(aheadTerms > LEAST_TERMS)) return false;

  const left = products[5]!;
  const right = products[6]!;
  const cross = left - right;
  const crossTail =
    differenceTail(left, right, cross) +
    (tails[5]! - tails[6]!) +
    (kx * stepYTail + kxTail * stepY - (ky * stepXTail + kyTail * stepX));
  const lengths = products[7]! + products[8]!;
  const lengthsTail =
    sumTail(products[7]!, products[8]!, lengths) +
    (tails[7]! + tails[8]!) +
    2 * (stepX * stepXTail + stepY * stepYTail);
  factors[0] = factors[1] = cross;
  factors[2] = rr;
  factors[3] = lengths;
  multiply(2);
  const area = products[0]!;
  const whole = products[1]!;
  const areaTail = tails[0]! + 2 * cross * crossTail + crossTail * crossTail;
  const wholeTail = tails[1]! + rr * lengthsTail + rrTail * lengths;
  const rest = whole - area;
  const square = rest + (differenceTail(whole, area, rest) + (wholeTail - areaTail));
  const terms = (Math.abs(kx) + halfX) * Math.abs(stepY) + (Math.abs(ky) + halfY) * Math.abs(stepX);
  // The cross product is off by a part of its terms, and so its square by that part of `cross * terms`, twice.
  if (!(square > LEAST_PART * (Math.abs(cross) * terms + area + whole)) || !(square > LEAST_TERMS)) return false;
  const fraction = power / (ahead + Math.sqrt(square));
  shape.fraction = fraction > 0 ? (fraction < 1 ? fraction : 1) : 0;
  return true;
}

/**
 * Multiplies pairs of factors, with the errors of the products: one call, so that engines inline it and box nothing.
 */
function multiply(count: number): void {
  for (let i = 0; i < count; i++) {
    const a = factors[2 * i]!;
    const b = factors[2 * i + 1]!;
    const product = a * b;
    products[i] = product;
    tails[i] = productTail(a, b, product);
  }
}

/** What an edge of the core, relative to the center of the body, has lost by rounding. */
function tailOfEdge(shape: GrownShape, edge: number): number {
  const { halfX, halfY, startX, startY } = shape;
  const isX = edge === LOW_X || edge === HIGH_X;
  const outward = edge === LOW_X || edge === LOW_Y ? -1 : 1;
  const from = edge === LOW_X ? shape.minX : edge === HIGH_X ? shape.maxX : edge === HIGH_Y ? shape.maxY : shape.minY;
  const start = isX ? startX : startY;
  const half = outward * (isX ? halfX : halfY);
  const first = from - start;
  return differenceTail(from, start, first) + sumTail(first, half, first + half);
}
