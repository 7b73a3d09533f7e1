import {
  arrayTilemap,
  bitTilemap,
  bitTilemapFrom,
  chunkedTilemap,
  type ReadonlyTilemap,
  type Tile,
  tile,
  tileRect,
  typedTilemap,
} from '@tilewright/tilemap';
import { tiles } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { findPath } from './find-path.js';
import { Pathfinder } from './pathfinder.js';

const bounds = tileRect({ x: 0, y: 0, width: 9, height: 5 });
/** A wall in the middle column, with its one gap in the last row. */
const wallWithGap = (): ReturnType<typeof bitTilemap> => bitTilemapFrom(bounds, (x, y) => x === 4 && y !== 4);

describe('ends of paths', () => {
  const walls = wallWithGap();
  const paths = new Pathfinder(walls);

  it('at the start are one tile of length 0, also where it is solid', () => {
    for (const at of [tile(0, 0), tile(4, 0)]) {
      expect(paths.find(at, at)).toEqual({ tiles: [at], straight: 0, diagonal: 0, length: tiles(0), cost: 0 });
      expect(paths.find(at, [tile(8, 8 - 4), at])?.tiles).toEqual([at]);
    }
  });

  it('may start in a solid tile, but not end there', () => {
    expect(paths.find(tile(4, 0), tile(5, 0))?.tiles).toEqual([tile(4, 0), tile(5, 0)]);
    expect(paths.find(tile(5, 0), tile(4, 0))).toBeUndefined();
    expect(paths.find(tile(5, 0), [tile(4, 0), tile(8, 0)])?.straight).toBe(3);
    expect(paths.lengthOf(tile(5, 0), tile(4, 0))).toBeUndefined();
    expect(paths.findInto(new Int32Array(0), tile(5, 0), tile(4, 0))).toBe(0);
  });

  it('may be any of many', () => {
    const goals = Array.from({ length: 40 }, (_, i) => tile(8 - (i % 4), 4 - (i % 3)));
    expect(paths.find(tile(0, 4), goals)?.tiles.at(-1)).toEqual(tile(5, 4));
    expect(paths.find(tile(0, 4), new Set(goals))?.straight).toBe(5);
  });

  it('may be as near as possible', () => {
    const closed = bitTilemapFrom(bounds, (x) => x === 4);
    const path = findPath(closed, tile(0, 2), tile(8, 2), { nearest: true });
    expect(path?.tiles).toEqual([tile(0, 2), tile(1, 2), tile(2, 2), tile(3, 2)]);
    expect(findPath(closed, tile(3, 0), tile(4, 1), { nearest: true })?.tiles).toEqual([tile(3, 0), tile(3, 1)]);
    expect(findPath(closed, tile(3, 2), tile(8, 2), { nearest: true })?.tiles).toEqual([tile(3, 2)]);
  });

  const outside = [tile(-1, 0), tile(9, 0), tile(0, -1), tile(0, 5), tile(2 ** 31 - 1, 0), tile(0, -(2 ** 31))];
  const costly = new Pathfinder(walls, { cost: () => 2 });

  it.each(outside)('are not outside of the map: $x, $y', (far) => {
    for (const each of [paths, costly]) {
      for (const options of [{}, { nearest: true }, { maxLength: tiles(9) }]) {
        expect(each.find(far, tile(1, 1), options)).toBeUndefined();
        expect(each.find(tile(1, 1), far, options)).toBeUndefined();
        expect(each.find(tile(1, 1), outside, options)).toBeUndefined();
        expect(each.find(far, far, options)).toBeUndefined();
      }
      // Of several goals, those outside are ignored.
      expect(each.find(tile(1, 1), [far, tile(3, 1)])?.straight).toBe(2);
      expect(each.find(tile(1, 1), [tile(3, 1), far])?.straight).toBe(2);
      expect(each.find(tile(0, 0), [far, tile(4, 0)], { nearest: true })?.straight).toBe(3);
      expect(each.lengthOf(far, tile(1, 1))).toBeUndefined();
      const array = new Int32Array(8).fill(77);
      expect(each.findInto(array, tile(1, 1), far)).toBe(0);
      expect(each.findInto(array, far, tile(1, 1))).toBe(0);
      expect(array.every((value) => value === 77)).toBe(true);
      for (const search of [each.start(far, tile(1, 1)), each.start(tile(1, 1), far, { nearest: true })]) {
        expect([search.status, search.path, search.advance(1)]).toEqual(['none', undefined, 'none']);
      }
      // The memory of a search that ended so is that of the next one.
      expect(each.find(tile(0, 0), tile(8, 0))?.tiles.at(-1)).toEqual(tile(8, 0));
    }
    expect(findPath(walls, far, tile(1, 1))).toBeUndefined();
    expect(findPath(walls, tile(1, 1), far)).toBeUndefined();
  });

  it('are not outside of the bounds', () => {
    const part = new Pathfinder(walls, { bounds: tileRect({ x: 1, y: 1, width: 2, height: 2 }) });
    expect(part.find(tile(1, 1), tile(3, 1))).toBeUndefined();
    expect(part.find(tile(0, 1), tile(1, 1))).toBeUndefined();
    expect(part.find(tile(1, 1), [tile(3, 1), tile(2, 2)])?.tiles.at(-1)).toEqual(tile(2, 2));
    const none = new Pathfinder(walls, { bounds: tileRect({ x: 0, y: 0, width: 0, height: 3 }) });
    expect(none.find(tile(0, 0), tile(0, 0), { nearest: true })).toBeUndefined();
  });
});

