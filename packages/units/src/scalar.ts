/**
 * The twins of the general verbs for scalars, with the same names and types: for your own loops over quantities,
 * numbers and instants. They have no dispatch, so they cost as much as the bare operators.
 */
export { abs, add, div, mul, neg, ratio, sign, sqrt, square, sub } from './scalar/arithmetic.js';
export {
  ceilTo,
  floorTo,
  hypot,
  inverseLerp,
  lerp,
  modulo,
  moveTowards,
  roundTo,
  sum,
} from './scalar/interpolation.js';
export { approximatelyEquals, clamp, compare, equals, isFinite, isZero, max, min } from './scalar/order.js';
