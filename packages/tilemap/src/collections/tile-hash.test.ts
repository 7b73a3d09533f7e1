import fc from 'fast-check';
import { notFinite, runs } from '@tilewright/testing';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { describe, expect, it } from 'vitest';
import { type Tile, tile } from '../values/tile.js';
import { TileHashMap } from './tile-hash-map.js';
import { TileHashSet } from './tile-hash-set.js';
import { hash } from './tile-index.js';

const key = ({ x, y }: Tile): string => `${x},${y}`;
const coordinate = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: -3, max: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(MIN_TILE, MAX_TILE, 1 << 16, -(1 << 16)) },
);
const anyTile = fc.tuple(coordinate, coordinate).map(([x, y]) => tile(x, y));

/** One step of a history: most add, some remove, few clear. */
const operation = fc.record({
  at: anyTile,
  kind: fc.oneof(
    { weight: 6, arbitrary: fc.constant('set' as const) },
    { weight: 4, arbitrary: fc.constant('delete' as const) },
    { weight: 1, arbitrary: fc.constant('clear' as const) },
  ),
  value: fc.nat(),
});
/** Long enough to grow, tidy up and shrink; few histories hold a `clear`. */
const history = fc
  .tuple(fc.array(operation, { maxLength: 150, size: 'max' }), fc.boolean())
  .map(([operations, clears]) => operations.filter(({ kind }) => clears || kind !== 'clear'));

describe('TileHashSet and TileHashMap', () => {
  it('equal the ones of the language over strings, after any history, in order', () => {
    fc.assert(
      fc.property(history, (operations) => {
        const set = new TileHashSet();
        const map = new TileHashMap<number>();
        const model = new Map<string, { readonly at: Tile; readonly value: number }>();
        for (const { at, kind, value } of operations) {
          const known = model.has(key(at));
          const answers =
            kind === 'clear'
              ? [set.clear(), map.clear()]
              : kind === 'delete'
                ? [set.deleteAt(at.x, at.y), map.delete(at)]
                : [set.addAt(at.x, at.y), map.set(at, value)];
          if (kind === 'clear') model.clear();
          else if (kind === 'delete') model.delete(key(at));
          else model.set(key(at), { at, value });
          const expected = kind === 'clear' ? undefined : kind === 'delete' ? known : !known;
          if (answers[0] !== expected || answers[1] !== expected) return false;
          if (set.size !== model.size || map.size !== model.size) return false;
          if (set.has(at) !== model.has(key(at)) || map.get(at) !== model.get(key(at))?.value) return false;
        }
        const expected = [...model.values()];
        expect([...set]).toEqual(expected.map(({ at }) => at));
        expect([...map]).toEqual(expected.map(({ at, value }) => [at, value]));
        expect([...map.keys()]).toEqual(expected.map(({ at }) => at));
        expect([...map.values()]).toEqual(expected.map(({ value }) => value));
        const visits: unknown[] = [];
        set.forEach((x, y) => visits.push([x, y]));
        map.forEach((value, x, y) => visits.push([value, x, y]));
        expect(visits).toEqual([
          ...expected.map(({ at }) => [at.x, at.y]),
          ...expected.map(({ at, value }) => [value, at.x, at.y]),
        ]);
        return expected.every(({ at }) => set.hasAt(at.x, at.y) && map.has(at) && map.hasAt(at.x, at.y));
      }),
      { seed: 451, numRuns: runs(1000) },
    );
  }, 600_000);

  it('compare both coordinates, over the whole range', () => {
    const set = new TileHashSet();
    const spread = [MIN_TILE, MIN_TILE + 1, -65536, -1, 0, 1, 65536, MAX_TILE];
    for (const x of spread) for (const y of spread) expect(set.add(tile(x, y))).toBe(true);
    for (const x of spread) for (const y of spread) expect(set.add(tile(x, y))).toBe(false);
    expect(set.size).toBe(64);
    expect(set.has(tile(2, 2))).toBe(false);
  });

  it('take what is iterable', () => {
    expect([...new TileHashSet([tile(1, 2), tile(1, 2), tile(0, 0)])]).toEqual([tile(1, 2), tile(0, 0)]);
    expect([
      ...new TileHashMap([
        [tile(1, 2), 'a'],
        [tile(1, 2), 'b'],
      ] as const),
    ]).toEqual([[tile(1, 2), 'b']]);
  });

  it('keep `undefined` as a value', () => {
    const map = new TileHashMap<number | undefined>([[tile(1, 1), undefined]]);
    expect([map.has(tile(1, 1)), map.size, ...map.values()]).toEqual([true, 1, undefined]);
  });

  it('may lose tiles, and map values change, while they are iterated', () => {
    const all = Array.from({ length: 40 }, (_, n) => tile(n, -n));
    const set = new TileHashSet(all);
    const seen: Tile[] = [];
    for (const at of set) {
      seen.push(at);
      set.delete(at);
      set.delete(tile(at.x + 1, -at.x - 1));
    }
    expect(seen).toEqual(all.filter(({ x }) => x % 2 === 0));
    expect(set.size).toBe(0);
    const map = new TileHashMap<number>(all.map((at) => [at, 0] as const));
    for (const [at] of map) map.set(at, at.x);
    expect([...map.values()]).toEqual(all.map(({ x }) => x));
    for (const at of map.keys()) if (at.x === 5) map.clear();
    expect(map.size).toBe(0);
  });

  it('throw when a tile is added while they are iterated, rather than skip one', () => {
    const set = new TileHashSet([tile(0, 0), tile(1, 1)]);
    const message = 'tiles must not be added during an iteration. Collect the new tiles first';
    expect(() => {
      for (const at of set) set.addAt(at.x + 10, at.y);
    }).toThrow(new RangeError(`TileHashSet: ${message}`));
    const map = new TileHashMap([[tile(0, 0), 1]]);
    expect(() => map.forEach(() => map.setAt(5, 5, 1))).toThrow(new RangeError(`TileHashMap: ${message}`));
  });

  it.each([0.5, 2 ** 31, 2 ** 53, ...notFinite])('have no coordinate %s', (bad) => {
    const set = new TileHashSet([tile(0, 0)]);
    const map = new TileHashMap([[tile(0, 0), 1]]);
    expect([set.hasAt(bad, 0), set.deleteAt(0, bad), map.hasAt(0, bad), map.getAt(bad, 0)]).toEqual([
      false,
      false,
      false,
      undefined,
    ]);
    const rule = `must be an integer from -2147483648 to 2147483647, received ${bad}`;
    expect(() => set.addAt(bad, 0)).toThrow(new RangeError(`TileHashSet.addAt: x ${rule}`));
    expect(() => map.setAt(0, bad, 1)).toThrow(new RangeError(`TileHashMap.setAt: y ${rule}`));
    expect([set.size, map.size]).toEqual([1, 1]);
  });
});

