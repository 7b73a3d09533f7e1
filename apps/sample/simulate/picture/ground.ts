/**
 * The map, one path for each kind of tile: runs of equal tiles become one rectangle.
 *
 * Shows: tiles of a `TiledMap` by their class, topmost layer first.
 */
import { type TileRect, tilesIn } from '@tilewright/tilemap';
import { allLayers, hasTile, type TiledMap, tilesetTile } from '@tilewright/tiled';
import { element } from './svg.js';

/** Colors by class of tile. Other classes are drawn as floor. */
const colors: Readonly<Record<string, string>> = {
  floor: '#4a4854',
  grass: '#3f5e38',
  path: '#6d6048',
  water: '#2d5a82',
  wall: '#17151d',
  pillar: '#8a8794',
  statue: '#9a97a4',
  hedge: '#24452a',
  tree: '#1f4228',
  shelf: '#6a4a2c',
  table: '#7d5a34',
  crate: '#8a6a3c',
  bed: '#8d9bb0',
  bars: '#77778a',
  rubble: '#5d5a66',
  basin: '#8d93a4',
};

/** The ground inside a rectangle of tiles, in meters: a tile is one meter wide. */
export function drawGround(map: TiledMap, bounds: TileRect): string {
  const layers = [...allLayers(map)].filter((layer) => layer.kind === 'tiles').reverse();
  const classAt = (x: number, y: number): string => {
    for (const { tiles } of layers) {
      const cell = tiles.getAt(x, y);
      if (hasTile(cell)) return tilesetTile(map, cell)?.class ?? 'floor';
    }
    return 'floor';
  };
  const paths = new Map<string, string>();
  let run = { kind: '', x: 0, y: 0, length: 0 };
  const close = (): void => {
    const { kind, x, y, length } = run;
    if (length > 0) paths.set(kind, `${paths.get(kind) ?? ''}M${x} ${y}h${length}v1h-${length}z`);
  };
  for (const { x, y } of tilesIn(bounds)) {
    const kind = classAt(x, y);
    if (kind === run.kind && y === run.y) run.length++;
    else {
      close();
      run = { kind, x, y, length: 1 };
    }
  }
  close();
  return [...paths].map(([kind, d]) => element('path', { d, fill: colors[kind] ?? '#4a4854' })).join('\n');
}
