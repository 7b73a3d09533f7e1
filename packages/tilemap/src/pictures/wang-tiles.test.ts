import { runs } from '@tilewright/testing';
import { randomNumbers } from '@tilewright/testing/golden/random';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compassDirections, indexOfDirection } from '../directions/compass.js';
import { stepIn } from '../directions/moves.js';
import { arrayTilemap, arrayTilemapFrom } from '../storage/array.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import type { ReadonlyTilemap, Tilemap } from '../storage/tilemap.js';
import { typedTilemap } from '../storage/typed.js';
import { mappedView, viewOf } from '../storage/views.js';
import { expandRect, tileRect, tilesIn } from '../values/rect.js';
import { type Tile, tile } from '../values/tile.js';
import { randomAt } from './random-at.js';
import { ownMap, someBounds, storages, tileAtOffset, valuesOf } from './testing/maps.js';
import { wangColor, type WangSet, type WangSetType, type WangTile } from './wang-set.js';
import { wangTiles, type WangTilesOptions } from './wang-tiles.js';

const bounds = tileRect({ x: -2, y: 3, width: 8, height: 6 });
const types: readonly WangSetType[] = ['corner', 'edge', 'mixed'];

/** Whether the color of a direction matters in a set of a type. */
function counts(type: WangSetType, direction: number): boolean {
  return type === 'mixed' || (direction % 2 === 1) === (type === 'corner');
}

/** A set with the given tiles: `value` is their index. */
function setOf(type: WangSetType, colorCount: number, tiles: readonly WangTile<number>[]): WangSet<number> {
  const colors = Array.from({ length: colorCount }, (_, index) => ({ name: `color ${index + 1}` }));
  return { name: 'test', type, colors, tiles, empty: -1 };
}

/** All combinations of the colors 0 to `colorCount` that matter in a type, each with some variants. */
function completeSet(type: WangSetType, colorCount: number, variants: number): WangSet<number> {
  const directions = [0, 1, 2, 3, 4, 5, 6, 7].filter((direction) => counts(type, direction));
  const tiles: WangTile<number>[] = [];
  for (let code = 0; code < (colorCount + 1) ** directions.length; code++) {
    const colors = [0, 0, 0, 0, 0, 0, 0, 0];
    directions.forEach((direction, place) => {
      colors[direction] = Math.floor(code / (colorCount + 1) ** place) % (colorCount + 1);
    });
    for (let variant = 0; variant < variants; variant++) {
      tiles.push({ value: tiles.length, colors, probability: variant + 0.5 });
    }
  }
  return setOf(type, colorCount, tiles);
}

type Rule = Pick<WangTilesOptions, 'between' | 'colorsOf'>;

/** The colors that a tile needs, by the rule in words. */
function plainColors(terrain: ReadonlyTilemap<number>, at: Tile, { between, colorsOf }: Rule): number[] {
  const wins = between === 'least' ? Math.min : Math.max;
  const colorAt = (dx: number, dy: number): number[] => {
    const there = tileAtOffset(at, dx, dy);
    return there !== undefined && terrain.has(there) ? [terrain.get(there)] : [];
  };
  return compassDirections.map((direction) => {
    const { dx, dy } = stepIn(direction);
    if (colorsOf === 'corners') {
      // The ends of the edge, or the corner twice: corner (0, 0) is the north-west one.
      const along = (d: number): readonly number[] => (d === 0 ? [0, 1] : d < 0 ? [0] : [1]);
      return wins(...along(dx).flatMap((x) => along(dy).flatMap((y) => colorAt(x, y))));
    }
    return wins(...[0, dx].flatMap((x) => [0, dy].flatMap((y) => colorAt(x, y))));
  });
}

/** The plain version: a search through all tiles for each place. */
function plainly(terrain: ReadonlyTilemap<number>, at: Tile, set: WangSet<number>, options: WangTilesOptions): number {
  const needed = plainColors(terrain, at, options);
  const matters = (direction: number): boolean => counts(set.type, direction);
  if (needed.every((color, direction) => color === 0 || !matters(direction))) return set.empty;
  const fitting = set.tiles.filter(
    ({ colors, probability }) =>
      probability > 0 && colors.every((color, direction) => !matters(direction) || color === needed[direction]),
  );
  let left = options.random(at.x, at.y) * fitting.reduce((sum, { probability }) => sum + probability, 0);
  for (const { value, probability } of fitting) {
    if (left < probability) return value;
    left -= probability;
  }
  throw new Error('no tile fits');
}

