/**
 * What holds of every search: it agrees with the plain one, with itself in slices, and with a new one after changes.
 */
import { Random } from '@tilewright/testing';
import {
  arrayTilemapFrom,
  bitTilemap,
  bitTilemapFrom,
  chunkedTilemap,
  type MoveRule,
  type ReadonlyTilemap,
  type Tile,
  tile,
  tileRect,
  viewOf,
} from '@tilewright/tilemap';
import { tiles, unsafeNumber } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { octileLength } from '../ground/octile.js';
import { SCALED_TILE } from '../limits.js';
import { findPath } from './find-path.js';
import { Pathfinder } from './pathfinder.js';
import { type Plan, plainly, type Reached } from './testing/plain.js';

const rules: readonly MoveRule[] = ['no-corner-cutting', 'eight-way', 'four-way'];
const random = new Random(5);

function randomPlan(most: number, costs: number): Plan {
  const width = random.integer(1, most);
  const height = random.integer(1, most);
  const density = 0.6 * random.next();
  return Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (random.next() < density ? 0 : random.integer(1, costs))),
  );
}

const boundsOf = (plan: Plan): ReturnType<typeof tileRect> =>
  tileRect({ x: 0, y: 0, width: plan[0]?.length ?? 0, height: plan.length });

function pathfinderOf(plan: Plan, rule: MoveRule, hasCosts: boolean): Pathfinder {
  const map = arrayTilemapFrom(boundsOf(plan), (x, y) => plan[y]?.[x] ?? 0);
  const cost = (value: number): number => value;
  return new Pathfinder(map, { rule, isSolid: (value) => value === 0, ...(hasCosts ? { cost } : {}) });
}

function anyTile({ x, y, width, height }: ReturnType<typeof tileRect>): Tile {
  return tile(random.integer(x, x + width - 1), random.integer(y, y + height - 1));
}

