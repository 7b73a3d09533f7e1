/** What is promised: each figure that must be reached, as the design sets them, and the best that a trial has seen. */
import type { Form } from '../harness/hosts.js';
import { distributions, rowName, sizes, type Work, works } from '../tracker/rows.js';

/** A figure that a target is about. */
export type Goal =
  /** Times as fast as another contender, at least; or the time as a multiple of its time, at most. */
  | (Cell & { readonly kind: 'speed' | 'cost'; readonly against: string; readonly bound: number })
  /** Bytes at most. */
  | (Cell & { readonly kind: 'bytes'; readonly bound: number })
  /** A reported figure, at most. */
  | { readonly kind: 'figure'; readonly report: string; readonly figure: string; readonly bound: number };

interface Cell {
  readonly question: string;
  readonly form: Form;
  readonly row: string;
  readonly contender: string;
}

export interface Target {
  /** Notes on a miss are found by it. */
  readonly what: string;
  readonly against: string;
  readonly goals: readonly Goal[];
  /** The limit that a trial has seen. */
  readonly seen: string;
}

export interface Section {
  readonly title: string;
  readonly targets: readonly Target[];
}

const raw = 'units/raw';

function unitCost(contender: string, form: Form, rows: readonly string[], bound: number): Goal[] {
  return rows.map((row) => ({ kind: 'cost', question: 'units', form, row, contender, against: raw, bound }));
}

const units: Section = {
  title: 'Units',
  targets: [
    ...(['bundled', 'unbundled', 'browser'] as const).map((form) => ({
      what: `bulk verbs over columns, ${form === 'browser' ? 'Chromium' : form}: step / scalars / limit`,
      against: 'raw `Float64Array` loops',
      goals: unitCost('units/bulk', form, ['one-line step', 'scalar column', 'limit speeds'], 1.05),
      seen: '1.0',
    })),
    {
      what: 'twins, bundled: step / steering / scalars / accumulator',
      against: 'the same',
      goals: unitCost(
        'units/twins',
        'bundled',
        ['one-line step', 'steering chain', 'scalar column', 'accumulator'],
        1.3,
      ),
      seen: '1.0 to 1.2',
    },
    {
      what: 'bytes for a frame of the bulk verbs: step / scalars / limit',
      against: '',
      goals: bytes('units-allocation', 'units/bulk', ['one-line step', 'scalar column', 'limit speeds']),
      seen: '0',
    },
  ],
};

function bytes(question: string, contender: string, rows: readonly string[]): Goal[] {
  return rows.map((row) => ({ kind: 'bytes', question, form: 'bundled', row, contender, bound: 0 }));
}

function speeds(
  question: string,
  contender: string,
  against: string,
  bounds: Readonly<Record<string, number>>,
): Goal[] {
  return Object.entries(bounds).map(([row, bound]) => {
    return { kind: 'speed', question, form: 'bundled', row, contender, against, bound };
  });
}

const lengths = [10, 100, 1000];
const byLength = (form: string, bounds: readonly number[]): Record<string, number> =>
  Object.fromEntries(lengths.map((length, i) => [`${form}, ${length} tiles`, bounds[i] ?? 0]));

function segments(what: string, bounds: Readonly<Record<string, number>>, seen: string, peer = 'fast-voxel-raycast') {
  const goals = speeds('segments', 'segments/tilewright', `segments/peers/${peer}`, bounds);
  return { what, against: peer === 'published' ? 'the published algorithm' : peer, goals, seen };
}

function circles(what: string, form: string, bounds: readonly number[], seen: string): Target {
  const rows = Object.fromEntries([1, 5, 15, 100].map((radius, i) => [`${form}, radius ${radius}`, bounds[i] ?? 0]));
  const goals = speeds('circles', 'circles/tilewright', 'circles/peers/published', rows);
  return { what, against: 'the published algorithm', goals, seen };
}

