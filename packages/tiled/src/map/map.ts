/** A map that was read, and how its layers and tiles are found. */
import type { AnyQuantity, Length } from '@tilewright/units';
import type { TileRect, TileSpace } from '@tilewright/tilemap';
import type { Fields } from '../document/check.js';
import { errorAt } from '../error.js';
import type { ObjectLayer, TiledLayer, TileLayer } from './layers.js';
import type { TiledProperties } from './properties.js';
import { type GlobalTileId, idWithoutFlips } from './tile-id.js';
import type { Tileset, TilesetTile } from './tileset.js';

/** A map made with the Tiled editor, in a world that is measured in Q: metres, or pixels as in the file. */
export interface TiledMap<Q extends AnyQuantity = Length> {
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
  /** By their first ids. */
  readonly tilesets: readonly Tileset[];
  /** As the file writes it: `#rrggbb` or `#aarrggbb`. */
  readonly backgroundColor: string | undefined;
  readonly properties: TiledProperties;
  /** The map as it stands in the file, without layers and tilesets. */
  readonly fields: Fields;
  /** What the reader passed over: a format that is newer than the reader. */
  readonly warnings: readonly string[];
}

/** All layers from the bottom to the top, those inside of groups after their group. */
export function* allLayers<Q extends AnyQuantity>(
  map: TiledMap<Q> | { readonly layers: readonly TiledLayer<Q>[] },
): Generator<TiledLayer<Q>, void, undefined> {
  for (const layer of map.layers) {
    yield layer;
    if (layer.kind === 'group') yield* allLayers(layer);
  }
}

/**
 * The first tile layer of a name, wherever it is.
 *
 * @throws TiledError that names the tile layers there are, if there is none of that name
 */
export function tileLayer<Q extends AnyQuantity>(map: TiledMap<Q>, name: string): TileLayer<Q> {
  const layers = [...allLayers(map)].filter((layer) => layer.kind === 'tiles');
  return layers.find((layer) => layer.name === name) ?? refuseName(map.file, 'a tile layer', name, layers);
}

/**
 * The first object layer of a name, wherever it is.
 *
 * @throws TiledError that names the object layers there are, if there is none of that name
 */
export function objectLayer<Q extends AnyQuantity>(map: TiledMap<Q>, name: string): ObjectLayer<Q> {
  const layers = [...allLayers(map)].filter((layer) => layer.kind === 'objects');
  return layers.find((layer) => layer.name === name) ?? refuseName(map.file, 'an object layer', name, layers);
}

/**
 * What the tilesets say about the tile in a cell.
 *
 * @returns `undefined` for an empty cell, and for a tile that no tileset has
 *
 * @remarks The same tile is the same object every time.
 */
export function tileOf(map: { readonly tilesets: readonly Tileset[] }, id: GlobalTileId): TilesetTile | undefined {
  return tileWithId(map.tilesets, idWithoutFlips(id));
}

/** The tile of a global id without flips: that of the last tileset that begins at it or before. */
export function tileWithId(tilesets: readonly Tileset[], id: number): TilesetTile | undefined {
  for (let i = tilesets.length - 1; i >= 0; i--) {
    const tileset = tilesets[i]!;
    if (tileset.firstId <= id) return tileset.tile(id - tileset.firstId);
  }
  return undefined;
}

function refuseName(file: string, what: string, name: string, layers: readonly { readonly name: string }[]): never {
  const names = layers.map((layer) => JSON.stringify(layer.name)).join(', ');
  const rule = `an array with ${what} named ${JSON.stringify(name)}`;
  const remedy = names === '' ? 'There is none at all' : `There is ${names}`;
  throw errorAt({ file, path: ['layers'] }, rule, undefined, remedy);
}
