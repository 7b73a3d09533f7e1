import { runs } from '@tilewright/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { tilemapPatchFromJSON } from '../json.js';
import { arrayTilemap } from '../storage/array.js';
import { bitTilemap } from '../storage/bit.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import type { ReadonlyTilemap, Tilemap } from '../storage/tilemap.js';
import { typedTilemap } from '../storage/typed.js';
import { mappedView, viewOf } from '../storage/views.js';
import { everyTile, rectContains, tileCount, tileRect, type TileRect, tilesIn } from '../values/rect.js';
import { type Tile, tile } from '../values/tile.js';
import { applyPatch, invertPatch } from './apply.js';
import { diffOf } from './diff.js';
import type { TilemapPatch } from './patch.js';
import { PatchBuilder } from './patch-builder.js';
import { around, kinds } from './testing/kinds.js';
import { anyWrites, partOfAround, write } from './testing/writes.js';
import { trackChanges } from './track.js';

const rect = (x: number, y: number, width: number, height: number): TileRect => tileRect({ x, y, width, height });

/**
 * The values of the tiles in which the properties write. Compare with `same`: -0 differs from 0, and objects by
 * identity.
 */
function valuesOf(map: ReadonlyTilemap<unknown>): unknown[] {
  return [...tilesIn(around)].map((at) => map.get(at));
}
const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((value, index) => Object.is(value, b[index]));

function changed(patch: TilemapPatch<unknown>): (readonly [unknown, unknown, number, number])[] {
  const all: (readonly [unknown, unknown, number, number])[] = [];
  patch.forEach((before, after, x, y) => all.push([before, after, x, y]));
  return all;
}

/** Where two maps differ, in order. */
function difference(a: ReadonlyTilemap<unknown>, b: ReadonlyTilemap<unknown>): Tile[] {
  return [...tilesIn(around)].filter((at) => !Object.is(a.get(at), b.get(at)));
}

describe.each(kinds)('patches of $name', ({ make, values }) => {
  it('turn one map into another and back, bit for bit, by themselves and from JSON', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(anyWrites, anyWrites, fc.array(partOfAround, { maxLength: 4 }), (first, second, rects) => {
        const map = make();
        for (const each of first) write(map, values, each);
        const saved = map.clone();
        const before = valuesOf(map);
        const changes = trackChanges(map);
        for (const each of second) write(map, values, each);
        const after = valuesOf(map);

        const patch = diffOf(saved, map, changes.take());
        const whole = diffOf(saved, map);
        expect(same(changed(patch).flat(), changed(whole).flat())).toBe(true);
        expect(changed(patch).map(([, , x, y]) => tile(x, y))).toEqual(difference(saved, map));
        expect(patch.tileCount).toBe(difference(saved, map).length);
        expect(invertPatch(patch).tileCount).toBe(patch.tileCount);
        // Parts of it, which may overlap.
        expect(changed(diffOf(saved, map, rects)).map(([, , x, y]) => tile(x, y))).toEqual(
          difference(saved, map).filter((at) => rects.some((part) => rectContains(part, at))),
        );

        applyPatch(saved, patch);
        expect(same(valuesOf(saved), after)).toBe(true);
        applyPatch(map, invertPatch(patch));
        expect(same(valuesOf(map), before)).toBe(true);
        applyPatch(map, invertPatch(invertPatch(patch)));
        expect(same(valuesOf(map), after)).toBe(true);

        // Values that JSON cannot write are sent by their index.
        const sent = JSON.stringify(patch, (_key, value: unknown) => value);
        if (values.every((value) => typeof value === 'number' || typeof value === 'boolean')) {
          const read = tilemapPatchFromJSON(JSON.parse(sent), map);
          applyPatch(map, invertPatch(read));
          expect(same(valuesOf(map), before)).toBe(true);
        }
      }),
      { numRuns: runs(40) },
    );
  });

  it('are refused, and change nothing, where one tile has another value', { timeout: 600_000 }, () => {
    fc.assert(
      fc.property(anyWrites, anyWrites, fc.nat(), fc.nat(), (first, second, which, what) => {
        const map = make();
        for (const each of first) write(map, values, each);
        const saved = map.clone();
        for (const each of second) write(map, values, each);
        const patch = diffOf(saved, map);
        const tiles = difference(saved, map);
        const at = tiles[which % tiles.length];
        const value = values[what % values.length];
        if (at === undefined || Object.is(saved.get(at), value)) return;
        saved.set(at, value);
        const before = valuesOf(saved);
        const changes = trackChanges(saved);
        expect(() => applyPatch(saved, patch)).toThrow(`at tile (${at.x}, ${at.y}), received `);
        expect(same(valuesOf(saved), before)).toBe(true);
        expect(changes.take()).toEqual([]);
      }),
      { numRuns: runs(30) },
    );
  });
});

