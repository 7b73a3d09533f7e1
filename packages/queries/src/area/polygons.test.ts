import { atLeast, nextDown, nextUp, Random, runs } from '@tilewright/testing';
import { describe, expect, it, vi } from 'vitest';
import { decisions, type Inclusion } from '../testing/area-oracle.js';
import { oracleTilesInPolygon } from '../testing/polygon-oracle.js';
import type { Box, Cell } from '../testing/segment-oracle.js';
import { ANY, CENTER, INSIDE } from './limits.js';
import { PolygonRows } from './polygon-rows.js';
import type { RowCursor } from './tile-rows.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const codes = { any: ANY, center: CENTER, inside: INSIDE } as const;
const inclusions: readonly Inclusion[] = ['any', 'center', 'inside'];
const everywhere: Box = [-0x8000_0000, -0x8000_0000, 0x8000_0000, 0x8000_0000];
const rows = new PolygonRows();

function rowsOf(numbers: readonly number[], inclusion: Inclusion, [west, north, east, south] = everywhere): RowCursor {
  rows.reserve(numbers.length / 2);
  rows.points.set(numbers);
  rows.shape(numbers.length / 2);
  rows.begin(codes[inclusion], west, north, east - 1, south - 1);
  return rows;
}

function tilesOf(some: RowCursor): Cell[] {
  const tiles: Cell[] = [];
  while (some.next() && tiles.length < 100_000) {
    // Where many rows or columns are wrong, a part of them is enough.
    for (let { xMin: x } = some; x <= some.xMax && tiles.length < 100_000; x++) tiles.push([x, some.y]);
  }
  return tiles;
}

function box(random: Random): Box {
  const [a, b, c, d] = [random.integer(-5, 5), random.integer(-5, 5), random.integer(-5, 5), random.integer(-5, 5)];
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
}

type Points = (readonly [x: number, y: number])[];

/** The hull of some points, in order around it; now and then with points on its edges, or beside them. */
function polygon(random: Random, limit: number): number[] {
  const place = (): number =>
    random.next() < 0.3 ? random.integer(-2 * limit, 2 * limit) / 2 : random.coordinate(limit);
  const sorted: Points = Array.from({ length: random.integer(1, 7) }, () => [place(), place()] as const);
  sorted.sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  const half = (points: Points): Points => {
    const chain: Points = [];
    for (const [x, y] of points) {
      for (;;) {
        const [from, over] = [chain.at(-2), chain.at(-1)];
        if (!from || !over) break;
        if ((over[0] - from[0]) * (y - from[1]) - (over[1] - from[1]) * (x - from[0]) > 0) break;
        chain.pop();
      }
      chain.push([x, y]);
    }
    return chain;
  };
  const around = [...half(sorted).slice(0, -1), ...half(sorted.reverse()).slice(0, -1)];
  if (around.length === 0) around.push(sorted[0] as Points[number]);
  if (random.next() < 0.5) around.reverse();
  const turned = [...around.splice(random.integer(0, around.length - 1)), ...around];
  return turned.flatMap(([x, y], i) => {
    const [nextX, nextY] = turned[(i + 1) % turned.length] as Points[number];
    if (random.next() < 0.8) return [x, y];
    // A vertex between two others, as nearly on their edge as doubles can say: what rounding makes of collinear ones.
    const pick = [(value: number): number => value, nextUp, nextDown][random.integer(0, 2)] ?? nextUp;
    const part = random.integer(1, 3) / 4;
    return [x, y, pick(x + part * (nextX - x)), y + part * (nextY - y)];
  });
}

describe('the rows of a convex polygon equal the oracle', () => {
  function differences(count: number, some: (i: number) => readonly [number[], Box | undefined]): string[] {
    const wrong: string[] = [];
    for (let i = 0; i < count; i++) {
      const [each, bounds] = some(i);
      for (const inclusion of inclusions) {
        const found = tilesOf(rowsOf(each, inclusion, bounds));
        if (String(found) !== String(oracleTilesInPolygon(each, inclusion, bounds))) {
          wrong.push(`${inclusion}: [${each.join(', ')}] ${bounds?.join() ?? ''}`);
        }
      }
    }
    return wrong.slice(0, 5);
  }

  it('for polygons of a few tiles', () => {
    const random = new Random(1);
    expect(differences(runs(600), () => [polygon(random, 4), undefined])).toEqual([]);
  });

  it('for polygons of many tiles, and far away', () => {
    const random = new Random(2);
    expect(differences(runs(15), () => [polygon(random, 25), undefined])).toEqual([]);
    const far = (): number[] => polygon(random, 4).map((each, i) => each + (i % 2 === 0 ? 1e6 : -1e9));
    expect(differences(runs(150), () => [far(), undefined])).toEqual([]);
  });

  it('inside of bounds, for polygons of any size', () => {
    const random = new Random(3);
    const scales = [1, 1e3, 1e9, 1e16, 1e155, 1e300, 1.7e308, 1e-150, 1e-300];
    const scaled = (): number[] => {
      const each = polygon(random, 4);
      const largest = Math.max(1, ...each.map(Math.abs));
      const scale = scales[random.integer(0, scales.length - 1)] ?? 1;
      return each.map((value) => (scale > 1e300 ? value / largest : value) * scale);
    };
    expect(differences(runs(1000), () => [scaled(), box(random)])).toEqual([]);
  });

  it('inside of bounds that only some of many rows reach', () => {
    const random = new Random(4);
    const long = (): number[] => {
      const [a, b] = [random.between(-3000, 3000), random.between(-3000, 3000)];
      return [a, -2000, b, 2000, b + random.between(0, 9), 2000];
    };
    expect(differences(runs(20), () => [long(), [-3, -500, 3, 500]])).toEqual([]);
  });

  it('at 100,000 tiles and more', () => {
    expect(decisions.count).toBeGreaterThanOrEqual(atLeast(100_000));
  });
});
