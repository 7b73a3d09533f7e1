import { runs } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TILE, MIN_TILE, MOST_DIRTY_BLOCKS } from '../limits.js';
import { arrayTilemap } from '../storage/array.js';
import { bitTilemap } from '../storage/bit.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import type { Tilemap } from '../storage/tilemap.js';
import { typedTilemap } from '../storage/typed.js';
import { mappedView, viewOf } from '../storage/views.js';
import {
  everyTile,
  rectContains,
  rectIntersection,
  tileCount,
  tileRect,
  type TileRect,
  tilesIn,
} from '../values/rect.js';
import { tile } from '../values/tile.js';
import { around, kinds } from './testing/kinds.js';
import { anyWrites, partOfAround, write, type Write } from './testing/writes.js';
import { trackChanges } from './track.js';

const rect = (x: number, y: number, width: number, height: number): TileRect => tileRect({ x, y, width, height });
const one = (x: number, y: number): TileRect => rect(x, y, 1, 1);

/** The tiles that a write writes. */
function tilesOf({ how, rect: part }: Write, map: Tilemap<unknown>): TileRect {
  const isOne = how === 'set' || how === 'setAt' || how === 'raw';
  if (how === 'raw' && (map.layout !== 'rows' || tileCount(part) === 0)) return rect(0, 0, 0, 0);
  return isOne ? one(part.x, part.y) : part;
}

/** The rectangles must be what `take` promises. */
function expectOrderAndDisjoint(rects: readonly TileRect[]): void {
  expect(rects.every((each) => tileCount(each) > 0)).toBe(true);
  const wrong = rects.filter((a, index) =>
    rects
      .slice(index + 1)
      .some((b) => tileCount(rectIntersection(a, b)) > 0 || a.y > b.y || (a.y === b.y && a.x >= b.x)),
  );
  expect(wrong).toEqual([]);
}

describe.each(kinds)('changes of $name', ({ make, values }) => {
  it('are rectangles around what was written in each block, and cover it', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(anyWrites, anyWrites, partOfAround, (first, second, part) => {
        const map = make();
        const changes = trackChanges(map);
        const ofPart = trackChanges(viewOf(map, part));
        for (const writes of [first, second]) {
          const written = new Set<string>();
          for (const each of writes) {
            // Views are not of the layout `rows`, but what they show may be.
            if (each.how === 'raw' && map.layout !== 'rows') continue;
            write(map, values, each);
            for (const { x, y } of tilesIn(tilesOf(each, map))) written.add(`${x},${y}`);
          }
          const rects = changes.take();
          expectOrderAndDisjoint(rects);
          expect(inRects(rects)).toEqual(inBlocks(written, around));
          const rectsOfPart = ofPart.take();
          expectOrderAndDisjoint(rectsOfPart);
          expect(inRects(rectsOfPart)).toEqual(inBlocks(written, part));
        }
      }),
      { numRuns: runs(60) },
    );
  });
});

function inRects(rects: readonly TileRect[]): string[] {
  return rects.flatMap((each) => [...tilesIn(each)].map(({ x, y }) => `${x},${y}`)).sort();
}

/** The oracle: for each block of 16 x 16 tiles, the smallest rectangle around what was written inside of the part. */
function inBlocks(written: ReadonlySet<string>, part: TileRect): string[] {
  const blocks = new Map<string, [number, number, number, number]>();
  for (const text of written) {
    const [x = 0, y = 0] = text.split(',').map(Number);
    if (!rectContains(part, tile(x, y))) continue;
    const key = `${Math.floor(x / 16)},${Math.floor(y / 16)}`;
    const [west, north, east, south] = blocks.get(key) ?? [x, y, x, y];
    blocks.set(key, [Math.min(west, x), Math.min(north, y), Math.max(east, x), Math.max(south, y)]);
  }
  return inRects(
    [...blocks.values()].map(([west, north, east, south]) => rect(west, north, east - west + 1, south - north + 1)),
  );
}

