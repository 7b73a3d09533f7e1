import { degrees, type Length, meters, metersPerTile, type Point2, position, turns } from '@tilewright/units';
import { tile, tileCorner } from '@tilewright/tilemap';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allLayers, objectLayer, tileLayer } from '../map/map.js';
import type { TiledObject } from '../map/objects.js';
import { readTiledMap } from './map.js';
import { cornersOf } from '../map/shapes.js';
import {
  type Json,
  mapDocument,
  objectDocument,
  objectLayerDocument,
  tilesetDocument,
  without,
} from '../testing/fixtures.js';
import { runs } from '@tilewright/testing';

/** Reads one object of a map whose tiles are 2 m: 8 pixels are a meter. */
async function readOne(object: Json, map: Json = {}): Promise<TiledObject> {
  const document = mapDocument({ layers: [objectLayerDocument([object])], ...map });
  const read = await readTiledMap(document, { file: 'level.tmj', tileSize: metersPerTile(2) });
  for (const layer of allLayers(read)) {
    if (layer.kind === 'objects') {
      const [first] = layer.objects;
      if (first !== undefined) return first;
    }
  }
  return expect.fail('there is no object');
}

const at = (x: number, y: number): Point2<Length> => position(meters(x), meters(y));

describe('an object', () => {
  it('has what all objects have', async () => {
    const object = await readOne(objectDocument({ id: 12, visible: false, rotation: -90, mystery: 1 }));
    expect(object).toMatchObject({ id: 12, name: 'hall', class: 'room', isVisible: false, rotation: degrees(-90) });
    expect(object.position).toEqual(at(2, 4));
    expect(object.fields).toMatchObject({ mystery: 1, x: 16 });
  });

  it('reads its class from either field', async () => {
    const rest = without(objectDocument(), 'type');
    expect((await readOne({ ...rest, class: 'room of 1.9' })).class).toBe('room of 1.9');
    expect((await readOne(rest)).class).toBe('');
  });

  it('needs no more than a position', async () => {
    expect(await readOne({ x: 0, y: 0 })).toMatchObject({ id: 0, name: '', isVisible: true, kind: 'rectangle' });
  });
});

