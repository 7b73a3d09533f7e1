/** @thi.ng/grid-iterators: `line`, a generator for the tiles of a line between two tiles (Bresenham's algorithm). */
import { line } from '@thi.ng/grid-iterators';
import type { Contender } from '../../harness/contender.js';
import { contender } from '../rows.js';
import { mix } from '../scene.js';

const gridIterators: Contender = contender('grid-iterators', {
  iterable: (paths, sums) => {
    let sum = 0;
    for (let i = 0; i < paths.length; i++) {
      const { sx, sy, ex, ey } = paths[i]!;
      sum = 0;
      for (const [x = 0, y = 0] of line(sx, sy, ex, ey)) sum = mix(sum, x, y);
      sums[i] = sum;
    }
    return sum;
  },
});
export default gridIterators;
