/**
 * Tile queries: the tiles of segments and areas, exact and in order; rays, lines of sight, push-out, and
 * questions about objects that move.
 */
export {
  rowsInCapsule,
  tilesInCapsule,
  tilesInCapsuleInto,
  visitRowsInCapsule,
  visitTilesInCapsule,
} from './area/capsule.js';
export {
  rowsInCircle,
  tilesInCircle,
  tilesInCircleInto,
  visitRowsInCircle,
  visitTilesInCircle,
} from './area/circle.js';
export type { AreaOptions, Inclusion, RectangleOptions, TileRow } from './area/options.js';
export {
  rowsInPolygon,
  tilesInPolygon,
  tilesInPolygonInto,
  visitRowsInPolygon,
  visitTilesInPolygon,
} from './area/polygon.js';
export {
  rowsInRectangle,
  tilesInRectangle,
  tilesInRectangleInto,
  visitRowsInRectangle,
  visitTilesInRectangle,
} from './area/rectangle.js';
export {
  rowsInSector,
  tilesInSector,
  tilesInSectorInto,
  visitRowsInSector,
  visitTilesInSector,
} from './area/sector.js';
export type { RowVisitor, TileVisitor } from './arguments/visitors.js';
export { pushOut, type PushOut, type PushOutOptions, type PushOutOptionsWithIsSolid } from './collision/push-out.js';
export { castRay, castRayInto, type Ray2 } from './segment/cast.js';
export { type RayHit, RayHitAnswer } from './segment/hit.js';
export { tileCursor, type TileCursor } from './segment/cursor.js';
export type { BlockingCorners, BlockingOptions, BlockingOptionsWithIsSolid, CornerTiles } from './segment/options.js';
export type { SegmentOptions } from './segment/start.js';
export { tilesOnSegment, tilesOnSegmentInto, visitTilesOnSegment } from './segment/tiles.js';
export { isVisible } from './segment/visibility.js';
export {
  type Answer,
  type FirstObjectOptions,
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  HitAnswer,
  NearestAnswer,
  nearestObjects,
  nearestObjectsInto,
  type NearestOptions,
  ObjectAnswer,
  type ObjectFilter,
  type ObjectHit,
  type ObjectOptions,
  objectsAt,
  objectsAtInto,
  objectsInCapsule,
  objectsInCapsuleInto,
  objectsInCircle,
  objectsInCircleInto,
  objectsInPolygon,
  objectsInPolygonInto,
  objectsInRectangle,
  objectsInRectangleInto,
  objectsInSector,
  objectsInSectorInto,
  objectsOnSegment,
  objectsOnSegmentInto,
  objectsOnTile,
  objectsOnTileInto,
  objectsOverlapping,
  objectsOverlappingInto,
  type OrderedObjectOptions,
  overlappingPairs,
  overlappingPairsInto,
  PairAnswer,
  type ReusableAnswer,
  type PairOptions,
} from './objects/index.js';
export {
  type Handle,
  ObjectTracker,
  observeTiles,
  type ObjectTrackerOptions,
  type ObjectTrackerStats,
  type PointsOf,
  type QuestionCounters,
  type QuantitiesOf,
  restore,
  restoreFromBytes,
  type ShapeColumns,
  snapshotInto,
  type TileChange,
  type TileListener,
  tilesOfObject,
  type TrackedShape,
  TrackerSnapshot,
} from './tracker/index.js';
