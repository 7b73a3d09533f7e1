/** What the loops over all tiles of a map cost. */
import type { Question } from '../harness/question.js';

export const tilemapStorage: Question = {
  name: 'tilemap-storage',
  title: 'Maps: loops over all of 1024 x 1024 tiles, against the bare array',
  measure: 'time',
  rows: ['getAt', 'setAt', 'forEach', 'get, over tilesIn', 'make 4096 x 4096 bytes'],
  ours: ['bytes', 'array', 'bits', 'chunks', 'bytes-after-all'].map((name) => `tilemap-storage/${name}`),
  peers: ['tilemap-storage/raw'],
  show: { costOver: 'tilemap-storage/raw' },
  forms: ['bundled'],
  oracle: 'tilemap-storage/raw',
  answerAfter: 2,
  tolerance: 0,
  answers: () => 'sums',
};
