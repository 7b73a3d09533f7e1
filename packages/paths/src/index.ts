/** Shortest paths and flow fields on tile maps that change. */
export type { FindOptions } from './arguments/find-options.js';
export type { CostOfTile, GroundOptions, GroundOptionsWithIsSolid } from './arguments/options.js';
export {
  FlowField,
  type FlowFieldArguments,
  type FlowFieldOptions,
  type FlowFieldOptionsWithIsSolid,
} from './flow/flow-field.js';
export { setVelocitiesByFlow } from './flow/velocities.js';
export type { TilePath } from './ground/tile-path.js';
export type { PathTiles } from './points/path-tiles.js';
export {
  type BodyInTiles,
  tilesTooNarrow,
  type TooNarrowOptions,
  type TooNarrowOptionsWithIsSolid,
} from './points/too-narrow.js';
export {
  type WayPointOptions,
  type WayPointOptionsWithIsSolid,
  wayPoints,
  wayPointsInto,
} from './points/way-points.js';
export { findPath, type FindPathOptions, type FindPathOptionsWithIsSolid } from './search/find-path.js';
export type { PathSearch } from './search/path-search.js';
export { Pathfinder } from './search/pathfinder.js';
export type { SearchStatus } from './search/search.js';
