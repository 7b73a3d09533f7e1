/** The tracker of moving objects of any size. */
export type { QuestionCounters } from './counters.js';
export type { Handle } from '../handle.js';
export type { MoveEachOptions, PlaceOfObject, PlainPlace } from './object-places.js';
export { observeTiles, type TileChange, type TileListener } from './observe.js';
export { restore, restoreFromBytes } from './restore.js';
export { orderByPlace, type RowColumn } from './order-by-place.js';
export type { PointsOf, QuantitiesOf, ShapeColumns, TrackedShape } from './shapes.js';
export { snapshotInto, TrackerSnapshot } from './snapshot.js';
export type { ObjectTrackerStats } from './stats.js';
export { tilesOfObject } from './tiles-of-object.js';
export { ObjectTracker, type ObjectTrackerOptions } from './tracker.js';
