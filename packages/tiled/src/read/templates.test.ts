/** Instances of templates: which fields come from the template and which from the instance, and the ids of tiles. */
import { circle, meters, metersPerTile, position } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { TiledError } from '../error.js';
import { objectLayer, type TiledMap, tilesetTile } from '../map/map.js';
import type { TiledObject } from '../map/objects.js';
import { property } from '../map/properties.js';
import { flipsOf, hasTile, idWithoutFlips } from '../map/tile-id.js';
import { type Json, mapDocument, objectLayerDocument, tilesetDocument, without } from '../testing/fixtures.js';
import { readTiledMap } from './map.js';

/** Files by the paths from the map's folder, and what was asked of them. */
function filesOf(files: Readonly<Record<string, unknown>>): {
  resolve: (reference: string, from: string) => unknown;
  asked: string[][];
} {
  const asked: string[][] = [];
  return {
    asked,
    resolve: (reference, from) => {
      asked.push([reference, from]);
      return files[reference];
    },
  };
}

/** Reads objects of a map in which 8 pixels are a meter. */
async function read(
  objects: readonly Json[],
  files: Readonly<Record<string, unknown>>,
  more: Json = {},
): Promise<TiledMap> {
  const document = mapDocument({ layers: [objectLayerDocument(objects)], ...more });
  const { resolve } = filesOf(files);
  return readTiledMap(document, { file: 'level.tmj', tileSize: metersPerTile(2), resolve });
}

const objectsOf = (map: TiledMap): readonly TiledObject[] => objectLayer(map, 'spawns').objects;

async function readOne(own: Json, template: Json): Promise<TiledObject> {
  const map = await read([{ id: 5, x: 16, y: 32, template: 'a.tj', ...own }], {
    'a.tj': { type: 'template', object: template },
  });
  return objectsOf(map)[0] ?? expect.fail('there is no object');
}

const hall = { id: 1, name: 'hall', type: 'room', width: 32, height: 48, rotation: 0, visible: true };

