/** Applies patches, and inverts them. */
import { argumentError, describeValue } from '@tilewright/units/checks';
import { outsideError, requireTilemap } from '../storage/base.js';
import { mostFilled } from '../storage/chunk-fill.js';
import { storageIn } from '../storage/layout.js';
import type { Tilemap } from '../storage/tilemap.js';
import { unsafeTile } from '../values/tile.js';
import { ChunkSet } from './chunk-set.js';
import { type StoringChunks, valuesOfMap } from './map-values.js';
import { TilemapPatch } from './patch.js';

const WHERE = 'applyPatch';
/** Stands for the value of a tile outside the bounds. */
const NOTHING = Symbol('nothing');

/** Checks a patch. @throws RangeError for anything else */
function requirePatch(where: string, patch: unknown): void {
  if (patch instanceof TilemapPatch) return;
  throw argumentError(where, 'patch', 'a patch', patch, 'Make it with diffOf() or tilemapPatchFromJSON()');
}

/**
 * Gives the tiles of a patch their new values, provided that all of them have their old values now. Otherwise
 * nothing is changed, and the error names the first tile with another value, and both values.
 *
 * @param map - the map to change, or a view of a map, of any kind
 * @param patch - what to change: made by `diffOf`, `invertPatch` or `tilemapPatchFromJSON`
 * @throws RangeError if a tile does not have its old value by `Object.is`, is outside the bounds, or cannot hold its
 * new value unchanged; or if the patch adds more chunks to a chunked map than `fill` allows
 *
 * @remarks O(tiles of the patch). It writes with `setAt`: `version` changes, and trackers record the writes.
 *
 * @example
 * const level = arrayTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }), 'grass');
 * const there = level.clone();
 * level.set(tile(2, 3), 'water');
 * applyPatch(there, diffOf(there, level));
 * there.get(tile(2, 3)); // => 'water'
 */
export function applyPatch<T>(map: Tilemap<T>, patch: TilemapPatch<T>): void {
  requireTilemap(WHERE, 'map', map);
  if (typeof map.setAt !== 'function') throw argumentError(WHERE, 'map', 'a map that can be written', map);
  requirePatch(WHERE, patch);
  requireFewChunks(map, patch);
  requireOldValues(map, patch);
  requireHolds(map, patch);
  const { runs, before, after } = patch.columns;
  let index = 0;
  let column = 0;
  try {
    for (; index < after.length; index++) {
      const width = runs[3 * index + 2]!;
      for (column = 0; column < width; column++)
        map.setAt(runs[3 * index]! + column, runs[3 * index + 1]!, after[index]!);
    }
  } catch (error) {
    // A user-defined map threw: roll back.
    for (; index >= 0; index--, column = runs[3 * index + 2] ?? 0) {
      while (--column >= 0) map.setAt(runs[3 * index]! + column, runs[3 * index + 1]!, before[index]!);
    }
    throw error;
  }
}

/** @throws RangeError that names the first tile of a patch that does not have its old value */
function requireOldValues<T>(map: Tilemap<T>, { columns: { runs, before } }: TilemapPatch<T>): void {
  for (let index = 0; index < before.length; index++) {
    const left = runs[3 * index]!;
    const y = runs[3 * index + 1]!;
    const right = left + runs[3 * index + 2]!;
    const old = before[index]!;
    for (let x = left; x < right; x++) {
      const found = map.getOrAt(x, y, NOTHING);
      if (Object.is(found, old)) continue;
      if (found === NOTHING) throw outsideError(WHERE, x, y, map.bounds);
      const rule = `${describeValue(old)} at tile (${x}, ${y})`;
      throw argumentError(WHERE, 'map', rule, found, 'The patch was made for another state of the map');
    }
  }
}

/** @throws RangeError if a map cannot hold the new values of a patch */
function requireHolds<T>(map: Tilemap<T>, { columns: { after } }: TilemapPatch<T>): void {
  const values = valuesOfMap(WHERE, map);
  for (const value of after) {
    if (!Object.is(values.stored('new value', value), value)) {
      throw argumentError(WHERE, 'new value', 'a number that the map stores unchanged', value);
    }
  }
}

/** @throws RangeError if a patch adds more chunks than `fill` allows */
function requireFewChunks(map: Tilemap<unknown>, patch: TilemapPatch<unknown>): void {
  const chunks: StoringChunks | undefined = storageIn(map, 'chunks');
  if (chunks?.store === undefined) return;
  const { background, chunkSize, store } = chunks;
  const { runs, after } = patch.columns;
  const most = mostFilled(chunkSize * chunkSize * store.valueBytes);
  // A quick upper bound from the numbers of runs and tiles; otherwise count the chunks.
  if (2 * after.length + patch.tileCount / chunkSize <= most) return;
  const added = new ChunkSet();
  for (let index = 0; index < after.length; index++) {
    // The background needs no chunk.
    if (Object.is(after[index], background)) continue;
    const left = runs[3 * index]!;
    const last = left + runs[3 * index + 2]! - 1;
    const y = runs[3 * index + 1]! & -chunkSize;
    for (let x = left & -chunkSize; x <= last; x += chunkSize) {
      if (chunks.chunkAt?.(unsafeTile(x, y)) !== undefined) continue;
      added.add(x, y);
      if (added.size > most) {
        const rule = `a change that adds at most ${most} chunks of ${chunkSize} x ${chunkSize} tiles`;
        throw argumentError(WHERE, 'patch', rule, added.size, 'Change the map in parts');
      }
    }
  }
}

/**
 * The patch that undoes a patch: old and new values are swapped.
 *
 * @remarks O(1): both patches share their tiles and values.
 *
 * @example
 * const level = arrayTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }), 'grass');
 * const saved = level.clone();
 * level.set(tile(2, 3), 'water');
 * applyPatch(level, invertPatch(diffOf(saved, level)));
 * level.get(tile(2, 3)); // => 'grass'
 */
export function invertPatch<T>(patch: TilemapPatch<T>): TilemapPatch<T> {
  requirePatch('invertPatch', patch);
  const { runs, before, after } = patch.columns;
  return TilemapPatch.of({ runs, before: after, after: before }, patch.tileCount);
}
