/**
 * Every form of every query where 32-bit numbers end: shapes and bounds at -2^31 and 2^31, and far beyond them, answer
 * what the oracle answers, in a time that the answer bounds.
 */
import { atLeast, nextDown, nextUp, Random, runs } from '@tilewright/testing';
import { bitTilemap, tileRect, type TileRect, unitTileSpace } from '@tilewright/tilemap';
import { circle, rectangle, segmentBetween, tilePosition, type TilePosition2, tiles } from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import {
  castRay,
  isVisible,
  rowsInCircle,
  rowsInRectangle,
  tileCursor,
  type TileRow,
  type TileRows,
  tilesInCircle,
  tilesInRectangle,
  tilesOnSegment,
  tilesOnSegmentInto,
  visitTilesOnSegment,
} from './index.js';
import { oracleBlock } from './testing/blocking-oracle.js';
import { oracleTilesInCircle, oracleTilesInRectangle } from './testing/area-oracle.js';
import { type Box, type Cell, oracleTilesOnSegment } from './testing/segment-oracle.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const END = 0x8000_0000;
const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
const array = new Int32Array(8192);
const inclusions = ['any', 'center', 'inside'] as const;

/** A coordinate at or beside the places where whole numbers change their kind, and far beyond all tiles. */
function hostile(random: Random): number {
  const places = [0, 2 ** 29, 2 ** 30, 2 ** 31, 2 ** 32, 2 ** 33, 3e9, 2 ** 52, 2 ** 53, 1e17, 1e155, 1e300, 1.7e308];
  const place = places[random.integer(0, places.length - 1)] ?? 0;
  const beside = [nextUp, nextDown, (v: number): number => v][random.integer(0, 2)] ?? Math.abs;
  return (random.next() < 0.5 ? -1 : 1) * beside(place + random.coordinate(4));
}

function ofTiles(random: Random): number {
  const value = Math.trunc(hostile(random));
  return Math.max(-END, Math.min(END - 1, value));
}

/** Bounds of a few tiles, of whole columns or rows of all tiles, or of nothing. */
function hostileBounds(random: Random): TileRect {
  const [x, y] = [ofTiles(random), ofTiles(random)];
  const extent = (from: number): number =>
    Math.min(END - from, [0, 1, 3, 5, 8, 2 ** 31, 2 ** 32][random.integer(0, 6)] ?? 1);
  return tileRect({ x, y, width: extent(x), height: extent(y) });
}

/** What of the bounds lies around a shape, for the oracles, which ask every tile; `undefined` if that is too many. */
function boxOf(
  { x, y, width, height }: TileRect,
  west: number,
  north: number,
  east: number,
  south: number,
): Box | undefined {
  const clamp = (value: number): number => Math.max(-END - 8, Math.min(END + 8, Math.floor(value)));
  const box: Box = [
    Math.max(x, clamp(west) - 1),
    Math.max(y, clamp(north) - 1),
    Math.min(x + width, clamp(east) + 2),
    Math.min(y + height, clamp(south) + 2),
  ];
  const [columns, rows] = [box[2] - box[0], box[3] - box[1]];
  if (columns <= 0 || rows <= 0) return [0, 0, 0, 0];
  return columns * rows > 500 ? undefined : box;
}

const cellsOf = (some: Iterable<{ readonly x: number; readonly y: number }>): Cell[] => {
  const cells: Cell[] = [];
  for (const { x, y } of some) {
    cells.push([x, y]);
    if (cells.length > 2000) break;
  }
  return cells;
};
const cellsOfRows = (some: Iterable<TileRow>): Cell[] =>
  cellsOf(
    (function* (): Iterable<{ x: number; y: number }> {
      for (const { y, xMin, xMax } of some) for (let x = xMin; x <= xMax; x++) yield { x, y };
    })(),
  );
const cellsVisited = (visitAll: (visit: (x: number, y: number) => boolean) => boolean): Cell[] => {
  const cells: Cell[] = [];
  visitAll((x, y) => cells.push([x, y]) > 2000);
  return cells;
};
const cellsOfVisit = (rows: TileRows): Cell[] =>
  cellsVisited((visit) =>
    rows.visit((y, xMin, xMax) => {
      for (let x = xMin; x <= xMax; x++) if (visit(x, y)) return true;
      return false;
    }),
  );
