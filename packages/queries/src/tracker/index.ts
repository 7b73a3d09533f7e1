/** Objects of any size, kept where questions find them while they move. */
export type { QuestionCounters } from './counters.js';
export type { Handle } from './handle.js';
export type { TileChange, TileListener } from './observe.js';
export type { PointsOf, QuantitiesOf, ShapeColumns, TrackedShape } from './shapes.js';
export type { ObjectTrackerStats } from './stats.js';
export { ObjectTracker, type ObjectTrackerOptions } from './tracker.js';
