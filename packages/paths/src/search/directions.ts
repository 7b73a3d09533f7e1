/** The directions of moves in kernels: the indexes of the compass directions, clockwise from east. */
export const EAST = 0;
export const SOUTH_EAST = 1;
export const SOUTH = 2;
export const SOUTH_WEST = 3;
export const WEST = 4;
export const NORTH_WEST = 5;
export const NORTH = 6;
export const NORTH_EAST = 7;