describe('rules', () => {
  it('say which corners a path may cut', () => {
    const walls = wallWithGap();
    const lengths = (['no-corner-cutting', 'eight-way', 'four-way', undefined] as const).map((rule) => {
      const path = findPath(walls, tile(3, 3), tile(5, 3), { rule });
      return [path?.straight, path?.diagonal];
    });
    expect(lengths).toEqual([
      [4, 0],
      [0, 2],
      [4, 0],
      [4, 0],
    ]);
    // Two solid tiles that share a corner.
    const pair = bitTilemapFrom(tileRect({ x: 0, y: 0, width: 2, height: 2 }), (x, y) => x === y);
    expect(findPath(pair, tile(1, 0), tile(0, 1))).toBeUndefined();
    expect(findPath(pair, tile(1, 0), tile(0, 1), { rule: 'eight-way' })?.diagonal).toBe(1);
  });
});

describe('a four-way path with at most one turn', () => {
  const moved = tileRect({ x: -40, y: -3, width: 80, height: 40 });
  const [from, to] = [tile(-35, 0), tile(33, 34)];

  it.each([
    ['east', 'south'],
    ['west', 'south'],
    ['east', 'north'],
    ['west', 'north'],
  ])('goes around what closes one of its routes, to the %s and %s', (across, along) => {
    const start = tile(across === 'east' ? from.x : to.x, along === 'south' ? from.y : to.y);
    const goal = tile(across === 'east' ? to.x : from.x, along === 'south' ? to.y : from.y);
    const walls = bitTilemap(moved);
    const paths = new Pathfinder(walls, { rule: 'four-way' });
    const goesBy = (x: number, y: number): boolean | undefined =>
      paths.find(start, goal)?.tiles.some((each) => each.x === x && each.y === y);
    // The first and the last tiles of each leg, and ones at the ends of words.
    for (const [x, y] of [
      ...[-34, -9, -8, 23, 24, 32].map((x) => [x, start.y]),
      ...[1, 28, 29, 33].map((y) => [goal.x, y]),
    ]) {
      walls.setAt(x!, y!, true);
      expect(paths.lengthOf(start, goal)).toEqual(tiles(102));
      expect(goesBy(x!, y!)).toBe(false);
      // The other route is closed as well: now it needs more turns.
      walls.setAt(start.x, 17, true);
      expect(paths.lengthOf(start, goal)).toEqual(tiles(102));
      expect(goesBy(start.x, 17)).toBe(false);
      expect(goesBy(x!, y!)).toBe(false);
      walls.fill(false);
    }
  });

  it('begins in a solid tile, and ends in no solid one', () => {
    const walls = bitTilemap(moved);
    const paths = new Pathfinder(walls, { rule: 'four-way' });
    walls.set(from, true);
    expect(paths.lengthOf(from, to)).toEqual(tiles(102));
    expect(paths.lengthOf(from, tile(33, 0))).toEqual(tiles(68));
    expect(paths.lengthOf(from, tile(-35, 34))).toEqual(tiles(34));
    walls.set(to, true);
    expect(paths.lengthOf(from, to)).toBeUndefined();
  });
});

