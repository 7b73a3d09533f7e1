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
  ours: ['units/general', 'units/twins', 'units/bulk'],
  peers: ['units/raw'],
  show: { costOver: 'units/raw' },
  forms: ['bundled', 'browser'],
  oracle: 'units/raw',
  answerAfter: 3,
  tolerance: 1e-12,
  answers: () => 'sampled values',
  note: [
    'The inner loops of the bulk verbs are the raw loops. We have not profiled the rest; our guess is the checks of the columns, and the layout of the loop in memory.',
    'A bulk verb for headings rounds each turn to the nearest direction exactly; the raw loop adds and rounds once. A separate pass decides rows that are too close to the midpoint between two directions. [Decision 4](decisions/0004-directions-are-32-bit-fractions.md) lists what was tried.',
    'A chain of twins or general verbs creates intermediate vectors. An engine may or may not remove these allocations. Bulk verbs do not depend on that.',
  ],
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
  note: [],
};
