/** Reads a map: the document, its tilesets (also from other files), then its layers. */
import type { AnyQuantity, LengthPerPixel, LengthPerTile, PixelLength } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import { rectUnion, type TileRect, tileRect } from '@tilewright/tilemap';
import { withoutFields } from '../document/check.js';
import { checkMap, type MapDocument } from '../document/map.js';
import { checkTileset, checkTilesetEntry } from '../document/tileset.js';
import { checkVersion } from '../document/version.js';
import { errorAt, inside, type Place, TiledError } from '../error.js';
import type { TiledLayer } from '../map/layers.js';
import { allLayers, type TiledMap, tileWithId } from '../map/map.js';
import { readProperties } from './properties.js';
import { type LayerContext, readLayers } from './layer.js';
import type { Tileset } from '../map/tileset.js';
import { readTileset, unresolvedTileset } from './tileset.js';
import { type RawWorldRatio, type World, worldInMeters, worldInPixels, type WorldRatio } from './world.js';

/**
 * Gives the contents of a file that a map refers to.
 *
 * @param reference - the file as it is referred to: a path relative to `from`, with forward slashes
 * @param from - the name of the file that refers to it
 * @returns its text, or its JSON parsed already; `undefined` to leave it out
 */
export type ResolveFile = (reference: string, from: string) => unknown;

/** How a map is read. */
export interface ReadOptions {
  /** The name of the file: for messages, and what `resolve` is told as `from`. */
  readonly file?: string | undefined;
  /** Gives external tilesets; may be asynchronous. Without it a map that has any is refused. */
  readonly resolve?: ResolveFile | undefined;
  /**
   * The most tiles that all layers may keep together: 2^26 (256 MiB) if it is left out. Of an infinite map whole chunks
   * count, and only those where something stands.
   */
  readonly maxTiles?: number | undefined;
}

/** What `readTiledMap` takes: one ratio for a world in meters, none for a world in pixels. */
export type ReadMapOptions<T = LengthPerTile, P = LengthPerPixel> = ReadOptions &
  (WorldRatio<T, P> | { readonly metersPerTile?: undefined; readonly metersPerPixel?: undefined });

/** The map that is read with ratios of these types: in meters with one, in pixels with none, either where it may be absent. */
export type MapOfRatio<T, P> = [NonNullable<T>] extends [never]
  ? MapOfOne<P>
  : [NonNullable<P>] extends [never]
    ? MapOfOne<T>
    : TiledMap;
type MapOfOne<R> = [R] extends [never] ? TiledMap<PixelLength> : R extends undefined ? TiledMap<PixelLength> : TiledMap;

const mostTiles = 67_108_864;

/**
 * Reads a map in the Tiled editor's JSON format: orthogonal, finite or infinite, format 1.x.
 *
 * With `metersPerTile` or `metersPerPixel` the world is in metres, without in pixels. What lies on the grid in the
 * editor lies exactly on the corners of the map's `space`.
 *
 * @param source - the text of the file, or its JSON parsed already
 * @throws TiledError (the promise rejects) that says where in which file which rule is broken
 * @throws RangeError (the promise rejects) for options that make no sense
 *
 * @remarks O(file). Memory follows the data that are there: no size is taken at its word.
 *
 * @example
 * const json = { type: 'map', version: '1.10', orientation: 'orthogonal', width: 4, height: 3 };
 * const text = JSON.stringify({ ...json, tilewidth: 16, tileheight: 16, tilesets: [], layers: [] });
 * const map = await readTiledMap(text, { file: 'level.tmj', metersPerTile: metersPerTile(2) });
 * cornerOf(map.space, tile(3, 1)); // => position(meters(6), meters(2))
 */
export function readTiledMap<T extends LengthPerTile | undefined = never, P extends LengthPerPixel | undefined = never>(
  source: unknown,
  options?: ReadMapOptions<T, P>,
): Promise<MapOfRatio<T, P>>;
export async function readTiledMap(source: unknown, options: ReadOptions & RawWorldRatio = {}): Promise<unknown> {
  const { file = 'the map', maxTiles = mostTiles, resolve } = requireOptions(options);
  const place: Place = { file, path: [] };
  const json = parseDocument(place, source);
  const warnings: string[] = [];
  const document = checkMap(place, json);
  warn(warnings, checkVersion(place, document));
  const tilesets = await readTilesets(place, document, resolve, warnings);
  const parts = { place, document, tilesets, warnings, maxTiles };
  return options.metersPerTile === undefined && options.metersPerPixel === undefined
    ? assemble(parts, worldInPixels(document.tilewidth))
    : assemble(parts, worldInMeters(document.tilewidth, options));
}

/** The options, which may have come by a cast. The ratio is checked where the world is made. */
function requireOptions(options: ReadOptions): ReadOptions {
  const refuse = (parameter: string, rule: string, value: unknown): RangeError =>
    argumentError('readTiledMap', parameter, rule, value);
  if (typeof options !== 'object' || options === null) throw refuse('options', 'an object', options);
  const { file, maxTiles, resolve } = options;
  if (file !== undefined && typeof file !== 'string') throw refuse('file', 'a string', file);
  if (maxTiles !== undefined && !(typeof maxTiles === 'number' && maxTiles >= 0)) {
    throw refuse('maxTiles', 'a number of tiles', maxTiles);
  }
  if (resolve !== undefined && typeof resolve !== 'function') throw refuse('resolve', 'a function', resolve);
  return options;
}

