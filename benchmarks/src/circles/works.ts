/** The work of our contenders: tile queries over circles, through the typed API. */
import { rowsInCircle, tilesInCircle, tilesInCircleInto, visitTilesInCircle } from '@tilewright/queries';
import { tileSpace } from '@tilewright/tilemap';
import { circle, type Circle2, meters, metersPerTile, position } from '@tilewright/units';
import { mix } from '../segments/scene.js';
import type { Form, Work } from './rows.js';
import type { Disc } from './scene.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const array = new Int32Array(100_000);

let visited = 0;
const visit = (x: number, y: number): void => {
  visited = mix(visited, x, y);
};

/** Makes a circle, as a game makes it from its own numbers. */
export function madeCircle({ x, y, radius }: Disc): Circle2 {
  return circle(position(meters(x), meters(y)), meters(radius));
}

/** All forms, with circles from a function. */
export function worksOf(circleOf: (disc: Disc) => Circle2): Readonly<Record<Form, Work>> {
  return {
    visitor: (all, sums) => {
      for (let i = 0; i < all.length; i++) {
        visited = 0;
        visitTilesInCircle(space, circleOf(all[i]!), visit);
        sums[i] = visited;
      }
      return visited;
    },
    rows: (all, sums) => {
      let sum = 0;
      for (let i = 0; i < all.length; i++) {
        sum = 0;
        for (const { y, xMin, xMax } of rowsInCircle(space, circleOf(all[i]!))) {
          for (let x = xMin; x <= xMax; x++) sum = mix(sum, x, y);
        }
        sums[i] = sum;
      }
      return sum;
    },
    iterable: (all, sums) => {
      let sum = 0;
      for (let i = 0; i < all.length; i++) {
        sum = 0;
        for (const { x, y } of tilesInCircle(space, circleOf(all[i]!))) sum = mix(sum, x, y);
        sums[i] = sum;
      }
      return sum;
    },
    array: (all, sums) => {
      let sum = 0;
      for (let i = 0; i < all.length; i++) {
        sum = 0;
        const end = 2 * tilesInCircleInto(array, space, circleOf(all[i]!));
        for (let at = 0; at < end; at += 2) sum = mix(sum, array[at]!, array[at + 1]!);
        sums[i] = sum;
      }
      return sum;
    },
  };
}
