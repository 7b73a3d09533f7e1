/** What deterministic trigonometry costs beside the platform's own, whose last bits are each engine's choice. */
import type { Question } from './harness/question.js';
import { rows } from './trigonometry-arguments.js';

export const trigonometry: Question = {
  name: 'trigonometry',
  title: 'Trigonometry: 4,096 calls of one function',
  rows,
  contenders: ['trigonometry-platform', 'trigonometry-own'],
  forms: ['bundled'],
  answerAfter: 2,
  tolerance: 1e-9,
};
