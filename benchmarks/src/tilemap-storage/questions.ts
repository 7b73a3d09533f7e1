/** The cost of loops over all tiles of a map. */
import type { Question } from '../harness/question.js';

const storages = ['bytes', 'floats', 'array', 'bits', 'chunks'];

export const tilemapStorage: Question = {
  name: 'tilemap-storage',
  title: 'Maps: loops over 1024 x 1024 tiles, compared with the bare array and an inlined loop body',
  measure: 'time',
  rows: ['getAt', 'setAt', 'forEach', 'forEach, 64 x 64', 'get, over tilesIn', 'make 4096 x 4096 bytes'],
  ours: [...storages.map((name) => `tilemap-storage/one#${name}`), 'tilemap-storage/all#bytes'],
  peers: ['tilemap-storage/raw', 'tilemap-storage/raw#visitor', 'tilemap-storage/all#rawVisitor'],
  show: { costOver: 'tilemap-storage/raw' },
  forms: ['bundled', 'unbundled', 'browser'],
  short: { rows: ['getAt', 'setAt', 'forEach', 'forEach, 64 x 64'] },
  oracle: 'tilemap-storage/raw',
  answerAfter: 2,
  tolerance: 0,
  answers: () => 'sums',
};
