/** The contenders answer as brute force does, for a thousand circles, before anybody times them. */
import { expect, it } from 'vitest';
import bruteForce from './brute-force.js';
import flatbush from './flatbush.js';
import { rowName, works } from './rows.js';
import tilewright from './tilewright.js';
import visitors from './tilewright-visitor.js';

const answerOf = ({ rows }: typeof tilewright, row: string): readonly number[] | undefined => {
  const task = rows[row]?.();
  task?.run();
  return task?.answer();
};

it.each(works)('%s', (work) => {
  for (const distribution of ['uniform', 'clustered'] as const) {
    const row = rowName(1000, distribution, work);
    const right = answerOf(bruteForce, row);
    expect(answerOf(tilewright, row)).toEqual(right);
    if (visitors.rows[row] !== undefined) expect(answerOf(visitors, row)).toEqual(right);
    // Its nearest are those of boxes.
    if (work !== 'nearest') expect(answerOf(flatbush, row)).toEqual(right);
  }
});