const cellsWritten = (count: number): Cell[] =>
  Array.from({ length: count }, (_, i): Cell => [array[2 * i] ?? Number.NaN, array[2 * i + 1] ?? Number.NaN]);

/** The first form whose tiles are others. */
function differing(expected: readonly Cell[], forms: Readonly<Record<string, () => Cell[]>>): string | undefined {
  for (const [form, cells] of Object.entries(forms)) {
    if (cells().join(' ') !== expected.join(' ')) return form;
  }
  return undefined;
}

describe('a circle that is far from its bounds', () => {
  it.each([
    ['south, by 2^32 rows', 0, 2 ** 32 + 5.5, 3],
    ['south, by 3e9 rows', 0, 3e9, 3],
    ['south, by one row more than there are', 0, 2 ** 31 + 4, 3],
    ['south, by 1e300 rows', 0, 1e300, 3],
    ['north, by 2^32 rows', 0, -(2 ** 32) + 5.5, 3],
    ['east, by 2^32 columns', 2 ** 32 + 5.5, 0, 3],
    ['west, by 1e300 columns', -1e300, 0, 3],
  ])('has no tiles: %s', (_, x, y, radius) => {
    const disc = circle(at(x, y), tiles(radius));
    const options = { bounds: tileRect({ x: -5, y: -5, width: 10, height: 10 }) };
    expect([...tilesInCircle(unitTileSpace, disc, options)]).toEqual([]);
    expect([...rowsInCircle(unitTileSpace, disc, options)]).toEqual([]);
    expect(rowsInCircle(unitTileSpace, disc, options).visit(() => true)).toBe(false);
  });
});

describe('a circle of billions of rows', () => {
  const tall = (x: number, width: number): TileRect => tileRect({ x, y: -END, width, height: 2 * END });

  it('that does not reach the columns of its bounds has no tiles, at once', () => {
    for (const radius of [1e9, 2e9, 1e17, 1e300]) {
      for (const side of [-1, 1]) {
        const disc = circle(at(side * (radius + 10) * (1 + 1e-15), 0.5), tiles(radius));
        for (const inclusion of inclusions) {
          expect([...rowsInCircle(unitTileSpace, disc, { bounds: tall(-3, 6), inclusion })]).toEqual([]);
        }
      }
    }
  });

  it('that reaches them in a few rows has these rows, at once', () => {
    for (const radius of [1e6, 1e9, 2e9]) {
      for (const side of [-1, 1]) {
        const [cx, cy] = [side * (radius - 0.25) + 0.5, 0.5];
        const disc = circle(at(cx, cy), tiles(radius));
        for (const inclusion of inclusions) {
          const rows = [...rowsInCircle(unitTileSpace, disc, { bounds: tall(0, 1), inclusion })];
          const expected = oracleTilesInCircle(cx, cy, radius, inclusion, [0, -5, 1, 6]);
          expect(rows.filter(({ y }) => y >= -5 && y <= 5).map(({ xMin, y }) => [xMin, y])).toEqual(expected);
          // Rows of the chord that a quarter or three quarters of a tile cut off, and no others.
          const half = Math.sqrt(2 * radius);
          expect(rows.length).toBeLessThan(2 * half + 4);
          for (const { y } of [rows[0], rows.at(-1)].filter((row) => row !== undefined)) {
            const around = oracleTilesInCircle(cx, cy, radius, inclusion, [0, y - 1, 1, y + 2]);
            expect(around).toHaveLength(rows.length > 1 ? 2 : 1);
          }
        }
      }
    }
  });
});

