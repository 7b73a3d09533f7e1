/** Tiles whose hashes were chosen: no choice makes the collections slow. Counts reads of the table, not time. */
import { collidingTiles, countReads, Random, runs } from '@tilewright/testing';
import { describe, expect, it } from 'vitest';
import { chunkedTilemap } from '../storage/chunked-options.js';
import { tile } from '../values/tile.js';
import { addToTree, findInTree, type OverflowTree } from './overflow-tree.js';
import { TileHashMap } from './tile-hash-map.js';
import { TileHashSet } from './tile-hash-set.js';
import { hash } from './tile-index.js';

/**
 * What one tile may cost. A search reads at most 64 slots with a coordinate each; to add a tile takes two, and a
 * growing table adds each tile about once more.
 */
const mostReads = 1000;

/** Runs something for so many tiles. @returns the reads per tile; throws if they are too many */
function readsPerTile(tiles: number, run: () => void): number {
  const count = countReads(mostReads * tiles);
  try {
    run();
  } finally {
    count.stop();
  }
  return count.reads / tiles;
}

it('has the hash that the tests invert', () => {
  expect(new Set(collidingTiles(100, 0, 1).map(([x, y]) => hash(x, y)))).toEqual(new Set([0]));
  expect(collidingTiles(100, 1, 32).map(([x, y]) => hash(x, y))).toEqual(Array.from({ length: 100 }, (_, n) => n));
});

it('tens of thousands of tiles of one hash are added in few reads each', () => {
  const tiles = collidingTiles(runs(40_000), 0, 1);
  const reads = readsPerTile(tiles.length, () => {
    const set = new TileHashSet();
    for (const [x, y] of tiles) set.addAt(x, y);
    expect(set.size).toBe(tiles.length);
  });
  expect(reads).toBeLessThan(mostReads);
}, 120_000);

describe.each([
  ['equal hashes', 0],
  ['hashes that follow one another', 1],
  ['hashes that differ in their upper bits', 1 << 12],
])('tiles of %s', (_name, step) => {
  const many = 5000;
  const tiles = collidingTiles(2 * many, step, 1);
  const added = tiles.slice(0, many);

  it('are added, found, missed and removed in few reads each', () => {
    const set = new TileHashSet();
    const expectAll = (operation: (x: number, y: number) => boolean, among: readonly [number, number][]): void => {
      for (const [x, y] of among) if (!operation(x, y)) throw new Error('a wrong answer');
    };
    const reads = readsPerTile(4 * many, () => {
      expectAll((x, y) => set.addAt(x, y), added);
      expectAll((x, y) => set.hasAt(x, y), added);
      expectAll((x, y) => !set.hasAt(x, y), tiles.slice(many));
      expectAll((x, y) => set.deleteAt(x, y), added);
    });
    expect(reads).toBeLessThan(mostReads);
    expect(set.size).toBe(0);
  }, 120_000);

  it('are keys of a map in few reads each, in order', () => {
    const map = new TileHashMap<number>();
    const reads = readsPerTile(many, () => {
      added.forEach(([x, y], n) => map.setAt(x, y, n));
      added.forEach(([x, y], n) => n % 3 !== 0 && map.deleteAt(x, y));
    });
    expect(reads).toBeLessThan(mostReads);
    const left = added.flatMap(([x, y], n) => (n % 3 === 0 ? [{ x, y, n }] : []));
    expect([...map].map(([{ x, y }, n]) => ({ x, y, n }))).toEqual(left);
  }, 120_000);
});

it('thousands of chunks of one hash are made and found in few reads each', () => {
  const starts = collidingTiles(runs(10_000), 0, 4);
  const reads = readsPerTile(starts.length, () => {
    const map = chunkedTilemap({ background: 0, chunkSize: 4, array: Uint8Array });
    for (const [x, y] of starts) map.setAt(x, y, 1);
    expect(map.chunkCount).toBe(starts.length);
  });
  expect(reads).toBeLessThan(mostReads);
}, 120_000);

it('the tree has at most a fork for each bit on a path', () => {
  // Tiles of one bit each are the worst case.
  const xs = Int32Array.from({ length: 64 }, (_, bit) => (bit < 32 ? 0 : 1 << bit));
  const ys = Int32Array.from({ length: 64 }, (_, bit) => (bit < 32 ? 1 << bit : 0));
  const tree: OverflowTree = [0];
  for (let entry = 0; entry < 64; entry++) addToTree(tree, entry, xs, ys);
  const depth = (link: number): number =>
    tree[link]! < 0 ? 0 : 1 + Math.max(depth(tree[link]! + 1), depth(tree[link]! + 2));
  expect(depth(0)).toBe(63);
  for (let entry = 0; entry < 64; entry++) expect(findInTree(tree, xs[entry]!, ys[entry]!, xs, ys)).toBe(entry);
  expect(findInTree(tree, 0, 0, xs, ys)).toBe(-1);
});

it('a set of tiles of one hash does not have what is no tile', () => {
  const set = new TileHashSet(collidingTiles(100, 0, 1).map(([x, y]) => tile(x, y)));
  for (const wrong of [1n, Symbol('x'), '0', {}, undefined, Number.NaN, 0.5]) {
    expect([set.hasAt(wrong as number, 0), set.hasAt(0, wrong as number), set.deleteAt(0, wrong as number)]).toEqual([
      false,
      false,
      false,
    ]);
  }
  expect(set.size).toBe(100);
});

it('keeps what it was told of tiles of few hashes, after any history', () => {
  // Tiles of one hash, of the hashes behind it, and others; as many as leave a table full of dead entries.
  const pool = [...collidingTiles(150, 0, 1), ...collidingTiles(100, 1, 1), ...collidingTiles(50, 0x9e37_79b1, 1)];
  for (let seed = 1; seed <= runs(20); seed++) {
    const random = new Random(seed);
    const map = new TileHashMap<number>();
    const model = new Map<string, number>();
    // Some histories mostly add, some mostly remove.
    const share = random.next();
    for (let step = 0; step < 2000; step++) {
      const [x, y] = pool[random.integer(0, pool.length - 1)]!;
      const key = `${x},${y}`;
      if (random.next() < share) {
        expect(map.setAt(x, y, step)).toBe(!model.has(key));
        model.set(key, step);
      } else if (random.next() < 0.998) {
        expect(map.deleteAt(x, y)).toBe(model.delete(key));
      } else {
        map.clear();
        model.clear();
      }
      const [otherX, otherY] = pool[random.integer(0, pool.length - 1)]!;
      expect(map.getAt(otherX, otherY)).toBe(model.get(`${otherX},${otherY}`));
    }
    expect([...map].map(([{ x, y }, value]) => [`${x},${y}`, value])).toEqual([...model]);
  }
});
