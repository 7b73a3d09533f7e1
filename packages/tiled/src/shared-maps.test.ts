/** Maps by other authors, which are not in this repository. The tests are skipped if the files are not next to it. */
import { existsSync, readFileSync } from 'node:fs';
import { type AnyQuantity, metersPerTile, milliseconds, pixels } from '@tilewright/units';
import { tile, tileRect } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import { collisionOf } from './map/collision.js';
import { frameAt } from './map/frame.js';
import { allLayers, objectLayer, type TiledMap, tileLayer, tilesetTile } from './map/map.js';
import { property } from './map/properties.js';
import { readTiledMap } from './read/map.js';
import { solidTiles } from './map/solid.js';
import { tilesetDocument } from './testing/fixtures.js';
import { flipsOf, globalTileId, idWithoutFlips } from './map/tile-id.js';

const folder = new URL('../../../../shared/maps/', import.meta.url);
const isThere = existsSync(folder);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');

/** Every tile of every layer against the plain reading of the document. */
function expectTilesOf<Q extends AnyQuantity>(map: TiledMap<Q>, text: string): void {
  interface Chunk {
    readonly data: readonly number[];
    readonly x: number;
    readonly y: number;
    readonly width: number;
  }
  interface Layer extends Chunk {
    readonly type: string;
    readonly name: string;
    readonly chunks?: readonly Chunk[];
  }
  const document = JSON.parse(text) as { layers: readonly Layer[] };
  for (const layer of document.layers.filter(({ type }) => type === 'tilelayer')) {
    const { tiles } = tileLayer(map, layer.name);
    for (const { data, x, y, width } of layer.chunks ?? [layer]) {
      data.forEach((id, i) => {
        expect(tiles.getAt(x + (i % width), y + Math.floor(i / width))).toBe(id);
      });
    }
  }
}

