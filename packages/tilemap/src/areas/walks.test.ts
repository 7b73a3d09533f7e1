import fc from 'fast-check';
import { runs } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { TileHashMap } from '../collections/tile-hash-map.js';
import { tileCount, tileRect, tilesIn } from '../values/rect.js';
import { manhattanDistance } from '../values/step.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import { type Tile, tile, tilesEqual } from '../values/tile.js';
import { connectedRegions, distanceField, floodFill, type IsOpen, type MoveRule } from './walks.js';

const rules: readonly MoveRule[] = ['four-way', 'eight-way', 'no-corner-cutting'];

/** A plan drawn with `#` for closed and anything else for open, its north-west tile at (-2, -1). */
function plan(...rows: readonly string[]): { readonly isOpen: IsOpen; readonly bounds: ReturnType<typeof tileRect> } {
  const bounds = tileRect({ x: -2, y: -1, width: rows[0]?.length ?? 0, height: rows.length });
  return { bounds, isOpen: (x, y) => (rows[y + 1]?.[x + 2] ?? '#') !== '#' };
}

/** A random plan in which every wall is as likely as `share`. */
const anyPlan = fc
  .array(fc.array(fc.constantFrom('#', '.', '.'), { minLength: 6, maxLength: 6 }), { minLength: 5, maxLength: 5 })
  .map((rows) => plan(...rows.map((row) => row.join(''))));

/** Whether one move leads from one tile to another: the rules once more, written as sentences. */
function isMove(a: Tile, b: Tile, rule: MoveRule, isOpen: IsOpen): boolean {
  const straight = manhattanDistance(a, b) === 1;
  const diagonal = Math.abs(a.x - b.x) === 1 && Math.abs(a.y - b.y) === 1;
  if (rule === 'four-way') return straight;
  if (rule === 'eight-way') return straight || diagonal;
  return straight || (diagonal && isOpen(a.x, b.y) && isOpen(b.x, a.y));
}

