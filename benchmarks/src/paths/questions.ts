/**
 * Paths over five kinds of maps, against the libraries that find some; the ways of flow fields, and what a crowd asks
 * them.
 */
import type { Question } from '../harness/question.js';
import { frugalRows } from './frugal.js';
import { kinds } from './maps.js';
import { rowNames } from './scene.js';

export const pathsQuestion: Question = {
  name: 'paths',
  title: `Paths between 8 pairs of tiles, on maps of 160 x 160 tiles: ${kinds.join(', ')}`,
  measure: 'time',
  rows: rowNames,
  ours: ['paths/tilewright'],
  peers: [
    'paths/peers/pathfinding',
    'paths/peers/pathfinding#jumpPoints',
    'paths/peers/easystarjs',
    'paths/peers/l1-path-finder',
  ],
  show: 'speed',
  forms: ['bundled'],
  short: { rows: rowNames.filter((row) => /caves|maze/.test(row)) },
  oracle: 'paths/brute-force',
  answerAfter: 0,
  tolerance: 1e-12,
  answers: () => 'paths',
  knownToDiffer: {
    'paths/peers/easystarjs': {
      rows: /^jump points/,
      why: 'Its estimate of the rest of a path may be longer than the path.',
    },
  },
  note: [
    'l1-path-finder returns the corners of a path, ours every tile of it. On open ground there are two corners, and hundreds of tiles to write. Its graph takes much longer to build than any of these paths, and a changed wall needs another one.',
  ],
};

export const pathsAllocationQuestion: Question = {
  name: 'paths-allocation',
  title: 'Paths and flow fields: bytes of heap for 8 paths, or a frame of a field',
  measure: 'bytes',
  rows: frugalRows,
  ours: ['paths/frugal'],
  peers: [],
  show: 'speed',
  forms: ['bundled'],
  apart: true,
  short: { apart: false },
  oracle: 'paths/frugal#everyday',
  answerAfter: 0,
  tolerance: 1e-12,
  answers: () => 'answers',
  note: [
    'A field that follows a changed map asks it for the list of its changes, which is made for each question. The rest are numbers that the engine boxes where it does not inline a function.',
  ],
};
