/** Bodies that move among walls: our forms against the loops of physics engines. */
import type { Question } from '../harness/question.js';
import { rowNames, shortRows } from './rows.js';

const rows = /among walls$/;
/** About this part of the coordinates: those of bodies that touch a wall. */
const atMost = 0.1;

const shared = {
  measure: 'time',
  show: 'speed',
  oracle: 'motion/brute-force',
  // One step of both data sets.
  answerAfter: 2,
  tolerance: 1e-6,
  answers: () => 'coordinates',
} as const;

export const motionQuestion: Question = {
  ...shared,
  name: 'motion',
  title: 'Bodies that move by up to a tile, among 5 % walls or with none near: time per body',
  rows: rowNames,
  short: { rows: shortRows },
  ours: ['motion/tilewright', 'motion/tilewright#single'],
  peers: ['rapier2d', 'rapier2d#controller', 'planck', 'matter-js'].map((peer) => `motion/peers/${peer}`),
  forms: ['bundled'],
  knownToDiffer: {
    'motion/peers/rapier2d': { rows, atMost, why: 'it keeps a gap of 0.01 tiles between bodies and walls' },
    'motion/peers/rapier2d#controller': { rows, atMost, why: 'it keeps a gap of 0.01 tiles between bodies and walls' },
    'motion/peers/planck': { rows, atMost, why: 'it solves contacts after the step, and lets bodies overlap a little' },
    'motion/peers/matter-js': {
      rows,
      atMost,
      why: 'it finds overlaps after the step, and pushes bodies out in the steps that follow; fast bodies pass walls',
    },
  },
};

export const motionEnginesQuestion: Question = {
  ...shared,
  name: 'motion-engines',
  title: 'Boxes that move by up to a tile, among 5 % walls, in the loops of game engines: time per body',
  rows: rowNames.slice(0, 1),
  short: { rows: shortRows.slice(0, 1) },
  ours: ['motion/tilewright'],
  peers: ['littlejs', 'phaser-arcade', 'excalibur'].map((peer) => `motion/peers/${peer}`),
  // The engines need a page.
  forms: ['browser'],
  knownToDiffer: {
    'motion/peers/littlejs': { rows, atMost, why: 'a wall stops a body where the step began' },
    'motion/peers/phaser-arcade': {
      rows,
      atMost,
      why: 'it finds overlaps after the step, and moves bodies out along one axis after the other',
    },
    'motion/peers/excalibur': { rows, atMost, why: 'it finds overlaps after the step, and pushes bodies out' },
  },
};
