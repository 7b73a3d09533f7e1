/** The game's own map, for tests that run without a browser. */
import { readTiledMap, type TiledMap } from '@tilewright/tiled';
import { metersPerTile } from '@tilewright/units';
import mapText from '../../../maps/keep.tmj?raw';
import tilesetText from '../../../maps/keep.tsj?raw';

export function readKeep(text: string = mapText): Promise<TiledMap> {
  return readTiledMap(text, { file: 'keep.tmj', resolve: () => tilesetText, tileSize: metersPerTile(1) });
}
