/** Fields of view on four kinds of maps, against the libraries of roguelikes and a line of sight to each tile. */
import type { KnownDifference, Question } from '../harness/question.js';
import { rowNames } from './rows.js';

/** What each library sees otherwise: as a share of the open tiles in the disc. */
const differs = (why: string): KnownDifference => ({ rows: /./, why });

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
    'sight/peers/rot-recursive': differs('It compares slopes of tiles, not lines to centers: it is not symmetric.'),
    'sight/peers/rot-precise': differs('It merges arcs of whole tiles: a tile is seen if any part of its arc is.'),
    'sight/peers/rot-discrete': differs('It rounds arcs to whole degrees.'),
    'sight/peers/mrpas': differs(
      'It compares the angles of the sides and of the middle of a tile with those of tiles nearer to the eye.',
    ),
    'sight/peers/malwoden': differs('It merges arcs of whole tiles: a tile is seen if any part of its arc is.'),
  },
};
