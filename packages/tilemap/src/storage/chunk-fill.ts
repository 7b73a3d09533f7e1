/** Writes one value to all tiles of a rectangle of a chunked map, chunk by chunk. */
import { argumentError } from '@tilewright/units/checks';
import { LEAST_CHUNK_BYTES, MOST_FILLED_BYTES } from '../limits.js';
import { rectIntersection, rectsEqual, type TileRect } from '../values/rect.js';
import type { Chunk, ChunkIndex } from './chunk-index.js';
import { type ChunkData, fillRun } from './chunk-store.js';

/** The number of chunks that one `fill` may touch. */
function mostFilled(chunkBytes: number): number {
  return MOST_FILLED_BYTES / Math.max(chunkBytes, LEAST_CHUNK_BYTES);
}

/** Gives the tiles of a rectangle the background. A chunk that is wholly inside is dropped, others are written. */
export function eraseRect<T, A extends ChunkData<T>>(index: ChunkIndex<A>, rect: TileRect, background: T): void {
  index.retain((chunk) => {
    const isPart = !rectsEqual(rectIntersection(chunk.bounds, rect), chunk.bounds);
    if (isPart) fillPart<T, A>(chunk, rect, background);
    return isPart;
  });
}

/** How the chunks of a map are made. */
interface ChunkMaker<A> {
  readonly chunkSize: number;
  /** What the values of a chunk take. */
  readonly chunkBytes: number;
  /** The data of a chunk of nothing but background. */
  readonly make: () => A;
  /** Keeps the data as the chunk whose north-west tile is (x, y). */
  readonly place: (x: number, y: number, data: A) => Chunk<A>;
}

/**
 * Gives the tiles of a rectangle, which is not empty, a value. Chunks that it touches and that are not kept are made.
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
  // Down to the corner of the chunk that holds the rectangle's own.
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
