/** `bind`: writes to a layer and its walls together. */
import { type BitTilemap, rectContains, type Tile, type TileRect, tileRect } from '@tilewright/tilemap';
import { requireRect, requireTile, requireTilemap } from '@tilewright/tilemap/checks';
import { requireFunction, requireInteger } from '@tilewright/units/checks';
import type Phaser from 'phaser';
import { requireInScene } from './destroyed.js';
import { isWall, type Layer, layerBounds, readWalls, requireLayer, type TileIsSolid } from './layer.js';

/**
 * Writes tiles to a layer and its walls, so that both stay consistent. Its methods throw after the layer was destroyed.
 */
export interface LayerWriter {
  /** Sets a tile to an index of the tilesets. @throws RangeError for a tile outside the layer */
  put(tile: Tile, index: number): void;
  /** Sets all tiles of a rectangle to the same index. @throws RangeError if it is not entirely inside the layer */
  fill(rect: TileRect, index: number): void;
  /** Removes a tile, which becomes open. @throws RangeError for a tile outside the layer */
  remove(tile: Tile): void;
  /**
   * Reads tiles again that were written by Phaser's own methods instead of this writer. Default: all.
   *
   * @throws RangeError if the rectangle is not entirely inside the layer
   */
  refresh(rect?: TileRect): void;
}

/**
 * Binds a layer to its walls: write through the returned writer, and the layer of Phaser and the walls for rays,
 * views, paths and bodies stay consistent. Whatever follows the walls by `version` or `trackChanges` follows the layer.
 *
 * @param layer - a layer; not a `TilemapGPULayer`, whose image does not follow its tiles
 * @param walls - its walls, as `wallsOf` returns them
 * @param isSolid - the same as for `wallsOf`
 * @throws RangeError like `wallsOf`, and if the walls do not contain all tiles of the layer
 *
 * @remarks Each write costs what Phaser's `putTileAt` costs, and one bit.
 */
export function bind(
  layer: Layer & Pick<Phaser.Tilemaps.TilemapLayer, 'putTileAt' | 'removeTileAt'>,
  walls: BitTilemap,
  isSolid: TileIsSolid = isWall,
): LayerWriter {
  requireLayer('bind', layer);
  if ('generateLayerDataTexture' in layer) {
    const remedy = 'Its picture does not follow its tiles: create the layer without gpu';
    throw new RangeError(`bind: layer must be a TilemapLayer, received a TilemapGPULayer. ${remedy}`);
  }
  requireTilemap('bind', 'walls', walls);
  requireFunction('bind', 'isSolid', isSolid);
  const bounds = layerBounds(layer);
  if (!contains(walls.bounds, bounds)) {
    const received = `${sizeOf(walls.bounds)}. Make them with wallsOf(layer)`;
    throw new RangeError(`bind: walls must be as large as the layer, ${sizeOf(bounds)}, received ${received}`);
  }
  const read = (rect: TileRect): void => readWalls(walls, layer, isSolid, rect);
  const write = (rect: TileRect, index: number): void => {
    for (let y = rect.y; y < rect.y + rect.height; y++) {
      for (let x = rect.x; x < rect.x + rect.width; x++) {
        if (index === -1) layer.removeTileAt(x, y);
        else layer.putTileAt(index, x, y);
      }
    }
    read(rect);
  };
  return {
    put(tile, index) {
      requireInScene('put', 'layer', layer);
      write(rectOf('put', tile, bounds), requireInteger('put', 'index', index, 0));
    },
    fill(rect, index) {
      requireInScene('fill', 'layer', layer);
      requireInLayer('fill', requireRect('fill', 'rect', rect), bounds);
      write(rect, requireInteger('fill', 'index', index, 0));
    },
    remove(tile) {
      requireInScene('remove', 'layer', layer);
      write(rectOf('remove', tile, bounds), -1);
    },
    refresh(rect = bounds) {
      requireInScene('refresh', 'layer', layer);
      requireInLayer('refresh', requireRect('refresh', 'rect', rect), bounds);
      read(rect);
    },
  };
}

function rectOf(where: string, tile: Tile, bounds: TileRect): TileRect {
  requireTile(where, 'tile', tile);
  if (!rectContains(bounds, tile)) {
    throw new RangeError(`${where}: tile must be inside the layer, ${sizeOf(bounds)}, received (${tile.x}, ${tile.y})`);
  }
  return tileRect({ x: tile.x, y: tile.y, width: 1, height: 1 });
}

function requireInLayer(where: string, rect: TileRect, bounds: TileRect): void {
  if (contains(bounds, rect)) return;
  const received = `${sizeOf(rect)} at (${rect.x}, ${rect.y})`;
  throw new RangeError(`${where}: rect must be inside the layer, ${sizeOf(bounds)}, received ${received}`);
}

function contains(outer: TileRect, inner: TileRect): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function sizeOf({ width, height }: TileRect): string {
  return `${width} x ${height} tiles`;
}
