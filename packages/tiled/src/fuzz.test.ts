/** Valid maps with flipped bits, cuts and inflated sizes give a clear error or a correct map, within bounded memory. */
import { milliseconds } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TiledError } from './error.js';
import { collisionOf } from './map/collision.js';
import { frameAt } from './map/frame.js';
import { allLayers, tilesetTile } from './map/map.js';
import { globalTileId } from './map/tile-id.js';
import { readTiledMap } from './read/map.js';
import {
  base64Of,
  exampleTiles,
  type Json,
  mapDocument,
  objectDocument,
  objectLayerDocument,
  tileLayerDocument,
  tilesetDocument,
  wangSetDocument,
  without,
} from './testing/fixtures.js';
import { atLeast, runs, someOf } from '@tilewright/testing';

const zlib = { encoding: 'base64', compression: 'zlib', data: base64Of(exampleTiles, 'zlib') };
const gzip = { encoding: 'base64', compression: 'gzip', data: base64Of(exampleTiles, 'gzip') };
const chunk = { height: 3, width: 4, x: -4, y: -3 };
const chunked = without(tileLayerDocument({ name: 'chunks', encoding: 'base64', compression: 'zlib' }), 'data');

/** A map with at least one of everything. */
const everything: Json = mapDocument({
  tilesets: [
    {
      firstgid: 1,
      ...tilesetDocument({
        transformations: { hflip: true, rotate: true, preferuntransformed: true },
        tileoffset: { x: 2, y: -3 },
        wangsets: [wangSetDocument(), { name: 'old', cornercolors: [{ name: 'a' }], wangtiles: [] }],
        tiles: [
          { id: 0, properties: [{ name: 'solid', type: 'bool', value: true }], probability: 0.5 },
          { id: 1, animation: [{ duration: 250, tileid: 5 }] },
          { id: 3, objectgroup: { objects: [objectDocument(), objectDocument({ ellipse: true, rotation: 30 })] } },
        ],
      }),
    },
  ],
  class: 'cave',
  properties: [
    { name: 'depth', type: 'float', value: 2.5 },
    { name: 'boss', type: 'class', propertytype: 'Boss', value: { hp: 5 } },
  ],
  layers: [
    tileLayerDocument(),
    tileLayerDocument(zlib),
    {
      type: 'group',
      name: 'upper',
      offsetx: 16,
      layers: [
        tileLayerDocument({ ...gzip, properties: [{ name: 'solid', type: 'bool', value: true }] }),
        {
          ...chunked,
          chunks: [
            { ...chunk, data: zlib.data },
            { ...chunk, x: 40, data: zlib.data },
          ],
        },
        tileLayerDocument({ encoding: 'base64', data: base64Of(exampleTiles) }),
      ],
    },
    objectLayerDocument([
      objectDocument(),
      objectDocument({ ellipse: true, rotation: 30 }),
      objectDocument({
        polygon: [
          { x: 0, y: 0 },
          { x: 9, y: 0 },
          { x: 0, y: 9 },
        ],
      }),
      objectDocument({ gid: 0x8000_0003, properties: [{ name: 'worth', type: 'int', value: 1 }] }),
      objectDocument({ text: { text: 'Hello' } }),
    ]),
    objectLayerDocument([
      objectDocument({ template: 'chest.tj' }),
      { id: 9, x: 5, y: 6, template: 'left-out.tj', properties: { speed: 2 }, propertytypes: { speed: 'float' } },
    ]),
    { type: 'imagelayer', name: 'sky', image: 'sky.png' },
  ],
});

