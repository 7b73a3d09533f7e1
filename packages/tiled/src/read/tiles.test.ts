/** Compressed tiles of many chunks: how many are read at a time, in which order, and what a runtime must have. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlatformStream } from '../data/platform.js';
import { ChunkedTilemap, tileCount, tileRect } from '@tilewright/tilemap';
import { tileLayer } from '../map/map.js';
import { hasTile } from '../map/tile-id.js';
import { readTiledMap } from './map.js';
import {
  base64Of,
  exampleTiles,
  infiniteDocument,
  type Json,
  mapDocument,
  tileLayerDocument,
  without,
} from '../testing/fixtures.js';

const zlib = { encoding: 'base64', compression: 'zlib' };

afterEach(() => {
  vi.unstubAllGlobals();
});

function squareChunk(side: number, x: number, y: number, id: number): Json {
  const data = base64Of(
    Array.from({ length: side * side }, () => id),
    'zlib',
  );
  return { data, height: side, width: side, x, y };
}

/** Counts the streams that are open at the same time. */
function countStreams(): { readonly most: () => number; readonly all: () => number } {
  const Real = Reflect.get(globalThis, 'DecompressionStream') as new (format: string) => PlatformStream;
  let [open, most, all] = [0, 0, 0];
  vi.stubGlobal(
    'DecompressionStream',
    class {
      readonly readable: PlatformStream['readable'];
      readonly writable: PlatformStream['writable'];
      constructor(format: string) {
        const { readable, writable } = new Real(format);
        open++;
        all++;
        most = Math.max(most, open);
        this.writable = writable;
        this.readable = {
          getReader: () => {
            const reader = readable.getReader();
            return {
              cancel: () => reader.cancel(),
              read: async () => {
                const result = await reader.read();
                if (result.done) open--;
                return result;
              },
            };
          },
        };
      }
    },
  );
  return { most: () => most, all: () => all };
}

describe('the chunks of a layer', () => {
  it('are decompressed 64 at a time, and end up in the right place', async () => {
    const streams = countStreams();
    const chunks = Array.from({ length: 200 }, (_, i) => squareChunk(4, 4 * (i % 20) - 40, 4 * Math.floor(i / 20), i));
    const { tiles, bounds } = tileLayer(await readTiledMap(infiniteDocument(chunks, zlib)), 'walls');
    expect([streams.most(), streams.all()]).toEqual([64, 200]);
    expect(bounds).toMatchObject({ x: -40, y: 0, width: 80, height: 40 });
    for (let i = 0; i < 200; i++) {
      const [x, y] = [4 * (i % 20) - 40, 4 * Math.floor(i / 20)];
      expect([tiles.getAt(x, y), tiles.getAt(x + 3, y + 3)]).toEqual([i, i]);
    }
  });

  it('are fewer at a time when they are large', async () => {
    const streams = countStreams();
    const chunks = Array.from({ length: 7 }, (_, i) => squareChunk(128, 128 * i, 0, i + 1));
    const { tiles } = tileLayer(await readTiledMap(infiniteDocument(chunks, zlib)), 'walls');
    expect([streams.most(), streams.all()]).toEqual([4, 7]);
    expect(tiles.getAt(128 * 7 - 1, 127)).toBe(7);
  });

  it('lie over those before them in the file', async () => {
    const chunks = Array.from({ length: 70 }, (_, i) => squareChunk(4, i % 3, 0, i + 1));
    const { tiles } = tileLayer(await readTiledMap(infiniteDocument(chunks, zlib)), 'walls');
    expect([0, 1, 2, 3, 4, 5].map((x) => tiles.getAt(x, 0))).toEqual([70, 70, 70, 70, 69, 69]);
  });

  it('count with all their tiles, even if they are empty or overlap', async () => {
    const four = [squareChunk(4, 0, 0, 1), squareChunk(4, 0, 0, 2), squareChunk(4, 4, 0, 0), squareChunk(4, 8, 0, 3)];
    await expect(readTiledMap(infiniteDocument(four, zlib), { maxTiles: 64 })).resolves.toBeDefined();
    for (const more of [squareChunk(4, 12, 0, 4), squareChunk(4, 0, 0, 4), squareChunk(4, 12, 0, 0)]) {
      await expect(readTiledMap(infiniteDocument([...four, more], zlib), { maxTiles: 64 })).rejects.toThrow(
        'layers[0].chunks[4] must be small enough for a map of at most 64 tiles in total, received 4 x 4 tiles',
      );
    }
  });

  it('count as the chunks that are kept for them if they are not aligned to those of the map', async () => {
    const across = [squareChunk(4, 0, 0, 1), squareChunk(4, 6, 2, 2)];
    await expect(readTiledMap(infiniteDocument(across, zlib), { maxTiles: 80 })).resolves.toBeDefined();
    await expect(readTiledMap(infiniteDocument(across, zlib), { maxTiles: 79 })).rejects.toThrow(
      'layers[0].chunks[1] must be small enough for a map of at most 79 tiles in total',
    );
  });

  it('are counted over all layers', async () => {
    const layers = [squareChunk(4, 0, 0, 0), squareChunk(4, 0, 0, 0)].map((chunk) => ({
      ...without(tileLayerDocument(zlib), 'data'),
      chunks: [chunk],
    }));
    const document = mapDocument({ infinite: true, layers });
    await expect(readTiledMap(document, { maxTiles: 32 })).resolves.toBeDefined();
    await expect(readTiledMap(document, { maxTiles: 31 })).rejects.toThrow('layers[1].chunks[0] must be small enough');
  });

  it('decide the chunk size of the map: small chunks after a large one do not take more memory', async () => {
    const sizeOf = async (sides: readonly number[]): Promise<unknown> => {
      const chunks = sides.map((side, i) => squareChunk(side, 256 * i, 0, 1));
      const { tiles } = tileLayer(await readTiledMap(infiniteDocument(chunks, zlib)), 'walls');
      return tiles instanceof ChunkedTilemap ? tiles.chunkSize : undefined;
    };
    for (const size of [4, 8, 16, 32, 64, 128, 256]) expect(await sizeOf([size, size, size])).toBe(size);
    expect(await sizeOf([20, 20])).toBe(16);
    expect(await sizeOf([3])).toBe(4);
    expect(await sizeOf([256, ...Array.from({ length: 999 }, () => 1)])).toBe(8);
  });

  it('report the first broken one in the order of the file', async () => {
    const broken = { data: base64Of([1, 2, 3], 'zlib') };
    const chunks = Array.from({ length: 70 }, (_, i) => squareChunk(4, 4 * i, 0, i + 1));
    const large = squareChunk(100, 0, 8, 1);
    // The first needs longer until it is refused than those after it.
    const cut = { ...large, data: String(large['data']).slice(0, -8) };
    const document = infiniteDocument(
      [...chunks.slice(0, 9), cut, ...chunks.slice(9).map((chunk) => ({ ...chunk, ...broken }))],
      zlib,
    );
    await expect(readTiledMap(document, { file: 'level.tmj' })).rejects.toThrow(
      'level.tmj: layers[0].chunks[9].data must be base64 text of 10000 tiles (40000 bytes) compressed with zlib, received the string',
    );
    const late = infiniteDocument([...chunks.slice(1), { ...chunks[0], ...broken }], zlib);
    await expect(readTiledMap(late)).rejects.toThrow(
      /chunks\[69\]\.data must be base64 text of 16 tiles .* compressed with zlib, .* It decompresses to 12 bytes instead of 64/,
    );
  });
});