describe('an instance of a template', () => {
  it('has all fields of the template, at its own position', async () => {
    const object = await readOne({}, { ...hall, visible: false, glow: 1, x: 99, y: 99 });
    expect(object).toMatchObject({ id: 5, name: 'hall', class: 'room', isVisible: false, kind: 'rectangle' });
    expect(object).toMatchObject({
      shape: { min: position(meters(2), meters(4)), max: position(meters(6), meters(10)) },
    });
    expect(object.fields).toMatchObject({ template: 'a.tj', glow: 1, id: 5, x: 16 });
  });

  it.each<[string, Json, Json, Json]>([
    ['a name', { name: 'crypt' }, hall, { name: 'crypt', class: 'room' }],
    ['an empty name, which does not count', { name: '', type: '' }, hall, { name: 'hall', class: 'room' }],
    ['a class', { type: 'tomb' }, hall, { class: 'tomb' }],
    ['a class of 1.9 over a type', { class: 'tomb' }, hall, { class: 'tomb' }],
    ['a type over a class of 1.9', { type: 'tomb' }, { ...without(hall, 'type'), class: 'room' }, { class: 'tomb' }],
    ['that it is hidden', { visible: false }, hall, { isVisible: false }],
    ['that it is shown', { visible: true }, { ...hall, visible: false }, { isVisible: true }],
    [
      'a size',
      { width: 16, height: 16 },
      { ...hall, ellipse: true },
      { kind: 'circle', shape: circle(position(meters(3), meters(5)), meters(1)) },
    ],
    [
      'a size of 0, which does not count',
      { width: 0, height: 0 },
      hall,
      { shape: { max: position(meters(6), meters(10)) } },
    ],
    ['a rotation', { rotation: 90 }, hall, { shape: { min: position(meters(-4), meters(4)) } }],
    ['no rotation', { rotation: 0 }, { ...hall, rotation: 45 }, { kind: 'rectangle' }],
    ['a text', { text: { text: 'Bye' } }, { ...hall, text: { text: 'Hello' } }, { kind: 'text', text: 'Bye' }],
    ['a point', { point: true }, { ...hall, ellipse: true }, { kind: 'point' }],
    ['no ellipse, which is nothing', { ellipse: false }, { ...hall, ellipse: true, height: 32 }, { kind: 'circle' }],
    [
      'other corners',
      {
        polyline: [
          { x: 0, y: 0 },
          { x: 8, y: 8 },
        ],
      },
      { ...hall, polygon: [{ x: 0, y: 0 }] },
      { kind: 'polyline', shape: { corners: [position(meters(2), meters(4)), position(meters(3), meters(5))] } },
    ],
    [
      'the corners of the template',
      {},
      {
        polygon: [
          { x: 0, y: 0 },
          { x: 8, y: 0 },
        ],
      },
      {
        kind: 'polygon',
        shape: {
          corners: [
            { x: 2, y: 4 },
            { x: 3, y: 4 },
          ],
        },
      },
    ],
    ['a capsule of the template', {}, { ...hall, capsule: true }, { kind: 'capsule' }],
    ['a text of the template', {}, { ...hall, text: { text: 'Hello' } }, { kind: 'text', text: 'Hello' }],
  ])('may say for itself: %s', async (_, own, template, expected) => {
    expect(await readOne(own, template)).toMatchObject(expected);
  });

  it('has the properties of both, its own first', async () => {
    const object = await readOne(
      { properties: [{ name: 'speed', type: 'float', value: 7 }] },
      {
        ...hall,
        properties: [
          { name: 'speed', type: 'float', value: 3 },
          { name: 'loot', type: 'string', value: 'gold' },
        ],
      },
    );
    expect([property(object, 'speed', 'number'), property(object, 'loot', 'string')]).toEqual([7, 'gold']);
    expect(() => property(object, 'loot', 'number')).toThrow('a.tj: object.properties[1].value must be a number');
    expect(() => property(object, 'speed', 'string')).toThrow(
      'level.tmj: layers[0].objects[0].properties[0].value must be',
    );
  });

  it('is read from a template of Tiled 1.1, with a warning', async () => {
    const template = { object: { ...hall, properties: { speed: 3 }, propertytypes: { speed: 'float' } } };
    const map = await read([{ x: 0, y: 0, template: 'a.tj' }], { 'a.tj': template });
    expect(property(objectsOf(map)[0]!, 'speed', 'number')).toBe(3);
    expect(map.warnings).toEqual([expect.stringContaining('a.tj: the file has the format of Tiled 1.1')]);
  });

  it('is kept unchanged if the resolver leaves the template out, or if there is no resolver', async () => {
    const document = mapDocument({ layers: [objectLayerDocument([{ id: 5, x: 0, y: 0, template: 'a.tj' }])] });
    for (const options of [{}, { resolve: () => undefined }]) {
      const map = await readTiledMap(document, options);
      expect(objectLayer(map, 'spawns').objects[0]).toMatchObject({ id: 5, kind: 'template', template: 'a.tj' });
    }
  });
});

