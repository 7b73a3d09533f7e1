/** Limits of sizes. The build inlines these constants as literals. */

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
/** The greatest side of a tile or margin of a picture, in pixels: beyond any use in an editor. */
export const MOST_TILE_PIXELS = 0x10_0000;
/** The number of ids reserved for an omitted tileset if another is appended after it. */
export const IDS_OF_UNKNOWN = 0x10_0000;
/**
 * The greatest number of values that all instances of larger templates may copy, so that a small file cannot exhaust
 * the memory.
 */
export const MOST_COPIED = 0x10_0000;
/** The least coordinate of a tile, and one past the greatest. */
export const TILE_BEGIN = -0x8000_0000;
export const TILE_END = 0x8000_0000;
