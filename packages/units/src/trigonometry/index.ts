/** Deterministic functions of plain numbers; angles in radians. The typed ones are in `angles`. */
export { acos, asin } from './arc-sine.js';
export { atan, atan2 } from './arc-tangent.js';
export { hypot2 } from './hypotenuse.js';
export { cos, sin } from './sine.js';
export { tan } from './tangent.js';
export { withinHalfTurns, withinTurn } from './whole-turns.js';
