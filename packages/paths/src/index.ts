/** Shortest paths and flow fields on tile maps that change. */
export type { CostOfTile, GroundOptions, GroundOptionsWithIsSolid } from './arguments/options.js';
export type { TilePath } from './ground/tile-path.js';