describe.each(rules)('%s', (rule) => {
  it.each([1, 9])('several goals give the path to the nearest one, with costs up to %s', (costs) => {
    for (let round = 0; round < 150; round++) {
      const plan = randomPlan(14, costs);
      const bounds = boundsOf(plan);
      const paths = pathfinderOf(plan, rule, costs !== 1);
      const from = anyTile(bounds);
      const goals = Array.from({ length: random.integer(1, 5) }, () => anyTile(bounds));
      const reached = plainly(plan, rule, from.x, from.y);
      const least = Math.min(
        ...goals.map(({ x, y }) => reached.get(x + y * bounds.width)?.scaled ?? Number.POSITIVE_INFINITY),
      );
      const path = paths.find(from, new Set(goals));
      expect(path?.cost ?? Number.POSITIVE_INFINITY).toBe(least / SCALED_TILE);
      if (path !== undefined) expect(goals).toContainEqual(path.tiles.at(-1));
    }
  });

  it.each([1, 9])('the nearest tile is the one with the least distance, path and row, with costs up to %s', (costs) => {
    for (let round = 0; round < 200; round++) {
      const plan = randomPlan(12, costs);
      const bounds = boundsOf(plan);
      const paths = pathfinderOf(plan, rule, costs !== 1);
      const from = anyTile(bounds);
      const goals = Array.from({ length: random.integer(1, 3) }, () => anyTile(bounds));
      const reached = plainly(plan, rule, from.x, from.y);
      const maxCost = random.integer(0, 3) === 0 ? random.next() * 12 : Number.POSITIVE_INFINITY;
      const within = [...reached].filter(([, { scaled }]) => scaled / SCALED_TILE <= maxCost);
      const away = (key: number): number =>
        Math.min(
          ...goals.map(({ x, y }) =>
            octileLength(Math.abs(x - (key % bounds.width)), Math.abs(y - Math.floor(key / bounds.width))),
          ),
        );
      const order = ([a, { scaled: one }]: [number, Reached], [b, { scaled: other }]: [number, Reached]): number =>
        away(a) - away(b) || one - other || a - b;
      const [expected] = within.sort(order);
      const path = paths.find(from, goals, { nearest: true, ...(maxCost < 99 ? { maxCost } : {}) });
      const last = path?.tiles.at(-1) ?? from;
      const lastKey = last.x + last.y * bounds.width;
      const [key, { scaled }] = expected ?? [-1, { scaled: -1 }];
      expect([away(lastKey), path?.cost]).toEqual([away(key), scaled / SCALED_TILE]);
      // Which of two goals at one distance, is unspecified.
      if (away(key) !== 0) expect(lastKey).toBe(key);
    }
  });

  it.each([1, 9])('limits let the paths within them pass, with costs up to %s', (costs) => {
    for (let round = 0; round < 100; round++) {
      const plan = randomPlan(20, costs);
      const bounds = boundsOf(plan);
      const paths = pathfinderOf(plan, rule, costs !== 1);
      const [from, to] = [anyTile(bounds), anyTile(bounds)];
      const path = paths.find(from, to);
      if (path === undefined) continue;
      const length = unsafeNumber(path.length);
      expect(paths.find(from, to, { maxLength: path.length, maxCost: path.cost })).toEqual(path);
      expect(paths.lengthOf(from, to)).toBe(path.length);
      if (length === 0) continue;
      expect(paths.find(from, to, { maxLength: tiles(length * (1 - 1e-15)) })).toBeUndefined();
      expect(paths.find(from, to, { maxCost: path.cost * (1 - 1e-15) })).toBeUndefined();
      const nearest = paths.find(from, to, { nearest: true, maxLength: tiles(length / 2) });
      expect(unsafeNumber(nearest?.length ?? tiles(99))).toBeLessThanOrEqual(length / 2);
    }
  });

  it.each([1, 9])('a search in slices, and one into an array, find the same path, with costs up to %s', (costs) => {
    for (let round = 0; round < 60; round++) {
      const plan = randomPlan(25, costs);
      const bounds = boundsOf(plan);
      const paths = pathfinderOf(plan, rule, costs !== 1);
      const [from, to] = [anyTile(bounds), anyTile(bounds)];
      const options = { nearest: random.integer(0, 1) === 1 };
      const search = paths.start(from, to, options);
      const other = paths.start(to, from, options);
      while (search.advance(random.integer(1, 5)) === 'under-way') other.advance(1);
      const path = paths.find(from, to, options);
      expect(search.path).toEqual(path);
      expect([search.status, search.restarts]).toEqual([path === undefined ? 'none' : 'found', 0]);
      other.cancel();
      const array = new Int32Array(2 * 25 * 25).fill(77);
      const count = paths.findInto(array, from, to, options);
      const expected = path?.tiles.flatMap(({ x, y }) => [x, y]) ?? [];
      expect([...array.subarray(0, expected.length)]).toEqual(expected);
      expect([count, array[2 * count] ?? 77]).toEqual([expected.length / 2, 77]);
    }
  });

  it('a path after changes is that of a new pathfinder', () => {
    for (const hasCosts of [false, true]) {
      const bounds = tileRect({ x: -7, y: 3, width: 70, height: 45 });
      const bits = bitTilemapFrom(bounds, () => random.next() < 0.3);
      const chunks = chunkedTilemap({ background: false, chunkSize: 8 });
      const part = tileRect({ x: 0, y: 5, width: 40, height: 40 });
      const isSolid = (value: boolean, x: number, y: number): boolean => value !== ((x + y) % 17 === 0);
      const costs = hasCosts ? { cost: (_: boolean, x: number, y: number) => 1 + ((x * y) & 3) } : {};
      const kept = [
        { map: bits, options: { rule, ...costs } },
        { map: viewOf(bits, part), options: { rule, isSolid, ...costs } },
        { map: chunks, options: { rule, bounds, size: 2, ...costs } },
        { map: bits, options: { rule, radius: tiles(1.2), bounds: part, ...costs } },
        { map: foreign(bits), options: { rule, ...costs } },
      ].map((each) => ({ ...each, paths: new Pathfinder(each.map, each.options) }));
      for (let round = 0; round < 30; round++) {
        for (let write = random.integer(0, 4); write > 0; write--) {
          const value = random.integer(0, 3) === 0;
          bits.set(anyTile(bounds), value);
          chunks.set(anyTile(bounds), value);
        }
        if (round % 8 === 7) bits.fill(round % 16 === 15, tileRect({ x: 1, y: 5, width: 50, height: 30 }));
        if (round % 12 === 11) chunks.fill(round === 11);
        const [from, to] = [anyTile(part), anyTile(part)];
        for (const { map, options, paths } of kept) {
          expect(paths.find(from, to)).toEqual(new Pathfinder(map, options).find(from, to));
          expect(paths.lengthOf(from, to)).toBe(findPath(map, from, to, options)?.length);
        }
      }
    }
  });

  it('a search that is under way while the map changes finds a path on the map as it is', () => {
    const bounds = tileRect({ x: 0, y: 0, width: 40, height: 40 });
    for (let round = 0; round < 20; round++) {
      const walls = bitTilemapFrom(bounds, () => random.next() < 0.2);
      const paths = new Pathfinder(walls, { rule });
      const [from, to] = [anyTile(bounds), anyTile(bounds)];
      const search = paths.start(from, to);
      let changes = 0;
      while (search.advance(random.integer(1, 3)) === 'under-way' && changes < 6) {
        if (random.integer(0, 2) !== 0) continue;
        const at = anyTile(bounds);
        walls.set(at, !walls.get(at));
        changes++;
      }
      while (search.advance(3) === 'under-way');
      expect(search.path).toEqual(paths.find(from, to));
      expect(search.restarts).toBe(changes);
    }
  });

  it('larger bodies go where none of their tiles is solid', () => {
    for (let round = 0; round < 40; round++) {
      const plan = randomPlan(30, 1);
      const bounds = boundsOf(plan);
      const walls = bitTilemapFrom(bounds, (x, y) => plan[y]?.[x] === 0 && random.next() < 0.3);
      const size = random.integer(1, 4);
      const radius = 2 * random.next();
      const isSolid = (x: number, y: number): boolean => walls.getOrAt(x, y, true);
      const tooNarrow = bitTilemapFrom(bounds, (x, y) => {
        for (let dy = 0; dy < size; dy++) for (let dx = 0; dx < size; dx++) if (isSolid(x + dx, y + dy)) return true;
        return false;
      });
      const tooTight = bitTilemapFrom(bounds, (x, y) => {
        for (let dy = -3; dy <= 3; dy++) {
          for (let dx = -3; dx <= 3; dx++) {
            const away = Math.hypot(Math.max(0, Math.abs(dx) - 0.5), Math.max(0, Math.abs(dy) - 0.5));
            if ((away < radius || (dx === 0 && dy === 0)) && isSolid(x + dx, y + dy)) return true;
          }
        }
        return false;
      });
      const square = new Pathfinder(walls, { rule, size });
      const round1 = new Pathfinder(walls, { rule, radius: tiles(radius) });
      for (let i = 0; i < 10; i++) {
        const [from, to] = [anyTile(bounds), anyTile(bounds)];
        expect(square.find(from, to)).toEqual(findPath(tooNarrow, from, to, { rule }));
        expect(round1.find(from, to)).toEqual(findPath(tooTight, from, to, { rule }));
      }
    }
  });
});

