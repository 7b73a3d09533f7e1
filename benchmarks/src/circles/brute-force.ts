/** Tests every tile of the box around a circle for a point of the circle. The other contenders must agree. */
import type { Contender } from '../harness/contender.js';
import { mix } from '../segments/scene.js';
import { contender, type Work } from './scene.js';

const sumOf: Work = (all, sums) => {
  for (const [i, { x, y, radius }] of all.entries()) {
    let sum = 0;
    for (let row = Math.floor(y - radius) - 1; row <= y + radius + 1; row++) {
      for (let column = Math.floor(x - radius) - 1; column <= x + radius + 1; column++) {
        const dx = Math.max(column - x, 0, x - (column + 1));
        const dy = Math.max(row - y, 0, y - (row + 1));
        if (dx * dx + dy * dy <= radius * radius) sum = mix(sum, column, row);
      }
    }
    sums[i] = sum;
  }
  return 0;
};

const bruteForce: Contender = contender('brute force', { iterable: sumOf, rows: sumOf });
export default bruteForce;
