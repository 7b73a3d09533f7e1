import fc from 'fast-check';
import { isFullRun, runs, someOf } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { rectIntersection, tileCount, tileRect, tilesIn } from '../values/rect.js';
import { manhattanDistance } from '../values/step.js';
import { arrayTilemap } from '../storage/array.js';
import { bitTilemapFrom } from '../storage/bit.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import { typedTilemap } from '../storage/typed.js';
import { type Tile, tile, tilesEqual } from '../values/tile.js';
import type { IsOpen, MoveRule } from './ground.js';
import { connectedRegions, floodFill } from './walks.js';

const rules: readonly MoveRule[] = ['four-way', 'eight-way', 'no-corner-cutting'];

/** A plan drawn with `#` for closed and anything else for open, its north-west tile at (-2, -1). */
function plan(...rows: readonly string[]): { readonly isOpen: IsOpen; readonly bounds: ReturnType<typeof tileRect> } {
  const bounds = tileRect({ x: -2, y: -1, width: rows[0]?.length ?? 0, height: rows.length });
  return { bounds, isOpen: (x, y) => (rows[y + 1]?.[x + 2] ?? '#') !== '#' };
}

/** A function as callers without types see it. */
const untyped = (call: unknown): ((...values: unknown[]) => unknown) => call as (...values: unknown[]) => unknown;

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
    const place = fc.record({ x: fc.integer({ min: -2, max: 3 }), y: fc.integer({ min: -1, max: 3 }) });
    fc.assert(
      fc.property(anyPlan, place, ({ isOpen, bounds }, { x, y }) => {
        const open = [...tilesIn(bounds)].filter((at) => isOpen(at.x, at.y));
        const start = tile(x, y);
        const distances = relaxed([start], open, rule, isOpen);
        const reached = [...floodFill(isOpen, start, { bounds, rule })];
        expect(reached.length).toBe(distances.filter((distance) => distance < Infinity).length);
        const order = reached.map((at) => distances[open.findIndex((each) => tilesEqual(each, at))] ?? Infinity);
        expect(order).toEqual([...order].sort((a, b) => a - b));
        expect(order).not.toContain(Infinity);
      }),
      { seed: 461, numRuns: runs(150) },
    );
  });

  it('part a plan into the regions that floods fill', () => {
    fc.assert(
      fc.property(anyPlan, ({ isOpen, bounds }) => {
        const { count, labels, sizes } = connectedRegions(isOpen, { bounds, rule });
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
          for (const reached of floodFill(isOpen, at, { bounds, rule })) expect(labels.get(reached)).toBe(label);
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
    const passes = (isOpen: IsOpen, rule: MoveRule): boolean =>
      floodFill(isOpen, tile(-2, -1), { rule, bounds: gap.bounds, maxTiles: 4 }).has(tile(-1, 0));
    expect(rules.map((rule) => passes(gap.isOpen, rule))).toEqual([false, true, false]);
    expect(rules.map((rule) => passes(corner.isOpen, rule))).toEqual([true, true, true]);
  });

  it('default to four ways', () => {
    expect(floodFill(gap.isOpen, tile(-2, -1)).size).toBe(1);
    expect(connectedRegions(gap.isOpen, { bounds: gap.bounds }).count).toBe(2);
  });

  it('reject any other', () => {
    const bad = 'six-way' as MoveRule;
    const rule = `rule must be 'four-way', 'eight-way' or 'no-corner-cutting', received the string "six-way"`;
    expect(() => floodFill(gap.isOpen, tile(0, 0), { rule: bad })).toThrow(new RangeError(`floodFill: ${rule}`));
    expect(() => connectedRegions(gap.isOpen, { bounds: gap.bounds, rule: bad })).toThrow(
      new RangeError(`connectedRegions: ${rule}`),
    );
  });
});

describe('walks', () => {
  it('go from nearest to furthest, clockwise from east', () => {
    expect([...floodFill((x, y) => Math.abs(x) + Math.abs(y) <= 1, tile(0, 0))]).toEqual([
      tile(0, 0),
      tile(1, 0),
      tile(0, 1),
      tile(-1, 0),
      tile(0, -1),
    ]);
  });

  it('give nothing from closed starts, from none, and outside of bounds', () => {
    const bounds = tileRect({ x: 0, y: 0, width: 3, height: 3 });
    expect(floodFill(() => false, tile(0, 0)).size).toBe(0);
    expect(floodFill(() => true, tile(5, 5), { bounds }).size).toBe(0);
    expect(floodFill(() => true, tile(1, 1), { bounds }).size).toBe(tileCount(bounds));
    expect(connectedRegions(() => true, { bounds: tileRect({ x: 0, y: 0, width: 0, height: 2 ** 31 }) }).count).toBe(0);
  });

  it('end by themselves where walls do', () => {
    expect(floodFill((x, y) => x * x + y * y <= 25, tile(0, 0)).size).toBe(81);
  });

  it('let errors of the caller through', () => {
    const fault = new Error('no such tile');
    expect(() =>
      floodFill(
        () => {
          throw fault;
        },
        tile(0, 0),
      ),
    ).toThrow(fault);
  });
});

describe('walks over a map', () => {
  const { isOpen, bounds } = plan('..#..', '###..', '.....', '.####', '.#...');
  const walls = bitTilemapFrom(bounds, (x, y) => !isOpen(x, y));
  const costs = typedTilemap(bounds, Uint8Array);
  const names = arrayTilemap(bounds, 'grass');
  const endless = chunkedTilemap({ background: 'rock', chunkSize: 4 });
  for (const { x, y } of tilesIn(bounds)) {
    costs.setAt(x, y, isOpen(x, y) ? 1 : 9);
    if (!isOpen(x, y)) names.setAt(x, y, 'rock');
    if (isOpen(x, y)) endless.setAt(x, y, 'grass');
  }
  const start = tile(2, -1);
  const isRock = (name: string): boolean => name === 'rock';

  describe.each(rules)('under the rule %s', (rule) => {
    const expected = [...floodFill(isOpen, start, { bounds, rule })];

    it('are those by a function that says which tiles are not solid', () => {
      expect([...floodFill(walls, start, { rule })]).toEqual(expected);
      expect([...floodFill(costs, start, { rule, isSolid: (cost) => cost > 5 })]).toEqual(expected);
      expect([...floodFill(names, start, { rule, isSolid: isRock })]).toEqual(expected);
      expect([...floodFill(endless, start, { rule, isSolid: isRock })]).toEqual(expected);
      expect(connectedRegions(walls, { rule })).toEqual(connectedRegions(isOpen, { bounds, rule }));
      expect(connectedRegions(names, { rule, isSolid: isRock })).toEqual(connectedRegions(isOpen, { bounds, rule }));
    });

    it('stay inside of bounds and of the map', () => {
      const part = tileRect({ x: -9, y: 0, width: 9, height: 20 });
      const both = rectIntersection(part, bounds);
      expect([...floodFill(walls, tile(-2, 3), { rule, bounds: part })]).toEqual([
        ...floodFill(isOpen, tile(-2, 3), { rule, bounds: both }),
      ]);
      expect(connectedRegions(walls, { rule, bounds: part })).toEqual(connectedRegions(isOpen, { bounds: both, rule }));
    });
  });

  it('ask the predicate for a value with its column and row', () => {
    const reached = floodFill(costs, start, { isSolid: (cost, x, y) => y !== -1 || cost !== costs.getAt(x, y) });
    expect([...reached].map(({ x, y }) => [x, y])).toEqual([2, 1, 0, -1, -2].map((x) => [x, -1]));
  });

  it('may turn the booleans of a map round', () => {
    expect(floodFill(walls, tile(0, -1), { isSolid: (isWall) => !isWall }).size).toBe(4);
  });

  it('are empty from outside', () => {
    expect(floodFill(walls, tile(-3, -1)).size).toBe(0);
    expect(floodFill(walls, start, { bounds: tileRect({ x: 90, y: 90, width: 9, height: 9 }) }).size).toBe(0);
  });

  it('end with the tiles that they may reach', () => {
    const plain = chunkedTilemap({ background: 0 });
    const isSolid = (): boolean => false;
    expect(() => floodFill(plain, start, { isSolid })).toThrow('floodFill: tiles reached must be at most 1048576');
    expect(() => floodFill(walls, start, { maxTiles: 2 })).toThrow('floodFill: tiles reached must be at most 2');
    expect(() => connectedRegions(plain, { isSolid })).toThrow(
      'connectedRegions: bounds must be at most 67108864 tiles',
    );
    expect(() => connectedRegions(walls, { maxTiles: 24 })).toThrow(
      'connectedRegions: bounds must be at most 24 tiles, received 25. Pass smaller bounds, or allow more by maxTiles',
    );
    expect(connectedRegions(walls, { maxTiles: 25 }).count).toBe(3);
  });

  it('reject values that do not say whether they are solid', () => {
    const rule = 'isSolid must be given for a map of other values than booleans, received undefined';
    expect(() => untyped(floodFill)(costs, start)).toThrow(new RangeError(`floodFill: ${rule}`));
    expect(() => untyped(floodFill)(names, start)).toThrow(new RangeError(`floodFill: ${rule}`));
    expect(() => untyped(connectedRegions)(costs, {})).toThrow(new RangeError(`connectedRegions: ${rule}`));
  });

  it('reject what is no ground', () => {
    const rule = 'ground must be a tile map, or a function that tells which tiles are open, received an object';
    expect(() => untyped(floodFill)(start, () => true)).toThrow(new RangeError(`floodFill: ${rule}`));
    expect(() => untyped(connectedRegions)(bounds, isOpen)).toThrow(new RangeError(`connectedRegions: ${rule}`));
  });
});

describe('walks by a function', () => {
  it('have no predicate beside it', () => {
    const options = { isSolid: () => true } as object;
    expect(() => floodFill(() => true, tile(0, 0), options)).toThrow('received the member "isSolid"');
  });

  it('need bounds to look for regions', () => {
    expect(() => untyped(connectedRegions)(() => true, {})).toThrow(
      'connectedRegions: bounds must be given if the ground is a function, received undefined',
    );
  });
});

describe('walks without an end', () => {
  const remedy = 'Close the area, pass smaller bounds, or allow up to 67108864 by maxTiles';
  const tooMany = (where: string, most: number): RangeError =>
    new RangeError(`${where}: tiles reached must be at most ${most}, received ${most + 1}. ${remedy}`);
  /** Open without an end to the east. */
  const corridor: IsOpen = (x, y) => x >= 0 && y === 0;

  it('are rejected, without bounds and in those of a chunked map', { timeout: 60_000 }, () => {
    const { bounds } = chunkedTilemap({ background: 0 });
    const half = tileRect({ x: 0, y: 0, width: 2 ** 31, height: 1 });
    for (const options of someOf([undefined, { bounds }, {}, { bounds: half }])) {
      expect(() => floodFill(corridor, tile(0, 0), options)).toThrow(tooMany('floodFill', 2 ** 20));
    }
    expect(() => connectedRegions(corridor, { bounds })).toThrow(
      'connectedRegions: bounds must be at most 67108864 tiles, received 18446744073709552000. Pass smaller bounds',
    );
  });

  it('stop at the tile that is one too many, and take exactly the greatest number', () => {
    for (const most of [1, 100, 1000]) {
      let asked = 0;
      const isOpen: IsOpen = (x, y) => {
        asked++;
        return corridor(x, y);
      };
      expect(() => floodFill(isOpen, tile(0, 0), { maxTiles: most })).toThrow(tooMany('floodFill', most));
      expect(asked).toBeLessThan(5 * (most + 1));
      const bounds = tileRect({ x: 0, y: 0, width: most, height: 1 });
      expect(floodFill(corridor, tile(0, 0), { bounds, maxTiles: most }).size).toBe(most);
    }
  });

  it('count each tile once, the start too', () => {
    const isOpen: IsOpen = (x, y) => (x === 0 || x === 1) && (y === 0 || y === 1);
    expect(floodFill(isOpen, tile(0, 0), { maxTiles: 4 }).size).toBe(4);
    expect(() => floodFill(isOpen, tile(0, 0), { maxTiles: 3 })).toThrow(tooMany('floodFill', 3));
    expect(floodFill(isOpen, tile(0, 2), { maxTiles: 0 }).size).toBe(0);
  });

  it.runIf(isFullRun())('may be allowed, where they have one after all', { timeout: 60_000 }, () => {
    const isOpen: IsOpen = (x, y) => corridor(x, y) && x <= 2 ** 20;
    expect(() => floodFill(isOpen, tile(0, 0))).toThrow(tooMany('floodFill', 2 ** 20));
    expect(floodFill(isOpen, tile(0, 0), { maxTiles: 2 ** 21 }).size).toBe(2 ** 20 + 1);
    const bounds = tileRect({ x: 0, y: 0, width: 2 ** 20 + 1, height: 1 });
    expect(floodFill(corridor, tile(0, 0), { bounds }).size).toBe(2 ** 20 + 1);
  });

  it.each([-1, 0.5, 2 ** 26 + 1, Number.NaN, Infinity])('have no greatest number %s', (maxTiles) => {
    const message = `maxTiles must be an integer from 0 to 67108864, received ${maxTiles}`;
    expect(() => floodFill(corridor, tile(0, 0), { maxTiles })).toThrow(new RangeError(`floodFill: ${message}`));
  });

  it('have no other options', () => {
    const misspelled = { bound: tileRect({ x: 0, y: 0, width: 1, height: 1 }) } as object;
    const rule = 'options must be an object with no members other than rule, bounds, maxTiles';
    const message = `${rule}, received the member "bound"`;
    expect(() => floodFill(corridor, tile(0, 0), misspelled)).toThrow(new RangeError(`floodFill: ${message}`));
    const rect = tileRect({ x: 0, y: 0, width: 1, height: 1 }) as object;
    expect(() => floodFill(corridor, tile(0, 0), rect)).toThrow(`floodFill: ${rule}, received the member "x"`);
  });
});