interface Parts {
  readonly place: Place;
  readonly document: MapDocument;
  readonly tilesets: readonly Tileset[];
  readonly warnings: readonly string[];
  readonly maxTiles: number;
}

async function assemble<Q extends AnyQuantity>(parts: Parts, world: World<Q>): Promise<TiledMap<Q>> {
  const { place, document, tilesets, warnings, maxTiles } = parts;
  const isInfinite = document.infinite ?? false;
  const context: LayerContext<Q> = {
    world,
    tileWithId: (id) => tileWithId(tilesets, id),
    budget: { tilesLeft: maxTiles, most: maxTiles },
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
    tilesets,
    backgroundColor: document.backgroundcolor,
    properties: readProperties(place, document.properties),
    fields: withoutFields(document, ['layers', 'tilesets']),
    warnings,
  };
}

/** The smallest rectangle around all tiles that a file has. */
function boundsOfTiles<Q extends AnyQuantity>(layers: readonly TiledLayer<Q>[]): TileRect {
  let bounds = tileRect({ x: 0, y: 0, width: 0, height: 0 });
  for (const layer of allLayers({ layers })) {
    if (layer.kind === 'tiles') bounds = rectUnion(bounds, layer.bounds);
  }
  return bounds;
}

async function readTilesets(
  place: Place,
  document: MapDocument,
  resolve: ResolveFile | undefined,
  warnings: string[],
): Promise<readonly Tileset[]> {
  const tilesets: Tileset[] = [];
  for (const [i, value] of document.tilesets.entries()) {
    const entryPlace = inside(place, 'tilesets', i);
    const { firstgid, source, ...fields } = checkTilesetEntry(entryPlace, value);
    const previous = tilesets.at(-1);
    if (previous !== undefined && previous.firstId >= firstgid) {
      throw errorAt(inside(entryPlace, 'firstgid'), `greater than ${previous.firstId}`, firstgid);
    }
    if (source === undefined) {
      tilesets.push(readTileset(entryPlace, checkTileset(entryPlace, value), firstgid, undefined));
      continue;
    }
    const sourcePlace = inside(entryPlace, 'source');
    if (resolve === undefined) {
      // Tiled saves tilesets as XML unless it is told otherwise, which no resolver would help to read.
      const remedy = source.endsWith('.tsx') ? ', once Tiled has saved this one as JSON (.tsj)' : '';
      throw errorAt(
        sourcePlace,
        'absent (an embedded tileset)',
        source,
        `Pass \`resolve\` to read external tilesets${remedy}`,
      );
    }
    // One after the other, so that the first mistake in the order of the file is the one that is told.
    const contents = await resolve(source, place.file);
    if (contents === undefined) {
      tilesets.push(unresolvedTileset(firstgid, source, fields));
      continue;
    }
    const filePlace: Place = { file: source, path: [] };
    const tileset = checkTileset(filePlace, parseDocument(filePlace, contents));
    if (tileset['version'] !== undefined) warn(warnings, checkVersion(filePlace, tileset));
    tilesets.push(readTileset(filePlace, tileset, firstgid, source));
  }
  return tilesets;
}

function warn(warnings: string[], warning: string | undefined): void {
  if (warning !== undefined) warnings.push(warning);
}

/** A text is parsed; anything else is taken as what a parser made. */
function parseDocument(place: Place, source: unknown): unknown {
  if (typeof source !== 'string') return requireParsed(place, source);
  const text = source.startsWith('\uFEFF') ? source.slice(1) : source;
  const noJson = (received: string, remedy: string): TiledError =>
    new TiledError({ ...place, rule: 'JSON', value: source, received, remedy });
  if (/^\s*<(?:!doctype\s+)?html\b/i.test(text)) {
    throw noJson('an HTML page', 'Compare the address: servers answer with such a page where there is no such file');
  }
  if (/^\s*</.test(text)) throw noJson('XML', 'In Tiled, save it as JSON (.tmj, .tsj)');
  try {
    return JSON.parse(text);
  } catch (failure) {
    const remedy = /^\s*\{/.test(text)
      ? 'Restore the file, or save it anew in Tiled'
      : 'Pass the contents of the file, not its name';
    throw noJson(`a text of ${text.length} characters`, `${String(failure)}. ${remedy}`);
  }
}

/** What a parser made is a plain object; bytes, responses and promises of them are easily passed by mistake. */
function requireParsed(place: Place, source: unknown): unknown {
  const kind = Object.prototype.toString.call(source).slice('[object '.length, -1);
  if (typeof source !== 'object' || source === null || kind === 'Object' || kind === 'Array') return source;
  const parts = { rule: 'a text or parsed JSON', value: source, received: `an object of kind ${kind}` };
  throw new TiledError({ ...place, ...parts, remedy: 'Wait for the text of the file, and pass that' });
}