describe('at the ends of the range of tiles, and outside', () => {
  it('circles have the tiles of the oracle', () => {
    const random = new Random(11);
    const wrong: string[] = [];
    let [asked, found] = [0, 0];
    for (let i = 0; i < runs(20_000); i++) {
      const bounds = hostileBounds(random);
      let [cx, cy] = [hostile(random), hostile(random)];
      let radius = Math.abs(random.next() < 0.5 ? random.coordinate(4) : hostile(random));
      if (random.next() < 0.5) {
        // Near the bounds, or so large that its border is.
        const [x, y] = [bounds.x + random.coordinate(4), bounds.y + random.coordinate(4)];
        if (random.next() < 0.5) [cx, cy] = [x, y];
        else radius = Math.sqrt((cx - x) * (cx - x) + (cy - y) * (cy - y));
        if (!Number.isFinite(radius)) radius = 1e300;
      }
      const box = boxOf(bounds, cx - radius, cy - radius, cx + radius, cy + radius);
      if (box === undefined) continue;
      asked++;
      const disc = circle(at(cx, cy), tiles(radius));
      for (const inclusion of inclusions) {
        const options = { bounds, inclusion };
        const expected = oracleTilesInCircle(cx, cy, radius, inclusion, box);
        if (expected.length > 0) found++;
        const form = differing(expected, {
          tilesInCircle: () => cellsOf(tilesInCircle(unitTileSpace, disc, options)),
          rowsInCircle: () => cellsOfRows(rowsInCircle(unitTileSpace, disc, options)),
          'rowsInCircle().tiles()': () => cellsOf(rowsInCircle(unitTileSpace, disc, options).tiles()),
          'rowsInCircle().visit()': () => cellsOfVisit(rowsInCircle(unitTileSpace, disc, options)),
        });
        if (form !== undefined)
          wrong.push(`${form} ${inclusion}: ${cx}, ${cy}, ${radius} in ${JSON.stringify(bounds)}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThanOrEqual(atLeast(5000));
    expect(found).toBeGreaterThanOrEqual(atLeast(1000));
  });

  it('circles without bounds have the tiles of the oracle', () => {
    const random = new Random(12);
    const wrong: string[] = [];
    for (let i = 0; i < runs(3000); i++) {
      const radius = Math.abs(random.coordinate(3));
      const inside = (value: number): number => Math.max(1 + radius - END, Math.min(END - 1 - radius, value));
      const [cx, cy] = [inside(hostile(random)), inside(hostile(random))];
      const disc = circle(at(cx, cy), tiles(radius));
      for (const inclusion of inclusions) {
        const expected = oracleTilesInCircle(cx, cy, radius, inclusion);
        const form = differing(expected, {
          tilesInCircle: () => cellsOf(tilesInCircle(unitTileSpace, disc, { inclusion })),
          rowsInCircle: () => cellsOfRows(rowsInCircle(unitTileSpace, disc, { inclusion })),
          'rowsInCircle().tiles()': () => cellsOf(rowsInCircle(unitTileSpace, disc, { inclusion }).tiles()),
          'rowsInCircle().visit()': () => cellsOfVisit(rowsInCircle(unitTileSpace, disc, { inclusion })),
          ...(inclusion === 'any' && {
            'tilesInCircle without options': () => cellsOf(tilesInCircle(unitTileSpace, disc)),
            'rowsInCircle without options': () => cellsOfRows(rowsInCircle(unitTileSpace, disc)),
            'rowsInCircle().tiles() without options': () => cellsOf(rowsInCircle(unitTileSpace, disc).tiles()),
            'rowsInCircle().visit() without options': () => cellsOfVisit(rowsInCircle(unitTileSpace, disc)),
          }),
        });
        if (form !== undefined) wrong.push(`${form} ${inclusion}: ${cx}, ${cy}, ${radius}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('rectangles have the tiles of the oracle', () => {
    const random = new Random(13);
    const wrong: string[] = [];
    let found = 0;
    for (let i = 0; i < runs(6000); i++) {
      const bounds = hostileBounds(random);
      const near = (from: number): number => (random.next() < 0.5 ? from + random.coordinate(6) : hostile(random));
      const [a, b, c, d] = [near(bounds.x), near(bounds.y), near(bounds.x), near(bounds.y)];
      const [minX, minY, maxX, maxY] = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
      const box = boxOf(bounds, minX, minY, maxX, maxY);
      if (box === undefined) continue;
      const shape = rectangle(at(minX, minY), at(maxX, maxY));
      for (const inclusion of inclusions) {
        for (const edges of ['closed', 'half-open'] as const) {
          const options = { bounds, inclusion, edges };
          const expected = oracleTilesInRectangle(minX, minY, maxX, maxY, inclusion, edges, box);
          if (expected.length > 0) found++;
          const form = differing(expected, {
            tilesInRectangle: () => cellsOf(tilesInRectangle(unitTileSpace, shape, options)),
            rowsInRectangle: () => cellsOfRows(rowsInRectangle(unitTileSpace, shape, options)),
            'rowsInRectangle().tiles()': () => cellsOf(rowsInRectangle(unitTileSpace, shape, options).tiles()),
            'rowsInRectangle().visit()': () => cellsOfVisit(rowsInRectangle(unitTileSpace, shape, options)),
          });
          if (form !== undefined) {
            wrong.push(
              `${form} ${inclusion} ${edges}: ${minX}, ${minY}, ${maxX}, ${maxY} in ${JSON.stringify(bounds)}`,
            );
          }
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThanOrEqual(atLeast(1000));
  });

  it('segments have the tiles of the oracle', () => {
    const random = new Random(14);
    const cursor = tileCursor();
    const wrong: string[] = [];
    let found = 0;
    for (let i = 0; i < runs(20_000); i++) {
      const bounds = hostileBounds(random);
      const near = (from: number): number => (random.next() < 0.5 ? from + random.coordinate(6) : hostile(random));
      const [sx, sy, ex, ey] = [near(bounds.x), near(bounds.y), near(bounds.x), near(bounds.y)];
      const box = boxOf(bounds, Math.min(sx, ex), Math.min(sy, ey), Math.max(sx, ex), Math.max(sy, ey));
      if (box === undefined) continue;
      const path = segmentBetween(at(sx, sy), at(ex, ey));
      const oracle = oracleTilesOnSegment(sx, sy, ex, ey, box);
      for (const cornerTiles of ['one', 'both', 'none'] as const) {
        const options = { bounds, cornerTiles };
        const expected = oracle[cornerTiles];
        if (expected.length > 0) found++;
        const form = differing(expected, {
          tilesOnSegment: () => cellsOf(tilesOnSegment(unitTileSpace, path, options)),
          visitTilesOnSegment: () => cellsVisited((visit) => visitTilesOnSegment(unitTileSpace, path, visit, options)),
          tilesOnSegmentInto: () => cellsWritten(tilesOnSegmentInto(array, unitTileSpace, path, options)),
          tileCursor: () => {
            const cells: Cell[] = [];
            cursor.start(unitTileSpace, path, options);
            while (cursor.next() && cells.push([cursor.x, cursor.y]) < 2000);
            return cells;
          },
        });
        if (form !== undefined) {
          wrong.push(`${form} ${cornerTiles}: ${sx}, ${sy}, ${ex}, ${ey} in ${JSON.stringify(bounds)}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(found).toBeGreaterThanOrEqual(atLeast(1000));
  });

  it('rays and lines of sight find the walls of a map', () => {
    const random = new Random(15);
    const wrong: string[] = [];
    let hits = 0;
    for (let i = 0; i < runs(5000); i++) {
      const corner = (): number => Math.min(ofTiles(random), END - 8);
      const map = bitTilemap(tileRect({ x: corner(), y: corner(), width: 8, height: 8 }));
      const { x, y } = map.bounds;
      map.forEach((_, column, row) => void (random.next() < 0.2 && map.setAt(column, row, true)));
      const near = (from: number): number => (random.next() < 0.6 ? from + 4 + random.coordinate(6) : hostile(random));
      const [sx, sy, ex, ey] = [near(x), near(y), near(x), near(y)];
      const isSolid = (column: number, row: number): boolean => map.hasAt(column, row) && map.getAt(column, row);
      const corners = i % 2 === 0 ? 'pass' : 'block';
      const block = oracleBlock(sx, sy, ex, ey, isSolid, corners, [x, y, x + 8, y + 8]);
      const hit = castRay(map, unitTileSpace, segmentBetween(at(sx, sy), at(ex, ey)), { corners });
      if (hit !== undefined) hits++;
      if (`${hit?.tile.x} ${hit?.tile.y}` !== `${block?.tile[0]} ${block?.tile[1]}`)
        wrong.push(`${corners}: ${sx}, ${sy}, ${ex}, ${ey}`);
      const [from, to] = [at(sx, sy), at(ex, ey)];
      expect(isVisible(map, unitTileSpace, from, to)).toBe(isVisible(map, unitTileSpace, to, from));
    }
    expect(wrong).toEqual([]);
    expect(hits).toBeGreaterThanOrEqual(atLeast(500));
  });
});