/** Distances by relaxation until nothing changes: plain, and slow. */
function relaxed(starts: readonly Tile[], tiles: readonly Tile[], rule: MoveRule, isOpen: IsOpen): number[] {
  const distances = tiles.map((at) => (starts.some((start) => tilesEqual(start, at)) ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    tiles.forEach((a, i) =>
      tiles.forEach((b, j) => {
        if (isMove(a, b, rule, isOpen) && (distances[i] ?? 0) + 1 < (distances[j] ?? 0)) {
          distances[j] = (distances[i] ?? 0) + 1;
          changed = true;
        }
      }),
    );
  }
  return distances;
}

describe.each(rules)('walks under the rule %s', (rule) => {
  it('equal plain relaxation on random plans', { timeout: 600_000 }, () => {
    const starts = fc.array(fc.record({ x: fc.integer({ min: -2, max: 3 }), y: fc.integer({ min: -1, max: 3 }) }), {
      maxLength: 3,
    });
    fc.assert(
      fc.property(anyPlan, starts, ({ isOpen, bounds }, places) => {
        const open = [...tilesIn(bounds)].filter(({ x, y }) => isOpen(x, y));
        const from = places.map(({ x, y }) => tile(x, y));
        const expected = relaxed(from, open, rule, isOpen);
        const field = distanceField(from, isOpen, { bounds, rule });
        expect(open.map((at) => field.get(at) ?? Infinity)).toEqual(expected);
        expect(field.size).toBe(expected.filter((distance) => distance < Infinity).length);
        const order = [...field.values()];
        expect(order).toEqual([...order].sort((a, b) => a - b));
        const [first = tile(0, 0)] = from;
        expect([...floodFill(first, isOpen, { bounds, rule })]).toEqual([
          ...distanceField([first], isOpen, { bounds, rule }).keys(),
        ]);
      }),
      { seed: 461, numRuns: runs(150) },
    );
  });

  it('part a plan into the regions that floods fill', () => {
    fc.assert(
      fc.property(anyPlan, ({ isOpen, bounds }) => {
        const { count, labels, sizes } = connectedRegions(bounds, isOpen, rule);
        expect(sizes.length).toBe(count);
        let next = 1;
        const tallies = Array.from({ length: count }, () => 0);
        for (const at of tilesIn(bounds)) {
          const label = labels.get(at);
          expect(label > 0).toBe(isOpen(at.x, at.y));
          if (label === 0) continue;
          expect(label).toBeLessThanOrEqual(next);
          tallies[label - 1] = (tallies[label - 1] ?? 0) + 1;
          if (label < next) continue;
          next++;
          for (const reached of floodFill(at, isOpen, { bounds, rule })) expect(labels.get(reached)).toBe(label);
        }
        expect(tallies).toEqual(sizes);
      }),
      { seed: 462, numRuns: 100 },
    );
  });
});

describe('rules', () => {
  const gap = plan('.#', '#.');
  const corner = plan('..', '#.');

  it('tell whether a diagonal passes', () => {
    const moves = (isOpen: IsOpen, rule: MoveRule): number | undefined =>
      distanceField([tile(-2, -1)], isOpen, { rule, bounds: gap.bounds }).get(tile(-1, 0));
    expect(rules.map((rule) => moves(gap.isOpen, rule))).toEqual([undefined, 1, undefined]);
    expect(rules.map((rule) => moves(corner.isOpen, rule))).toEqual([2, 1, 2]);
    expect(rules.map((rule) => moves(() => true, rule))).toEqual([2, 1, 1]);
  });

  it('default to four ways', () => {
    expect(floodFill(tile(-2, -1), gap.isOpen).size).toBe(1);
    expect(connectedRegions(gap.bounds, gap.isOpen).count).toBe(2);
  });

  it('refuse any other', () => {
    const bad = 'six-way' as MoveRule;
    const rule = `rule must be 'four-way', 'eight-way' or 'no-corner-cutting', received the string "six-way"`;
    expect(() => floodFill(tile(0, 0), gap.isOpen, { rule: bad })).toThrow(new RangeError(`floodFill: ${rule}`));
    expect(() => distanceField([], gap.isOpen, { rule: bad })).toThrow(new RangeError(`distanceField: ${rule}`));
    expect(() => connectedRegions(gap.bounds, gap.isOpen, bad)).toThrow(new RangeError(`connectedRegions: ${rule}`));
  });
});

describe('walks', () => {
  it('go from nearest to furthest, clockwise from east', () => {
    expect([...floodFill(tile(0, 0), (x, y) => Math.abs(x) + Math.abs(y) <= 1)]).toEqual([
      tile(0, 0),
      tile(1, 0),
      tile(0, 1),
      tile(-1, 0),
      tile(0, -1),
    ]);
  });

  it('give nothing from closed starts, from none, and outside of bounds', () => {
    const bounds = tileRect({ x: 0, y: 0, width: 3, height: 3 });
    expect(floodFill(tile(0, 0), () => false).size).toBe(0);
    expect(floodFill(tile(5, 5), () => true, { bounds }).size).toBe(0);
    expect(distanceField([], () => true, { bounds })).toEqual(new TileHashMap());
    expect(floodFill(tile(1, 1), () => true, { bounds }).size).toBe(tileCount(bounds));
    expect(connectedRegions(tileRect({ x: 0, y: 0, width: 0, height: 2 ** 31 }), () => true).count).toBe(0);
  });

  it('end by themselves where walls do', () => {
    expect(floodFill(tile(0, 0), (x, y) => x * x + y * y <= 25).size).toBe(81);
  });

  it('let errors of the caller through', () => {
    const fault = new Error('no such tile');
    expect(() =>
      floodFill(tile(0, 0), () => {
        throw fault;
      }),
    ).toThrow(fault);
  });
});

describe('walks without an end', () => {
  const remedy = 'Close the area, give smaller bounds, or allow up to 67108864 by maxTiles';
  const tooMany = (where: string, most: number): RangeError =>
    new RangeError(`${where}: tiles reached must be at most ${most}, received ${most + 1}. ${remedy}`);
  /** Open without an end to the east. */
  const corridor: IsOpen = (x, y) => x >= 0 && y === 0;

  it('are refused, without bounds and in those of a chunked map', { timeout: 60_000 }, () => {
    const { bounds } = chunkedTilemap({ background: 0 });
    const half = tileRect({ x: 0, y: 0, width: 2 ** 31, height: 1 });
    for (const options of [undefined, {}, { bounds }, { bounds: half }]) {
      expect(() => floodFill(tile(0, 0), corridor, options)).toThrow(tooMany('floodFill', 2 ** 20));
      expect(() => distanceField([tile(0, 0)], corridor, options)).toThrow(tooMany('distanceField', 2 ** 20));
    }
    expect(() => connectedRegions(bounds, corridor)).toThrow(
      'connectedRegions: bounds must be at most 67108864 tiles, received 18446744073709552000. Give those of a part',
    );
  });

  it('stop at the tile that is one too many, and take exactly the greatest number', () => {
    for (const most of [1, 100, 1000]) {
      let asked = 0;
      const isOpen: IsOpen = (x, y) => {
        asked++;
        return corridor(x, y);
      };
      expect(() => floodFill(tile(0, 0), isOpen, { maxTiles: most })).toThrow(tooMany('floodFill', most));
      expect(asked).toBeLessThan(5 * (most + 1));
      const bounds = tileRect({ x: 0, y: 0, width: most, height: 1 });
      expect(floodFill(tile(0, 0), corridor, { bounds, maxTiles: most }).size).toBe(most);
      expect(distanceField([tile(0, 0)], corridor, { bounds, maxTiles: most }).size).toBe(most);
    }
  });

  it('count each tile once, the starts too', () => {
    const starts = [tile(0, 0), tile(0, 0), tile(5, 5), tile(1, 1), tile(0, 0)];
    const isOpen: IsOpen = (x, y) => x === y;
    const bounds = tileRect({ x: 0, y: 0, width: 9, height: 9 });
    expect(distanceField(starts, isOpen, { bounds, maxTiles: 3 }).size).toBe(3);
    expect(() => distanceField(starts, isOpen, { bounds, maxTiles: 2 })).toThrow(tooMany('distanceField', 2));
    expect(floodFill(tile(0, 1), isOpen, { maxTiles: 0 }).size).toBe(0);
  });

  it('may be allowed, where they have one after all', { timeout: 60_000 }, () => {
    const isOpen: IsOpen = (x, y) => corridor(x, y) && x <= 2 ** 20;
    expect(() => floodFill(tile(0, 0), isOpen)).toThrow(tooMany('floodFill', 2 ** 20));
    expect(floodFill(tile(0, 0), isOpen, { maxTiles: 2 ** 21 }).size).toBe(2 ** 20 + 1);
    const bounds = tileRect({ x: 0, y: 0, width: 2 ** 20 + 1, height: 1 });
    expect(floodFill(tile(0, 0), corridor, { bounds }).size).toBe(2 ** 20 + 1);
  });

  it.each([-1, 0.5, 2 ** 26 + 1, Number.NaN, Infinity])('have no greatest number %s', (maxTiles) => {
    const message = `maxTiles must be an integer from 0 to 67108864, received ${maxTiles}`;
    expect(() => floodFill(tile(0, 0), corridor, { maxTiles })).toThrow(new RangeError(`floodFill: ${message}`));
  });

  it('have no other options', () => {
    const misspelled = { bound: tileRect({ x: 0, y: 0, width: 1, height: 1 }) } as object;
    const rule = 'options must be an object with no members other than rule, bounds, maxTiles';
    const message = `${rule}, received the member "bound"`;
    expect(() => floodFill(tile(0, 0), corridor, misspelled)).toThrow(new RangeError(`floodFill: ${message}`));
    expect(() => distanceField([], corridor, misspelled)).toThrow(new RangeError(`distanceField: ${message}`));
    const rect = tileRect({ x: 0, y: 0, width: 1, height: 1 }) as object;
    expect(() => floodFill(tile(0, 0), corridor, rect)).toThrow(`floodFill: ${rule}, received the member "x"`);
  });
});
