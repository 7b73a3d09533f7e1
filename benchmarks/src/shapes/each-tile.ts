/** Each solid tile by itself: a rectangle of one tile, an outline of four corners. The answers of all others equal these. */
import type { Contender } from '../harness/contender.js';
import { contender, type Shaper } from './rows.js';
import type { Scene } from './scene.js';

function tilesOf({ size, bytes }: Scene): Shaper {
  return {
    find: () => bytes.reduce((sum, byte) => sum + byte, 0),
    report: (addRectangle) => {
      bytes.forEach((byte, index) => {
        const [x, y] = [index % size, Math.floor(index / size)];
        if (byte === 1) addRectangle(x, y, x + 1, y + 1);
      });
    },
  };
}

const eachTile: Contender = contender('each tile', {
  rectangles: tilesOf,
  'least rectangles': tilesOf,
  outlines: tilesOf,
});
export default eachTile;