describe('a search in slices', () => {
  it('begins again when the map changes, eight times, and then ends', () => {
    const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 60, height: 60 }));
    for (let i = 0; i < 59; i += 2) walls.fill(true, tileRect({ x: i % 4 === 0 ? 0 : 1, y: i, width: 59, height: 1 }));
    walls.fill(false, tileRect({ x: 0, y: 0, width: 60, height: 1 }));
    for (const cost of [undefined, (): number => 3]) {
      const paths = new Pathfinder(walls, { cost });
      const search = paths.start(tile(0, 0), tile(59, 59));
      let advances = 0;
      let expected = paths.find(tile(0, 0), tile(59, 59));
      while (search.advance(2) === 'under-way') {
        advances++;
        walls.set(tile(30, 1), advances % 2 === 1);
        if (advances === 8) expected = paths.find(tile(0, 0), tile(59, 59));
        if (advances > 10_000) break;
      }
      expect(search.restarts).toBe(8);
      expect(search.status).toBe(expected === undefined ? 'none' : 'found');
      expect(search.path).toEqual(expected);
      expect(search.advance(1)).toBe(search.status);
      walls.set(tile(30, 1), false);
      // What it borrowed reads the map again.
      walls.fill(true, tileRect({ x: 0, y: 58, width: 60, height: 1 }));
      expect(paths.find(tile(0, 0), tile(59, 59))).toBeUndefined();
      walls.fill(false, tileRect({ x: 59, y: 58, width: 1, height: 1 }));
      expect(paths.find(tile(0, 0), tile(59, 59))).toBeDefined();
    }
  });

  it('can be cancelled', () => {
    const paths = new Pathfinder(wallWithGap());
    const search = paths.start(tile(0, 0), tile(8, 0));
    expect([search.status, search.path]).toEqual(['under-way', undefined]);
    search.cancel();
    expect([search.status, search.advance(1), search.path]).toEqual(['none', 'none', undefined]);
    search.cancel();
    const found = paths.start(tile(0, 0), tile(8, 0));
    expect(found.advance(Infinity)).toBe('found');
    found.cancel();
    expect([found.status, found.path?.straight]).toEqual(['found', 4]);
  });

  it('may have ended when it starts', () => {
    const paths = new Pathfinder(wallWithGap());
    expect(paths.start(tile(1, 1), tile(1, 1)).path?.tiles.length).toBe(1);
    expect(paths.start(tile(1, 1), tile(4, 1)).status).toBe('none');
  });
});

