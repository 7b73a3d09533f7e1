/**
 * What other packages of tilewright build on, and what tests need: `checkTracker` lists the broken invariants of a
 * tracker, and `CursorRows` makes the rows of an area of its own. Games need none of this.
 */
export { CursorRows, type RowCursor } from './area/tile-rows.js';
export { requirePointRows } from './arguments/columns.js';
export { quantityOf, type RawSpace, sizeOfTiles } from './arguments/raw.js';
export { circleToTiles, inTiles, lengthInTiles, type PointInTiles, toTiles } from './arguments/tile-space.js';
export { HIT_OF_BODY, type HitFields, hitFields, normalIn, writableHit, type WritableHit } from './hit-answer.js';
export { type RawFilter, rawFilter } from './objects/options.js';
export { Slabs } from './objects/slabs.js';
export { Pool } from './pool.js';
export { predicateOf } from './segment/options.js';
export { type Strip, stripsAlong } from './segment/strips.js';
export { countRun } from './tracker/counters.js';
export { checkTracker } from './tracker/check.js';
export { above, below } from './tracker/level.js';
export { trackedObjects } from './tracker/require-tracker.js';
export type { TrackedCells, TrackedLevel, TrackedObjects, TrackedSlots } from './tracker/tracked.js';
