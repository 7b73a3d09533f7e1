/**
 * Files with large counts: code whose time grows with the product of two counts would take minutes, and code that
 * trusts sizes would take gigabytes. Each test only has to end.
 */
import { collidingTiles, countReads, runs } from '@tilewright/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TiledError } from './error.js';
import { allLayers, objectLayer, tileLayer, tilesetTile } from './map/map.js';
import { property } from './map/properties.js';
import { solidTiles } from './map/solid.js';
import { readTiledMap, type ResolveFile } from './read/map.js';
import {
  base64Of,
  infiniteDocument,
  type Json,
  mapDocument,
  objectLayerDocument,
  tileLayerDocument,
  tilesetDocument,
  without,
} from './testing/fixtures.js';

const many = 20_000;
/** In milliseconds: enough for what is linear on a slow machine. */
const limit = 30_000;

function times<T>(count: number, make: (i: number) => T): T[] {
  return Array.from({ length: count }, (_, i) => make(i));
}

/** Layers inside of as many groups as there may be. */
function deep(layers: readonly Json[]): readonly Json[] {
  let outer = layers;
  for (let depth = 0; depth < 99; depth++) outer = [{ type: 'group', name: 'g', layers: outer }];
  return outer;
}

const object = (i: number, more: Json = {}): Json => ({ id: i + 1, x: i % 1000, y: 0, ...more });
const worth = (i: number): Json => ({ name: `worth ${i}`, type: 'int', value: i });
const tinySet = (i: number, more: Json = {}): Json => ({
  firstgid: 1 + i,
  ...without(tilesetDocument({ name: 'one', tilecount: 1, tiles: [], ...more }), 'image'),
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a file with very many', () => {
  it.each<[string, () => Json]>([
    [
      'objects whose tiles a collection of pictures does not list',
      () => ({
        tilesets: [
          tinySet(0, {
            tilecount: 2 * many,
            tiles: times(many, (id) => (id === many - 1 ? { id: 2 * many, image: 'a.png' } : { id })),
          }),
        ],
        layers: [objectLayerDocument(times(many, (i) => object(i, { gid: 1 + many + (i % (many - 1)) })))],
      }),
    ],
    [
      'tilesets, and objects of the first of them',
      () => ({
        tilesets: times(many, (i) => tinySet(i)),
        layers: [objectLayerDocument(times(many, (i) => object(i, { gid: 1 })))],
      }),
    ],
    ['tilesets of the same first id', () => ({ tilesets: times(many, () => tinySet(0)) })],
    ['layers in groups', () => ({ layers: deep(times(many, (i) => ({ type: 'imagelayer', name: `sky ${i}` }))) })],
    [
      'properties of objects in groups',
      () => ({ layers: deep([objectLayerDocument(times(many, (i) => object(i, { properties: [worth(i)] })))]) }),
    ],
    ['properties of one thing', () => ({ properties: times(many, worth) })],
    [
      'properties of one thing, in the old way',
      () => ({ properties: Object.fromEntries(times(many, (i) => [`worth ${i}`, i])) }),
    ],
    [
      'tiles of a tileset in the old way, with properties',
      () => ({
        tilesets: [
          tinySet(0, {
            tilecount: many,
            tiles: Object.fromEntries(times(many, (id) => [id, { type: 'wall' }])),
            tileproperties: Object.fromEntries(times(many, (id) => [id, { solid: true }])),
          }),
        ],
      }),
    ],
    [
      'frames of a tile',
      () => ({
        tilesets: [tinySet(0, { tiles: [{ id: 0, animation: times(many, () => ({ tileid: 0, duration: 1 })) }] })],
      }),
    ],
    [
      'corners of an object',
      () => ({ layers: [objectLayerDocument([object(0, { polygon: times(many, (x) => ({ x, y: 0 })) })])] }),
    ],
    [
      'characters of a text',
      () => ({ layers: [objectLayerDocument([object(0, { text: { text: 'x'.repeat(50 * many) } })])] }),
    ],
    [
      'chunks of nothing that are a billion rows high',
      () => infiniteDocument(times(many, () => ({ data: [], x: 0, y: 0, width: 0, height: 2_000_000_000 }))),
    ],
    [
      'chunks of one tile behind a large one',
      () =>
        infiniteDocument(
          times(many, (i) =>
            i === 0
              ? { data: times(65_536, () => 1), x: 0, y: 0, width: 256, height: 256 }
              : { data: [1], x: 256 * i, y: 0, width: 1, height: 1 },
          ),
        ),
    ],
  ])(
    '%s',
    async (_, fields) => {
      const map = await readTiledMap(JSON.stringify(mapDocument(fields())));
      expect(map.layers.length + map.tilesets.length + map.properties.size).toBeGreaterThan(0);
    },
    limit,
  );

  it('layers in groups, which are found and walked', { timeout: limit }, async () => {
    const layers = deep(times(many, (i) => tileLayerDocument({ name: `walls ${i}`, width: 1, height: 1, data: [1] })));
    const map = await readTiledMap(mapDocument({ layers }));
    expect([...allLayers(map)]).toHaveLength(many + 99);
    expect(tileLayer(map, `walls ${many - 1}`).bounds).toMatchObject({ width: 1 });
    expect(solidTiles(map, { property: 'solid' }).getAt(0, 0)).toBe(true);
    expect(() => objectLayer(map, 'walls 7')).toThrow('received an array without any. "walls 7" is a tile layer');
    const refusal = (): unknown => tileLayer(map, 'wall');
    expect(refusal).toThrow(/"walls 0", "walls 1", .*"walls 19" and 19980 more$/);
  });

  it('places in groups, which errors still name', async () => {
    const layers = deep([objectLayerDocument([object(0, { properties: [worth(0)] })])]);
    const map = await readTiledMap(mapDocument({ layers }));
    const [first] = [...allLayers(map)].flatMap((layer) => (layer.kind === 'objects' ? layer.objects : []));
    const path = `layers[0]${'.layers[0]'.repeat(99)}.objects[0].properties[0].value`;
    expect(() => first && property(first, 'worth 0', 'string')).toThrow(`the map: ${path} must be a string`);
  });
});

