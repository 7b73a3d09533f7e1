/** Questions about tracked objects, and the answers that they fill. */
export { ObjectAnswer } from './answer.js';
export { objectsAt } from './at.js';
export type { ObjectHit } from './hit.js';
export { objectsInCapsule } from './in-capsule.js';
export { objectsInCircle, objectsInCircleInto } from './in-circle.js';
export { objectsInPolygon } from './in-polygon.js';
export { objectsInRectangle, objectsInRectangleInto } from './in-rectangle.js';
export { objectsInSector } from './in-sector.js';
export { nearestObjects, nearestObjectsInto } from './nearest.js';
export { firstObjectOnSegment, firstObjectOnSegmentInto, objectsOnSegment } from './on-segment.js';
export { objectsOnTile } from './on-tile.js';
export type {
  FirstObjectOptions,
  NearestOptions,
  ObjectFilter,
  ObjectOptions,
  OrderedObjectOptions,
  PairOptions,
} from './options.js';
export { objectsOverlapping } from './overlapping.js';
export { PairAnswer } from './pair-answer.js';
export type { ReusableAnswer } from './reusable-answer.js';
export { overlappingPairs, overlappingPairsInto } from './pairs.js';
