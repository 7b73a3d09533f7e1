/**
 * A tick of a server with many clients, against the views of Colyseus' schema; and bytes of heap for a steady frame.
 */
import type { Question } from '../harness/question.js';
import { PLAIN, rowNames } from './scene.js';
import { steadyRows } from './steady-scene.js';

export const syncQuestion: Question = {
  name: 'sync',
  title: 'Frames for 200 clients that each see 65 of 10,000 objects: time for a client and tick, with the moves of all',
  measure: 'time',
  rows: rowNames,
  ours: ['sync/tilewright'],
  peers: ['sync/peers/state-view'],
  show: 'speed',
  forms: ['bundled'],
  short: { rows: [PLAIN] },
  oracle: 'sync/brute-force',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'counts of visible objects',
};

export const syncAllocationQuestion: Question = {
  name: 'sync-allocation',
  title: 'Frames: bytes of heap for a steady frame',
  measure: 'bytes',
  rows: steadyRows,
  ours: ['sync/steady'],
  peers: [],
  show: 'speed',
  forms: ['bundled'],
  oracle: 'sync/steady',
  answerAfter: 0,
  tolerance: 0,
  answers: () => 'counts of objects',
};
