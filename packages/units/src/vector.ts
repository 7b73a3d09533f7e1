/**
 * The verbs for vectors and points alone, under the names and types of the general ones: for loops of your own. They
 * dispatch on nothing, so an engine can inline them and keep their results off the heap.
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
