/** The edges of the core of a grown shape. */
export const LOW_X = 0;
export const HIGH_X = 1;
export const LOW_Y = 2;
export const HIGH_Y = 3;
