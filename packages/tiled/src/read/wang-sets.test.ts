import {
  arrayTilemap,
  autotile,
  compassDirections,
  randomAt,
  stepIn,
  tile,
  tileRect,
  tilesIn,
  typedTilemap,
  wangTiles,
} from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import { TiledError } from '../error.js';
import { tileLayer, type TiledMap, tilesetTile, wangSet } from '../map/map.js';
import { property } from '../map/properties.js';
import { emptyCell, flipsOf, type GlobalTileId, idWithoutFlips } from '../map/tile-id.js';
import type { TiledWangSet } from '../map/wang-set.js';
import {
  type Json,
  mapDocument,
  tileLayerDocument,
  tilesetDocument,
  wangSetDocument,
  without,
} from '../testing/fixtures.js';
import { readTiledMap } from './map.js';

/** A map with a tileset that has one Wang set. */
async function mapWith(set: Json, tileset: Json = {}, more: Json = {}): Promise<TiledMap> {
  const sets = { wangsets: [set], ...tileset };
  const map = await readTiledMap(mapDocument({ tilesets: [{ firstgid: 10, ...tilesetDocument(sets) }], ...more }), {
    file: 'level.tmj',
  });
  return map as unknown as TiledMap;
}

const setWith = async (set: Json, tileset: Json = {}): Promise<TiledWangSet> =>
  (await mapWith(set, tileset)).tilesets[0]!.wangSets[0]!;

