/**
 * The cold paths of the vector verbs: for squares, products and quotients outside the range of doubles.
 *
 * They are separate functions so that the verbs stay small: an engine counts the bytes of a function before it inlines
 * it. Each returns one number, since a verb builds its result in one place. The verbs call them for factors up to
 * 1e-290: a smaller quotient may be subnormal and have lost bits, or all of them.
 */
import { GREATEST_UNSCALED } from '../limits.js';
import { hypot2 } from '../trigonometry/index.js';

/**
 * From here to `GREATEST_UNSCALED`, a magnitude neither overflows nor loses bits; outside, it is scaled by 2^-10 or
 * 2^100.
 */
const LEAST_UNSCALED = 1e-280;
const SCALE_OF_GREAT = 0.0009765625;
const SCALE_OF_SMALL = 1.2676506002282294e30;

/**
 * A factor that scales a vector so that its magnitude neither overflows nor loses bits; a power of two, so it is exact.
 */
export function safeScale(x: number, y: number): number {
  const greatest = Math.max(Math.abs(x), Math.abs(y));
  return greatest > GREATEST_UNSCALED ? SCALE_OF_GREAT : greatest < LEAST_UNSCALED ? SCALE_OF_SMALL : 1;
}

/** The x component of the vector (x, y) at another length. */
function xAtLength(x: number, y: number, length: number): number {
  const scale = safeScale(x, y);
  return ((x * scale) / hypot2(x * scale, y * scale)) * length;
}

/** The x component of the vector (x, y), which is longer than `limit`, shortened to it. */
export function shortenedX(x: number, y: number, limit: number): number {
  return limit > 0 ? xAtLength(x, y, limit) : x * 0;
}

/** The x component of the point (x, y) moved toward (goalX, goalY), which it does not reach. */
export function movedX(x: number, y: number, goalX: number, goalY: number, change: number): number {
  if (x === goalX && y === goalY) return goalX;
  const dx = goalX - x;
  const dy = goalY - y;
  // The displacement of two finite points can overflow. Half of it cannot, and the digits it loses do not matter then.
  return dx - dx + (dy - dy) === 0
    ? x + xAtLength(dx, dy, change)
    : x + xAtLength(goalX / 2 - x / 2, goalY / 2 - y / 2, change);
}

/** 2^-520 and its inverse: scaled products stay below 2^1008, and those that had overflowed are above 2^-16. */
const DOWN = 2.913414348125081e-157;
const UP = 3.432398830065305e156;

/**
 * `a * b + c * d` if the plain formula gives NaN: two overflowing products may cancel. Infinite if the sum overflows.
 */
export function sumOfProducts(a: number, b: number, c: number, d: number): number {
  return (a * DOWN * (b * DOWN) + c * DOWN * (d * DOWN)) * UP * UP;
}
