/**
 * A golden program: reads maps with all kinds of data and objects, and hashes what came out. It runs in every engine, so
 * it uses nothing of Node or of a test runner.
 */
import { Hasher } from '@tilewright/testing/golden/hasher';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { type AnyQuantity, metersPerPixel, metersPerTile, position, meters } from '@tilewright/units';
import { allLayers, type TiledMap } from '../map/map.js';
import { objectContains } from '../map/object-contains.js';
import type { AreaObject } from '../map/objects.js';
import { cornersOf } from '../map/shapes.js';
import { solidTiles } from '../map/solid.js';
import { readTiledMap } from '../read/map.js';

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