/** A template, and the tileset of its tile, which is written as Tiled 1.1 wrote it. */
const chest: Json = {
  type: 'template',
  object: { gid: 0x8000_0002, name: 'chest', width: 16, height: 16, properties: [{ name: 'loot', value: 'gold' }] },
  tileset: { firstgid: 1, source: 'sets/old.tsj' },
};
const oldTileset: Json = tilesetDocument({
  tiles: { 0: { type: 'wall' }, 3: { animation: [{ duration: 5, tileid: 0 }] } },
  tileproperties: { 0: { solid: true }, 6: { worth: 5 } },
  tilepropertytypes: { 0: { solid: 'bool' }, 6: { worth: 'int' } },
  properties: { theme: 'cave' },
});
const files: Json = { 'chest.tj': chest, 'sets/old.tsj': oldTileset };
const text = JSON.stringify(everything);

/** Reads it: either a map that keeps its promises, or a `TiledError` on one line. */
async function expectAnswer(source: unknown, others: Json = files): Promise<'read' | 'refused'> {
  try {
    const resolve = (reference: string): unknown => others[reference];
    const map = await readTiledMap(source, { file: 'fuzz.tmj', resolve, maxTiles: 100_000 });
    for (const layer of allLayers(map)) {
      if (layer.kind !== 'tiles') continue;
      let [count, strangers] = [0, 0];
      layer.tiles.forEach((id) => {
        count++;
        if (!Number.isInteger(id)) strangers++;
      });
      expect(strangers).toBe(0);
      expect(count).toBeLessThanOrEqual(1_000_000);
    }
    for (const tileset of map.tilesets) {
      for (const { colors, tiles } of tileset.wangSets) {
        for (const each of tiles) {
          expect(each.colors.every((color) => Number.isInteger(color) && color >= 0 && color <= colors.length)).toBe(
            true,
          );
          expect(tilesetTile(map, each.value)?.probability).toBe(each.probability);
        }
      }
      for (const each of tileset.tiles.values()) {
        expect(collisionOf(map, globalTileId(tileset.firstId + each.id)).length).toBeGreaterThanOrEqual(0);
        expect(frameAt(each, milliseconds(7))).toBeDefined();
      }
    }
    return 'read';
  } catch (failure) {
    expect(failure).toBeInstanceOf(TiledError);
    const { message } = failure as TiledError;
    expect(message).toMatch(/^\S+: .+ must be .+, received .+/s);
    expect(message.length).toBeLessThan(600);
    return 'refused';
  }
}

/** The paths of all values in a document. */
function placesOf(value: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, item]) =>
    placesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner];
}

function withValue(document: unknown, path: readonly (string | number)[], value: unknown): unknown {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  const copy = Array.isArray(document) ? [...(document as unknown[])] : { ...(document as Json) };
  Reflect.set(copy, first, withValue(Reflect.get(document as object, first), rest, value));
  return copy;
}

const places = placesOf(everything);
const strange: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    '',
    'x',
    [],
    {},
    0,
    -1,
    0.5,
    -0,
    2 ** 31,
    2 ** 32,
    2 ** 53,
    1e300,
    Number.NaN,
    Infinity,
  ),
  fc.integer({ min: -100, max: 100_000 }),
  fc.string({ maxLength: 20 }),
  fc.constantFrom<unknown>(
    ...places.map((path) => path.reduce<unknown>((value, key) => Reflect.get(value as object, key), everything)),
  ),
);

