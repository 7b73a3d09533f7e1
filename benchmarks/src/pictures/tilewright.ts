/** `autotile` and `wangTiles`. */
import { autotile, type AutotileOptions, directionsIn, indexOfDirection, wangTiles } from '@tilewright/tilemap';
import type { Contender } from '../harness/contender.js';
import { contender, random, type Scene, wangSet } from './rows.js';

type Choose = AutotileOptions<number, number>['choose'];

/** The picture for each set: the sum of its bits, kept by the set. */
const numbers = new Map<unknown, number>();
const choose: Choose = (set) => {
  let number = numbers.get(set);
  if (number === undefined) {
    number = 0;
    for (const direction of directionsIn(set)) number |= 1 << indexOfDirection(direction);
    numbers.set(set, number);
  }
  return number;
};

const tilewright: Contender = contender('tilewright', {
  'autotile, 256 sets': ({ pictures, terrain }: Scene) => autotile(pictures, terrain, { choose }),
  'autotile, 47 sets': ({ pictures, terrain }) => autotile(pictures, terrain, { choose, reduced: true }),
  'autotile, by a predicate': ({ pictures, terrain }) =>
    autotile(pictures, terrain, { choose, isSame: (a, b) => a <= b }),
  'wangTiles, corners': ({ pictures, terrain }) => wangTiles(pictures, terrain, wangSet, { random }),
});
export default tilewright;
