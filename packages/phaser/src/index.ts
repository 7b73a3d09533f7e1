/**
 * Typed tile maps in Phaser 3.90 and 4: spaces and walls of layers, bodies tracked for exact queries, movement among
 * tiles, and debug drawing. The world is Phaser's, in pixels.
 */
export { bind, type LayerWriter } from './bind.js';
export { BodyTracker, type GameObject, type TrackableGroup } from './body-tracker.js';
export { debugDraw, type DebugDrawOptions, type DebugGraphics } from './debug-draw.js';
export { here, type Pointer, type Placed } from './here.js';
export { layerFrom, type LayerFromOptions } from './layer-from.js';
export { type Layer, spaceOf, type TileIsSolid, wallsOf } from './layer.js';
export { sidesOf } from './sides-of.js';
export { tileMover, type MovableSprite, type TileMover, type TileMoverOptions } from './tile-mover.js';
