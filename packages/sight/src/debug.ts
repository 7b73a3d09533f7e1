/**
 * Drawing for debugging, with anybody's renderer: what an eye sees. See `@tilewright/queries/debug` for renderers, and for
 * drawings of tiles, rays and bodies.
 */
export { drawView } from './debug/draw-view.js';
