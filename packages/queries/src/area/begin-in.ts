/** The bounds of a question about an area. */
import type { TileRect } from '@tilewright/tilemap';
import { MAX_TILE, MIN_TILE } from '@tilewright/tilemap/kernel';
import type { RowCursor } from './tile-rows.js';
import type { InclusionCode } from './limits.js';

/** The rows of an area that can be started in bounds: in columns `west` to `east` and rows `north` to `south`. */
export interface AreaRows<Code extends InclusionCode = InclusionCode> extends RowCursor {
  begin(inclusion: Code, west: number, north: number, east: number, south: number): void;
}

/** Starts rows in the bounds of a question, or in the whole range of tiles. */
export function beginIn<Code extends InclusionCode>(
  rows: AreaRows<Code>,
  inclusion: Code,
  bounds: TileRect | undefined,
): void {
  if (bounds === undefined) {
    rows.begin(inclusion, MIN_TILE, MIN_TILE, MAX_TILE, MAX_TILE);
  } else {
    const { x, y, width, height } = bounds;
    rows.begin(inclusion, x, y, x + width - 1, y + height - 1);
  }
}
