/** The game's map, from the files beside this folder. */
import { readFile } from 'node:fs/promises';
import { readTiledMap, type TiledMap } from '@tilewright/tiled';
import { metersPerTile } from '@tilewright/units';

/** @param folder - the folder of the maps */
export async function loadKeep(folder: URL): Promise<TiledMap> {
  const read = (file: string): Promise<string> => readFile(new URL(file, folder), 'utf8');
  return readTiledMap(await read('keep.tmj'), { file: 'keep.tmj', resolve: read, tileSize: metersPerTile(1) });
}
