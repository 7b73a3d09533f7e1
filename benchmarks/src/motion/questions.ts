/** Bodies that move among walls: our forms against the loops of a physics and of a game engine. */
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
  ours: ['motion/tilewright#single', 'motion/tilewright'],
  peers: ['motion/peers/rapier2d', 'motion/peers/rapier2d#controller'],
  forms: ['bundled'],
  knownToDiffer: {
    'motion/peers/rapier2d': { rows, atMost, why: 'it keeps a gap of 0.01 tiles between bodies and walls' },
    'motion/peers/rapier2d#controller': { rows, atMost, why: 'it keeps a gap of 0.01 tiles between bodies and walls' },
  },
  note: [
    'A single move makes its body and displacement from numbers, and checks them: in a profile this takes more time than the sweep. Bodies in bulk are checked in one pass.',
    'With no wall within a step, the time in a profile goes to three parts: converting both ends of the step to tile space, with exact edges, and reading the tiles between them; checking the columns; and keeping the results aside until all bodies have moved, so that a step that throws has changed nothing.',
  ],
};

export const motionEnginesQuestion: Question = {
  ...shared,
  name: 'motion-engines',
  title: 'Boxes that move by up to a tile, among 5 % walls, in the loop of a game engine: time per body',
  rows: rowNames.slice(0, 1),
  short: { rows: shortRows.slice(0, 1) },
  ours: ['motion/tilewright'],
  peers: ['motion/peers/littlejs'],
  // The engine needs a page.
  forms: ['browser'],
  knownToDiffer: {
    'motion/peers/littlejs': { rows, atMost, why: 'a wall stops a body where the step began' },
  },
  note: [
    'LittleJS moves a box, reads the tiles under it, and puts it back to where the step began if one is solid: fast, but the box stops up to a step before the wall. Ours finds the exact contact, slides along the wall, and rounds so that no later query finds an overlap.',
  ],
};
