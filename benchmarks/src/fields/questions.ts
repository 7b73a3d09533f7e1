/** Flow fields: whole ones, repaired ones, and a crowd that follows one. */
import type { Question } from '../harness/question.js';
import { repairRows, velocityRow } from './names.js';
import { fieldRows } from './rows.js';

const rows = [...fieldRows.map(({ name }) => name), ...repairRows, velocityRow];

export const fieldsQuestion: Question = {
  name: 'fields',
  title: 'Flow fields on maps of 160 x 160 tiles: for each tile, for each changed tile, and for a crowd of 10,000',
  measure: 'time',
  rows,
  ours: ['fields/tilewright'],
  peers: ['fields/peers/distance-field', 'fields/peers/rot-js'],
  show: 'speed',
  forms: ['bundled'],
  short: { rows: rows.filter((row) => /caves|velocities/.test(row)) },
  oracle: 'fields/brute-force',
  answerAfter: 0,
  tolerance: 1e-9,
  answers: (row) => (row === velocityRow ? 'coordinates' : 'distances'),
  knownToDiffer: {
    'fields/peers/distance-field': { rows: /^field/, why: 'a diagonal counts as one move, which makes ways longer' },
  },
};
