// easystarjs, told to find each path at once.
import easystar from 'easystarjs';
import { isSolid } from './lib/maps.mjs';

export default {
  path({ from, to, rule }, map) {
    const finder = new easystar.js();
    finder.setGrid(map.map((row, y) => Array.from(row, (_, x) => (isSolid(map, x, y) ? 1 : 0))));
    finder.setAcceptableTiles([0]);
    finder.enableSync();
    if (rule !== 'four-way') finder.enableDiagonals();
    if (rule === 'eight-way') finder.enableCornerCutting();
    else finder.disableCornerCutting();
    let tiles = null;
    finder.findPath(...from, ...to, (path) => {
      tiles = path && path.map(({ x, y }) => [x, y]);
    });
    finder.calculate();
    return tiles;
  },
};
