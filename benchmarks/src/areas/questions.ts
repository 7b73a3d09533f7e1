/** Rows of capsules, polygons and sectors, as a multiple of the time of rows of circles. */
import type { Question } from '../harness/question.js';
import { rowNames } from './rows.js';

export const areasQuestion: Question = {
  name: 'areas',
  title: 'Rows of areas, about 2,000 per run, compared with those of circles with as many rows',
  measure: 'time',
  rows: rowNames,
  ours: ['areas/tilewright'],
  peers: ['areas/tilewright#circles'],
  show: { costOver: 'areas/tilewright#circles' },
  forms: ['bundled'],
  short: { rows: rowNames.filter((row) => !row.endsWith(' 100')) },
  oracle: (contender) => (contender.endsWith('#circles') ? 'areas/brute-force#circles' : 'areas/brute-force'),
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'shapes',
};
