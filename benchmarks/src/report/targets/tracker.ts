/** Bounds for moves and queries of tracked objects. */
import { distributions, rowName, sizes, type Work, works } from '../../tracker/rows.js';
import { bytes, type Goal, type Section, speeds, type Target } from './target.js';

/** Bounds for 1,000, 10,000 and 100,000 objects, uniform, then clustered, and the peer to compare each size with. */
function tracked(
  what: string,
  work: Work,
  bounds: readonly [readonly number[], readonly number[]],
  seen: string,
  peers: readonly string[] = ['flatbush', 'flatbush', 'flatbush'],
): Target[] {
  return distributions.map((distribution, which) => ({
    what: `${what}, ${distribution}`,
    against: new Set(peers).size === 1 ? peers[0]! : peers.join(' / '),
    goals: sizes.map((size, i) => ({
      kind: 'speed',
      question: 'tracker',
      form: 'bundled',
      row: rowName(size, distribution, work),
      contender: 'tracker/tilewright',
      against: `tracker/peers/${peers[i]}`,
      bound: bounds[which]![i]!,
    })),
    seen,
  }));
}

const both = (...bounds: number[]): [number[], number[]] => [bounds, bounds];

/** The worlds without walls of which the peers answer circles and first hits. */
const peerWorlds = [
  '100 on 512 x 512',
  '1000 on 512 x 512',
  '10000 on 512 x 512',
  '1000 on 512 x 512, small',
  '10000 on 4096 x 4096',
];

