/**
 * Kernels for other packages and for bindings to engines: plain numbers, without checks, without hidden allocation.
 * Games need none of this.
 *
 * A kernel takes an axis of a space as two numbers: `rawOriginX(space)` or `rawOriginY(space)`, and
 * `rawTileSize(space)`. Read them once before a loop.
 */
export { MAX_TILE, MIN_TILE, TILE_END } from './limits.js';
export {
  borderCoordinate,
  centerCoordinate,
  tileCoordinate,
  tileSpaceCoordinate,
  worldCoordinate,
} from './space/kernel.js';
export {
  type BitLayout,
  type ChunkLayout,
  type LaidOut,
  type Layouts,
  type RowLayout,
  storageIn,
} from './storage/layout.js';
export { SolidTiles } from './storage/solid-tiles.js';
export { nextDown } from './space/next-down.js';
export { rawOriginX, rawOriginY, rawTileSize } from './space/tile-space.js';
export { unsafeTile } from './values/tile.js';
