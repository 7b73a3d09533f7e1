/** Converts a layer of a Phaser tile map to a space and a map of solid tiles. */
import { bitTilemap, type BitTilemap, tileRect, type TileRect, tileSpace, type TileSpace } from '@tilewright/tilemap';
import { pixelPosition, pixels, pixelsPerTile, type PixelLength } from '@tilewright/units';
import { argumentError, requireFunction, requireObject } from '@tilewright/units/checks';
import type Phaser from 'phaser';
import { requireInScene } from './destroyed.js';

/** The members of a layer that are read: of any `TilemapLayer`, also a `TilemapGPULayer` of Phaser 4. */
export interface Layer extends Pick<
  Phaser.Tilemaps.TilemapLayer,
  'x' | 'y' | 'scaleX' | 'scaleY' | 'rotation' | 'scrollFactorX' | 'scrollFactorY' | 'layer'
> {
  /** The container of the layer; a layer in a container has no space. */
  readonly parentContainer?: unknown;
}

/** Returns whether a tile of a layer is solid. */
export type TileIsSolid = (tile: Phaser.Tilemaps.Tile) => boolean;

const ORTHOGONAL = 0;

/**
 * The space of a layer: the position and size of its tiles in the world of Phaser, in pixels.
 *
 * A tile owns its north and west border, as everywhere in tilewright.
 *
 * @param layer - a layer of square tiles, not rotated, that scrolls with the camera
 * @throws RangeError if the layer is isometric, hexagonal or staggered, rotated or mirrored, has tiles that are not
 * square in the world, or a scroll factor other than 1: its tiles then have no fixed position in the world. Also if it
 * is inside a container, or was destroyed
 *
 * @example
 * // In a scene, `layer` is `map.createLayer('walls', tileset)`.
 * const layer = { x: 100, y: 50, scaleX: 2, scaleY: 2, rotation: 0, scrollFactorX: 1, scrollFactorY: 1 } as Layer;
 * Object.assign(layer, { layer: { orientation: 0, tileWidth: 16, tileHeight: 16 } });
 * tileAt(spaceOf(layer), pixelPosition(pixels(132), pixels(81))); // => tile(1, 0)
 */
export function spaceOf(layer: Layer): TileSpace<PixelLength> {
  requireLayer('spaceOf', layer);
  return tileSpace({
    origin: pixelPosition(pixels(layer.x), pixels(layer.y)),
    tileSize: pixelsPerTile(layer.layer.tileWidth * layer.scaleX),
  });
}

/**
 * The solid tiles of a layer as a bit map, for rays, views, paths and moving bodies.
 *
 * @param layer - a layer; its tiles are read once. `bind` keeps both consistent
 * @param isSolid - tells which tiles are solid. Default: tiles with collision on all four sides (`setCollision` and
 * related methods). A one-way platform is not solid; `sidesOf` reads it
 * @returns a new map with the bounds of the layer
 * @throws RangeError like `spaceOf`; also what `isSolid` throws
 *
 * @remarks O(tiles of the layer).
 */
export function wallsOf(layer: Layer, isSolid: TileIsSolid = isWall): BitTilemap {
  requireLayer('wallsOf', layer);
  requireFunction('wallsOf', 'isSolid', isSolid);
  const walls = bitTilemap(layerBounds(layer));
  readWalls(walls, layer, isSolid, walls.bounds);
  return walls;
}

/** The tiles of a layer. */
export function layerBounds({ layer: { width, height } }: Layer): TileRect {
  return tileRect({ x: 0, y: 0, width, height });
}

/** Whether a tile has collision on all of its sides. */
export function isWall({ collideLeft, collideRight, collideUp, collideDown }: Phaser.Tilemaps.Tile): boolean {
  return collideLeft && collideRight && collideUp && collideDown;
}

/** Writes the solid tiles of a rectangle to the walls. */
export function readWalls(walls: BitTilemap, { layer }: Layer, isSolid: TileIsSolid, rect: TileRect): void {
  for (let y = rect.y; y < rect.y + rect.height; y++) {
    for (let x = rect.x; x < rect.x + rect.width; x++) {
      const tile = tileOf(layer, x, y);
      walls.setAt(x, y, tile !== undefined && isSolid(tile));
    }
  }
}

/** A tile of a layer, if there is one. */
export function tileOf({ data }: Phaser.Tilemaps.LayerData, x: number, y: number): Phaser.Tilemaps.Tile | undefined {
  // A removed tile may be null, although its type does not say so.
  const tile: Phaser.Tilemaps.Tile | null | undefined = data[y]?.[x];
  return tile === null || tile?.index === -1 ? undefined : tile;
}

/** @throws RangeError unless the tiles of a layer are squares with a fixed position in the world */
export function requireLayer(where: string, layer: Layer): void {
  requireObject(where, 'layer', 'a TilemapLayer of Phaser', layer);
  requireInScene(where, 'layer', layer);
  const { layer: data, parentContainer = null } = layer;
  if (typeof data !== 'object' || Array.isArray(data) || layer.scrollFactorX === undefined) {
    throw argumentError(where, 'layer', 'a TilemapLayer of Phaser', layer, 'Pass the layer itself, not its Tilemap');
  }
  const fail = (parameter: string, rule: string, received: unknown, remedy: string): never => {
    throw new RangeError(`${where}: layer.${parameter} must be ${rule}, received ${String(received)}. ${remedy}`);
  };
  if (data.orientation !== ORTHOGONAL) {
    fail('layer.orientation', '0, which is orthogonal', data.orientation, 'Only square grids have a TileSpace');
  }
  if (parentContainer !== null) {
    const remedy = 'Take the layer out of its container, which moves it as well';
    throw argumentError(where, 'layer.parentContainer', 'null', parentContainer, remedy);
  }
  if (layer.rotation !== 0) fail('rotation', '0', layer.rotation, 'Rotate the camera instead');
  if (layer.scrollFactorX !== 1 || layer.scrollFactorY !== 1) {
    const factors = `${layer.scrollFactorX} and ${layer.scrollFactorY}`;
    fail('scrollFactor', '1 along both axes', factors, 'A parallax layer has no fixed place in the world');
  }
  const [width, height] = [data.tileWidth * layer.scaleX, data.tileHeight * layer.scaleY];
  if (!(width > 0 && height > 0))
    fail('scale', 'positive', `${layer.scaleX} and ${layer.scaleY}`, 'Flip its tiles instead');
  if (width !== height) {
    fail('tiles', 'squares in the world', `${width} x ${height} px`, 'Scale the layer so that they become square');
  }
}
