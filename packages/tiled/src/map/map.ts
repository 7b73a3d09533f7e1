/** A map that was read, and the functions that find its layers, objects and tiles. */
import type { AnyQuantity, Length } from '@tilewright/units';
import { requireInteger, requireString } from '@tilewright/units/checks';
import type { TileRect, TileSpace } from '@tilewright/tilemap';
import type { Fields } from '../document/check.js';
import { TiledError } from '../error.js';
import { GREATEST_ID } from '../limits.js';
import { requireElement, requireTiledMap } from './checks.js';
import type { ObjectLayer, TiledLayer, TileLayer } from './layers.js';
import type { TiledObject } from './objects.js';
import type { TiledProperties } from './property.js';
import { bitsOf, type GlobalTileId } from './tile-id.js';
import type { Tileset, TilesetTile } from './tileset.js';
import type { TiledWangSet } from './wang-set.js';

/** A map made with the Tiled editor. Q is the quantity of its world: a length, or pixels as in the file. */
export interface TiledMap<out Q extends AnyQuantity = Length> {
  /** The name of the file: the option `file` of `readTiledMap`. */
  readonly file: string;
  /** The class that the author wrote; `''` without a class. */
  readonly class: string;
  /** The size of a finite map, or the smallest rectangle around all chunks of an infinite map. */
  readonly bounds: TileRect;
  /** Whether the map is infinite in the editor, and stored in chunks. */
  readonly isInfinite: boolean;
  /** The place of the grid in the world: the north-west corner of tile (0, 0) is at the world's origin. */
  readonly space: TileSpace<Q>;
  /** From bottom to top. */
  readonly layers: readonly TiledLayer<Q>[];
  /** The tilesets of the map, then tilesets that only templates use, each in the order of first ids. */
  readonly tilesets: readonly Tileset[];
  /** `#rrggbb` or `#aarrggbb`, as the file writes it. */
  readonly backgroundColor: string | undefined;
  readonly properties: TiledProperties;
  /** The map's fields as the file has them, except layers and tilesets. */
  readonly fields: Fields;
  /**
   * A sentence for each flaw that the reader tolerates: a format newer than the reader, the format of Tiled 1.1 and
   * older, tilesets with the same first id.
   */
  readonly warnings: readonly string[];
}

/**
 * All layers, from bottom to top. The layers of a group come right after the group.
 *
 * @param map - a map, or a group of layers
 * @throws RangeError if `map` has no array of layers
 */
export function allLayers<Q extends AnyQuantity>(
  map: TiledMap<Q> | { readonly layers: readonly TiledLayer<Q>[] },
): Generator<TiledLayer<Q>, void, undefined> {
  requireTiledMap('allLayers', map);
  return walk('allLayers', map.layers);
}

function* walk<Q extends AnyQuantity>(
  where: string,
  layers: readonly TiledLayer<Q>[],
): Generator<TiledLayer<Q>, void, undefined> {
  // The stack of lists, outermost first. With nested generators, each layer would pass through all of them.
  const lists = [layers.values()];
  for (let list = lists.at(-1); list !== undefined; list = lists.at(-1)) {
    const { done, value: layer } = list.next();
    if (done === true) {
      lists.pop();
      continue;
    }
    requireElement(where, 'layers', layer);
    yield layer;
    if (layer.kind === 'group') lists.push(layer.layers.values());
  }
}

/**
 * Finds a tile layer by its name, also inside groups: the first in the order of `allLayers`.
 *
 * @throws TiledError if no tile layer has the name; the message lists the names of the tile layers
 */
export function tileLayer<Q extends AnyQuantity>(map: TiledMap<Q>, name: string): TileLayer<Q> {
  requireTiledMap('tileLayer', map);
  requireString('tileLayer', 'name', name);
  for (const layer of walk('tileLayer', map.layers)) if (layer.kind === 'tiles' && layer.name === name) return layer;
  throw noSuchLayer(map, 'tiles', name);
}

/**
 * Finds an object layer by its name, also inside groups: the first in the order of `allLayers`.
 *
 * @throws TiledError if no object layer has the name; the message lists the names of the object layers
 */
export function objectLayer<Q extends AnyQuantity>(map: TiledMap<Q>, name: string): ObjectLayer<Q> {
  requireTiledMap('objectLayer', map);
  requireString('objectLayer', 'name', name);
  for (const layer of walk('objectLayer', map.layers))
    if (layer.kind === 'objects' && layer.name === name) return layer;
  throw noSuchLayer(map, 'objects', name);
}

/**
 * Finds the object that a property of type `object` refers to, in any layer or group.
 *
 * @param id - the object's id, as `property(holder, name, 'number')` reads it
 * @returns `undefined` if no object has the id: 0 refers to none, and the id of a deleted object may remain in
 * properties
 * @throws RangeError if the id is not a non-negative integer
 *
 * @remarks O(objects of the map).
 */
