/** Tiles of circles: our forms against the published algorithm, which is a generator. */
import type { Question } from '../harness/question.js';
import { rowNames } from './rows.js';

export const circlesQuestion: Question = {
  name: 'circles',
  title: 'Tiles of circles, about 10,000 per run',
  measure: 'time',
  rows: rowNames,
  ours: ['circles/tilewright'],
  peers: ['circles/peers/published'],
  show: 'speed',
  forms: ['bundled'],
  oracle: 'circles/brute-force',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'circles',
};