describe.skipIf(!isThere)(`the maps in ../shared/maps${isThere ? '' : ' (the folder is not there)'}`, () => {
  it('orthogonal-simple', async () => {
    const text = textOf('orthogonal-simple.tmj');
    const map = await readTiledMap(text, { tileSize: metersPerTile(1) });
    expectTilesOf(map, text);
    expect(map).toMatchObject({ class: 'map-class', isInfinite: false, warnings: [] });
    expect([...allLayers(map)].map(({ name, kind, class: of, isVisible }) => [name, kind, of, isVisible])).toEqual([
      ['Ground', 'tiles', 'ground-class', true],
      ['PlayerLayer', 'tiles', '', true],
      ['Above', 'tiles', '', true],
      ['InvisibleLayer', 'tiles', '', false],
      ['Objects', 'objects', '', true],
    ]);
    const [camera] = objectLayer(map, 'Objects').objects;
    expect(camera).toMatchObject({ kind: 'point', name: 'Camera', position: { x: 87.3333333333333 / 16 } });
    expect(camera && property(camera, 'zoom', (zoom: number) => zoom)).toBe(5);
    // All tiles of the layer that is solid, and of no other.
    const solid = solidTiles(map, { property: 'solid' });
    const { tiles } = tileLayer(map, 'PlayerLayer');
    solid.forEach((is, x, y) => {
      expect(is).toBe(idWithoutFlips(tiles.getAt(x, y)) !== 0);
    });
  });

  it('orthogonal-complex', async () => {
    const text = textOf('orthogonal-complex.tmj');
    const map = await readTiledMap(text);
    expectTilesOf(map, text);
    const ground = tileLayer(map, 'Ground');
    expect([...ground.properties.values()].map(({ name, type }) => [name, type])).toEqual([
      ['boolean', 'bool'],
      ['file-prop', 'file'],
      ['float-prop', 'float'],
      ['int-prop', 'int'],
      ['multiline', 'string'],
      ['obj', 'object'],
      ['some-color', 'color'],
      ['string-prop', 'string'],
    ]);
    expect(property(ground, 'float-prop', pixels)).toBe(pixels(123));
    const { objects } = objectLayer(map, 'Objects');
    expect(objects.map(({ id, kind }) => [id, kind])).toEqual([
      [1, 'point'],
      [3, 'rectangle'],
      [4, 'tile'],
      [5, 'text'],
      [6, 'tile'],
    ]);
    const [, , turned, , coin] = objects;
    if (turned?.kind !== 'tile' || coin?.kind !== 'tile') expect.fail('objects 4 and 6 are tiles');
    expect(flipsOf(turned.tile)).toEqual({ diagonal: false, horizontal: true, vertical: true });
    expect(idWithoutFlips(turned.tile)).toBe(106);
    expect(coin.definition?.animation).toHaveLength(10);
    expect(property(coin, 'props', 'string')).toBe('animation');
    expect(map.tilesets[0]?.tile(93)?.class).toBe('coin');
    expect(map.tilesets[0]?.tile(57)?.fields).toHaveProperty('objectgroup');
    // The shapes of tiles, in a cell and as the document has them. No tileset of these maps has a Wang set.
    const coinTile = globalTileId(1 + 93);
    const [box] = collisionOf(map, coinTile, { at: tile(2, 1) });
    expect(box).toMatchObject({ kind: 'rectangle', shape: { min: { x: 35, y: 18 }, max: { x: 45, y: 30 } } });
    const [mirrored] = collisionOf(map, globalTileId(0x8000_0000 + 1 + 93), { at: tile(2, 1) });
    expect(mirrored).toMatchObject({ kind: 'rectangle', shape: { min: { x: 35, y: 18 }, max: { x: 45, y: 30 } } });
    expect(collisionOf(map, globalTileId(1 + 57)).map(({ kind }) => kind)).toContain('point');
    expect(collisionOf(map, globalTileId(1 + 29)).map(({ kind }) => kind)).toContain('ellipse');
    const spinning = map.tilesets[0]!.tile(128)!;
    expect([0, 499, 500, 4999, 5000].map((time) => frameAt(spinning, milliseconds(time)).id)).toEqual([
      127, 127, 115, 131, 127,
    ]);
    expect([spinning.probability, map.tilesets[0]!.wangSets]).toEqual([0.5, []]);
    const clouds = [...allLayers(map)].filter(({ kind }) => kind === 'image');
    expect(clouds.map(({ name, offset }) => [name, offset])).toEqual([
      ['Clouds 2', { x: 177, y: -17 }],
      ['Clouds', { x: -103, y: 38 }],
    ]);
  });

  it('orthogonal-infinite', async () => {
    const text = textOf('orthogonal-infinite.tmj');
    const map = await readTiledMap(text, {
      tileSize: metersPerTile(1),
      resolve: (reference) => (reference === 'external-fantasy.tsx' ? tilesetDocument() : undefined),
    });
    expectTilesOf(map, text);
    expect(map.isInfinite).toBe(true);
    expect(map.bounds).toEqual(tileRect({ x: -48, y: -32, width: 112, height: 80 }));
    expect(map.tilesets.map(({ firstId, source }) => [firstId, source])).toEqual([
      [1, undefined],
      [133, 'external-fantasy.tsx'],
    ]);
    // The tiles that are there lie from (-36, -28) to (57, 39), all of them in tilesets.
    const columns: number[] = [];
    const rows: number[] = [];
    tileLayer(map, 'Ground').tiles.forEach((id, x, y) => {
      if (idWithoutFlips(id) === 0) return;
      columns.push(x);
      rows.push(y);
      expect(tilesetTile(map, id)).toBeDefined();
    });
    expect([Math.min(...columns), Math.min(...rows), Math.max(...columns), Math.max(...rows)]).toEqual([
      -36, -28, 57, 39,
    ]);
    const { objects } = objectLayer(map, 'Objects');
    expect(objects.map(({ kind, class: of }) => [kind, of])).toEqual([
      ['point', ''],
      ['template', ''],
      ['point', 'player-start'],
      // Its own class is empty: that of its tile.
      ['tile', 'Collectable'],
    ]);
    expect(objects[3] && property(objects[3], 'item', 'string')).toBe('arrow');
    expect(objects[0]?.properties.get('listprop1')?.value).toHaveLength(2);
  });
});
