/**
 * The case table of the whole family: what the one rule says where shapes start, end, touch or turn on a border. Every
 * form of a query answers the same.
 */
import { bitTilemap, CardinalDirection, tile, type Tile, tileRect, unitTileSpace } from '@tilewright/tilemap';
import {
  circle,
  rectangle,
  segmentBetween,
  type TileLength,
  tilePosition,
  type TilePosition2,
  tiles,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import {
  castRay,
  type CornerTiles,
  type Inclusion,
  isVisible,
  rowsInCircle,
  rowsInRectangle,
  tileCursor,
  tilesInCircle,
  tilesInRectangle,
  tilesOnSegment,
  tilesOnSegmentInto,
  type TileRow,
  type TileRows,
  visitTilesOnSegment,
} from './index.js';
import { cellsInEveryForm, formThatDiffers } from './testing/row-forms.js';

const space = unitTileSpace;
const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
const length = (n: number): TileLength => tiles(n);

/** `'0,0 1,0'` as tiles. */
function parsed(text: string): Tile[] {
  return text === ''
    ? []
    : text.split(' ').map((pair) => {
        const [x, y] = pair.split(',').map(Number);
        return tile(x ?? Number.NaN, y ?? Number.NaN);
      });
}

function fromArray(array: Int32Array, count: number): Tile[] {
  return Array.from({ length: count }, (_, i) => tile(array[2 * i] ?? Number.NaN, array[2 * i + 1] ?? Number.NaN));
}

/** Every form has these tiles, and a visitor is called for each row, and stops. */
function expectTiles(text: string, rowsIn: () => TileRows, tilesIn: () => Iterable<Tile>): void {
  const expected = parsed(text).map(({ x, y }) => [x, y] as const);
  expect(formThatDiffers(expected, cellsInEveryForm(rowsIn, tilesIn))).toBeUndefined();
  expect([...tilesIn()]).toEqual(parsed(text));
  const rows: TileRow[] = [];
  expect(rowsIn().visit((y, xMin, xMax) => void rows.push({ y, xMin, xMax }))).toBe(false);
  expect(rows).toEqual([...rowsIn()]);
  expect(rowsIn().visit((y) => y === rows.at(-1)?.y)).toBe(rows.length > 0);
}

describe('tiles of a segment', () => {
  type Ends = readonly [number, number, number, number];
  type Case = readonly [what: string, ends: Ends, cornerTiles: CornerTiles, tiles: string];
  const cases: readonly Case[] = [
    ['inside of one tile', [0.2, 0.2, 0.8, 0.4], 'one', '0,0'],
    ['length zero', [0.5, 0.5, 0.5, 0.5], 'one', '0,0'],
    ['length zero on a corner', [1, 1, 1, 1], 'both', '1,1'],
    ['length zero at negative zero', [-0, -0, -0, -0], 'one', '0,0'],
    ['between zero and negative zero', [0, -0, -0, 0], 'both', '0,0'],
    ['just west of zero', [-5e-324, 0, 5e-324, 0], 'one', '-1,0 0,0'],
    ['along a row', [0.5, 0.5, 2.5, 0.5], 'one', '0,0 1,0 2,0'],
    ['along a border: it belongs to the row south of it', [0.5, 1, 2.5, 1], 'both', '0,1 1,1 2,1'],
    ['along a column border: it belongs to the column east of it', [1, 0.5, 1, 2.5], 'both', '1,0 1,1 1,2'],
    ['north along a column border', [1, 2.5, 1, 0.5], 'both', '1,2 1,1 1,0'],
    ['ends on an east border: enters the neighbor', [0.5, 0.5, 1, 0.5], 'one', '0,0 1,0'],
    ['starts on it', [1, 0.5, 0.5, 0.5], 'one', '1,0 0,0'],
    ['starts on a west border, to the east', [1, 0.5, 1.5, 0.5], 'one', '1,0'],

    ['falling through a corner', [0.5, 0.5, 1.5, 1.5], 'none', '0,0 1,1'],
    ['falling through a corner', [0.5, 0.5, 1.5, 1.5], 'one', '0,0 0,1 1,1'],
    ['falling through a corner', [0.5, 0.5, 1.5, 1.5], 'both', '0,0 0,1 1,0 1,1'],
    ['the same back', [1.5, 1.5, 0.5, 0.5], 'none', '1,1 0,0'],
    ['the same back', [1.5, 1.5, 0.5, 0.5], 'one', '1,1 0,1 0,0'],
    ['the same back: the pair keeps its order', [1.5, 1.5, 0.5, 0.5], 'both', '1,1 0,1 1,0 0,0'],
    ['rising through a corner', [0.5, 1.5, 1.5, 0.5], 'none', '0,1 1,1 1,0'],
    ['rising through a corner', [0.5, 1.5, 1.5, 0.5], 'one', '0,1 1,1 1,0'],
    ['rising through a corner', [0.5, 1.5, 1.5, 0.5], 'both', '0,1 1,1 0,0 1,0'],
    ['the same back', [1.5, 0.5, 0.5, 1.5], 'none', '1,0 1,1 0,1'],
    ['the same back', [1.5, 0.5, 0.5, 1.5], 'one', '1,0 1,1 0,1'],
    ['the same back: the pair keeps its order', [1.5, 0.5, 0.5, 1.5], 'both', '1,0 1,1 0,0 0,1'],

    ['ends on a corner, from the north-west', [0.5, 0.5, 1, 1], 'none', '0,0 1,1'],
    ['ends on a corner, from the north-west', [0.5, 0.5, 1, 1], 'one', '0,0 0,1 1,1'],
    ['ends on a corner, from the north-west', [0.5, 0.5, 1, 1], 'both', '0,0 0,1 1,0 1,1'],
    ['starts on a corner, to the north-west', [1, 1, 0.5, 0.5], 'both', '1,1 0,1 1,0 0,0'],
    ['ends on a corner, from the south-east', [1.5, 1.5, 1, 1], 'both', '1,1'],
    ['starts on a corner, to the south-east', [1, 1, 1.5, 1.5], 'both', '1,1'],
    ['ends on a corner, from the south-west', [0.5, 1.5, 1, 1], 'both', '0,1 1,1'],
    ['starts on a corner, to the south-west', [1, 1, 0.5, 1.5], 'both', '1,1 0,1'],
    ['ends on a corner, from the north-east', [1.5, 0.5, 1, 1], 'both', '1,0 1,1'],
    ['starts on a corner, to the north-east', [1, 1, 1.5, 0.5], 'both', '1,1 1,0'],
    ['from corner to corner', [0, 0, 2, 2], 'both', '0,0 0,1 1,0 1,1 1,2 2,1 2,2'],
    ['from corner to corner, rising', [0, 2, 2, 0], 'both', '0,2 0,1 1,1 0,0 1,0 2,0'],

    ['one ulp north of a corner', [0.5, 0.49999999999999994, 1.5, 1.4999999999999998], 'both', '0,0 1,0 1,1'],
    ['one ulp south of a corner', [0.5, 0.5000000000000001, 1.5, 1.5000000000000002], 'both', '0,0 0,1 1,1'],
  ];

  it.each(cases)('%s: %j, %s', (_, [sx, sy, ex, ey], cornerTiles, expected) => {
    const segment = segmentBetween(at(sx, sy), at(ex, ey));
    const options = { cornerTiles };
    const tilesOfPath = parsed(expected);
    expect([...tilesOnSegment(space, segment, options)]).toEqual(tilesOfPath);

    const visited: Tile[] = [];
    expect(visitTilesOnSegment(space, segment, (x, y) => void visited.push(tile(x, y)), options)).toBe(false);
    expect(visited).toEqual(tilesOfPath);

    const array = new Int32Array(2 * tilesOfPath.length);
    expect(fromArray(array, tilesOnSegmentInto(array, space, segment, options))).toEqual(tilesOfPath);

    const stepped: Tile[] = [];
    const cursor = tileCursor(space, segment, options);
    while (cursor.next()) stepped.push(cursor.tile);
    expect(stepped).toEqual(tilesOfPath);
  });
});

describe('tiles of a circle', () => {
  type Case = readonly [what: string, disc: readonly [number, number, number], inclusion: Inclusion, tiles: string];
  const cases: readonly Case[] = [
    ['inside of one tile', [0.5, 0.5, 0.25], 'any', '0,0'],
    ['radius zero', [0.5, 0.5, 0], 'any', '0,0'],
    ['radius zero on a corner', [1, 1, 0], 'any', '1,1'],
    ['radius zero at negative zero', [-0, -0, 0], 'any', '0,0'],
    ['radius zero on a center', [0.5, 0.5, 0], 'center', '0,0'],
    ['radius zero beside a center', [0.5, 0.25, 0], 'center', ''],
    ['radius zero', [0.5, 0.5, 0], 'inside', ''],
    ['touches all four sides from inside: east and south belong to neighbors', [0.5, 0.5, 0.5], 'any', '0,0 1,0 0,1'],
    ['touches the west border of a tile from outside', [0.5, 0.5, 0.5], 'any', '0,0 1,0 0,1'],
    ['touches the east border of a tile from outside', [1.5, 0.5, 0.5], 'any', '1,0 2,0 1,1'],
    ['around a corner', [1, 1, 0.25], 'any', '0,0 1,0 0,1 1,1'],
    ['around a corner, subnormal', [0, 0, 5e-324], 'any', '-1,-1 0,-1 -1,0 0,0'],
    ['touches corners: only the tile south-east of each has it', [0, 0, 5], 'inside', oneQuarterOfFive()],
    ['through centers', [0.5, 0.5, 1], 'center', '0,-1 -1,0 0,0 1,0 0,1'],
    ['just too small for them', [0.5, 0.5, 0.9999999999999999], 'center', '0,0'],
    [
      'reaches a row by less than rounding shows',
      [0.5, 5, 1.0000000000000002],
      'any',
      '0,3 -1,4 0,4 1,4 -1,5 0,5 1,5 0,6',
    ],
    ['a whole tile', [0.5, 0.5, 0.7071067811865476], 'inside', '0,0'],
    ['not quite a whole tile', [0.5, 0.5, 0.7071067811865475], 'inside', ''],
    ['the loop of the article never ends here', [0.5, 0.01, 1.99], 'inside', '-1,-1 0,-1 1,-1 -1,0 0,0 1,0'],
  ];

  it.each(cases)('%s: %j, %s', (_, [x, y, radius], inclusion, expected) => {
    const disc = circle(at(x, y), length(radius));
    const options = { inclusion };
    expectTiles(
      expected,
      () => rowsInCircle(space, disc, options),
      () => tilesInCircle(space, disc, options),
    );
    if (inclusion !== 'any') return;
    expectTiles(
      expected,
      () => rowsInCircle(space, disc),
      () => tilesInCircle(space, disc),
    );
  });
});

/** The whole tiles of the disc of radius 5 around (0, 0), on whose border lie (3, 4), (4, 3), (0, 5)...: by hand. */
function oneQuarterOfFive(): string {
  const rows: readonly (readonly [y: number, half: number])[] = [
    [-4, 3],
    [-3, 4],
    [-2, 4],
    [-1, 4],
    [0, 4],
    [1, 4],
    [2, 4],
    [3, 3],
  ];
  return rows.flatMap(([y, half]) => Array.from({ length: 2 * half }, (_, i) => `${i - half},${y}`)).join(' ');
}

describe('tiles of a rectangle', () => {
  type Case = readonly [
    what: string,
    corners: readonly [number, number, number, number],
    edges: 'closed' | 'half-open',
    inclusion: Inclusion,
    tiles: string,
  ];
  const cases: readonly Case[] = [
    ['the unit square', [0, 0, 1, 1], 'closed', 'any', '0,0 1,0 0,1 1,1'],
    ['the unit square', [0, 0, 1, 1], 'half-open', 'any', '0,0'],
    ['the unit square', [0, 0, 1, 1], 'closed', 'inside', '0,0'],
    ['the unit square', [0, 0, 1, 1], 'half-open', 'inside', '0,0'],
    ['a point', [0.5, 0.5, 0.5, 0.5], 'closed', 'any', '0,0'],
    ['a point is empty without its edges', [0.5, 0.5, 0.5, 0.5], 'half-open', 'any', ''],
    ['a point on a corner', [1, 1, 1, 1], 'closed', 'any', '1,1'],
    ['negative zero', [-0, -0, 0, 0], 'closed', 'any', '0,0'],
    ['a center', [0.5, 0.5, 0.5, 0.5], 'closed', 'center', '0,0'],
    ['from center to center', [0.5, 0.5, 1.5, 0.5], 'closed', 'center', '0,0 1,0'],
    ['from center to center', [0.5, 0.25, 1.5, 0.75], 'half-open', 'center', '0,0'],
    ['an ulp beyond a center', [0.25, 0.25, 0.5000000000000001, 0.75], 'half-open', 'center', '0,0'],
    ['an ulp short of a center', [0.25, 0.25, 0.49999999999999994, 0.75], 'closed', 'center', ''],
    ['from an ulp before a center', [0.49999999999999994, 0.25, 0.75, 0.75], 'closed', 'center', '0,0'],
    ['from an ulp behind a center', [0.5000000000000001, 0.25, 0.75, 0.75], 'closed', 'center', ''],
    ['a border without width', [1, 0.25, 1, 0.75], 'closed', 'any', '1,0'],
    ['a border without width', [1, 0.25, 1, 0.75], 'half-open', 'any', ''],
    ['an ulp beyond a border', [0, 0, 1.0000000000000002, 1], 'half-open', 'any', '0,0 1,0'],
  ];

  it.each(cases)('%s: %j, %s, %s', (_, [minX, minY, maxX, maxY], edges, inclusion, expected) => {
    const box = rectangle(at(minX, minY), at(maxX, maxY));
    const options = { edges, inclusion };
    expectTiles(
      expected,
      () => rowsInRectangle(space, box, options),
      () => tilesInRectangle(space, box, options),
    );
  });
});

describe('rays and lines of sight', () => {
  const walls = bitTilemap(tileRect({ x: -2, y: -2, width: 8, height: 8 }));
  walls.set(tile(2, 0), true);
  walls.set(tile(1, 1), true);

  it('a ray that starts inside a solid tile hits it at distance 0 without a side', () => {
    const hit = castRay(walls, space, segmentBetween(at(2.25, 0.5), at(4, 0.5)));
    expect(hit).toEqual({
      tile: tile(2, 0),
      contact: at(2.25, 0.5),
      distance: tiles(0),
      fraction: 0,
      side: undefined,
    });
  });

  it('a ray that starts on a face hits at distance 0 if it enters, and may leave', () => {
    const into = castRay(walls, space, segmentBetween(at(2, 0.5), at(4, 0.5)));
    expect(into?.tile).toEqual(tile(2, 0));
    expect(into?.fraction).toBe(0);
    expect(into?.side).toBe(CardinalDirection.west);
    expect(castRay(walls, space, segmentBetween(at(2, 0.5), at(0.5, 0.5)))).toBeUndefined();
    expect(castRay(walls, space, segmentBetween(at(3, 0.5), at(4.5, 0.5)))).toBeUndefined();
    const back = castRay(walls, space, segmentBetween(at(3, 0.5), at(0.5, 0.5)));
    expect(back?.tile).toEqual(tile(2, 0));
    expect(back?.fraction).toBe(0);
    expect(back?.side).toBe(CardinalDirection.east);
  });

  it('a ray that only touches a tile with its end does not hit it', () => {
    for (const corners of ['pass', 'block'] as const) {
      expect(castRay(walls, space, segmentBetween(at(0.5, 0.5), at(2, 0.5)), { corners })).toBeUndefined();
      expect(castRay(walls, space, segmentBetween(at(4.5, 0.5), at(3, 0.5)), { corners })).toBeUndefined();
      expect(castRay(walls, space, segmentBetween(at(3.5, 1.5), at(3, 1)), { corners })).toBeUndefined();
    }
  });

  it('nothing passes between two walls that touch at a corner', () => {
    // The corner (2, 1) has walls north-east and south-west of it, and nothing across.
    const falling = segmentBetween(at(1.5, 0.5), at(2.5, 1.5));
    expect(castRay(walls, space, falling)?.tile).toEqual(tile(2, 0));
    expect(castRay(walls, space, falling, { corners: 'block' })?.tile).toEqual(tile(2, 0));
    expect(castRay(walls, space, falling)?.contact).toEqual(at(2, 1));
    expect(castRay(walls, space, falling)?.side).toBeUndefined();
    expect(isVisible(walls, space, falling.start, falling.end)).toBe(false);
    expect(isVisible(walls, space, falling.start, falling.end, { corners: 'block' })).toBe(false);
  });

  it('the option corners decides whether one wall beside a corner blocks', () => {
    const lone = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
    const eye = at(0.5, 0.5);
    const goal = at(1.5, 1.5);
    for (const side of [tile(0, 1), tile(1, 0)]) {
      lone.fill(false);
      lone.set(side, true);
      expect(isVisible(lone, space, eye, goal)).toBe(true);
      expect(isVisible(lone, space, eye, goal, { corners: 'block' })).toBe(false);
      expect(castRay(lone, space, segmentBetween(eye, goal))).toBeUndefined();
      expect(castRay(lone, space, segmentBetween(eye, goal), { corners: 'block' })?.tile).toEqual(side);
    }
    // Rising: the tile that holds the corner is one of the two sides, like the other.
    for (const side of [tile(0, 0), tile(1, 1)]) {
      lone.fill(false);
      lone.set(side, true);
      expect(isVisible(lone, space, at(0.5, 1.5), at(1.5, 0.5))).toBe(true);
      expect(isVisible(lone, space, at(0.5, 1.5), at(1.5, 0.5), { corners: 'block' })).toBe(false);
    }
  });

  it('along a grid line one open side is enough', () => {
    for (const y of [0, 1]) {
      const along = segmentBetween(at(-1, y), at(4.5, y));
      expect(castRay(walls, space, along, { corners: 'block' })?.contact).toEqual(at(y === 0 ? 2 : 1, y));
    }
    // North of y = 0 all is open; around y = 1 the two walls lie on different sides of the corner (2, 1).
    expect(castRay(walls, space, segmentBetween(at(-1, 0), at(4.5, 0)))).toBeUndefined();
    const stopped = castRay(walls, space, segmentBetween(at(-1, 1), at(4.5, 1)));
    expect([stopped?.contact, stopped?.tile, stopped?.side]).toEqual([at(2, 1), tile(2, 0), undefined]);
  });

  it('the tiles that contain the ends of a line of sight never block', () => {
    expect(isVisible(walls, space, at(2.5, 0.5), at(3.5, 0.5))).toBe(true);
    expect(isVisible(walls, space, at(3.5, 0.5), at(2.5, 0.5))).toBe(true);
    expect(isVisible(walls, space, at(2.5, 0.5), at(2.5, 0.5))).toBe(true);
  });
});
