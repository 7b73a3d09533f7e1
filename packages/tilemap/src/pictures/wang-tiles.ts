/**
 * `wangTiles`: paints a terrain with the tiles of a Wang set.
 *
 *     terrain      colors of corners      Four tiles meet at a corner, two at an edge. If their colors differ,
 *     1 1 2        1 1 2 2                the corner or edge gets the greatest color, as if colors were painted over
 *     1 1 1        1 1 2 2                each other in the order of their numbers, whole tiles at a time.
 *     2 1 1        2 2 1 1                `between: 'least'` reverses that.
 *                  2 2 1 1
 */
import {
  argumentError,
  type OptionNames,
  requireFunction,
  requireObject,
  requireOptions,
} from '@tilewright/units/checks';
import type { ReadonlyTilemap, Tilemap } from '../storage/tilemap.js';
import { ColorRows } from './color-rows.js';
import { type TileRect, unsafeTileRect } from '../values/rect.js';
import { type ChangedTiles, paintedRows, type Reach, requireMaps, sharedBounds, widestRow } from './painted-rows.js';
import type { RandomAt } from './random-at.js';
import { WangIndex } from './wang-index.js';
import { requireWangSet, type WangSet } from './wang-set.js';
import { stagedValues } from './staged-values.js';
import { Unchanged } from './unchanged.js';

const WHERE = 'wangTiles';

/** Options of `wangTiles`. */
export interface WangTilesOptions {
  /**
   * Returns a number from 0 to less than 1 for a tile, such as `randomAt`. It chooses among several tiles with the
   * same colors, by their probabilities.
   */
  readonly random: RandomAt;
  /** The color of a corner or edge between tiles of different colors. Default: `'greatest'`. */
  readonly between?: 'greatest' | 'least' | undefined;
  /**
   * Whether the terrain holds the colors of tiles or of corners. With `'corners'`, its value at (x, y) is the color
   * of the northwest corner of tile (x, y), so it has one more column and row than the target; an edge has the
   * greatest (or least) color of its two ends. Default: `'tiles'`.
   */
  readonly colorsOf?: 'tiles' | 'corners' | undefined;
  /**
   * The tiles of the terrain that changed: they and their neighbors are repainted. Default: all tiles are painted.
   */
  readonly repaint?: ChangedTiles | undefined;
}

const optionNames: OptionNames<WangTilesOptions> = ['random', 'between', 'colorsOf', 'repaint'];

/** The color of a tile's corner depends on the four tiles around it. */
const REACH_OF_TILE: Reach = { before: 1, after: 1 };
/** A corner belongs to the tiles around it, and is the northwest corner of the last of them. */
const REACH_OF_CORNER: Reach = { before: 1, after: 0 };

