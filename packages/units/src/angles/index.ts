/** Angles and directions: what the package exports of them. */
export { arcLength, tangentialSpeed } from './arcs.js';
export { Direction2 } from './compass.js';
export { angleOf, directionBetween, directionFromAngle, directionOf, unitVector, vectorTowards } from './directions.js';
export { acos, asin, atan2, cos, normalizePositive, normalizeSigned, sin, tan } from './functions.js';
export { directionBits, unsafeDirection } from './raw.js';
export {
  angleBetween,
  isWithinArc,
  lerpDirection,
  quarterTurnLeft,
  quarterTurnRight,
  reverse,
  turn,
  turnTowards,
} from './turning.js';
