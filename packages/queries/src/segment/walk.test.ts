import { compare, fraction, minus, nextDown, Random, rational, runs, times } from '@tilewright/testing';
import { describe, expect, it, vi } from 'vitest';
import { type Box, type Cell, type Corners, oracleFractions, oracleTilesOnSegment } from '../testing/segment-oracle.js';
import { type Ends, longSegment, shortSegment } from '../testing/segments.js';
import { BOTH, NONE, ONE, AS_START, BESIDE_CORNER, BY_COLUMN_LINE, BY_ROW_LINE, THROUGH_CORNER } from './codes.js';
import { fillFromWalk, visitFromWalk } from './runs.js';
import { SegmentCursor } from './cursor.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const codes = { none: NONE, one: ONE, both: BOTH } as const;
const modes: readonly Corners[] = ['none', 'one', 'both'];
const everywhere: Box = [-0x8000_0000, -0x8000_0000, 0x8000_0000, 0x8000_0000];

const walk = new SegmentCursor();
const buffer = new Int32Array(1_000_000);

function begin([sx, sy, ex, ey]: Ends, corners: Corners, [west, north, east, south]: Box = everywhere): SegmentCursor {
  walk.sx = sx;
  walk.sy = sy;
  walk.ex = ex;
  walk.ey = ey;
  walk.begin(codes[corners], west, north, east - 1, south - 1);
  return walk;
}

/** One step as all that a walk can tell of it. */
function steps(ends: Ends, corners: Corners, box: Box = everywhere): string[] {
  begin(ends, corners, box);
  const told: string[] = [];
  while (walk.next()) {
    told.push([walk.x, walk.y, walk.entered, walk.entryFraction, walk.exitFraction].join(' '));
  }
  return told;
}

function isSame(tiles: readonly Cell[], count: number): boolean {
  return count === tiles.length && tiles.every(([x, y], i) => buffer[2 * i] === x && buffer[2 * i + 1] === y);
}

/** Tries a number of segments in all modes; gives the first that differs from the oracle. */
function firstDifference(count: number, segment: () => Ends, box?: Box): string | undefined {
  for (let i = 0; i < count; i++) {
    const ends = segment();
    const oracle = oracleTilesOnSegment(...ends, box);
    for (const corners of modes) {
      const found = fillFromWalk(begin(ends, corners, box), buffer);
      if (!isSame(oracle[corners], found)) return `${corners}: ${ends.join(', ')}`;
    }
  }
  return undefined;
}

describe('the walk equals the oracle', () => {
  it('through corners where a block of steps ends', () => {
    // One column line, then a corner, of two steps: that of steps 256 and 257 is the first to lie in two blocks.
    const ends: Ends = [0.5, 0.75, 400.5, 200.75];
    const back: Ends = [400.5, 200.75, 0.5, 0.75];
    const rising: Ends = [0.5, -0.75, 400.5, -200.75];
    const thirds: Ends = [1 / 3, 1 / 3, 300 + 1 / 3, 300 + 1 / 3];
    for (const each of [ends, back, rising, thirds]) expect(firstDifference(1, () => each)).toBeUndefined();
  });

  it('along rows and columns that are longer than a block of steps', () => {
    for (const length of [255, 256, 257, 512, 513, 1000]) {
      for (const line of [0, 0.5, 1 / 3]) {
        const ways: readonly Ends[] = [
          [0.25, line, length, line],
          [length, line, 0.25, line],
          [line, 0.25, line, length],
          [line, length, line, 0.25],
        ];
        for (const each of ways) expect(firstDifference(1, () => each)).toBeUndefined();
      }
    }
  });

  it('on short segments', () => {
    const random = new Random(1);
    expect(firstDifference(runs(100_000), () => shortSegment(random))).toBeUndefined();
  });

  it('on segments of about 100 tiles, near and a million tiles away', () => {
    const random = new Random(2);
    expect(firstDifference(runs(5000), () => longSegment(random, 100, 10))).toBeUndefined();
    expect(firstDifference(runs(5000), () => longSegment(random, 100, 1_000_000))).toBeUndefined();
  });

  it('on segments of 100,000 tiles', () => {
    const random = new Random(3);
    expect(firstDifference(runs(20), () => longSegment(random, 100_000, 1000))).toBeUndefined();
  });

  it('at the ends of the range of tiles', () => {
    const random = new Random(4);
    const edge = (): number =>
      random.next() < 0.5 ? -0x8000_0000 + random.next() * 40 : 0x8000_0000 - random.next() * 40 - 1;
    expect(
      firstDifference(
        runs(1000),
        () => {
          const [x, y] = [edge(), edge()];
          return [x, y, x + random.between(-1, 1), y + random.between(-1, 1)];
        },
        everywhere,
      ),
    ).toBeUndefined();
  });
});

