/** Tracked objects: compared with the peers, with other forms of the tracker, and with fewer objects. */
import type { Question } from '../harness/question.js';
import { rowNames as growthRows } from './growth.js';
import { answersOf, rowNames } from './rows.js';
import { longRows, shortRows } from './single-moves.js';
import { rowNames as frameRows } from './frames.js';
import { rowNames as sparseRows } from './sparse.js';

const shared = {
  measure: 'time',
  forms: ['bundled'],
  oracle: 'tracker/brute-force',
  answerAfter: 0,
  tolerance: 0,
  answers: answersOf,
} as const;

const short = { rows: rowNames.filter((row) => row.startsWith('1000 ')) };

export const trackerQuestion: Question = {
  ...shared,
  name: 'tracker',
  title: 'Tracked objects: a frame of moving circles, and 1,000 queries of each kind',
  rows: rowNames,
  short,
  ours: ['tracker/tilewright#everydayForm', 'tracker/tilewright', 'tracker/tilewright#hitsRead'],
  peers: ['flatbush', 'rbush', 'kdbush', 'rapier2d'].map((peer) => `tracker/peers/${peer}`),
  show: 'speed',
  knownToDiffer: {
    'tracker/peers/flatbush': {
      rows: /nearest$/,
      why: 'it finds the nearest boxes, not the nearest circles',
    },
    'tracker/peers/rapier2d': { rows: /./, atMost: 0.01, why: 'it computes in single precision' },
  },
  note: [
    'A bulk update reads and writes each record once; our guess is that memory bandwidth limits it if there are many records. The tracker finds the nearest circles; flatbush finds the nearest boxes, which is less work. [How objects are stored](../packages/queries/docs/tracker.md) lists what was tried.',
  ],
};

export const rectanglesQuestion: Question = {
  ...shared,
  name: 'tracker-rectangles',
  title: 'Tracked objects, one-third rectangles',
  rows: rowNames,
  short,
  oracle: (contender) =>
    contender.endsWith('#withRectangles') ? 'tracker/brute-force#withRectangles' : 'tracker/brute-force',
  ours: ['tracker/tilewright', 'tracker/tilewright#withRectangles'],
  peers: [],
  show: { costOver: 'tracker/tilewright' },
  note: [
    'Circles and rectangles are stored in separate cells, so a query reads both: twice as many levels, each with a fixed cost. Pairs of a circle and a rectangle need another pass. We tried shared cells: rays gain, but if all objects are rectangles most queries take twice as long. [How objects are stored](../packages/queries/docs/tracker.md) has the figures.',
  ],
};

export const singleMovesQuestion: Question = {
  ...shared,
  name: 'tracker-single-moves',
  title: '1,000 of 100,000 circles moved one by one, and the queries after a million single moves',
  rows: longRows,
  short: { rows: shortRows },
  oracle: 'tracker/single-moves#bulk',
  ours: ['tracker/single-moves', 'tracker/single-moves#bulk'],
  peers: [],
  show: { costOver: 'tracker/single-moves#bulk' },
  note: [
    'Single moves leave the records of a cell in the order in which they came. [How objects are stored](../packages/queries/docs/tracker.md) has the figures of a quiet machine.',
  ],
};

const grown = ['thousand', 'tenThousand', 'hundredThousand', 'million', 'hundredThousandByPlace', 'millionByPlace'].map(
  (name) => `tracker/growth#${name}`,
);

export const growthQuestion: Question = {
  ...shared,
  name: 'tracker-growth',
  title: 'Tracked objects at equal density: time as a multiple of the time with 1,000 objects',
  rows: growthRows,
  short: { ours: grown.slice(0, 2) },
  oracle: 'tracker/growth#thousand',
  ours: grown,
  peers: [],
  show: { costOver: 'tracker/growth#thousand' },
  note: [
    'At equal density the work per object is the same. Our guess for the rest is the processor caches: the data outgrow one after the other. [How objects are stored](../packages/queries/docs/tracker.md) has details.',
  ],
};

export const frameQuestion: Question = {
  ...shared,
  name: 'tracker-frame',
  title: 'Tracked objects: a whole frame, with 1,000 questions of each kind and all pairs',
  rows: frameRows,
  short: { rows: frameRows.slice(0, 1) },
  oracle: 'tracker/frames',
  answers: () => 'circles',
  ours: ['tracker/frames'],
  peers: ['tracker/frames#flatbush'],
  show: 'speed',
};

export const sparseQuestion: Question = {
  ...shared,
  name: 'tracker-sparse',
  title: 'Nearly empty worlds: 1,000 queries, made from numbers, with their answers read',
  rows: sparseRows,
  short: { rows: sparseRows.filter((row) => !row.startsWith('100000 ')) },
  oracle: 'tracker/sparse#bruteForce',
  ours: ['tracker/sparse#tilewright'],
  peers: ['tracker/sparse#bareKernel', 'tracker/sparse#flatbush', 'tracker/peers/rapier2d#sparse'],
  show: 'speed',
  knownToDiffer: {
    'tracker/peers/rapier2d#sparse': { rows: /./, atMost: 0.01, why: 'it computes in single precision' },
  },
  note: [
    'The bare kernel has one grid that fits the scene, checks nothing and decides by rounded numbers. A question to the tracker makes and checks its shape, looks at each level, and decides exactly. Tried: reading a whole box of cells at once where it holds few objects, which is kept; a guard before the check of the options, which changed nothing. A hit that is read costs about as much as finding it: fraction, position and normal come from one chain of roots and divisions, whose operations cannot change without changing bits.',
  ],
};

export const memoryQuestion: Question = {
  ...shared,
  name: 'tracker-memory',
  title: 'Memory of an index of 100,000 circles',
  measure: 'memory',
  rows: ['100000 uniform'],
  short: { rows: ['1000 uniform'] },
  ours: ['tracker/tilewright'],
  // The memory of rapier2d is in WebAssembly and cannot be measured here.
  peers: trackerQuestion.peers.filter((peer) => !peer.endsWith('rapier2d')),
  note: [
    'An index of a peer stores only boxes or points, and a game rebuilds it when they move. The tracker also stores the objects, their handles, and spare room for moves and additions.',
  ],
  show: 'speed',
};