describe('a tile', () => {
  it('is found in a few steps, however many tilesets there are', async () => {
    const map = await readTiledMap(
      mapDocument({ tilesets: times(many, (i) => tinySet(i)), layers: [tileLayerDocument()] }),
    );
    let steps = 0;
    const tilesets = new Proxy(map.tilesets, {
      get: (list, key) => {
        if (/^\d+$/.test(String(key))) steps++;
        const value: unknown = Reflect.get(list, key);
        return value;
      },
    });
    const { tiles } = tileLayer(map, 'walls');
    expect(tilesetTile({ tilesets }, tiles.getAt(0, 0))?.tileset.firstId).toBe(1);
    expect(tilesetTile({ tilesets }, tiles.getAt(3, 2))?.tileset.firstId).toBe(4);
    expect(steps).toBeGreaterThan(2);
    expect(steps).toBeLessThan(40);
  });

  it('that its tileset does not list is known without a look at all that it lists', async () => {
    const tiles = times(many, (id) => ({ id: 2 * id, image: 'a.png' }));
    const { tilesets } = await readTiledMap(mapDocument({ tilesets: [tinySet(0, { tilecount: 2 * many, tiles })] }));
    const [tileset] = tilesets;
    if (tileset === undefined) expect.fail('there is a tileset');
    const looks = vi.spyOn(tileset.tiles, 'values');
    for (let id = 1; id < 200; id += 2) expect(tileset.tile(id)).toBeUndefined();
    expect(looks.mock.calls.length).toBeLessThanOrEqual(1);
  });
});

