/** Typed tile maps in PixiJS: cameras, views of tiles, sprites placed from columns, and debug drawing. */
export { cameraOf, show } from './camera.js';
export { debugDraw, type DebugDrawOptions } from './debug-draw.js';
export { type Placeable, type PlaceOptions, placeSprites } from './place-sprites.js';
export { type TextureOf, TilesView } from './tiles-view.js';
