/** Removals: what they leave behind costs neither time nor memory, and iterations that are under way notice nothing. */
import fc from 'fast-check';
import { runs } from '@tilewright/testing';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Tile, tile } from '../values/tile.js';
import { TileHashMap } from './tile-hash-map.js';
import { TileHashSet } from './tile-hash-set.js';
import { TileIndex } from './tile-index.js';

/** The first tile of an iteration that is left at once, as one takes it from a queue. */
function firstOf(tiles: Iterable<Tile>): Tile | undefined {
  for (const at of tiles) return at;
  return undefined;
}

/** As many tiles, none of them twice. */
const manyTiles = (count: number): Tile[] => Array.from({ length: count }, (_, n) => tile(n % 64, -Math.floor(n / 64)));

describe('entries that are looked at', () => {
  const looks = vi.spyOn(TileIndex.prototype, 'isLive');

  beforeEach(() => void looks.mockClear());
  afterAll(() => looks.mockRestore());

  it('are few for each step of a queue, whatever its length', () => {
    const lengths = [1, 10, 100, 2000];
    const steps = 6000;
    for (const length of lengths) {
      const tiles = manyTiles(length + steps);
      const queue = new TileHashSet(tiles.slice(0, length));
      const named = new TileHashMap(tiles.slice(0, length).map((at) => [at, at] as const));
      looks.mockClear();
      for (let step = 0; step < steps; step++) {
        const at = firstOf(queue) ?? expect.unreachable();
        const key = firstOf(named.keys()) ?? expect.unreachable();
        expect([at, key]).toEqual([tiles[step], tiles[step]]);
        queue.delete(at);
        named.delete(key);
        const next = tiles[length + step] ?? expect.unreachable();
        queue.add(next);
        named.set(next, next);
      }
      expect(looks.mock.calls.length / steps).toBeLessThan(10);
      expect([...queue]).toEqual(tiles.slice(steps));
      expect([...named.values()]).toEqual(tiles.slice(steps));
    }
  });

  it('are few where a queue is emptied', () => {
    const tiles = manyTiles(5000);
    const queue = new TileHashSet(tiles);
    looks.mockClear();
    for (const expected of tiles) {
      const at = firstOf(queue) ?? expect.unreachable();
      expect(at).toEqual(expected);
      queue.delete(at);
    }
    expect([queue.size, firstOf(queue)]).toEqual([0, undefined]);
    expect(looks.mock.calls.length / tiles.length).toBeLessThan(10);
  });

  it('are fewer than four for each tile that is left, wherever the others were', () => {
    const set = new TileHashSet(manyTiles(5000));
    for (const at of manyTiles(5000)) if (at.x !== 0 && at.x !== 63) set.delete(at);
    looks.mockClear();
    let visits = 0;
    set.forEach(() => visits++);
    expect(visits).toBe(set.size);
    expect(looks.mock.calls.length).toBeLessThan(4 * visits);
  });
});

describe('memory', () => {
  it('follows the number of tiles', () => {
    const index = new TileIndex();
    for (let n = 0; n < 10_000; n++) {
      index.makeRoom();
      index.append(n, -n);
    }
    for (let n = 0; n < 10_000; n++) {
      if (n % 100 === 0) continue;
      index.remove(n, -n);
      index.tidy();
    }
    expect(index.size).toBe(100);
    expect(index.xs.length).toBeLessThanOrEqual(1024);
  });

  it('is not taken by values that were removed', () => {
    const map = new TileHashMap(manyTiles(1000).map((at) => [at, { at }] as const));
    for (const at of manyTiles(1000)) if (at.x !== 0) map.delete(at);
    const stored = Object.values(map).find((member): member is unknown[] => Array.isArray(member));
    expect(stored?.length).toBeLessThan(4 * map.size);
  });
});

describe('iterations', () => {
  it('equal those of the language while tiles are removed, however often the table is rebuilt', () => {
    const step = fc.record({
      /** Which iteration goes on, and by how many tiles. */
      iteration: fc.nat({ max: 3 }),
      advance: fc.nat({ max: 4 }),
      /** The tiles that are removed first. */
      start: fc.double({ min: 0, max: 1, noNaN: true }),
      removals: fc.nat({ max: 60 }),
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), fc.array(step, { maxLength: 40 }), (count, steps) => {
        const tiles = manyTiles(count);
        const map = new TileHashMap(tiles.map((at, n) => [at, n] as const));
        const set = new TileHashSet(tiles);
        const model = new Map(tiles.map((at, n) => [n, at]));
        const open = Array.from({ length: 4 }, () => [map[Symbol.iterator](), set[Symbol.iterator](), model.entries()]);
        const next = (iterators: readonly Iterator<unknown>[] = []): void => {
          const [found, at, expected] = iterators.map((each) => each.next());
          if (expected?.done === true) expect([found?.done, at?.done]).toEqual([true, true]);
          else {
            const [n, where] = (expected?.value ?? expect.unreachable()) as [number, Tile];
            expect([found?.value, at?.value]).toEqual([[where, n], where]);
          }
        };
        // All of them start before the first removal.
        for (const iterators of open) next(iterators);
        for (const { iteration, advance, start, removals } of steps) {
          const from = Math.floor(start * count);
          for (let n = from; n < Math.min(from + removals, count); n++) {
            const at = tiles[n] ?? expect.unreachable();
            const isThere = model.delete(n);
            expect([map.delete(at), set.delete(at)]).toEqual([isThere, isThere]);
          }
          for (let k = 0; k < advance; k++) next(open[iteration]);
          expect([map.size, set.size]).toEqual([model.size, model.size]);
        }
        expect([...map]).toEqual([...model].map(([n, at]) => [at, n]));
        expect([...set]).toEqual([...model.values()]);
        for (const iterators of open) for (let k = 0; k <= model.size; k++) next(iterators);
      }),
      { seed: 452, numRuns: runs(300) },
    );
  }, 600_000);

  it('equal those of the language over any history of a queue', () => {
    const step = fc.tuple(fc.constantFrom('add', 'take', 'delete'), fc.nat({ max: 30 }));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60, size: 'max' }), (steps) => {
        const queue = new TileHashSet();
        const model = new Map<string, Tile>();
        let added = 0;
        for (const [kind, times] of steps) {
          for (let k = 0; k < times; k++) {
            if (kind === 'add') {
              const at = tile(added % 7, added++);
              model.set(`${at.x},${at.y}`, at);
              queue.add(at);
            } else if (kind === 'take') {
              const [key, at] = [...model.entries()][0] ?? [];
              expect(firstOf(queue)).toEqual(at);
              if (at === undefined || key === undefined) continue;
              model.delete(key);
              queue.delete(at);
            } else {
              const row = added - 1 - 3 * k;
              expect(queue.deleteAt(row % 7, row)).toBe(model.delete(`${row % 7},${row}`));
            }
          }
          expect(queue.size).toBe(model.size);
        }
        expect([...queue]).toEqual([...model.values()]);
      }),
      { seed: 453, numRuns: runs(200) },
    );
  }, 600_000);
});
