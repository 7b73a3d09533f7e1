/**
 * A golden program: reads maps with all kinds of data and objects, and hashes what came out. It runs in every engine,
 * so it uses nothing of Node or of a test runner.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { arrayTilemap, randomAt, tile, tileRect, wangTiles } from '@tilewright/tilemap';
import { type AnyQuantity, metersPerPixel, metersPerTile, milliseconds, position, meters } from '@tilewright/units';
import { collisionOf } from '../map/collision.js';
import { frameAt } from '../map/frame.js';
import { allLayers, type TiledMap, wangSet } from '../map/map.js';
import { objectContains } from '../map/object-contains.js';
import type { AreaObject } from '../map/objects.js';
import { cornersOf } from '../map/shapes.js';
import { solidTiles } from '../map/solid.js';
import { readTiledMap } from '../read/map.js';
import { globalTileId } from '../map/tile-id.js';

/** The hash of maps in pixels and in meters, with tiles of lengths that doubles do not have. */
export async function mapsDigest(): Promise<string> {
  const hasher = new Hasher();
  hash(hasher, await readTiledMap(mapText(), { file: 'golden.tmj', resolve: () => tilesetText }));
  for (const ratio of [{ tileSize: metersPerTile(0.7) }, { pixelSize: metersPerPixel(1 / 3) }]) {
    const map = await readTiledMap(mapText(), { file: 'golden.tmj', resolve: () => tilesetText, ...ratio });
    hash(hasher, map);
    const random = randomNumbers(7);
    for (const layer of allLayers(map)) {
      if (layer.kind !== 'objects') continue;
      for (const object of layer.objects) {
        // Points and lines too, which untyped code may pass.
        const area = object as AreaObject;
        for (let i = 0; i < 20; i++) {
          hasher.add(objectContains(area, position(meters(random() * 40 - 20), meters(random() * 40 - 20))));
        }
      }
    }
  }
  return hasher.digest();
}

function hash<Q extends AnyQuantity>(hasher: Hasher, map: TiledMap<Q>): void {
  hasher.add(map.bounds).add(map.warnings).add(map.fields);
  solidTiles(map, { property: 'solid' }).forEach((isSolid, x, y) => hasher.add([x, y, isSolid]));
  for (const layer of allLayers(map)) {
    hasher.add([layer.kind, layer.name, layer.offset, layer.opacity, layer.fields]);
    if (layer.kind === 'tiles') {
      hasher.add(layer.bounds).add(layer.space.origin);
      layer.tiles.forEach((id, x, y) => hasher.add([x, y, id]));
    }
    if (layer.kind !== 'objects') continue;
    for (const object of layer.objects) {
      hasher.add([object.kind, object.position, object.rotation]);
      if ('shape' in object) hasher.add(object.shape);
      if (object.kind === 'rotatedRectangle') hasher.add(cornersOf(object.shape));
    }
  }
}

/** A wall and a floor. */
const tilesetText =
  '{ "name": "ground", "tilewidth": 18, "tileheight": 18, "tilecount": 4, "columns": 2, "tiles": [{ "id": 0, "properties": [{ "name": "solid", "type": "bool", "value": true }] }] }';

/** Twelve tiles, some of them flipped, in every way to write them. */
const written = [
  { encoding: 'base64', data: 'AQAAAAEAAAABAAAAAQAAAAEAAAACAAAAAwAAgAEAAAABAAAAAAAAAAEAAGAEAAAA' },
  { encoding: 'base64', compression: 'zlib', data: 'eJxjZGBgYETDTAwMDMwMDA0wPgOETmABMgAOFADy' },
  { encoding: 'base64', compression: 'gzip', data: 'H4sIAAAAAAAAA2NkYGBgRMNMDAwMzAwMDTA+A4ROYAEyALGgzFYwAAAA' },
  { encoding: 'csv', data: [1, 1, 1, 1, 1, 2, 0x8000_0003, 1, 1, 0, 0x6000_0001, 4] },
];

function mapText(): string {
  const layers: object[] = written.map(({ data, ...format }, i) => ({
    type: 'tilelayer',
    name: `tiles ${i}`,
    ...format,
    chunks: [{ x: -4 + 4 * i, y: -3, width: 4, height: 3, data }],
  }));
  layers.push({ type: 'group', name: 'shifted', offsetx: 0.1, offsety: -7.3, layers: [objectLayer()] });
  return JSON.stringify({
    version: '1.10',
    orientation: 'orthogonal',
    infinite: true,
    width: 0,
    height: 0,
    tilewidth: 18,
    tileheight: 18,
    tilesets: [{ firstgid: 1, source: 'ground.tsj' }],
    layers,
  });
}