describe('the file of a template', () => {
  it('is requested once, and its tileset by its path', async () => {
    const instances = [
      { x: 0, y: 0, template: 'things/a.tj' },
      { x: 9, y: 9, template: './things/a.tj' },
    ];
    const { resolve, asked } = filesOf({
      'things/a.tj': JSON.stringify({
        type: 'template',
        object: { gid: 1 },
        tileset: { firstgid: 1, source: '../sets/b.tsj' },
      }),
      '../sets/b.tsj': tilesetDocument({ name: 'b' }),
    });
    const document = mapDocument({ layers: [objectLayerDocument(instances), objectLayerDocument(instances)] });
    const map = await readTiledMap(document, {
      file: 'maps/level.tmj',
      resolve: (...names) => Promise.resolve(resolve(...names)),
    });
    expect(asked).toEqual([
      ['things/a.tj', 'maps/level.tmj'],
      ['../sets/b.tsj', 'maps/things/a.tj'],
    ]);
    expect(map.tilesets.map(({ name, firstId, source }) => [name, firstId, source])).toEqual([
      ['tiles', 1, undefined],
      ['b', 9, 'sets/b.tsj'],
    ]);
  });

  const tileTemplate = { object: { gid: 4 }, tileset: { firstgid: 1, source: 'b.tsj' } };
  it.each<[string, Json, string]>([
    [
      'XML',
      { 'a.tj': '<?xml version="1.0"?><template/>' },
      'a.tj: the document must be JSON, received XML. In Tiled, save it as JSON (.tj)',
    ],
    ['no object', { 'a.tj': '7' }, 'a.tj: the document must be an object, received 7'],
    ['null', { 'a.tj': null }, 'a.tj: the document must be an object, received null'],
    [
      'bytes',
      { 'a.tj': new Uint8Array(1) },
      'a.tj: the document must be text or parsed JSON, received an object of kind Uint8Array',
    ],
    ['a map', { 'a.tj': mapDocument() }, 'a.tj: type must be "template", received the string "map"'],
    ['nothing in it', { 'a.tj': { type: 'template' } }, 'a.tj: object must be present, received nothing'],
    ['an object that is an array', { 'a.tj': { object: [] } }, 'a.tj: object must be an object, received an array'],
    ['a mistake in its object', { 'a.tj': { object: { width: -1 } } }, 'a.tj: object.width must be a number from 0 to'],
    [
      'a mistake in its properties',
      { 'a.tj': { object: { properties: [{}] } } },
      'a.tj: object.properties[0].name must be present',
    ],
    [
      'a template in it',
      { 'a.tj': { object: { template: 'b.tj' } } },
      'a.tj: object.template must be absent in a template, received the string "b.tj". Tiled has no nested templates: save the object as a template again',
    ],
    [
      'a version of its own',
      { 'a.tj': { object: {}, version: '2.0' } },
      'a.tj: version must be version 1.x of the format',
    ],
    [
      'a tile of no tileset',
      { 'a.tj': { object: { gid: 3 } } },
      'a.tj: tileset must be present for a tile object, received nothing. The object has a gid: save the template again in Tiled, or remove the gid',
    ],
    [
      'a tile before its tileset',
      { 'a.tj': { object: { gid: 3 }, tileset: { firstgid: 4, source: 'b.tsj' } } },
      'a.tj: object.gid must be at least the firstgid, 4, received 3. Save the template again in Tiled',
    ],
    [
      'a tileset without a file',
      { 'a.tj': { object: { gid: 3 }, tileset: { firstgid: 1 } } },
      'a.tj: tileset.source must be present, received nothing',
    ],
    [
      'a tileset that is XML',
      { 'a.tj': tileTemplate, 'b.tsj': '<tileset/>' },
      'b.tsj: the document must be JSON, received XML. In Tiled, save it as JSON',
    ],
    [
      'a mistake in its tileset',
      { 'a.tj': tileTemplate, 'b.tsj': tilesetDocument({ tilewidth: -1 }) },
      'b.tsj: tilewidth must be an integer',
    ],
  ])('is rejected: %s', async (_, files, message) => {
    const failure: unknown = await read([{ x: 0, y: 0, template: 'a.tj' }], files).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TiledError);
    expect(String(failure)).toContain(message);
  });

  it('passes on what the resolver throws', async () => {
    const document = mapDocument({ layers: [objectLayerDocument([{ x: 0, y: 0, template: 'a.tj' }])] });
    await expect(readTiledMap(document, { resolve: () => Promise.reject(new Error('404')) })).rejects.toThrow('404');
  });
});

