/** `layerFrom`: makes a Phaser layer from a tile map. */
import type { ReadonlyTilemap } from '@tilewright/tilemap';
import { requireTilemap } from '@tilewright/tilemap/checks';
import {
  argumentError,
  type OptionNames,
  requireFunction,
  requireInteger,
  requireObject,
  requireOptions,
} from '@tilewright/units/checks';
import type Phaser from 'phaser';

/** Options of `layerFrom`. */
export interface LayerFromOptions<T> {
  /** The key of the picture with the tiles, which the scene has loaded. */
  readonly tileset: string;
  /** The width and height of a tile in that picture, in pixels. */
  readonly tileSize: number;
  /** Returns the index of a tile's picture, from its value, column and row; -1 for no picture. */
  readonly indexOf: (value: T, x: number, y: number) => number;
  /** Pixels around the picture. Default: 0. */
  readonly margin?: number | undefined;
  /** Pixels between tiles of the picture. Default: 0. */
  readonly spacing?: number | undefined;
}

const layerFromOptions: OptionNames<LayerFromOptions<unknown>> = [
  'tileset',
  'tileSize',
  'indexOf',
  'margin',
  'spacing',
];

/** The greatest number of tiles of a layer: Phaser keeps an object for each. */
const MOST_TILES = 0x100_0000;
/** The greatest index of a picture: Tiled uses the higher bits for rotated tiles. */
const MOST_INDEX = 0xfff_ffff;

/**
 * Makes a layer that shows a tile map: for games that generate maps, or read them with `@tilewright/tiled`.
 *
 * The northwest tile of the map is tile (0, 0) of the layer and of `spaceOf(layer)`. Use a map whose bounds begin at
 * tile (0, 0), so that both have the same tiles.
 *
 * @param scene - the scene that shows it
 * @param map - the tiles; it must have bounds. Later changes are not followed: write to both
 * @param options - `tileset`, `tileSize`, `indexOf`; `margin`, `spacing`
 * @returns a new `TilemapLayer`; call `setCollision` and related methods on its `tilemap`
 * @throws RangeError if the map has more than 2^24 tiles, the picture is not loaded, an option is not valid, or
 * `indexOf` returns anything except an integer of at least -1; also what `indexOf` throws. Then there is no new layer
 *
 * @remarks O(tiles); Phaser creates an object for each.
 */
export function layerFrom<T>(
  scene: Phaser.Scene,
  map: ReadonlyTilemap<T>,
  options: LayerFromOptions<T>,
): Phaser.Tilemaps.TilemapLayer {
  const where = 'layerFrom';
  requireObject(where, 'scene', 'a Scene of Phaser', scene);
  requireTilemap(where, 'map', map);
  requireObject(where, 'options', 'an object with tileset, tileSize and indexOf', options);
  requireOptions(where, options, layerFromOptions);
  const { tileset: key, tileSize, indexOf, margin = 0, spacing = 0 } = options;
  requireInteger(where, 'tileSize', tileSize, 1);
  requireInteger(where, 'margin', margin, 0);
  requireInteger(where, 'spacing', spacing, 0);
  requireFunction(where, 'indexOf', indexOf);
  const { x: left, y: top, width, height } = map.bounds;
  if (width * height > MOST_TILES) {
    throw argumentError(where, 'map', 'of at most 2^24 tiles', map.bounds, 'Show a view of it: viewOf(map, rect)');
  }
  if (!scene.textures.exists(key)) {
    throw argumentError(where, 'tileset', 'the key of a loaded picture', key, 'Load it in preload()');
  }
  const indexes: number[][] = [];
  for (let y = top; y < top + height; y++) {
    const row: number[] = [];
    for (let x = left; x < left + width; x++) {
      row.push(requireInteger(where, `indexOf at (${x}, ${y})`, indexOf(map.getAt(x, y), x, y), -1, MOST_INDEX));
    }
    indexes.push(row);
  }
  const tilemap = scene.make.tilemap({ tileWidth: tileSize, tileHeight: tileSize, width, height });
  const tileset = tilemap.addTilesetImage(key, key, tileSize, tileSize, margin, spacing);
  const layer = tileset && tilemap.createBlankLayer('layer', tileset);
  if (!layer) throw argumentError(where, 'tileset', 'a picture that Phaser can cut into tiles', key);
  layer.putTilesAt(indexes, 0, 0);
  return layer;
}
