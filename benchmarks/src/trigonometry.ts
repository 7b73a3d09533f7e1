/** The cost of deterministic trigonometry compared with the platform's, whose last bits differ between engines. */
import type { Question } from './harness/question.js';
import { rows } from './trigonometry-arguments.js';

export const trigonometry: Question = {
  name: 'trigonometry',
  title: 'Trigonometry: 4,096 calls of one function',
  measure: 'time',
  rows,
  ours: ['trigonometry-own'],
  peers: ['trigonometry-platform'],
  show: { costOver: 'trigonometry-platform' },
  forms: ['bundled'],
  oracle: 'trigonometry-platform',
  answerAfter: 2,
  tolerance: 1e-9,
  answers: () => 'sums',
};