describe('a predicate', () => {
  const map = typedTilemap(bounds, Uint8Array, 1);

  it('that throws changes nothing, and the next question tries again', () => {
    let isBroken = false;
    const isSolid = (value: number, x: number): boolean => {
      if (isBroken && x === 7) throw new Error('broken');
      return value === 0;
    };
    const paths = new Pathfinder(map, { isSolid });
    const before = paths.find(tile(0, 0), tile(8, 0));
    const search = paths.start(tile(0, 0), tile(8, 0));
    isBroken = true;
    map.fill(0, tileRect({ x: 7, y: 0, width: 1, height: 5 }));
    expect(() => paths.find(tile(0, 0), tile(8, 0))).toThrow('broken');
    expect(() => search.advance(1)).toThrow('broken');
    expect([search.status, search.restarts]).toEqual(['under-way', 0]);
    expect(() => {
      paths.refresh();
    }).toThrow('broken');
    isBroken = false;
    expect(paths.find(tile(0, 0), tile(8, 0))).toBeUndefined();
    expect([search.advance(99), search.restarts]).toEqual(['none', 1]);
    map.fill(1);
    expect(paths.find(tile(0, 0), tile(8, 0))).toEqual(before);
    isBroken = true;
    expect(() => new Pathfinder(map, { isSolid })).toThrow('broken');
    expect(() => findPath(map, tile(0, 0), tile(8, 0), { isSolid })).toThrow('broken');
  });

  it('must not call the pathfinder for which it is called', () => {
    const calls = {
      'paths.find': (paths: Pathfinder) => paths.find(tile(0, 0), tile(1, 0)),
      'paths.start': (paths: Pathfinder) => paths.start(tile(0, 0), tile(1, 0)),
      'paths.refresh': (paths: Pathfinder) => {
        paths.refresh();
      },
    };
    for (const [name, call] of Object.entries(calls)) {
      let isCalling = false;
      const paths: Pathfinder = new Pathfinder(map, {
        isSolid: () => {
          if (isCalling) call(paths);
          return false;
        },
      });
      isCalling = true;
      expect(() => {
        paths.refresh();
      }).toThrow(new RangeError(`${name}: must not be called from isSolid or cost of the same object. Call it later`));
      isCalling = false;
      expect(paths.lengthOf(tile(0, 0), tile(8, 0))).toBe(tiles(8));
    }
  });

  it('must not write to the map', () => {
    const walls = bitTilemap(bounds);
    let isWriting = false;
    const paths = new Pathfinder(walls, {
      isSolid: (value) => {
        if (isWriting) walls.set(tile(0, 0), true);
        return value;
      },
    });
    isWriting = true;
    walls.set(tile(8, 0), true);
    const message = 'paths.find: isSolid and cost must not write to the map. Write to it before or after';
    expect(() => paths.find(tile(1, 0), tile(7, 0))).toThrow(new RangeError(message));
    isWriting = false;
    expect(paths.find(tile(1, 0), tile(8, 0))).toBeUndefined();
  });

  it('that depends on more than the map is asked again by refresh', () => {
    let gate = 4;
    let asked = 0;
    const isSolid = (_: number, x: number): boolean => {
      asked++;
      return x === gate;
    };
    const paths = new Pathfinder(map, { isSolid });
    expect([paths.find(tile(0, 0), tile(8, 0)), asked]).toEqual([undefined, 45]);
    gate = 99;
    expect([paths.find(tile(0, 0), tile(8, 0)), asked]).toEqual([undefined, 45]);
    paths.refresh(tileRect({ x: 4, y: 1, width: 900, height: 1 }));
    expect([paths.find(tile(0, 0), tile(8, 0))?.tiles.length, asked]).toEqual([9, 50]);
    paths.refresh(tileRect({ x: 90, y: 1, width: 900, height: 1 }));
    expect(asked).toBe(50);
    paths.refresh();
    expect(asked).toBe(95);
  });
});

describe('costs', () => {
  const isSolid = (value: number): boolean => value === 0;

  it('count the mean of both tiles', () => {
    const map = typedTilemap(bounds, Uint8Array, 3);
    const cost = (value: number): number => value;
    expect(findPath(map, tile(0, 0), tile(2, 0), { isSolid, cost })?.cost).toBe(6);
    map.set(tile(1, 0), 5);
    expect(findPath(map, tile(0, 0), tile(1, 0), { isSolid, cost })?.cost).toBe(4);
    // A solid tile has no cost of its own; it counts 1.
    map.set(tile(0, 0), 0);
    expect(findPath(map, tile(0, 0), tile(1, 0), { isSolid, cost })?.cost).toBe(3);
  });

  it.each([0, 256, 1.5, Number.NaN, -1, undefined, '7'])('are no %s', (bad) => {
    const map = typedTilemap(bounds, Uint8Array, 1);
    const cost = (_: number, x: number, y: number): number => (x === 3 && y === 2 ? (bad as number) : 1);
    const received = typeof bad === 'string' ? 'the string "7"' : String(bad);
    const message = `Pathfinder: cost of tile (3, 2) must be an integer from 1 to 255, received ${received}`;
    expect(() => new Pathfinder(map, { isSolid, cost })).toThrow(new RangeError(message));
  });

  it('follow the map', () => {
    const map = typedTilemap(bounds, Uint8Array, 1);
    const paths = new Pathfinder(map, { isSolid, cost: (value) => value });
    expect(paths.find(tile(0, 2), tile(8, 2))?.cost).toBe(8);
    map.fill(200, tileRect({ x: 4, y: 0, width: 1, height: 4 }));
    expect(paths.find(tile(0, 2), tile(8, 2))?.tiles).toContainEqual(tile(4, 4));
  });
});

