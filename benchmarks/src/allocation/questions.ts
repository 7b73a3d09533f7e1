/** Bytes of heap of bulk verbs and frugal forms. The goal is 0. */
import type { Question } from '../harness/question.js';
import { rowNames } from './frugal.js';

const shared = { measure: 'bytes', peers: [], show: 'speed', forms: ['bundled'] } as const;

export const unitsAllocation: Question = {
  ...shared,
  name: 'units-allocation',
  title: 'Units: bytes of heap per frame of 10,000 bodies',
  rows: [
    'one-line step',
    'scalar column',
    'limit speeds',
    'turn headings',
    'turn towards goals',
    'velocities of headings',
    'headings of velocities',
  ],
  ours: ['units/bulk', 'units/twins'],
  oracle: 'units/raw',
  answerAfter: 3,
  tolerance: 1e-12,
  answers: () => 'sampled values',
};

export const frugalAllocation: Question = {
  ...shared,
  name: 'frugal-allocation',
  title: 'Frugal forms: bytes of heap for a call, each form in a process of its own',
  apart: true,
  rows: rowNames,
  short: { apart: false, rows: rowNames.filter((row) => row.endsWith('on the grid')) },
  ours: ['allocation/frugal'],
  oracle: 'allocation/frugal#everyday',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'answers',
  note: [
    'If an engine does not inline a function, it boxes the numbers that pass through it, 16 bytes each, in some runs of some processes. If an object touches the shape of a query to the last bits, exact sums decide, and these box about 2.5 kB. [How objects are stored](../packages/queries/docs/tracker.md) has details.',
  ],
};
