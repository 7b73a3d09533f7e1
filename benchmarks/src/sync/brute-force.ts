/** What each client may see, found by a loop over all. */
import type { Contender } from '../harness/contender.js';
import { ANSWER_TICKS, CLIENTS, COUNT, herdAt, RADIUS, record, rowNames } from './scene.js';

const bruteForce: Contender = {
  name: 'brute force',
  rows: Object.fromEntries(rowNames.map((row) => [row, () => ({ run: () => 0, answer: visibleCounts })])),
};
export default bruteForce;

function visibleCounts(): number[] {
  const { x, y } = herdAt(record(1), ANSWER_TICKS);
  return Array.from({ length: CLIENTS }, (_, client) => {
    let count = 0;
    for (let i = 0; i < COUNT; i++) {
      if ((x[i]! - x[client]!) ** 2 + (y[i]! - y[client]!) ** 2 <= RADIUS ** 2) count++;
    }
    return count;
  });
}
