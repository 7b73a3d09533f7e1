/** `diffOf`: compares two maps, and makes a patch of the differences. */
import { argumentError, requireArray } from '@tilewright/units/checks';
import { MOST_VISITED_TILES } from '../limits.js';
import { describeRect, requireInside, requireTilemap } from '../storage/base.js';
import { type ChunkLayout, storageIn } from '../storage/layout.js';
import type { ReadonlyTilemap } from '../storage/tilemap.js';
import { rectIntersection, rectsEqual, tileCount, type TileRect, unsafeTileRect } from '../values/rect.js';
import { ChunkSet } from './chunk-set.js';
import type { TilemapPatch } from './patch.js';
import { PatchBuilder } from './patch-builder.js';

const WHERE = 'diffOf';

/**
 * The patch that turns one map into another: all tiles with different values, with the old and the new value. Values
 * are compared by `Object.is`: NaN equals NaN, -0 differs from 0, and an object equals only itself.
 *
 * Two chunked maps with the same background may be compared whole: only their chunks are read. With different
 * backgrounds, pass `rects` or compare views.
 *
 * @param before - the map with the old values, such as a copy that `clone` made
 * @param after - the map with the new values, of any kind, with the same bounds
 * @param rects - the parts to compare, such as the result of `take` of `trackChanges`. Default: all tiles
 * @returns the patch; its `tileCount` is 0 if the maps are equal
 * @throws RangeError if the bounds differ (compare views of the common part), a rectangle is not entirely inside them,
 * more than 2^25 tiles differ, or more than 2^30 need to be read
 *
 * @remarks O(tiles of the rectangles); for chunked maps with the same background, at most O(tiles of their chunks).
 *
 * @example
 * const level = arrayTilemap(tileRect({ x: 0, y: 0, width: 9, height: 9 }), 'grass');
 * const saved = level.clone();
 * level.fill('water', tileRect({ x: 2, y: 3, width: 4, height: 2 }));
 * const patch = diffOf(saved, level);
 * patch.tileCount; // => 8
 * applyPatch(level, invertPatch(patch));
 * level.get(tile(2, 3)); // => 'grass'
 */
export function diffOf<T>(
  before: ReadonlyTilemap<T>,
  after: ReadonlyTilemap<T>,
  rects?: readonly TileRect[],
): TilemapPatch<T> {
  requireTilemap(WHERE, 'before', before);
  requireTilemap(WHERE, 'after', after);
  const { bounds } = before;
  if (!rectsEqual(after.bounds, bounds)) {
    const rule = `after must have the bounds of before, ${describeRect(bounds)}`;
    throw new RangeError(`${WHERE}: ${rule}, received ${describeRect(after.bounds)}. Compare views of a part of both`);
  }
  if (rects !== undefined) {
    requireArray(WHERE, 'rects', rects);
    for (let index = 0; index < rects.length; index++) requireInside(WHERE, rects[index]!, bounds, `rects[${index}]`);
  }
  const builder = new PatchBuilder<T>(WHERE);
  for (const rect of partsOf(before, after, rects ?? [bounds])) compare(builder, before, after, rect);
  return builder.build();
}

/** Adds the tiles of a rectangle with different values. */
function compare<T>(
  builder: PatchBuilder<T>,
  before: ReadonlyTilemap<T>,
  after: ReadonlyTilemap<T>,
  { x: left, y: top, width, height }: TileRect,
): void {
  if (width === 0) return;
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const old = before.getAt(x, y);
      const value = after.getAt(x, y);
      if (!Object.is(old, value)) builder.add(x, y, 1, old, value);
    }
  }
}

/** The chunks of a map, and the value of all tiles outside the chunks. */
interface Chunks extends ChunkLayout {
  readonly background: unknown;
}

/** The chunks of a map, or `undefined` if the value of tiles outside the chunks is not known without `getAt`. */
function chunksOf(map: ReadonlyTilemap<unknown>): Chunks | undefined {
  const chunks = storageIn(map, 'chunks');
  return chunks !== undefined && 'background' in chunks ? chunks : undefined;
}

/**
 * The rectangles in which two maps may differ. For chunked maps, it skips the tiles outside the chunks if they are
 * many.
 */
function partsOf(
  before: ReadonlyTilemap<unknown>,
  after: ReadonlyTilemap<unknown>,
  rects: readonly TileRect[],
): readonly TileRect[] {
  const area = rects.reduce((sum, rect) => sum + tileCount(rect), 0);
  const old = chunksOf(before);
  const current = chunksOf(after);
  if (old !== undefined && current !== undefined && Object.is(old.background, current.background)) {
    const most = tilesInChunks(old) + tilesInChunks(current);
    return area <= most ? rects : chunksInside(old, current, rects);
  }
  if (area > MOST_VISITED_TILES) {
    if (old !== undefined && current !== undefined) {
      throw argumentError(
        WHERE,
        'after.background',
        'equal to before.background',
        current.background,
        'Compare views of both',
      );
    }
    const rule = `of at most ${MOST_VISITED_TILES} tiles together`;
    throw argumentError(WHERE, 'rects', rule, area, 'Compare parts of the maps');
  }
  return rects;
}

function tilesInChunks({ chunkCount, chunkSize }: ChunkLayout): number {
  return chunkCount * chunkSize * chunkSize;
}

/** The parts of the rectangles in the chunks of either map. If the chunk sizes differ, the parts may overlap. */
function chunksInside(old: ChunkLayout, current: ChunkLayout, rects: readonly TileRect[]): TileRect[] {
  return old.chunkSize === current.chunkSize
    ? partsInChunks([...old.chunks(), ...current.chunks()], rects)
    : [...partsInChunks(old.chunks(), rects), ...partsInChunks(current.chunks(), rects)];
}

/** The parts of the rectangles in chunks of one size; chunks may occur twice. */
function partsInChunks(chunks: readonly { readonly bounds: TileRect }[], rects: readonly TileRect[]): TileRect[] {
  const set = new ChunkSet();
  for (const { bounds } of chunks) set.add(bounds.x, bounds.y);
  const size = chunks[0]?.bounds.width ?? 1;
  const parts: TileRect[] = [];
  const addPart = (x: number, y: number, rect: TileRect): void => {
    const part = rectIntersection(unsafeTileRect(x, y, size, size), rect);
    if (tileCount(part) > 0) parts.push(part);
  };
  for (const rect of rects) {
    // Iterates over the chunks, or over the positions where chunks may be, whichever are fewer.
    if ((rect.width / size + 1) * (rect.height / size + 1) > set.size) set.forEach((x, y) => addPart(x, y, rect));
    else {
      for (let y = rect.y & -size; y < rect.y + rect.height; y += size) {
        for (let x = rect.x & -size; x < rect.x + rect.width; x += size) if (set.has(x, y)) addPart(x, y, rect);
      }
    }
  }
  return parts;
}
