/** What units cost: the forms of ours against raw arrays, and the peers against them. */
import type { Question } from '../harness/question.js';

const rows = ['one-line step', 'steering chain', 'scalar column', 'accumulator', 'limit speeds'];

export const units: Question = {
  name: 'units',
  title: 'Units: 10,000 bodies, in a program that has used every verb for everything before',
  rows,
  contenders: ['units/raw', 'units/bulk', 'units/twins', 'units/general'],
  forms: ['bundled', 'unbundled', 'browser'],
  answerAfter: 3,
  tolerance: 1e-12,
};

export const unitPeers: Question = {
  name: 'unit-peers',
  title: 'Units: the same by what one would otherwise pick',
  rows: ['one-line step', 'scalar column'],
  contenders: [
    'units/raw',
    'units/bulk',
    'units/twins',
    'units/general',
    'units/peers/gl-matrix',
    'units/peers/curried-brand',
    'units/peers/safe-units',
    'units/peers/ts-units',
  ],
  forms: ['bundled'],
  answerAfter: 3,
  tolerance: 1e-12,
};
