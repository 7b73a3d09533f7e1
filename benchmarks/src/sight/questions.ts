/**
 * Fields of view on several kinds of maps, against the libraries of roguelikes and a line of sight to each tile. The
 * faults of the peers are counted in `faults.test.ts`.
 */
import type { KnownDifference, Question } from '../harness/question.js';
import { rowNames } from './rows.js';
import { steadyRows } from './steady.js';

/** What each library sees otherwise: as a share of the open tiles in the disc. */
const differs = (why: string): KnownDifference => ({ rows: /./, why });

export const sightQuestion: Question = {
  name: 'sight',
  title: 'Tiles in view of 8 eyes, on maps of 160 x 160 tiles',
  measure: 'time',
  rows: rowNames,
  ours: ['sight/tilewright'],
  peers: ['sight/peers/rot-recursive', 'sight/peers/rot-precise', 'sight/each-tile'],
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
    'sight/peers/rot-precise': differs(
      'It merges arcs of whole tiles: a tile is seen if any part of its arc is, so among scattered walls, one tile in ten, 7 % of what it sees within 8 tiles does not see it.',
    ),
  },
  note: [
    'A beam of light costs about the same in each row, so it pays where it is wide: among many small obstacles and in narrow corridors, beams show a few tiles each. In small views, the checks, the conversion to tile space and the rows of the disc count as well. [Decision 25](decisions/0025-what-is-in-view.md) lists what was tried.',
  ],
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
  oracle: 'sight/steady#everyday',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'views',
};
