/** Tiles of circles: our forms against the published algorithm, which is a generator. */
import type { Question } from '../harness/question.js';
import { rowNames } from './scene.js';

export const circlesQuestion: Question = {
  name: 'circles',
  title: 'Tiles of circles, about 10,000 per run',
  measure: 'time',
  rows: rowNames,
  ours: ['circles/tilewright'],
  peers: ['circles/published'],
  show: 'speed',
  forms: ['bundled'],
  oracle: 'circles/brute-force',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'circles',
  note: [
    'A circle of radius 1 has three rows. The argument checks, the conversion to tile space, the search for the rows, an iterator and an object for each row cost as much. Tried: iterators reused from call to call, rows found in blocks, and the present iterator, which an engine can inline into the loop.',
  ],
};
