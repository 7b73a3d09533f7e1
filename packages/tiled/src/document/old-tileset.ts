/**
 * The format of tilesets in Tiled 1.1 and older: tiles and their properties are two objects whose field names are the
 * ids, and numbers that follow from the picture are absent.
 */
import { errorAt, inside, type Place } from '../error.js';
import { anyObject, check, type Fields } from './check.js';
import { isList, type PropertiesSource } from './property.js';
import type { TilesetDocument } from './tileset-fields.js';

/** The fields of a tile, including its id, and its properties, which come from the other object. */
export interface OldTile {
  readonly fields: Fields;
  readonly place: Place;
  readonly properties: PropertiesSource | undefined;
}

/** The tiles that have a field in at least one of the two objects. */
export function* oldTiles(
  place: Place,
  tiles: Fields,
  { tileproperties = {}, tilepropertytypes = {} }: TilesetDocument,
): Generator<OldTile, void, undefined> {
  for (const name of new Set([...Object.keys(tiles), ...Object.keys(tileproperties)])) {
    const tilePlace = inside(place, Object.hasOwn(tiles, name) ? 'tiles' : 'tileproperties', name);
    if (!/^\d{1,9}$/.test(name)) throw errorAt(tilePlace, 'named by the id of a tile', tiles[name]);
    const properties: PropertiesSource | undefined = Object.hasOwn(tileproperties, name)
      ? {
          place: inside(place, 'tileproperties', name),
          properties: tileproperties[name],
          typesPlace: inside(place, 'tilepropertytypes', name),
          types: tilepropertytypes[name],
        }
      : undefined;
    yield {
      fields: { ...check(tilePlace, anyObject, tiles[name] ?? {}), id: Number(name) },
      place: tilePlace,
      properties,
    };
  }
}

/** Whether a tileset has the format of Tiled 1.1 or older. */
export function isOldTileset({ tiles, tileproperties, tilecount }: TilesetDocument): boolean {
  return tilecount === undefined || (!isList(tiles) && (tiles ?? tileproperties) !== undefined);
}

/** The number of columns in a tileset's picture, computed if it is absent (up to Tiled 0.14); 0 without a picture. */
export function columnsOf({ columns, imagewidth = 0, tilewidth, margin = 0, spacing = 0 }: TilesetDocument): number {
  return columns ?? tilesAlong(imagewidth, tilewidth, margin, spacing);
}

/** The number of tiles in a tileset, computed if it is absent (up to Tiled 0.12). */
export function tileCountOf(tileset: TilesetDocument): number {
  const { tilecount, tiles = {}, imageheight = 0, tileheight, margin = 0, spacing = 0 } = tileset;
  if (tilecount !== undefined) return tilecount;
  // The ids of a list are checked later.
  const listed = isList(tiles)
    ? tiles.length
    : Object.keys(tiles).reduce((most, id) => Math.max(most, Number(id) + 1), 0);
  return Math.max(listed, columnsOf(tileset) * tilesAlong(imageheight, tileheight, margin, spacing));
}

/** The number of tiles in a picture along one axis. */
function tilesAlong(image: number, tile: number, margin: number, spacing: number): number {
  return tile === 0 ? 0 : Math.max(0, Math.floor((image - margin + spacing) / (tile + spacing)));
}
