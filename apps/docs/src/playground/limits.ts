/** What a program in the playground may be and do. A page says so where one of these ends something. */

/** In characters. */
export const MOST_CODE = 20_000;
/** In characters of an address: a program of `MOST_CODE` characters has about a third of them. */
export const MOST_ADDRESS = 30_000;
/**
 * How long the compiler may work on a program. Types can keep it busy forever; other programs take a tenth of a second.
 */
export const MOST_MILLISECONDS_TO_COMPILE = 10_000;
/** How long a program may run. */
export const MOST_MILLISECONDS = 2000;
/** How long the frame may take until the program begins. A busy machine needs a second. */
export const MOST_MILLISECONDS_TO_START = 20_000;
/** Of output, in lines, and in characters of a line. */
export const MOST_LINES = 200;
export const MOST_CHARACTERS = 1000;