describe('bounds', () => {
  function box(random: Random): Box {
    const [a, b, c, d] = [random.integer(-7, 7), random.integer(-7, 7), random.integer(-7, 7), random.integer(-7, 7)];
    return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)];
  }
  const isInside = ([west, north, east, south]: Box, x: number, y: number): boolean =>
    x >= west && x < east && y >= north && y < south;

  it('clip the walk to its inner part, with the same sides and fractions', () => {
    const random = new Random(5);
    let found: string | undefined;
    for (let i = 0; i < runs(20_000) && found === undefined; i++) {
      const [ends, inner] = [shortSegment(random), box(random)];
      for (const corners of modes) {
        const expected = steps(ends, corners).filter((step) => {
          const [x, y] = step.split(' ').map(Number);
          return isInside(inner, x ?? Number.NaN, y ?? Number.NaN);
        });
        if (steps(ends, corners, inner).join() !== expected.join())
          found = `${corners}: ${ends.join()} in ${inner.join()}`;
      }
    }
    expect(found).toBeUndefined();
  });

  it('of one tile work for all segments past its sides and corners', () => {
    const tile: Box = [0, 0, 1, 1];
    const places = [-1, -0.5, 0, 0.5, 1, 1.5, 2];
    const ways = places.flatMap((sx) =>
      places.flatMap((sy) => places.flatMap((ex) => places.map((ey): Ends => [sx, sy, ex, ey]))),
    );
    let i = 0;
    expect(firstDifference(ways.length, () => ways[i++] ?? expect.fail('no more'), tile)).toBeUndefined();
  });

  it('work from any distance, also outside the range of tiles', () => {
    const random = new Random(6);
    const differing: string[] = [];
    for (let i = 0; i < runs(2000); i++) {
      const scale = [1e9, 1e12, 1e17, 1e200, 1e308][random.integer(0, 4)] ?? 1;
      // Through the box from far away: half of them along a diagonal through corners.
      const slope = random.next() < 0.5 ? 1 : random.between(-2, 2);
      const shift = random.integer(-4, 4);
      const ends: Ends = [-scale, -scale * slope + shift, scale, scale * slope + shift];
      if (!ends.every(Number.isFinite)) continue;
      const near = box(random);
      const oracle = oracleTilesOnSegment(...ends, near);
      for (const corners of modes) {
        const found = fillFromWalk(begin(ends, corners, near), buffer);
        if (!isSame(oracle[corners], found)) differing.push(`${corners}: ${ends.join()} in ${near.join()}`);
      }
    }
    expect(differing).toEqual([]);
  });

  it('cost the same from a billion tiles away', () => {
    begin([-1e9, -1e9 + 0.25, 1e9, 1e9], 'one', [0, 0, 100, 100]);
    expect(walk.next()).toBe(true);
    expect([walk.x, walk.y]).toEqual([0, 0]);
    expect(walk.tilesWithOne).toBeLessThan(201);
  });
});

