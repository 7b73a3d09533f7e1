/** Wang sets, which the editor calls terrain sets: tiles that fit together by the colors of their corners and edges. */
import type { WangColor, WangSet } from '@tilewright/tilemap';
import type { Fields } from '../document/check.js';
import type { TiledProperties } from './property.js';
import type { GlobalTileId } from './tile-id.js';

/** A color of a Wang set, which the editor calls a terrain. */
export interface TiledWangColor extends WangColor {
  /** The class that the author wrote; `''` without a class. */
  readonly class: string;
  /** The color in which the editor shows it, `#rrggbb` or `#aarrggbb`, as the file writes it. */
  readonly color: string;
  /**
   * How often the editor chooses the color among others. `wangTiles` ignores it, since the terrain determines the
   * color of a tile.
   */
  readonly probability: number;
  /** The id in the tileset of the tile that represents it; `undefined` without such a tile. */
  readonly tile: number | undefined;
  readonly properties: TiledProperties;
}

/**
 * A Wang set of a tileset, for `wangTiles`. Its tiles are the tiles that the author colored, with their
 * probabilities and, if the tileset allows transformations, these tiles flipped and rotated. A cell without a color
 * is empty.
 */
export interface TiledWangSet extends WangSet<GlobalTileId> {
  /** The class that the author wrote; `''` without a class. */
  readonly class: string;
  readonly colors: readonly TiledWangColor[];
  /** The id in the tileset of the tile that represents it; `undefined` without such a tile. */
  readonly tile: number | undefined;
  readonly properties: TiledProperties;
  /** The set's fields as the file has them, except its colors and tiles. */
  readonly fields: Fields;
}
