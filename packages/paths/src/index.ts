/** Shortest paths and flow fields on tile maps that change. */
export type { FindOptions } from './arguments/find-options.js';
export type { CostOfTile, GroundOptions, GroundOptionsWithIsSolid } from './arguments/options.js';
export type { TilePath } from './ground/tile-path.js';
export { findPath, type FindPathOptions, type FindPathOptionsWithIsSolid } from './search/find-path.js';
export type { PathSearch } from './search/path-search.js';
export { Pathfinder } from './search/pathfinder.js';
export type { SearchStatus } from './search/search.js';
