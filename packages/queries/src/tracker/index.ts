/** Objects of any size, tracked while they move, and found. */
export type { ObjectTrackerOptions, TrackedObjects } from './changes.js';
export type { Filter } from './filter.js';
export type { Handle } from './handle.js';
export type { TileChange, TileListener } from './observe.js';
export type {
  NearestOptions,
  ObjectQueryOptions,
  ObjectVisitor,
  PairQueryOptions,
  PairVisitor,
  SegmentHit,
} from './options.js';
export type { PointsOf, QuantitiesOf, ShapeColumns, TrackedShape } from './shapes.js';
export type { ObjectTrackerStats } from './stats.js';
export { ObjectTracker } from './tracker.js';