export const tracker: Section = {
  title: 'Tracked objects: 1,000 / 10,000 / 100,000',
  targets: [
    ...tracked('bulk update', 'update', both(4, 6, 6), '7 / 9 / 8.3'),
    ...tracked(
      'rectangles of 4 x 4 tiles',
      'rectangles',
      [
        [1.7, 2.5, 2.5],
        [1.5, 1.5, 1.5],
      ],
      '2.3 to 3.5',
      ['spatial-hash', 'flatbush', 'flatbush'],
    ),
    ...tracked(
      'circles of radius 5',
      'circles',
      [
        [3.5, 3.5, 3.5],
        [2.8, 2.8, 2.8],
      ],
      '4.1 to 4.8',
    ),
    ...tracked('first hits', 'firstHits', both(1.7, 4.5, 9), '2.1 / 6 / 17', ['flatbush', 'flatbush', 'rapier2d']),
    ...tracked('all pairs', 'pairs', both(1.7, 8, 8), '2.5 / 10 / 13', ['rapier2d', 'flatbush', 'flatbush']),
    ...tracked(
      '8 nearest',
      'nearest',
      [
        [2.7, 2.7, 2.7],
        [2, 2, 2],
      ],
      '3.3 to 4.2',
    ),
    ...(
      [
        [10_000, 'uniform'],
        [10_000, 'clustered'],
        [100_000, 'uniform'],
      ] as const
    ).flatMap(([size, distribution]) => {
      const objects = `${size.toLocaleString('en')} ${distribution}`;
      const goals = (contender: string, does: readonly Work[]): Goal[] =>
        bytes(
          'tracker-allocation',
          contender,
          does.map((work) => rowName(size, distribution, work)),
        );
      return [
        {
          what: `bytes per frame, or per 1,000 queries, with ${objects} objects: update / rectangles / circles / first hits / pairs / nearest`,
          against: '',
          goals: goals('tracker/tilewright#steady', works),
          seen: '0',
        },
        {
          what: `bytes per 1,000 first hits that are read, ${objects} objects`,
          against: '',
          goals: goals('tracker/tilewright#steadyHitsRead', ['firstHits']),
          seen: '0',
        },
      ];
    }),
    ...distributions.flatMap((distribution) =>
      works.map((work): Target => ({
        what: `one-third rectangles: ${work}, ${distribution}`,
        against: 'circles only',
        goals: sizes.map((size) => ({
          kind: 'speed',
          question: 'tracker-rectangles',
          form: 'bundled',
          row: rowName(size, distribution, work),
          contender: 'tracker/tilewright#withRectangles',
          against: 'tracker/tilewright',
          bound: 0.7,
        })),
        seen: '',
      })),
    ),
    {
      what: '1,000 of 100,000 moved one by one',
      against: 'bulk update of all',
      goals: speeds('tracker-single-moves', 'tracker/single-moves', 'tracker/single-moves#bulk', { move: 3 }),
      seen: '10',
    },
    {
      what: 'queries after a million single moves: rectangles / circles / first hits / pairs / nearest',
      against: 'after a bulk update',
      goals: works.slice(1).map((row) => ({
        kind: 'cost',
        question: 'tracker-single-moves',
        form: 'bundled',
        row,
        contender: 'tracker/single-moves',
        against: 'tracker/single-moves#bulk',
        bound: 1.3,
      })),
      seen: '',
    },
    {
      what: 'bytes of memory for 100,000 circles',
      against: '',
      goals: [
        {
          kind: 'bytes',
          question: 'tracker-memory',
          form: 'bundled',
          row: '100000 uniform',
          contender: 'tracker/tilewright',
          bound: 8e6,
        },
      ],
      seen: '3.7 MB',
    },
    {
      what: 'first hits that are read, on 512 x 512 tiles: 1,000 / 10,000 / 100,000 circles',
      against: 'flatbush',
      goals: speeds('tracker-sparse', 'tracker/sparse#tilewright', 'tracker/sparse#flatbush', {
        '1000 on 512 x 512: firstHits': 1.5,
        '10000 on 512 x 512: firstHits': 3,
        '100000 on 512 x 512: firstHits': 12,
      }),
      seen: '',
    },
    ...(['circles', 'firstHits'] as const).flatMap((work): Target[] => [
      sparse(work, '100 / 1,000 / 10,000 on 512 x 512, 10,000 on 4096 x 4096', 'bareKernel', [
        '100 on 512 x 512',
        '1000 on 512 x 512',
        '10000 on 512 x 512',
        '10000 on 4096 x 4096',
      ]),
      sparse(work, '1,000 small circles; half walls, 1,000 / 10,000', 'bareKernel', [
        '1000 on 512 x 512, small',
        '1000 on 512 x 512, half walls',
        '10000 on 512 x 512, half walls',
      ]),
      sparse(work, '100 / 1,000 / 10,000 / 1,000 small on 512 x 512, 10,000 on 4096 x 4096', 'flatbush', peerWorlds),
      sparse(work, '100 / 1,000 / 10,000 / 1,000 small on 512 x 512, 10,000 on 4096 x 4096', 'rapier2d', peerWorlds),
    ]),
    {
      what: 'a whole frame, questions made from numbers, answers read',
      against: 'flatbush',
      goals: speeds('tracker-frame', 'tracker/frames', 'tracker/frames#flatbush', {
        '1000 whole frame': 2.7,
        '10000 whole frame': 5.5,
        '100000 whole frame': 10,
      }),
      seen: '1.8 / 4.3 / 8.0',
    },
    growth('10,000 to 100,000', 'hundredThousand', 'tenThousand', 1.7, ''),
    growth('1,000 to 1,000,000', 'million', 'thousand', 4, '2.6 to 3.4'),
    growth('1,000 to 1,000,000, rows ordered by place', 'millionByPlace', 'thousand', 4, ''),
  ],
};

/** Nearly empty worlds: at most 1.3 times the time of a bare kernel, and no more than that of a peer. */
function sparse(
  work: 'circles' | 'firstHits',
  what: string,
  against: 'bareKernel' | 'flatbush' | 'rapier2d',
  worlds: readonly string[],
): Target {
  return {
    what: `nearly empty worlds, ${work}: ${what}`,
    against: against === 'bareKernel' ? 'a bare kernel' : against,
    goals: worlds.map((world) => ({
      kind: 'cost',
      question: 'tracker-sparse',
      form: 'bundled',
      row: `${world}: ${work}`,
      contender: 'tracker/sparse#tilewright',
      against: against === 'rapier2d' ? 'tracker/peers/rapier2d#sparse' : `tracker/sparse#${against}`,
      bound: against === 'bareKernel' ? 1.3 : 1,
    })),
    seen: '',
  };
}

function growth(what: string, contender: string, against: string, bound: number, seen: string): Target {
  const rows = ['update, per object', 'rectangles', 'circles', 'firstHits', 'pairs, per object', 'nearest'];
  return {
    what: `growth from ${what}: update / rectangles / circles / first hits / pairs / nearest`,
    against: 'the smaller number',
    goals: rows.map((row) => ({
      kind: 'cost',
      question: 'tracker-growth',
      form: 'bundled',
      row,
      contender: `tracker/growth#${contender}`,
      against: `tracker/growth#${against}`,
      bound,
    })),
    seen,
  };
}
