import { atLeast, nextDown, nextUp, Random, runs } from '@tilewright/testing';
import { sideOfEdge } from '@tilewright/units/exact';
import { describe, expect, it, vi } from 'vitest';
import { tileRect, type TileRect } from '@tilewright/tilemap';
import { decisions } from '../testing/area-oracle.js';
import { oracleTilesInSector, type SectorNumbers } from '../testing/sector-oracle.js';
import type { Box, Cell } from '../testing/segment-oracle.js';
import { beginIn } from './begin-in.js';
import { ANY, CENTER } from './limits.js';
import { SectorRows } from './sector-rows.js';
import type { RowCursor } from './tile-rows.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const codes = { any: ANY, center: CENTER } as const;
const inclusions = ['any', 'center'] as const;
const rows = new SectorRows();

function rowsOf({ disc, u, v, isReflex }: SectorNumbers, inclusion: 'any' | 'center', box?: Box): RowCursor {
  [rows.cx, rows.cy, rows.radius] = disc;
  [rows.ux, rows.uy] = u;
  [rows.vx, rows.vy] = v;
  rows.isReflex = isReflex;
  rows.shape();
  beginIn(rows, codes[inclusion], box && boundsOf(box));
  return rows;
}

function boundsOf([west, north, east, south]: Box): TileRect {
  return tileRect({ x: west, y: north, width: east - west, height: south - north });
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

/** An edge: along an axis or a diagonal as often as not, or beside it; seldom not a unit vector. */
function edge(random: Random): readonly [number, number] {
  const beside = [(v: number): number => v, nextUp, nextDown][random.integer(0, 2)] ?? nextUp;
  switch (random.integer(0, 4)) {
    case 0: {
      const [x, y] = [
        [1, 0],
        [0, 1],
        [-1, 0],
        [0, -1],
      ][random.integer(0, 3)] as [number, number];
      return [x, y];
    }
    case 1:
      return [
        random.integer(0, 1) === 0 ? beside(Math.SQRT1_2) : -Math.SQRT1_2,
        random.integer(0, 1) === 0 ? Math.SQRT1_2 : -Math.SQRT1_2,
      ];
    case 2: {
      const [x, y] = [
        [0.6, 0.8],
        [0.8, -0.6],
        [-3, 4],
        [-5, -12],
      ][random.integer(0, 3)] as [number, number];
      return [x, y];
    }
    case 3:
      return [random.integer(0, 1) === 0 ? 1e-9 : -1e-10, random.integer(0, 1) === 0 ? 1 : -1];
    default: {
      const angle = random.between(0, 2 * Math.PI);
      return [Math.cos(angle), Math.sin(angle)];
    }
  }
}

function sector(random: Random, limit: number): SectorNumbers {
  const place = (): number =>
    random.next() < 0.4 ? random.integer(-2 * limit, 2 * limit) / 2 : random.coordinate(limit);
  const [cx, cy] = [place(), place()];
  const beside =
    [(v: number): number => v, nextUp, (v: number): number => Math.abs(nextDown(v))][random.integer(0, 2)] ?? Math.abs;
  const [dx, dy] = [random.integer(-limit, limit) / 2 - cx, random.integer(-limit, limit) / 2 - cy];
  const u = edge(random);
  // Corners that lie on a border, as nearly as a double can say.
  const toBorder = u[0] === 0 ? 1 : Math.abs((random.integer(-limit, limit) - cx) / u[0]);
  const radius = [
    Math.abs(random.coordinate(limit)),
    beside(Math.abs(random.integer(-limit, limit) - cx)),
    beside(Math.sqrt(dx * dx + dy * dy)),
    Math.min(9, beside(toBorder)),
    Math.abs(random.nothing()),
  ][random.integer(0, 4)] as number;
  const v = random.next() < 0.15 ? u : random.next() < 0.15 ? ([-u[0], -u[1]] as const) : edge(random);
  const turn = sideOfEdge(0, 0, u[0], u[1], v[0], v[1]);
  const isReflex = turn < 0 || (u === v && random.next() < 0.3);
  return { disc: [cx, cy, radius], u, v, isReflex };
}

describe('the rows of a sector equal the oracle', () => {
  function differences(count: number, some: (i: number) => readonly [SectorNumbers, Box | undefined]): string[] {
    const wrong: string[] = [];
    for (let i = 0; i < count; i++) {
      const [each, bounds] = some(i);
      for (const inclusion of inclusions) {
        const found = tilesOf(rowsOf(each, inclusion, bounds));
        if (String(found) !== String(oracleTilesInSector(each, inclusion, bounds))) {
          wrong.push(`${inclusion}: ${JSON.stringify(each)} in ${bounds?.join() ?? 'all'}`);
        }
      }
    }
    return wrong.slice(0, 5);
  }

  it('for sectors of a few tiles', () => {
    const random = new Random(1);
    expect(differences(runs(700), () => [sector(random, 3), undefined])).toEqual([]);
  });

  it('from the centers and corners of tiles, toward the axes and the diagonals', () => {
    const random = new Random(5);
    const directions = [
      [1, 0],
      [Math.SQRT1_2, Math.SQRT1_2],
      [0, 1],
      [-Math.SQRT1_2, Math.SQRT1_2],
      [-1, 0],
      [-Math.SQRT1_2, -Math.SQRT1_2],
      [0, -1],
      [Math.SQRT1_2, -Math.SQRT1_2],
      [0.6, 0.8],
    ] as const;
    const short = (): SectorNumbers => {
      const disc = [random.integer(-3, 3) / 2, random.integer(-3, 3) / 2, random.integer(0, 11) / 2] as const;
      const pick = () => directions[random.integer(0, 8)] ?? directions[0];
      const [u, v] = [pick(), pick()];
      const turn = sideOfEdge(0, 0, u[0], u[1], v[0], v[1]);
      return { disc, u, v, isReflex: turn < 0 || (u === v && random.next() < 0.5) };
    };
    expect(differences(runs(500), () => [short(), undefined])).toEqual([]);
  });

  it('from about the centers and corners of tiles, as in tiles of 0.7 meters', () => {
    const random = new Random(6);
    const h = Math.SQRT1_2;
    const edges = [
      [1, 0],
      [h, h],
      [0, 1],
      [-h, h],
      [-1, 0],
      [-h, -h],
      [0, -1],
      [h, -h],
    ] as const;
    const beside = [(v: number): number => v, nextUp, nextDown, (v: number): number => nextUp(nextUp(v))] as const;
    const about = (half: number): number => beside[random.integer(0, 3)]!(random.integer(-half, half) / 2);
    const about45 = (): SectorNumbers => {
      const disc = [about(5), about(5), Math.abs(about(11))] as const;
      const [u, v] = [edges[random.integer(0, 7)]!, edges[random.integer(0, 7)]!];
      const turn = sideOfEdge(0, 0, u[0], u[1], v[0], v[1]);
      return { disc, u, v, isReflex: turn < 0 || (u === v && random.next() < 0.5) };
    };
    expect(differences(runs(500), () => [about45(), undefined])).toEqual([]);
    const far = (): SectorNumbers => {
      const each = about45();
      const [cx, cy, radius] = each.disc;
      return { ...each, disc: [cx - 1e6 - 0.1, cy - 1e6 - 0.1, radius] };
    };
    expect(differences(runs(100), () => [far(), undefined])).toEqual([]);
  });

  it('with an edge that a quotient of doubles does not tell from an axis', () => {
    for (const u of [
      [1e-200, 1e150],
      [-1e-200, 1e150],
      [1e-200, -1e150],
      [-1e-200, -1e150],
    ] as const) {
      const v = [-u[0], -u[1]] as const;
      for (const cx of [2, 2.5]) {
        const half: SectorNumbers = { disc: [cx, 0.25, 2], u, v, isReflex: false };
        expect(differences(1, () => [half, undefined])).toEqual([]);
      }
    }
  });

  it('for a segment along a row, from beyond all tiles', () => {
    for (const cx of [-1e16, 1e16]) {
      for (const ux of [1, -1]) {
        const ray: SectorNumbers = { disc: [cx, 0.5, 2e16], u: [ux, 0], v: [ux, 0], isReflex: false };
        expect(differences(1, () => [ray, [-2, -2, 2, 2]])).toEqual([]);
      }
    }
  });

  it('for sectors of many tiles, and far away', () => {
    const random = new Random(2);
    expect(differences(runs(10), () => [sector(random, 20), undefined])).toEqual([]);
    const far = (): SectorNumbers => {
      const each = sector(random, 3);
      const [cx, cy, radius] = each.disc;
      return { ...each, disc: [cx + 1e6, cy - 1e9, radius] };
    };
    expect(differences(runs(150), () => [far(), undefined])).toEqual([]);
  });

  it('inside of bounds, for sectors of any size', () => {
    const random = new Random(3);
    const scales = [1, 1e3, 1e9, 1e16, 1e155, 1e300, 1e-150, 1e-300];
    const scaled = (): SectorNumbers => {
      const each = sector(random, 4);
      const [cx, cy, radius] = each.disc;
      const scale = scales[random.integer(0, scales.length - 1)] ?? 1;
      // Half of them far larger than the bounds, whose border passes through them or beside them.
      const disc =
        random.next() < 0.5
          ? ([cx * scale, cy * scale, radius * scale] as const)
          : ([cx + each.u[0] * scale, cy + each.u[1] * scale, scale + radius] as const);
      return { ...each, disc };
    };
    expect(differences(runs(1000), () => [scaled(), box(random)])).toEqual([]);
  });

  it('inside of bounds that only some of many rows reach', () => {
    const random = new Random(4);
    const large = (): SectorNumbers => ({ ...sector(random, 3), disc: [random.between(-2e3, 2e3), 9.5, 2e3] });
    expect(differences(runs(20), () => [large(), [-2, -200, 2, 200]])).toEqual([]);
  });

  it('at 100,000 tiles and more', () => {
    expect(decisions.count).toBeGreaterThanOrEqual(atLeast(100_000));
  });
});
