/** Rectangles and outlines of solid tiles, against libraries that find them in images. */
import type { Question } from '../harness/question.js';
import { rowNames, smallRows } from './rows.js';

export const shapesQuestion: Question = {
  name: 'shapes',
  title: 'Rectangles and outlines of the solid tiles of a map: 160 x 160 tiles if not said otherwise',
  measure: 'time',
  rows: rowNames,
  ours: ['shapes/tilewright', 'shapes/tilewright#values'],
  peers: ['shapes/peers/bitmap-to-boxes', 'shapes/peers/contour-2d'],
  show: 'speed',
  forms: ['bundled'],
  short: { rows: smallRows },
  oracle: 'shapes/each-tile',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'tiles',
  knownToDiffer: {
    'shapes/peers/bitmap-to-boxes': {
      rows: /^least/,
      atMost: 0.05,
      why: 'Where two solid tiles share only a corner, it takes an outline that passes the corner twice, and divides it wrongly.',
    },
  },
};
