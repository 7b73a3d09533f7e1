/** What the loops over all tiles of a map cost. */
import type { Question } from '../harness/question.js';

export const tilemapStorage: Question = {
  name: 'tilemap-storage',
  title: 'Maps: loops over all of 1024 x 1024 tiles, against the bare array',
  rows: ['getAt', 'setAt', 'forEach', 'get, over tilesIn', 'make 4096 x 4096 bytes'],
  contenders: ['raw', 'bytes', 'array', 'bits', 'chunks', 'bytes-after-all'].map((name) => `tilemap-storage/${name}`),
  forms: ['bundled'],
  answerAfter: 2,
  tolerance: 0,
};
