import { bitTilemap, tile, type Tile, tileRect, typedTilemap, unitTileSpace } from '@tilewright/tilemap';
import { segmentBetween, tilePosition, type TilePosition2, tiles } from '@tilewright/units';
import { Random, runs } from '@tilewright/testing';
import { describe, expect, it, vi } from 'vitest';
import type { CornerTiles } from './options.js';
import { type Ends, shortSegment } from '../testing/segments.js';
import { tilesOnSegment } from './tiles.js';
import { isVisible } from './visibility.js';

// As long as the number of runs takes.
vi.setConfig({ testTimeout: 3_600_000 });

const space = unitTileSpace;
const modes: readonly CornerTiles[] = ['none', 'one', 'both'];
const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));

function pathOf([sx, sy, ex, ey]: Ends, cornerTiles: CornerTiles): string[] {
  return [...tilesOnSegment(space, segmentBetween(at(sx, sy), at(ex, ey)), { cornerTiles })].map(
    ({ x, y }) => `${x},${y}`,
  );
}

/** The path back, with each corner's pair in the order that it keeps. */
function reversed(path: readonly string[], pairs: ReadonlySet<string>): string[] {
  const back = [...path].reverse();
  for (let i = 0; i + 1 < back.length; i++) {
    const [a, b] = [back[i] ?? '', back[i + 1] ?? ''];
    if (pairs.has(`${b} ${a}`)) {
      back[i] = b;
      back[i + 1] = a;
      i++;
    }
  }
  return back;
}

/**
 * The pairs of side tiles of a path with both: what it has in sequence, the southern first, and are neighbors across.
 */
function pairsOf(path: readonly string[]): ReadonlySet<string> {
  const pairs = new Set<string>();
  path.forEach((each, i) => {
    const [x, y] = each.split(',').map(Number);
    const [nextX, nextY] = (path[i + 1] ?? 'NaN,NaN').split(',').map(Number);
    // The northern one of a pair lies one row up, and one column beside.
    if (nextY === (y ?? 0) - 1 && Math.abs((nextX ?? 0) - (x ?? 0)) === 1) pairs.add(`${each} ${path[i + 1]}`);
  });
  return pairs;
}

describe('the tiles of a segment do not depend on its direction', () => {
  function check(ends: Ends): void {
    const back: Ends = [ends[2], ends[3], ends[0], ends[1]];
    for (const corners of modes) {
      const path = pathOf(ends, corners);
      const pathBack = pathOf(back, corners);
      if (corners === 'both') expect(pathBack).toEqual(reversed(path, pairsOf(path)));
      else expect(pathBack).toEqual([...path].reverse());
    }
  }

  it('for random doubles', () => {
    const random = new Random(1);
    for (let i = 0; i < runs(3000); i++) check(shortSegment(random));
  });

  it('from every center and corner to every other within a few tiles', () => {
    for (let x = -6; x <= 6; x++) for (let y = -6; y <= 6; y++) check([0.5, 0.5, x / 2, y / 2]);
    for (let x = -6; x <= 6; x++) for (let y = -6; y <= 6; y++) check([1, 1, x / 2, y / 2]);
  });
});

describe('isVisible', () => {
  const size = 7;
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: size, height: size }));
  const center = ({ x, y }: Tile): TilePosition2 => at(x + 0.5, y + 0.5);
  const all = Array.from({ length: size * size }, (_, i) => tile(i % size, Math.floor(i / size)));

  function scatter(random: Random, part: number): void {
    map.fill(false);
    for (const each of all) if (random.next() < part) map.set(each, true);
  }

  /** Whether nothing lies between, said with the tiles of the segment alone. */
  function seen(from: TilePosition2, to: TilePosition2): boolean {
    const path = [...tilesOnSegment(space, segmentBetween(from, to), { cornerTiles: 'both' })];
    return path.slice(1, -1).every((each) => !map.getOr(each, false));
  }

  it('is the same in both directions, over all pairs of tiles of small maps', () => {
    const random = new Random(2);
    const wrong: string[] = [];
    for (let round = 0; round < runs(4); round++) {
      scatter(random, 0.2);
      for (const a of all) {
        for (const b of all) {
          for (const corners of ['pass', 'block'] as const) {
            const forth = isVisible(map, space, center(a), center(b), { corners });
            if (isVisible(map, space, center(b), center(a), { corners }) !== forth) {
              wrong.push(`${corners}: from ${a.x}, ${a.y} to ${b.x}, ${b.y}`);
            }
          }
          if (isVisible(map, space, center(a), center(b), { corners: 'block' }) !== seen(center(a), center(b))) {
            wrong.push(`not what the tiles say: from ${a.x}, ${a.y} to ${b.x}, ${b.y}`);
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('reads each tile once, also if the start lies in a solid tile', () => {
    const kinds = typedTilemap(tileRect({ x: 0, y: 0, width: 5, height: 1 }), Uint8Array);
    kinds.setAt(0, 0, 1);
    kinds.setAt(4, 0, 1);
    const columns: number[] = [];
    const isSolid = (kind: number, x: number): boolean => {
      columns.push(x);
      return kind === 1;
    };
    expect(isVisible(kinds, space, at(0.5, 0.5), at(4.5, 0.5), { isSolid })).toBe(true);
    expect(columns).toEqual([0, 1, 2, 3, 4]);
  });

  it('ends in the last columns of a map that is wider than 2^31', () => {
    const wide = bitTilemap(tileRect({ x: -(2 ** 31), y: 0, width: 2 ** 31 + 64, height: 1 }));
    wide.setAt(20, 0, true);
    expect(isVisible(wide, space, at(3.5, 0.5), at(20.5, 0.5))).toBe(true);
    expect(isVisible(wide, space, at(3.5, 0.5), at(21.5, 0.5))).toBe(false);
  });

  it('is the same in both directions for random doubles, also from outside the map', () => {
    const random = new Random(3);
    const place = (): TilePosition2 => at(random.coordinate(4) + 3, random.coordinate(4) + 3);
    const wrong: string[] = [];
    for (let i = 0; i < runs(10_000); i++) {
      if (i % 100 === 0) scatter(random, 0.15);
      const [a, b] = [place(), place()];
      for (const corners of ['pass', 'block'] as const) {
        const forth = isVisible(map, space, a, b, { corners });
        if (isVisible(map, space, b, a, { corners }) !== forth) wrong.push(`${corners}: ${i}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("with 'pass', sees all that it sees with 'block'", () => {
    const random = new Random(4);
    scatter(random, 0.3);
    let more = 0;
    for (const a of all) {
      for (const b of all) {
        const strict = isVisible(map, space, center(a), center(b), { corners: 'block' });
        const lenient = isVisible(map, space, center(a), center(b));
        expect(lenient || !strict).toBe(true);
        if (lenient && !strict) more++;
      }
    }
    expect(more).toBeGreaterThan(0);
  });
});
