import {
  type AnyQuantity,
  degrees,
  meters,
  metersPerTile,
  pixels,
  position,
  unsafeNumber,
  valueIn,
} from '@tilewright/units';
import { randomNumbers } from '@tilewright/testing/golden/random';
import { tile, tileCorner, tileSpace } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import { readTiledMap } from '../read/map.js';
import { type Json, mapDocument, objectDocument, tileLayerDocument, tilesetDocument } from '../testing/fixtures.js';
import { collisionOf } from './collision.js';
import { type TiledMap, tileLayer } from './map.js';
import { isAreaObject, objectContains } from './object-contains.js';
import type { CollisionObject } from './plain-objects.js';
import { cornersOf } from './shapes.js';
import { type GlobalTileId, globalTileId } from './tile-id.js';

const SIDE = 16;

/** A map whose tile 1 has collision shapes, on a grid of 16 pixels. */
async function mapWith(objects: readonly Json[], tileset: Json = {}): Promise<TiledMap> {
  const tiles = [{ id: 0, objectgroup: { draworder: 'index', objects } }];
  return readTiledMap(mapDocument({ tilesets: [{ firstgid: 1, ...tilesetDocument({ tiles, ...tileset }) }] }), {
    file: 'level.tmj',
    tileSize: metersPerTile(16),
  });
}

/** The id of tile 1 with each of the eight combinations of flips. */
const ids: readonly GlobalTileId[] = [0, 1, 2, 3, 4, 5, 6, 7].map((flips) => globalTileId(1 + flips * 0x2000_0000));

type Pair = readonly [number, number];

/** A point of a picture of a size where the flips of an id put it: the format's own rule, one flip after the other. */
function flipped(id: GlobalTileId, [u, v]: Pair, width: number = SIDE, height: number = SIDE): Pair {
  const bits = Number(id);
  let [x, y, w, h] = [u, v, width, height];
  if (Math.floor(bits / 0x2000_0000) % 2 === 1) [x, y, w, h] = [y, x, h, w];
  if (bits >= 0x8000_0000) x = w - x;
  if (Math.floor(bits / 0x4000_0000) % 2 === 1) y = h - y;
  // On the south-west corner of the cell.
  return [x, y + SIDE - h];
}

const pair = ({ x, y }: { readonly x: AnyQuantity; readonly y: AnyQuantity }): Pair => [
  unsafeNumber(x),
  unsafeNumber(y),
];

/** The points of a shape that tell where it is, in its own order. */
function pointsOf<Q extends AnyQuantity>(object: CollisionObject<Q>): Pair[] {
  switch (object.kind) {
    case 'rectangle':
      return [pair(object.shape.min), pair(object.shape.max)];
    case 'rotatedRectangle':
    case 'text':
      return cornersOf(object.shape).map((corner) => pair(corner));
    case 'circle':
    case 'ellipse':
      return [pair(object.shape.center)];
    case 'capsule':
      return [pair(object.shape.start), pair(object.shape.end)];
    case 'polygon':
    case 'polyline':
      return object.shape.corners.map((corner) => pair(corner));
    default:
      return [pair(object.position)];
  }
}

const rounded = ([x, y]: Pair): string => `${Math.round(x * 1e6) / 1e6 + 0}, ${Math.round(y * 1e6) / 1e6 + 0}`;

const slope = {
  x: 1,
  y: 2,
  polygon: [
    { x: 0, y: 12 },
    { x: 11, y: 0 },
    { x: 14, y: 13 },
  ],
};
const shapes: readonly Json[] = [
  { x: 3, y: 4, point: true },
  objectDocument({ x: 2, y: 1, width: 5, height: 9 }),
  objectDocument({ x: 9, y: 1, width: 5, height: 7, rotation: 90 }),
  objectDocument({ x: 5, y: 3, width: 6, height: 4, rotation: 25 }),
  objectDocument({ x: 4, y: 2, width: 6, height: 6, ellipse: true }),
  objectDocument({ x: 4, y: 2, width: 6, height: 6, ellipse: true, rotation: 40 }),
  objectDocument({ x: 4, y: 2, width: 8, height: 3, ellipse: true, rotation: 10 }),
  objectDocument({ x: 4, y: 2, width: 9, height: 4, capsule: true, rotation: 70 }),
  slope,
  { ...slope, rotation: 33 },
  { x: 1, y: 2, polyline: slope.polygon },
  objectDocument({ x: 2, y: 3, width: 9, height: 2, text: { text: 'hi' }, rotation: -15 }),
  { x: 5, y: 6, template: 'box.tj' },
];