describe('a Wang set', () => {
  it('has what the author wrote', async () => {
    const properties = [{ name: 'noise', type: 'string', value: 'crunch' }];
    const colors = [
      { class: 'soft', color: '#00ff00', name: 'grass', probability: 2, tile: 3, properties },
      { color: '#804000', name: 'dirt', probability: 0, tile: -1 },
    ];
    const map = await mapWith(wangSetDocument({ class: 'land', tile: 4, colors, properties, newer: 5 }));
    const set = wangSet(map, 'paths');
    expect(set).toBe(map.tilesets[0]!.wangSets[0]);
    expect(set).toMatchObject({ name: 'paths', class: 'land', type: 'corner', tile: 4, empty: emptyCell });
    expect(set.fields).toMatchObject({ newer: 5 });
    expect(set.fields).not.toHaveProperty('wangtiles');
    expect(map.tilesets[0]!.fields).not.toHaveProperty('wangsets');
    const [grass, dirt] = set.colors;
    expect(grass).toMatchObject({ name: 'grass', class: 'soft', color: '#00ff00', probability: 2, tile: 3 });
    expect(dirt).toMatchObject({ name: 'dirt', class: '', color: '#804000', probability: 0, tile: undefined });
    expect(property(set, 'noise', 'string')).toBe('crunch');
    expect(property(grass!, 'noise', 'string')).toBe('crunch');
    expect(map.warnings).toEqual([]);
  });

  it('has colors clockwise from east, where the file has them from the top', async () => {
    const wangid = [1, 2, 3, 4, 5, 6, 7, 8];
    const colors = wangid.map((color) => ({ name: `${color}` }));
    const set = await setWith(wangSetDocument({ type: 'mixed', colors, wangtiles: [{ tileid: 5, wangid }] }));
    // In the file: top 1, top right 2, right 3, ...
    const names = ['right', 'bottom right', 'bottom', 'bottom left', 'left', 'top left', 'top', 'top right'];
    const inFile = ['top', 'top right', 'right', 'bottom right', 'bottom', 'bottom left', 'left', 'top left'];
    expect(set.tiles).toEqual([
      { value: 15, colors: names.map((name) => wangid[inFile.indexOf(name)]), probability: 1 },
    ]);
    expect(set.colors.map(({ name }) => name)).toEqual(wangid.map(String));
  });

  it('has the probabilities of its tiles', async () => {
    const tiles = [
      { id: 1, probability: 0.25 },
      { id: 2, probability: 0 },
    ];
    const map = await mapWith(wangSetDocument(), { tiles });
    const set = wangSet(map, 'paths');
    expect(set.tiles.slice(0, 4).map(({ probability }) => probability)).toEqual([1, 0.25, 0, 1]);
    expect([1, 2, 3].map((id) => map.tilesets[0]!.tile(id)?.probability)).toEqual([0.25, 0, 1]);
  });

  it.each(['corner', 'edge', 'mixed'])('may be of the type %s', async (type) => {
    expect((await setWith(wangSetDocument({ type }))).type).toBe(type);
  });

  it('needs no more than a tile and its colors', async () => {
    const set = await setWith({ type: 'edge' });
    expect(set).toMatchObject({ name: '', class: '', colors: [], tiles: [], tile: undefined });
    const colored = await setWith({
      type: 'edge',
      colors: [{}],
      wangtiles: [{ tileid: 0, wangid: [1, 0, 0, 0, 0, 0, 0, 0] }],
    });
    expect(colored.colors).toMatchObject([{ name: '', color: '', probability: 1, tile: undefined }]);
    expect(colored.tiles[0]!.colors).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('has the ids of the map, also where a map has a file twice', async () => {
    const tileset = tilesetDocument({ wangsets: [wangSetDocument()], transformations: { hflip: true } });
    const tilesets = [
      { firstgid: 1, source: 'a.tsj' },
      { firstgid: 101, source: 'a.tsj' },
    ];
    const map = await readTiledMap(mapDocument({ tilesets }), { resolve: () => tileset });
    const [first, second] = map.tilesets;
    expect(first!.wangSets[0]!.tiles.slice(0, 2).map(({ value }) => value)).toEqual([1, 2]);
    expect(second!.wangSets[0]!.tiles.map(({ value }) => idWithoutFlips(value))).toEqual(
      first!.wangSets[0]!.tiles.map(({ value }) => idWithoutFlips(value) + 100),
    );
    expect(second!.wangSets[0]!.tiles.map(({ value }) => flipsOf(value))).toEqual(
      first!.wangSets[0]!.tiles.map(({ value }) => flipsOf(value)),
    );
    const far = mapDocument({ tilesets: [tilesets[0], { firstgid: 0x0fff_ffff, source: 'a.tsj' }] });
    await expect(readTiledMap(far, { resolve: () => tileset })).rejects.toThrow(
      /tilesets\[1\]\.firstgid must be an id/,
    );
  });

  it('is missing where the tileset was left out', async () => {
    const map = await readTiledMap(mapDocument({ tilesets: [{ firstgid: 1, source: 'a.tsj' }] }), {
      resolve: () => undefined,
    });
    expect(map.tilesets[0]!.wangSets).toEqual([]);
  });
});

describe('wangSet', () => {
  it('finds the first set with a name, and lists the names if none has it', async () => {
    const sets = [wangSetDocument({ name: 'shores' }), wangSetDocument(), wangSetDocument({ class: 'second' })];
    const map = await mapWith({}, { wangsets: sets });
    expect(wangSet(map, 'paths').class).toBe('');
    expect(() => wangSet(map, 'path')).toThrow(TiledError);
    expect(() => wangSet(map, 'path')).toThrow(
      'level.tmj: tilesets must be an array with a Wang set named "path", received an array with "shores", "paths", "paths"',
    );
    const none = await mapWith({}, { wangsets: [] });
    expect(() => wangSet(none, 'paths')).toThrow('received an array without any');
  });
});

describe('transformations that the tileset allows', () => {
  /** The colors of a tile after the flips of an id, by the format's own rule: swap, then mirror. */
  function turned(colors: readonly number[], id: GlobalTileId): number[] {
    const { diagonal, horizontal, vertical } = flipsOf(id);
    const result = [0, 0, 0, 0, 0, 0, 0, 0];
    compassDirections.forEach((direction, index) => {
      let { dx, dy } = stepIn(direction) as { dx: number; dy: number };
      if (diagonal) [dx, dy] = [dy, dx];
      if (horizontal) dx = -dx;
      if (vertical) dy = -dy;
      const to = compassDirections.findIndex((each) => stepIn(each).dx === dx && stepIn(each).dy === dy);
      result[to] = colors[index]!;
    });
    return result;
  }
  const colors = [1, 2, 3, 4, 5, 6, 7, 8].map((color) => ({ name: `${color}` }));
  const wangtiles = [{ tileid: 5, wangid: [1, 2, 3, 4, 5, 6, 7, 8] }];
  const H = 0x8000_0000;
  const V = 0x4000_0000;
  const D = 0x2000_0000;

  it.each<readonly [Json, readonly number[]]>([
    [{}, [0]],
    [{ preferuntransformed: true }, [0]],
    [{ hflip: true }, [0, H]],
    [{ vflip: true }, [0, V]],
    [{ hflip: true, vflip: true }, [0, H, V, H + V]],
    [{ rotate: true }, [0, H + D, H + V, V + D]],
    [{ rotate: true, hflip: true }, [0, D, H, V, H + D, H + V, V + D, H + V + D]],
    [{ rotate: true, vflip: true, hflip: false }, [0, D, H, V, H + D, H + V, V + D, H + V + D]],
    [{ rotate: true, vflip: true, hflip: true }, [0, D, H, V, H + D, H + V, V + D, H + V + D]],
  ])('%j', async (transformations, flips) => {
    const set = await setWith(wangSetDocument({ type: 'mixed', colors, wangtiles }), { transformations });
    const [own] = set.tiles;
    expect(set.tiles.map(({ value }) => Number(value) - 15).sort((a, b) => a - b)).toEqual(
      [...flips].sort((a, b) => a - b),
    );
    for (const each of set.tiles) {
      expect(idWithoutFlips(each.value)).toBe(15);
      expect(each.colors).toEqual(turned(own!.colors, each.value));
      expect(each.probability).toBe(1);
    }
  });

  it('stand back where a tile fits as it is, if the tileset prefers those', async () => {
    // Tile 0 has dirt in the north-east, tile 1 in the south-east: mirrored top to bottom they are each other.
    const two = [
      { tileid: 0, wangid: [0, 2, 0, 1, 0, 1, 0, 1] },
      { tileid: 1, wangid: [0, 1, 0, 2, 0, 1, 0, 1] },
    ];
    const document = wangSetDocument({ wangtiles: two });
    const both = { hflip: true, vflip: true };
    const all = await setWith(document, { transformations: both });
    const preferred = await setWith(document, { transformations: { ...both, preferuntransformed: true } });
    const shown = (set: TiledWangSet): string[] =>
      set.tiles
        .map(({ value, colors: at }) => `${idWithoutFlips(value)} ${[1, 3, 5, 7].map((k) => at[k]).join('')}`)
        .sort();
    expect(shown(all)).toEqual([
      '10 1112',
      '10 1121',
      '10 1211',
      '10 2111',
      '11 1112',
      '11 1121',
      '11 1211',
      '11 2111',
    ]);
    expect(shown(preferred)).toEqual(['10 1112', '10 1121', '10 1211', '11 1121', '11 1211', '11 2111']);
  });
});

describe('a map that was painted with the terrain brush', () => {
  it.each<readonly [string, Json]>([
    ['corner', {}],
    ['corner', { transformations: { rotate: true, preferuntransformed: true } }],
  ])('is reproduced from the colors of its corners: %s, %j', async (type, tileset) => {
    // Each of the 16 combinations once; with rotations, one of each kind.
    const codes = 'transformations' in tileset ? [0, 1, 3, 5, 7, 15] : Array.from({ length: 16 }, (_, k) => k);
    const wangtiles = codes.map((k, tileid) => ({
      tileid,
      wangid: [0, 1 + (k & 1), 0, 1 + ((k >> 1) & 1), 0, 1 + ((k >> 2) & 1), 0, 1 + (k >> 3)],
    }));
    const bounds = tileRect({ x: 0, y: 0, width: 20, height: 15 });
    // What the author painted: blobs of dirt at the corners of tiles.
    const random = randomAt(8);
    const corner = (x: number, y: number): number => (random(x >> 1, y >> 1) < 0.5 ? 1 : 2);
    // The brush finds the tile by its corners, clockwise from the north-east.
    const data = [...tilesIn(bounds)].map(({ x, y }) => {
      const wanted = [corner(x + 1, y), corner(x + 1, y + 1), corner(x, y + 1), corner(x, y)];
      for (const [turns, flips] of [0, 0xa000_0000, 0xc000_0000, 0x6000_0000].entries()) {
        // A quarter turn clockwise moves each corner on by one.
        const id = wangtiles.findIndex(({ wangid }) =>
          wanted.every((color, k) => wangid[1 + 2 * ((k + 4 - turns) % 4)] === color),
        );
        if (id >= 0) return 10 + id + flips;
      }
      throw new Error('no tile');
    });
    const layer = tileLayerDocument({ name: 'ground', width: 20, height: 15, data });
    const map = await mapWith(
      wangSetDocument({ type, wangtiles }),
      { tilecount: 16, ...tileset },
      { width: 20, height: 15, layers: [layer] },
    );
    const set = wangSet(map, 'paths');
    const painted = tileLayer(map, 'ground').tiles;

    // The colors of the corners, from the tiles alone.
    const corners = typedTilemap(tileRect({ x: 0, y: 0, width: 21, height: 16 }), Uint8Array);
    const byValue = new Map(set.tiles.map(({ value, colors }) => [value, colors]));
    painted.forEach((value, x, y) => {
      const [, southEast, , southWest, , northWest, , northEast] = byValue.get(value)!;
      corners.setAt(x + 1, y + 1, southEast!);
      corners.setAt(x, y + 1, southWest!);
      corners.setAt(x, y, northWest!);
      corners.setAt(x + 1, y, northEast!);
    });
    corners.forEach((color, x, y) => {
      expect(color).toBe(corner(x, y));
    });
    const cells = arrayTilemap(bounds, emptyCell);
    wangTiles(cells, corners, set, { random: () => 0, colorsOf: 'corners' });
    cells.forEach((value, x, y) => {
      // A symmetric tile may be rotated: its flips make no difference then, but the tile and its corners are the same.
      expect(byValue.get(value)).toEqual(byValue.get(painted.getAt(x, y)));
      expect(idWithoutFlips(value)).toBe(idWithoutFlips(painted.getAt(x, y)));
      expect(tilesetTile(map, value)).toBe(tilesetTile(map, painted.getAt(x, y)));
    });
    if (!('transformations' in tileset)) {
      cells.forEach((value, x, y) => {
        expect(value).toBe(painted.getAt(x, y));
      });
    }
  });

  it('is painted with other tiles by autotile too: the cells hold ids', async () => {
    const map = await mapWith(wangSetDocument(), {}, { layers: [tileLayerDocument()] });
    const { tiles } = tileLayer(map, 'walls');
    const cells = tiles.clone();
    autotile(cells, tiles, { choose: (_, id) => id });
    expect(cells.get(tile(2, 1))).toBe(tiles.get(tile(2, 1)));
  });
});

describe('in files of Tiled before 1.5', () => {
  it('corners and edges have colors of their own, tiles may be flipped, and there is no type', async () => {
    const old = (more: Json): Json => ({ ...without(without(wangSetDocument(), 'type'), 'colors'), ...more });
    const wangtiles = [{ tileid: 2, wangid: [1, 2, 0, 1, 2, 0, 1, 2], dflip: false, hflip: true, vflip: true }];
    const edgecolors = [{ name: 'road' }, { name: 'river' }];
    const cornercolors = [{ name: 'grass' }, { name: 'dirt' }];
    const mixed = await setWith(old({ edgecolors, cornercolors, wangtiles }));
    expect(mixed.type).toBe('mixed');
    expect(mixed.colors.map(({ name }) => name)).toEqual(['road', 'river', 'grass', 'dirt']);
    expect(mixed.tiles).toEqual([{ value: 12 + 0xc000_0000, colors: [0, 3, 2, 0, 1, 4, 1, 4], probability: 1 }]);
    expect((await setWith(old({ cornercolors, edgecolors: [], wangtiles: [] }))).type).toBe('corner');
    expect((await setWith(old({ edgecolors, cornercolors: [], wangtiles: [] }))).type).toBe('edge');
  });
});

describe('a broken Wang set is named:', () => {
  const at = (rest: string): string => `level.tmj: tilesets[0].wangsets[0]${rest}`;
  const withTile = (more: Json): Json =>
    wangSetDocument({ wangtiles: [{ tileid: 0, wangid: [0, 1, 0, 1, 0, 1, 0, 1], ...more }] });
  const withColor = (more: Json): Json => wangSetDocument({ colors: [{ name: 'grass' }, { name: 'dirt', ...more }] });

  it.each<readonly [string, Json]>([
    [
      at('.type must be one of corner, edge, mixed, received the string "corners"'),
      wangSetDocument({ type: 'corners' }),
    ],
    [at('.name must be a string, received 5'), wangSetDocument({ name: 5 })],
    [at('.wangtiles must be an array'), wangSetDocument({ wangtiles: {} })],
    [at('.colors must be an array'), wangSetDocument({ colors: 2 })],
    [at('.colors must be an array of at most 254 colors'), wangSetDocument({ colors: Array(255).fill({ name: '' }) })],
    [at('.wangtiles[0].tileid must be the id of a tile of the tileset, received 8'), withTile({ tileid: 8 })],
    [at('.wangtiles[0].tileid must be an integer from 0 to'), withTile({ tileid: -1 })],
    [at('.wangtiles[0].wangid must be an array of eight colors'), withTile({ wangid: [0, 1, 0, 1] })],
    [
      at('.wangtiles[0].wangid[7] must be the number of one of 2 colors, or 0, received 3'),
      withTile({ wangid: [0, 1, 0, 1, 0, 1, 0, 3] }),
    ],
    [
      at('.wangtiles[0].wangid[1] must be an integer from 0 to 254, received -1'),
      withTile({ wangid: [0, -1, 0, 1, 0, 1, 0, 1] }),
    ],
    [at('.wangtiles[0].wangid[2] must be an integer from 0 to 254'), withTile({ wangid: [0, 1, 0.5, 1, 0, 1, 0, 1] })],
    [at('.tile must be the id of a tile of the tileset, or -1, received 99'), wangSetDocument({ tile: 99 })],
    [at('.colors[1].tile must be the id of a tile of the tileset, or -1, received 8'), withColor({ tile: 8 })],
    [at('.colors[1].probability must be a number from 0 to'), withColor({ probability: 'often' })],
    [at('.colors[1].probability must be a number from 0 to'), withColor({ probability: Number.NaN })],
    [at('.colors[1].probability must be a number from 0 to'), withColor({ probability: -1 })],
  ])('%s', async (message, set) => {
    await expect(mapWith(set)).rejects.toThrow(message);
    await expect(mapWith(set)).rejects.toThrow(TiledError);
  });

  it.each([Number.NaN, Infinity, -0.5, '1', null])('the probability %s of a tile', async (probability) => {
    await expect(mapWith({}, { tiles: [{ id: 1, probability }] })).rejects.toThrow(
      'level.tmj: tilesets[0].tiles[0].probability must be a number from 0 to 1000000000000',
    );
  });

  it('transformations that are no flags, and an offset that is no number', async () => {
    await expect(mapWith({}, { transformations: { hflip: 1 } })).rejects.toThrow(
      'level.tmj: tilesets[0].transformations.hflip must be true or false, received 1',
    );
    await expect(mapWith({}, { tileoffset: { x: 0, y: 'a' } })).rejects.toThrow(
      'level.tmj: tilesets[0].tileoffset.y must be a number from',
    );
  });

  it('sets that are no list', async () => {
    await expect(mapWith({}, { wangsets: {} })).rejects.toThrow('level.tmj: tilesets[0].wangsets must be an array');
  });
});
