/**
 * Tile queries: the tiles of segments and areas, exact and in order; rays, lines of sight, and questions about objects
 * that move.
 */
export { rowsInCapsule, tilesInCapsule } from './area/capsule.js';
export { rowsInCircle, tilesInCircle } from './area/circle.js';
export type { AreaOptions, Inclusion, RectangleOptions, SectorOptions } from './area/options.js';
export type { RowVisitor, TileRow, TileRows } from './area/tile-rows.js';
export { rowsInPolygon, tilesInPolygon } from './area/polygon.js';
export { rowsInRectangle, tilesInRectangle } from './area/rectangle.js';
export { rowsInSector, tilesInSector } from './area/sector.js';
export { castRay, castRayInto, type Ray2 } from './segment/cast.js';
export { castRaysInto } from './segment/cast-rays.js';
export { RayHits } from './segment/ray-hits.js';
export { HitAnswer } from './hit-answer.js';
export type { RayHit } from './segment/hit.js';
export { tileCursor, type TileCursor } from './segment/cursor.js';
export type { BlockingCorners, BlockingOptions, BlockingOptionsWithIsSolid, CornerTiles } from './segment/options.js';
export type { SegmentOptions } from './segment/start.js';
export type { TileVisitor } from './segment/runs.js';
export { tilesOnSegment, tilesOnSegmentInto, visitTilesOnSegment } from './segment/tiles.js';
export { isVisible } from './segment/visibility.js';
export { areVisibleInto } from './segment/are-visible.js';
export {
  type FirstObjectOptions,
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  nearestObjects,
  nearestObjectsInto,
  type NearestOptions,
  ObjectAnswer,
  type ObjectFilter,
  type ObjectHit,
  type ObjectOptions,
  objectsAt,
  objectsInCapsule,
  objectsInCircle,
  objectsInCircleInto,
  objectsInPolygon,
  objectsInRectangle,
  objectsInRectangleInto,
  objectsInSector,
  objectsOnSegment,
  objectsOnTile,
  objectsOverlapping,
  type OrderedObjectOptions,
  overlappingPairs,
  overlappingPairsInto,
  PairAnswer,
  type ReusableAnswer,
  type PairOptions,
} from './objects/index.js';
export {
  type Handle,
  type MoveEachOptions,
  ObjectTracker,
  observeTiles,
  type ObjectTrackerOptions,
  type ObjectTrackerStats,
  orderByPlace,
  type PlaceOfObject,
  type PlainPlace,
  type PointsOf,
  type QuestionCounters,
  type QuantitiesOf,
  restore,
  restoreFromBytes,
  type RowColumn,
  type ShapeColumns,
  snapshotInto,
  type TileChange,
  type TileListener,
  tilesOfObject,
  type TrackedShape,
  TrackerSnapshot,
} from './tracker/index.js';
