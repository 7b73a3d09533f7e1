/** Bytes of heap per steady frame. The goal is 0 for bulk verbs, visitors, cursors, array forms and answers of the tracker. */
import { rowNames as circleRows } from '../circles/rows.js';
import type { Question } from '../harness/question.js';
import { rowNames as segmentRows, wholeRow } from '../segments/rows.js';
import { rowNames as trackerRows } from '../tracker/rows.js';
import { rowNames as frugalRows } from './rows.js';

const shared = {
  measure: 'bytes',
  peers: [],
  show: 'speed',
  forms: ['bundled'],
  answerAfter: 0,
  tolerance: 0,
} as const;

const isSteady = (row: string): boolean => !row.startsWith('iterable') && row !== wholeRow;

export const allocationQuestions: readonly Question[] = [
  {
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
  },
  {
    ...shared,
    name: 'segments-allocation',
    title: 'Tiles of segments: bytes of heap per 10,000 tiles',
    rows: segmentRows.filter((row) => isSteady(row) && !row.startsWith('walls')),
    short: { rows: segmentRows.filter((row) => isSteady(row) && row.endsWith(' 100 tiles')) },
    ours: ['segments/steady'],
    oracle: 'segments/brute-force',
    answers: () => 'segments',
  },
  {
    ...shared,
    name: 'circles-allocation',
    title: 'Tiles of circles: bytes of heap per 10,000 tiles',
    rows: circleRows.filter((row) => isSteady(row) && !row.startsWith('rows')),
    ours: ['circles/steady'],
    oracle: 'circles/brute-force',
    answers: () => 'circles',
  },
  {
    ...shared,
    name: 'tracker-allocation',
    title: 'Tracked objects: bytes of heap per frame, or per 1,000 queries with shapes made in advance',
    rows: trackerRows.filter((row) => /^10000 |^100000 uniform/.test(row)),
    short: { rows: trackerRows.filter((row) => row.startsWith('1000 uniform')) },
    ours: ['tracker/tilewright#steady', 'tracker/tilewright#steadyHitsRead'],
    oracle: 'tracker/brute-force',
    answers: () => 'questions',
  },
  {
    ...shared,
    name: 'frugal-allocation',
    title: 'Forms that allocate nothing: bytes of heap for a call, each form in a process of its own',
    apart: true,
    rows: frugalRows,
    short: { apart: false, rows: frugalRows.filter((row) => row.endsWith('on the grid')) },
    ours: ['allocation/frugal'],
    oracle: 'allocation/everyday',
    answers: () => 'answers',
  },
];
