import fc from 'fast-check';
import { notFinite, runs } from '@tilewright/testing';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { describe, expect, it } from 'vitest';
import { everyTile, expandRect, rectContains, tileRect, type TileRect, tilesIn } from '../values/rect.js';
import { tile } from '../values/tile.js';
import type { ChunkedTilemap } from './chunked.js';
import { chunkedTilemap } from './chunked-options.js';
import type { Tilemap } from './tilemap.js';
import type { TypedArray } from './typed-array.js';

const kinds = [
  { name: 'of plain arrays', make: (chunkSize: number) => chunkedTilemap<number>({ background: 0, chunkSize }) },
  { name: 'of bytes', make: (chunkSize: number) => chunkedTilemap({ background: 0, array: Uint8Array, chunkSize }) },
  {
    name: 'of doubles',
    make: (chunkSize: number) => chunkedTilemap({ background: 0, array: Float64Array, chunkSize }),
  },
] as const satisfies readonly { name: string; make: (chunkSize: number) => Tilemap<number> & { chunkCount: number } }[];

const near = fc.record({
  x: fc.integer({ min: -12, max: 12 }),
  y: fc.integer({ min: -12, max: 12 }),
  value: fc.nat(3),
});
const part = fc
  .record({
    x: fc.integer({ min: -12, max: 8 }),
    y: fc.integer({ min: -12, max: 8 }),
    width: fc.nat(16),
    height: fc.nat(16),
    value: fc.nat(3),
  })
  .map(({ value, ...rect }) => ({ rect: tileRect(rect), value }));
const around = tileRect({ x: -20, y: -20, width: 50, height: 50 });

