/** Tile queries over circles that are made for each query, as in a game. */
import { rowsInCircle, tilesInCircle } from '@tilewright/queries';
import { tileSpace } from '@tilewright/tilemap';
import { circle, type Circle2, meters, metersPerTile, position } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { mix } from '../segments/scene.js';
import { contender, type Disc } from './scene.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

function madeCircle({ x, y, radius }: Disc): Circle2 {
  return circle(position(meters(x), meters(y)), meters(radius));
}

const tilewright: Contender = contender('tilewright', {
  iterable: (all, sums) => {
    let sum = 0;
    for (let i = 0; i < all.length; i++) {
      sum = 0;
      for (const { x, y } of tilesInCircle(space, madeCircle(all[i]!))) sum = mix(sum, x, y);
      sums[i] = sum;
    }
    return sum;
  },
  rows: (all, sums) => {
    let sum = 0;
    for (let i = 0; i < all.length; i++) {
      sum = 0;
      for (const { y, xMin, xMax } of rowsInCircle(space, madeCircle(all[i]!))) {
        for (let x = xMin; x <= xMax; x++) sum = mix(sum, x, y);
      }
      sums[i] = sum;
    }
    return sum;
  },
});
export default tilewright;
