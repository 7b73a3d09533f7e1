/** Many rows at once, compared with a loop. */
import type { Question } from '../harness/question.js';
import { rowNames } from './scene.js';

export const manyQuestion: Question = {
  name: 'many',
  title: 'Many at once: functions over columns, compared with loops; snapshots, compared with copies of as much memory',
  measure: 'time',
  rows: rowNames,
  ours: ['many/columns'],
  peers: ['many/one-by-one'],
  show: { costOver: 'many/one-by-one' },
  forms: ['bundled'],
  oracle: 'many/one-by-one',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'numbers',
};
