import { metersPerTile } from '@tilewright/units';
import { type BitTilemap, tileRect } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import { readTiledMap } from '../read/map.js';
import { type SolidRule, solidTiles } from './solid.js';
import { infiniteDocument, type Json, mapDocument, tileLayerDocument } from '../testing/fixtures.js';

/** Rows of `#` for solid and `.` for open. */
function rows(map: BitTilemap): string[] {
  const { x, y, width, height } = map.bounds;
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => (map.getAt(x + column, y + row) ? '#' : '.')).join(''),
  );
}

// Tile 1 (a wall) is solid by its property.
const walls = tileLayerDocument();
const roofs = tileLayerDocument({ name: 'roofs', data: [0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0x8000_0001, 0] });

async function solid(layers: readonly Json[], rule: SolidRule): Promise<string[]> {
  // 0.7 m: a size at which quotients of whole tiles are easily one bit off.
  const map = await readTiledMap(mapDocument({ layers }), { file: 'level.tmj', tileSize: metersPerTile(0.7) });
  return rows(solidTiles(map, rule));
}

describe('solidTiles', () => {
  it('reads a property of the tiles of all layers, with any flips', async () => {
    expect(await solid([walls, roofs], { property: 'solid' })).toEqual(['####', '#..#', '#.#.']);
  });

  it('takes all tiles of a layer', async () => {
    expect(await solid([walls, roofs], { layer: 'roofs' })).toEqual(['....', '.#..', '..#.']);
  });

  it('reads a property of the tiles of one layer', async () => {
    expect(await solid([walls, roofs], { layer: 'roofs', property: 'solid' })).toEqual(['....', '....', '..#.']);
  });

  it('takes all tiles of a layer that has the property', async () => {
    const properties = [{ name: 'solid', type: 'bool', value: true }];
    const layers = [walls, { ...roofs, properties }];
    expect(await solid(layers, { property: 'solid' })).toEqual(['####', '##.#', '#.#.']);
  });

  it('finds layers in groups, shifted by whole tiles, and hidden ones', async () => {
    const group = {
      type: 'group',
      name: 'upper floor',
      offsetx: -32,
      offsety: 48,
      layers: [{ ...walls, offsetx: 16, visible: false }],
    };
    const map = await readTiledMap(mapDocument({ layers: [group] }), { tileSize: metersPerTile(0.7) });
    const answer = solidTiles(map, { property: 'solid' });
    expect(answer.bounds).toEqual(tileRect({ x: -1, y: 3, width: 4, height: 3 }));
    expect(rows(answer)).toEqual(['####', '#..#', '#...']);
  });

  it('covers the given bounds', async () => {
    const bounds = tileRect({ x: -1, y: 1, width: 3, height: 2 });
    expect(await solid([walls], { property: 'solid', bounds })).toEqual(['.#.', '.#.']);
  });

  it('reads chunks, and rejects bounds that no memory would hold', async () => {
    const near = { data: [1, 0, 0, 1], height: 2, width: 2, x: -2, y: -1 };
    const map = await readTiledMap(infiniteDocument([near]));
    expect(rows(solidTiles(map, { property: 'solid' }))).toEqual(['#.', '.#']);
    const far = await readTiledMap(infiniteDocument([near, { ...near, x: 1_000_000, y: 1_000_000 }]));
    expect(() => solidTiles(far, { property: 'solid' })).toThrow(
      'solidTiles: bounds must be at most 268435456 tiles, received 1000007000012. Pass smaller bounds',
    );
    const bounds = tileRect({ x: 1_000_000, y: 1_000_000, width: 2, height: 2 });
    expect(rows(solidTiles(far, { property: 'solid', bounds }))).toEqual(['#.', '.#']);
  });

  it('counts the memory of narrow bounds, too: each row starts with a word', async () => {
    const chunk = { data: [1], height: 1, width: 1, x: 0, y: 0 };
    const tall = await readTiledMap(infiniteDocument([chunk, { ...chunk, y: 268_435_455 }]));
    expect(() => solidTiles(tall, { property: 'solid' })).toThrow(
      'solidTiles: bounds.height must be at most 8388608 for a width of 1, received 268435456. A row takes a multiple of 32 bits: pass smaller bounds',
    );
    const lower = await readTiledMap(infiniteDocument([chunk, { ...chunk, y: 8_388_607 }]));
    expect(solidTiles(lower, { property: 'solid' }).getAt(0, 8_388_607)).toBe(true);
    const wide = await readTiledMap(infiniteDocument([chunk, { ...chunk, x: 268_435_455 }]));
    expect(solidTiles(wide, { property: 'solid' }).getAt(268_435_455, 0)).toBe(true);
  });

  it('rejects a property that no tile and no tile layer has', async () => {
    const properties = [
      { name: 'solid', type: 'bool', value: false },
      { name: 'weight', type: 'int', value: 3 },
    ];
    await expect(solid([walls], { property: 'sollid' })).rejects.toThrow(
      'level.tmj: the document must be a map with the property "sollid" on a tile or a tile layer, received a map with "solid". If nothing is solid, set the property "sollid" to false on a tile layer',
    );
    await expect(solid([{ ...walls, properties }], { property: 'weigth' })).rejects.toThrow(
      'received a map with "solid"',
    );
    const plain = mapDocument({
      tilesets: [],
      layers: [{ type: 'group', name: 'floor', layers: [walls], properties }],
    });
    const map = await readTiledMap(plain);
    expect(() => solidTiles(map, { property: 'solid' })).toThrow('received a map without any boolean property there');
  });

  it('accepts a property that is false everywhere', async () => {
    const properties = [{ name: 'solid', type: 'bool', value: false }];
    const document = mapDocument({ tilesets: [], layers: [{ ...walls, properties }] });
    expect(rows(solidTiles(await readTiledMap(document), { property: 'solid' }))).toEqual(['....', '....', '....']);
  });

  it('accepts any property if a tileset was left out', async () => {
    const document = mapDocument({ tilesets: [{ firstgid: 1, source: 'cave.tsj' }], layers: [walls] });
    const map = await readTiledMap(document, { resolve: () => undefined });
    expect(rows(solidTiles(map, { property: 'solid' }))).toEqual(['....', '....', '....']);
  });

  it('is empty where there are no tiles', async () => {
    expect(await solid([], { property: 'solid' })).toEqual([]);
    const map = await readTiledMap(infiniteDocument([], { offsetx: 32 }));
    expect(rows(solidTiles(map, { property: 'solid' }))).toEqual([]);
  });

  it.each<[string, readonly Json[], SolidRule, string]>([
    ['no rule', [walls], {}, 'solidTiles: rule must be a property, a layer, or both, received an object'],
    [
      'no such layer',
      [walls, roofs],
      { layer: 'floor' },
      'level.tmj: layers must be an array with a tile layer named "floor", received an array with "walls", "roofs"',
    ],
    ['no layer at all', [], { layer: 'floor' }, 'named "floor", received an array without any'],
    [
      'a shift by parts of a tile',
      [{ ...walls, offsetx: 8 }],
      { layer: 'walls' },
      'level.tmj: layers[0] must be shifted by whole tiles, received 0.5 columns and 0 rows. Set the horizontal and vertical offsets of the layer "walls" and its groups in Tiled',
    ],
    [
      'a shift by parts of a tile of a layer inside of groups',
      [roofs, { type: 'group', name: 'house', offsetx: 8, layers: [{ ...roofs, name: 'floor' }, walls] }],
      { layer: 'walls' },
      'level.tmj: layers[1].layers[1] must be shifted by whole tiles, received 0.5 columns and 0 rows',
    ],
    [
      'a shift to where tiles have no coordinates',
      [roofs, { ...walls, offsety: 16 * 2_147_483_646 }],
      { layer: 'walls' },
      'level.tmj: layers[1] must be shifted by fewer tiles, so that all tiles stay in the range of coordinates, received 0 columns and 2147483646 rows',
    ],
    [
      'a shift beyond all coordinates',
      [{ ...walls, offsetx: -1e12 }],
      { layer: 'walls' },
      'received -62500000000 columns and 0 rows',
    ],
    [
      'a property of another kind',
      [{ ...walls, properties: [{ name: 'solid', value: 'yes' }] }],
      { property: 'solid' },
      'level.tmj: layers[0].properties[0].value must be a boolean, received the string "yes"',
    ],
  ])('rejects %s', async (_, layers, rule, message) => {
    await expect(solid(layers, rule)).rejects.toThrow(message);
  });
});
