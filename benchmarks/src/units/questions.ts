/** The cost of units: our forms and the peers, compared with raw arrays. */
import type { Question } from '../harness/question.js';

export const units: Question = {
  name: 'units',
  title: 'Units: 10,000 bodies, in a program that has used every verb with everything',
  measure: 'time',
  rows: [
    'one-line step',
    'steering chain',
    'scalar column',
    'accumulator',
    'limit speeds',
    'turn headings',
    'turn towards goals',
    'velocities of headings',
    'unit vectors of headings',
    'headings of velocities',
  ],
  ours: ['units/bulk', 'units/twins', 'units/general'],
  peers: ['units/raw'],
  show: { costOver: 'units/raw' },
  forms: ['bundled', 'unbundled', 'browser'],
  oracle: 'units/raw',
  answerAfter: 3,
  tolerance: 1e-12,
  answers: () => 'sampled values',
};

export const unitPeers: Question = {
  ...units,
  name: 'unit-peers',
  title: 'Units: the same with other libraries',
  rows: ['one-line step', 'scalar column'],
  peers: ['raw', 'peers/gl-matrix', 'peers/curried-brand', 'peers/safe-units', 'peers/ts-units'].map(
    (peer) => `units/${peer}`,
  ),
  forms: ['bundled'],
};
