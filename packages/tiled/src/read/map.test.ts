import { meters, metersPerPixel, metersPerTile, pixels, position } from '@tilewright/units';
import { tile, tileCorner, tileRect } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import { TiledError } from '../error.js';
import { tileLayer, tilesetTile } from '../map/map.js';
import { type ReadOptions, readTiledMap } from './map.js';
import {
  base64Of,
  exampleTiles,
  infiniteDocument,
  type Json,
  mapDocument,
  tileLayerDocument,
  tilesetDocument,
  without,
} from '../testing/fixtures.js';
import { globalTileId, idWithoutFlips } from '../map/tile-id.js';
import { pictureOf } from '../map/tileset.js';

/** The ids of a layer's tiles, row by row. */
function idsOf(map: Parameters<typeof tileLayer>[0], name: string): number[] {
  const { tiles, bounds } = tileLayer(map, name);
  const ids: number[] = [];
  for (let y = bounds.y; y < bounds.y + bounds.height; y++) {
    for (let x = bounds.x; x < bounds.x + bounds.width; x++) ids.push(idWithoutFlips(tiles.getAt(x, y)));
  }
  return ids;
}

async function refusal(document: unknown, options: Json = {}): Promise<string> {
  const failure: unknown = await readTiledMap(document, { file: 'level.tmj', ...options }).then(
    () => expect.fail('the document was read'),
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(TiledError);
  return (failure as TiledError).message;
}

const read = (more: Json) => readTiledMap(mapDocument(more), { file: 'level.tmj' });

describe('a finite map', () => {
  it('is read from text and from parsed JSON', async () => {
    const document = mapDocument({ layers: [tileLayerDocument()], class: 'dungeon', backgroundcolor: '#102030' });
    for (const source of [document, JSON.stringify(document), `\uFEFF${JSON.stringify(document, null, 2)}`]) {
      const map = await readTiledMap(source);
      expect(map).toMatchObject({ file: 'the map', class: 'dungeon', isInfinite: false, backgroundColor: '#102030' });
      expect(map.bounds).toEqual(tileRect({ x: 0, y: 0, width: 4, height: 3 }));
      expect(map.warnings).toEqual([]);
      expect(idsOf(map, 'walls')).toEqual(exampleTiles);
    }
    expect(await readTiledMap(without(document, 'infinite'))).toMatchObject({ isInfinite: false });
  });

  it('has a world of pixels, or of meters by either ratio', async () => {
    const document = mapDocument();
    const inPixels = await readTiledMap(document);
    expect(inPixels.space.tileSize).toBe(pixels(16));
    const byTile = await readTiledMap(document, { tileSize: metersPerTile(0.7) });
    expect(tileCorner(byTile.space, tile(3, 0))).toEqual(position(meters(3 * 0.7), meters(0)));
    const byPixel = await readTiledMap(document, { pixelSize: metersPerPixel(1 / 8) });
    expect(tileCorner(byPixel.space, tile(3, 1))).toEqual(position(meters(6), meters(2)));
  });

  it.each([
    [
      'tileSize',
      { tileSize: 0 },
      'readTiledMap: tileSize must be positive, with tiles of 1e-12 to 1e12 meters, received 0',
    ],
    ['pixelSize', { pixelSize: Number.NaN }, 'pixelSize must be positive'],
    ['tileSize', { tileSize: '2' as never }, 'tileSize must be positive'],
    [
      'both ratios',
      { tileSize: metersPerTile(1), pixelSize: metersPerPixel(1) } as never,
      'pixelSize must be absent where tileSize is given, received 1',
    ],
    ['pixelSize', { pixelSize: 1e12 }, 'pixelSize must be positive'],
    ['maxTiles', { maxTiles: Number.NaN }, 'readTiledMap: maxTiles must be a non-negative integer, received NaN'],
    ['maxTiles', { maxTiles: 1.5 }, 'readTiledMap: maxTiles must be a non-negative integer, received 1.5'],
    ['maxTiles', { maxTiles: Number.POSITIVE_INFINITY }, 'readTiledMap: maxTiles must be a non-negative integer'],
  ])('rejects options: %s', async (_, options, message) => {
    await expect(readTiledMap(mapDocument(), options as ReadOptions)).rejects.toThrow(message);
  });

  it('keeps unknown fields', async () => {
    const map = await read({ editorsettings: { a: 1 }, layers: [tileLayerDocument({ glow: [1] })] });
    expect(map.fields).toMatchObject({ editorsettings: { a: 1 }, renderorder: 'right-down' });
    expect(map.fields).not.toHaveProperty('layers');
    expect(tileLayer(map, 'walls').fields).toMatchObject({ glow: [1], opacity: 1 });
    expect(tileLayer(map, 'walls').fields).not.toHaveProperty('data');
    expect(map.tilesets[0]?.fields).toMatchObject({ imagewidth: 70 });
  });
});

describe('the tiles of a layer', () => {
  const formats: [string, Json][] = [
    ['an array', { data: exampleTiles }],
    ['an array that says so', { data: exampleTiles, encoding: 'csv' }],
    ['base64', { data: base64Of(exampleTiles), encoding: 'base64' }],
    ['base64 that says it is not compressed', { data: base64Of(exampleTiles), encoding: 'base64', compression: '' }],
    ['zlib', { data: base64Of(exampleTiles, 'zlib'), encoding: 'base64', compression: 'zlib' }],
    ['gzip', { data: base64Of(exampleTiles, 'gzip'), encoding: 'base64', compression: 'gzip' }],
  ];

  it.each(formats)('are read from %s', async (_, fields) => {
    expect(idsOf(await read({ layers: [tileLayerDocument(fields)] }), 'walls')).toEqual(exampleTiles);
  });

  it.each(formats)('are read from %s in chunks, also below zero', async (_, fields) => {
    const { data, ...format } = fields;
    const document = infiniteDocument(
      [
        { data, height: 3, width: 4, x: -8, y: -3 },
        { data, height: 4, width: 3, x: 0, y: 1 },
      ],
      format,
    );
    const map = await readTiledMap(document);
    const layer = tileLayer(map, 'walls');
    expect(map.isInfinite).toBe(true);
    expect(map.bounds).toEqual(tileRect({ x: -8, y: -3, width: 11, height: 8 }));
    expect(layer.bounds).toEqual(map.bounds);
    exampleTiles.forEach((id, i) => {
      expect(idWithoutFlips(layer.tiles.getAt(-8 + (i % 4), -3 + Math.floor(i / 4)))).toBe(id);
      expect(idWithoutFlips(layer.tiles.getAt(i % 3, 1 + Math.floor(i / 3)))).toBe(id);
    });
    expect(idWithoutFlips(layer.tiles.getAt(-4, -3))).toBe(0);
    expect(idWithoutFlips(layer.tiles.getAt(1_000_000, -1_000_000))).toBe(0);
  });

  it('keep their flips', async () => {
    const data = exampleTiles.map((id, i) => (id + i * 0x2000_0000) % 0x1_0000_0000);
    for (const fields of [{ data }, { data: base64Of(data, 'zlib'), encoding: 'base64', compression: 'zlib' }]) {
      const { tiles } = tileLayer(await read({ layers: [tileLayerDocument(fields)] }), 'walls');
      expect(tiles.getAt(3, 2)).toBe(data[11]);
      expect(tiles.getAt(1, 1)).toBe(data[5]);
    }
  });

  it('lie far away from each other without taking memory between them', async () => {
    const chunk = { data: [7], height: 1, width: 1 };
    const map = await readTiledMap(
      infiniteDocument([
        { ...chunk, x: -2_147_483_648, y: -2_147_483_648 },
        { ...chunk, x: 2_147_483_647, y: 2_147_483_647 },
      ]),
    );
    expect(map.bounds).toMatchObject({ width: 4_294_967_296, height: 4_294_967_296 });
    expect(tileLayer(map, 'walls').tiles.getAt(2_147_483_647, 2_147_483_647)).toBe(7);
  });

  it('are counted in whole chunks if they are scattered', async () => {
    const corner = { data: exampleTiles, height: 3, width: 4, x: 0, y: 0 };
    const single = { data: [7], height: 1, width: 1, x: 1000, y: 0 };
    // Chunks of 4 x 4 tiles in the map: one for the first, one for the second.
    await expect(readTiledMap(infiniteDocument([corner, single]), { maxTiles: 32 })).resolves.toBeDefined();
    expect(await refusal(infiniteDocument([corner, single]), { maxTiles: 31 })).toContain(
      'layers[0].chunks[1] must be small enough for a map of at most 31 tiles in total, received 1 x 1 tiles',
    );
    // Empty chunks are not kept.
    const empty = { ...single, data: [0] };
    await expect(readTiledMap(infiniteDocument([corner, empty, empty]), { maxTiles: 32 })).resolves.toBeDefined();
  });

  it('are those of the later chunk where two overlap', async () => {
    const square = (ids: readonly number[]) => ({ data: ids, height: 4, width: 4, x: 4, y: -4 });
    const full = Array.from({ length: 16 }, (_, i) => i + 1);
    const sparse = full.map((id) => (id % 3 === 0 ? id + 50 : 0));
    const none = full.map(() => 0);
    for (const last of [full, sparse, none]) {
      const map = await readTiledMap(infiniteDocument([square(full), square(sparse), square(last)]));
      expect(idsOf(map, 'walls')).toEqual(last);
    }
  });

  it('are in the right place if chunks are not aligned to those of the map', async () => {
    const ids = Array.from({ length: 16 }, (_, i) => i + 1);
    const map = await readTiledMap(infiniteDocument([{ data: ids, height: 4, width: 4, x: 2, y: -3 }]));
    expect(map.bounds).toEqual(tileRect({ x: 2, y: -3, width: 4, height: 4 }));
    expect(idsOf(map, 'walls')).toEqual(ids);
    expect(idWithoutFlips(tileLayer(map, 'walls').tiles.getAt(0, -4))).toBe(0);
  });

  it('are none in a chunk of no columns, however many rows it has', async () => {
    const chunk = { data: [], height: 2_000_000_000, width: 0, x: 0, y: 0 };
    const document = infiniteDocument(Array.from({ length: 500 }, () => chunk));
    expect((await readTiledMap(document)).bounds).toMatchObject({ width: 0 });
    await expect(
      read({ width: 0, height: 2_000_000_000, layers: [tileLayerDocument({ ...chunk })] }),
    ).resolves.toBeDefined();
  });

  it('may be none', async () => {
    expect((await readTiledMap(infiniteDocument([]))).bounds).toMatchObject({ width: 0, height: 0 });
    const empty = await read({ width: 0, height: 0, layers: [tileLayerDocument({ width: 0, height: 0, data: [] })] });
    expect(tileLayer(empty, 'walls').bounds).toMatchObject({ width: 0, height: 0 });
  });

  const zlib = { encoding: 'base64', compression: 'zlib' };
  const whole = base64Of(exampleTiles, 'zlib');
  it.each<[string, Json, string]>([
    ['too few', { data: [1, 2] }, 'layers[0].data must be an array of 12 tiles, received an array. It has 2'],
    [
      'a fraction',
      { data: exampleTiles.map((id) => id + 0.5) },
      'layers[0].data[0] must be a tile: an integer from 0 to 4294967295, received 1.5',
    ],
    [
      'a negative one',
      { data: [...exampleTiles.slice(1), -1] },
      'layers[0].data[11] must be a tile: an integer from 0 to 4294967295, received -1',
    ],
    ['one too large', { data: [...exampleTiles.slice(1), 4_294_967_296] }, 'layers[0].data[11] must be a tile'],
    [
      'a string among them',
      { data: [...exampleTiles.slice(1), '1'] },
      'layers[0].data[11] must be a tile: an integer from 0 to 4294967295, received the string "1"',
    ],
    ['none', { data: undefined }, 'layers[0].data must be an array of tiles, received nothing'],
    ['an object', { data: {} }, 'layers[0].data must be an array of tiles, received an object'],
    ['text without an encoding', { data: whole }, 'layers[0].data must be an array of tiles, received the string'],
    [
      'another encoding',
      { encoding: 'xml' },
      'layers[0].encoding must be "csv" or "base64", received the string "xml"',
    ],
    [
      'zstd',
      { ...zlib, data: whole, compression: 'zstd' },
      'layers[0].compression must be "zlib", "gzip" or empty, received the string "zstd". Set the Tile Layer Format in the properties of the map to CSV, zlib or gzip',
    ],
    [
      'another compression',
      { ...zlib, data: whole, compression: 'lzma' },
      'layers[0].compression must be "zlib", "gzip" or empty, received the string "lzma"',
    ],
    ['no base64', { ...zlib, data: '#' + whole.slice(1) }, 'Character 0 is "#", which is not in the base64 alphabet'],
    [
      'too few bytes',
      { encoding: 'base64', data: 'AAAA' },
      'layers[0].data must be base64 text of 12 tiles (48 bytes), received the string "AAAA". It has 3 bytes',
    ],
    [
      'another count',
      { ...zlib, data: base64Of([1, 2, 3], 'zlib') },
      'layers[0].data must be base64 text of 12 tiles (48 bytes) compressed with zlib, received the string',
    ],
    [
      'a larger count',
      { ...zlib, data: base64Of([...exampleTiles, 0], 'zlib') },
      'It decompresses to more than 48 bytes',
    ],
    ['gzip that is zlib', { ...zlib, data: whole, compression: 'gzip' }, 'It does not decompress: '],
  ])('are rejected: %s', async (_, fields, message) => {
    expect(await refusal(mapDocument({ layers: [tileLayerDocument(fields)] }))).toContain(`level.tmj: `);
    expect(await refusal(mapDocument({ layers: [tileLayerDocument(fields)] }))).toContain(message);
  });

  it('are not allocated by the size in the header', async () => {
    const size = { width: 2_000_000_000, height: 2_000_000_000 };
    expect(await refusal(mapDocument({ layers: [tileLayerDocument(size)] }))).toContain(
      'layers[0] must be small enough for a map of at most 67108864 tiles in total, received 2000000000 x 2000000000 tiles. The option maxTiles allows more',
    );
    const large = { width: 8000, height: 8000, ...zlib, data: whole };
    expect(await refusal(mapDocument({ layers: [tileLayerDocument(large)] }))).toContain('bytes, which are too few');
  });

  it('are counted over all layers', async () => {
    const layers = [tileLayerDocument(), tileLayerDocument({ name: 'roofs' })];
    expect(await refusal(mapDocument({ layers }), { maxTiles: 23 })).toContain(
      'level.tmj: layers[1] must be small enough',
    );
    await expect(readTiledMap(mapDocument({ layers }), { maxTiles: 24 })).resolves.toBeDefined();
  });

  it.each<[string, Json, string]>([
    [
      'a size that is no number',
      { width: '4' },
      'layers[0].chunks[0].width must be an integer from 0 to 2147483647, received the string "4"',
    ],
    [
      'a place that is a fraction',
      { x: 0.5 },
      'layers[0].chunks[0].x must be an integer from -2147483648 to 2147483647, received 0.5',
    ],
    [
      'a place out of range',
      { x: 2_147_483_646 },
      'layers[0].chunks[0].width must be at most 2, received 4. Tile coordinates end at 2147483647',
    ],
    [
      'a place out of range',
      { y: 2_147_483_647 },
      'layers[0].chunks[0].height must be at most 1, received 3. Tile coordinates end at 2147483647',
    ],
    [
      'data of another size',
      { width: 5 },
      'layers[0].chunks[0].data must be an array of 15 tiles, received an array. It has 12',
    ],
    [
      'no height',
      { height: undefined },
      'layers[0].chunks[0].height must be an integer from 0 to 2147483647, received nothing',
    ],
  ])('are rejected in chunks: %s', async (_, fields, message) => {
    const chunk = { data: exampleTiles, height: 3, width: 4, x: 0, y: 0, ...fields };
    expect(await refusal(infiniteDocument([chunk]))).toBe(`level.tmj: ${message}`);
  });
});

describe('a document', () => {
  it.each<[string, unknown, string]>([
    [
      'a file cut short',
      '{"width":',
      'the document must be JSON, received 9 characters of other text. SyntaxError: Unexpected end of JSON input. Restore the file, or save it again in Tiled',
    ],
    [
      'the name of a file',
      'level.tmj',
      'the document must be JSON, received 9 characters of other text. SyntaxError: Unexpected token \'l\', "level.tmj" is not valid JSON. Pass the contents of the file, not its name',
    ],
    [
      'the page of a server that has no such file',
      '<!DOCTYPE html>\n<html><body>Not found</body></html>',
      'the document must be JSON, received an HTML page. Check the URL: many servers send a page in place of a missing file',
    ],
    [
      'bytes',
      new Uint8Array(3),
      'the document must be text or parsed JSON, received an object of kind Uint8Array. Await the text of the file, and pass that',
    ],
    [
      'a promise',
      Promise.resolve('{}'),
      'the document must be text or parsed JSON, received an object of kind Promise. Await the text of the file, and pass that',
    ],
    [
      'XML',
      '<?xml version="1.0"?><map/>',
      'the document must be JSON, received XML. In Tiled, save it as JSON (.tmj, .tsj)',
    ],
    ['nothing', undefined, 'the document must be an object, received nothing'],
    ['null', 'null', 'the document must be an object, received null'],
    ['an array', [], 'the document must be an object, received an array'],
    ['a number', 7, 'the document must be an object, received 7'],
    ['a tileset', tilesetDocument({ type: 'tileset' }), 'type must be "map", received the string "tileset"'],
    [
      'isometric',
      mapDocument({ orientation: 'isometric' }),
      'orientation must be "orthogonal", received the string "isometric". Other orientations are not supported',
    ],
    [
      'hexagonal',
      mapDocument({ orientation: 'hexagonal' }),
      'orientation must be "orthogonal", received the string "hexagonal"',
    ],
    [
      'version 2',
      mapDocument({ version: '2.0' }),
      'version must be version 1.x of the format, received the string "2.0". Other major versions are not supported',
    ],
    ['version 0', mapDocument({ version: 0.9 }), 'version must be version 1.x of the format, received 0.9'],
    [
      'no version',
      mapDocument({ version: undefined }),
      'version must be a version of the format, such as "1.10", received nothing',
    ],
    [
      'a strange version',
      mapDocument({ version: 'next' }),
      'version must be a version of the format, such as "1.10", received the string "next"',
    ],
    [
      'tiles that are not square',
      mapDocument({ tileheight: 8 }),
      'tileheight must be equal to tilewidth, 16, received 8. Only square tiles are supported',
    ],
    ['tiles of no size', mapDocument({ tilewidth: 0 }), 'tilewidth must be an integer from 1 to 1048576, received 0'],
    [
      'a size that is infinite',
      JSON.stringify(mapDocument()).replace('"width":4', '"width":1e999'),
      'width must be an integer from 0 to 2147483647, received Infinity',
    ],
    ['no layers', mapDocument({ layers: undefined }), 'layers must be an array, received nothing'],
    ['a layer that is null', mapDocument({ layers: [null] }), 'layers[0] must be an object, received null'],
    [
      'a layer of another kind',
      mapDocument({ layers: [tileLayerDocument({ type: 'sounds' })] }),
      'layers[0].type must be one of tilelayer, objectgroup, imagelayer, group, received the string "sounds"',
    ],
    [
      'a layer without a name',
      mapDocument({ layers: [tileLayerDocument({ name: 7 })] }),
      'layers[0].name must be a string, received 7',
    ],
  ])('is rejected: %s', async (_, document, message) => {
    expect(await refusal(document)).toContain(`level.tmj: ${message}`);
  });

  it.each<[unknown, readonly string[]]>([
    [1, []],
    [1.2, []],
    ['1.10', []],
    ['1.10.2', []],
    [
      '1.11',
      [
        'level.tmj: version 1.11 of the format is newer than 1.10, the newest known version; unknown fields are kept unchanged',
      ],
    ],
  ])('of version %s has the warnings %j', async (version, warnings) => {
    expect((await read({ version })).warnings).toEqual(warnings);
  });
});

describe('tilesets', () => {
  it('are embedded', async () => {
    const map = await read({ layers: [tileLayerDocument()] });
    const [tileset] = map.tilesets;
    expect(tileset).toMatchObject({
      name: 'tiles',
      firstId: 1,
      source: undefined,
      isResolved: true,
      tileCount: 8,
      columns: 4,
    });
    expect(tileset).toMatchObject({ margin: pixels(1), image: { source: 'tiles.png', width: pixels(70) } });
    const { tiles } = tileLayer(map, 'walls');
    expect(tilesetTile(map, tiles.getAt(0, 0))).toMatchObject({ id: 0, class: 'wall' });
    expect(tilesetTile(map, tiles.getAt(2, 1))).toMatchObject({ id: 2, class: 'coin' });
    expect(tilesetTile(map, tiles.getAt(1, 2))).toBeUndefined();
    // The file does not list tile 3, but it is a tile of the set, and the same object each time.
    const plain = tilesetTile(map, tiles.getAt(3, 2));
    expect(plain).toMatchObject({ id: 3, class: '', animation: [], fields: { id: 3 } });
    expect(tilesetTile(map, tiles.getAt(3, 2))).toBe(plain);
  });

  it('have animations in time', async () => {
    const map = await read({});
    expect(map.tilesets[0]?.tile(1)?.animation).toEqual([
      { tile: 1, duration: 0.25 },
      { tile: 5, duration: 0.5 },
    ]);
  });

  it('come from other files by a resolver, in the order of the map', async () => {
    const asked: unknown[] = [];
    const files: Record<string, unknown> = {
      'sets/a.tsj': JSON.stringify(tilesetDocument({ type: 'tileset', version: '1.10', name: 'a' })),
      'b.tsj': tilesetDocument({ type: 'tileset', version: '1.12', name: 'b' }),
    };
    const document = mapDocument({
      tilesets: [
        { firstgid: 1, source: 'sets/a.tsj' },
        { firstgid: 9, source: 'b.tsj' },
        { firstgid: 17, ...tilesetDocument({ name: 'c' }) },
        { firstgid: 40, source: 'd.tsx' },
      ],
    });
    const map = await readTiledMap(document, {
      file: 'maps/level.tmj',
      resolve: (reference, from) => {
        asked.push([reference, from]);
        return Promise.resolve(files[reference]);
      },
    });
    expect(asked).toEqual([
      ['sets/a.tsj', 'maps/level.tmj'],
      ['b.tsj', 'maps/level.tmj'],
      ['d.tsx', 'maps/level.tmj'],
    ]);
    expect(map.tilesets.map(({ name, isResolved, source }) => [name, isResolved, source])).toEqual([
      ['a', true, 'sets/a.tsj'],
      ['b', true, 'b.tsj'],
      ['c', true, undefined],
      ['', false, 'd.tsx'],
    ]);
    expect(map.tilesets.map((tileset) => tileset.tile(0)?.class)).toEqual(['wall', 'wall', 'wall', undefined]);
    expect(map.warnings).toEqual([expect.stringContaining('b.tsj: version 1.12')]);
  });

  it('may begin at the same id: the later one is used, with a warning', async () => {
    const tilesets = [
      { firstgid: 1, ...tilesetDocument({ name: 'older' }) },
      { firstgid: 1, ...tilesetDocument({ name: 'newer', tiles: [{ id: 0, type: 'door' }] }) },
      { firstgid: 9, ...tilesetDocument({ name: 'other' }) },
    ];
    const map = await read({ tilesets, layers: [tileLayerDocument()] });
    expect(map.warnings).toEqual([
      'level.tmj: tilesets[0] and tilesets[1] have the same firstgid, 1; the later one is used',
    ]);
    expect(map.tilesets.map(({ name, firstId }) => [name, firstId])).toEqual([
      ['older', 1],
      ['newer', 1],
      ['other', 9],
    ]);
    const { tiles } = tileLayer(map, 'walls');
    expect(tilesetTile(map, tiles.getAt(0, 0))).toMatchObject({ class: 'door', tileset: { name: 'newer' } });
  });

  it('of the same file are requested once, and have their own first ids', async () => {
    let asked = 0;
    const document = mapDocument({
      tilesets: [
        { firstgid: 1, source: 'sets/a.tsj' },
        { firstgid: 9, source: './sets/../sets/a.tsj' },
      ],
    });
    const map = await readTiledMap(document, {
      resolve: () => {
        asked++;
        return tilesetDocument();
      },
    });
    expect(asked).toBe(1);
    expect(map.tilesets.map(({ firstId, name }) => [firstId, name])).toEqual([
      [1, 'tiles'],
      [9, 'tiles'],
    ]);
    expect(tilesetTile(map, globalTileId(11))?.class).toBe('coin');
  });

  it('say where the picture of a tile is', async () => {
    const [sheet] = (await read({})).tilesets;
    expect(sheet?.tile(6) && pictureOf(sheet.tile(6)!)).toEqual({
      source: 'tiles.png',
      x: 35,
      y: 18,
      width: 16,
      height: 16,
    });
    const tiles = [
      { id: 0, image: 'oak.png', imagewidth: 30, imageheight: 40 },
      { id: 1, image: 'trees.png', imagewidth: 90, imageheight: 40, x: 30, y: 2, width: 28, height: 36 },
      { id: 2 },
    ];
    const rest = without(tilesetDocument({ columns: 0, tiles }), 'image');
    const [collection] = (await read({ tilesets: [{ firstgid: 1, ...rest }] })).tilesets;
    expect([0, 1, 2].map((id) => collection?.tile(id) && pictureOf(collection.tile(id)!))).toEqual([
      { source: 'oak.png', x: 0, y: 0, width: 30, height: 40 },
      { source: 'trees.png', x: 30, y: 2, width: 28, height: 36 },
      undefined,
    ]);
    // A collection has no tile that it does not list, even if it counts as many.
    expect(collection?.tile(3)).toBeUndefined();
  });

  it('may leave the size of a picture to its file: then it is 0', async () => {
    const set = { firstgid: 1, ...tilesetDocument({ columns: 0, tiles: [{ id: 0, image: 'oak.png' }] }) };
    const [tileset] = (await read({ tilesets: [set] })).tilesets;
    expect(tileset?.tile(0)?.image).toEqual({ source: 'oak.png', width: pixels(0), height: pixels(0) });
  });

  it('have no tiles but those they count, and those they list', async () => {
    const set = {
      firstgid: 5,
      ...tilesetDocument({
        tilecount: 4,
        columns: 0,
        tiles: [{ id: 20, image: 'tree.png', imagewidth: 9, imageheight: 8 }],
      }),
    };
    const [tileset] = (await read({ tilesets: [set] })).tilesets;
    expect(tileset?.tile(20)?.image).toEqual({ source: 'tree.png', width: pixels(9), height: pixels(8) });
    expect(tileset?.tile(3)).toBeDefined();
    for (const id of [4, 19, 21, -1, 0.5, Number.NaN]) expect(tileset?.tile(id)).toBeUndefined();
  });

  it.each<[string, readonly unknown[], Json, string]>([
    [
      'an external one without a resolver',
      [{ firstgid: 1, source: 'a.tsj' }],
      {},
      'level.tmj: tilesets[0].source must be absent (an embedded tileset), received the string "a.tsj". Pass `resolve` to read external tilesets',
    ],
    [
      'one as XML without a resolver',
      [{ firstgid: 1, source: 'a.tsx' }],
      {},
      'level.tmj: tilesets[0].source must be absent (an embedded tileset), received the string "a.tsx". Pass `resolve` to read external tilesets, once Tiled has saved this one as JSON (.tsj)',
    ],
    [
      'XML',
      [{ firstgid: 1, source: 'a.tsx' }],
      { resolve: () => '<tileset/>' },
      'a.tsx: the document must be JSON, received XML. In Tiled, save it as JSON (.tmj, .tsj)',
    ],
    [
      'a map',
      [{ firstgid: 1, source: 'a.tmj' }],
      { resolve: () => mapDocument() },
      'a.tmj: type must be "tileset", received the string "map"',
    ],
    [
      'another major version',
      [{ firstgid: 1, source: 'a.tsj' }],
      { resolve: () => tilesetDocument({ version: '2.0' }) },
      'a.tsj: version must be version 1.x',
    ],
    [
      'a mistake in another file',
      [{ firstgid: 1, source: 'a.tsj' }],
      { resolve: () => tilesetDocument({ tilecount: -1 }) },
      'a.tsj: tilecount must be an integer from 0 to 268435455, received -1',
    ],
    [
      'ids that fall',
      [
        { firstgid: 3, ...tilesetDocument() },
        { firstgid: 2, ...tilesetDocument() },
      ],
      {},
      'level.tmj: tilesets[1].firstgid must be at least 3, received 2',
    ],
    ['no first id', [tilesetDocument()], {}, 'level.tmj: tilesets[0].firstgid must be present, received nothing'],
    [
      'a tile twice',
      [{ firstgid: 1, ...tilesetDocument({ tiles: [{ id: 4 }, { id: 4 }] }) }],
      {},
      'level.tmj: tilesets[0].tiles[1].id must be an id that no other tile has, received 4',
    ],
    [
      'a frame of no tile',
      [{ firstgid: 1, ...tilesetDocument({ tiles: [{ id: 0, animation: [{ duration: 5, tileid: -1 }] }] }) }],
      {},
      'level.tmj: tilesets[0].tiles[0].animation[0].tileid must be an integer from 0 to 268435455, received -1',
    ],
  ])('are rejected: %s', async (_, tilesets, options, message) => {
    expect(await refusal(mapDocument({ tilesets }), options)).toContain(message);
  });

  it('pass on what the resolver throws', async () => {
    const resolve = () => Promise.reject(new Error('404'));
    const document = mapDocument({ tilesets: [{ firstgid: 1, source: 'a.tsj' }] });
    await expect(readTiledMap(document, { resolve })).rejects.toThrow('404');
  });
});
