import { runs } from '@tilewright/testing';
import { randomNumbers } from '@tilewright/testing/golden/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trackChanges } from '../changes/track.js';
import { TileHashSet } from '../collections/tile-hash-set.js';
import { CompassDirection } from '../directions/compass.js';
import { compassSet, type DirectionSet, directionSetSize } from '../directions/direction-set.js';
import { arrayTilemap, arrayTilemapFrom } from '../storage/array.js';
import { bitTilemap, bitTilemapFrom } from '../storage/bit.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import type { ReadonlyTilemap, Tilemap } from '../storage/tilemap.js';
import { typedTilemap } from '../storage/typed.js';
import { mappedView, viewOf } from '../storage/views.js';
import { everyTile, tileRect, tilesIn } from '../values/rect.js';
import { tile } from '../values/tile.js';
import { autotile, type AutotileOptions } from './autotile.js';
import { neighborSet } from './neighbor-set.js';
import { ownMap, someBounds, storages, valuesOf } from './testing/maps.js';

type Sets = DirectionSet<CompassDirection>;
const { west, northWest, north } = CompassDirection;
const bounds = tileRect({ x: -3, y: 2, width: 9, height: 6 });

/** A number for a set, a value and a tile, which shows if any of the four is wrong. */
const chosen = (set: Sets, value: unknown, x: number, y: number): number =>
  (Number(set) * 7 + Number(value) * 3 + x * 5 + y * 11) & 0x7f;

/** The plain version: every tile by `neighborSet`. */
function plainly<T>(terrain: ReadonlyTilemap<T>, options: AutotileOptions<T, number>): number[] {
  const { isSame = (a, b) => a === b, choose, outside, reduced } = options;
  return [...tilesIn(terrain.bounds)].map((at) =>
    choose(neighborSet(terrain, at, isSame, { outside, reduced }), terrain.get(at), at.x, at.y),
  );
}

function randomize(map: Tilemap<number>, seed: number, kinds: number = 3): void {
  const random = randomNumbers(seed + 1);
  for (const at of tilesIn(map.bounds)) map.set(at, Math.floor(random() * kinds));
}

