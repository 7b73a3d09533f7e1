/**
 * Constants that several modules of the tracker and its questions share. The build inlines them as literals.
 * It does not inline a long fraction, or any constant after one in the file, so bounds are rounded up to short ones.
 *
 * Floating-point filters. A difference of two doubles is rounded once, so a sum of two squares of differences has a
 * relative error of less than 4 * 2^-53, the square of a sum of two radii one of less than 3 * 2^-53, and subtracting
 * them adds one more 2^-53 of each:
 *
 *     excess = dx^2 + dy^2 - (r + s)^2
 *
 *     apart    | exact arithmetic |   overlap        bound = (r + s)^2 * FILTER_ERROR + LEAST_FILTER_ERROR
 *     ---------+--------0---------+----------> -excess
 *           -bound            +bound
 *
 * If the bound cannot decide, `@tilewright/units/exact` does. After an overflow, both the difference and the bound are
 * infinite or NaN: then `excess > bound` and `excess < -bound` are both false, and the exact predicate decides.
 */

/** The number of doubles in the record of a circle, `x y radius handle`. */
export const CIRCLE_STRIDE = 4;
/** The index of the handle in the record of a circle. */
export const CIRCLE_HANDLE = 3;
/** The number of doubles in the record of a rectangle, `minX minY maxX maxY handle`. */
export const RECTANGLE_STRIDE = 5;
/** The index of the handle in the record of a rectangle. */
export const RECTANGLE_HANDLE = 4;

/**
 * The most levels of one kind of shape. The level of a slot is its index among the levels of circles, or this plus its
 * index among those of rectangles.
 */
export const RECTANGLE_TAG = 8;

/** The number of records per gap after a bulk pass. */
export const SPARSE = 16;
/** The number of records per gap where more objects are expected. */
export const ROOMY = 4;

/** 2^-48, rounded up: covers all rounding errors near a tie. */
export const FILTER_ERROR = 3.6e-15;
/**
 * 2^-47, rounded up: covers the rounding errors of a squared distance from a segment, or of a cross product, relative
 * to the squares in them.
 */
export const AREA_ERROR = 7.2e-15;
/** Covers products that underflow. */
export const LEAST_FILTER_ERROR = 1e-300;
/**
 * Circles at least this far or this large are compared exactly: filters could not tell them from gaps at
 * `GAP_POSITION`.
 */
export const GREATEST_FILTERED = 1e150;
/**
 * The position of gaps among circles: the square of its difference to any coordinate below `GREATEST_FILTERED` is
 * infinite.
 */
export const GAP_POSITION = 1e300;

/**
 * 2^-46, rounded up: how far bounds are moved outward, relative to the magnitudes in them; some hundred rounding
 * errors.
 */
export const OUTWARD = 1.5e-14;
