// l1-path-finder: straight moves only. Its paths are the corners, between which it moves straight.
import createPlanner from 'l1-path-finder';
import ndarray from 'ndarray';
import { isSolid } from './lib/maps.mjs';

export default {
  path({ from, to, rule }, map) {
    if (rule !== 'four-way') return undefined;
    const [width, height] = [map[0].length, map.length];
    const cells = ndarray(new Uint8Array(width * height), [width, height]);
    for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) cells.set(x, y, isSolid(map, x, y) ? 1 : 0);
    const corners = [];
    if (createPlanner(cells).search(...from, ...to, corners) === Infinity) return null;
    const tiles = [from];
    for (let i = 0; i < corners.length; i += 2) {
      for (;;) {
        const [x, y] = tiles.at(-1);
        const [stepX, stepY] = [Math.sign(corners[i] - x), Math.sign(corners[i + 1] - y)];
        if (stepX === 0 && stepY === 0) break;
        tiles.push(stepX === 0 ? [x, y + stepY] : [x + stepX, y]);
      }
    }
    return tiles;
  },
};