function randomize(map: Tilemap<number>, seed: number, colorCount: number): void {
  const random = randomNumbers(seed + 1);
  for (const at of tilesIn(map.bounds)) map.set(at, Math.floor(random() * (colorCount + 1)));
}

const rules: readonly Rule[] = [
  {},
  { between: 'greatest', colorsOf: 'tiles' },
  { between: 'least' },
  { colorsOf: 'corners' },
  { between: 'least', colorsOf: 'corners' },
];

describe('wangTiles', () => {
  const sets = types.map((type) => completeSet(type, type === 'mixed' ? 1 : 2, 3));

  it.each(storages)('is a search through all tiles, over %s', (_, make) => {
    // Fractions of quarters, so that the sums of the plain version are exact.
    const random = (x: number, y: number): number => Math.floor(4 * randomAt(5)(x, y)) / 4;
    for (const set of sets) {
      for (const [index, area] of someBounds.entries()) {
        for (const rule of rules) {
          const terrain = make(area);
          randomize(terrain, index, set.colors.length);
          const target = arrayTilemap(rule.colorsOf === 'corners' ? withoutLast(area) : area, -9);
          const options = { ...rule, random };
          wangTiles(target, terrain, set, options);
          for (const at of tilesIn(target.bounds)) expect(target.get(at)).toBe(plainly(terrain, at, set, options));
        }
      }
    }
  });

  it('fits: tiles side by side have the same color at what they share', () => {
    const set = completeSet('mixed', 2, 1);
    for (const rule of rules) {
      const terrain = typedTilemap(bounds, Uint8Array);
      randomize(terrain, 7, 2);
      const target = arrayTilemap(rule.colorsOf === 'corners' ? withoutLast(bounds) : bounds, 0);
      wangTiles(target, terrain, set, { ...rule, random: () => 0 });
      const colorsAt = (at: Tile): readonly number[] => set.tiles[target.get(at)]?.colors ?? [0, 0, 0, 0, 0, 0, 0, 0];
      for (const at of tilesIn(target.bounds)) {
        const east = tile(at.x + 1, at.y);
        const south = tile(at.x, at.y + 1);
        const [e, se, s, sw, , , , ne] = colorsAt(at);
        if (target.has(east)) {
          const [, , , itsSw, itsW, itsNw] = colorsAt(east);
          expect([itsSw, itsW, itsNw]).toEqual([se, e, ne]);
        }
        if (target.has(south)) {
          const [, , , , , itsNw, itsN, itsNe] = colorsAt(south);
          expect([itsNw, itsN, itsNe]).toEqual([sw, s, se]);
        }
      }
    }
  });

  it('paints whole tiles of the greatest color over the others', () => {
    const set = completeSet('corner', 2, 1);
    const terrain = arrayTilemap<number>(bounds, 1);
    terrain.set(tile(1, 5), 2);
    const target = arrayTilemap<number>(bounds, 0);
    const corners = (at: Tile): number[] => [1, 3, 5, 7].map((k) => set.tiles[target.get(at)]!.colors[k]!);
    wangTiles(target, terrain, set, { random: () => 0 });
    expect(corners(tile(1, 5))).toEqual([2, 2, 2, 2]);
    expect(corners(tile(2, 5))).toEqual([1, 2, 2, 1]);
    expect(corners(tile(0, 4))).toEqual([2, 1, 1, 1]);
    wangTiles(target, terrain, set, { random: () => 0, between: 'least' });
    expect(corners(tile(1, 5))).toEqual([1, 1, 1, 1]);
  });

  it('joins roads by edges where the least color counts', () => {
    const set = completeSet('edge', 1, 1);
    const rows = ['.....', '.###.', '..#..', '..##.'];
    const area = tileRect({ x: 0, y: 0, width: 5, height: 4 });
    const terrain = arrayTilemapFrom(area, (x, y) => (rows[y]?.[x] === '#' ? 1 : 0));
    const target = arrayTilemap<number>(area, 0);
    wangTiles(target, terrain, set, { random: () => 0, between: 'least' });
    const edges = (at: Tile): readonly number[] => [0, 2, 4, 6].map((k) => set.tiles[target.get(at)]?.colors[k] ?? 0);
    expect(edges(tile(2, 1))).toEqual([1, 1, 1, 0]);
    expect(edges(tile(1, 1))).toEqual([1, 0, 0, 0]);
    // Tiles outside do not count, so that a road at the border leads out of the map.
    expect(edges(tile(2, 3))).toEqual([1, 1, 0, 1]);
    expect(target.get(tile(0, 0))).toBe(set.empty);
  });

  it('chooses by probability, and never a tile with none', () => {
    const colors = [0, 1, 0, 1, 0, 1, 0, 1];
    const set = setOf('corner', 1, [
      { value: 0, colors, probability: 0 },
      { value: 1, colors, probability: 1 },
      { value: 2, colors, probability: 3 },
      { value: 3, colors, probability: 0 },
    ]);
    const area = tileRect({ x: 0, y: 0, width: 100, height: 100 });
    const target = typedTilemap(area, Int8Array);
    wangTiles(target, arrayTilemap<number>(area, 1), set, { random: randomAt(3) });
    const found = [0, 0, 0, 0];
    target.forEach((value) => {
      found[value]!++;
    });
    expect([found[0], found[3]]).toEqual([0, 0]);
    expect(found[1]! / 10_000).toBeCloseTo(0.25, 1);
    // The greatest number that `random` may return.
    wangTiles(target, arrayTilemap<number>(area, 1), set, { random: () => 1 - 2 ** -53 });
    expect(target.get(tile(0, 0))).toBe(2);
  });

  it('reads other values through a view', () => {
    const set = completeSet('corner', 2, 1);
    const kinds = arrayTilemapFrom(bounds, (x) => (x < 1 ? 'grass' : 'dirt'));
    const numbers = new Map([
      ['grass', wangColor(set, 'color 1')],
      ['dirt', wangColor(set, 'color 2')],
    ]);
    const target = arrayTilemap<number>(bounds, 0);
    wangTiles(
      target,
      mappedView(kinds, (kind) => numbers.get(kind) ?? 0),
      set,
      { random: () => 0 },
    );
    const corners = (at: Tile): number[] => [1, 3, 5, 7].map((k) => set.tiles[target.get(at)]!.colors[k]!);
    expect([corners(tile(-1, 4)), corners(tile(0, 4)), corners(tile(1, 4))]).toEqual([
      [1, 1, 1, 1],
      [2, 1, 1, 2],
      [2, 2, 2, 2],
    ]);
  });

  it.each(rules)('is the same painted again where the terrain changed: %o', (rule) => {
    const set = completeSet('corner', 2, 3);
    const edit = fc.record({
      x: fc.integer({ min: -2, max: 5 }),
      y: fc.integer({ min: 3, max: 8 }),
      color: fc.integer({ min: 0, max: 2 }),
    });
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 6 }), fc.nat(), (edits, seed) => {
        const terrain = typedTilemap(bounds, Uint8Array);
        randomize(terrain, seed, 2);
        const area = rule.colorsOf === 'corners' ? withoutLast(bounds) : bounds;
        const options = { ...rule, random: randomAt(seed) };
        const target = arrayTilemap(area, -9);
        wangTiles(target, terrain, set, options);
        for (const { x, y, color } of edits) terrain.setAt(x, y, color);
        wangTiles(target, terrain, set, { ...options, repaint: edits.map(({ x, y }) => tile(x, y)) });
        const whole = arrayTilemap(area, -9);
        wangTiles(whole, terrain, set, options);
        expect(valuesOf(target)).toEqual(valuesOf(whole));
      }),
      { numRuns: runs(60) },
    );
  });

  it('works where a map has no bounds', () => {
    const set = completeSet('corner', 2, 1);
    const world = chunkedTilemap({ background: 1, array: Uint8Array });
    const target = arrayTilemap<number>(bounds, 0);
    wangTiles(target, world, set, { random: () => 0 });
    expect(new Set(valuesOf(target)).size).toBe(1);
    const pictures = chunkedTilemap({ background: -9 });
    world.set(tile(70, 70), 2);
    wangTiles(pictures, world, set, { random: () => 0, repaint: [tile(70, 70)] });
    expect([pictures.get(tile(71, 71)), pictures.get(tile(72, 71))].map((value) => value !== -9)).toEqual([
      true,
      false,
    ]);
    wangTiles(pictures, world, set, { random: () => 0, repaint: [tile(70, 70)], colorsOf: 'corners' });
    expect(() => wangTiles(pictures, world, set, { random: () => 0 })).toThrow('number of painted tiles');
  });
});

