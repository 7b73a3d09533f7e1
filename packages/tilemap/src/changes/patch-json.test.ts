/** Patches from outside: refused by name and place, without time or memory for the sizes that they claim. */
import { describe, expect, it } from 'vitest';
import { MAX_TILE, MIN_TILE } from '../limits.js';
import { tilemapPatchFromJSON } from '../json.js';
import { arrayTilemap } from '../storage/array.js';
import { bitTilemap } from '../storage/bit.js';
import { chunkedTilemap } from '../storage/chunked-options.js';
import { typedTilemap } from '../storage/typed.js';
import { mappedView, viewOf } from '../storage/views.js';
import { tileRect } from '../values/rect.js';
import { tile } from '../values/tile.js';
import { applyPatch, invertPatch } from './apply.js';
import { diffOf } from './diff.js';

const bounds = tileRect({ x: -4, y: -4, width: 8, height: 8 });
const bytes = typedTilemap(bounds, Uint8Array);
const plane = chunkedTilemap({ background: 0, array: Uint8Array });
const form = (runs: unknown, before: unknown = [0], after: unknown = [1]): object => ({
  type: 'tilewright/tilemap-patch',
  version: 1,
  runs,
  before,
  after,
});

describe('tilemapPatchFromJSON', () => {
  it('brings back what JSON has no number for', () => {
    const numbers = [-0, Number.NaN, Infinity, -Infinity, 0.1];
    const kinds = [
      arrayTilemap<number>(bounds, 0),
      typedTilemap(bounds, Float64Array),
      viewOf(chunkedTilemap({ background: 0, array: Float64Array }), bounds),
    ];
    for (const map of kinds) {
      const saved = map.clone();
      numbers.forEach((value, index) => map.setAt(index - 4, 0, value));
      const json: unknown = JSON.parse(JSON.stringify(diffOf(saved, map)));
      const patch = tilemapPatchFromJSON(json, map, map === kinds[0] ? Number : undefined);
      applyPatch(saved, patch);
      numbers.forEach((value, index) => expect(saved.getAt(index - 4, 0)).toBe(value));
      applyPatch(map, invertPatch(patch));
      expect(diffOf(map, typedTilemap(bounds, Uint8Array)).tileCount).toBe(0);
    }
  });

  it('finds the objects of the map by what was written', () => {
    const kinds = [{ name: 'grass' }, { name: 'water' }] as const;
    const [grass, water] = kinds;
    type Ground = (typeof kinds)[number];
    const map = arrayTilemap<Ground>(bounds, grass);
    const there = map.clone();
    map.set(tile(1, 1), water);
    const json: unknown = JSON.parse(JSON.stringify(diffOf(there, map)));
    const read = (value: unknown, path: string): Ground => {
      const found = kinds.find(({ name }) => name === Reflect.get(Object(value), 'name'));
      if (found === undefined) throw new RangeError(`${path} is no ground`);
      return found;
    };
    applyPatch(there, tilemapPatchFromJSON(json, there, read));
    expect(there.get(tile(1, 1))).toBe(water);
    expect(() => tilemapPatchFromJSON(form([0, 0, 1], [{ name: 'lava' }]), there, read)).toThrow(
      'before[0] is no ground',
    );
  });

  const most = 'at most 33554432 together with those before';
  it.each([
    ['no patch', bytes.toJSON(), 'type must be the string "tilewright/tilemap-patch", received the string'],
    ['text', JSON.stringify(form([])), 'json must be an object, received the string'],
    [
      'another version',
      { ...form([]), version: 2 },
      'version must be 1, received 2. Another version of tilewright wrote it',
    ],
    ['no runs', form(undefined), 'runs must be an array, received undefined'],
    ['half a run', form([0, 0]), 'runs.length must be a multiple of 3, received 2'],
    ['a value too few', form([0, 0, 1, 1, 0, 1]), 'before.length must be 2, one for each run, received 1'],
    ['a value too many', form([0, 0, 1], [0], [1, 1]), 'after.length must be 1, one for each run, received 2'],
    ['west of the map', form([-5, 0, 1]), 'runs[0] must be an integer from -4 to 3, received -5'],
    ['south of the map', form([0, 4, 1]), 'runs[1] must be an integer from -4 to 3, received 4'],
    ['past the east border', form([2, 0, 3]), 'runs[2] must be an integer from 1 to 2, received 3'],
    ['no tile', form([2, 0, 0]), 'runs[2] must be an integer from 1 to 2, received 0'],
    [
      'overlapping runs',
      form([0, 0, 2, 1, 0, 1], [0, 0], [1, 1]),
      'runs[3] must be an integer from 2 to 3, received 1',
    ],
    [
      'rows out of order',
      form([0, 1, 1, 1, 0, 1], [0, 0], [1, 1]),
      'runs[4] must be an integer from 1 to 3, received 0',
    ],
    ['a number too large', form([0, 0, 1], [0], [256]), 'after[0] must be an integer from 0 to 255, received 256'],
    [
      'a boolean',
      form([0, 0, 1], [true]),
      "before[0] must be a number, '-0', 'NaN', 'Infinity' or '-Infinity', received true",
    ],
  ])('refuses %s', (_name, json, message) => {
    expect(() => tilemapPatchFromJSON(json, bytes)).toThrow(`tilemapPatchFromJSON: ${message}`);
  });

  it('knows the values of each kind of map', () => {
    expect(() => tilemapPatchFromJSON(form([0, 0, 1]), bitTilemap(bounds))).toThrow(
      'tilemapPatchFromJSON: before[0] must be true or false, received 0',
    );
    expect(tilemapPatchFromJSON(form([0, 0, 1], [false], [true]), bitTilemap(bounds)).tileCount).toBe(1);
    for (const map of [
      arrayTilemap(bounds, 0),
      chunkedTilemap({ background: 0 }),
      mappedView(bytes, (value) => value),
    ]) {
      expect(() => tilemapPatchFromJSON(form([0, 0, 1]), map)).toThrow(
        'tilemapPatchFromJSON: readValue must be a function, received undefined',
      );
    }
    expect(tilemapPatchFromJSON(form([0, 0, 1], [0], ['-0']), bytes).toJSON().after).toEqual([0]);
  });

  it('takes no time or memory for sizes that are only claimed', () => {
    const wide = 2 ** 32;
    expect(() => tilemapPatchFromJSON(form([MIN_TILE, 0, wide]), plane)).toThrow(
      `tilemapPatchFromJSON: runs[2] must be ${most}, received ${wide}`,
    );
    expect(() => tilemapPatchFromJSON(form([0, 0, 2 ** 25, 0, MAX_TILE, 1], [0, 0], [1, 1]), plane)).toThrow(
      `tilemapPatchFromJSON: runs[5] must be ${most}, received 33554433`,
    );
    const sparse: unknown[] = [];
    sparse.length = 3 * 2 ** 30;
    expect(() => tilemapPatchFromJSON(form(sparse), plane)).toThrow(
      'tilemapPatchFromJSON: runs[1] must be an integer from -2147483648 to 2147483647, received undefined',
    );
    // What is read is still compared before anything is written.
    const row = tilemapPatchFromJSON(form([0, 0, 2 ** 25]), plane);
    expect(() => applyPatch(plane, row)).toThrow('applyPatch: patch must be a change that adds at most 524288 chunks');
    expect(plane.chunkCount).toBe(0);
  });
});