describe('a file that is named very often', () => {
  it('is requested once: a tileset', { timeout: limit }, async () => {
    const resolve = vi.fn<ResolveFile>(() =>
      JSON.stringify(tilesetDocument({ tilecount: many, tiles: times(many, (id) => ({ id })) })),
    );
    const tilesets = times(many, (i) => ({ firstgid: 1 + i, source: './'.repeat(i % 5) + 'a.tsj' }));
    const map = await readTiledMap(mapDocument({ tilesets, layers: [tileLayerDocument()] }), { resolve });
    expect(resolve).toHaveBeenCalledTimes(1);
    expect(map.tilesets).toHaveLength(many);
    expect(tilesetTile(map, tileLayer(map, 'walls').tiles.getAt(0, 0))?.id).toBe(0);
  });

  it('is requested once: a template', { timeout: limit }, async () => {
    const resolve = vi.fn<ResolveFile>(() => ({ object: { width: 8, height: 8, properties: times(30, worth) } }));
    const instances = times(many, (i) => object(i, { template: './'.repeat(i % 5) + 'a.tj' }));
    const map = await readTiledMap(mapDocument({ layers: [objectLayerDocument(instances)] }), { resolve });
    expect(resolve).toHaveBeenCalledTimes(1);
    const { objects } = objectLayer(map, 'spawns');
    expect(objects.map(({ kind }) => kind)).toEqual(times(many, () => 'rectangle'));
    // All have the same properties, not copies of them.
    expect(new Set(objects.map(({ properties }) => properties)).size).toBe(1);
  });

  it.each<[string, Json]>([
    ['corners', { polygon: times(many, (x) => ({ x, y: 0 })) }],
    ['fields', Object.fromEntries(times(many, (i) => [`field ${i}`, i]))],
    ['properties', { properties: times(many, worth) }],
  ])(
    'is copied no more often than memory bears: %s',
    async (_, template) => {
      const own = { template: 'a.tj', properties: [worth(1)] };
      const instances = (count: number): Json =>
        mapDocument({ layers: [objectLayerDocument(times(count, (i) => object(i, own)))] });
      const resolve = (): unknown => ({ object: template });
      await expect(readTiledMap(instances(10), { resolve })).resolves.toBeDefined();
      const failure: unknown = await readTiledMap(instances(many), { resolve }).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(TiledError);
      expect(String(failure)).toContain(
        'layers[0].objects[52].template must be used less often: instances of large templates may have 1048576 corners, fields and properties in total',
      );
    },
    limit,
  );

  it('is a template each time, with a tileset of its own', { timeout: limit }, async () => {
    const files = 4000;
    const tileset = tilesetDocument({ tilecount: 20, tiles: times(20, (id) => ({ id })) });
    const resolve = vi.fn<ResolveFile>((reference) =>
      reference.endsWith('.tj')
        ? { object: { gid: 20 }, tileset: { firstgid: 1, source: `${reference}.tsj` } }
        : tileset,
    );
    const instances = times(files, (i) => object(i, { template: `${i}.tj` }));
    const map = await readTiledMap(mapDocument({ layers: [objectLayerDocument(instances)] }), { resolve });
    expect(resolve).toHaveBeenCalledTimes(2 * files);
    expect(map.tilesets).toHaveLength(1 + files);
    expect(map.tilesets.at(-1)?.firstId).toBe(9 + 20 * (files - 1));
  });
});

describe('chunks that would take long', () => {
  const side = 256;
  const nothing = base64Of(
    times(side * side, () => 0),
    'zlib',
  );
  const walls = base64Of(
    times(side * side, () => 1),
    'zlib',
  );
  const zlib = { encoding: 'base64', compression: 'zlib' };

  it.each([
    ['nothing', nothing, 0],
    ['one place', walls, 0],
    ['nothing, each elsewhere', nothing, side],
  ])('are not decompressed beyond maxTiles: %s', async (_, data, step) => {
    const Real = Reflect.get(globalThis, 'DecompressionStream') as new (format: string) => object;
    let opened = 0;
    vi.stubGlobal(
      'DecompressionStream',
      class extends Real {
        constructor(format: string) {
          super(format);
          opened++;
        }
      },
    );
    const chunks = times(5000, (i) => ({ data, x: step * i, y: 0, width: side, height: side }));
    const failure: unknown = await readTiledMap(infiniteDocument(chunks, zlib), { maxTiles: 10 * side * side }).catch(
      (error: unknown) => error,
    );
    expect(String(failure)).toContain(
      'layers[0].chunks[10] must be small enough for a map of at most 655360 tiles in total',
    );
    expect(opened).toBeLessThanOrEqual(10);
  });
});

describe('chunks in places that were chosen against the hash of the map', () => {
  it('are read in few steps each', async () => {
    // The reader keeps single tiles in chunks of 4 x 4.
    const chunks = collidingTiles(runs(40_000), 0, 4).map(([x, y]) => ({ x, y, width: 1, height: 1, data: [1] }));
    const document = infiniteDocument(chunks);
    const count = countReads(1000 * chunks.length);
    try {
      const { tiles } = tileLayer(await readTiledMap(document), 'walls');
      expect(tiles.getAt(chunks[0]!.x, chunks[0]!.y)).toBe(1);
    } finally {
      count.stop();
    }
    expect(count.reads / chunks.length).toBeLessThan(1000);
  }, 120_000);
});
