/** Questions about tracked objects, and the answers that they fill. */
export { ObjectAnswer, type Answer } from './answer.js';
export { objectsAt, objectsAtInto } from './at.js';
export { type Counts, countsInCirclesInto } from './counts-in-circles.js';
export { FirstHitsAnswer } from './first-hits-answer.js';
export type { ObjectHit } from './hit.js';
export { HitAnswer } from './hit-answer.js';
export { objectsInCapsule, objectsInCapsuleInto } from './in-capsule.js';
export { objectsInCircle, objectsInCircleInto } from './in-circle.js';
export { objectsInPolygon, objectsInPolygonInto } from './in-polygon.js';
export { objectsInRectangle, objectsInRectangleInto } from './in-rectangle.js';
export { objectsInSector, objectsInSectorInto } from './in-sector.js';
export { nearestObjects, nearestObjectsInto } from './nearest.js';
export { NearestAnswer } from './nearest-answer.js';
export { nearestObjectsOfEachInto } from './nearest-of-each.js';
export { NearestOfEachAnswer } from './nearest-of-each-answer.js';
export {
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  objectsOnSegment,
  objectsOnSegmentInto,
} from './on-segment.js';
export { firstObjectsOnSegmentsInto } from './on-segments.js';
export { objectsOnTile, objectsOnTileInto } from './on-tile.js';
export type {
  FirstObjectOptions,
  NearestOptions,
  NearestRowOptions,
  ObjectFilter,
  ObjectOptions,
  OrderedObjectOptions,
  PairOptions,
  RowFilter,
  RowOptions,
} from './options.js';
export { objectsOverlapping, objectsOverlappingInto } from './overlapping.js';
export { PairAnswer } from './pair-answer.js';
export type { ReusableAnswer } from './reusable-answer.js';
export { overlappingPairs, overlappingPairsInto } from './pairs.js';