/**
 * Paints a map with the tiles of a Wang set, so that each corner or edge has the same color in all tiles around it.
 *
 * The terrain holds the color of each tile: its number in the set, or 0 for no color. A corner is between four
 * tiles, an edge between two; if their colors differ, it has the greatest color, or with `between: 'least'` the
 * least. Tiles outside the map do not count. A terrain may also hold the colors of corners (`colorsOf`). A tile
 * without any color gets the value `empty` of the set. With `repaint`, the result equals painting everything if
 * `random` depends only on the tile.
 *
 * @param target - the map to write, with the bounds of the terrain. If one of the maps is chunked, and so has no
 * bounds, the tiles of the other are painted
 * @param terrain - the map of colors; use a `mappedView` to convert other values
 * @param wangSet - the tiles; `wangSet` of `@tilewright/tiled` finds a set in a map
 * @param options - `random` chooses among tiles with the same colors; `between`: which of two colors wins;
 * `colorsOf`; `repaint`: the tiles that changed
 * @throws RangeError if an option is unknown or not valid, the bounds differ, the set is not valid, a value of the
 * terrain is not the number of a color, no tile of the set has the colors that a tile needs (the message names them and
 * the tile), the target cannot hold a value of the set, `random` changes one of the maps, or there are more than 2^25
 * tiles to paint; also what `random` throws. Then the target is unchanged
 *
 * @remarks O(tiles to paint + tiles of the set). Allocates an array of the values.
 *
 * @example
 * // Picture k has dirt at the corners south-east (1), south-west (2), north-west (4) and north-east (8) of its bits.
 * const tiles = Array.from({ length: 16 }, (_, k) => ({
 *   value: k,
 *   colors: [0, 1, 2, 3].flatMap((corner) => [0, (k >> corner) & 1 ? 2 : 1]),
 *   probability: 1,
 * }));
 * const set = { name: 'paths', type: 'corner', colors: [{ name: 'grass' }, { name: 'dirt' }], tiles, empty: 0 } as const;
 * const bounds = tileRect({ x: 0, y: 0, width: 4, height: 3 });
 * const terrain = arrayTilemap(bounds, 1);
 * terrain.set(tile(1, 1), wangColor(set, 'dirt'));
 * const pictures = typedTilemap(bounds, Uint8Array);
 * wangTiles(pictures, terrain, set, { random: randomAt(7) });
 * [...tilesIn(tileRect({ x: 0, y: 1, width: 4, height: 1 }))].map((at) => pictures.get(at)) // => [9, 15, 6, 0]
 */
export function wangTiles<V>(
  target: Tilemap<V>,
  terrain: ReadonlyTilemap<number>,
  wangSet: WangSet<NoInfer<V>>,
  options: WangTilesOptions,
): void {
  requireMaps(WHERE, target, terrain);
  requireWangSet(WHERE, wangSet);
  requireObject(WHERE, 'options', 'an object', options);
  requireOptions(WHERE, options, optionNames);
  const { random, between = 'greatest', colorsOf = 'tiles', repaint } = options;
  requireFunction(WHERE, 'random', random);
  if (between !== 'greatest' && between !== 'least') {
    throw argumentError(WHERE, 'between', "'greatest' or 'least'", between);
  }
  if (colorsOf !== 'tiles' && colorsOf !== 'corners') {
    throw argumentError(WHERE, 'colorsOf', "'tiles' or 'corners'", colorsOf);
  }
  const isOfCorners = colorsOf === 'corners';
  const bounds = sharedBounds(
    WHERE,
    target.bounds,
    terrain.bounds,
    isOfCorners ? tilesBetween(terrain.bounds) : undefined,
  );
  const reach = isOfCorners ? REACH_OF_CORNER : REACH_OF_TILE;
  const painted = paintedRows(WHERE, bounds, terrain.bounds, repaint, reach);

  const versions = new Unchanged(WHERE, target, terrain);
  const values = stagedValues(WHERE, 'value in wangSet', target, painted);
  values.require(wangSet.empty);
  for (const { value } of wangSet.tiles) values.require(value);
  const index = new WangIndex(WHERE, wangSet);
  const rule = { isGreatest: between === 'greatest', isOfCorners };
  const colors = new ColorRows(WHERE, terrain, wangSet.colors.length, widestRow(painted), rule);
  for (let at = 0; at < painted.length; at += 3) {
    const y = painted[at]!;
    const west = painted[at + 1]!;
    const east = painted[at + 2]!;
    colors.moveTo(y, west, east);
    for (let x = west; x <= east; x++) {
      const corners = index.hasCorners ? colors.cornersOf(x - west) : 0;
      const edges = index.hasEdges ? colors.edgesOf(x - west) : 0;
      values.push(index.valueFor(corners, edges, random, x, y));
    }
  }
  versions.require('random');
  values.write();
}

/** The tiles whose four corners are all in the bounds of a map of corners. */
function tilesBetween({ x, y, width, height }: TileRect): TileRect {
  return unsafeTileRect(x, y, Math.max(0, width - 1), Math.max(0, height - 1));
}
