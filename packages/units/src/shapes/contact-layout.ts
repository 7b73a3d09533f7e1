/**
 * Where the numbers of a contact lie in one array, for loops that must not allocate.
 *
 * In, from index 0: the segment's start and end, `x y x y`; a circle's center and radius, or a rectangle's least and
 * greatest corner. Out, from index 8: fraction, position, normal, and the distance from the segment's start.
 *
 *     0  1  2  3   4  5  6       7   8         9  10     11 12   13
 *     ax ay bx by  cx cy radius  -   fraction  position  normal  distance
 *                  minX minY maxX maxY
 */

/** How many numbers there are. */
export const CONTACT_NUMBERS = 14;
/** Where the fraction lies. */
export const AT_FRACTION = 8;
/** Where the position lies: x, then y. */
export const AT_POSITION = 9;
/** Where the normal lies: x, then y. */
export const AT_NORMAL = 11;
/** Where the distance from the segment's start lies. */
export const AT_DISTANCE = 13;

/** The fraction where there is no contact; any other one is not negative. */
export const NO_CONTACT = -1;
