/**
 * Numbers that several modules share, by name. The build writes the integers in place as literals; a long fraction,
 * which it does not, ends this for all constants behind it, so fractions come last.
 */

/** Turns in units of directions, 2^-32 turn. */
export const EIGHTH_TURN_BITS = 0x2000_0000;
export const QUARTER_TURN_BITS = 0x4000_0000;
export const HALF_TURN_BITS = 0x8000_0000;
export const FULL_TURN_BITS = 0x1_0000_0000;

/** 2^35: up to here the product of radians and bits per radian is right to 2^-17. */
export const CERTAIN_BITS = 0x8_0000_0000;

/** An offset from a direction below this decides, in spite of the error of its computation, which is below 2^-17. */
export const CERTAIN_OFFSET = 0.49999;

/** The least and the greatest direction: an int32. */
export const LEAST_DIRECTION_BITS = -0x8000_0000;
export const GREATEST_DIRECTION_BITS = 0x7fff_ffff;

/** The greatest length of a column: what a typed array surely holds. */
export const GREATEST_COLUMN_LENGTH = 0x7fff_ffff;

/** 2^27 + 1 cuts a double into two halves of 26 bits, whose products are exact (Dekker 1971). */
export const SPLITTER = 0x800_0001;

/** A factor below this may lose bits among the subnormals. */
export const LEAST_SAFE_FACTOR = 1e-290;

/** The longer leg of a direction is scaled if it is not above this: products would lose bits. */
export const LEAST_SAFE_LEG = 1e-290;

/** A component above this is scaled before it is squared or multiplied. */
export const GREATEST_UNSCALED = 1e300;

/** More than the underflow of any dozen of products together: it stands in filters beside the relative bound. */
export const UNDERFLOW_BOUND = 1e-300;

/** Below this sum of the terms, low bits of an error-free product may underflow. */
export const LEAST_TERMS = 1e-250;

/** 2^53: from here on every double is a whole number. */
export const WHOLE_NUMBERS_BEGIN = 0x20_0000_0000_0000;

/** 1.5 * 2^52: a number below 2^51 is rounded to a whole one, ties to even, by adding this and subtracting it. */
export const ROUNDING_SHIFT = 0x18_0000_0000_0000;

/** Turns in radians, rounded to the nearest double: what `turns` and `degrees` give. */
export const QUARTER_TURN = 1.5707963267948966;
export const HALF_TURN = 3.141592653589793;
export const FULL_TURN = 6.283185307179586;

/** 2^-27: below it, asin(x) and atan(x) round to x. */
export const LINEAR_END = 7.450580596923828e-9;

/** 2^-45: a value of more than this part of its terms is right without exact arithmetic. */
export const LEAST_PART = 2.842170943040401e-14;

/** 2^-600 and 2^600: factors that lead exactly into the range where no product overflows or loses bits. */
export const SCALE_DOWN = 2.409919865102884e-181;
export const SCALE_UP = 4.149515568880993e180;

/** 2^-900 and 2^900: between them neither a product nor its rounding error overflows or underflows. */
export const LEAST_EXACT_PRODUCT = 1.1830521861667747e-271;
export const GREATEST_EXACT_PRODUCT = 8.452712498170644e270;