describe('autotile', () => {
  const rules: readonly Partial<AutotileOptions<number, number>>[] = [
    {},
    { outside: 'same' },
    { reduced: true },
    { outside: 'same', reduced: true },
    { isSame: (a, b) => a === b },
    // From one side only: a lower tile sees a higher one.
    { isSame: (a, b) => a < b, outside: 'same' },
  ];

  it.each(storages)('is the plain version, over %s', (_, make) => {
    for (const [index, area] of someBounds.entries()) {
      const terrain = make(area);
      randomize(terrain, index);
      for (const rule of rules) {
        const options = { ...rule, choose: chosen };
        const target = arrayTilemap<number>(area, -1);
        autotile(target, terrain, options);
        expect(valuesOf(target)).toEqual(plainly(terrain, options));
      }
    }
  });

  it.each(storages)('paints %s', (_, make) => {
    for (const [index, area] of someBounds.entries()) {
      const terrain = typedTilemap(area, Uint8Array);
      randomize(terrain, index);
      const target = make(area);
      autotile(target, terrain, { choose: chosen });
      expect(valuesOf(target)).toEqual(plainly(terrain, { choose: chosen }));
    }
  });

  it('reads bits, and computed values', () => {
    const random = randomNumbers(3);
    const walls = bitTilemapFrom(tileRect({ x: -40, y: 0, width: 70, height: 9 }), () => random() < 0.4);
    const heights = mappedView(walls, (isWall, x, y) => (isWall ? (x ^ y) & 1 : 2));
    for (const terrain of [walls, heights]) {
      const target = typedTilemap(walls.bounds, Uint8Array);
      autotile<unknown, number>(target, terrain, { choose: chosen });
      expect(valuesOf(target)).toEqual(plainly<unknown>(terrain, { choose: chosen }));
    }
  });

  it('paints bits', () => {
    const terrain = arrayTilemapFrom(bounds, (x) => x >> 1);
    const target = bitTilemap(bounds);
    autotile(target, terrain, { choose: (set) => directionSetSize(set) > 4 });
    expect(valuesOf(target)).toEqual(
      [...tilesIn(bounds)].map((at) => directionSetSize(neighborSet(terrain, at, (a, b) => a === b)) > 4),
    );
  });

  it('may paint the map that it reads', () => {
    const map = typedTilemap(bounds, Uint8Array);
    randomize(map, 9);
    const expected = plainly(map, { choose: chosen });
    autotile(map, map, { choose: chosen });
    expect(valuesOf(map)).toEqual(expected);
  });

  it('writes only what differs: painted again, a map has the version that it had', () => {
    const terrain = typedTilemap(bounds, Uint8Array);
    randomize(terrain, 1);
    const target = typedTilemap(bounds, Float32Array);
    const options = { choose: (set: Sets) => Number(set) / 10 };
    autotile(target, terrain, options);
    const { version } = target;
    const changes = trackChanges(target);
    autotile(target, terrain, options);
    expect(target.version).toBe(version);
    terrain.set(tile(1, 3), 8);
    autotile(target, terrain, options);
    expect(target.version).not.toBe(version);
    const [changed, ...more] = changes.take();
    expect(more).toEqual([]);
    expect(changed!.width <= 3 && changed!.height <= 3).toBe(true);
  });

  it('asks choose about each tile once, in order', () => {
    const asked: (readonly number[])[] = [];
    const choose = (_: Sets, value: number, x: number, y: number): number => asked.push([value, x, y]);
    const terrain = arrayTilemapFrom(bounds, (x, y) => x * y);
    const target = arrayTilemap<number>(bounds, 0);
    const repaint = [tile(0, 4), tile(1, 4), tileRect({ x: -1, y: 4, width: 3, height: 2 }), tile(5, 7)];
    autotile(target, terrain, { choose, repaint });
    expect(asked).toEqual(
      [...tilesIn(bounds)]
        .filter(({ x, y }) => (x >= -2 && x <= 2 && y >= 3 && y <= 6) || (x >= 4 && y >= 6))
        .map(({ x, y }) => [x * y, x, y]),
    );
  });
});

