/**
 * For the insides of other packages and for engine bindings: no checks, plain numbers, nothing allocated that is not
 * asked for. Everyday code needs none of it.
 */
export { unsafeStep } from './values/step.js';
export { isTileCoordinate, MAX_TILE, MIN_TILE, unsafeTile } from './values/tile.js';
export { unsafeTileRect } from './values/rect.js';
export { unsafeCardinal, unsafeCompass } from './directions/compass.js';
