/** How a tile is entered. */
export const BY_COLUMN_LINE = -1;
export const BY_ROW_LINE = 0;
export const AS_START = 1;
export const THROUGH_CORNER = 2;
/** A corner's side tile: the segment is in it for no longer than a point. */
export const BESIDE_CORNER = 3;
