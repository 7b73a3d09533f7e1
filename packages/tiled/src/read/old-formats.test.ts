/** Maps that Tiled wrote before version 1.2: properties and tiles as objects, and what was not written at all. */
import { metersPerSecond } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { objectLayer, tileLayer, tilesetTile } from '../map/map.js';
import { findProperty, property } from '../map/properties.js';
import { solidTiles } from '../map/solid.js';
import { pictureOf } from '../map/tileset.js';
import {
  type Json,
  mapDocument,
  objectDocument,
  objectLayerDocument,
  tileLayerDocument,
  tilesetDocument,
  without,
} from '../testing/fixtures.js';
import { readTiledMap } from './map.js';

const read = (document: Json, options: Json = {}) => readTiledMap(document, { file: 'level.json', ...options });

const warning = 'level.json: the file has the format of Tiled 1.1 or older; save it again in a newer Tiled';

/** A tileset as Tiled 1.1 wrote it. */
const oldTileset = tilesetDocument({
  properties: { theme: 'cave' },
  propertytypes: { theme: 'string' },
  tileproperties: { 0: { solid: true, hardness: 3 }, 6: { worth: 5 } },
  tilepropertytypes: { 0: { solid: 'bool', hardness: 'int' }, 6: { worth: 'int' } },
  tiles: { 0: { type: 'wall', terrain: [0, 0, 0, 0] }, 1: { animation: [{ duration: 250, tileid: 1 }] } },
});

/** A map as Tiled 1.1 wrote it. */
const oldMap = mapDocument({
  version: 1,
  tiledversion: '1.1.6',
  properties: { gravity: 9.5, music: '../cave.ogg', dark: true, tint: '#ff102030', depth: 4 },
  propertytypes: { gravity: 'float', music: 'file', dark: 'bool', tint: 'color', depth: 'int' },
  tilesets: [{ firstgid: 1, ...oldTileset }],
  layers: [
    tileLayerDocument({ properties: { level: 2 }, propertytypes: { level: 'int' } }),
    objectLayerDocument([
      objectDocument({ gid: 7, properties: { speed: 3.5 }, propertytypes: { speed: 'float' } }),
      objectDocument({ id: 2, properties: {} }),
    ]),
  ],
});

describe('a map of Tiled 1.1', () => {
  it('is read with one warning', async () => {
    const map = await read(oldMap);
    expect(map.warnings).toEqual([warning]);
    expect([...map.properties.values()].map(({ name, type, value }) => [name, type, value])).toEqual([
      ['gravity', 'float', 9.5],
      ['music', 'file', '../cave.ogg'],
      ['dark', 'bool', true],
      ['tint', 'color', '#ff102030'],
      ['depth', 'int', 4],
    ]);
    expect(property(tileLayer(map, 'walls'), 'level', 'number')).toBe(2);
    const [rat, plain] = objectLayer(map, 'spawns').objects;
    expect(rat && property(rat, 'speed', metersPerSecond)).toBe(metersPerSecond(3.5));
    // Inherited from its tile, of which only the properties are written.
    expect(rat && property(rat, 'worth', 'number')).toBe(5);
    expect(plain?.properties.size).toBe(0);
  });

  it('has tiles by their ids', async () => {
    const map = await read(oldMap);
    const [tileset] = map.tilesets;
    expect(tileset && property(tileset, 'theme', 'string')).toBe('cave');
    expect([...(tileset?.tiles.keys() ?? [])]).toEqual([0, 1, 6]);
    expect(tileset?.tile(0)).toMatchObject({ id: 0, class: 'wall', fields: { terrain: [0, 0, 0, 0] } });
    expect(tileset?.tile(0)?.properties.get('hardness')).toMatchObject({ type: 'int', value: 3 });
    expect(tileset?.tile(1)?.animation).toEqual([{ tile: 1, duration: 0.25 }]);
    expect(tileset?.fields).not.toHaveProperty('tileproperties');
    expect(tilesetTile(map, tileLayer(map, 'walls').tiles.getAt(0, 0))?.class).toBe('wall');
    const solid = solidTiles(map, { property: 'solid' });
    expect([solid.getAt(0, 0), solid.getAt(1, 1)]).toEqual([true, false]);
  });

  it('has external tilesets of the same kind, each with a warning', async () => {
    const map = await read(mapDocument({ tilesets: [{ firstgid: 1, source: 'old.json' }] }), {
      resolve: () => oldTileset,
    });
    expect(map.warnings).toEqual([warning.replace('level.json', 'old.json')]);
    expect(map.tilesets[0]?.tile(0)?.class).toBe('wall');
  });

  it('tells where a property stands that is of another kind', async () => {
    const map = await read(oldMap);
    expect(() => property(map, 'music', metersPerSecond)).toThrow(
      'level.json: properties.music must be a number, received the string "../cave.ogg"',
    );
    expect(() => property(map.tilesets[0]!.tile(0)!, 'hardness', 'boolean')).toThrow(
      'level.json: tilesets[0].tileproperties["0"].hardness must be a boolean, received 3',
    );
    expect(findProperty(map, 'gravity')?.place).toMatchObject({ file: 'level.json', path: ['properties', 'gravity'] });
  });

  it.each<[string, Json, string]>([
    [
      'a value that is not of its type',
      { propertytypes: { gravity: 'float' }, properties: { gravity: '9' } },
      'properties.gravity must be a finite number, received the string "9"',
    ],
    ['a type that is no name', { propertytypes: { a: 5 }, properties: { a: 5 } }, 'propertytypes.a must be a string'],
    ['types that are no object', { propertytypes: [], properties: { a: 5 } }, 'propertytypes must be an object'],
    ['properties that are neither', { properties: 'none' }, 'properties must be an array, received the string "none"'],
    [
      'a value without a type that no property has',
      { properties: { a: null } },
      'properties.a must be a string, received null',
    ],
    [
      'tiles under a name',
      { tilesets: [{ firstgid: 1, ...tilesetDocument({ tiles: { wall: {} } }) }] },
      'tilesets[0].tiles.wall must be named by the id of a tile, received an object',
    ],
    [
      'a tile that is no object',
      { tilesets: [{ firstgid: 1, ...tilesetDocument({ tiles: { 3: [] } }) }] },
      'tilesets[0].tiles["3"] must be an object, received an array',
    ],
    [
      'a tile twice',
      { tilesets: [{ firstgid: 1, ...tilesetDocument({ tiles: { 3: {}, '03': {} } }) }] },
      'tilesets[0].tiles["03"].id must be an id that no other tile has, received 3',
    ],
    [
      'properties of a tile that are no object',
      { tilesets: [{ firstgid: 1, ...tilesetDocument({ tiles: {}, tileproperties: { 3: 7 } }) }] },
      'tilesets[0].tileproperties["3"] must be an object, received 7',
    ],
    [
      'a property of a tile that is not of its type',
      {
        tilesets: [
          {
            firstgid: 1,
            ...tilesetDocument({
              tiles: {},
              tileproperties: { 3: { a: 'x' } },
              tilepropertytypes: { 3: { a: 'bool' } },
            }),
          },
        ],
      },
      'tilesets[0].tileproperties["3"].a must be true or false, received the string "x"',
    ],
  ])('is rejected for %s', async (_, fields, message) => {
    await expect(read(mapDocument(fields))).rejects.toThrow(`level.json: ${message}`);
  });
});

