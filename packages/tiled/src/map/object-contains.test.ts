import { nextDown, nextUp, runs } from '@tilewright/testing';
import { type Length, meters, metersPerTile, type Point2, position, valueIn } from '@tilewright/units';
import { orientation } from '@tilewright/units/exact';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectLayer } from './map.js';
import { isAreaObject, objectContains } from './object-contains.js';
import type { AreaObject } from './objects.js';
import { readTiledMap } from '../read/map.js';
import { type Json, mapDocument, objectLayerDocument } from '../testing/fixtures.js';

const at = (x: number, y: number): Point2<Length> => position(meters(x), meters(y));

/** An object in a world where a pixel is a meter. */
async function objectOf(fields: Json): Promise<AreaObject> {
  const layers = [objectLayerDocument([{ x: 0, y: 0, ...fields }])];
  const map = await readTiledMap(mapDocument({ layers }), { tileSize: metersPerTile(16) });
  const [object] = objectLayer(map, 'spawns').objects;
  if (object === undefined) expect.fail('there is no object');
  expect(isAreaObject(object)).toBe(!withoutArea.has(object.kind));
  // A program without types may pass any object.
  return object as AreaObject;
}

const withoutArea: ReadonlySet<string> = new Set(['point', 'polyline', 'template']);

const corners = (...points: [number, number][]): Json => ({ polygon: points.map(([x, y]) => ({ x, y })) });
const ring = corners([0, 0], [9, 0], [9, 9], [0, 9]);
const horseshoe = corners([0, 0], [3, 0], [3, 6], [6, 6], [6, 0], [9, 0], [9, 9], [0, 9]);
const star = corners([0, 0], [9, 0], [1, 9], [5, -3], [8, 9]);

