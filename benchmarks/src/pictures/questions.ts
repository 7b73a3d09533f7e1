/** Pictures by the neighbors of tiles, against a loop that reads each neighbor: no library of the registry is known to do it. */
import type { Question } from '../harness/question.js';
import { rowNames } from './rows.js';

export const picturesQuestion: Question = {
  name: 'pictures',
  title: 'Pictures for two maps of 256 x 256 tiles, by their neighbors',
  measure: 'time',
  rows: rowNames,
  ours: ['pictures/tilewright'],
  peers: ['pictures/each-tile'],
  show: 'speed',
  forms: ['bundled'],
  oracle: 'pictures/each-tile',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'tiles',
};
