/**
 * The limits of tiles, steps, maps and spaces. The build inlines integers as literals. It stops at the first long
 * fraction, so fractions come last.
 */

/** The least coordinate of a tile. */
export const MIN_TILE = -0x8000_0000;
/** The greatest coordinate of a tile. */
export const MAX_TILE = 0x7fff_ffff;
/** One past the greatest coordinate of a tile. */
export const TILE_END = 0x8000_0000;
/** The number of tile coordinates of one axis. */
export const TILES_PER_AXIS = 0x1_0000_0000;

/** The most columns, or rows, from one tile to another. */
export const GREATEST_STEP = 0xffff_ffff;

/** Above this many elements an engine may keep a plain array as a dictionary. */
export const MOST_ARRAY_TILES = 0x200_0000;
/** More elements of a typed array are a mistake rather than a map. */
export const MOST_TYPED_TILES = 0x4000_0000;
/**
 * More bits are a mistake rather than a map: 2^35 of them take 4 GiB. Kernels count the words of as many in 32 bits.
 */
export const MOST_BIT_TILES = 0x8_0000_0000;
/** The most tiles that a view visits: a view of all tiles of a chunked map would have no end. */
export const MOST_VISITED_TILES = 0x4000_0000;
/** Views of views, one in another: a read through more of them overflows the stack. */
export const MOST_NESTED_VIEWS = 0x1_0000;
/** The tiles in one word of a bit map. */
export const BITS_PER_WORD = 32;
/** A word of a bit map is an int32. */
export const LEAST_WORD = -0x8000_0000;
export const GREATEST_WORD = 0x7fff_ffff;

/** The sides of a chunk: powers of two. */
export const LEAST_CHUNK_SIZE = 4;
export const DEFAULT_CHUNK_SIZE = 32;
export const GREATEST_CHUNK_SIZE = 256;
/** 512 MiB: the most bytes of the chunks that one `fill` touches. */
export const MOST_FILLED_BYTES = 0x2000_0000;
/** What a chunk takes beside its values: it counts at least this much. */
export const LEAST_CHUNK_BYTES = 512;

/** The most blocks in which a tracker of changes collects them: 28 KiB. */
export const MOST_DIRTY_BLOCKS = 1024;
/** The least blocks have 2^4 x 2^4 tiles. */
export const LEAST_BLOCK_SHIFT = 4;
/** The most tiles of a patch: about 2 GiB, if no two neighbors changed alike. */
export const MOST_PATCH_TILES = 0x200_0000;

/** The most tiles of the bounds whose solid tiles become rectangles or outlines: 2^30. */
export const MOST_SHAPED_TILES = 0x4000_0000;
/** The most tiles of the bounds for the least number of rectangles: 2^22, which take about 60 MB. */
export const MOST_FEWEST_TILES = 0x40_0000;
/** The most corners of all outlines: 2^27, which take about 1.3 GB. */
export const MOST_OUTLINE_CORNERS = 0x800_0000;
/**
 * The most tiles that `autotile` and `wangTiles` paint in one call: their values wait in an array until all are known.
 */
export const MOST_PAINTED_TILES = 0x200_0000;
/** The most colors of a Wang set: a color takes a byte, and one value of the byte means a tile outside the map. */
export const MOST_WANG_COLORS = 254;

/** The most tiles that a walk may reach, and that a map of regions has: 1 to 2 GiB. */
export const MOST_WALKED_TILES = 0x400_0000;
/** The most tiles that a walk reaches by default without bounds: more is an open plane. */
export const MOST_UNBOUNDED_TILES = 0x10_0000;

/** 2^50 tiles or pixels: with the origin of the world farther away, doubles are too coarse for parts of a tile. */
export const GREATEST_ORIGIN = 0x4_0000_0000_0000;

/** With the origin within this many tiles of 0, borders are exact to less than 2^-21 tiles: see `tilesAtInto`. */
export const NEAR_ORIGIN = 0x10_0000;
/** How many rows `tilesAtInto` checks by one sum. */
export const ROWS_PER_CHECK = 256;
/** A quotient this close to the middle of a tile is at least 2^-19 tiles from its borders. */
export const CERTAIN_OFFSET = 0.499998;

/** 2^-900 and 2^900: between them no product of a size and a coordinate underflows or overflows. */
export const LEAST_TILE_SIZE = 1.1830521861667747e-271;
export const GREATEST_TILE_SIZE = 8.452712498170644e270;
