/**
 * The collision shapes of the tile in a cell.
 *
 *     the picture        the flips of the cell               the cell
 *     u, v in pixels     swap u and v, mirror u, mirror v    x = origin + (column + u / pixels of a tile) * tile size
 *
 * A picture larger than the cells of the map is aligned to the southwest corner of its cell, as in the editor. It is
 * flipped first, then placed:
 *
 *     +-----+           +--------+
 *     |     |           |        |
 *     +--+  |           +--+     |
 *     |  |  |           |  |     |
 *     +--+--+           +--+-----+
 */
import type { AnyQuantity, PixelLength } from '@tilewright/units';
import { type OptionNames, requireOptions, requirePositive } from '@tilewright/units/checks';
import { tile, type Tile, type TileSpace } from '@tilewright/tilemap';
import { requireTile, requireTileSpace } from '@tilewright/tilemap/checks';
import { GREATEST_ID } from '../limits.js';
import { memberOf, requireElement, requireTiledMap } from './checks.js';
import { type TiledMap, tileWithId } from './map.js';
import { FLIP_UNIT } from './orientation.js';
import type { CollisionObject } from './plain-objects.js';
import { Placement } from './placement.js';
import { bitsOf, type GlobalTileId } from './tile-id.js';
import { pictureSizeOf } from './tileset.js';

/** Options of `collisionOf`. */
export interface CollisionOptions<Q extends AnyQuantity> {
  /** The cell of the tile. Default: tile (0, 0), which gives the shapes relative to the corner of the cell. */
  readonly at?: Tile | undefined;
  /** The space of the grid: pass the `space` of a layer with an offset. Default: the space of the map. */
  readonly space?: TileSpace<Q> | undefined;
}

const optionNames: OptionNames<CollisionOptions<PixelLength>> = ['at', 'space'];

/**
 * The collision shapes of the tile in a cell, rotated and mirrored like the tile, in the world of the map.
 *
 * Mirrored polygons keep the order of their corners, so their winding is reversed.
 *
 * @param map - a map that was read
 * @param id - the contents of a cell
 * @param options - the cell, and the space of its layer
 * @returns a new object for each shape; empty for an empty cell, a tile without shapes, and a tile that no tileset has
 * @throws RangeError if `id` is not the id of a cell, or an option is unknown or not valid
 *
 * @remarks O(corners of the shapes). For physics engines, compute the shapes of each id once, without `at`, and move
 * them by `tileCorner` of the cell.
 *
 * @example
 * // A slope from the southwest to the northeast corner.
 * const polygon = [{ x: 0, y: 8 }, { x: 8, y: 0 }, { x: 8, y: 8 }];
 * const slope = { id: 0, objectgroup: { objects: [{ x: 0, y: 0, polygon }] } };
 * const tiles = { firstgid: 1, name: 'hills', tilewidth: 8, tileheight: 8, tilecount: 1, tiles: [slope] };
 * // The second tile is the first, mirrored.
 * const ground = { type: 'tilelayer', name: 'ground', width: 2, height: 1, data: [1, 0x80000001] };
 * const json = { version: '1.10', orientation: 'orthogonal', width: 2, height: 1, tilewidth: 8, tileheight: 8 };
 * const map = await readTiledMap({ ...json, tilesets: [tiles], layers: [ground] }, { tileSize: metersPerTile(1) });
 * const cells = tileLayer(map, 'ground').tiles;
 * const [shape] = collisionOf(map, cells.get(tile(1, 0)), { at: tile(1, 0) });
 * const at = (x: number, y: number) => position(meters(x), meters(y));
 * shape?.kind === 'polygon' && shape.shape.corners // => [at(2, 1), at(1, 0), at(1, 1)]
 */
export function collisionOf<Q extends AnyQuantity>(
  map: TiledMap<Q>,
  id: GlobalTileId,
  options: CollisionOptions<NoInfer<Q>> = {},
): CollisionObject<Q>[] {
  const where = 'collisionOf';
  requireTiledMap(where, map, 'tilesets');
  for (const tileset of map.tilesets) requireElement(where, 'tilesets', tileset);
  const bits = bitsOf(where, id);
  requireOptions(where, options, optionNames);
  const { at = tile(0, 0), space = map.space } = options;
  requireTile(where, 'at', at);
  requireTileSpace(where, options.space === undefined ? 'map.space' : 'space', space);
  const tilePixels = requirePositive(where, 'map.fields.tilewidth', memberOf(map.fields, 'tilewidth'));
  const definition = tileWithId(map.tilesets, bits & GREATEST_ID);
  if (definition === undefined) return [];
  const { collision, tileset } = definition;
  const orientation = Math.floor(bits / FLIP_UNIT);
  const size = pictureSizeOf(definition);
  const placement = new Placement<Q>(space, at, tilePixels, orientation, size, tileset.tileOffset);
  return collision.map((object) => placement.object(object));
}
