/**
 * The figures that the front page, the articles and the READMEs have in their sentences are those of the published
 * results. A claim is a sentence with `#` for each number, and what the results say for each: a number may be rounded
 * to the digits that it has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Measure } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { ratioOf, timeOf } from '../harness/statistics.js';
import { PUBLISHED } from './gaps.js';

const read = (...path: string[]): string => readFileSync(join(import.meta.dirname, '../..', ...path), 'utf8');
const { measures, figures } = JSON.parse(read(PUBLISHED)) as Results;

function measured(row: string, contender: string): Measure {
  const [question = ''] = contender.split('/');
  const found = (measures[question] ?? []).find(
    (each) => each.row === row && each.contender === contender && each.form === 'bundled',
  );
  if (found === undefined) throw new Error(`No figure of ${contender} for "${row}"`);
  return found;
}

/** The time that a contender takes. @param unit - in nanoseconds */
const time = (row: string, contender: string, unit: number): number => timeOf(measured(row, contender)) / unit;
/** How many times as long the first takes as the second. */
const ratio = (row: string, them: string, us: string): number => ratioOf(measured(row, them), measured(row, us)).median;
const walk = (name: string): number => figures['walks']?.find((each) => each.name === name)?.value ?? Number.NaN;
const wrong = (row: string, contender: string): number => {
  const { difference } = measured(row, contender);
  return difference === undefined ? 0 : (100 * difference.wrong) / difference.of;
};

const [MICRO, MILLI] = [1e3, 1e6];
/** How many fields of view one row of the results computes. */
const EYES = 8;
/** How many paths one row of the results finds. */
const PAIRS = 8;
const [sight, rot, eachTile] = ['sight/tilewright', 'sight/peers/rot-recursive', 'sight/each-tile'];
const [segments, voxel, littlejs] = [
  'segments/tilewright',
  'segments/peers/fast-voxel-raycast',
  'segments/peers/littlejs',
];
const [bulk, single, controller] = [
  'motion/tilewright',
  'motion/tilewright#single',
  'motion/peers/rapier2d#controller',
];
const [tracker, everyday, flatbush] = [
  'tracker/tilewright',
  'tracker/tilewright#everydayForm',
  'tracker/peers/flatbush',
];
const [paths, l1] = ['paths/tilewright', 'paths/peers/l1-path-finder'];
const [circles, published] = ['circles/tilewright', 'circles/published'];

const bulkVerbs = (measures['units'] ?? [])
  .filter(({ contender, form }) => contender === 'units/bulk' && form === 'bundled')
  .map(({ row }) => ratio(row, 'units/bulk', 'units/raw'));
const openAndCaves = ['caves', 'open'];
const kinds = ['open', 'scattered', 'caves', 'rooms', 'maze'];
const scattered = 'walls scattered, predicate';
const fields = kinds.map((kind) => time(`field, ${kind}`, 'fields/tilewright', 1));
const boxes = '10,000 boxes among walls';
const dungeons = [8, 24, 64].map((radius) => wrong(`dungeon, radius ${radius}`, rot));

interface Claim {
  readonly file: string;
  readonly sentence: string;
  readonly values: readonly number[];
}