describe('collisionOf', () => {
  it('has the shapes of a tile that is not flipped where they were drawn', async () => {
    const map = await mapWith(shapes);
    const drawn = map.tilesets[0]!.tile(0)!.collision;
    expect(drawn.map(({ kind }) => kind)).toEqual([
      'point',
      'rectangle',
      'rectangle',
      'rotatedRectangle',
      'circle',
      'circle',
      'ellipse',
      'capsule',
      'polygon',
      'polygon',
      'polyline',
      'text',
      'template',
    ]);
    // One tile is 16 meters here, so that a pixel is a meter.
    const found = collisionOf(map, ids[0]!);
    expect(found).toEqual(drawn);
    expect(found[1]).not.toBe(drawn[1]);
  });

  it('flips the points of each shape, in all eight orientations', async () => {
    const map = await mapWith(shapes);
    const drawn = map.tilesets[0]!.tile(0)!.collision;
    for (const id of ids) {
      for (const [index, object] of collisionOf(map, id).entries()) {
        const before = drawn[index]!;
        expect(object.kind).toBe(before.kind);
        const expected = pointsOf(before).map((point) => flipped(id, point));
        if (object.kind === 'rectangle') {
          const [[ax, ay], [bx, by]] = expected as [Pair, Pair];
          expect(pointsOf(object)).toEqual([
            [Math.min(ax, bx), Math.min(ay, by)],
            [Math.max(ax, bx), Math.max(ay, by)],
          ]);
        } else if (object.kind === 'rotatedRectangle' || object.kind === 'text') {
          // The corners of a mirrored frame stand in another order.
          expect(pointsOf(object).map(rounded).sort()).toEqual(expected.map(rounded).sort());
        } else {
          expect(pointsOf(object).map(rounded)).toEqual(expected.map(rounded));
        }
      }
    }
  });

  it('contains a point exactly where the drawn shape contains it before the flips', async () => {
    const map = await mapWith(shapes);
    const drawn = (
      await readTiledMap(mapDocument({ layers: [{ type: 'objectgroup', name: 'drawn', objects: shapes }] }), {
        tileSize: metersPerTile(16),
      })
    ).layers[0]!;
    if (drawn.kind !== 'objects') expect.fail('an object layer');
    const random = randomNumbers(5);
    let inside = 0;
    for (const id of ids) {
      const turned = collisionOf(map, id);
      for (let turn = 0; turn < 300; turn++) {
        const [u, v] = [random() * SIDE, random() * SIDE];
        const [x, y] = flipped(id, [u, v]);
        for (const [index, object] of turned.entries()) {
          const before = drawn.objects[index]!;
          if (!isAreaObject(object) || !isAreaObject(before)) continue;
          const contains = objectContains(before, position(meters(u), meters(v)));
          if (contains) inside++;
          expect(objectContains(object, position(meters(x), meters(y)))).toBe(contains);
        }
      }
    }
    expect(inside).toBeGreaterThan(1000);
  });

  it('keeps position and rotation of what they say: the corner of the frame before the rotation', async () => {
    const map = await mapWith(shapes);
    for (const id of ids) {
      for (const object of collisionOf(map, id)) {
        if (object.kind !== 'rotatedRectangle' && object.kind !== 'text') continue;
        const [northWest] = cornersOf(object.shape);
        expect(rounded(pair(northWest))).toBe(rounded(pair(object.position)));
        expect(object.rotation).toBe(object.shape.rotation);
      }
    }
    const [, , , turned] = collisionOf(map, ids[5]!);
    expect(valueIn(turned!.rotation, degrees)).toBeCloseTo(115, 10);
    const [, , , mirrored] = collisionOf(map, ids[4]!);
    expect(valueIn(mirrored!.rotation, degrees)).toBeCloseTo(-25, 10);
  });

  it('turns the position of what has no frame, and that of circles and capsules like a frame', async () => {
    const map = await mapWith([
      objectDocument({ x: 4, y: 2, width: 6, height: 6, ellipse: true }),
      objectDocument({ x: 4, y: 2, width: 9, height: 4, capsule: true }),
      slope,
    ]);
    const [disc, capsule, polygon] = collisionOf(map, ids[4]!).map((object) => pair(object.position));
    expect([disc, capsule, polygon]).toEqual([
      [6, 2],
      [3, 2],
      [15, 2],
    ]);
  });

  it('is placed at a cell, and by the space of a layer', async () => {
    const map = await mapWith([
      {
        x: 0,
        y: 0,
        polyline: [
          { x: 0, y: 0 },
          { x: 16, y: 16 },
        ],
      },
    ]);
    const at = tile(3, -2);
    const cornersAt = (space?: TiledMap['space']): unknown => {
      const [line] = collisionOf(map, ids[0]!, { at, space });
      return line?.kind === 'polyline' ? line.shape.corners : [];
    };
    expect(cornersAt()).toEqual([tileCorner(map.space, at), tileCorner(map.space, tile(4, -1))]);
    const space = tileSpace({ origin: position(meters(0.1), meters(-7)), tileSize: metersPerTile(0.7) });
    expect(cornersAt(space)).toEqual([tileCorner(space, at), tileCorner(space, tile(4, -1))]);
  });

  it('has corners of tiles exactly on the grid, for sizes that doubles do not have', async () => {
    const square = [
      { x: 0, y: 0 },
      { x: 18, y: 0 },
      { x: 18, y: 18 },
    ];
    const tiles = [{ id: 0, objectgroup: { objects: [{ x: 0, y: 0, polygon: square }] } }];
    const tileset = tilesetDocument({ tiles, tilewidth: 18, tileheight: 18 });
    const source = mapDocument({ tilewidth: 18, tileheight: 18, tilesets: [{ firstgid: 1, ...tileset }] });
    const map = await readTiledMap(source, { tileSize: metersPerTile(0.7) });
    for (let column = -40; column < 40; column++) {
      const [polygon] = collisionOf(map, ids[0]!, { at: tile(column, 3) });
      expect(polygon?.kind === 'polygon' && polygon.shape.corners).toEqual([
        tileCorner(map.space, tile(column, 3)),
        tileCorner(map.space, tile(column + 1, 3)),
        tileCorner(map.space, tile(column + 1, 4)),
      ]);
    }
    const inPixels = await readTiledMap(source);
    const [polygon] = collisionOf(inPixels, ids[0]!, { at: tile(1, 0) });
    expect(polygon?.kind === 'polygon' && polygon.shape.corners[1]).toEqual({ x: pixels(36), y: pixels(0) });
  });

  it('stands on the south-west corner of the cell where pictures are larger, moved by the offset of the tileset', async () => {
    const box = objectDocument({ x: 1, y: 2, width: 3, height: 5 });
    const size = { tilewidth: 24, tileheight: 40 };
    const map = await mapWith([box], size);
    for (const id of ids) {
      const [object] = collisionOf(map, id);
      const [a, b] = [flipped(id, [1, 2], 24, 40), flipped(id, [4, 7], 24, 40)];
      expect(pointsOf(object!)).toEqual([
        [Math.min(a[0], b[0]), Math.min(a[1], b[1])],
        [Math.max(a[0], b[0]), Math.max(a[1], b[1])],
      ]);
    }
    const moved = await mapWith([box], { ...size, tileoffset: { x: 5, y: -3 } });
    const [object] = collisionOf(moved, ids[0]!);
    expect(pointsOf(object!)).toEqual([
      [6, 2 + SIDE - 40 - 3],
      [9, 7 + SIDE - 40 - 3],
    ]);
  });

  it('is empty for an empty cell, a tile without shapes, and a tile that no tileset has', async () => {
    const map = await mapWith(shapes);
    for (const id of [0, 2, 4000, 0x8000_0000]) expect(collisionOf(map, globalTileId(id))).toEqual([]);
    const none = await mapWith([], { tiles: [{ id: 0, objectgroup: {} }] });
    expect(collisionOf(none, ids[0]!)).toEqual([]);
    const layer = tileLayer(await readTiledMap(mapDocument({ layers: [tileLayerDocument()] })), 'walls');
    expect(layer.tiles.get(tile(0, 0))).toBe(1);
  });

  it('keeps what the author wrote', async () => {
    const map = await mapWith([
      objectDocument({
        id: 7,
        name: 'top',
        type: 'one-way',
        properties: [{ name: 'bounce', type: 'float', value: 0.5 }],
      }),
    ]);
    const [object] = collisionOf(map, ids[3]!);
    expect(object).toMatchObject({ id: 7, name: 'top', class: 'one-way', isVisible: true });
    expect(object!.properties.get('bounce')?.value).toBe(0.5);
  });

  it('names what is wrong in the file', async () => {
    await expect(mapWith([{ x: 0, y: 'a' }])).rejects.toThrow(
      'level.tmj: tilesets[0].tiles[0].objectgroup.objects[0].y must be a number from',
    );
    await expect(mapWith([slope, objectDocument({ gid: 3 })])).rejects.toThrow(
      'level.tmj: tilesets[0].tiles[0].objectgroup.objects[1].gid must be absent in a collision shape, received 3',
    );
    await expect(mapWith([], { tiles: [{ id: 0, objectgroup: { objects: 5 } }] })).rejects.toThrow(
      'level.tmj: tilesets[0].tiles[0].objectgroup.objects must be an array, received 5',
    );
  });
});
