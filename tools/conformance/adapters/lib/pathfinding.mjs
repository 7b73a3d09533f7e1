// The finders of PathFinding.js. A search changes its grid, so each one has its own.
import PF from 'pathfinding';
import { isSolid } from './maps.mjs';

const MOVES = { 'four-way': 'Never', 'eight-way': 'Always', 'no-corner-cutting': 'OnlyWhenNoObstacles' };

export function finder(name) {
  return {
    path({ from, to, rule }, map) {
      const grid = new PF.Grid(map.map((row, y) => Array.from(row, (_, x) => (isSolid(map, x, y) ? 1 : 0))));
      const search = new PF[name]({ diagonalMovement: PF.DiagonalMovement[MOVES[rule]] });
      const path = search.findPath(...from, ...to, grid);
      return path.length === 0 ? null : path;
    },
  };
}
