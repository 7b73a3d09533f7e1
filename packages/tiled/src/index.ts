/** `@tilewright/tiled`: reads maps made with the Tiled editor into typed tile maps and shapes. */
export { TiledError, type DocumentPath, type Place, type TiledErrorParts } from './error.js';
export type { Fields } from './document/check.js';
export type { ObjectAlignment } from './document/tileset-fields.js';
export type { GroupLayer, ImageLayer, ObjectLayer, TiledLayer, TiledLayerBase, TileLayer } from './map/layers.js';
export { allLayers, objectLayer, objectWithId, type TiledMap, tileLayer, tilesetTile, wangSet } from './map/map.js';
export { isAreaObject, objectContains } from './map/object-contains.js';
export type { AreaObject, TiledObject, TileObject } from './map/objects.js';
export type {
  CapsuleObject,
  CircleObject,
  CollisionObject,
  EllipseObject,
  PointObject,
  PolygonObject,
  PolylineObject,
  RectangleObject,
  RotatedRectangleObject,
  TemplateObject,
  TextObject,
  TiledObjectBase,
} from './map/plain-objects.js';
export { frameAt } from './map/frame.js';
export { collisionOf, type CollisionOptions } from './map/collision.js';
export { type TiledWangColor, type TiledWangSet } from './map/wang-set.js';
export { findProperty, type FromNumber, property, type PropertyKinds, type WithProperties } from './map/properties.js';
export type { TiledProperties, TiledProperty } from './map/property.js';
export {
  type MapOfOne,
  type MapOfRatio,
  type ReadMapOptions,
  type ReadOptions,
  readTiledMap,
  type ResolveFile,
} from './read/map.js';
export {
  type Capsule,
  cornersOf,
  type Ellipse,
  type Polygon,
  type Polyline,
  type RotatedRectangle,
} from './map/shapes.js';
export { type SolidRule, solidTiles } from './map/solid.js';
export {
  emptyCell,
  flipsOf,
  type GlobalTileId,
  hasTile,
  idWithoutFlips,
  type TileFlips,
  type TileTurn,
  turnOf,
} from './map/tile-id.js';
export {
  pictureOf,
  type TiledImage,
  type TileFrame,
  type TilePicture,
  type Tileset,
  type TilesetTile,
} from './map/tileset.js';
export type { WorldRatio } from './read/world.js';
