/** The shortest ways by Dijkstra's algorithm. */
import type { Contender } from '../harness/contender.js';
import { distances, movesTo } from './brute-force-search.js';
import { contender } from './rows.js';
import { asked } from './scene.js';

const bruteForce: Contender = contender('Dijkstra, exact', asked, ({ walls, rule }) => ({
  find: ({ fromX, fromY, toX, toY }) => movesTo(distances(walls, rule, fromX, fromY), toX, toY),
  lengthOf: (length) => length,
}));
export default bruteForce;
