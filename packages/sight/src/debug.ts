/**
 * Debug drawing of what an eye sees, with any renderer. See `@tilewright/queries/debug` for renderers, and for the
 * drawing of tiles, rays and bodies.
 */
export { drawView } from './debug/draw-view.js';
