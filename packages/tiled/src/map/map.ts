/** A map that was read, and how its layers and tiles are found. */
import type { AnyQuantity, Length } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import type { TileRect, TileSpace } from '@tilewright/tilemap';
import type { Fields } from '../document/check.js';
import { TiledError } from '../error.js';
import { requireElement, requireMap, requireText } from './door.js';
import type { ObjectLayer, TiledLayer, TileLayer } from './layers.js';
import type { TiledObject } from './objects.js';
import type { TiledProperties } from './properties.js';
import { bitsOf, type GlobalTileId, idBits } from './tile-id.js';
import type { Tileset, TilesetTile } from './tileset.js';

/** A map made with the Tiled editor, in a world that is measured in Q: meters, or pixels as in the file. */
export interface TiledMap<out Q extends AnyQuantity = Length> {
  /** The name that the map was read under. */
  readonly file: string;
  readonly class: string;
  /** Of a finite map its size; of an infinite one the smallest rectangle around all chunks of all layers. */
  readonly bounds: TileRect;
  readonly isInfinite: boolean;
  /** Where the grid lies in the world: tile (0, 0) has its north-west corner at the origin. */
  readonly space: TileSpace<Q>;
  /** From the bottom to the top. */
  readonly layers: readonly TiledLayer<Q>[];
  /** By their first ids. Those that only templates use follow those of the file. */
  readonly tilesets: readonly Tileset[];
  /** As the file writes it: `#rrggbb` or `#aarrggbb`. */
  readonly backgroundColor: string | undefined;
  readonly properties: TiledProperties;
  /** The map as it stands in the file, without layers and tilesets. */
  readonly fields: Fields;
  /**
   * What the reader accepts although the file should say it otherwise: a format newer than the reader, one older than
   * Tiled 1.2, tilesets with the same first id.
   */
  readonly warnings: readonly string[];
}

/**
 * All layers from the bottom to the top, those inside of groups after their group.
 *
 * @param map - a map, or a group of layers
 * @throws RangeError if it has no layers
 */
export function allLayers<Q extends AnyQuantity>(
  map: TiledMap<Q> | { readonly layers: readonly TiledLayer<Q>[] },
): Generator<TiledLayer<Q>, void, undefined> {
  requireMap('allLayers', map);
  return walk('allLayers', map.layers);
}

function* walk<Q extends AnyQuantity>(
  where: string,
  layers: readonly TiledLayer<Q>[],
): Generator<TiledLayer<Q>, void, undefined> {
  // The lists under way, from the outside in. A generator inside another would hand each layer through all of them.
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
 * The first tile layer of a name, wherever it is.
 *
 * @throws TiledError that names the tile layers there are, if there is none of that name
 */
export function tileLayer<Q extends AnyQuantity>(map: TiledMap<Q>, name: string): TileLayer<Q> {
  requireMap('tileLayer', map);
  requireText('tileLayer', 'name', name);
  for (const layer of walk('tileLayer', map.layers)) if (layer.kind === 'tiles' && layer.name === name) return layer;
  throw noSuchLayer(map, 'tiles', name);
}

/**
 * The first object layer of a name, wherever it is.
 *
 * @throws TiledError that names the object layers there are, if there is none of that name
 */
export function objectLayer<Q extends AnyQuantity>(map: TiledMap<Q>, name: string): ObjectLayer<Q> {
  requireMap('objectLayer', map);
  requireText('objectLayer', 'name', name);
  for (const layer of walk('objectLayer', map.layers))
    if (layer.kind === 'objects' && layer.name === name) return layer;
  throw noSuchLayer(map, 'objects', name);
}

/**
 * The object of an id, wherever it is: what a property of type `object` refers to.
 *
 * @param id - as `property(object, name, 'number')` reads it
 * @returns `undefined` if there is none: 0 refers to no object, and a removed object leaves its id behind
 * @throws RangeError if the id is not a non-negative integer
 *
 * @remarks O(objects of the map).
 */
export function objectWithId<Q extends AnyQuantity>(map: TiledMap<Q>, id: number): TiledObject<Q> | undefined {
  requireMap('objectWithId', map);
  if (!(Number.isInteger(id) && id >= 0)) throw argumentError('objectWithId', 'id', 'a non-negative integer', id);
  // In files of an old Tiled all objects have the id 0.
  if (id === 0) return undefined;
  for (const layer of walk('objectWithId', map.layers)) {
    const found = layer.kind === 'objects' ? layer.objects.find((object) => object.id === id) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * What the tilesets say about the tile in a cell.
 *
 * @returns `undefined` for an empty cell, and for a tile that no tileset has
 * @throws RangeError if the id is none of a cell
 *
 * @remarks The same tile is the same object every time.
 */
export function tilesetTile(map: { readonly tilesets: readonly Tileset[] }, id: GlobalTileId): TilesetTile | undefined {
  requireMap('tilesetTile', map, 'tilesets');
  const bits = bitsOf('tilesetTile', id) & idBits;
  const tileset = tilesetOf(map.tilesets, bits);
  if (tileset === undefined) return undefined;
  requireElement('tilesetTile', 'tilesets', tileset);
  return tileset.tile(bits - tileset.firstId);
}

/** The tile of a global id without flips. O(log tilesets). */
export function tileWithId(tilesets: readonly Tileset[], id: number): TilesetTile | undefined {
  const tileset = tilesetOf(tilesets, id);
  return tileset?.tile(id - tileset.firstId);
}

/** The tileset of a global id without flips: the last one that begins at it or before. */
export function tilesetOf(tilesets: readonly Tileset[], id: number): Tileset | undefined {
  let low = 0;
  let high = tilesets.length;
  // Tilesets before `low` begin at the id or before, those from `high` on after it.
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((tilesets[middle]?.firstId ?? 0) <= id) low = middle + 1;
    else high = middle;
  }
  return tilesets[low - 1];
}

/** What users call the kinds of layers. */
const kindNames = { tiles: 'a tile layer', objects: 'an object layer', image: 'an image layer', group: 'a group' };

/** Names the layers of the kind that there are, and the layer of another kind that has the name. */
function noSuchLayer<Q extends AnyQuantity>(map: TiledMap<Q>, kind: TiledLayer['kind'], name: string): TiledError {
  const layers = [...walk('allLayers', map.layers)];
  const names = layers.filter((layer) => layer.kind === kind).map((layer) => layer.name);
  const other = layers.find((layer) => layer.name === name);
  return new TiledError({
    file: map.file,
    path: ['layers'],
    rule: `an array with ${kindNames[kind]} named ${JSON.stringify(name)}`,
    value: names,
    received: names.length === 0 ? 'one without any' : `one with ${listed(names)}`,
    remedy: other === undefined ? undefined : `${JSON.stringify(name)} is ${kindNames[other.kind]}`,
  });
}

/** More names than a reader of a message looks through. */
const mostListed = 20;

/** Names for a message, the first of them where there are many. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, mostListed).map((name) => JSON.stringify(name));
  const rest = names.length - shown.length;
  return rest === 0 ? shown.join(', ') : `${shown.join(', ')} and ${rest} more`;
}
