/**
 * Numbers that several modules of the tracker and of its questions share. The build writes integers and short fractions in
 * place as literals; a long fraction, which it does not, ends this for all constants behind it. So bounds are rounded up.
 *
 * Float filters. A difference of two doubles is rounded once, so that a sum of two squares of differences carries a relative
 * error of less than 4 units of 2^-53, the square of a sum of two radii less than 3, and their difference one more of each:
 *
 *     excess = dx^2 + dy^2 - (r + s)^2
 *
 *     apart    | exact arithmetic |   overlap        bound = (r + s)^2 * FILTER_ERROR + LEAST_FILTER_ERROR
 *     ---------+--------0---------+----------> -excess
 *           -bound            +bound
 *
 * What the bound cannot decide, `@tilewright/units/exact` does. Where something overflows, the difference is infinite or
 * NaN, and the bound is, too: then `excess > bound` and `excess < -bound` are both false, and the exact predicate is asked.
 */

/** The doubles of a circle's record, `x y radius slot`, and the place of the slot among them. */
export const CIRCLE_STRIDE = 4;
export const CIRCLE_SLOT = 3;
/** The doubles of a rectangle's record, `minX minY maxX maxY slot`, and the place of the slot among them. */
export const RECTANGLE_STRIDE = 5;
export const RECTANGLE_SLOT = 4;

/** Levels of one kind of shape, at most; a slot's level is its index among those of the circles, or this plus its index. */
export const RECTANGLE_TAG = 8;

/** Records per gap after a bulk pass. */
export const SPARSE = 16;
/** Records per gap where room is made for more objects. */
export const ROOMY = 4;

/** 2^-48, rounded up: covers all rounding near a tie. */
export const FILTER_ERROR = 3.6e-15;
/** Covers products that underflow. */
export const LEAST_FILTER_ERROR = 1e-300;
/** Circles as far or as large as this are compared exactly: filters might take them for the gaps at `GAP_POSITION`. */
export const GREATEST_FILTERED = 1e150;
/** Where gaps among circles lie: a difference to anything that is not as far as `GREATEST_FILTERED` has an infinite square. */
export const GAP_POSITION = 1e300;

/** 2^-46, rounded up: how far bounds are moved outward, as a part of the magnitudes in them; some hundred roundings. */
export const OUTWARD = 1.5e-14;