describe('the tile of a template', () => {
  const chest = (source: string, gid: number, firstgid = 1): Json => ({
    type: 'template',
    object: { gid, width: 16, height: 16 },
    tileset: { firstgid, source },
  });

  it('is that of the map where the tileset is the same file', async () => {
    const tilesets = [
      { firstgid: 1, ...tilesetDocument({ name: 'embedded' }) },
      { firstgid: 9, source: 'sets/b.tsj' },
    ];
    const files = {
      'things/a.tj': chest('../sets/b.tsj', 0x8000_0007, 5),
      'sets/b.tsj': tilesetDocument({ name: 'b' }),
    };
    const map = await read([{ x: 16, y: 32, template: 'things/a.tj' }], files, { tilesets });
    const [object] = objectsOf(map);
    if (object?.kind !== 'tile') expect.fail('it is a tile');
    expect([idWithoutFlips(object.tile), flipsOf(object.tile).horizontal]).toEqual([11, true]);
    expect(object).toMatchObject({ class: 'coin', definition: { id: 2, tileset: { name: 'b' } } });
    expect(object.shape).toMatchObject({ center: position(meters(3), meters(3)), width: 2, height: 2 });
    // Inherited from the tile.
    expect(property(object, 'worth', 'number')).toBe(5);
    expect(map.tilesets).toHaveLength(2);
  });

  it('is one of a tileset behind those of the map where the map does not have it', async () => {
    const files = {
      'a.tj': chest('b.tsj', 3),
      'c.tj': chest('d.tsj', 1),
      'b.tsj': without(
        tilesetDocument({
          name: 'b',
          tilecount: 4,
          tiles: [
            { id: 2, type: 'coin', image: 'c.png' },
            { id: 20, image: 'e.png' },
          ],
        }),
        'image',
      ),
      'd.tsj': tilesetDocument({ name: 'd' }),
    };
    const map = await read(
      [
        { x: 0, y: 0, template: 'a.tj' },
        { x: 0, y: 0, template: 'c.tj' },
        { x: 0, y: 0, gid: 1, template: 'a.tj' },
      ],
      files,
    );
    expect(map.tilesets.map(({ name, firstId }) => [name, firstId])).toEqual([
      ['tiles', 1],
      ['b', 9],
      ['d', 30],
    ]);
    const ids = objectsOf(map).map((object) => (object.kind === 'tile' ? idWithoutFlips(object.tile) : 0));
    // The tile that an instance says itself is one of the map's.
    expect(ids).toEqual([11, 30, 1]);
    expect(objectsOf(map).map(({ class: of }) => of)).toEqual(['coin', 'wall', 'wall']);
    const [first] = objectsOf(map);
    expect(first?.kind === 'tile' && tilesetTile(map, first.tile)).toBe(map.tilesets[1]?.tile(2));
  });

  it('keeps its meaning where the tileset has grown into the ids of the next one', async () => {
    const tilesets = [
      { firstgid: 1, source: 'b.tsj' },
      { firstgid: 3, ...tilesetDocument({ name: 'next' }) },
    ];
    const files = { 'a.tj': chest('b.tsj', 3), 'b.tsj': tilesetDocument({ name: 'b' }) };
    const map = await read(
      [
        { x: 0, y: 0, template: 'a.tj' },
        { x: 0, y: 0, template: 'a.tj' },
      ],
      files,
      { tilesets },
    );
    expect(map.tilesets.map(({ name, firstId }) => [name, firstId])).toEqual([
      ['b', 1],
      ['next', 3],
      ['b', 11],
    ]);
    for (const object of objectsOf(map)) {
      if (object.kind !== 'tile') expect.fail('it is a tile');
      expect(idWithoutFlips(object.tile)).toBe(13);
      expect(object.definition).toMatchObject({ id: 2, class: 'coin' });
    }
  });

  it('has only an id if its tileset is left out, and is empty if the tileset lacks it', async () => {
    const files = { 'a.tj': chest('b.tsj', 500), 'c.tj': chest('d.tsj', 500), 'd.tsj': tilesetDocument({ name: 'd' }) };
    const map = await read(
      [
        { x: 0, y: 0, template: 'a.tj' },
        { x: 0, y: 0, template: 'c.tj' },
      ],
      files,
    );
    const [unknown, none] = objectsOf(map);
    if (unknown?.kind !== 'tile' || none?.kind !== 'tile') expect.fail('both are tiles');
    expect(idWithoutFlips(unknown.tile)).toBe(9 + 499);
    expect([unknown.definition, none.definition, hasTile(none.tile)]).toEqual([undefined, undefined, false]);
    expect(map.tilesets.map(({ isResolved, source }) => [isResolved, source])).toEqual([
      [true, undefined],
      [false, 'b.tsj'],
      [true, 'd.tsj'],
    ]);
  });

  it('is rejected where the map has no ids left', async () => {
    const tilesets = [{ firstgid: 0x0fff_fff0, ...tilesetDocument({ tilecount: 16 }) }];
    await expect(read([{ x: 0, y: 0, template: 'a.tj' }], { 'a.tj': chest('b.tsj', 1) }, { tilesets })).rejects.toThrow(
      'a.tj: tileset.source must be absent, because the map has no free ids for its tiles (the greatest is 268435455), received 268435456',
    );
  });
});
