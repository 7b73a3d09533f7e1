/** Fills a rectangle of a chunked map with a value, chunk by chunk. */
import { argumentError } from '@tilewright/units/checks';
import { LEAST_CHUNK_BYTES, MOST_FILLED_BYTES } from '../limits.js';
import { rectIntersection, rectsEqual, type TileRect } from '../values/rect.js';
import type { Chunk, ChunkIndex } from './chunk-index.js';
import { type ChunkData, fillRun } from './chunk-store.js';

/** The number of chunks that one `fill` may touch, and that one patch may add. */
export function mostFilled(chunkBytes: number): number {
  return MOST_FILLED_BYTES / Math.max(chunkBytes, LEAST_CHUNK_BYTES);
}

/** Fills a rectangle with the background. Chunks entirely inside are dropped, others are written. */
export function eraseRect<T, A extends ChunkData<T>>(index: ChunkIndex<A>, rect: TileRect, background: T): void {
  index.retain((chunk) => {
    const isPart = !rectsEqual(rectIntersection(chunk.bounds, rect), chunk.bounds);
    if (isPart) fillPart<T, A>(chunk, rect, background);
    return isPart;
  });
}

/** Makes the chunks of a map. */
interface ChunkMaker<A> {
  readonly chunkSize: number;
  /** The size of the values of a chunk, in bytes. */
  readonly chunkBytes: number;
  /** Makes the data of a chunk in which all tiles have the background. */
  readonly make: () => A;
  /** Adds the data as the chunk with north-west tile (x, y). */
  readonly place: (x: number, y: number, data: A) => Chunk<A>;
}

/**
 * Fills a rectangle, which must not be empty, with a value. Chunks that it touches are made if they do not exist.
 *
 * @throws RangeError if it touches more chunks than `mostFilled`
 *
 * @remarks All chunks are allocated before the first tile is written.
 */
export function writeRect<T, A extends ChunkData<T>>(
  index: ChunkIndex<A>,
  rect: TileRect,
  value: T,
  { chunkSize, chunkBytes, make, place }: ChunkMaker<A>,
): void {
  // The north-west corner of the first chunk.
  const left = rect.x & -chunkSize;
  const top = rect.y & -chunkSize;
  const right = rect.x + rect.width;
  const bottom = rect.y + rect.height;
  const touched = Math.ceil((right - left) / chunkSize) * Math.ceil((bottom - top) / chunkSize);
  const most = mostFilled(chunkBytes);
  if (touched > most) {
    const rule = `on at most ${most} chunks of ${chunkSize} x ${chunkSize} tiles, unless the value is the background`;
    throw argumentError('fill', 'rect', rule, touched, 'Fill the parts of it that are in use');
  }
  const made: A[] = [];
  for (let y = top; y < bottom; y += chunkSize) {
    for (let x = left; x < right; x += chunkSize) if (index.find(x, y) === undefined) made.push(make());
  }
  let next = 0;
  for (let y = top; y < bottom; y += chunkSize) {
    for (let x = left; x < right; x += chunkSize) {
      fillPart<T, A>(index.find(x, y) ?? place(x, y, made[next++]!), rect, value);
    }
  }
}

function fillPart<T, A extends ChunkData<T>>({ bounds, data }: Chunk<A>, rect: TileRect, value: T): void {
  const part = rectIntersection(bounds, rect);
  if (part.width === 0) return;
  for (let row = 0; row < part.height; row++) {
    const start = (part.y - bounds.y + row) * bounds.width + (part.x - bounds.x);
    fillRun<T>(data, value, start, start + part.width);
  }
}
