/** Flow fields: whole ones, and repaired ones. */
import type { Question } from '../harness/question.js';
import { rowNames } from './rows.js';

export const fieldsQuestion: Question = {
  name: 'fields',
  title: 'Flow fields on maps of 160 x 160 tiles: time for each tile, and for each changed tile',
  measure: 'time',
  rows: rowNames,
  ours: ['fields/tilewright'],
  peers: [],
  show: 'speed',
  forms: ['bundled'],
  short: { rows: rowNames.filter((row) => row.endsWith('caves')) },
  oracle: 'fields/brute-force',
  answerAfter: 0,
  tolerance: 1e-9,
  answers: () => 'distances',
  note: [
    'The wave looks at the neighbors of each tile once. The more often walls turn its front, the less the processor can predict: our guess is that mazes cost the most for that reason. [Decision 28](decisions/0028-paths-follow-the-map.md) describes the choice.',
    'A wall that appears takes the support of all tiles whose ways led through it: they are raised, and the wave goes over them again. The mean is over random tiles of the map.',
  ],
};
