/** easystarjs, told to find each path at once. */
import { js as EasyStar } from 'easystarjs';
import type { Contender } from '../../harness/contender.js';
import { contender, matrixOf, octileLength } from '../rows.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

const easystarjs: Contender = contender('easystarjs', ['jump points', 'four-way'], (scene) => {
  const finder = new EasyStar();
  finder.setGrid(matrixOf(scene));
  finder.setAcceptableTiles([0]);
  finder.enableSync();
  finder.setIterationsPerCalculation(Number.MAX_SAFE_INTEGER);
  if (scene.rule !== 'four-way') finder.enableDiagonals();
  finder.disableCornerCutting();
  return {
    find: ({ fromX, fromY, toX, toY }) => {
      let found: readonly Point[] = [];
      finder.findPath(fromX, fromY, toX, toY, (path: readonly Point[] | null) => {
        found = path ?? [];
      });
      finder.calculate();
      return found;
    },
    lengthOf: (path) => octileLength(path.map(({ x, y }) => [x, y])),
  };
});
export default easystarjs;
