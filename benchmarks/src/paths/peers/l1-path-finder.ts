/** l1-path-finder: four-way, over a graph of corners that is made once for a map, which is not timed. */
import createPlanner from 'l1-path-finder';
import ndarray from 'ndarray';
import type { Contender } from '../../harness/contender.js';
import { size } from '../maps.js';
import { contender } from '../rows.js';

const l1PathFinder: Contender = contender('l1-path-finder', ['four-way'], ({ walls }) => {
  const cells = new Uint8Array(size * size);
  walls.forEach((isWall, x, y) => (cells[x * size + y] = isWall ? 1 : 0));
  const planner = createPlanner(ndarray(cells, [size, size]));
  const path: number[] = [];
  return {
    find: ({ fromX, fromY, toX, toY }) => {
      path.length = 0;
      return planner.search(fromX, fromY, toX, toY, path);
    },
    lengthOf: (length) => length,
  };
});
export default l1PathFinder;
