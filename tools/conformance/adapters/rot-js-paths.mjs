// rot.js: A*. It counts a diagonal move as one step, which is another question, so only straight moves are asked.
import Path from 'rot-js/lib/path/index.js';
import { isOpen } from './lib/maps.mjs';

export default {
  path({ from, to, rule }, map) {
    if (rule !== 'four-way') return undefined;
    const tiles = [];
    new Path.AStar(...to, (x, y) => isOpen(map, x, y), { topology: 4 }).compute(...from, (x, y) => tiles.push([x, y]));
    return tiles.length === 0 ? null : tiles;
  },
};