const tiles: Section = {
  title: 'Tiles of shapes',
  targets: [
    segments('segments of 10 / 100 / 1000 tiles, array', byLength('array', [1.2, 2, 2]), '1.3 / 2.2 / 2.4'),
    segments('the same, cursor', byLength('cursor', [1.2, 1.7, 1.8]), '1.6 / 2.0 / 2.1'),
    segments('the same, visitor', byLength('visitor', [1.2, 0.85, 0.8]), '1.35 / 0.92 / 0.86'),
    segments('the same, iterable', byLength('iterable', [1.2, 1.2, 1.2]), '1.3 to 1.4', 'published'),
    segments(
      'first wall, bit map: walls in blocks / scattered',
      { 'walls in blocks, bits': 2, 'walls scattered, bits': 2 },
      '2.2',
    ),
    segments(
      'first wall, predicate: walls in blocks / scattered',
      { 'walls in blocks, predicate': 1.2, 'walls scattered, predicate': 1.2 },
      '1.4',
    ),
    circles('circles of radius 1 / 5 / 15 / 100, visitor', 'visitor', [3.5, 8, 10, 13], '5.1 / 8.2 / 11.6 / 14'),
    circles('the same, rows', 'rows', [3.5, 8, 13, 20], '5.3 / 9.3 / 15 / 22'),
    {
      what: 'bytes for 10,000 tiles of segments: array / cursor / visitor, 100 tiles each',
      against: '',
      goals: bytes(
        'segments-allocation',
        'segments/tilewright',
        ['array', 'cursor', 'visitor'].map((form) => `${form}, 100 tiles`),
      ),
      seen: '0',
    },
    {
      what: 'bytes for 10,000 tiles of circles: visitor / array, radius 5',
      against: '',
      goals: bytes('circles-allocation', 'circles/tilewright', ['visitor, radius 5', 'array, radius 5']),
      seen: '0',
    },
  ],
};

/** Bounds for 1,000, 10,000 and 100,000 objects, uniform, then clustered, and the peer that each is about. */
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

const tracker: Section = {
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
    {
      what: 'bytes for a frame, or 1,000 questions, of 10,000: update / rectangles / circles / first hits / pairs / nearest',
      against: '',
      goals: bytes(
        'tracker-allocation',
        'tracker/tilewright',
        works.map((work) => rowName(10_000, 'uniform', work)),
      ),
      seen: '0',
    },
    {
      what: 'bytes for the same by visitors: rectangles / circles / pairs / nearest',
      against: '',
      goals: bytes(
        'tracker-allocation',
        'tracker/tilewright#visitor',
        (['rectangles', 'circles', 'pairs', 'nearest'] as const).map((work) => rowName(10_000, 'uniform', work)),
      ),
      seen: '0',
    },
    ...distributions.flatMap((distribution) =>
      works.map((work): Target => ({
        what: `one third rectangles: ${work}, ${distribution}`,
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
      what: 'bytes held for 100,000 circles',
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
    growth('10,000 to 100,000', 'hundredThousand', 'tenThousand', 1.7, ''),
    growth('1,000 to 1,000,000', 'million', 'thousand', 4, '2.6 to 3.4'),
  ],
};

function growth(what: string, contender: string, against: string, bound: number, seen: string): Target {
  const rows = ['update, per object', 'rectangles', 'circles', 'firstHits', 'pairs, per object', 'nearest'];
  return {
    what: `growth from ${what}: update / rectangles / circles / first hits / pairs / nearest`,
    against: 'the smaller',
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

const maps: Section = {
  title: 'Maps',
  targets: [
    ...['bytes', 'array', 'bits'].map((storage) => ({
      what: `${storage}, in a program with no other: \`getAt\` / \`setAt\` over all tiles`,
      against: 'the bare array',
      goals: storageCost(storage, ['getAt', 'setAt'], 2.5),
      seen: '',
    })),
    {
      what: '`forEach`: bytes / array / bits',
      against: 'the bare array',
      goals: ['bytes', 'array', 'bits'].flatMap((storage) => storageCost(storage, ['forEach'], 1.1)),
      seen: '',
    },
  ],
};

function storageCost(storage: string, rows: readonly string[], bound: number): Goal[] {
  return rows.map((row) => ({
    kind: 'cost',
    question: 'tilemap-storage',
    form: 'bundled',
    row,
    contender: `tilemap-storage/${storage}`,
    against: 'tilemap-storage/raw',
    bound,
  }));
}

const figure = (what: string, report: string, name: string, bound: number, seen = ''): Target => ({
  what,
  against: '',
  goals: [{ kind: 'figure', report, figure: name, bound }],
  seen,
});

const small: Section = {
  title: 'Small, and quick to compile',
  targets: [
    figure('`position += velocity * dt`, bytes', 'sizes', 'units: position += velocity * dt', 500),
    figure('units in full, bytes', 'sizes', 'units: all of units', 8000),
    figure('tilemap without units, bytes', 'sizes', 'tilemap: all of tilemap, without units', 8000),
    figure(
      'queries with tilemap, without units, bytes',
      'sizes',
      'queries: all of queries with tilemap, without units',
      12_000,
    ),
    figure(
      'instantiations for an operation with a named result',
      'types',
      'named results of different operands',
      29,
      '17.9',
    ),
  ],
};

export const sections: readonly Section[] = [units, tiles, tracker, maps, small];
