/**
 * javascript-astar. A graph that is used again keeps the state of the last start, and then finds longer paths or none: `init`
 * forgets all of it.
 */
import { astar, Graph } from 'javascript-astar';
import type { Contender } from '../../harness/contender.js';
import { contender, octileLength } from '../rows.js';
import { size } from '../maps.js';

const javascriptAstar: Contender = contender('javascript-astar', ['four-way'], ({ walls }) => {
  const columns = Array.from({ length: size }, (_, x) =>
    Array.from({ length: size }, (_row, y) => (walls.getAt(x, y) ? 0 : 1)),
  );
  const graph = new Graph(columns);
  return {
    find: ({ fromX, fromY, toX, toY }) => {
      graph.init();
      return astar.search(graph, graph.grid[fromX]![fromY]!, graph.grid[toX]![toY]!);
    },
    // The start is not in the path.
    lengthOf: (nodes, { fromX, fromY }) => octileLength([[fromX, fromY], ...nodes.map(({ x, y }) => [x, y] as const)]),
  };
});
export default javascriptAstar;