describe('trackChanges', () => {
  const bounds = rect(-50, -40, 100, 100);

  it('takes single tiles as they are, in order, once', () => {
    const map = typedTilemap(bounds, Uint8Array);
    const changes = trackChanges(map);
    for (const [x, y] of [
      [30, 20],
      [-50, -40],
      [49, -40],
      [0, 0],
    ] as const)
      map.set(tile(x, y), 1);
    expect(changes.take()).toEqual([one(-50, -40), one(49, -40), one(0, 0), one(30, 20)]);
    expect(changes.take()).toEqual([]);
  });

  it('joins what fits together', () => {
    const map = bitTilemap(bounds);
    const changes = trackChanges(map);
    map.fill(true, rect(-40, -30, 70, 50));
    expect(changes.take()).toEqual([rect(-40, -30, 70, 50)]);
    map.fill(true);
    expect(changes.take()).toEqual([bounds]);
  });

  it('counts a write of the same value, and what markChanged names', () => {
    const map = arrayTilemap(bounds, 0);
    const changes = trackChanges(map);
    map.setAt(3, 4, 0);
    expect(changes.take()).toEqual([one(3, 4)]);
    map.data[0] = 1;
    expect(changes.take()).toEqual([]);
    map.markChanged(rect(-50, -40, 2, 1));
    expect(changes.take()).toEqual([rect(-50, -40, 2, 1)]);
    map.markChanged();
    expect(changes.take()).toEqual([bounds]);
    map.markChanged(rect(0, 0, 0, 3));
    expect(changes.take()).toEqual([]);
  });

  it('notes nothing where a write was refused', () => {
    const map = typedTilemap(bounds, Uint8Array);
    const changes = trackChanges(map);
    expect(() => map.setAt(0, 0, 300)).toThrow('set: value must be an integer from 0 to 255');
    expect(() => map.setAt(500, 0, 3)).toThrow('set: tile must be inside');
    expect(() => map.fill(3, rect(0, 0, 500, 1))).toThrow('fill: rect must be inside');
    expect(() => map.markChanged(rect(0, 0, 500, 1))).toThrow('markChanged: rect must be inside');
    expect(changes.take()).toEqual([]);
  });

  it('sees writes through views, and shows a view its part', () => {
    const map = arrayTilemap(bounds, 'a');
    const part = viewOf(map, rect(0, 0, 40, 40));
    const solid = mappedView(part, (value) => value === 'b');
    const [all, ofPart, ofSolid] = [map, part, solid].map((each) => trackChanges(each));
    part.set(tile(2, 3), 'b');
    map.set(tile(49, 3), 'b');
    map.fill('c', rect(38, 39, 3, 3));
    expect(all?.take()).toEqual([one(2, 3), one(49, 3), rect(38, 39, 3, 3)]);
    expect(ofPart?.take()).toEqual([one(2, 3), rect(38, 39, 2, 1)]);
    expect(ofSolid?.take()).toEqual([one(2, 3), rect(38, 39, 2, 1)]);
  });

  it('tells several, each for itself, until it is stopped', () => {
    const map = chunkedTilemap({ background: 0 });
    const first = trackChanges(map);
    map.setAt(1, 1, 1);
    const second = trackChanges(map);
    map.setAt(2, 2, 1);
    first.stop();
    first.stop();
    map.setAt(3, 3, 1);
    expect(first.take()).toEqual([rect(1, 1, 2, 2)]);
    expect(first.take()).toEqual([]);
    expect(second.take()).toEqual([rect(2, 2, 2, 2)]);
    second.stop();
    map.setAt(4, 4, 1);
    expect([first.take(), second.take()]).toEqual([[], []]);
    expect(Object.getOwnPropertyNames(map).filter((name) => name in Object.getPrototypeOf(map))).toEqual([]);
    const third = trackChanges(map);
    map.setAt(5, 5, 1);
    expect(third.take()).toEqual([one(5, 5)]);
  });

  it('leaves the map equal to its copy, and its copy untracked', () => {
    const map = typedTilemap(bounds, Uint8Array);
    const changes = trackChanges(map);
    const copy = map.clone();
    expect(Object.keys(map)).toEqual(Object.keys(copy));
    expect(Object.keys(structuredClone(map))).toEqual(Object.keys(copy));
    copy.setAt(0, 0, 1);
    expect(changes.take()).toEqual([]);
    const { version } = map;
    map.setAt(0, 0, 1);
    expect(map.version).not.toBe(version);
  });

  it('restores a method that a caller had put on the map', () => {
    const map = typedTilemap(bounds, Uint8Array);
    const written: number[] = [];
    const own = function (this: typeof map, x: number, y: number, value: number): void {
      written.push(value);
      typedTilemap(bounds, Uint8Array).setAt.call(this, x, y, value);
    };
    map.setAt = own;
    const changes = trackChanges(map);
    map.set(tile(3, 4), 7);
    expect([written, changes.take()]).toEqual([[7], [one(3, 4)]]);
    changes.stop();
    expect(Reflect.get(map, 'setAt')).toBe(own);
  });

  it('takes whole chunks, and all tiles, at the ends of the coordinates too', () => {
    const map = chunkedTilemap({ background: 0, array: Uint8Array, chunkSize: 64 });
    const changes = trackChanges(map);
    map.keep(-64, MAX_TILE + 1 - 64, new Uint8Array(64 * 64));
    map.setAt(MIN_TILE, MIN_TILE, 1);
    map.setAt(MAX_TILE, MIN_TILE, 1);
    expect(changes.take()).toEqual([
      one(MIN_TILE, MIN_TILE),
      one(MAX_TILE, MIN_TILE),
      rect(-64, MAX_TILE + 1 - 64, 64, 64),
    ]);
    map.fill(1);
    expect(changes.take()).toEqual([everyTile]);
    map.fill(1, rect(MIN_TILE, -5, 2 ** 32, 3));
    expect(changes.take()).toEqual([rect(MIN_TILE, -5, 2 ** 32, 3)]);
    map.fill(1, rect(7, MIN_TILE, 3, 2 ** 32));
    map.setAt(200, 0, 2);
    const rects = changes.take();
    expectOrderAndDisjoint(rects);
    expect(
      [tile(7, MIN_TILE), tile(9, MAX_TILE), tile(200, 0)].map((at) => rects.some((each) => rectContains(each, at))),
    ).toEqual([true, true, true]);
  });

  it('keeps to its memory: far tiles stay single tiles while they can', () => {
    const map = chunkedTilemap({ background: 0, array: Uint8Array, chunkSize: 4 });
    const changes = trackChanges(map);
    const places = Array.from({ length: 5 * MOST_DIRTY_BLOCKS }, (_, index) =>
      tile((Math.imul(index, 0x9e37_79b1) | 0) >> 8, (Math.imul(index, 0x85eb_ca77) | 0) >> 8),
    );
    for (const at of places.slice(0, MOST_DIRTY_BLOCKS)) map.set(at, 1);
    const single = changes.take();
    expect(single.length).toBe(MOST_DIRTY_BLOCKS);
    expect(single.every((each) => tileCount(each) === 1)).toBe(true);
    for (const at of places) map.set(at, 2);
    const rects = changes.take();
    expect(rects.length).toBeLessThanOrEqual(MOST_DIRTY_BLOCKS);
    expect(rects.length).toBeGreaterThan(MOST_DIRTY_BLOCKS / 8);
    expectOrderAndDisjoint(rects);
    expect(places.every((at) => rects.some((each) => rectContains(each, at)))).toBe(true);
    // Back to small blocks.
    map.set(tile(0, 0), 1);
    map.set(tile(16, 16), 1);
    expect(changes.take()).toEqual([one(0, 0), one(16, 16)]);
  });

  it('refuses what cannot be tracked by name', () => {
    const other = { bounds, getAt: () => 0 } as unknown as Tilemap<number>;
    expect(() => trackChanges(other)).toThrow(
      'trackChanges: map must be a map made by this package, or a view of one, received an object',
    );
    // Views that lead back to themselves or to each other, or have no end, and what is no view.
    const view = (layout: string | undefined, whole: unknown): Tilemap<number> =>
      Object.assign(Object.create(other) as Tilemap<number>, { layout, whole });
    const itself = view('view', undefined);
    Reflect.set(itself, 'whole', itself);
    const endless = Object.create(other, {
      layout: { value: 'view' },
      whole: { get: (): object => Object.create(endless) as object },
    }) as Tilemap<number>;
    const mapped = view(undefined, undefined);
    Reflect.set(mapped, 'whole', view('view', mapped));
    for (const map of [itself, endless, mapped, view('rows', arrayTilemap(bounds, 0)), view('view', null)]) {
      expect(() => trackChanges(map)).toThrow(
        'trackChanges: map must be a map made by this package, or a view of one, received an object',
      );
    }
    expect(trackChanges(view('view', arrayTilemap(bounds, 0))).take()).toEqual([]);
    expect(() => trackChanges(Object.freeze(arrayTilemap(bounds, 0)))).toThrow(
      'trackChanges: map must be neither frozen nor sealed, received an object',
    );
  });
});

