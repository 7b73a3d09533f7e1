/**
 * The twins of the general verbs for vectors and points, with the same names and types: for your own loops. They have
 * no dispatch, so an engine can inline them without allocating their results.
 */
export {
  add,
  approximatelyEquals,
  div,
  equals,
  isFinite,
  isZero,
  lerp,
  moveTowards,
  mul,
  neg,
  sub,
} from './vector/arithmetic.js';
export {
  clampMagnitude,
  cross,
  distance,
  distanceSquared,
  dot,
  magnitude,
  magnitudeSquared,
  mean,
  midpoint,
  normalized,
  perpendicular,
  projectedOn,
  reflected,
  rotated,
} from './vector/geometry.js';
