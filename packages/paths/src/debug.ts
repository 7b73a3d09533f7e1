/**
 * Drawing for debugging, with anybody's renderer: paths, way points, and flow fields. See `@tilewright/queries/debug` for
 * renderers, and for drawings of tiles, rays and bodies.
 */
export { drawFlow, type DrawFlowOptions } from './debug/draw-flow.js';
export { drawPath, drawWayPoints } from './debug/draw-path.js';
