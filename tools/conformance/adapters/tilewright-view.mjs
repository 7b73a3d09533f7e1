// tilewright: the tiles in the field of view of an eye in the center of a tile.
import { tilesInView } from '@tilewright/sight';
import { bitTilemapFrom, tile, tileCenter, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { viewer } from './lib/fields-of-view.mjs';
import { once } from './lib/maps.mjs';

const wallsOf = once((map) =>
  bitTilemapFrom(tileRect({ x: 0, y: 0, width: map[0].length, height: map.length }), (x, y) => map[y][x] === '#'),
);

export default viewer((map, from, see) => {
  const eye = { position: tileCenter(unitTileSpace, tile(...from)) };
  for (const { x, y } of tilesInView(wallsOf(map), unitTileSpace, eye)) see(x, y);
});