describe.each(kinds)('chunkedTilemap $name', ({ make }) => {
  it('equals a map of strings after any writes and fills', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof({ weight: 4, arbitrary: near }, part), { maxLength: 25 }),
        fc.constantFrom(4, 8, 32),
        (operations, size) => {
          const map = make(size);
          const model = new Map<string, number>();
          for (const operation of operations) {
            if ('rect' in operation) {
              map.fill(operation.value, operation.rect);
              for (const { x, y } of tilesIn(operation.rect)) model.set(`${x},${y}`, operation.value);
            } else {
              map.setAt(operation.x, operation.y, operation.value);
              model.set(`${operation.x},${operation.y}`, operation.value);
            }
          }
          const copy = map.clone();
          const doubled = map.map((value) => value * 2);
          const found: number[][] = [[], [], [], []];
          const expected: number[] = [];
          for (const at of tilesIn(around)) {
            expected.push(model.get(`${at.x},${at.y}`) ?? 0);
            found[0]?.push(map.get(at));
            found[1]?.push(map.getOrAt(at.x, at.y, -1));
            found[2]?.push(copy.getAt(at.x, at.y));
            found[3]?.push(doubled.getAt(at.x, at.y) / 2);
          }
          expect(found).toEqual([expected, expected, expected, expected]);
          let sum = 0;
          map.forEach((value, x, y) => {
            if (value !== (model.get(`${x},${y}`) ?? 0)) expect.fail(`(${x}, ${y}) is ${value}`);
            sum += value;
          });
          expect(sum).toBe([...model.values()].reduce((total, value) => total + value, 0));
        },
      ),
      { seed: 471, numRuns: runs(60) },
    );
  });

  it('takes three chunks for three tiles a million apart', () => {
    const map = make(32);
    const places = [tile(0, 0), tile(1_000_000, -1_000_000), tile(MIN_TILE, MAX_TILE)];
    for (const at of places) map.set(at, 7);
    expect(map.chunkCount).toBe(3);
    for (const at of places) expect(map.get(at)).toBe(7);
    expect([map.getAt(1, 0), map.getAt(MIN_TILE, MIN_TILE), map.getAt(MAX_TILE, MAX_TILE)]).toEqual([0, 0, 0]);
    let visited = 0;
    map.forEach(() => visited++);
    expect(visited).toBe(3 * 32 * 32);
    // What is kept is what three chunks hold, and nothing that grows with the distance between them.
    const elements = map.chunks().reduce((sum, { data }) => sum + data.length, 0);
    expect(elements).toBe(3 * 32 * 32);
  });

  it('keeps nothing for what was only read, or written as the background', () => {
    const map = make(32);
    map.getAt(5, 5);
    map.setAt(5, 5, 0);
    map.fill(0, tileRect({ x: -500, y: -500, width: 1000, height: 1000 }));
    map.fill(3, tileRect({ x: 7, y: 7, width: 0, height: 9 }));
    expect(map.chunkCount).toBe(0);
    map.setAt(5, 5, 1);
    map.setAt(-5, 5, 1);
    expect(map.chunkCount).toBe(2);
    map.fill(0, tileRect({ x: 0, y: 0, width: 32, height: 32 }));
    expect([map.chunkCount, map.getAt(5, 5), map.getAt(-5, 5)]).toEqual([1, 0, 1]);
    map.fill(0, everyTile);
    expect(map.chunkCount).toBe(0);
    map.setAt(-5, 5, 2);
    map.fill(4);
    expect([map.chunkCount, map.background, map.getAt(-5, 5), map.getAt(100, 100)]).toEqual([0, 4, 4, 4]);
    map.setAt(0, 0, 4);
    expect(map.chunkCount).toBe(0);
  });

  it.each([
    ['of plain values', 32, (size: number) => chunkedTilemap<number>({ background: 0, chunkSize: size }), 2 ** 16],
    ['of plain values', 256, (size: number) => chunkedTilemap<number>({ background: 0, chunkSize: size }), 2 ** 10],
    ['of bytes', 32, (size: number) => chunkedTilemap({ background: 0, chunkSize: size, array: Uint8Array }), 2 ** 19],
    ['of bytes', 4, (size: number) => chunkedTilemap({ background: 0, chunkSize: size, array: Uint8Array }), 2 ** 20],
    [
      'of floats',
      64,
      (size: number) => chunkedTilemap({ background: 0, chunkSize: size, array: Float32Array }),
      2 ** 15,
    ],
  ] as const)(
    '%s in chunks of %i: fills at most 512 MiB, however few tiles of each chunk',
    (_, size, makeMap, most) => {
      const map: Tilemap<number> & { readonly chunkCount: number } = makeMap(size);
      const rule = `on at most ${most} chunks of ${size} x ${size} tiles, unless the value is the background`;
      const refused = (received: number): string => `fill: rect must be ${rule}, received ${received}. Fill the parts`;
      const row = (chunks: number): TileRect =>
        tileRect({ x: size - 1, y: -7, width: (chunks - 2) * size + 2, height: 1 });
      expect(() => map.fill(1, row(most + 1))).toThrow(refused(most + 1));
      const column = tileRect({ x: 0, y: 0, width: 1, height: most * size + 1 });
      expect(() => map.fill(1, column)).toThrow(refused(most + 1));
      expect(() => map.fill(1, expandRect(everyTile, -1))).toThrow(refused((2 ** 32 / size) ** 2));
      expect([map.chunkCount, map.version]).toEqual([0, 0]);
      map.fill(0, row(most + 1));
      map.fill(1, row(5));
      expect([map.chunkCount, map.getAt(size - 1, -7), map.getAt(4 * size, -7), map.getAt(4 * size + 1, -7)]).toEqual([
        5, 1, 1, 0,
      ]);
      map.fill(1, map.bounds);
      expect(map.chunkCount).toBe(0);
    },
  );

  it('fills nothing if the memory for a chunk cannot be had', () => {
    let left = 5;
    class Scarce extends Uint8Array {
      constructor(length: number) {
        if (left-- === 0) throw new RangeError('Array buffer allocation failed');
        super(length);
      }
    }
    Object.defineProperty(Scarce, 'name', { value: 'Uint8Array' });
    const map = chunkedTilemap({ background: 0, chunkSize: 4, array: Scarce });
    map.setAt(9, 0, 7);
    expect(() => map.fill(1, tileRect({ x: 0, y: 0, width: 32, height: 1 }))).toThrow('allocation failed');
    expect([map.chunkCount, map.getAt(0, 0), map.getAt(9, 0), map.getAt(8, 0)]).toEqual([1, 0, 7, 0]);
  });

  it('has a value for every tile and nothing else', () => {
    const map = make(8);
    expect(map.bounds).toEqual(everyTile);
    expect(map.has(tile(MIN_TILE, MAX_TILE))).toBe(true);
    for (const bad of [0.5, 2 ** 31, ...notFinite]) {
      expect(map.hasAt(bad, 0) || map.hasAt(0, bad)).toBe(false);
      expect(map.getOrAt(0, bad, 'none')).toBe('none');
      expect(() => map.getAt(bad, 0)).toThrow(`get: tile must be inside columns -2147483648 to 2147483647`);
      expect(() => map.setAt(0, bad, 1)).toThrow(`received (0, ${bad})`);
    }
    expect(map.getOr(tile(1, 1), 'none')).toBe(0);
  });

  it('has another version after a write, and only then', () => {
    const map = make(8);
    const versions = [map.version];
    for (const write of [
      () => map.setAt(1, 1, 2),
      () => map.set(tile(1, 1), 0),
      () => map.fill(1, tileRect({ x: 0, y: 0, width: 1, height: 1 })),
      () => map.fill(0),
      () => map.markChanged(),
    ]) {
      write();
      expect(versions).not.toContain(map.version);
      versions.push(map.version);
    }
    map.getAt(1, 1);
    expect(map.version).toBe(versions.at(-1));
  });

  it.each([0, 3, 5, 24, 512, 0.5, -4, Number.NaN])('has no chunks of side %s', (bad) => {
    expect(() => make(bad)).toThrow(
      new RangeError(`chunkedTilemap: chunkSize must be a power of two from 4 to 256, received ${bad}`),
    );
  });
});