const claims: readonly Claim[] = [
  {
    file: 'apps/docs/pages/index.md',
    sentence: 'cast a ray up to # times as fast; `l1-path-finder` finds four-way paths up to # times as fast',
    values: [
      Math.max(1 / ratio(scattered, voxel, segments), 1 / ratio(scattered, littlejs, segments)),
      Math.max(...kinds.map((kind) => 1 / ratio(`four-way, ${kind}`, l1, paths))),
    ],
  },
  {
    file: 'apps/docs/articles/what-one-sees.md',
    sentence: 'wrong for up to # % of the tiles',
    values: [Math.max(...dungeons)],
  },
  {
    file: 'apps/docs/articles/bodies-among-walls.md',
    sentence:
      'takes # µs by itself, and # µs by `moveAndSlideAll`, which moves all bodies of a game in one call. That is about # and # times as fast',
    values: [
      time(boxes, single, MICRO),
      time(boxes, bulk, MICRO),
      ratio(boxes, controller, single),
      ratio(boxes, controller, bulk),
    ],
  },
  {
    file: 'apps/docs/articles/keeping-track-of-what-moves.md',
    sentence: 'takes # ms in one bulk call',
    values: [time('10000 uniform: update', tracker, MILLI)],
  },
  {
    file: 'apps/docs/articles/ray-through-the-grid.md',
    sentence: 'take # µs with a cursor',
    values: [time('cursor, 100 tiles', segments, MICRO)],
  },
  {
    file: 'apps/docs/articles/what-one-sees.md',
    sentence:
      'takes # µs in caves and # µs in the open: # and # times as fast as the recursive view of rot.js, and # and # times as fast as `isVisible` to each tile',
    values: [
      ...openAndCaves.map((kind) => time(`${kind}, radius 24`, sight, EYES * MICRO)),
      ...openAndCaves.map((kind) => ratio(`${kind}, radius 24`, rot, sight)),
      ...openAndCaves.map((kind) => ratio(`${kind}, radius 24`, eachTile, sight)),
    ],
  },
  {
    file: 'apps/docs/articles/circles-and-areas.md',
    sentence:
      'with a radius of 5 take # µs, # times as fast as the usual loop; with a radius of 100 it is # times as fast',
    values: [
      time('rows, radius 5', circles, MICRO),
      ratio('rows, radius 5', published, circles),
      ratio('rows, radius 100', published, circles),
    ],
  },
  {
    file: 'apps/docs/articles/bodies-among-walls.md',
    sentence: "matter-js loses # and rapier's controller #, and `moveAndSlide` loses none",
    values: [walk('matter-js: steps lost on a wall'), walk('rapier2d, controller: steps lost on a wall')],
  },
  {
    file: 'apps/docs/articles/keeping-track-of-what-moves.md',
    sentence: 'take # ms as an array, and # ms in an answer that is used again',
    values: [time('10000 uniform: pairs', everyday, MILLI), time('10000 uniform: pairs', tracker, MILLI)],
  },
  {
    file: 'apps/docs/articles/numbers-that-know-what-they-are.md',
    sentence:
      'take # to # times as long in Node as a bare loop over a `Float64Array`; the general verbs of this page take # times as long for one step of a body, and # times for a chain',
    values: [
      Math.min(...bulkVerbs),
      Math.max(...bulkVerbs),
      ratio('one-line step', 'units/general', 'units/raw'),
      ratio('steering chain', 'units/general', 'units/raw'),
    ],
  },
  {
    file: 'packages/queries/README.md',
    sentence: '# ns per object among 10,000, # times as fast as rebuilding flatbush',
    values: [time('10000 uniform: update', tracker, 10_000), ratio('10000 uniform: update', flatbush, tracker)],
  },
  {
    file: 'apps/docs/articles/ways-through-the-map.md',
    sentence:
      'a path takes # µs on average: # times as fast as the fastest of the other libraries whose paths are the shortest. A field takes # to # ns for each tile. One changed tile is repaired in # µs on open ground, # µs in caves, and # µs in a maze',
    values: [
      time('jump points, caves', paths, PAIRS * MICRO),
      ratio('jump points, caves', 'paths/peers/pathfinding', paths),
      Math.min(...fields),
      Math.max(...fields),
      ...['open', 'caves', 'maze'].map((kind) => time(`one tile, ${kind}`, 'fields/tilewright', MICRO)),
    ],
  },
];

/** Whether a value may be written like this: by the digits that it has. */
function isRounded(written: string, value: number): boolean {
  const digits = written.replace('.', '').replace(/^0+/, '').length;
  return Number(written) === Number(value.toPrecision(digits));
}

it.each(claims)('$file: $sentence', ({ file, sentence, values }) => {
  const pattern = sentence.split('#').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  const [, ...written] = new RegExp(pattern.join(String.raw`([\d.,]*\d)`)).exec(read('..', file)) ?? [];
  const numbers = written.map((each) => each.replace(',', ''));
  expect(numbers.length, 'the sentence is there').toBe(values.length);
  expect(
    numbers.filter((each, i) => !isRounded(each, values[i]!)),
    `of ${values.join(', ')}`,
  ).toEqual([]);
});

it('an eighth of the time of the fastest library is right', () => {
  expect(Math.round(ratio('10000 uniform: update', flatbush, tracker))).toBe(8);
});
