import { atLeast, nextDown, nextUp, Random, runs } from '@tilewright/testing';
import { unitTileSpace } from '@tilewright/tilemap';
import { circle, tilePosition, tiles } from '@tilewright/units';
import { describe, expect, it, vi } from 'vitest';
import { type Inclusion, oracleTilesInCircle, oracleTilesInRectangle } from '../testing/area-oracle.js';
import type { Box, Cell } from '../testing/segment-oracle.js';
import { cellsInEveryForm, formThatDiffers } from '../testing/row-forms.js';
import { rowsInCircle, tilesInCircle } from './circle.js';
import { CircleRows } from './circle-rows.js';
import { ANY, CENTER, INSIDE } from './limits.js';
import { RectangleRows } from './rectangle-rows.js';
import type { RowCursor } from './tile-rows.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const codes = { any: ANY, center: CENTER, inside: INSIDE } as const;
const inclusions: readonly Inclusion[] = ['any', 'center', 'inside'];
const everywhere: Box = [-0x8000_0000, -0x8000_0000, 0x8000_0000, 0x8000_0000];

type Disc = readonly [cx: number, cy: number, radius: number];
const rows = new CircleRows();

function discRows(disc: Disc, inclusion: Inclusion, [west, north, east, south]: Box = everywhere): CircleRows {
  [rows.cx, rows.cy, rows.radius] = disc;
  rows.begin(codes[inclusion], west, north, east - 1, south - 1);
  return rows;
}

function tilesOf(some: RowCursor): Cell[] {
  const tiles: Cell[] = [];
  while (some.next()) {
    expect(some.xMin).toBeLessThanOrEqual(some.xMax);
    for (let { xMin: x } = some; x <= some.xMax; x++) tiles.push([x, some.y]);
  }
  return tiles;
}

function isSame(a: readonly Cell[], b: readonly Cell[]): boolean {
  return a.length === b.length && a.every(([x, y], i) => b[i]?.[0] === x && b[i]?.[1] === y);
}