describe('the reader, for a broken file,', () => {
  it('reads the intact one', async () => {
    expect(await expectAnswer(text)).toBe('read');
  });

  it('succeeds or throws a TiledError when any value is replaced', async () => {
    const outcomes = { read: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), strange, async (path, value) => {
        outcomes[await expectAnswer(withValue(everything, path, value))]++;
      }),
      { seed: 51, numRuns: runs(1000) },
    );
    // Both must occur, or the fuzzer tests nothing.
    expect(outcomes.read).toBeGreaterThanOrEqual(atLeast(50));
    expect(outcomes.refused).toBeGreaterThanOrEqual(atLeast(50));
  });

  it.each(Object.keys(files))(
    'succeeds or throws a TiledError when any value of another file is replaced: %s',
    async (name) => {
      const others = placesOf(files[name]);
      const outcomes = { read: 0, refused: 0 };
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...others), strange, async (path, value) => {
          outcomes[await expectAnswer(everything, { ...files, [name]: withValue(files[name], path, value) })]++;
        }),
        { seed: 54, numRuns: runs(500) },
      );
      expect(outcomes.read).toBeGreaterThanOrEqual(atLeast(25));
      expect(outcomes.refused).toBeGreaterThanOrEqual(atLeast(25));
    },
  );

  it('succeeds or throws a TiledError when any number is huge', async () => {
    for (const path of someOf(places)) {
      for (const value of [2 ** 31 - 1, 65_536, 4_294_967_295]) await expectAnswer(withValue(everything, path, value));
    }
    for (const [name, file] of Object.entries(files)) {
      for (const path of someOf(placesOf(file))) {
        for (const value of [2 ** 31 - 1, 65_536, 268_435_455, 4_294_967_295]) {
          await expectAnswer(everything, { ...files, [name]: withValue(file, path, value) });
        }
      }
    }
  });

  it('succeeds or throws a TiledError for text with flipped characters and bits', async () => {
    const edit = fc.record({
      at: fc.nat(text.length - 1),
      code: fc.oneof(fc.integer({ min: 32, max: 126 }), fc.nat(0xffff)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(edit, { minLength: 1, maxLength: 4 }), async (edits) => {
        let broken = text;
        for (const { at, code } of edits)
          broken = broken.slice(0, at) + String.fromCharCode(code) + broken.slice(at + 1);
        await expectAnswer(broken);
      }),
      { seed: 52, numRuns: runs(1000) },
    );
  });

  it('succeeds or throws a TiledError for text that is cut, or has pieces doubled or removed', async () => {
    const piece = fc.record({
      at: fc.nat(text.length),
      length: fc.nat(60),
      kind: fc.constantFrom('cut', 'lose', 'double'),
    });
    await fc.assert(
      fc.asyncProperty(piece, async ({ at, length, kind }) => {
        const part = text.slice(at, at + length);
        const rest = kind === 'cut' ? '' : text.slice(at + length);
        await expectAnswer(text.slice(0, at) + (kind === 'double' ? part + part : '') + rest);
      }),
      { seed: 53, numRuns: runs(600) },
    );
  });

  it('rejects flipped compressed data, or reads the same tiles', async () => {
    for (const fields of [zlib, gzip]) {
      for (let at = 0; at < fields.data.length; at++) {
        const flipped = fields.data.slice(0, at) + (fields.data[at] === 'A' ? 'B' : 'A') + fields.data.slice(at + 1);
        const source = mapDocument({ layers: [tileLayerDocument({ ...fields, data: flipped })] });
        const map = await readTiledMap(source).catch((failure: unknown) => {
          expect(failure).toBeInstanceOf(TiledError);
        });
        if (map === undefined) continue;
        const [layer] = map.layers;
        if (layer?.kind !== 'tiles') expect.fail('a tile layer');
        const ids: unknown[] = [];
        layer.tiles.forEach((id) => ids.push(id));
        expect(ids).toEqual(exampleTiles);
      }
    }
  });

  it('allocates nothing for a bomb: data that would inflate to far more than the layer', async () => {
    // 4 MiB of zeros in 4 kB, in a layer that says it has 12 tiles, and in one that says it has as many.
    const bomb = base64Of(
      Array.from({ length: 1 << 20 }, () => 0),
      'zlib',
    );
    const size = { ...zlib, data: bomb };
    await expect(readTiledMap(mapDocument({ layers: [tileLayerDocument(size)] }))).rejects.toThrow(
      'It decompresses to more than 48 bytes',
    );
    const whole = mapDocument({ layers: [tileLayerDocument({ ...size, width: 1024, height: 1024 })] });
    await expect(readTiledMap(whole, { maxTiles: 1_000_000 })).rejects.toThrow('must be small enough');
    await expect(readTiledMap(whole)).resolves.toBeDefined();
  });
});
