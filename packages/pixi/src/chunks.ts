/** Rectangles of chunks. */
import type { TileRect } from '@tilewright/tilemap';
import { CHUNK } from './tile-chunk.js';

/** A rectangle of chunks. */
export interface Chunks {
  readonly column: number;
  readonly row: number;
  readonly endColumn: number;
  readonly endRow: number;
}

/** The chunks that a rectangle of tiles touches. */
export function chunksOf({ x, y, width, height }: TileRect): Chunks {
  return {
    column: Math.floor(x / CHUNK),
    row: Math.floor(y / CHUNK),
    endColumn: width > 0 && height > 0 ? Math.ceil((x + width) / CHUNK) : Number.NEGATIVE_INFINITY,
    endRow: Math.ceil((y + height) / CHUNK),
  };
}

export function chunkCount({ column, row, endColumn, endRow }: Chunks): number {
  return Math.max(0, endColumn - column) * (endRow - row);
}

export function isAmong(chunks: Chunks, column: number, row: number): boolean {
  return column >= chunks.column && column < chunks.endColumn && row >= chunks.row && row < chunks.endRow;
}