export function objectWithId<Q extends AnyQuantity>(map: TiledMap<Q>, id: number): TiledObject<Q> | undefined {
  requireTiledMap('objectWithId', map);
  requireInteger('objectWithId', 'id', id, 0);
  // 0 refers to no object, but in files of old versions of Tiled all objects have the id 0.
  if (id === 0) return undefined;
  for (const layer of walk('objectWithId', map.layers)) {
    const found = layer.kind === 'objects' ? layer.objects.find((object) => object.id === id) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The tile in a cell, as its tileset describes it. Flips make no difference.
 *
 * @param id - the contents of a cell, or the `tile` of a tile object
 * @returns `undefined` for an empty cell, and for a tile that no tileset has
 * @throws RangeError if `id` is not the id of a cell
 *
 * @remarks O(log tilesets). The same tile gives the same object each time.
 */
export function tilesetTile(map: { readonly tilesets: readonly Tileset[] }, id: GlobalTileId): TilesetTile | undefined {
  requireTiledMap('tilesetTile', map, 'tilesets');
  const bits = bitsOf('tilesetTile', id) & GREATEST_ID;
  const tileset = tilesetOf(map.tilesets, bits);
  if (tileset === undefined) return undefined;
  requireElement('tilesetTile', 'tilesets', tileset);
  return tileset.tile(bits - tileset.firstId);
}

/**
 * Finds a Wang set, which the editor calls a terrain set, by its name: the first in the order of the tilesets.
 *
 * @throws TiledError if no Wang set has the name; the message lists the names
 *
 * @example
 * const colors = [{ name: 'grass' }, { name: 'dirt' }];
 * const wangtiles = [1, 2].map((color, tileid) => ({ tileid, wangid: [0, color, 0, color, 0, color, 0, color] }));
 * const tiles = { firstgid: 1, name: 'land', tilewidth: 8, tileheight: 8, tilecount: 2 };
 * const land = { ...tiles, wangsets: [{ name: 'paths', type: 'corner', colors, wangtiles }] };
 * const json = { version: '1.10', orientation: 'orthogonal', width: 2, height: 1, tilewidth: 8, tileheight: 8 };
 * const map = await readTiledMap({ ...json, tilesets: [land], layers: [] });
 * const paths = wangSet(map, 'paths');
 * const cells = arrayTilemap(map.bounds, emptyCell);
 * wangTiles(cells, arrayTilemap(map.bounds, wangColor(paths, 'dirt')), paths, { random: randomAt(7) });
 * tilesetTile(map, cells.get(tile(0, 0)))?.id // => 1
 */
export function wangSet<Q extends AnyQuantity>(map: TiledMap<Q>, name: string): TiledWangSet {
  requireTiledMap('wangSet', map, 'tilesets');
  requireString('wangSet', 'name', name);
  const names: string[] = [];
  for (const tileset of map.tilesets) {
    requireElement('wangSet', 'tilesets', tileset);
    for (const set of tileset.wangSets) {
      if (set.name === name) return set;
      names.push(set.name);
    }
  }
  throw new TiledError({
    file: map.file,
    path: ['tilesets'],
    rule: `an array with a Wang set named ${JSON.stringify(name)}`,
    value: names,
    received: names.length === 0 ? 'an array without any' : `an array with ${listed(names)}`,
  });
}

/** Finds a tile by its global id without flips. O(log tilesets). */
export function tileWithId(tilesets: readonly Tileset[], id: number): TilesetTile | undefined {
  const tileset = tilesetOf(tilesets, id);
  return tileset?.tile(id - tileset.firstId);
}

/** Finds the tileset of a global id without flips: the last tileset whose first id is at most this id. */
export function tilesetOf(tilesets: readonly Tileset[], id: number): Tileset | undefined {
  let low = 0;
  let high = tilesets.length;
  // Tilesets before `low` start at the id or below it; tilesets from `high` on start above it.
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tilesets[middle]?.firstId ?? 0) <= id) low = middle + 1;
    else high = middle;
  }
  return tilesets[low - 1];
}

/** The kinds of layers, as messages name them. */
const kindNames = { tiles: 'a tile layer', objects: 'an object layer', image: 'an image layer', group: 'a group' };

/** Makes an error that lists the layers of the kind, and mentions a layer of another kind with that name. */
function noSuchLayer<Q extends AnyQuantity>(map: TiledMap<Q>, kind: TiledLayer['kind'], name: string): TiledError {
  const layers = [...walk('allLayers', map.layers)];
  const names = layers.filter((layer) => layer.kind === kind).map((layer) => layer.name);
  const other = layers.find((layer) => layer.name === name);
  return new TiledError({
    file: map.file,
    path: ['layers'],
    rule: `an array with ${kindNames[kind]} named ${JSON.stringify(name)}`,
    value: names,
    received: names.length === 0 ? 'an array without any' : `an array with ${listed(names)}`,
    remedy: other === undefined ? undefined : `${JSON.stringify(name)} is ${kindNames[other.kind]}`,
  });
}

/** The most names that a message lists. */
const MOST_LISTED = 20;

/** Lists names for a message; a long list ends with the number of omitted names. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, MOST_LISTED).map((name) => JSON.stringify(name));
  const rest = names.length - shown.length;
  return rest === 0 ? shown.join(', ') : `${shown.join(', ')} and ${rest} more`;
}
