/** The sizes of what is read and made. The build writes these constants in place as literals. */

/** The most tiles that all layers of a map have together by default: 256 MiB. */
export const MOST_READ_TILES = 0x400_0000;
/** The most tiles of a bit map of solid tiles: more would be a mistake, and take more than 32 MiB. */
export const MOST_SOLID_TILES = 0x1000_0000;
/** A row of a bit map takes a multiple of so many bits. */
export const BITS_PER_WORD = 32;
/** The least coordinate of a tile, and one past the greatest. */
export const TILE_BEGIN = -0x8000_0000;
export const TILE_END = 0x8000_0000;
