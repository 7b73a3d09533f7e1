/**
 * Debug drawing of paths, way points and flow fields, with any renderer. See `@tilewright/queries/debug` for
 * renderers, and for the drawing of tiles, rays and bodies.
 */
export { drawFlow, type DrawFlowOptions } from './debug/draw-flow.js';
export { drawPath, drawWayPoints } from './debug/draw-path.js';
