/** Reads patches from JSON. The input is not trusted: its runs and values must fit the target map. */
import { argumentError, requireFunction } from '@tilewright/units/checks';
import { MOST_PATCH_TILES } from '../limits.js';
import { requireTilemap } from '../storage/base.js';
import { FormReader, type ReadValue } from '../storage/form-reader.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import type { TileRect } from '../values/rect.js';
import { valuesOfMap } from './map-values.js';
import { TilemapPatch } from './patch.js';

const WHERE = 'tilemapPatchFromJSON';

/**
 * Reads a `TilemapPatch` from JSON, for a map. It does not compare the values with the map; `applyPatch` does.
 *
 * @param json - the parsed JSON
 * @param map - the map that the patch is for, or a map of the same kind with the same bounds
 * @param readValue - makes a value from its JSON; required unless the map holds booleans or typed arrays. If values
 * are objects, it must return the objects that are in the map. It receives -0, infinities and NaN as text
 * @throws RangeError that names the path, if the input has another type, if runs are outside the bounds, out of
 * order or overlap, if the map cannot hold a value, or if there are more than 2^25 tiles
 *
 * @remarks Memory is bounded by the size of the input, not by the numbers in it.
 *
 * @example
 * import { tilemapPatchFromJSON } from '@tilewright/tilemap/json';
 * const level = arrayTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }), 'grass');
 * const there = level.clone();
 * level.set(tile(2, 3), 'water');
 * const text = JSON.stringify(diffOf(there, level));
 * applyPatch(there, tilemapPatchFromJSON(JSON.parse(text), there, (value) => String(value)));
 * there.get(tile(2, 3)); // => 'water'
 */
export function tilemapPatchFromJSON<T>(
  json: unknown,
  map: ReadonlyTilemap<T>,
  readValue?: ReadValue<T>,
): TilemapPatch<T> {
  requireTilemap(WHERE, 'map', map);
  const read = valueReaderOf(map, readValue);
  const reader = new FormReader(WHERE, json, 'patch');
  const runs = runsIn(reader, map.bounds);
  const values = (path: string): T[] =>
    Array.from(reader.list(path, reader.member(path), runs.length / 3, 'one for each run'), (value, index) =>
      read(reader, value, `${path}[${index}]`),
    );
  return TilemapPatch.of({ runs, before: values('before'), after: values('after') });
}

/** Makes a value of a patch from its JSON. */
type ReadPatchValue<T> = (reader: FormReader, value: unknown, path: string) => T;

/** The reader of values for a map. */
function valueReaderOf<T>(map: ReadonlyTilemap<T>, readValue: ReadValue<T> | undefined): ReadPatchValue<T>;
function valueReaderOf(
  map: ReadonlyTilemap<unknown>,
  readValue: ReadValue<unknown> | undefined,
): ReadPatchValue<unknown> {
  const { kind, stored } = valuesOfMap(WHERE, map);
  if (readValue !== undefined || kind === 'any') requireFunction(WHERE, 'readValue', readValue);
  return (reader, value, path) => {
    if (readValue !== undefined) return stored(path, readValue(value, path));
    return stored(path, kind === 'numbers' ? reader.number(path, value) : value);
  };
}

/** Reads the runs of a patch: inside the bounds, in order, without overlap. */
function runsIn(reader: FormReader, bounds: TileRect): Int32Array {
  const list = reader.array('runs', reader.member('runs'));
  if (list.length % 3 !== 0) throw argumentError(WHERE, 'runs.length', 'a multiple of 3', list.length);
  const right = bounds.x + bounds.width;
  const last = bounds.y + bounds.height - 1;
  const runs: number[] = [];
  let row = bounds.y;
  let end = bounds.x;
  let tiles = 0;
  for (let at = 0; at < list.length; at += 3) {
    const y = reader.integer(`runs[${at + 1}]`, list[at + 1], row, last);
    const x = reader.integer(`runs[${at}]`, list[at], y === row ? end : bounds.x, right - 1);
    const width = reader.integer(`runs[${at + 2}]`, list[at + 2], 1, right - x);
    runs.push(x, y, width);
    row = y;
    end = x + width;
    tiles += width;
    if (tiles > MOST_PATCH_TILES) {
      throw argumentError(WHERE, `runs[${at + 2}]`, `at most ${MOST_PATCH_TILES} together with those before`, tiles);
    }
  }
  return Int32Array.from(runs);
}