describe('painting again what changed', () => {
  const edit = fc.record({
    x: fc.integer({ min: -3, max: 5 }),
    y: fc.integer({ min: 2, max: 7 }),
    width: fc.integer({ min: 0, max: 4 }),
    height: fc.integer({ min: 0, max: 3 }),
    value: fc.integer({ min: 0, max: 2 }),
  });

  it.each(storages)('is painting everything, over %s', (_, make) => {
    fc.assert(
      fc.property(
        fc.array(edit, { minLength: 1, maxLength: 5 }),
        fc.nat(),
        fc.constantFrom<AutotileOptions<number, number>['outside']>('same', 'other'),
        (edits, seed, outside) => {
          const terrain = make(bounds);
          randomize(terrain, seed);
          const target = arrayTilemap<number>(bounds, -1);
          const options = { choose: chosen, outside };
          autotile(target, terrain, options);
          const repaint = edits.map(({ x, y, width, height, value }) => {
            const rect = tileRect({ x, y, width: Math.min(width, 6 - x), height: Math.min(height, 8 - y) });
            for (const at of tilesIn(rect)) terrain.set(at, value);
            return rect;
          });
          autotile(target, terrain, { ...options, repaint });
          expect(valuesOf(target)).toEqual(plainly(terrain, options));
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('takes a rectangle, tiles, a set of tiles, and what a tracker returns', () => {
    const terrain = typedTilemap(bounds, Uint8Array);
    const target = typedTilemap(bounds, Uint8Array);
    const options = { choose: chosen };
    autotile(target, terrain, options);
    const changes = trackChanges(terrain);
    const strokes = [tile(0, 2), tile(1, 3), tile(5, 7)];
    for (const [index, repaint] of [
      tileRect({ x: 0, y: 2, width: 6, height: 6 }),
      strokes,
      new TileHashSet(strokes),
      undefined,
      'tracker' as const,
    ].entries()) {
      for (const at of strokes) terrain.set(at, index + 1);
      const rects = changes.take();
      autotile(target, terrain, { ...options, repaint: repaint === 'tracker' ? rects : repaint });
      expect(valuesOf(target)).toEqual(plainly(terrain, options));
    }
    const { version } = target;
    autotile(target, terrain, { ...options, repaint: [] });
    autotile(target, terrain, { ...options, repaint: tileRect({ x: 99, y: 99, width: 0, height: 5 }) });
    expect(target.version).toBe(version);
  });

  it('works where one map has no bounds', () => {
    const world = chunkedTilemap({ background: 0, array: Uint8Array });
    world.fill(1, tileRect({ x: -2, y: -2, width: 5, height: 5 }));
    const isSame = (a: number, b: number): boolean => a === b;
    const part = tileRect({ x: 0, y: 0, width: 4, height: 4 });
    // A bounded target: its tiles see the tiles around it.
    const target = typedTilemap(part, Uint8Array);
    autotile(target, world, { choose: (set) => Number(set) });
    for (const at of tilesIn(part)) expect(target.get(at)).toBe(Number(neighborSet(world, at, isSame)));
    // Two without bounds, where the part must be given.
    const pictures = chunkedTilemap({ background: 0 });
    const choose = (set: Sets, value: number): number => value * Number(set);
    autotile(pictures, world, { choose, repaint: part });
    expect(pictures.get(tile(1, 1))).toBe(255);
    expect(pictures.get(tile(2, 2))).toBe(Number(compassSet(west, northWest, north)));
    expect(() => autotile(pictures, world, { choose })).toThrow(
      /^autotile: number of painted tiles must be at most 33554432, received .*Give the part that changed as repaint/,
    );
    // At the end of the coordinates.
    autotile(pictures, world, { choose, repaint: [tile(2147483647, -2147483648)] });
    // A bounded terrain.
    const small = typedTilemap(part, Uint8Array, 1);
    autotile(pictures, small, { choose: () => 5 });
    expect([pictures.get(tile(0, 0)), pictures.get(tile(3, 3)), pictures.get(tile(4, 3))]).toEqual([5, 5, 0]);
  });

  it('names tiles outside of the terrain', () => {
    const terrain = typedTilemap(bounds, Uint8Array);
    const target = typedTilemap(bounds, Uint8Array);
    const calls: readonly (readonly [unknown, string])[] = [
      [tileRect({ x: 0, y: 0, width: 1, height: 1 }), 'repaint must be inside columns -3 to 5, rows 2 to 7'],
      [[tile(0, 3), tile(9, 3)], 'repaint[1] must be inside columns -3 to 5, rows 2 to 7'],
      [[{ x: 1 }], 'repaint[0] must be a tile'],
      [5, 'repaint must be iterable'],
    ];
    for (const [repaint, message] of calls) {
      expect(() => autotile(target, terrain, { choose: () => 0, repaint: repaint as never })).toThrow(message);
    }
  });
});

describe('a call that throws has changed nothing:', () => {
  const terrain = typedTilemap(bounds, Uint8Array);
  randomize(terrain, 4);

  /** Calls with a target of some values, and expects an error and the values that it had. */
  function expectUntouched(
    target: Tilemap<number>,
    options: AutotileOptions<number, number>,
    message: string | RegExp | Error,
  ): void {
    randomize(target, 5);
    const before = valuesOf(target);
    const { version } = target;
    expect(() => autotile(target, terrain, options)).toThrow(message);
    expect(valuesOf(target)).toEqual(before);
    expect(target.version).toBe(version);
  }

  it('functions that throw', () => {
    let left = 30;
    const failing = (): number => {
      if (left-- > 0) return 1;
      throw new Error('enough');
    };
    expectUntouched(typedTilemap(bounds, Uint8Array), { choose: failing }, 'enough');
    left = 100;
    const isSame = (): boolean => failing() === 1;
    expectUntouched(typedTilemap(bounds, Uint8Array), { choose: () => 0, isSame }, 'enough');
  });

  it('values that the target cannot hold', () => {
    const last = (value: unknown) => (_: Sets, __: number, x: number, y: number) =>
      x === 5 && y === 7 ? (value as number) : 1;
    expectUntouched(
      typedTilemap(bounds, Uint8Array),
      { choose: last(300) },
      'autotile: value from choose must be an integer from 0 to 255, received 300',
    );
    expectUntouched(
      typedTilemap(bounds, Float32Array),
      { choose: last(undefined) },
      'autotile: value from choose must be a number, received undefined',
    );
    expect(() => autotile(bitTilemap(bounds), terrain, { choose: (() => 1) as never })).toThrow(
      'autotile: value from choose must be true or false, received 1',
    );
  });

  it('targets of other bounds', () => {
    const other = typedTilemap(tileRect({ x: -3, y: 2, width: 9, height: 5 }), Uint8Array);
    expectUntouched(
      other,
      { choose: () => 0 },
      'autotile: target must have the bounds columns -3 to 5, rows 2 to 7, received columns -3 to 5, rows 2 to 6. Paint views of a part of both',
    );
  });

  it('targets that only can be read', () => {
    const readable = mappedView(terrain, (value) => value) as Tilemap<number>;
    expect(() => autotile(readable, terrain, { choose: () => 0 })).toThrow(
      'autotile: target must be a map that can be written, received an object',
    );
  });

  it('functions that write to one of the maps', () => {
    const target = typedTilemap(bounds, Uint8Array);
    const written = typedTilemap(bounds, Uint8Array);
    expect(() =>
      autotile(target, written, {
        choose: (_, __, x, y) => {
          if (x === 0) written.setAt(x, y, 1);
          return 7;
        },
      }),
    ).toThrow(
      'autotile: terrain must be left unchanged by isSame and choose, received an object. Write to another map',
    );
    expect(valuesOf(target)).not.toContain(7);
    expect(() =>
      autotile(target, terrain, {
        choose: () => 7,
        isSame: (a, b) => {
          target.setAt(0, 3, 9);
          return a === b;
        },
      }),
    ).toThrow('autotile: target must be left unchanged');
    expect(valuesOf(target)).not.toContain(7);
  });

  it('maps of our own that refuse a value: back to what they had', () => {
    for (const last of [0, 1, 25, 53]) {
      const target = ownMap(bounds);
      randomize(target, 6);
      const before = valuesOf(target);
      let count = 0;
      const failure = new Error('full');
      const refusing: Tilemap<number> = {
        ...target,
        setAt: (x, y, value) => {
          if (value >= 1000 && count++ === last) throw failure;
          target.setAt(x, y, value);
        },
      };
      expect(() => autotile(refusing, terrain, { choose: (set) => 1000 + Number(set) })).toThrow(failure);
      expect(valuesOf(target)).toEqual(before);
    }
  });
});

describe('views', () => {
  it('of a part of both maps are painted as if there were nothing around', () => {
    const terrain = typedTilemap(bounds, Uint8Array);
    const target = typedTilemap(bounds, Uint8Array, 99);
    const part = tileRect({ x: -2, y: 3, width: 3, height: 3 });
    autotile(viewOf(target, part), viewOf(terrain, part), { choose: (set) => directionSetSize(set) });
    expect(valuesOf(viewOf(target, part))).toEqual([3, 5, 3, 5, 8, 5, 3, 5, 3]);
    expect(target.get(tile(-3, 3))).toBe(99);
    expect(() => autotile(viewOf(target, everyTile), terrain, { choose: () => 0 })).toThrow('viewOf: rect must be');
  });
});
