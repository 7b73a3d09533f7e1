/** Tracked objects against the fastest index among the peers, and against themselves. */
import type { Question } from '../harness/question.js';
import { rowNames } from './rows.js';

export const trackerQuestion: Question = {
  name: 'tracker',
  title: 'Tracked objects: a frame of moving circles, and a thousand questions about them',
  rows: rowNames.filter((row) => !row.endsWith('nearest')),
  contenders: ['tracker/tilewright', 'tracker/tilewright-visitor', 'tracker/flatbush'],
  forms: ['bundled'],
  answerAfter: 1,
  tolerance: 0,
};

/** flatbush finds the nearest boxes, which are not the nearest circles: the sums differ, by little. */
export const nearestQuestion: Question = {
  ...trackerQuestion,
  name: 'tracker-nearest',
  title: 'The eight nearest of tracked objects, a thousand times',
  rows: rowNames.filter((row) => row.endsWith('nearest')),
  tolerance: 0.05,
};
