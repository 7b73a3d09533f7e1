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
export {
  BlockedRows,
  type Body2,
  type BodySizes,
  box,
  type Box2,
  boxAround,
  type BoxSizes,
  type Contact,
  ContactAnswer,
  type MotionOptions,
  type MotionOptionsWithSolid,
  type Move,
  MoveAnswer,
  moveAndSlide,
  moveAndSlideAll,
  moveAndSlideInto,
  type MovingBodies,
  type SidesOf,
  type SlideOptions,
  type SlideOptionsWithSolid,
  standsOn,
  sweep,
  sweepInto,
  type VelocitiesOf,
} from './motion/index.js';
export { pushOut, type PushOut, type PushOutOptions, type PushOutOptionsWithIsSolid } from './collision/push-out.js';
export { pushOutAll, type PushOutAllOptions, type PushOutAllOptionsWithIsSolid } from './collision/push-out-all.js';
export { PushOuts } from './collision/push-outs.js';
export { castRay, castRayInto, type Ray2 } from './segment/cast.js';
export { castRaysInto } from './segment/cast-rays.js';
export { RayHits } from './segment/ray-hits.js';
export { type RayHit, RayHitAnswer } from './segment/hit.js';
export { tileCursor, type TileCursor } from './segment/cursor.js';
export type { BlockingCorners, BlockingOptions, BlockingOptionsWithIsSolid, CornerTiles } from './segment/options.js';
export type { SegmentOptions } from './segment/start.js';
export { tilesOnSegment, tilesOnSegmentInto, visitTilesOnSegment } from './segment/tiles.js';
export { isVisible } from './segment/visibility.js';
export { areVisibleInto } from './segment/are-visible.js';
export {
  type Answer,
  type Counts,
  countsInCirclesInto,
  FirstHitsAnswer,
  type FirstObjectOptions,
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  firstObjectsOnSegmentsInto,
  HitAnswer,
  NearestAnswer,
  nearestObjects,
  nearestObjectsInto,
  nearestObjectsOfEachInto,
  NearestOfEachAnswer,
  type NearestOptions,
  type NearestRowOptions,
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
  type RowFilter,
  type RowOptions,
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
