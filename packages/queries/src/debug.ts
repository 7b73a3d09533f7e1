/**
 * Drawing for debugging, with anybody's renderer: what rays hit, the tiles of an answer, solid tiles, and the
 * objects of a tracker with their cells. Implement `DebugDraw` with the graphics of your engine; the packages
 * `@tilewright/phaser` and `@tilewright/pixi` have one.
 */
export { requireDrawnBounds } from './debug/answers.js';
export { type DebugDraw, type DebugPart, debugColors, requireDebugDraw } from './debug/debug-draw.js';
export { drawRay } from './debug/draw-ray.js';
export {
  drawSolidTiles,
  type DrawSolidOptions,
  type DrawSolidOptionsWithIsSolid,
  drawTiles,
  type DrawTilesOptions,
} from './debug/draw-tiles.js';
export { drawTracker, type DrawTrackerOptions } from './debug/draw-tracker.js';
