import { atLeast, nextDown, nextUp, Random, runs } from '@tilewright/testing';
import { describe, expect, it, vi } from 'vitest';
import { decisions, type Inclusion } from '../testing/area-oracle.js';
import { oracleTilesInCapsule } from '../testing/capsule-oracle.js';
import type { Box, Cell } from '../testing/segment-oracle.js';
import { CapsuleRows } from './capsule-rows.js';
import { ANY, CENTER, INSIDE } from './limits.js';
import type { RowCursor } from './tile-rows.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const codes = { any: ANY, center: CENTER, inside: INSIDE } as const;
const inclusions: readonly Inclusion[] = ['any', 'center', 'inside'];
const everywhere: Box = [-0x8000_0000, -0x8000_0000, 0x8000_0000, 0x8000_0000];
const rows = new CapsuleRows();

type Capsule = readonly [ax: number, ay: number, bx: number, by: number, radius: number];

function rowsOf(capsule: Capsule, inclusion: Inclusion, [west, north, east, south] = everywhere): RowCursor {
  [rows.ax, rows.ay, rows.bx, rows.by, rows.radius] = capsule;
  rows.shape();
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

/** A capsule that touches lines, corners and middles as often as not. */
function capsule(random: Random, limit: number): Capsule {
  const beside = [(v: number): number => v, nextUp, (v: number): number => Math.abs(nextDown(v))];
  const pick = beside[random.integer(0, 2)] ?? Math.abs;
  const place = (): number =>
    random.next() < 0.3 ? random.integer(-2 * limit, 2 * limit) / 2 : random.coordinate(limit);
  const [ax, ay] = [place(), place()];
  switch (random.integer(0, 5)) {
    case 0:
      return [ax, ay, place(), place(), Math.abs(random.coordinate(2))];
    case 1: {
      // Along an axis, with a radius that touches lines.
      const touching = pick(Math.abs(random.integer(-limit, limit) - ay));
      return random.next() < 0.5 ? [ax, ay, place(), ay, touching] : [ay, ax, ay, place(), touching];
    }
    case 2: {
      // Slanted by a Pythagorean triple, with its edges through corners.
      const [p, q, r] = [
        [3, 4, 5],
        [4, -3, 5],
        [5, 12, 13],
        [-8, 15, 17],
      ][random.integer(0, 3)] as [number, number, number];
      const [x, y] = [random.integer(-4, 4), random.integer(-4, 4)];
      const part = [1, 0.5, 0.25][random.integer(0, 2)] ?? 1;
      const distance = random.integer(1, 8) / 4;
      const [fromX, fromY] = [x - q * distance, y + p * distance];
      return [fromX - p * part, fromY - q * part, fromX + p * part, fromY + q * part, pick(distance * r)];
    }
    case 3: {
      // An end as far from a corner as the radius, as nearly as a double can be.
      const [dx, dy] = [random.integer(-limit, limit) / 2 - ax, random.integer(-limit, limit) / 2 - ay];
      return [ax, ay, place(), place(), pick(Math.sqrt(dx * dx + dy * dy))];
    }
    case 4: {
      // The line as far from a corner.
      const [bx, by] = [place(), place()];
      const [dx, dy] = [bx - ax, by - ay];
      const [ex, ey] = [random.integer(-limit, limit) / 2 - ax, random.integer(-limit, limit) / 2 - ay];
      const distance = Math.abs(dx * ey - dy * ex) / Math.max(1e-3, Math.sqrt(dx * dx + dy * dy));
      return [ax, ay, bx, by, pick(Math.min(distance, 9))];
    }
    default:
      return [ax, ay, place(), place(), Math.abs(random.nothing())];
  }
}

describe('the rows of a capsule equal the oracle', () => {
  function differences(count: number, some: (i: number) => readonly [Capsule, Box | undefined]): string[] {
    const wrong: string[] = [];
    for (let i = 0; i < count; i++) {
      const [each, bounds] = some(i);
      for (const inclusion of inclusions) {
        const found = tilesOf(rowsOf(each, inclusion, bounds));
        if (String(found) !== String(oracleTilesInCapsule(each, inclusion, bounds))) {
          wrong.push(`${inclusion}: ${each.join(', ')} in ${bounds?.join() ?? 'all'}`);
        }
      }
    }
    return wrong.slice(0, 5);
  }

  it('for capsules of a few tiles', () => {
    const random = new Random(1);
    expect(differences(runs(500), () => [capsule(random, 3), undefined])).toEqual([]);
  });

  it('for capsules of many tiles, and far away', () => {
    const random = new Random(2);
    expect(differences(runs(8), () => [capsule(random, 25), undefined])).toEqual([]);
    const far = (): Capsule => {
      const [ax, ay, bx, by, radius] = capsule(random, 3);
      return [ax + 1e6, ay - 1e9, bx + 1e6, by - 1e9, radius];
    };
    expect(differences(runs(100), () => [far(), undefined])).toEqual([]);
  });

  it('inside of bounds, for capsules of any size', () => {
    const random = new Random(3);
    const scales = [1, 1e3, 1e9, 1e16, 1e155, 1e300, 1e-150, 1e-300];
    const scaled = (): Capsule => {
      const [ax, ay, bx, by, radius] = capsule(random, 4);
      const scale = scales[random.integer(0, scales.length - 1)] ?? 1;
      const other = random.next() < 0.5 ? scale : 1;
      // Half of them far larger than the bounds, whose border passes through them or beside them.
      return random.next() < 0.5
        ? [ax * other, ay * scale, bx * other, by * scale, radius * (random.next() < 0.5 ? scale : 1)]
        : [ax * scale, ay, bx * scale, by + scale, scale + radius];
    };
    expect(differences(runs(1000), () => [scaled(), box(random)])).toEqual([]);
  });

  it('inside of bounds, for capsules whose length has a square that is too large for a double', () => {
    const random = new Random(5);
    const scales = [1e154, 1e155, 1e200, 1e300];
    const scaled = (): Capsule => {
      const [ax, ay, bx, by, radius] = capsule(random, 4);
      const scale = scales[random.integer(0, scales.length - 1)] ?? 1;
      // They leave the bounds along one axis, and are of a few tiles along the other.
      return random.next() < 0.5 ? [ax, ay, bx * scale, by, radius] : [ax, ay, bx, by * scale, radius];
    };
    expect(differences(runs(1000), () => [scaled(), box(random)])).toEqual([]);
  });

  it('inside of bounds that only some of many rows reach', () => {
    const random = new Random(4);
    const long = (): Capsule => [random.between(-3e3, 3e3), -2e3, random.between(-3e3, 3e3), 2e3, random.between(0, 9)];
    expect(differences(runs(12), () => [long(), [-3, -400, 3, 400]])).toEqual([]);
  });

  it('at 100,000 tiles and more', () => {
    expect(decisions.count).toBeGreaterThanOrEqual(atLeast(100_000));
  });
});
