/** The cost of loops over all tiles of a map. */
import type { Question } from '../harness/question.js';

const storages = ['bytes', 'floats', 'array', 'bits', 'chunks'];

export const tilemapStorage: Question = {
  name: 'tilemap-storage',
  title: 'Maps: loops over 1024 x 1024 tiles, compared with the bare array and an inlined loop body',
  measure: 'time',
  rows: ['getAt', 'setAt', 'forEach', 'forEach, 64 x 64', 'get, over tilesIn', 'make 4096 x 4096 bytes'],
  ours: [...storages.map((name) => `tilemap-storage/one#${name}`), 'tilemap-storage/all#bytes'],
  peers: ['tilemap-storage/raw', 'tilemap-storage/raw#visitor'],
  show: { costOver: 'tilemap-storage/raw' },
  forms: ['bundled', 'browser'],
  short: { rows: ['getAt', 'setAt', 'forEach', 'forEach, 64 x 64'] },
  oracle: 'tilemap-storage/raw',
  answerAfter: 2,
  tolerance: 0,
  answers: () => 'sums',
  note: [
    '`getAt` and `setAt` check that the tile is within the bounds, which need not start at 0; the bare loop has no check.',
    'The visitor of `forEach` is inlined, but the variable that it adds to belongs to the caller and stays in memory, and V8 checks for each tile that this `let` is initialized: with a `var` the ratio is 1.1. In a function that has called `forEach` about 2,000 times everything becomes one loop: repeated passes over maps of 64 x 64 tiles cost 1.12 to 1.16. The column "a visitor over it" makes the same calls for each tile of the bare array.',
  ],
};
