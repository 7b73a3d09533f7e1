// Libraries that list the tiles which an eye in the center of a tile sees.
import { isSolid } from './maps.mjs';

/** Farther than any two tiles of a map are apart. */
export const RADIUS = 32;

/** @param {(map, from, see) => void} look calls `see(x, y)` for each tile in view */
export function viewer(look) {
  return {
    sight({ from, to }, map) {
      let isSeen = false;
      look(map, from, (x, y) => {
        if (x === to[0] && y === to[1]) isSeen = true;
      });
      return isSeen;
    },
  };
}

/** Light passes open tiles of the map. */
export const passes = (map) => (x, y) => map[y]?.[x] !== undefined && !isSolid(map, x, y);
