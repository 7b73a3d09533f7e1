import { expect, it } from 'vitest';
import { VERBS, verbMatrix } from '../../code/verb-matrix.js';
import { outcomeIn, tableOf } from './verb-table.js';

it('has the outcomes of the matrix', () => {
  const matrix = verbMatrix(['number', 'Length', 'Duration', 'Velocity2', 'Difference2', 'Position2', 'Direction2']);
  const table = tableOf(matrix);
  for (const verb of VERBS) {
    const read = matrix.types.map((_, a) => matrix.types.map((__, b) => outcomeIn(table, verb, a, b)));
    expect(read).toEqual(matrix.outcomes[verb]);
  }
  expect(table.outcomes.length).toBeLessThan(60);
});