describe('what is refused', () => {
  it('has the number of tiles that an array needs', () => {
    const paths = new Pathfinder(wallWithGap());
    const array = new Int32Array(17).fill(77);
    const message = 'paths.findInto: array.length must be at least 18, for 9 tiles of two numbers, received 17';
    expect(() => paths.findInto(array, tile(0, 4), tile(8, 4))).toThrow(new RangeError(message));
    expect(array.every((value) => value === 77)).toBe(true);
    expect(paths.findInto(new Int32Array(18), tile(0, 4), tile(8, 4))).toBe(9);
  });

  it('are maps without bounds, and larger ones', () => {
    const plane = chunkedTilemap({ background: false });
    expect(() => new Pathfinder(plane)).toThrow(
      'Pathfinder: bounds must be at most 268435456 tiles, counting a border of one tile and rows rounded up to 32 tiles, received',
    );
    const tall = tileRect({ x: 0, y: 0, width: 1, height: 0x80_0000 });
    expect(() => findPath(plane, tile(0, 0), tile(0, 1), { bounds: tall })).toThrow('findPath: bounds must be at most');
    expect(findPath(plane, tile(0, 0), tile(0, 1), { bounds })?.straight).toBe(1);
  });

  it('are no tiles, and no goals', () => {
    const paths = new Pathfinder(wallWithGap());
    const nowhere = { x: Number.NaN, y: 0 } as Tile;
    for (const wrong of [nowhere, { x: 0.5, y: 0 } as Tile, { x: -1, y: Number.POSITIVE_INFINITY } as Tile]) {
      expect(() => paths.find(wrong, tile(1, 1))).toThrow('paths.find: from must be');
      // Also where the answer would be known without the other argument.
      expect(() => paths.find(tile(-1, 0), wrong)).toThrow('paths.find: to must be');
      expect(() => paths.find(tile(1, 1), [tile(1, 1), wrong])).toThrow('paths.find: to must be');
    }
    expect(() => paths.start(tile(1, 1), [])).toThrow('paths.start: to must be a tile, or a list of at least one tile');
    expect(() => paths.start(tile(-1, 1), [])).toThrow('paths.start: to must be a tile, or a list of');
  });

  it('are bodies that are square and round', () => {
    expect(() => new Pathfinder(wallWithGap(), { size: 2, radius: tiles(1) })).toThrow(
      'Pathfinder: radius must be left out where size is given, received 1. A body is square or round',
    );
    expect(() => new Pathfinder(wallWithGap(), { size: 1025 })).toThrow('size must be an integer from 1 to 1024');
    expect(() => new Pathfinder(wallWithGap(), { radius: tiles(1025) })).toThrow('radius must be at most 1024 tiles');
  });

  it('are maps that lose tiles', () => {
    let height = 5;
    const getAt = (): boolean => false;
    const map = Object.defineProperty({ getAt, version: 1 }, 'bounds', {
      get: () => tileRect({ x: 0, y: 0, width: 9, height }),
    }) as unknown as ReadonlyTilemap<boolean>;
    const paths = new Pathfinder(map);
    height = 6;
    expect(paths.lengthOf(tile(0, 0), tile(8, 0))).toBe(tiles(8));
    height = 4;
    expect(() => paths.find(tile(0, 0), tile(8, 0))).toThrow('paths.find: map must be at least as large as before');
  });

  it('is an iterable that throws, and gives back what it borrowed', () => {
    const paths = new Pathfinder(wallWithGap());
    const broken = {
      *[Symbol.iterator]() {
        yield tile(1, 1);
        throw new Error('broken');
      },
    };
    for (let i = 0; i < 3; i++) expect(() => paths.find(tile(0, 0), broken)).toThrow('broken');
    // A question inside of a question.
    const nested = {
      *[Symbol.iterator]() {
        yield paths.find(tile(0, 0), tile(3, 3))?.tiles.at(-1) ?? tile(0, 0);
      },
    };
    expect(paths.find(tile(0, 0), nested)?.diagonal).toBe(3);
  });
});

it('reads text maps by a predicate', () => {
  const names = arrayTilemap(bounds, 'grass');
  names.set(tile(1, 0), 'rock');
  expect(findPath(names, tile(0, 0), tile(2, 0), { isSolid: (name) => name === 'rock' })?.straight).toBe(4);
});