describe('chunkedTilemap', () => {
  it('needs a background, which may be undefined', () => {
    const message = 'chunkedTilemap: background must be given, received undefined';
    // @ts-expect-error it would be undefined by mistake
    expect(() => chunkedTilemap({})).toThrow(new RangeError(message));
    expect(chunkedTilemap({ background: undefined }).getAt(3, 4)).toBeUndefined();
  });

  it('keeps a background of -0 in the chunks that it makes', () => {
    for (const map of [
      chunkedTilemap({ background: -0, array: Float32Array }),
      chunkedTilemap({ background: -0, array: Float64Array }),
    ]) {
      expect(map.getAt(1, 0)).toBe(-0);
      map.setAt(0, 0, 7);
      expect(map.getAt(1, 0)).toBe(-0);
    }
  });

  it('has no -0 in an array of whole numbers, in a chunk or outside of one', () => {
    const map = chunkedTilemap({ background: -0, array: Uint8Array });
    map.fill(-0, tileRect({ x: 40, y: 0, width: 2, height: 2 }));
    map.setAt(80, 0, 1);
    expect([map.background, map.getAt(0, 0), map.getAt(41, 1), map.getAt(81, 1)]).toEqual([0, 0, 0, 0]);
  });

  it('has no fractions beside a tile that was just asked for', () => {
    const map = chunkedTilemap({ background: 0, array: Uint8Array });
    map.setAt(5, 5, 1);
    for (const [x, y] of [
      [5.5, 5],
      [5, 5.5],
    ] as const) {
      expect(() => map.setAt(x, y, 2)).toThrow(`received (${x}, ${y})`);
      expect(() => map.getAt(x, y)).toThrow(`received (${x}, ${y})`);
    }
    expect(map.getAt(5, 5)).toBe(1);
  });

  it('finds its chunks again after those of many other places, and those that are not there', () => {
    const map = chunkedTilemap({ background: 0, array: Uint16Array, chunkSize: 4 });
    const places: (readonly [number, number])[] = [];
    for (let i = 0; i < 300; i++) places.push([4 * ((i * 37) % 101) - 200, 4 * ((i * 53) % 97) - 200]);
    places.forEach(([x, y], i) => map.setAt(x, y, i + 1));
    const last = new Map(places.map(([x, y], i) => [`${x},${y}`, i + 1]));
    for (let turn = 0; turn < 2; turn++) {
      for (let y = -200; y < 200; y += 4) {
        for (let x = -200; x < 204; x += 4) {
          if (map.getAt(x, y) !== (last.get(`${x},${y}`) ?? 0)) expect.fail(`(${x}, ${y}) is ${map.getAt(x, y)}`);
        }
      }
      // What was found before must not be found again once it is gone.
      for (const [x, y] of places.slice(0, 100)) last.set(`${x},${y}`, 0);
      for (const [x, y] of places.slice(0, 100)) map.fill(0, tileRect({ x, y, width: 1, height: 1 }));
    }
    map.getAt(500, 500);
    map.keep(500, 500, new Uint16Array(16).fill(8));
    expect(map.getAt(500, 500)).toBe(8);
    map.fill(0);
    expect([map.getAt(500, 500), map.chunkCount]).toEqual([0, 0]);
  });

  it('keeps fractions, texts and what is not there', () => {
    const doubles = chunkedTilemap({ background: 0.5, array: Float64Array, chunkSize: 4 });
    const anything = chunkedTilemap<unknown>({ background: undefined, chunkSize: 4 });
    const object = {
      valueOf: (): number => expect.fail('a value was converted'),
    };
    for (const [x, value] of [0.25, -0, Number.NaN, 2 ** 53, 7].entries()) {
      doubles.setAt(x, 0, value);
      doubles.setAt(x, 0, value);
      expect(doubles.getAt(x, 0)).toBe(value);
    }
    for (const [x, value] of ['text', object, undefined, 0.25, 1n, Symbol.iterator, null].entries()) {
      anything.setAt(x, 0, value);
      anything.setAt(x, 0, value);
      expect(anything.getAt(x, 0)).toBe(value);
    }
    expect(() => doubles.setAt(0, 0, '7' as unknown as number)).toThrow('set: value must be a number, received the');
    expect(doubles.getAt(0, 0)).toBe(0.25);
  });

  it('gives its chunks in rows, with raw values at the stride', () => {
    const map: ChunkedTilemap<number, Int16Array> = chunkedTilemap({ background: -1, array: Int16Array, chunkSize: 4 });
    for (const at of [tile(5, 1), tile(-1, 3), tile(0, -4), tile(2, 2)]) map.set(at, 9);
    const chunks = map.chunks();
    expect(chunks.map(({ bounds }) => [bounds.x, bounds.y, bounds.width, bounds.height])).toEqual([
      [0, -4, 4, 4],
      [-4, 0, 4, 4],
      [0, 0, 4, 4],
      [4, 0, 4, 4],
    ]);
    expect(chunks[1]?.data).toEqual(Int16Array.of(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 9));
    const chunk = map.chunkAt(tile(1, 1));
    expect(chunk).toBe(chunks[2]);
    if (chunk !== undefined) chunk.data[0] = 5;
    map.markChanged(tileRect({ x: 0, y: 0, width: 1, height: 1 }));
    expect(map.get(tile(0, 0))).toBe(5);
    expect(map.chunkAt(tile(100, 100))).toBeUndefined();
  });

  it('takes over the data of a whole chunk', () => {
    const map = chunkedTilemap({ background: 0, array: Uint8Array, chunkSize: 4 });
    map.keep(-4, 8, new Uint8Array(16).fill(5));
    expect([map.getAt(-1, 11), map.getAt(0, 11), map.chunkCount, map.version]).toEqual([5, 0, 1, 1]);
    for (const [x, y, length, message] of [
      [-3, 8, 16, 'keep: x must be a multiple of 4, received -3'],
      [0, 2 ** 31, 16, 'keep: y must be an integer from -2147483648 to 2147483647'],
      [0, 0, 15, 'keep: data must be of the kind Uint8Array, of length 16, received 15'],
    ] as const) {
      expect(() => map.keep(x, y, new Uint8Array(length))).toThrow(message);
    }
    expect(map.chunkCount).toBe(1);
  });

  it('refuses what its arrays cannot hold', () => {
    const map = chunkedTilemap({ background: 0, array: Uint8Array });
    const rule = 'must be an integer from 0 to 255, received';
    expect(() => map.setAt(0, 0, 256)).toThrow(new RangeError(`set: value ${rule} 256`));
    expect(() => map.fill(0.5)).toThrow(new RangeError(`fill: value ${rule} 0.5`));
    expect(() => chunkedTilemap({ background: -1, array: Uint8Array })).toThrow(
      new RangeError(`chunkedTilemap: background ${rule} -1`),
    );
    expect(map.chunkCount).toBe(0);
    // In a chunk that is there, too, and whatever the kind.
    for (const [array, greatest] of [
      [Int8Array, 127],
      [Uint8Array, 255],
      [Uint16Array, 65_535],
      [Int32Array, 2_147_483_647],
      [Uint32Array, 4_294_967_295],
    ] as const) {
      const whole: Tilemap<number> = chunkedTilemap<number, TypedArray>({ background: 0, array, chunkSize: 4 });
      whole.setAt(0, 0, greatest);
      for (const bad of [greatest + 1, -(2 ** 31) - 1, 0.5, ...notFinite]) {
        expect(() => whole.setAt(0, 0, bad)).toThrow(`set: value must be an integer from`);
      }
      expect(whole.getAt(0, 0)).toBe(greatest);
    }
  });

  it('gives back the same rounded background everywhere', () => {
    const map = chunkedTilemap({ background: 0.1, array: Float32Array });
    map.setAt(0, 0, 0.1);
    expect(map.chunkCount).toBe(0);
    map.setAt(0, 0, 0.5);
    expect([map.getAt(0, 1), map.getAt(999, 0)]).toEqual([Math.fround(0.1), Math.fround(0.1)]);
  });

  it('maps values into a map of plain arrays', () => {
    const map = chunkedTilemap({ background: 0, array: Uint8Array });
    map.setAt(3, 3, 7);
    const names = map.map((value) => (value === 0 ? 'rock' : 'cave'));
    expect([names.getAt(3, 3), names.getAt(4, 3), names.getAt(-999, 0)]).toEqual(['cave', 'rock', 'rock']);
    expect(rectContains(names.bounds, tile(5, 5))).toBe(true);
  });
});

describe('chunkedTilemap', () => {
  it('converts each value by nothing but the value, as all maps do', () => {
    const map = chunkedTilemap({ background: '11', chunkSize: 4 });
    map.setAt(3, 3, '12');
    const read = map.map(Number.parseInt);
    expect([read.getAt(1, 0), read.getAt(3, 3), read.background]).toEqual([11, 12, 11]);
  });

  it('takes no rectangle of fractions, and no -0 for the corner of a chunk', () => {
    const map = chunkedTilemap({ background: 0, chunkSize: 4 });
    const part = { x: 0.5, y: 0, width: 2.5, height: 1 } as TileRect;
    expect(() => map.fill(1, part)).toThrow('fill: rect must be a rectangle of tiles');
    map.keep(
      -0,
      -0,
      Array.from({ length: 16 }, () => 1),
    );
    expect(map.chunks()[0]?.bounds).toEqual(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
  });
});
