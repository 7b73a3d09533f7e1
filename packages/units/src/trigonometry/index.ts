/** Deterministic functions of plain numbers; angles in radians. The typed ones are in `angles`. */
export { acos, asin } from './arcSine.js';
export { atan, atan2 } from './arcTangent.js';
export { hypot2 } from './hypotenuse.js';
export { cos, sin } from './sine.js';
export { tan } from './tangent.js';
