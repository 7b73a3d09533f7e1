/**
 * Fields of view on several kinds of maps, against the libraries of roguelikes and a line of sight to each tile. The faults
 * of the peers are counted in `faults.test.ts`.
 */
import type { KnownDifference, Question } from '../harness/question.js';
import { aloneRows } from './alone-scene.js';
import { rowNames } from './rows.js';
import { steadyRows } from './steady-scene.js';

/** What each library sees otherwise: as a share of the open tiles in the disc. */
const differs = (why: string): KnownDifference => ({ rows: /./, why });

const ARCS =
  'It merges arcs of whole tiles: a tile is seen if any part of its arc is, so 7 % of what it sees among scattered walls does not see it.';

export const sightQuestion: Question = {
  name: 'sight',
  title: 'Tiles in view of 8 eyes, on maps of 160 x 160 tiles',
  measure: 'time',
  rows: rowNames,
  ours: ['sight/tilewright'],
  peers: [
    'sight/peers/rot-recursive',
    'sight/peers/rot-precise',
    'sight/peers/rot-discrete',
    'sight/peers/mrpas',
    'sight/peers/malwoden',
    'sight/each-tile',
  ],
  show: 'speed',
  forms: ['bundled'],
  short: { rows: rowNames.filter((row) => row.endsWith('radius 8')) },
  oracle: 'sight/each-tile',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'open tiles in the disc',
  knownToDiffer: {
    'sight/peers/rot-recursive': differs(
      'It compares slopes of tiles, not lines to centers: among scattered walls, one tile in ten, 8 % of what it sees within 8 tiles does not see it, and more farther away.',
    ),
    'sight/peers/rot-precise': differs(ARCS),
    'sight/peers/rot-discrete': differs('It rounds arcs of whole tiles to whole degrees.'),
    'sight/peers/mrpas': differs(
      'It compares the angles of the sides and of the middle of a tile with those of tiles nearer to the eye.',
    ),
    'sight/peers/malwoden': differs(ARCS),
  },
};

export const sightAloneQuestion: Question = {
  name: 'sight-alone',
  title: 'Single and many views',
  measure: 'time',
  rows: aloneRows,
  ours: ['sight/alone'],
  peers: ['sight/alone-each-tile'],
  show: 'speed',
  forms: ['bundled'],
  oracle: 'sight/alone-each-tile',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'open tiles',
};

export const sightAllocationQuestion: Question = {
  name: 'sight-allocation',
  title: 'Sight: bytes of heap for a view, each form in a process of its own',
  measure: 'bytes',
  rows: steadyRows,
  ours: ['sight/steady'],
  peers: [],
  show: 'speed',
  forms: ['bundled'],
  apart: true,
  short: { apart: false, rows: steadyRows.filter((row) => row.endsWith('centers')) },
  oracle: 'sight/everyday',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'views',
};
