// bresenham: the line of sight that many games have, which ends at the first solid tile of Bresenham's line.
import line from 'bresenham';
import { isSolid } from './lib/maps.mjs';

export default {
  sight: ({ from, to }, map) => line(...from, ...to).every(({ x, y }) => !isSolid(map, x, y)),
};
