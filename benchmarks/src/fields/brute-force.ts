/** The shortest ways by Dijkstra's algorithm. */
import type { Tile } from '@tilewright/tilemap';
import type { Contender } from '../harness/contender.js';
import { distances, type Distances, movesTo } from '../paths/brute-force-search.js';
import { contender } from './rows.js';

const bruteForce: Contender = contender('Dijkstra, exact', (walls, first) => {
  let goal: Tile = first;
  let found: Distances | undefined;
  return {
    // Computed only if it is read: of many changes the last ones are.
    compute: (next) => {
      goal = next;
      found = undefined;
    },
    at: ({ x, y }) => movesTo((found ??= distances(walls, 'no-corner-cutting', goal.x, goal.y)), x, y),
  };
});
export default bruteForce;
