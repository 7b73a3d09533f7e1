/**
 * The picture of tiles that the user has changed: each looks like the nearest tile of its kind on the map.
 *
 * Shows: a view of its own over the layers of a map, for the tiles that differ from it; `spiral`, which begins with the
 * nearest.
 */
import { TilesView } from '@tilewright/pixi';
import { type GlobalTileId, property, solidTiles, tilesetTile } from '@tilewright/tiled';
import { spiral, tile } from '@tilewright/tilemap';
import type { Length } from '@tilewright/units';
import type { Texture } from 'pixi.js';
import type { Game } from '../simulation/state.js';
import type { LayersView } from './layers-view.js';

/** How far it looks for a tile to look like, in tiles. */
const farthest = 12;

/** Whether a tile is of the kind that is looked for. */
type IsAlike = (cell: GlobalTileId, x: number, y: number) => boolean;

/** @param game - the game on the screen */
export function editedView(layers: LayersView, game: () => Game): TilesView<boolean, Length> {
  const { map } = layers;
  // As the map was drawn.
  const solid = solidTiles(map, { property: 'solid' });
  const opaque = solidTiles(map, { property: 'opaque' });
  const isWall: IsAlike = (cell) => {
    const found = tilesetTile(map, cell);
    const has = (name: string): boolean => found !== undefined && property(found, name, 'boolean') === true;
    return has('opaque') && !has('door') && !has('breakable');
  };
  const isGround: IsAlike = (cell, x, y) => tilesetTile(map, cell) !== undefined && !solid.getAt(x, y);
  return new TilesView(opaque, map.space, (wasOpaque, x, y) => {
    const { world } = game();
    if (world.opaque.getAt(x, y) && !wasOpaque) return nearest(layers, x, y, isWall);
    const isOpened = solid.getAt(x, y) && !world.solid.getAt(x, y);
    return isOpened && layers.isBare(x, y) ? nearest(layers, x, y, isGround) : undefined;
  });
}

function nearest(layers: LayersView, x: number, y: number, isAlike: IsAlike): Texture | undefined {
  for (const near of spiral(tile(x, y), farthest)) {
    for (const { tiles } of layers.layers) {
      const cell = tiles.getOr(near, undefined);
      if (cell !== undefined && isAlike(cell, near.x, near.y)) return layers.pictureOf(cell);
    }
  }
  return undefined;
}
