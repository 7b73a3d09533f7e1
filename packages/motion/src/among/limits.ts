/**
 * The constants of motion among objects. The build inlines only short literals, only from a file without imports, and
 * none of another package: so the bounds of the tracker's floating-point filters are repeated here.
 */

/** 2^-48, rounded up: covers all rounding errors near a tie of squared distances. */
export const FILTER_ERROR = 3.6e-15;
/** Covers products that underflow. */
export const LEAST_FILTER_ERROR = 1e-300;
/** 2^-46, rounded up: how far bounds are moved outward, relative to the magnitudes in them. */
export const OUTWARD = 1.5e-14;
