/** Tile queries over circles, through their typed face. */
import { rowsInCircle, tilesInCircle, tilesInCircleInto, visitTilesInCircle } from '@tilewright/queries';
import { tileSpace } from '@tilewright/tilemap';
import { circle, type Circle2, meters, metersPerTile, position } from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { mix } from '../segments/scene.js';
import { contender } from './rows.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const array = new Int32Array(100_000);

const tilewright: Contender = contender(
  'tilewright',
  (x, y, radius): Circle2 => circle(position(meters(x), meters(y)), meters(radius)),
  {
    visitor: (all) => {
      let sum = 0;
      for (const each of all) {
        visitTilesInCircle(space, each, (x, y) => {
          sum = mix(sum, x, y);
        });
      }
      return sum;
    },
    rows: (all) => {
      let sum = 0;
      for (const each of all) {
        for (const { y, xMin, xMax } of rowsInCircle(space, each)) {
          for (let x = xMin; x <= xMax; x++) sum = mix(sum, x, y);
        }
      }
      return sum;
    },
    iterable: (all) => {
      let sum = 0;
      for (const each of all) {
        for (const { x, y } of tilesInCircle(space, each)) sum = mix(sum, x, y);
      }
      return sum;
    },
    array: (all) => {
      let sum = 0;
      for (const each of all) {
        const end = 2 * tilesInCircleInto(array, space, each);
        for (let i = 0; i < end; i += 2) sum = mix(sum, array[i] ?? 0, array[i + 1] ?? 0);
      }
      return sum;
    },
  },
);
export default tilewright;
