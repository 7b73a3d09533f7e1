/** Fields of view on tile maps: exact, symmetric, and in agreement with `castRay` and `isVisible`. */
export type {
  ManyViewsOptions,
  ManyViewsOptionsWithIsOpaque,
  RegionOptions,
  RegionOptionsWithIsOpaque,
  SightOptions,
  SightOptionsWithIsOpaque,
  ViewOptions,
  ViewOptionsWithIsOpaque,
} from './arguments/options.js';
export type { View2 } from './arguments/view.js';
export { isInView } from './view/in-view.js';
export { markTilesInView } from './view/mark.js';
export { markTilesInViews } from './view/mark-many.js';
export { regionInView, regionInViewInto } from './view/region.js';
export { rowsInView, tilesInView } from './view/tiles.js';
