/** Tilesets: the descriptions of tiles, and the places of their pictures. */
import { add, type Duration, mul, type PixelLength, pixels, unsafeNumber, type Vector2 } from '@tilewright/units';
import { argumentError } from '@tilewright/units/checks';
import type { Fields } from '../document/check.js';
import type { ObjectAlignment } from '../document/tileset-fields.js';
import { isObject } from './checks.js';
import type { CollisionObject } from './plain-objects.js';
import type { TiledProperties } from './property.js';
import type { TiledWangSet } from './wang-set.js';

/** A picture: its path, relative to the file that names it, and its size. */
export interface TiledImage {
  readonly source: string;
  readonly width: PixelLength;
  readonly height: PixelLength;
}

/** A frame of an animated tile: the id of a tile in the same tileset, and how long it is shown. */
export interface TileFrame {
  readonly tile: number;
  readonly duration: Duration;
}

/** A tile of a tileset. */
export interface TilesetTile {
  readonly tileset: Tileset;
  /** Its id in the tileset, from 0. */
  readonly id: number;
  /** The class that the author wrote; `''` without a class. */
  readonly class: string;
  readonly properties: TiledProperties;
  /** Empty for a tile without animation. */
  readonly animation: readonly TileFrame[];
  /** How often the editor, and `wangTiles`, choose the tile among others: a weight of at least 0, by default 1. */
  readonly probability: number;
  /**
   * Its collision shapes as drawn, in pixels from the northwest corner of its picture. `collisionOf` rotates and
   * mirrors them like the tile in a cell, and places them in the world.
   */
  readonly collision: readonly CollisionObject<PixelLength>[];
  /** Its own picture, if the tileset is a collection of pictures. */
  readonly image: TiledImage | undefined;
  /** The tile's fields as the file has them; only the id if the file does not list the tile. */
  readonly fields: Fields;
}

/** A tileset of a map. */
export interface Tileset {
  /** The name that the author wrote; `''` for a tileset that the resolver omitted. */
  readonly name: string;
  /** The class that the author wrote; `''` without a class. */
  readonly class: string;
  /** The global id of its first tile. */
  readonly firstId: number;
  /** The path of its file, relative to the map; `undefined` if it is embedded in the map. */
  readonly source: string | undefined;
  /** False for an external tileset that the resolver omitted: nothing is known of its tiles except their ids. */
  readonly isResolved: boolean;
  readonly tileCount: number;
  readonly tileWidth: PixelLength;
  readonly tileHeight: PixelLength;
  /** The number of columns in its picture; 0 for a collection of pictures. */
  readonly columns: number;
  /** The gap between the border of the picture and the first tile. */
  readonly margin: PixelLength;
  /** The gap between two tiles. */
  readonly spacing: PixelLength;
  readonly image: TiledImage | undefined;
  /** The point of a tile object's frame that is at the object's `position`. */
  readonly objectAlignment: ObjectAlignment;
  /** Where the pictures of its tiles are drawn, relative to their cells. */
  readonly tileOffset: Vector2<PixelLength>;
  readonly properties: TiledProperties;
  /** Its Wang sets, which the editor calls terrain sets. `wangSet` finds one in a map by its name. */
  readonly wangSets: readonly TiledWangSet[];
  /** The tiles that the file lists, by id. `tile(id)` returns the others too. */
  readonly tiles: ReadonlyMap<number, TilesetTile>;
  /** The tileset's fields as the file has them, except its tiles. */
  readonly fields: Fields;
  /** The tile with this id in the tileset; `undefined` for an id that the tileset does not have. */
  tile(id: number): TilesetTile | undefined;
}

/** The picture of a tile: a rectangle in an image file. */
export interface TilePicture {
  readonly source: string;
  readonly x: PixelLength;
  readonly y: PixelLength;
  readonly width: PixelLength;
  readonly height: PixelLength;
}

/**
 * The rectangle of an image file that shows a tile, for renderers.
 *
 * @returns `undefined` if neither the tile nor its tileset has a picture, or if the tileset has no columns
 * @throws RangeError if `tile` is not a tile of a tileset. For the id in a cell, call `tilesetTile` first
 */
export function pictureOf(tile: TilesetTile): TilePicture | undefined {
  const { tileset: set, image: own, fields: all, id: number }: Partial<Record<keyof TilesetTile, unknown>> = tile ?? {};
  if (!Number.isInteger(number) || !isObject(set) || !isObject(all) || !isPicture(own) || !isPicture(set['image'])) {
    throw argumentError('pictureOf', 'tile', 'a tile of a tileset', tile, 'tilesetTile finds the tile of a cell');
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

/** The size of a tile in pixels: the size of its picture, or the tile size of its tileset. */
export function pictureSizeOf(tile: TilesetTile): { readonly width: number; readonly height: number } {
  const { width, height } = pictureOf(tile) ?? { width: tile.tileset.tileWidth, height: tile.tileset.tileHeight };
  return { width: unsafeNumber(width), height: unsafeNumber(height) };
}

function isPicture(image: unknown): boolean {
  return image === undefined || isObject(image);
}