/** A map of another make: no layout, and nothing that can be tracked. */
function foreign(map: ReadonlyTilemap<boolean>): ReadonlyTilemap<boolean> {
  const getAt = (x: number, y: number): boolean => map.getAt(x, y);
  return Object.defineProperty(Object.assign(Object.create(null) as object, { bounds: map.bounds, getAt }), 'version', {
    get: () => map.version,
  }) as ReadonlyTilemap<boolean>;
}

describe('very long maps', () => {
  const length = 200_000;

  it.each(rules)('have paths from end to end: %s', (rule) => {
    for (const [width, height] of [
      [length, 1],
      [1, length],
      [length, 2],
      [2, length],
    ] as const) {
      const walls = bitTilemap(tileRect({ x: 0, y: 0, width, height }));
      const [from, to] = [tile(0, 0), tile(width - 1, height - 1)];
      const paths = new Pathfinder(walls, { rule });
      const diagonal = rule === 'four-way' || Math.min(width, height) === 1 ? 0 : 1;
      const straight = width + height - 2 - 2 * diagonal;
      expect(paths.find(from, to)).toMatchObject({ straight, diagonal });
      expect(paths.find(to, from)).toMatchObject({ straight, diagonal });
    }
  });

  it.each([
    ['without costs', 1240, undefined],
    ['with costs', 300, (): number => 255],
  ])('add up lengths beyond 32 bits, %s', (_, size, cost) => {
    // One corridor that winds through all rows: of 770,000 tiles, or of 45,000 times 255.
    const walls = bitTilemapFrom(
      tileRect({ x: 0, y: 0, width: size, height: size }),
      (x, y) => y % 2 === 1 && x !== (y % 4 === 1 ? size - 1 : 0),
    );
    const path = new Pathfinder(walls, { rule: 'four-way', cost }).find(tile(0, 0), tile(0, size - 2));
    const rows = size / 2;
    expect(path?.straight).toBe(rows * (size - 1) - (rows % 2) * (size - 1) + size - 2);
    expect(path?.cost).toBe((cost?.() ?? 1) * (path?.straight ?? 0));
  });
});