/** The error of a call. */
function errorOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    return error instanceof RangeError ? error.message : `another error: ${String(error)}`;
  }
  return 'none';
}

describe('diffOf', () => {
  const bounds = rect(-4, -4, 20, 10);

  it('joins neighbors that changed alike into runs', () => {
    const map = typedTilemap(bounds, Uint8Array);
    const saved = map.clone();
    map.fill(7, rect(-2, 0, 5, 2));
    map.set(tile(0, 1), 8);
    expect(diffOf(saved, map).toJSON()).toEqual({
      type: 'tilewright/tilemap-patch',
      version: 1,
      runs: [-2, 0, 5, -2, 1, 2, 0, 1, 1, 1, 1, 2],
      before: [0, 0, 0, 0],
      after: [7, 7, 8, 7],
    });
  });

  it('compares maps of different kinds', () => {
    const walls = bitTilemap(bounds);
    const kinds = arrayTilemap(bounds, '.');
    kinds.set(tile(3, 3), '#');
    const patch = diffOf<boolean>(
      walls,
      mappedView(kinds, (kind) => kind === '#'),
    );
    applyPatch(walls, patch);
    expect([patch.tileCount, walls.get(tile(3, 3))]).toEqual([1, true]);
  });

  it('compares the chunks of chunked maps, and not the plane', () => {
    const make = (chunkSize: number) => chunkedTilemap({ background: 0, array: Uint8Array, chunkSize });
    for (const [before, after] of [
      [make(32), make(32)],
      [make(4), make(64)],
    ] as const) {
      before.set(tile(MIN_TILE, MAX_TILE), 1);
      before.set(tile(5, 5), 5);
      after.set(tile(5, 5), 5);
      after.set(tile(6, 5), 6);
      after.set(tile(MAX_TILE, MIN_TILE), 2);
      after.set(tile(-1000, 7), 0);
      const expected = [
        [0, 2, MAX_TILE, MIN_TILE],
        [0, 6, 6, 5],
        [1, 0, MIN_TILE, MAX_TILE],
      ];
      expect(changed(diffOf(before, after))).toEqual(expected);
      expect(changed(diffOf(before, after, [everyTile, everyTile]))).toEqual(expected);
      expect(changed(diffOf(before, after, [rect(MIN_TILE, 5, 2 ** 32, 1), rect(6, 5, 1, 1)]))).toEqual([expected[1]]);
      applyPatch(before, diffOf(before, after));
      expect(diffOf(before, after).tileCount).toBe(0);
    }
  });

  it('reads all tiles of chunks without a known background', () => {
    const make = (value: number): Tilemap<number> => {
      const getAt = () => value;
      const chunks = { layout: 'chunks', bounds, chunkSize: 4, chunkCount: 0, chunks: () => [], getAt };
      return chunks as unknown as Tilemap<number>;
    };
    expect(diffOf(make(1), make(2)).tileCount).toBe(tileCount(bounds));
    expect(diffOf(make(1), make(1)).tileCount).toBe(0);
    const plane = (value: number) => Object.assign(make(value), { bounds: everyTile });
    expect(errorOf(() => diffOf(plane(1), plane(1)))).toContain('diffOf: rects must be of at most 1073741824 tiles');
  });

  it('refuses what it cannot compare by name', () => {
    const map = typedTilemap(bounds, Uint8Array);
    expect(errorOf(() => diffOf(map, typedTilemap(rect(0, 0, 2, 2), Uint8Array)))).toBe(
      'diffOf: after must have the bounds of before, columns -4 to 15, rows -4 to 5, received columns 0 to 1, rows 0 to 1. ' +
        'Compare views of a part of both',
    );
    expect(errorOf(() => diffOf(map, map, [bounds, rect(0, 0, 100, 1)]))).toBe(
      'diffOf: rects[1] must be inside columns -4 to 15, rows -4 to 5, received columns 0 to 99, rows 0 to 0',
    );
    expect(errorOf(() => diffOf(map, map, [null as never]))).toContain('diffOf: rects[0] must be a rectangle of tiles');
    const plane = (background: number) => chunkedTilemap({ background, array: Uint8Array });
    expect(errorOf(() => diffOf(plane(1), plane(2)))).toBe(
      'diffOf: after.background must be equal to before.background, received 2. Compare views of both',
    );
    const part = rect(0, 0, 3, 1);
    expect(diffOf(viewOf(plane(1), part), viewOf(plane(2), part)).tileCount).toBe(3);
    const wide = bitTilemap(rect(0, 0, 2 ** 30 + 1, 1));
    expect(errorOf(() => diffOf(wide, wide))).toBe(
      'diffOf: rects must be of at most 1073741824 tiles together, received 1073741825. Compare parts of the maps',
    );
    expect(diffOf(wide, wide, [part]).tileCount).toBe(0);
    const builder = new PatchBuilder<number>('diffOf');
    builder.add(0, 0, 2 ** 25, 0, 1);
    expect(errorOf(() => builder.add(0, 1, 1, 0, 1))).toBe(
      'diffOf: number of changed tiles must be at most 33554432, received 33554433. Compare parts of the maps',
    );
  });
});