describe('a layer of an infinite map', () => {
  it('may have no chunks at all', async () => {
    for (const layer of [{}, { chunks: [] }, { chunks: [], ...zlib }]) {
      const layers = [{ type: 'tilelayer', name: 'walls', width: 0, height: 0, ...layer }];
      const map = await readTiledMap(mapDocument({ infinite: true, layers }));
      expect(tileCount(map.bounds)).toBe(0);
      expect(hasTile(tileLayer(map, 'walls').tiles.getAt(-5, 1_000_000))).toBe(false);
    }
  });

  it('may have all its tiles at once, from anywhere on', async () => {
    const layers = [tileLayerDocument({ startx: -2, starty: 7 })];
    const map = await readTiledMap(mapDocument({ infinite: true, layers }));
    expect(map.bounds).toEqual(tileRect({ x: -2, y: 7, width: 4, height: 3 }));
    expect(tileLayer(map, 'walls').tiles.getAt(1, 9)).toBe(exampleTiles.at(-1));
    const beyond = [tileLayerDocument({ startx: 2_147_483_646 })];
    await expect(readTiledMap(mapDocument({ infinite: true, layers: beyond }))).rejects.toThrow(
      'layers[0].width must be at most 2, received 4. Tile coordinates end at 2147483647',
    );
  });
});

describe('a runtime without DecompressionStream', () => {
  const layer = { ...zlib, data: base64Of(exampleTiles, 'zlib') };

  it('is named in an error that says what to do', async () => {
    vi.stubGlobal('DecompressionStream', undefined);
    await expect(readTiledMap(mapDocument({ layers: [tileLayerDocument(layer)] }))).rejects.toThrow(
      'the map: layers[0].compression must be empty in a runtime without DecompressionStream, received the string ' +
        '"zlib". Node and browsers since 2023 have it. Or set the Tile Layer Format in the properties of the map to ' +
        'CSV or uncompressed base64',
    );
  });

  it('reads what is not compressed', async () => {
    vi.stubGlobal('DecompressionStream', undefined);
    const layers = [tileLayerDocument(), tileLayerDocument({ encoding: 'base64', data: base64Of(exampleTiles) })];
    await expect(readTiledMap(mapDocument({ layers }))).resolves.toBeDefined();
  });
});