describe('shapes', () => {
  it.each<[string, Json, Json]>([
    ['a rectangle', {}, { kind: 'rectangle', shape: { min: at(2, 4), max: at(6, 10) } }],
    ['a rectangle of no size', { width: 0, height: 0 }, { kind: 'rectangle', shape: { min: at(2, 4), max: at(2, 4) } }],
    // A quarter turn clockwise about the north-west corner: it lies west of it.
    ['a rectangle turned once', { rotation: 90 }, { kind: 'rectangle', shape: { min: at(-4, 4), max: at(2, 8) } }],
    ['a rectangle turned twice', { rotation: -180 }, { kind: 'rectangle', shape: { min: at(-2, -2), max: at(2, 4) } }],
    ['a rectangle turned thrice', { rotation: 630 }, { kind: 'rectangle', shape: { min: at(2, 0), max: at(8, 4) } }],
    [
      'a point',
      { point: true, width: 0, height: 0, rotation: 45 },
      { kind: 'point', position: at(2, 4), rotation: turns(1 / 8) },
    ],
    ['a circle', { ellipse: true, height: 32 }, { kind: 'circle', shape: { center: at(4, 6), radius: 2 } }],
    [
      'a circle that is turned',
      { ellipse: true, height: 32, rotation: 180 },
      { kind: 'circle', shape: { center: at(0, 2), radius: 2 } },
    ],
    [
      'an ellipse',
      { ellipse: true, rotation: 0 },
      { kind: 'ellipse', shape: { center: at(4, 7), radiusX: 2, radiusY: 3, rotation: 0 } },
    ],
    [
      'an ellipse that is turned',
      { ellipse: true, rotation: 90 },
      { kind: 'ellipse', shape: { center: at(-1, 6), radiusX: 2, radiusY: 3, rotation: degrees(90) } },
    ],
    ['a capsule upright', { capsule: true }, { kind: 'capsule', shape: { start: at(4, 6), end: at(4, 8), radius: 2 } }],
    [
      'a capsule lying',
      { capsule: true, width: 64, height: 32 },
      { kind: 'capsule', shape: { start: at(4, 6), end: at(8, 6), radius: 2 } },
    ],
    [
      'a polygon',
      {
        polygon: [
          { x: 0, y: 0 },
          { x: 8, y: -16 },
          { x: -8, y: 4 },
        ],
      },
      { kind: 'polygon', shape: { corners: [at(2, 4), at(3, 2), at(1, 4.5)] } },
    ],
    [
      'a polyline that is turned',
      {
        polyline: [
          { x: 0, y: 0 },
          { x: 8, y: -16 },
        ],
        rotation: 90,
      },
      { kind: 'polyline', shape: { corners: [at(2, 4), at(4, 5)] } },
    ],
    [
      'a text',
      { text: { text: 'Hello', wrap: true } },
      { kind: 'text', text: 'Hello', shape: { center: at(4, 7), width: 4, height: 6 } },
    ],
    ['a text without text', { text: {} }, { kind: 'text', text: '' }],
    ['a template', { template: 'coin.tx' }, { kind: 'template', template: 'coin.tx', position: at(2, 4) }],
  ])('%s', async (_, fields, expected) => {
    expect(await readOne(objectDocument(fields))).toMatchObject(expected);
  });

  it('a rectangle at another angle, by its center', async () => {
    const object = await readOne(objectDocument({ width: 16, height: 16, rotation: 45 }));
    if (object.kind !== 'rotatedRectangle') expect.fail(object.kind);
    expect(object.shape).toMatchObject({ width: 2, height: 2, rotation: turns(1 / 8) });
    // The diagonal of the square points south.
    const [northWest, northEast, southEast, southWest] = cornersOf(object.shape);
    expect(northWest.x).toBeCloseTo(2, 14);
    expect(northWest.y).toBeCloseTo(4, 14);
    expect(northEast.x).toBeCloseTo(2 + Math.SQRT2, 14);
    expect(southEast.y).toBeCloseTo(4 + 2 * Math.SQRT2, 14);
    expect(southWest.x).toBeCloseTo(2 - Math.SQRT2, 14);
  });

  it.each<[string, Json, Point2<Length>]>([
    ['unspecified', {}, at(4, 1)],
    ['topleft', {}, at(4, 7)],
    ['top', {}, at(2, 7)],
    ['topright', {}, at(0, 7)],
    ['left', {}, at(4, 4)],
    ['center', {}, at(2, 4)],
    ['right', {}, at(0, 4)],
    ['bottomleft', {}, at(4, 1)],
    ['bottom', {}, at(2, 1)],
    ['bottomright', {}, at(0, 1)],
    // About the anchor: what was north-east of it is south-east.
    ['bottomleft', { rotation: 90 }, at(5, 6)],
    ['center', { rotation: 90 }, at(2, 4)],
  ])('a tile object aligned %s', async (objectalignment, fields, center) => {
    const tilesets = [{ firstgid: 1, ...tilesetDocument({ objectalignment }) }];
    const object = await readOne(objectDocument({ gid: 0x4000_0003, ...fields }), { tilesets });
    expect(object).toMatchObject({
      kind: 'tile',
      tile: 0x4000_0003,
      position: at(2, 4),
      shape: { center, width: 4, height: 6 },
    });
    expect(object.kind === 'tile' && object.definition?.class).toBe('coin');
  });

  it.each<[string, Json, number, number]>([
    ['its tileset', {}, 2, 2],
    ['its own picture', { image: 'tree.png', imagewidth: 24, imageheight: 40 }, 3, 5],
    [
      'the part of its picture that shows it',
      { image: 'tree.png', imagewidth: 99, imageheight: 99, width: 8, height: 4 },
      1,
      0.5,
    ],
  ])('a tile object without a size, which has that of %s', async (_, picture, width, height) => {
    const tiles = [{ id: 2, type: 'coin', ...picture }];
    const tilesets = [{ firstgid: 1, ...tilesetDocument({ tiles }) }];
    const coin = await readOne({ gid: 0x8000_0003, x: 16, y: 80, width: 0, height: 0 }, { tilesets });
    expect(coin).toMatchObject({ kind: 'tile', class: 'coin', shape: { width, height } });
    expect(coin.kind === 'tile' && cornersOf(coin.shape)[3]).toEqual(at(2, 10));
    const sized = await readOne({ gid: 3, x: 0, y: 0, width: 80, height: 0, type: 'prize' }, { tilesets });
    expect(sized).toMatchObject({ class: 'prize', shape: { width: 10, height } });
  });

  it('a tile object of no tileset', async () => {
    expect(await readOne(objectDocument({ gid: 99 }))).toMatchObject({
      kind: 'tile',
      definition: undefined,
      shape: { center: at(4, 1) },
    });
  });
});

