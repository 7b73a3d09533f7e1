/** Tiles of segments and first walls on rays: our forms against those of the peers. */
import type { Question } from '../harness/question.js';
import { rowNames } from './rows.js';

const atWholeCoordinates = 'at whole coordinates the last tile is wrong, and corners follow another rule';

export const segmentsQuestion: Question = {
  name: 'segments',
  title: 'Tiles of segments, about 10,000 per run; first walls on rays of 100 tiles, on maps with 20 % walls',
  measure: 'time',
  rows: rowNames,
  ours: ['segments/tilewright'],
  peers: ['fast-voxel-raycast', 'littlejs', 'grid-iterators', 'published'].map((peer) => `segments/peers/${peer}`),
  show: 'speed',
  forms: ['bundled'],
  oracle: 'segments/brute-force',
  answerAfter: 0,
  tolerance: 0,
  answers: (row) => (row.startsWith('walls') ? 'rays' : 'segments'),
  knownToDiffer: {
    'segments/peers/fast-voxel-raycast': { rows: /whole coordinates$/, why: atWholeCoordinates },
    'segments/peers/littlejs': { rows: /whole coordinates$/, why: atWholeCoordinates },
    'segments/peers/grid-iterators': {
      rows: /^iterable/,
      why: 'its line also takes diagonal steps, which skip tiles',
    },
  },
};