describe('what older versions left out', () => {
  it('is the types of properties: they are what their values are', async () => {
    const map = await read(mapDocument({ properties: { kind: 'rat', speed: 2.5, solid: true, constructor: 'x' } }));
    expect([...map.properties.values()].map(({ name, type }) => [name, type])).toEqual([
      ['kind', 'string'],
      ['speed', 'float'],
      ['solid', 'bool'],
      ['constructor', 'string'],
    ]);
    expect(map.warnings).toEqual([warning]);
  });

  it('is the number of tiles and of columns: both follow from the picture', async () => {
    const tileset = without(without(tilesetDocument(), 'tilecount'), 'columns');
    const map = await read(mapDocument({ tilesets: [{ firstgid: 1, ...tileset }] }));
    expect(map.tilesets[0]).toMatchObject({ tileCount: 8, columns: 4 });
    expect(pictureOf(map.tilesets[0]!.tile(6)!)).toMatchObject({ x: 35, y: 18 });
    expect(map.warnings).toEqual([warning]);
  });

  it('is the number of tiles of a collection: it follows from the ids', async () => {
    const rest = without(without(tilesetDocument({ columns: 0 }), 'image'), 'tilecount');
    const tiles = { 0: { image: 'oak.png' }, 4: { image: 'elm.png' } };
    const map = await read(mapDocument({ tilesets: [{ firstgid: 1, ...rest, tiles }] }));
    expect(map.tilesets[0]?.tileCount).toBe(5);
    expect(map.tilesets[0]?.tile(4)?.image?.source).toBe('elm.png');
    expect(map.tilesets[0]?.tile(3)).toBeUndefined();
  });

  it('is the offset of a picture, which stood in x and y', async () => {
    const layers = [
      { type: 'imagelayer', name: 'sky', image: 'sky.png', x: 5, y: -7 },
      { type: 'imagelayer', name: 'hills', image: 'hills.png', x: 0, y: 0, offsetx: 3, offsety: 4 },
      tileLayerDocument({ x: 5, y: 5 }),
    ];
    const map = await read(mapDocument({ layers }));
    expect(map.layers.map(({ offset }) => offset)).toEqual([
      { x: 5, y: -7 },
      { x: 3, y: 4 },
      { x: 0, y: 0 },
    ]);
  });
});