/** Objects of every kind at random places, turned by random angles. */
function objectLayer(): object {
  const random = randomNumbers(11);
  const corners = [
    { x: 0, y: 0 },
    { x: 40.3, y: 7.7 },
    { x: -11, y: 23.1 },
  ];
  const kinds = [{}, { ellipse: true }, { point: true }, { polygon: corners }, { polyline: corners }, { gid: 2 }];
  const objects = Array.from({ length: 60 }, (_, i) => {
    const size = { width: random() * 90, height: random() * 90 };
    const place = { x: random() * 900 - 450, y: random() * 900 - 450, rotation: i < 6 ? 0 : random() * 720 - 360 };
    return { ...place, ...size, ...kinds[i % kinds.length] };
  });
  return { type: 'objectgroup', name: 'objects', objects };
}

/** The hash of Wang sets, collision shapes in every orientation, and frames. */
export async function tilesDigest(): Promise<string> {
  const hasher = new Hasher();
  for (const options of [{}, { tileSize: metersPerTile(0.7) }]) {
    const map = await readTiledMap(tilesText(), { file: 'golden.tmj', ...options });
    const set = wangSet(map, 'paths');
    hasher.add([set.name, set.type, set.colors, set.tiles]);
    const bounds = tileRect({ x: -9, y: 4, width: 40, height: 25 });
    const random = randomAt(3);
    const terrain = arrayTilemap(bounds, 1);
    for (let y = 4; y < 29; y++) for (let x = -9; x < 31; x++) terrain.setAt(x, y, random(x >> 1, y) < 0.5 ? 1 : 2);
    const cells = arrayTilemap(bounds, set.empty);
    wangTiles(cells, terrain, set, { random });
    cells.forEach((id) => hasher.add(id));
    for (let flips = 0; flips < 8; flips++) {
      for (const object of collisionOf(map, globalTileId(1 + flips * 0x2000_0000), { at: tile(flips, -3) })) {
        hasher.add([object.kind, object.position, object.rotation]);
        if ('shape' in object) hasher.add(object.shape);
      }
    }
    const animated = map.tilesets[0]!.tile(1)!;
    for (let time = -700; time < 1500; time += 17) hasher.add(frameAt(animated, milliseconds(time)).id);
  }
  return hasher.digest();
}

/** A map with a Wang set whose tiles may be turned, shapes of every kind on a tile, and an animation. */
function tilesText(): string {
  const frame = { x: 3.3, y: 2.1, width: 7.7, height: 4.9 };
  const corners = [
    { x: 0, y: 0 },
    { x: 9.1, y: 1.3 },
    { x: 2.2, y: 8.4 },
  ];
  const kinds = [
    {},
    { ellipse: true },
    { capsule: true },
    { polygon: corners },
    { polyline: corners },
    { point: true },
  ];
  const objects = [0, 90, 33.3].flatMap((rotation) => kinds.map((kind) => ({ ...frame, rotation, ...kind })));
  const animation = [0.3, 99.7, 250].map((duration, tileid) => ({ duration, tileid }));
  const wangtiles = [
    [1, 1, 1, 1],
    [1, 1, 1, 2],
    [1, 1, 2, 2],
    [1, 2, 1, 2],
    [1, 2, 2, 2],
    [2, 2, 2, 2],
  ].map(([a, b, c, d], tileid) => ({ tileid, wangid: [0, a, 0, b, 0, c, 0, d] }));
  const wangsets = [{ name: 'paths', type: 'corner', colors: [{ name: 'grass' }, { name: 'dirt' }], wangtiles }];
  const tileset = {
    firstgid: 1,
    name: 'ground',
    tilewidth: 18,
    tileheight: 20,
    tilecount: 6,
    columns: 2,
    tileoffset: { x: 1, y: -2 },
    transformations: { hflip: true, vflip: true, rotate: true, preferuntransformed: false },
    tiles: [
      { id: 0, objectgroup: { objects }, probability: 0.3 },
      { id: 1, animation },
    ],
    wangsets,
  };
  const size = { width: 1, height: 1, tilewidth: 18, tileheight: 18 };
  return JSON.stringify({ version: '1.10', orientation: 'orthogonal', ...size, tilesets: [tileset], layers: [] });
}
