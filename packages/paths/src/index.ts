/** Shortest paths and flow fields on tile maps that change. */
export type { CostOfTile, GroundOptions, GroundOptionsWithIsSolid } from './arguments/options.js';
export {
  FlowField,
  type FlowFieldArguments,
  type FlowFieldOptions,
  type FlowFieldOptionsWithIsSolid,
} from './flow/flow-field.js';
export { setVelocitiesByFlow } from './flow/velocities.js';
export type { TilePath } from './ground/tile-path.js';
