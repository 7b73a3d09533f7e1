/**
 * The finders of PathFinding.js. A grid holds the state of a search, so each search takes a copy, as its documents say.
 * Its jump points estimate by rows and columns even where moves are diagonal, which is more than the way may be, so
 * here they are told to estimate as A* does by itself.
 */
import PF from 'pathfinding';
import type { Contender } from '../../harness/contender.js';
import { contender, matrixOf, octileLength } from '../rows.js';
import type { Asked, Pair } from '../scene.js';

type FinderName = 'AStarFinder' | 'JumpPointFinder';

function finder(name: string, of: FinderName, answers: readonly Asked[]): Contender {
  return contender(`PathFinding.js, ${name}`, answers, (scene) => {
    const grid = new PF.Grid(matrixOf(scene));
    const diagonalMovement =
      scene.rule === 'four-way' ? PF.DiagonalMovement.Never : PF.DiagonalMovement.OnlyWhenNoObstacles;
    const heuristic = scene.rule === 'four-way' ? PF.Heuristic.manhattan : PF.Heuristic.octile;
    const search = new PF[of]({ diagonalMovement, heuristic });
    return {
      find: ({ fromX, fromY, toX, toY }: Pair) => search.findPath(fromX, fromY, toX, toY, grid.clone()),
      lengthOf: (points: number[][]) => octileLength(points.map(([x, y]) => [x!, y!])),
    };
  });
}

const all: readonly Asked[] = ['jump points', 'A*', 'four-way'];
const aStar: Contender = finder('A*', 'AStarFinder', all);
export default aStar;
export const jumpPoints: Contender = finder('jump points', 'JumpPointFinder', ['jump points', 'four-way']);
