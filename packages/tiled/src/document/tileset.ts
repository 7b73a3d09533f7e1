/** The schema of a tileset, embedded or external. Lengths are in pixels, durations in milliseconds. */
import * as v from 'valibot';
import { errorAt, inside, type Place } from '../error.js';
import { GREATEST_ID, MOST_TILE_PIXELS } from '../limits.js';
import {
  anyObject,
  anything,
  check,
  documentKind,
  type Fields,
  flag,
  list,
  listOrObject,
  object,
  objectWithProperties,
  real,
  text,
  whole,
} from './check.js';
import { pixels } from './map.js';
import { oldTiles } from './old-tileset.js';
import { isList, type PropertiesDocument, type PropertiesSource } from './property.js';
import type { TilesetDocument } from './tileset-fields.js';

/** The entry of a tileset in a map: its first id, and its file if it is not embedded. */
export interface TilesetEntry extends Fields {
  readonly firstgid: number;
  readonly source?: string;
}

export function checkTilesetEntry(place: Place, value: unknown): TilesetEntry {
  return check(place, entryFields, value);
}

const entryFields: v.GenericSchema<unknown, TilesetEntry> = /* @__PURE__ */ object({
  firstgid: /* @__PURE__ */ whole(1, GREATEST_ID),
  source: /* @__PURE__ */ v.exactOptional(text),
});

export function checkTileset(place: Place, value: unknown): TilesetDocument {
  const { type } = check(place, documentKind, value);
  if (type !== undefined && type !== 'tileset') throw errorAt(inside(place, 'type'), '"tileset"', type);
  return check(place, tilesetFields, value);
}

const extent = /* @__PURE__ */ whole(0, MOST_TILE_PIXELS);
const alignments = [
  'unspecified',
  'topleft',
  'top',
  'topright',
  'left',
  'center',
  'right',
  'bottomleft',
  'bottom',
  'bottomright',
] as const;

const tilesetFields: v.GenericSchema<unknown, TilesetDocument> = /* @__PURE__ */ objectWithProperties({
  name: text,
  class: /* @__PURE__ */ v.exactOptional(text),
  tilecount: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ whole(0, GREATEST_ID)),
  tilewidth: extent,
  tileheight: extent,
  columns: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ whole(0, GREATEST_ID)),
  margin: /* @__PURE__ */ v.exactOptional(extent),
  spacing: /* @__PURE__ */ v.exactOptional(extent),
  image: /* @__PURE__ */ v.exactOptional(text),
  imagewidth: /* @__PURE__ */ v.exactOptional(extent),
  imageheight: /* @__PURE__ */ v.exactOptional(extent),
  objectalignment: /* @__PURE__ */ v.exactOptional(
    /* @__PURE__ */ v.picklist(alignments, `one of ${alignments.join(', ')}`),
  ),
  tileoffset: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ object({ x: pixels, y: pixels })),
  transformations: /* @__PURE__ */ v.exactOptional(
    /* @__PURE__ */ object({
      hflip: /* @__PURE__ */ v.exactOptional(flag),
      vflip: /* @__PURE__ */ v.exactOptional(flag),
      rotate: /* @__PURE__ */ v.exactOptional(flag),
      preferuntransformed: /* @__PURE__ */ v.exactOptional(flag),
    }),
  ),
  wangsets: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ list(anything)),
  tiles: /* @__PURE__ */ v.exactOptional(listOrObject),
  tileproperties: /* @__PURE__ */ v.exactOptional(anyObject),
  tilepropertytypes: /* @__PURE__ */ v.exactOptional(anyObject),
});

/** A frame of an animated tile. */
export interface FrameDocument {
  readonly tileid: number;
  readonly duration: number;
}

/** The layer with the collision shapes of a tile. */
interface CollisionDocument extends Fields {
  readonly objects?: readonly unknown[];
}

/** The description of a tile in a tileset. */
export interface TileDocument extends Fields, PropertiesDocument {
  readonly id: number;
  readonly type?: string;
  readonly class?: string;
  readonly image?: string;
  readonly imagewidth?: number;
  readonly imageheight?: number;
  /** The part of its own picture that shows the tile. Default: the whole picture. */
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly animation?: readonly FrameDocument[];
  /** How often the tile is chosen among others: default 1. */
  readonly probability?: number;
  readonly objectgroup?: CollisionDocument;
}

/** The description of a tile and its place; also its properties, if the old format has them elsewhere. */
export interface CheckedTile {
  readonly document: TileDocument;
  readonly place: Place;
  readonly properties?: PropertiesSource | undefined;
}

/** The tiles that a tileset describes, checked one after the other. */
export function* checkTiles(place: Place, tileset: TilesetDocument): Generator<CheckedTile, void, undefined> {
  const { tiles = {} } = tileset;
  if (isList(tiles)) {
    for (const [i, value] of tiles.entries()) {
      const tilePlace = inside(place, 'tiles', i);
      yield { document: check(tilePlace, tileFields, value), place: tilePlace };
    }
    return;
  }
  for (const { fields, place: tilePlace, properties } of oldTiles(place, tiles, tileset)) {
    yield { document: check(tilePlace, tileFields, fields), place: tilePlace, properties };
  }
}

/** A weight among others, which need not add up to 1. */
export const probability: v.GenericSchema<unknown, number> = /* @__PURE__ */ real(0, 1e12);

const frame = /* @__PURE__ */ object({
  tileid: /* @__PURE__ */ whole(0, GREATEST_ID),
  duration: /* @__PURE__ */ real(0, 1e12),
});

const tileFields: v.GenericSchema<unknown, TileDocument> = /* @__PURE__ */ objectWithProperties({
  id: /* @__PURE__ */ whole(0, GREATEST_ID),
  type: /* @__PURE__ */ v.exactOptional(text),
  class: /* @__PURE__ */ v.exactOptional(text),
  image: /* @__PURE__ */ v.exactOptional(text),
  imagewidth: /* @__PURE__ */ v.exactOptional(extent),
  imageheight: /* @__PURE__ */ v.exactOptional(extent),
  x: /* @__PURE__ */ v.exactOptional(extent),
  y: /* @__PURE__ */ v.exactOptional(extent),
  width: /* @__PURE__ */ v.exactOptional(extent),
  height: /* @__PURE__ */ v.exactOptional(extent),
  animation: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ list(frame)),
  probability: /* @__PURE__ */ v.exactOptional(probability),
  objectgroup: /* @__PURE__ */ v.exactOptional(
    /* @__PURE__ */ object({ objects: /* @__PURE__ */ v.exactOptional(/* @__PURE__ */ list(anything)) }),
  ),
});
