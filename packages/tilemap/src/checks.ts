/**
 * The argument checks that other packages share: tiles, rectangles, maps, spaces and the arrays that are written. Each
 * error is a `RangeError` that names the function, the parameter, the rule, the received value and the remedy.
 */
export { requireTileSpace } from './space/checks.js';
export { requireTilemap } from './storage/base.js';
export { requireIterable, requireTypedArray } from './values/checks.js';
export { requireRect } from './values/rect.js';
export { requireTile } from './values/tile.js';