describe('objectContains', () => {
  it.each<[string, Json, [number, number][], [number, number][]]>([
    [
      'a rectangle',
      { width: 4, height: 2 },
      [
        [0, 0],
        [4, 2],
        [2, 1],
      ],
      [
        [-0.01, 0],
        [4, 2.01],
      ],
    ],
    ['a rectangle of no size', {}, [[0, 0]], [[0, 1e-9]]],
    [
      'a rotated rectangle',
      { width: 4, height: 4, rotation: 45 },
      [
        [0, 0.01],
        [2, 2.8],
        [-2, 2.8],
        [0, 5.6],
      ],
      [
        [2, 0],
        [-2, 5],
        [0, -0.01],
        [0, 5.7],
      ],
    ],
    [
      'a circle',
      { ellipse: true, width: 4, height: 4 },
      [
        [2, 2],
        [0, 2],
        [2, 4],
      ],
      [
        [0.5, 0.5],
        [4.01, 2],
      ],
    ],
    [
      'an ellipse',
      { ellipse: true, width: 8, height: 2 },
      [
        [4, 1],
        [0, 1],
        [4, 2],
        [1, 0.5],
      ],
      [
        [0.2, 0.2],
        [4, 2.01],
      ],
    ],
    [
      'an ellipse that is turned',
      { ellipse: true, width: 8, height: 2, rotation: 90 },
      [
        [-1, 4],
        [-1, 0],
        [-2, 4],
      ],
      [
        [0.01, 4],
        [4, 1],
      ],
    ],
    [
      'an ellipse of no height',
      { ellipse: true, width: 8 },
      [
        [4, 0],
        [8, 0],
      ],
      [
        [4, 0.1],
        [9, 0],
      ],
    ],
    [
      'a capsule',
      { capsule: true, width: 8, height: 2 },
      [
        [0, 1],
        [8, 1],
        [4, 0],
        [1, 0],
      ],
      [
        [0.1, 0.1],
        [7.9, 1.9],
        [4, 2.1],
      ],
    ],
    [
      'a capsule that is round',
      { capsule: true, width: 2, height: 2 },
      [
        [0, 1],
        [1, 2],
      ],
      [[0.2, 0.2]],
    ],
    [
      'a square',
      ring,
      [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
        [4, 0],
        [0, 4],
        [9, 4],
        [4, 9],
        [4, 4],
      ],
      [
        [-1, 0],
        [-1, 9],
        [10, 0],
        [10, 9],
        [4, 10],
        [4, -1],
      ],
    ],
    [
      'a horseshoe',
      horseshoe,
      [
        [1, 1],
        [8, 1],
        [4, 7],
        [3, 3],
        [4, 6],
      ],
      [
        [4, 1],
        [4, 5.9],
        [4, 0],
        [-1, 6],
        [10, 6],
      ],
    ],
    [
      'a star',
      star,
      [
        [1, 0],
        [5, 0],
      ],
      [
        [20, 0],
        [5, 9],
      ],
    ],
    [
      'a polygon of two corners',
      corners([0, 0], [4, 4]),
      [[2, 2]],
      [
        [2, 3],
        [5, 5],
      ],
    ],
    ['a polygon of one corner', corners([1, 1]), [[1, 1]], [[2, 2]]],
    [
      'the frame of a tile object',
      { gid: 1, y: 4, width: 4, height: 4 },
      [
        [0, 0],
        [4, 4],
      ],
      [[0, 5]],
    ],
    ['the frame of a text', { text: {}, width: 4, height: 4 }, [[4, 4]], [[5, 4]]],
    ['nothing of a point', { point: true }, [], [[0, 0]]],
    [
      'nothing of a polyline',
      {
        polyline: [
          { x: 0, y: 0 },
          { x: 4, y: 0 },
        ],
      },
      [],
      [
        [0, 0],
        [2, 0],
      ],
    ],
    ['nothing of a template', { template: 'a.tx' }, [], [[0, 0]]],
  ])('%s', async (_, fields, inner, outer) => {
    const object = await objectOf(fields);
    for (const [x, y] of inner) expect([x, y, objectContains(object, at(x, y))]).toEqual([x, y, true]);
    for (const [x, y] of outer) expect([x, y, objectContains(object, at(x, y))]).toEqual([x, y, false]);
  });

  it('answers for the border of polygons exactly, and a last bit beside it', async () => {
    // Two thirds and a tenth are no doubles, so that a cross product of rounded differences would be off.
    const [ax, ay, bx, by] = [2 / 3, 0.1, 2 / 3 + 3, 0.1 + 6];
    const object = await objectOf(corners([ax, ay], [bx, by], [bx, ay]));
    expect(object.kind).toBe('polygon');
    if (object.kind !== 'polygon') return;
    const [first, second] = object.shape.corners.map(({ x, y }) => [valueIn(x, meters), valueIn(y, meters)] as const);
    for (let i = 1; i < 64; i++) {
      const x = first![0] + ((second![0] - first![0]) * i) / 64;
      const y = first![1] + ((second![1] - first![1]) * i) / 64;
      for (const place of [y, nextUp(y), nextDown(y)]) {
        const side = orientation(first![0], first![1], second![0], second![1], x, place);
        expect([i, place, objectContains(object, at(x, place))]).toEqual([i, place, side <= 0]);
      }
    }
  });

  it('answers for polygons as the plain rule does, also where they cross themselves', async () => {
    const whole = fc.integer({ min: -20, max: 20 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(whole, whole), { minLength: 3, maxLength: 8 }),
        fc.array(fc.tuple(whole, whole), { minLength: 10, maxLength: 10 }),
        async (points, places) => {
          const object = await objectOf(corners(...points));
          for (const [x, y] of places) {
            // On no line through two lattice points this near, so that the plain rule need not know of borders.
            const place: [number, number] = [x + 1 / 128, y + 1 / 16384];
            expect(objectContains(object, at(...place))).toBe(crossesOdd(points, place));
          }
        },
      ),
      { seed: 61, numRuns: runs(150) },
    );
  });
});

/** The plain rule: edges that straddle the place's row, and meet it to the east. */
function crossesOdd(points: readonly (readonly [number, number])[], [x, y]: readonly [number, number]): boolean {
  let count = 0;
  points.forEach(([bx, by], i) => {
    const [ax, ay] = points.at(i - 1) ?? [0, 0];
    if (ay > y === by > y) return;
    if (ax + ((y - ay) / (by - ay)) * (bx - ax) > x) count++;
  });
  return count % 2 === 1;
}
