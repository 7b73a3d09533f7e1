/** Tilesets: what the tiles of a map mean, and where their pictures are. */
import { add, type Duration, mul, type PixelLength, pixels } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import type { Fields } from '../document/check.js';
import type { ObjectAlignment } from '../document/tileset.js';
import { isObject } from './door.js';
import type { TiledProperties } from './properties.js';

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
 * @throws RangeError if it is no tile, but the id of a cell, for which there is `tilesetTile`
 */
export function pictureOf(tile: TilesetTile): TilePicture | undefined {
  const { tileset: set, image: own, fields: all, id: number }: Partial<Record<keyof TilesetTile, unknown>> = tile ?? {};
  if (!Number.isInteger(number) || !isObject(set) || !isObject(all) || !isPicture(own) || !isPicture(set['image'])) {
    throw argumentError('pictureOf', 'tile', 'a tile of a tileset', tile, 'tilesetTile finds that of a cell');
  }
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

function isPicture(image: unknown): boolean {
  return image === undefined || isObject(image);
}