function withoutLast(area: typeof bounds): typeof bounds {
  const { x, y, width, height } = area;
  return tileRect({ x, y, width: Math.max(0, width - 1), height: Math.max(0, height - 1) });
}

describe('wangTiles refuses, and has then changed nothing:', () => {
  const complete = completeSet('corner', 2, 2);

  function expectUntouched(
    terrain: ReadonlyTilemap<number>,
    set: WangSet<number>,
    options: Partial<WangTilesOptions>,
    message: string | RegExp,
  ): void {
    for (const target of [typedTilemap(bounds, Int16Array, 77), arrayTilemap<number>(bounds, 77), ownMap(bounds)]) {
      const before = valuesOf(target);
      const { version } = target;
      expect(() => wangTiles(target, terrain, set, { random: () => 0, ...options })).toThrow(message);
      expect(valuesOf(target)).toEqual(before);
      expect(target.version).toBe(version);
    }
  }
  const plain = arrayTilemap<number>(bounds, 1);

  it('a combination that no tile has, by its colors and the tile', () => {
    const tiles = complete.tiles.filter(({ colors }) => colors[1] !== 2 || colors[3] !== 1);
    const terrain = plain.clone();
    terrain.set(tile(5, 8), 2);
    expectUntouched(
      terrain,
      { ...complete, name: 'shores', tiles },
      {},
      'wangTiles: wangSet must be a set that has a tile with the colors southEast "color 2", southWest "color 1", ' +
        'northWest "color 1", northEast "color 1", which tile (4, 7) needs, received "shores". ' +
        'Add such a tile, or change the terrain around this one',
    );
    const edges = completeSet('edge', 1, 1);
    terrain.fill(1);
    terrain.set(tile(0, 3), 0);
    expectUntouched(
      terrain,
      { ...edges, tiles: [] },
      { between: 'least' },
      /colors east "color 1", south "color 1", west "color 1", north "color 1", which tile \(-2, 3\) needs/,
    );
    expectUntouched(
      terrain,
      { ...edges, tiles: edges.tiles.filter(({ colors: [e, , south, , w, , n] }) => [e, south, w, n].includes(0)) },
      { between: 'least' },
      /which tile \(-2, 3\) needs/,
    );
    // A tile that is never chosen does not help.
    expectUntouched(
      plain,
      { ...complete, tiles: complete.tiles.map((each) => ({ ...each, probability: 0 })) },
      {},
      'needs',
    );
  });

  it('colors that the set does not have, by the tile', () => {
    for (const color of [3, -1, 0.5, Number.NaN, '1']) {
      const terrain = arrayTilemap<number>(bounds, 1);
      terrain.set(tile(4, 8), color as number);
      expectUntouched(
        terrain,
        complete,
        {},
        /^wangTiles: terrain must be a map of colors from 0 to 2, the numbers of wangSet.colors, received .+ at tile \(4, 8\)$/,
      );
    }
  });

  const tiles = complete.tiles;
  it.each<readonly [string, unknown]>([
    ['wangSet must be a Wang set', undefined],
    ['wangSet.name must be a string', { ...complete, name: 5 }],
    ["wangSet.type must be 'corner', 'edge' or 'mixed', received", { ...complete, type: 'corners' }],
    ['wangSet.colors must be an array', { ...complete, colors: 2 }],
    ['wangSet.colors must be at most 254 colors, received 255', { ...complete, colors: Array(255).fill({ name: '' }) }],
    ['wangSet.colors[1] must be a color', { ...complete, colors: [{ name: '' }, null] }],
    ['wangSet.colors[1].name must be a string', { ...complete, colors: [{ name: '' }, {}] }],
    ['wangSet.tiles must be an array', { ...complete, tiles: {} }],
    ['wangSet.tiles[0] must be a tile of a Wang set', { ...complete, tiles: [null] }],
    ['wangSet.tiles[0].colors must be an array', { ...complete, tiles: [{ ...tiles[0], colors: 1 }] }],
    [
      'wangSet.tiles[0].colors must be eight colors, received 4',
      { ...complete, tiles: [{ ...tiles[0], colors: [1, 1, 1, 1] }] },
    ],
    ...[3, -1, 0.5, Number.NaN, '1', null].map(
      (color) =>
        [
          'wangSet.tiles[1].colors[7] must be an integer',
          { ...complete, tiles: [tiles[0], { ...tiles[1], colors: [0, 1, 0, 1, 0, 1, 0, color] }] },
        ] as const,
    ),
    ...[-1, Number.NaN, Infinity, '1', undefined].map(
      (probability) =>
        [
          'wangSet.tiles[0].probability must be a non-negative finite number',
          { ...complete, tiles: [{ ...tiles[0], probability }] },
        ] as const,
    ),
  ])('%s', (message, set) => {
    expectUntouched(plain, set as WangSet<number>, {}, `wangTiles: ${message}`);
  });

  it('numbers from random that are not from 0 to less than 1', () => {
    for (const value of [1, -0.1, Number.NaN, Infinity]) {
      expectUntouched(plain, complete, { random: () => value }, 'wangTiles: number from random must be');
    }
    expectUntouched(plain, complete, { random: (() => '0') as never }, 'wangTiles: number from random must be');
    let left = 20;
    const failing = (): number => {
      if (left-- > 0) return 0;
      throw new Error('enough');
    };
    expectUntouched(plain, complete, { random: failing }, 'enough');
  });

  it('probabilities whose sum is not finite, which would choose the last tile every time', () => {
    const target = arrayTilemap(bounds, -7);
    const terrain = arrayTilemap(bounds, 1);
    const colors = [1, 1, 1, 1, 1, 1, 1, 1];
    const large = (value: number): WangTile<number> => ({ value, colors, probability: Number.MAX_VALUE });
    const refuse = (tiles: readonly WangTile<number>[]) => () =>
      wangTiles(target, terrain, setOf('corner', 1, tiles), { random: () => 0.5 });
    const rule = 'wangSet must be a set in which the probabilities of tiles with the same colors have a finite sum';
    expect(refuse([large(0), large(1)])).toThrow(new RangeError(`wangTiles: ${rule}, received Infinity`));
    expect(target.getAt(0, 3)).toBe(-7);
    expect(refuse([large(0), { value: 1, colors, probability: 1 }])).not.toThrow();
  });

  it('functions that write to one of the maps', () => {
    const terrain = plain.clone();
    const target = arrayTilemap<number>(bounds, 0);
    const random = (x: number, y: number): number => {
      terrain.setAt(x, y, 1);
      return 0;
    };
    expect(() => wangTiles(target, terrain, complete, { random })).toThrow(
      'wangTiles: terrain must be left unchanged by random',
    );
    expect(new Set(valuesOf(target))).toEqual(new Set([0]));
  });

  it('values that the target cannot hold', () => {
    const target = typedTilemap(bounds, Uint8Array, 7);
    expect(() => wangTiles(target, plain, complete, { random: () => 0 })).toThrow(
      'wangTiles: value in wangSet must be an integer from 0 to 255, received -1',
    );
    expect(new Set(valuesOf(target))).toEqual(new Set([7]));
  });

  it('targets of other bounds', () => {
    const message = (rows: string): string =>
      `wangTiles: target must have the bounds columns -2 to 5, rows 3 to ${rows}`;
    const target = arrayTilemap<number>(expandRect(bounds, 1), 0);
    expect(() => wangTiles(target, plain, complete, { random: () => 0 })).toThrow(message('8, received'));
    const corners = typedTilemap(bounds, Uint8Array, 1);
    expect(() => wangTiles(target, corners, complete, { random: () => 0, colorsOf: 'corners' })).toThrow(
      'wangTiles: target must have the bounds columns -2 to 4, rows 3 to 7, received',
    );
    expect(() => wangTiles(viewOf(target, bounds), plain, complete, { random: () => 0, colorsOf: 'corners' })).toThrow(
      'wangTiles: target must have the bounds columns -2 to 4',
    );
  });

  it.each<readonly [string, object]>([
    ['random must be a function', { random: 5 }],
    ["between must be 'greatest' or 'least'", { between: 'most' }],
    ["colorsOf must be 'tiles' or 'corners'", { colorsOf: 'edges' }],
    ['repaint must be iterable', { repaint: 3 }],
    ['options must be an object with no members other than random, between, colorsOf, repaint', { rand: 1 }],
  ])('options that it does not have: %s', (message, options) => {
    expectUntouched(plain, complete, options, `wangTiles: ${message}`);
  });
});

describe('wangColor', () => {
  const set = completeSet('corner', 2, 1);

  it('is the number of a color by its name', () => {
    expect([wangColor(set, 'color 1'), wangColor(set, 'color 2')]).toEqual([1, 2]);
    expect(indexOfDirection(compassDirections[1]!)).toBe(1);
  });

  it('lists the names if none is the one', () => {
    expect(() => wangColor(set, 'grass')).toThrow(
      'wangColor: name must be one of the colors "color 1", "color 2", received the string "grass"',
    );
    expect(() => wangColor({ ...set, colors: [], tiles: [] }, 'grass')).toThrow(
      'wangColor: name must be the name of a color, of which the set has none, received the string "grass"',
    );
    expect(() => wangColor(set, 5 as never)).toThrow('wangColor: name must be a string');
  });
});