describe('fractions and sides', () => {
  it('are within an ulp of the exact ones, equal from tile to tile, and never decrease', () => {
    const random = new Random(7);
    const wrong: string[] = [];
    for (let i = 0; i < runs(10_000) && wrong.length === 0; i++) {
      const ends = shortSegment(random);
      for (const corners of modes) {
        begin(ends, corners);
        let before = 0;
        while (walk.next()) {
          const truth = oracleFractions(...ends, [walk.x, walk.y]);
          const isNear = (found: number, part: bigint): boolean => isWithinUlp(found, part, truth.denominator);
          const { entryFraction, exitFraction } = walk;
          // A side tile that is only added meets the segment in its corner: both fractions are that point's.
          const isRight = isNear(entryFraction, truth.entry) && isNear(exitFraction, truth.exit);
          if (!isRight || entryFraction !== before || exitFraction < entryFraction) {
            wrong.push(`${corners}: ${ends.join()} at ${walk.x}, ${walk.y}: ${entryFraction} to ${exitFraction}`);
            break;
          }
          before = exitFraction;
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('exist where the difference of the ends overflows', () => {
    for (const [from, to] of [
      [-0.6e308, 1.7e308],
      [1.7e308, -0.6e308],
      [-1.7e308, 0.6e308],
      [-Number.MAX_VALUE, Number.MAX_VALUE],
    ] as const) {
      // Halves, as the differences themselves overflow.
      const part = from / 2 / (from / 2 - to / 2);
      begin([from, 0.5, to, 0.5], 'one', [0, 0, 1, 1]);
      expect([walk.next(), walk.x, walk.y]).toEqual([true, 0, 0]);
      expect(walk.entryFraction).toBeCloseTo(part, 15);
      expect(walk.exitFraction).toBeCloseTo(part, 15);
      begin([0.5, from, 0.5, to], 'one', [0, 0, 1, 1]);
      expect([walk.next(), walk.x, walk.y]).toEqual([true, 0, 0]);
      expect(walk.entryFraction).toBeCloseTo(part, 15);
    }
  });

  it('identify the crossed line, and the corners', () => {
    const told = (ends: Ends, corners: Corners): number[] => {
      begin(ends, corners);
      const entered: number[] = [];
      while (walk.next()) entered.push(walk.entered);
      return entered;
    };
    expect(told([0.5, 0.5, 2.5, 0.5], 'one')).toEqual([AS_START, BY_COLUMN_LINE, BY_COLUMN_LINE]);
    expect(told([0.5, 0.5, 0.5, 2.5], 'one')).toEqual([AS_START, BY_ROW_LINE, BY_ROW_LINE]);
    expect(told([0.5, 0.5, 1.5, 1.5], 'none')).toEqual([AS_START, THROUGH_CORNER]);
    expect(told([0.5, 0.5, 1.5, 1.5], 'both')).toEqual([AS_START, BESIDE_CORNER, BESIDE_CORNER, THROUGH_CORNER]);
    expect(told([0.5, 1.5, 1.5, 0.5], 'none')).toEqual([AS_START, BESIDE_CORNER, THROUGH_CORNER]);
  });
});

/** Whether a double is one of the two around `part / whole`, or that value itself; 0 for a whole of zero extent. */
function isWithinUlp(found: number, part: bigint, whole: bigint): boolean {
  const truth = fraction(part, whole);
  const off = minus(rational(found), truth);
  const ulp = rational(found === 0 ? Number.MIN_VALUE : found - nextDown(found));
  return compare(times(off, off), times(ulp, ulp)) <= 0;
}

describe('the forms', () => {
  it('return the same tiles', () => {
    const random = new Random(8);
    for (let i = 0; i < runs(3000); i++) {
      const ends = i % 10 === 0 ? longSegment(random, 600, 10) : shortSegment(random);
      for (const corners of modes) {
        const stepped: number[] = [];
        begin(ends, corners);
        while (walk.next()) stepped.push(walk.x, walk.y);
        const visited: number[] = [];
        expect(visitFromWalk(begin(ends, corners), (x, y) => void visited.push(x, y))).toBe(false);
        const count = fillFromWalk(begin(ends, corners), buffer);
        expect(visited).toEqual(stepped);
        expect([...buffer.subarray(0, 2 * count)]).toEqual(stepped);
      }
    }
  });

  it('stop when the visitor returns true, or at the end of the array', () => {
    const random = new Random(9);
    for (let i = 0; i < runs(2000); i++) {
      const ends = shortSegment(random);
      for (const corners of modes) {
        const count = fillFromWalk(begin(ends, corners), buffer);
        let seen = 0;
        const last = random.integer(1, count);
        expect(visitFromWalk(begin(ends, corners), () => ++seen === last)).toBe(true);
        expect(seen).toBe(last);
        expect(fillFromWalk(begin(ends, corners), new Int32Array(2 * count - random.integer(1, 2)))).toBe(-1);
        expect(fillFromWalk(begin(ends, corners), new Int32Array(2 * count))).toBe(count);
      }
    }
  });
});

describe('laziness', () => {
  it('the first of four billion tiles are available at once', () => {
    begin([-0x8000_0000, -0x8000_0000, 0x7fff_ffff, 0x7fff_fffe], 'one');
    expect(walk.tilesWithOne).toBe(0xffff_ffff + 0xffff_fffe + 1);
    for (let i = 0; i < 1000; i++) expect(walk.next()).toBe(true);
    expect(walk.x - -0x8000_0000).toBe(500);
  });
});
