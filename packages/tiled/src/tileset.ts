/** Tilesets: what the tiles of a map mean, and where their pictures are. */
import { add, type Duration, milliseconds, mul, type PixelLength, pixels } from '@tilewright/units';
import { type Fields, withoutFields } from './document/check.js';
import { checkTile, type ObjectAlignment, type TileDocument, type TilesetDocument } from './document/tileset.js';
import { errorAt, inside, type Place } from './error.js';
import { noProperties, readProperties, type TiledProperties } from './properties.js';

/** A picture: a file, relative to the file that names it, and its size. */
export interface TiledImage {
  readonly source: string;
  readonly width: PixelLength;
  readonly height: PixelLength;
}

/** One frame of an animated tile: a tile of the same tileset, by its own id. */
export interface TileFrame {
  readonly tile: number;
  readonly duration: Duration;
}

/** A tile of a tileset. */
export interface TilesetTile {
  readonly tileset: Tileset;
  /** Its id inside the tileset, from 0. */
  readonly id: number;
  readonly class: string;
  readonly properties: TiledProperties;
  /** Empty for a tile that does not move. */
  readonly animation: readonly TileFrame[];
  /** Its own picture, in a tileset that is a collection of pictures. */
  readonly image: TiledImage | undefined;
  /** The tile as it stands in the file; empty if the file says nothing about it. */
  readonly fields: Fields;
}

/** A tileset of a map. */
export interface Tileset {
  readonly name: string;
  readonly class: string;
  /** The global id of its first tile. */
  readonly firstId: number;
  /** The file it was read from, as it is referred to; `undefined` if it is embedded in the map. */
  readonly source: string | undefined;
  /** False for an external tileset that the resolver left out: its tiles are known by their ids only. */
  readonly isResolved: boolean;
  readonly tileCount: number;
  readonly tileWidth: PixelLength;
  readonly tileHeight: PixelLength;
  /** The number of columns of its picture; 0 for a collection of pictures. */
  readonly columns: number;
  /** Between the border of the picture and the first tile. */
  readonly margin: PixelLength;
  /** Between two tiles. */
  readonly spacing: PixelLength;
  readonly image: TiledImage | undefined;
  /** Which point of a tile object its position is. */
  readonly objectAlignment: ObjectAlignment;
  readonly properties: TiledProperties;
  /** The tiles that the file says something about, by id. `tile(id)` gives the others, too. */
  readonly tiles: ReadonlyMap<number, TilesetTile>;
  /** The tileset as it stands in the file, without its tiles. */
  readonly fields: Fields;
  /** The tile with an id inside the tileset; `undefined` if the tileset has none. */
  tile(id: number): TilesetTile | undefined;
}

/** Reads a tileset that has been checked. */
export function readTileset(
  place: Place,
  document: TilesetDocument,
  firstId: number,
  source: string | undefined,
): Tileset {
  const tiles = new Map<number, TilesetTile>();
  const tileset: Tileset = {
    name: document.name,
    class: document.class ?? '',
    firstId,
    source,
    isResolved: true,
    tileCount: document.tilecount,
    tileWidth: pixels(document.tilewidth),
    tileHeight: pixels(document.tileheight),
    columns: document.columns ?? 0,
    margin: pixels(document.margin ?? 0),
    spacing: pixels(document.spacing ?? 0),
    image: readImage(document),
    objectAlignment: document.objectalignment ?? 'unspecified',
    properties: readProperties(place, document.properties),
    tiles,
    fields: withoutFields(document, ['tiles']),
    tile: tileLookup(() => tileset),
  };
  document.tiles?.forEach((value, i) => {
    const tilePlace = inside(place, 'tiles', i);
    const tile = readTile(tilePlace, tileset, checkTile(tilePlace, value));
    if (tiles.has(tile.id)) throw errorAt(inside(tilePlace, 'id'), 'an id that no other tile has', tile.id);
    tiles.set(tile.id, tile);
  });
  return tileset;
}

/** Where the picture of a tile is: a rectangle of a file. */
export interface TilePicture {
  readonly source: string;
  readonly x: PixelLength;
  readonly y: PixelLength;
  readonly width: PixelLength;
  readonly height: PixelLength;
}

/**
 * The part of a picture that shows a tile, for renderers.
 *
 * @returns `undefined` if neither the tile nor its tileset has a picture, or the picture no columns
 */
export function pictureOf(tile: TilesetTile): TilePicture | undefined {
  const { tileset, image, id, fields } = tile;
  if (image !== undefined) {
    const part = (name: 'x' | 'y' | 'width' | 'height', otherwise: PixelLength): PixelLength => {
      const value = fields[name];
      return typeof value === 'number' ? pixels(value) : otherwise;
    };
    const none = pixels(0);
    const { source, width, height } = image;
    return {
      source,
      x: part('x', none),
      y: part('y', none),
      width: part('width', width),
      height: part('height', height),
    };
  }
  const { columns, margin, spacing, tileWidth: width, tileHeight: height } = tileset;
  if (tileset.image === undefined || columns === 0) return undefined;
  const x = add(margin, mul(add(width, spacing), id % columns));
  const y = add(margin, mul(add(height, spacing), Math.floor(id / columns)));
  return { source: tileset.image.source, x, y, width, height };
}

/** Stands in for an external tileset that was left out. */
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
    properties: noProperties,
    tiles: new Map<number, TilesetTile>(),
    fields,
    tile: () => undefined,
  };
}

/** Looks tiles up; one of which the file says nothing is made when it is first asked for. */
function tileLookup(getTileset: () => Tileset): (id: number) => TilesetTile | undefined {
  const plain = new Map<number, TilesetTile>();
  return (id) => {
    const tileset = getTileset();
    const known = tileset.tiles.get(id) ?? plain.get(id);
    if (known !== undefined) return known;
    if (!Number.isInteger(id) || id < 0 || id >= tileset.tileCount) return undefined;
    const tile = readTile({ file: '', path: [] }, tileset, { id });
    plain.set(id, tile);
    return tile;
  };
}

function readTile(place: Place, tileset: Tileset, document: TileDocument): TilesetTile {
  return {
    tileset,
    id: document.id,
    // 1.9 wrote `class`, all others `type`.
    class: document.type ?? document.class ?? '',
    properties: readProperties(place, document.properties),
    animation: (document.animation ?? []).map((frame) => ({
      tile: frame.tileid,
      duration: milliseconds(frame.duration),
    })),
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
