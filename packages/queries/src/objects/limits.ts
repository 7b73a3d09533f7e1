/**
 * The numbers of a hit in the order of `contact-layout.ts` of units, counted from its `AT_FRACTION`. Constants of another
 * package are not written in place by the build, and would make the members of answers too large to be inlined.
 */
export const HIT_FRACTION = 0;
export const HIT_X = 1;
export const HIT_Y = 2;
export const HIT_NORMAL_X = 3;
export const HIT_NORMAL_Y = 4;
export const HIT_DISTANCE = 5;
