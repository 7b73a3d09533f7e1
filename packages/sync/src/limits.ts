/** Constants that several modules share. The build inlines them as literals. */

/** The greatest number of codes of a component: their differences fit into 31 bits. */
export const MOST_CODES = 0x4000_0000;
/** The most codes of whole numbers: beyond `MOST_CODES`, they and their differences are modulo this. */
export const MOST_WHOLE_CODES = 0x1_0000_0000;
/** The bits of these codes. */
export const WHOLE_BITS = 32;
/**
 * The greatest number of steps between zero and the farthest number of a codec: doubles there are fine enough to
 * recover the code.
 */
export const MOST_STEPS_FROM_ZERO = 0x4_0000_0000_0000;
/** The greatest number of bits of a direction, for the same reason as `MOST_CODES`. */
export const MOST_DIRECTION_BITS = 30;
/** The greatest number of fields of a row: the mask shares its number with a place. */
export const MOST_FIELDS = 12;
/** The greatest number of objects that a client sees at a time; places are below it. */
export const MOST_VISIBLE = 0x1_0000;

/** No entry in a table; no row; no place. */
export const NONE = -1;
