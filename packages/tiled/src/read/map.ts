/** Reads a map: the document, then its tilesets (also from other files), then its layers. */
import type { AnyQuantity, LengthPerPixel, LengthPerTile, PixelLength } from '@tilewright/units';
import {
  type OptionNames,
  requireFunction,
  requireInteger,
  requireOptions,
  requireString,
} from '@tilewright/units/checks';
import { MOST_READ_TILES } from '../limits.js';
import { rectUnion, type TileRect, tileRect } from '@tilewright/tilemap';
import { withoutFields } from '../document/check.js';
import { checkMap, type MapDocument } from '../document/map.js';
import { checkVersion } from '../document/version.js';
import { inside, type Place } from '../error.js';
import type { TiledLayer } from '../map/layers.js';
import { allLayers, type TiledMap, tileWithId } from '../map/map.js';
import { readProperties } from './properties.js';
import { type LayerContext, readLayers } from './layer.js';
import { parseDocument } from './parse.js';
import type { ResolveFile } from './resolve.js';
import { Templates } from './templates.js';
import { Tilesets } from './tilesets.js';
import { Warnings } from './warnings.js';
import { type RawWorldRatio, type World, worldInMeters, worldInPixels, type WorldRatio } from './world.js';

export type { ResolveFile } from './resolve.js';

/** The options of `readTiledMap`, except the ratio. */
export interface ReadOptions {
  /** The name of the file, for messages and for the parameter `from` of `resolve`. Default: `the map`. */
  readonly file?: string | undefined;
  /**
   * Returns the contents of external tilesets and templates; may be asynchronous. Called once for each file.
   *
   * Without it, a map with external tilesets is an error, and instances of templates have the kind `template`.
   */
  readonly resolve?: ResolveFile | undefined;
  /**
   * The most tiles that all layers may have together: a non-negative integer. Default: 2^26 (256 MiB).
   *
   * In an infinite map all tiles of every chunk count, even of a chunk that is empty or overlaps another. A chunk
   * that is not aligned to the chunks of the map counts as all the chunks that it touches.
   */
  readonly maxTiles?: number | undefined;
}

/** The options of `readTiledMap`: with one ratio for a world in meters, without a ratio for a world in pixels. */
export type ReadMapOptions<T = LengthPerTile, P = LengthPerPixel> = ReadOptions &
  (WorldRatio<T, P> | { readonly tileSize?: undefined; readonly pixelSize?: undefined });

/**
 * The type of the map for ratios of these types: in meters with a ratio, in pixels without, a union if the ratio may
 * be absent.
 */
export type MapOfRatio<T, P> = [NonNullable<T>] extends [never]
  ? MapOfOne<P>
  : [NonNullable<P>] extends [never]
    ? MapOfOne<T>
    : TiledMap;
/** The type of the map for one ratio of this type: in pixels without a ratio. */
export type MapOfOne<R> = [R] extends [never]
  ? TiledMap<PixelLength>
  : R extends undefined
    ? TiledMap<PixelLength>
    : TiledMap;

/**
 * Reads a map in the JSON format of the Tiled editor: orthogonal, finite or infinite, format 1.x.
 *
 * With `tileSize` or `pixelSize` the world is in meters, otherwise in pixels. Points on the grid of the editor
 * are exactly on the corners of the map's `space`.
 *
 * @param source - the text of the file, or its JSON, already parsed
 * @param options - the file's name, the resolver of other files, the limit of tiles, and the ratio
 * @returns a promise of the map
 * @throws TiledError (the promise rejects) that names the file, the path and the broken rule
 * @throws RangeError (the promise rejects) if an option is unknown or invalid
 *
 * @remarks O(size of the files). Memory grows with the data, not with the sizes that the file claims.
 *
 * @example
 * const json = { type: 'map', version: '1.10', orientation: 'orthogonal', width: 4, height: 3 };
 * const text = JSON.stringify({ ...json, tilewidth: 16, tileheight: 16, tilesets: [], layers: [] });
 * const map = await readTiledMap(text, { file: 'level.tmj', tileSize: metersPerTile(2) });
 * tileCorner(map.space, tile(3, 1)); // => position(meters(6), meters(2))
 */
export function readTiledMap<T extends LengthPerTile | undefined = never, P extends LengthPerPixel | undefined = never>(
  source: unknown,
  options?: ReadMapOptions<T, P>,
): Promise<MapOfRatio<T, P>>;
export async function readTiledMap(source: unknown, options: ReadOptions & RawWorldRatio = {}): Promise<unknown> {
  const { file = 'the map', maxTiles = MOST_READ_TILES, resolve } = checkOptions(options);
  const place: Place = { file, path: [] };
  const json = parseDocument(place, source);
  const warnings = new Warnings();
  const document = checkMap(place, json);
  warnings.add(checkVersion(place, document));
  const tilesets = new Tilesets(place, resolve, warnings);
  await tilesets.readAll(document);
  const parts = {
    place,
    document,
    tilesets,
    warnings,
    maxTiles,
    templates: new Templates(place, resolve, tilesets, warnings),
  };
  return options.tileSize === undefined && options.pixelSize === undefined
    ? assemble(parts, worldInPixels(document.tilewidth))
    : assemble(parts, worldInMeters(document.tilewidth, options));
}

const readOptions: OptionNames<ReadOptions & WorldRatio> = ['file', 'resolve', 'maxTiles', 'tileSize', 'pixelSize'];

/** Checks the options except the ratio, which `worldInMeters` checks. */
function checkOptions(options: ReadOptions): ReadOptions {
  requireOptions('readTiledMap', options, readOptions);
  const { file, maxTiles, resolve } = options;
  if (file !== undefined) requireString('readTiledMap', 'file', file);
  if (maxTiles !== undefined) requireInteger('readTiledMap', 'maxTiles', maxTiles, 0);
  if (resolve !== undefined) requireFunction('readTiledMap', 'resolve', resolve);
  return options;
}

interface Parts {
  readonly place: Place;
  readonly document: MapDocument;
  readonly tilesets: Tilesets;
  readonly templates: Templates;
  readonly warnings: Warnings;
  readonly maxTiles: number;
}

async function assemble<Q extends AnyQuantity>(parts: Parts, world: World<Q>): Promise<TiledMap<Q>> {
  const { place, document, tilesets, templates, warnings, maxTiles } = parts;
  const isInfinite = document.infinite ?? false;
  const context: LayerContext<Q> = {
    world,
    tileWithId: (id) => tileWithId(tilesets.list, id),
    templates,
    warnings,
    budget: { readable: maxTiles, keepable: maxTiles, most: maxTiles },
    isInfinite,
  };
  const layers = await readLayers(inside(place, 'layers'), document.layers, context);
  return {
    file: place.file,
    class: document.class ?? '',
    bounds: isInfinite
      ? boundsOfTiles(layers)
      : tileRect({ x: 0, y: 0, width: document.width, height: document.height }),
    isInfinite,
    space: world.space(0, 0),
    layers,
    tilesets: tilesets.list,
    backgroundColor: document.backgroundcolor,
    properties: readProperties(place, document, warnings),
    fields: withoutFields(document, ['layers', 'tilesets']),
    warnings: warnings.list,
  };
}

/** The smallest rectangle around all tiles in the file. */
function boundsOfTiles<Q extends AnyQuantity>(layers: readonly TiledLayer<Q>[]): TileRect {
  let bounds = tileRect({ x: 0, y: 0, width: 0, height: 0 });
  for (const layer of allLayers({ layers })) {
    if (layer.kind === 'tiles') bounds = rectUnion(bounds, layer.bounds);
  }
  return bounds;
}