describe('layers', () => {
  it('shift their objects, in groups as deep as they are', async () => {
    const inner = objectLayerDocument([objectDocument()], { offsetx: 8, offsety: -8 });
    const group = { type: 'group', name: 'inner', offsetx: 16, layers: [inner] };
    const layers = [{ type: 'group', name: 'outer', offsety: 80, layers: [group] }];
    expect((await readOne({}, { layers })).position).toEqual(at(5, 13));
    const map = await readTiledMap(mapDocument({ layers }));
    expect([...allLayers(map)].map(({ name, kind, offset }) => [name, kind, offset])).toEqual([
      ['outer', 'group', { x: 0, y: 80 }],
      ['inner', 'group', { x: 16, y: 80 }],
      ['spawns', 'objects', { x: 24, y: 72 }],
    ]);
  });

  it('of pictures keep what the file says', async () => {
    const image = { type: 'imagelayer', name: 'sky', image: 'sky.png', opacity: 0.5, visible: false, repeatx: true };
    const map = await readTiledMap(mapDocument({ layers: [image, { type: 'imagelayer', name: 'none' }] }));
    expect(map.layers[0]).toMatchObject({ kind: 'image', image: 'sky.png', opacity: 0.5, isVisible: false });
    expect(map.layers[0]?.fields).toMatchObject({ repeatx: true });
    expect(map.layers[1]).toMatchObject({ kind: 'image', image: '', id: 0 });
  });

  it('are found by name and kind', async () => {
    const layers = [objectLayerDocument([], { name: 'walls' }), objectLayerDocument([])];
    const map = await readTiledMap(mapDocument({ layers }), { file: 'level.tmj' });
    expect(objectLayer(map, 'spawns').name).toBe('spawns');
    expect(() => objectLayer(map, 'sounds')).toThrow(
      'level.tmj: layers must be an array with an object layer named "sounds", received an array with "walls", "spawns"',
    );
    expect(() => tileLayer(map, 'spawns')).toThrow('received an array without any. "spawns" is an object layer');
  });

  it('are rejected where groups are too deep', async () => {
    let layer: Json = objectLayerDocument([]);
    const nest = (depth: number) => {
      layer = objectLayerDocument([]);
      for (let i = 0; i < depth; i++) layer = { type: 'group', name: 'g', layers: [layer] };
      return readTiledMap(mapDocument({ layers: [layer] }));
    };
    await expect(nest(100)).resolves.toBeDefined();
    await expect(nest(101)).rejects.toThrow('must be nested in at most 100 groups, received an object');
    await expect(nest(100_000)).rejects.toThrow('must be nested in at most 100 groups');
  });
});

describe('a place on the grid', () => {
  it('is exactly the corner of its tile, for every tile size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 300 }),
        fc.double({ min: 1e-3, max: 1e3, noNaN: true }),
        fc.integer({ min: -1000, max: 1000 }),
        fc.integer({ min: -1000, max: 1000 }),
        async (tilePixels, size, x, y) => {
          const objects = [{ x: x * tilePixels, y: 0, point: true }];
          const layers = [objectLayerDocument(objects, { offsety: y * tilePixels })];
          const document = mapDocument({ layers, tilewidth: tilePixels, tileheight: tilePixels });
          const map = await readTiledMap(document, { tileSize: metersPerTile(size) });
          const [object] = objectLayer(map, 'spawns').objects;
          expect(object?.position).toEqual(tileCorner(map.space, tile(x, y)));
        },
      ),
      { seed: 41, numRuns: runs(200) },
    );
  });
});

describe('objects', () => {
  /** No text in JSON has one; an object may. */
  const holed: Json[] = [{ name: 'a', value: 'x' }];
  holed.length = 2;

  it.each<[string, Json, string]>([
    [
      'a place that is no number',
      { x: '16' },
      'x must be a number from -1000000000000 to 1000000000000, received the string "16"',
    ],
    ['no place', { y: undefined }, 'y must be a number from -1000000000000 to 1000000000000, received nothing'],
    ['a negative size', { width: -1 }, 'width must be a number from 0 to 1000000000000, received -1'],
    [
      'an endless rotation',
      { rotation: 1e300 },
      'rotation must be a number from -1000000000 to 1000000000, received 1e+300',
    ],
    ['tile 0', { gid: 0 }, 'gid must be an integer from 1 to 4294967295, received 0'],
    ['a polygon without corners', { polygon: [] }, 'polygon must be an array of at least one point, received an array'],
    ['a corner without y', { polyline: [{ x: 0, y: 0 }, { x: 1 }] }, 'polyline[1].y must be present, received nothing'],
    ['a text that is a string', { text: 'Hello' }, 'text must be an object, received the string "Hello"'],
    [
      'properties of another kind',
      { properties: [{ name: 'a', type: 'int', value: 'x' }] },
      'properties[0].value must be a finite number',
    ],
    ['a hole in the properties', { properties: holed }, 'properties[1] must be an object, received nothing'],
  ])('are rejected: %s', async (_, fields, message) => {
    await expect(readOne(objectDocument(fields))).rejects.toThrow(`level.tmj: layers[0].objects[0].${message}`);
  });

  it('are rejected where they are no array', async () => {
    const layers = [{ ...objectLayerDocument([]), objects: {} }];
    await expect(readTiledMap(mapDocument({ layers }))).rejects.toThrow(
      'layers[0].objects must be an array, received an object',
    );
  });
});
