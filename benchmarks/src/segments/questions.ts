/** Tiles of segments and first walls on rays: our forms against those of the peers. */
import type { Question } from '../harness/question.js';
import { rowNames } from './rows.js';

export const segmentsQuestion: Question = {
  name: 'segments',
  title: 'Tiles of segments, about 10,000 per run; first walls on rays of 100 tiles, on maps with 20 % walls',
  measure: 'time',
  rows: rowNames,
  ours: ['segments/tilewright'],
  peers: ['fast-voxel-raycast', 'littlejs', 'published'].map((peer) => `segments/peers/${peer}`),
  show: 'speed',
  forms: ['bundled'],
  oracle: 'segments/brute-force',
  answerAfter: 0,
  tolerance: 0,
  answers: (row) => (row.startsWith('walls') ? 'rays' : 'segments'),
  note: [
    'A segment of ten tiles takes as long to make, check and convert as to walk: each part is a few comparisons, and a slow machine shows them.',
    'One tile in five is a wall, so a ray among scattered walls ends after about five tiles. A profile that leaves out one part at a time shows that the walk takes a third of such a call. Three other parts share the rest about equally: the call itself, the checks and the conversion to tile space, and the hit. The hit is an object with tile, position, distance, fraction and side, all exact. fast-voxel-raycast does less: it writes position and side into arrays of the caller and reports no distance. Tried: an answer that computes position and distance only when they are read. It has to keep what they are computed from, which costs as much as the computation. Rays in columns share the cost of the call and the checks.',
  ],
};