describe('the methods of maps', () => {
  const reads = new Set(
    'constructor has hasAt get getAt getOr getOrAt forEach map clone toJSON version background chunkCount chunks chunkAt'.split(
      ' ',
    ),
  );
  /** Only the class itself calls these. */
  const own = new Set(
    'read fits elementOf values from getElsewhere setElsewhere approach offsetOf write newData place'.split(' '),
  );

  // `set` calls `setAt`; `trackChanges` replaces the others. A new method that writes must be replaced too.
  it.each([
    ['ArrayTilemap', arrayTilemap<unknown>(around, 0)],
    ['TypedTilemap', typedTilemap(around, Uint8Array)],
    ['BitTilemap', bitTilemap(around)],
    ['ChunkedTilemap', chunkedTilemap<unknown>({ background: 0 })],
  ] as const)('of %s that write are known', (name, map) => {
    const names = new Set<string>();
    for (let type: unknown = map; type instanceof Object && type !== Object.prototype;) {
      type = Object.getPrototypeOf(type);
      if (type !== Object.prototype) for (const key of Object.getOwnPropertyNames(type)) names.add(key);
    }
    expect([...names].filter((key) => !reads.has(key) && !own.has(key)).sort()).toEqual(
      name === 'ChunkedTilemap'
        ? ['fill', 'keep', 'markChanged', 'set', 'setAt']
        : ['fill', 'markChanged', 'set', 'setAt'],
    );
  });
});