describe('applyPatch', () => {
  const bounds = rect(0, 0, 8, 8);

  it('names the first tile, the old value and the found value', () => {
    const map = typedTilemap(bounds, Uint8Array);
    const saved = map.clone();
    map.fill(7, rect(1, 1, 5, 1));
    const patch = diffOf(saved, map);
    saved.set(tile(3, 1), 9);
    saved.set(tile(2, 1), 200);
    expect(errorOf(() => applyPatch(saved, patch))).toBe(
      'applyPatch: map must be 0 at tile (2, 1), received 200. The patch was made for another state of the map',
    );
    expect(errorOf(() => applyPatch(viewOf(map, rect(0, 0, 3, 3)), invertPatch(patch)))).toBe(
      'applyPatch: tile must be inside columns 0 to 2, rows 0 to 2, received (3, 1)',
    );
  });

  it('refuses new values that the map cannot hold unchanged, before it writes any', () => {
    const wide = arrayTilemap<number>(bounds, 0);
    const saved = wide.clone();
    wide.set(tile(1, 1), 7);
    const refused = (value: number, map: Tilemap<number>): string => {
      wide.set(tile(2, 2), value);
      const found = errorOf(() => applyPatch(map, diffOf(saved, wide)));
      expect(map.get(tile(1, 1))).toBe(0);
      return found;
    };
    expect(refused(300, typedTilemap(bounds, Uint8Array))).toBe(
      'applyPatch: new value must be an integer from 0 to 255, received 300',
    );
    expect(refused(300, chunkedTilemap({ background: 0, array: Uint8Array }))).toBe(
      'applyPatch: new value must be an integer from 0 to 255, received 300',
    );
    const unchanged = 'applyPatch: new value must be a number that the map stores unchanged, received';
    expect(refused(0.1, typedTilemap(bounds, Float32Array))).toBe(`${unchanged} 0.1`);
    expect(refused(-0, typedTilemap(bounds, Uint8Array))).toBe(`${unchanged} -0`);
    expect(
      errorOf(() =>
        applyPatch(
          bitTilemap(bounds),
          diffOf(
            mappedView(saved, () => false),
            wide as never,
          ),
        ),
      ),
    ).toBe('applyPatch: new value must be true or false, received 0');
  });

  it('takes back what it wrote if a map of another make throws', () => {
    const kept = arrayTilemap(bounds, 0);
    const other: Tilemap<number> = Object.create(kept, {
      layout: { value: undefined },
      setAt: {
        value: (x: number, y: number, value: number): void => {
          if (x === 5 && value !== 0) throw new TypeError('not there');
          kept.setAt(x, y, value);
        },
      },
    }) as Tilemap<number>;
    const next = kept.clone();
    next.fill(3, rect(1, 1, 3, 2));
    next.fill(4, rect(4, 2, 3, 1));
    expect(() => applyPatch(other, diffOf(kept, next))).toThrow(new TypeError('not there'));
    expect(kept.data).toEqual(Array(64).fill(0));
  });

  it('writes nothing to a map that only can be read', () => {
    const map = arrayTilemap(bounds, 0);
    const next = map.clone();
    next.set(tile(1, 1), 1);
    expect(errorOf(() => applyPatch(mappedView(map, (value) => value) as never, diffOf(map, next)))).toBe(
      'applyPatch: map must be a map that can be written, received an object',
    );
  });

  describe('on 1,025 chunks of 512 KiB', () => {
    const count = 1025;
    const make = () => chunkedTilemap({ background: 0, array: Float64Array, chunkSize: 256 });
    /** Changes one tile of each chunk. */
    const patchOf = (before: number, after: number): TilemapPatch<number> => {
      const runs = Array.from({ length: count }, (_, index) => [256 * index, 0, 1]).flat();
      const values = (value: number) => Array.from({ length: count }, () => value);
      const form = { type: 'tilewright/tilemap-patch', version: 1, runs, before: values(before), after: values(after) };
      return tilemapPatchFromJSON(form, make());
    };
    /**
     * Makes a map with these chunks. They overlap in one buffer, each a number after the one before, to save memory.
     */
    const filled = (): ReturnType<typeof make> => {
      const map = make();
      const { buffer } = new Float64Array(256 * 256 + count);
      for (let index = 0; index < count; index++) {
        map.keep(256 * index, 0, new Float64Array(buffer, 8 * index, 256 * 256));
      }
      return map;
    };
    const tiles = Array.from({ length: count }, (_, index) => tile(256 * index, 0));

    it('refuses to fill memory: a patch that adds more chunks than fill would touch', () => {
      const map = make();
      expect(errorOf(() => applyPatch(map, patchOf(0, 1)))).toBe(
        'applyPatch: patch must be a change that adds at most 1024 chunks of 256 x 256 tiles, received 1025. ' +
          'Change the map in parts',
      );
      expect(map.chunkCount).toBe(0);
    });

    it('changes tiles of chunks that exist, and erases them', () => {
      const map = filled();
      applyPatch(map, patchOf(0, 1));
      expect(tiles.every((each) => map.get(each) === 1)).toBe(true);
      applyPatch(viewOf(map, rect(0, 0, 256 * count, 1)), patchOf(1, 2));
      expect(tiles.every((each) => map.get(each) === 2)).toBe(true);
      applyPatch(map, patchOf(2, 0));
      expect(tiles.every((each) => map.get(each) === 0)).toBe(true);
      expect(map.chunkCount).toBe(count);
    });

    it('adds no chunk for the background', () => {
      const map = make();
      applyPatch(map, patchOf(0, 0));
      expect(map.chunkCount).toBe(0);
    });
  });
});
