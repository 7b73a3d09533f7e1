/**
 * Drawing for debugging, with anybody's renderer: the paths of bodies, and what stops them. Implement `DebugDraw` of
 * `@tilewright/queries/debug` with the graphics of your engine; the packages `@tilewright/phaser` and
 * `@tilewright/pixi` have one.
 */
export { drawMove, drawSweep } from './debug/draw-motion.js';
