/** The schemas of maps, layers and chunks: the fields that the reader uses. Lengths are in pixels, sizes in tiles. */
import * as v from 'valibot';
import { errorAt, inside, type Place } from '../error.js';
import type { TileFormat } from '../data/tile-data.js';
import { MOST_TILE_PIXELS, TILE_BEGIN, TILE_END } from '../limits.js';
import {
  anything,
  check,
  documentKind,
  type Fields,
  flag,
  list,
  object,
  objectWithProperties,
  real,
  text,
  whole,
} from './check.js';
import type { PropertiesDocument } from './property.js';

/** Beyond any use in an editor, and doubles are still exact to thousandths of a pixel. */
const FARTHEST = 1e12;
/** The greatest coordinate of a tile, and the most tiles of a side. */
const GREATEST_TILE = TILE_END - 1;

export const pixels: v.GenericSchema<unknown, number> = /* @__PURE__ */ real(-FARTHEST, FARTHEST);
export const pixelExtent: v.GenericSchema<unknown, number> = /* @__PURE__ */ real(0, FARTHEST);
const tilePixels: v.GenericSchema<unknown, number> = /* @__PURE__ */ whole(1, MOST_TILE_PIXELS);

/** The fields of a map that the reader uses. */
export interface MapDocument extends Fields, PropertiesDocument {
  readonly width: number;
  readonly height: number;
  readonly tilewidth: number;
  readonly tileheight: number;
  readonly infinite?: boolean;
  readonly class?: string;
  readonly backgroundcolor?: string;
  readonly layers: readonly unknown[];
  readonly tilesets: readonly unknown[];
}

export function checkMap(place: Place, value: unknown): MapDocument {
  const { type } = check(place, documentKind, value);
  if (type !== undefined && type !== 'map') throw errorAt(inside(place, 'type'), '"map"', type);
  const { orientation } = check(place, mapKind, value);
  if (orientation !== 'orthogonal') {
    throw errorAt(inside(place, 'orientation'), '"orthogonal"', orientation, 'Other orientations are not supported');
  }
  const map = check(place, mapFields, value);
  if (map.tileheight !== map.tilewidth) {
    const rule = `equal to tilewidth, ${map.tilewidth}`;
    throw errorAt(inside(place, 'tileheight'), rule, map.tileheight, 'Only square tiles are supported');
  }
  return map;
}

const mapKind = /* @__PURE__ */ object({ orientation: text });

const mapFields: v.GenericSchema<unknown, MapDocument> = /* @__PURE__ */ objectWithProperties({
  width: /* @__PURE__ */ whole(0, GREATEST_TILE),
  height: /* @__PURE__ */ whole(0, GREATEST_TILE),
  tilewidth: tilePixels,
  tileheight: tilePixels,
  infinite: /* @__PURE__ */ v.exactOptional(flag),
  class: /* @__PURE__ */ v.exactOptional(text),
  backgroundcolor: /* @__PURE__ */ v.exactOptional(text),
  layers: /* @__PURE__ */ list(anything),
  tilesets: /* @__PURE__ */ list(anything),
});

/** The fields of every layer. */
export interface LayerDocument extends Fields, PropertiesDocument {
  readonly type: 'tilelayer' | 'objectgroup' | 'imagelayer' | 'group';
  readonly id?: number;
  readonly name: string;
  readonly class?: string;
  readonly visible?: boolean;
  readonly opacity?: number;
  readonly offsetx?: number;
  readonly offsety?: number;
  /** The picture of an image layer. */
  readonly image?: string;
}

export function checkLayer(place: Place, value: unknown): LayerDocument {
  return check(place, layerFields, value);
}

const layerKinds = ['tilelayer', 'objectgroup', 'imagelayer', 'group'] as const;
const layerFields: v.GenericSchema<unknown, LayerDocument> = /* @__PURE__ */ objectWithProperties({
  type: /* @__PURE__ */ v.picklist(layerKinds, `one of ${layerKinds.join(', ')}`),
  id: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ whole(0, GREATEST_TILE)),
  name: text,
  class: /* @__PURE__ */ v.exactOptional(text),
  visible: /* @__PURE__ */ v.exactOptional(flag),
  opacity: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ real(0, 1)),
  offsetx: /* @__PURE__ */ v.exactOptional(pixels),
  offsety: /* @__PURE__ */ v.exactOptional(pixels),
  image: /* @__PURE__ */ v.exactOptional(text),
});

/** The fields of a layer that holds all its tiles in one array, as in finite maps. */
export interface TilesDocument extends Fields {
  readonly width: number;
  readonly height: number;
  /** The first tile, in an infinite map. */
  readonly startx?: number;
  readonly starty?: number;
  readonly data: unknown;
}

export function checkTiles(place: Place, value: unknown): TilesDocument {
  return check(place, tilesFields, value);
}

const tilesFields: v.GenericSchema<unknown, TilesDocument> = /* @__PURE__ */ object({
  width: /* @__PURE__ */ whole(0, GREATEST_TILE),
  height: /* @__PURE__ */ whole(0, GREATEST_TILE),
  startx: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ whole(TILE_BEGIN, GREATEST_TILE)),
  starty: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ whole(TILE_BEGIN, GREATEST_TILE)),
  data: anything,
});

/** The fields of a chunk of a layer of an infinite map. */
export interface ChunkDocument extends TilesDocument {
  readonly x: number;
  readonly y: number;
}

export function checkChunk(place: Place, value: unknown): ChunkDocument {
  return check(place, chunkFields, value);
}

const chunkFields: v.GenericSchema<unknown, ChunkDocument> = /* @__PURE__ */ object({
  x: /* @__PURE__ */ whole(TILE_BEGIN, GREATEST_TILE),
  y: /* @__PURE__ */ whole(TILE_BEGIN, GREATEST_TILE),
  width: /* @__PURE__ */ whole(0, GREATEST_TILE),
  height: /* @__PURE__ */ whole(0, GREATEST_TILE),
  data: anything,
});

/** The elements of a field that must be an array. */
export function checkList(place: Place, value: unknown): readonly unknown[] {
  return check(place, anyList, value);
}

const anyList: v.GenericSchema<unknown, readonly unknown[]> = /* @__PURE__ */ list(anything);

/** Reads the format of a tile layer's data. zstd has a separate error message. */
export function checkTileFormat(place: Place, layer: Fields): TileFormat {
  const encoding = check(inside(place, 'encoding'), encodings, layer['encoding'] ?? 'csv');
  const compression = layer['compression'] ?? '';
  if (compression === 'zstd') {
    const remedy = 'Set the Tile Layer Format in the properties of the map to CSV, zlib or gzip';
    throw errorAt(inside(place, 'compression'), '"zlib", "gzip" or empty', compression, remedy);
  }
  const known = check(inside(place, 'compression'), compressions, compression);
  return { encoding, compression: known === '' ? undefined : known };
}

const encodings = /* @__PURE__ */ v.picklist(['csv', 'base64'], '"csv" or "base64"');
const compressions = /* @__PURE__ */ v.picklist(['', 'zlib', 'gzip'], '"zlib", "gzip" or empty');
