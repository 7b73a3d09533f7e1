/** A `Pathfinder` that is made once for a map, and paths written into an array. */
import { Pathfinder } from '@tilewright/paths';
import { tile, type Tile } from '@tilewright/tilemap';
import type { Contender } from '../harness/contender.js';
import { size } from './maps.js';
import { contender, octileLength } from './rows.js';
import { asked, type Pair } from './scene.js';

const tilewright: Contender = contender('tilewright', asked, ({ walls, rule, pairs }, what) => {
  const paths = new Pathfinder(walls, what === 'A*' ? { rule, cost: () => 1 } : { rule });
  const array = new Int32Array(2 * size * size);
  const tiles = new Map<Pair, readonly [Tile, Tile]>(
    pairs.map((pair) => [pair, [tile(pair.fromX, pair.fromY), tile(pair.toX, pair.toY)]]),
  );
  return {
    find: (pair) => {
      const [from, to] = tiles.get(pair)!;
      return paths.findInto(array, from, to);
    },
    lengthOf: (count) => octileLength(Array.from({ length: count }, (_, i) => [array[2 * i]!, array[2 * i + 1]!])),
  };
});
export default tilewright;
