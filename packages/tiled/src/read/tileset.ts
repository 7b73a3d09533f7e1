/** Reads tilesets, and makes substitutes for omitted tilesets. */
import { milliseconds, type PixelLength, pixels, unsafeVector } from '@tilewright/units';
import { type Fields, withoutFields } from '../document/check.js';
import { columnsOf, isOldTileset, tileCountOf } from '../document/old-tileset.js';
import { checkTiles, type TileDocument } from '../document/tileset.js';
import type { TilesetDocument } from '../document/tileset-fields.js';
import { errorAt, inside, type Place } from '../error.js';
import type { TiledImage, Tileset, TilesetTile } from '../map/tileset.js';
import type { TiledProperties } from '../map/property.js';
import type { CollisionObject } from '../map/plain-objects.js';
import type { TiledWangSet } from '../map/wang-set.js';
import { readCollision } from './collision.js';
import { noProperties, readProperties, readPropertiesFrom } from './properties.js';
import { readWangSets } from './wang-sets.js';
import type { Warnings } from './warnings.js';

/** Reads a checked tileset. */
export function readTileset(
  place: Place,
  document: TilesetDocument,
  firstId: number,
  source: string | undefined,
  warnings: Warnings,
): Tileset {
  if (isOldTileset(document)) warnings.addOldFormat(place.file);
  const tiles = new Map<number, TilesetTile>();
  const wangSets: TiledWangSet[] = [];
  const tileset: Tileset = {
    name: document.name,
    class: document.class ?? '',
    firstId,
    source,
    isResolved: true,
    tileCount: tileCountOf(document),
    tileWidth: pixels(document.tilewidth),
    tileHeight: pixels(document.tileheight),
    columns: columnsOf(document),
    margin: pixels(document.margin ?? 0),
    spacing: pixels(document.spacing ?? 0),
    image: readImage(document),
    objectAlignment: document.objectalignment ?? 'unspecified',
    tileOffset: unsafeVector(document.tileoffset?.x ?? 0, document.tileoffset?.y ?? 0),
    wangSets,
    properties: readProperties(place, document, warnings),
    tiles,
    fields: withoutFields(document, ['tiles', 'tileproperties', 'tilepropertytypes', 'wangsets']),
    tile: tileLookup(() => tileset),
  };
  for (const { document: tileDocument, place: tilePlace, properties } of checkTiles(place, document)) {
    const tileProperties =
      properties === undefined
        ? readProperties(tilePlace, tileDocument, warnings)
        : readPropertiesFrom(properties, warnings);
    if (tiles.has(tileDocument.id)) {
      throw errorAt(inside(tilePlace, 'id'), 'an id that no other tile has', tileDocument.id);
    }
    const collision = readCollision(tilePlace, tileDocument, warnings);
    tiles.set(tileDocument.id, readTile(tileset, tileDocument, tileProperties, collision));
  }
  wangSets.push(...readWangSets(place, document, tileset, warnings));
  return tileset;
}

/** The substitute for an external tileset that was omitted. */
export function unresolvedTileset(firstId: number, source: string, fields: Fields): Tileset {
  const none = pixels(0);
  return {
    name: '',
    class: '',
    firstId,
    source,
    isResolved: false,
    tileCount: 0,
    tileWidth: none,
    tileHeight: none,
    columns: 0,
    margin: none,
    spacing: none,
    image: undefined,
    objectAlignment: 'unspecified',
    tileOffset: unsafeVector(0, 0),
    wangSets: [],
    properties: noProperties,
    tiles: new Map<number, TilesetTile>(),
    fields,
    tile: () => undefined,
  };
}

/** Makes the function that finds tiles by id. A tile that the file does not list is created at the first request. */
function tileLookup(getTileset: () => Tileset): (id: number) => TilesetTile | undefined {
  const plain = new Map<number, TilesetTile>();
  // Computed once: a search through all tiles for each unlisted id would be quadratic.
  let hasOnlyListedTiles: boolean | undefined;
  return (id) => {
    const tileset = getTileset();
    const known = tileset.tiles.get(id) ?? plain.get(id);
    if (known !== undefined) return known;
    if (!Number.isInteger(id) || id < 0 || id >= tileset.tileCount) return undefined;
    hasOnlyListedTiles ??= isCollection(tileset);
    if (hasOnlyListedTiles) return undefined;
    const tile = readTile(tileset, { id }, noProperties, []);
    plain.set(id, tile);
    return tile;
  };
}

/** Whether a tileset is a collection of pictures, which has only the tiles that it lists: removed ids stay unused. */
function isCollection({ image, tiles }: Tileset): boolean {
  return image === undefined && [...tiles.values()].some((tile) => tile.image !== undefined);
}

function readTile(
  tileset: Tileset,
  document: TileDocument,
  properties: TiledProperties,
  collision: readonly CollisionObject<PixelLength>[],
): TilesetTile {
  return {
    tileset,
    id: document.id,
    // Tiled 1.9 wrote `class`, other versions `type`.
    class: document.type ?? document.class ?? '',
    properties,
    animation: (document.animation ?? []).map((frame) => ({
      tile: frame.tileid,
      duration: milliseconds(frame.duration),
    })),
    probability: document.probability ?? 1,
    collision,
    image: readImage(document),
    fields: document,
  };
}

function readImage(document: TilesetDocument | TileDocument): TiledImage | undefined {
  if (document.image === undefined) return undefined;
  return {
    source: document.image,
    width: pixels(document.imagewidth ?? 0),
    height: pixels(document.imageheight ?? 0),
  };
}
