/** The sizes of what is read and made. The build writes these constants in place as literals. */

/** The most tiles that all layers of a map have together by default: 256 MiB. */
export const MOST_READ_TILES = 0x400_0000;
/** The most tiles of a bit map of solid tiles: more would be a mistake, and take more than 32 MiB. */
export const MOST_SOLID_TILES = 0x1000_0000;
/** The bits of a word: each row of a bit map takes whole words. */
export const BITS_PER_WORD = 32;
/** The greatest id of a tile, which is also the mask of an id without its flips. */
export const GREATEST_ID = 0x0fff_ffff;
/** The greatest number of 32 bits: an id with its flips, or the id of an object. */
export const GREATEST_UINT32 = 0xffff_ffff;
/** The most colors of a Wang set. */
export const MOST_WANG_COLORS = 254;
/** The most pixels of a side of a tile or a picture's margin: more is a tile that no editor draws. */
export const MOST_TILE_PIXELS = 0x10_0000;
/** The ids that are reserved for a tileset that was left out, if another one is appended behind it. */
export const IDS_OF_UNKNOWN = 0x10_0000;
/** The most values that all instances of larger templates copy: a small file must not exhaust the memory. */
export const MOST_COPIED = 0x10_0000;
/** The least coordinate of a tile, and one past the greatest. */
export const TILE_BEGIN = -0x8000_0000;
export const TILE_END = 0x8000_0000;