function box(random: Random): Box {
  const [a, b, c, d] = [random.integer(-5, 5), random.integer(-5, 5), random.integer(-5, 5), random.integer(-5, 5)];
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

/** A disc that touches lines, corners and middles as often as not. */
function disc(random: Random, limit: number): Disc {
  const [cx, cy] = [random.coordinate(4), random.coordinate(4)];
  const beside = [(v: number): number => v, nextUp, (v: number): number => Math.abs(nextDown(v))];
  const pick = beside[random.integer(0, 2)] ?? Math.abs;
  switch (random.integer(0, 4)) {
    case 0:
      return [cx, cy, Math.abs(random.coordinate(limit))];
    case 1:
      // Tangent to a line.
      return [cx, cy, pick(Math.abs(random.integer(-limit, limit) - cx))];
    case 2: {
      // Through a corner or a middle, as nearly as a double can be.
      const [dx, dy] = [random.integer(-limit, limit) / 2 - cx, random.integer(-limit, limit) / 2 - cy];
      return [cx, cy, pick(Math.sqrt(dx * dx + dy * dy))];
    }
    case 3: {
      // Exactly through corners: a Pythagorean triple around a short binary fraction.
      const [a, b, c] = [
        [3, 4, 5],
        [5, 12, 13],
        [8, 15, 17],
        [7, 24, 25],
      ][random.integer(0, 3)] ?? [0, 0, 0];
      const part = [1, 0.5, 0.25, 0.125][random.integer(0, 3)] ?? 1;
      const [x, y] = [random.integer(-4, 4), random.integer(-4, 4)];
      return [x + (a ?? 0) * part, y + (b ?? 0) * part, (c ?? 0) * part];
    }
    default:
      return [cx, cy, Math.abs(random.nothing())];
  }
}

describe('the rows of a disc equal the oracle', () => {
  function firstDifference(count: number, some: () => Disc): string | undefined {
    for (let i = 0; i < count; i++) {
      const each = some();
      // The oracle is slow: the two narrower inclusions, which share all code with the first, are tried less often.
      for (const inclusion of i % 4 === 0 ? inclusions : inclusions.slice(0, 1)) {
        if (!isSame(tilesOf(discRows(each, inclusion)), oracleTilesInCircle(...each, inclusion))) {
          return `${inclusion}: ${each.join(', ')}`;
        }
      }
    }
    return undefined;
  }

  it('for discs of a few tiles', () => {
    const random = new Random(1);
    expect(firstDifference(runs(10_000), () => disc(random, 3))).toBeUndefined();
  });

  it('for discs of many tiles, and far away', () => {
    const random = new Random(2);
    expect(firstDifference(runs(100), () => disc(random, 25))).toBeUndefined();
    expect(
      firstDifference(runs(500), () => {
        const [cx, cy, radius] = disc(random, 3);
        return [cx + random.integer(-1, 1) * 1e6, cy + 1e6, radius];
      }),
    ).toBeUndefined();
  });

  it('inside of bounds, for discs of any size', () => {
    const random = new Random(3);
    const wrong: string[] = [];
    for (let i = 0; i < runs(3000); i++) {
      // Half of them far larger than the bounds, whose border passes through them or beside them.
      const scale = [1e3, 1e9, 1e16, 1e17, 1e155, 1e300][random.integer(0, 5)] ?? 1;
      const turn = random.next() < 0.5 ? random.integer(0, 3) * 0.5 : random.between(0, 2);
      const [away, aside] = [Math.cos(turn * Math.PI) * scale, Math.sin(turn * Math.PI) * scale];
      const each: Disc = random.next() < 0.5 ? disc(random, 3) : [away, aside, scale + random.coordinate(4)];
      const bounds = box(random);
      for (const inclusion of inclusions) {
        const oracle = oracleTilesInCircle(...each, inclusion, bounds);
        if (!isSame(tilesOf(discRows(each, inclusion, bounds)), oracle)) {
          wrong.push(`${inclusion}: ${each.join(', ')} in ${bounds.join()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('in every form, without options', () => {
    const random = new Random(5);
    const wrong: string[] = [];
    for (let i = 0; i < runs(10_000); i++) {
      const [x, y, radius] = disc(random, 3);
      const round = circle(tilePosition(tiles(x), tiles(y)), tiles(radius));
      const expected = tilesOf(discRows([x, y, radius], 'any'));
      const forms = cellsInEveryForm(
        () => rowsInCircle(unitTileSpace, round),
        () => tilesInCircle(unitTileSpace, round),
      );
      const form = formThatDiffers(expected, forms);
      if (form !== undefined) wrong.push(`${form}: ${x}, ${y}, ${radius}`);
    }
    expect(wrong).toEqual([]);
  });

  it('in every form, where short rows of large discs end beside whole numbers', () => {
    const random = new Random(6);
    const wrong: string[] = [];
    let touching = 0;
    for (let i = 0; i < runs(2000); i++) {
      const row = -Math.floor(([100, 1e4, 1e6, 1e8][i % 4] ?? 100) * random.between(1, 2));
      const half = random.integer(1, 8) / 2;
      const [cx, cy] = [random.integer(-3, 3) + (half % 1), random.coordinate(3)];
      // The south border of this row cuts a chord of twice `half` off, as nearly as a double can say. Its distance from
      // the center has more bits than a double.
      const beside = [(v: number): number => v, nextUp, nextDown][random.integer(0, 2)] ?? Math.abs;
      const offset = cy - (row + 1);
      const radius = beside(Math.sqrt(half * half + offset * offset));
      const expected = oracleTilesInCircle(cx, cy, radius, 'any', [-20, row - 1, 20, row + 1]);
      if (expected.some(([x]) => x === cx - half) !== expected.some(([x]) => x === cx + half)) touching++;
      const round = circle(tilePosition(tiles(cx), tiles(cy)), tiles(radius));
      const visited: Cell[] = [];
      rowsInCircle(unitTileSpace, round).visit((y, xMin, xMax) => {
        if (y > row) return true;
        for (let x = xMin; x <= xMax; x++) visited.push([x, y]);
        return false;
      });
      const iterated: Cell[] = [];
      for (const { x, y } of tilesInCircle(unitTileSpace, round)) {
        if (y > row) break;
        iterated.push([x, y]);
      }
      const ofRows: Cell[] = [];
      for (const { y, xMin, xMax } of rowsInCircle(unitTileSpace, round)) {
        if (y > row) break;
        for (let x = xMin; x <= xMax; x++) ofRows.push([x, y]);
      }
      if (![visited, iterated, ofRows].every((cells) => isSame(cells, expected))) wrong.push(`${cx}, ${cy}, ${radius}`);
    }
    expect(wrong).toEqual([]);
    expect(touching).toBeGreaterThanOrEqual(atLeast(100));
  });

  it('returns rows one by one, each as a new object, and then nothing', () => {
    const iterator = rowsInCircle(unitTileSpace, circle(tilePosition(tiles(2.5), tiles(2.5)), tiles(1)))[
      Symbol.iterator
    ]();
    const results = Array.from({ length: 5 }, () => iterator.next());
    expect(results).toEqual([
      { done: false, value: { y: 1, xMin: 1, xMax: 3 } },
      { done: false, value: { y: 2, xMin: 1, xMax: 3 } },
      { done: false, value: { y: 3, xMin: 1, xMax: 3 } },
      { done: true, value: undefined },
      { done: true, value: undefined },
    ]);
  });

  it('terminates where the published loop does not', () => {
    expect(tilesOf(discRows([0.5, 0.01, 1.99], 'any'))).toEqual(oracleTilesInCircle(0.5, 0.01, 1.99, 'any'));
  });

  it('starts at once, however large the disc', () => {
    discRows([0.5, 0.5, 2e9], 'any');
    expect(rows.next()).toBe(true);
    expect(rows.y).toBe(-2e9);
  });
});

describe('the rows of a rectangle equal the oracle', () => {
  it('for all inclusions and edges, inside of bounds or not', () => {
    const random = new Random(4);
    const wrong: string[] = [];
    for (let i = 0; i < runs(5000); i++) {
      const [a, b, c, d] = [random.coordinate(3), random.coordinate(3), random.coordinate(3), random.coordinate(3)];
      const corners = [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const;
      const [west, north, east, south] = i % 2 === 0 ? everywhere : box(random);
      for (const inclusion of inclusions) {
        for (const edges of ['closed', 'half-open'] as const) {
          const oracle = oracleTilesInRectangle(...corners, inclusion, edges).filter(
            ([x, y]) => x >= west && x < east && y >= north && y < south,
          );
          const code = codes[inclusion];
          const found = new RectangleRows();
          [found.minX, found.minY, found.maxX, found.maxY] = corners;
          found.isClosed = edges === 'closed';
          found.begin(code, west, north, east - 1, south - 1);
          if (!isSame(tilesOf(found), oracle)) wrong.push(`${inclusion}, ${edges}: ${corners.join(', ')}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