describe('TileHashMap.getOr', () => {
  const map = new TileHashMap<number | undefined>([
    [tile(1, 2), 0],
    [tile(3, 4), undefined],
  ]);

  it('gives the value of a tile that has one, and the fallback of all others', () => {
    expect([map.getOr(tile(1, 2), 7), map.getOr(tile(2, 1), 7), map.getOrAt(1, 2, 7), map.getOrAt(2, 1, 7)]).toEqual([
      0, 7, 0, 7,
    ]);
  });

  it('takes an undefined value for a value', () => {
    expect([map.getOr(tile(3, 4), 7), map.getOrAt(3, 4, 7)]).toEqual([undefined, undefined]);
  });

  it('gives the fallback for what is no tile', () => {
    for (const bad of [0.5, 2 ** 31, Number.NaN]) expect(map.getOrAt(bad, 2, 'none')).toBe('none');
    expect(map.getOr(undefined as never, 'none')).toBe('none');
  });
});

describe('hash', () => {
  it.each([
    ['a block', (n: number) => [n & 127, n >> 7]],
    ['a row', (n: number) => [n, 5]],
    ['a column', (n: number) => [-7, n]],
    ['a diagonal', (n: number) => [n, n]],
    ['the other diagonal', (n: number) => [n, -n]],
    ['a grid of stride 1024', (n: number) => [(n & 127) << 10, (n >> 7) << 10]],
    ['a grid of stride 2^25', (n: number) => [(n & 127) << 25, (n >> 7) << 25]],
    ['a grid of stride 2^20', (n: number) => [(n & 127) << 20, (n >> 7) << 20]],
    ['a grid of stride 32', (n: number) => [((n & 127) - 64) << 5, ((n >> 7) - 64) << 5]],
    ['a grid of stride 2^24', (n: number) => [(n & 127) << 24, (n >> 7) << 24]],
    ['a line of knights', (n: number) => [n, 2 * n]],
  ])('spreads %s', (_name, at) => {
    const slots = 1 << 15;
    const used = new Set<number>();
    for (let n = 0; n < 1 << 14; n++) {
      const [x = 0, y = 0] = at(n);
      used.add(hash(x | 0, y | 0) & (slots - 1));
    }
    // 2^14 balls thrown at random into 2^15 boxes use 39.3 % of them.
    expect(used.size / slots).toBeGreaterThan(0.38);
  });
});
