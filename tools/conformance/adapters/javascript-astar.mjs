// javascript-astar: a new graph for each search; it has no rule against cutting corners.
import javascriptAstar from 'javascript-astar';
import { isSolid } from './lib/maps.mjs';

const { astar, Graph } = javascriptAstar;

export default {
  path({ from, to, rule }, map) {
    if (rule === 'no-corner-cutting') return undefined;
    const diagonal = rule === 'eight-way';
    const columns = Array.from(map[0], (_, x) => Array.from(map, (_row, y) => (isSolid(map, x, y) ? 0 : 1)));
    const graph = new Graph(columns, { diagonal });
    const nodeOf = ([x, y]) => graph.grid[x][y];
    const heuristic = diagonal ? astar.heuristics.diagonal : astar.heuristics.manhattan;
    const nodes = astar.search(graph, nodeOf(from), nodeOf(to), { heuristic });
    // The start is not in the path.
    return nodes.length === 0 ? null : [from, ...nodes.map(({ x, y }) => [x, y])];
  },
};
