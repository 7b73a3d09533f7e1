/** Paths over five kinds of maps, against the libraries that find some; the ways of flow fields, and what a crowd asks them. */
import type { KnownDifference, Question } from '../harness/question.js';
import { frugalRows } from './frugal-rows.js';
import { kinds } from './maps.js';
import { rowNames } from './scene.js';

const differs = (rows: RegExp, why: string): KnownDifference => ({ rows, why });

export const pathsQuestion: Question = {
  name: 'paths',
  title: `Paths between 8 pairs of tiles, on maps of 160 x 160 tiles: ${kinds.join(', ')}`,
  measure: 'time',
  rows: rowNames,
  ours: ['paths/tilewright'],
  peers: [
    'paths/peers/pathfinding',
    'paths/peers/pathfinding#jumpPoints',
    'paths/peers/pathfinding#bidirectional',
    'paths/peers/easystarjs',
    'paths/peers/javascript-astar',
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
    'paths/peers/pathfinding#bidirectional': differs(
      /^jump points/,
      'It ends where the two searches meet for the first time, which need not be on a shortest path.',
    ),
    'paths/peers/easystarjs': differs(
      /^jump points/,
      'Its estimate of the rest of a path may be longer than the path.',
    ),
  },
};

export const pathsAllocationQuestion: Question = {
  name: 'paths-allocation',
  title: 'Paths and flow fields: bytes of heap for 8 paths, a slice of a search, a frame of a field',
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
};
