/**
 * The verbs for scalars alone, under the names and types of the general ones: for loops of your own over quantities,
 * numbers and instants. They dispatch on nothing, so they cost what the bare operators cost.
 */
export { abs, add, div, mul, neg, ratio, sign, sqrt, square, sub } from './scalar/arithmetic.js';
export { floorTo, hypot, inverseLerp, lerp, modulo, moveTowards, roundTo, sum } from './scalar/interpolation.js';
export { approximatelyEquals, clamp, compare, equals, isFinite, isZero, max, min } from './scalar/order.js';
