/** Writes one value to all tiles of a rectangle of a chunked map, chunk by chunk. */
import { argumentError } from '@tilewright/units/checks';
import { rectEquals, rectIntersection, tileCount, type TileRect } from '../values/rect.js';
import type { Chunk, ChunkIndex } from './chunk-index.js';
import { type ChunkData, fillRun } from './chunk-store.js';

/** As many tiles as one `fill` may write. */
const MOST_FILLED = 0x1000_0000;

/** Gives the tiles of a rectangle the background. A chunk that is wholly inside is dropped, others are written. */
export function eraseRect<T, A extends ChunkData<T>>(index: ChunkIndex<A>, rect: TileRect, background: T): void {
  index.retain((chunk) => {
    const isPart = !rectEquals(rectIntersection(chunk.bounds, rect), chunk.bounds);
    if (isPart) fillPart<T, A>(chunk, rect, background);
    return isPart;
  });
}

/**
 * Gives the tiles of a rectangle a value. Chunks that it touches and that are not kept are made by `create`.
 *
 * @throws RangeError for more than 2^28 tiles
 */
export function writeRect<T, A extends ChunkData<T>>(
  index: ChunkIndex<A>,
  rect: TileRect,
  value: T,
  chunkSize: number,
  create: (x: number, y: number) => Chunk<A>,
): void {
  const count = tileCount(rect);
  if (count > MOST_FILLED) {
    throw argumentError('fill', 'rect', `at most ${MOST_FILLED} tiles, unless the value is the background`, count);
  }
  // Down to the corner of the chunk that holds the rectangle's own.
  for (let y = rect.y & -chunkSize; y < rect.y + rect.height; y += chunkSize) {
    for (let x = rect.x & -chunkSize; x < rect.x + rect.width; x += chunkSize) {
      fillPart<T, A>(index.find(x, y) ?? create(x, y), rect, value);
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
