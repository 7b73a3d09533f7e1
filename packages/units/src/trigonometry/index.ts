/** Trigonometry on plain numbers (radians): the kernels behind the typed functions. */
export { hypot2 } from './hypot.js';
export { cos, sin } from './sine.js';
export { tan } from './tangent.js';
