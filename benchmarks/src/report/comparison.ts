/**
 * The tables of the site's comparison page: figures from the results of a run, and sizes of bundles. What no run can
 * measure stands here as words.
 */
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Measure } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { bestOf, ratioOf } from '../harness/statistics.js';
import { markdown, rounded, share } from './format.js';

/** A library in a table. */
interface Library {
  readonly title: string;
  /** Its forms in the results; the first that has a row is shown, or the fastest. */
  readonly contenders: readonly string[];
  readonly isFastestShown?: boolean;
  /** What a game imports, as a module; nothing for an engine that a game has anyway. */
  readonly imports?: string;
}

interface Comparison {
  /** Its mark in the page. */
  readonly name: string;
  readonly libraries: readonly Library[];
  /** What is the same for all measurements of a library: a row of words each. */
  readonly facts: Readonly<Record<string, readonly string[]>>;
  /** What wrong answers are counted in: of one benchmark, in its worst row. */
  readonly wrong?: { readonly what: string; readonly question: string };
  /** Times, each as a multiple of the first library's. */
  readonly times: readonly (readonly [what: string, question: string, row: string])[];
  /** Bytes, likewise. */
  readonly bytes?: readonly (readonly [what: string, question: string, row: string])[];
  /** Figures of reports: words, and for each library the name of its figure. */
  readonly figures?: readonly (readonly [what: string, report: string, names: readonly (string | undefined)[]])[];
}

const [yes, no] = ['yes', 'no'];

export const comparisons: readonly Comparison[] = [
  {
    name: 'sight',
    libraries: [
      {
        title: 'tilewright',
        contenders: ['sight/tilewright'],
        imports: "export { tilesInView } from '@tilewright/sight'",
      },
      {
        title: 'rot.js 2.2.1, recursive',
        contenders: ['sight/peers/rot-recursive'],
        imports: "export { default } from 'rot-js/lib/fov/recursive-shadowcasting.js'",
      },
      {
        title: 'rot.js 2.2.1, precise',
        contenders: ['sight/peers/rot-precise'],
        imports: "export { default } from 'rot-js/lib/fov/precise-shadowcasting.js'",
      },
    ],
    facts: {
      'if A sees B, B sees A': [yes, no, no],
      'what is seen can be shot': [yes, 'no rays', 'no rays'],
      'the same in every engine': [yes, yes, yes],
      'the map may change': [yes, yes, yes],
      'an eye at any place, any angle of view': [yes, 'centers; 90, 180 and 360 degrees', 'centers; 360 degrees'],
    },
    wrong: { what: 'open tiles that are wrong, at most', question: 'sight' },
    times: [
      ['time in the open, 24 tiles far', 'sight', 'open, radius 24'],
      ['time in caves, 24 tiles far', 'sight', 'caves, radius 24'],
      ['time among scattered walls, 24 tiles far', 'sight', 'scattered, radius 24'],
      ['time in a dungeon, 24 tiles far', 'sight', 'dungeon, radius 24'],
    ],
  },
  {
    name: 'paths',
    libraries: [
      {
        title: 'tilewright',
        contenders: ['paths/tilewright'],
        imports: "export { Pathfinder } from '@tilewright/paths'",
      },
      {
        title: 'easystarjs 0.4.4',
        contenders: ['paths/peers/easystarjs'],
        imports: "export { js } from 'easystarjs'",
      },
      {
        title: 'PathFinding.js 0.4.18',
        contenders: ['paths/peers/pathfinding#jumpPoints', 'paths/peers/pathfinding'],
        isFastestShown: true,
        imports: "export { default } from 'pathfinding'",
      },
      {
        title: 'l1-path-finder 1.0.0',
        contenders: ['paths/peers/l1-path-finder'],
        imports: "export { default } from 'l1-path-finder'",
      },
    ],
    facts: {
      'diagonal moves': [yes, yes, yes, no],
      'bodies larger than a tile': [yes, no, no, no],
      'costs of tiles': [yes, yes, no, no],
      'the same in every engine': [yes, yes, yes, yes],
      'the map may change': ['yes, it follows', 'yes', 'a copy for each search', 'a new planner'],
      'flow fields for crowds': [yes, no, no, no],
    },
    wrong: { what: 'paths that are longer than the shortest, at most', question: 'paths' },
    times: [
      ['time in caves', 'paths', 'jump points, caves'],
      ['time in rooms', 'paths', 'jump points, rooms'],
      ['time in caves, four-way', 'paths', 'four-way, caves'],
      ['time in the open, four-way', 'paths', 'four-way, open'],
    ],
  },
  {
    name: 'rays',
    libraries: [
      {
        title: 'tilewright',
        contenders: ['segments/tilewright'],
        imports: "export { castRay } from '@tilewright/queries'",
      },
      {
        title: 'fast-voxel-raycast 0.1.1',
        contenders: ['segments/peers/fast-voxel-raycast'],
        imports: "export { default } from 'fast-voxel-raycast'",
      },
      { title: 'LittleJS 1.20', contenders: ['segments/peers/littlejs'] },
    ],
    facts: {
      'exact at corners': [yes, no, no],
      'the same from both ends': [yes, no, no],
      'the map may change': [yes, yes, yes],
      dimensions: ['2', '3', '2'],
    },
    times: [
      ['time, walls in blocks', 'segments', 'walls in blocks, predicate'],
      ['time, walls scattered', 'segments', 'walls scattered, predicate'],
    ],
  },
  {
    name: 'motion',
    libraries: [
      {
        title: 'tilewright',
        contenders: ['motion/tilewright#single', 'motion/tilewright'],
        imports: "export { moveAndSlide } from '@tilewright/motion'",
      },
      {
        title: 'rapier 0.21, its controller',
        contenders: ['motion/peers/rapier2d#controller'],
        imports: "export { default } from '@dimforge/rapier2d-compat'",
      },
      { title: 'matter-js 0.20', contenders: [], imports: "export { default } from 'matter-js'" },
      { title: 'LittleJS 1.20', contenders: ['motion/peers/littlejs'] },
    ],
    facts: {
      'the same in every engine': [yes, yes, no, 'not promised'],
      'the map may change': [yes, 'a collider for each wall', 'a body for each wall', yes],
      'one-way platforms and ledges, built in': [yes, 'ledges', no, no],
      'slopes, joints, forces': [no, yes, yes, no],
    },
    times: [['time of a box among walls', 'motion', '10,000 boxes among walls']],
    figures: [
      [
        'steps lost along a flat wall, of 9,600',
        'walks',
        [
          'ours, boxes: steps lost on a wall',
          'rapier2d, controller: steps lost on a wall',
          'matter-js: steps lost on a wall',
        ],
      ],
      [
        'speeds that pass a wall, of 64',
        'walks',
        [
          'ours, boxes: speeds that pass a wall',
          'rapier2d, controller: speeds that pass a wall',
          'matter-js: speeds that pass a wall',
        ],
      ],
      [
        'gap to a wall in pixels, at most',
        'walks',
        [
          'ours, boxes: largest gap to a wall',
          'rapier2d, controller: largest gap to a wall',
          'matter-js: largest gap to a wall',
        ],
      ],
    ],
  },
  {
    name: 'objects',
    libraries: [
      {
        title: 'tilewright',
        contenders: ['tracker/tilewright#everydayForm', 'tracker/tilewright'],
        imports: "export { ObjectTracker, objectsInCircle } from '@tilewright/queries'",
      },
      { title: 'flatbush 4.7', contenders: ['tracker/peers/flatbush'], imports: "export { default } from 'flatbush'" },
      { title: 'rbush 4.0', contenders: ['tracker/peers/rbush'], imports: "export { default } from 'rbush'" },
      { title: 'kdbush 4.1', contenders: ['tracker/peers/kdbush'], imports: "export { default } from 'kdbush'" },
      { title: 'rapier 0.21', contenders: ['tracker/peers/rapier2d'] },
    ],
    facts: {
      'finds by': ['shape, exactly', 'box', 'box', 'center', 'shape, in single precision'],
      'objects may move': [yes, 'a new index', yes, 'a new index', yes],
    },
    times: [
      ['time to move all 10,000', 'tracker', '10000 uniform: update'],
      ['time of the objects in circles', 'tracker', '10000 uniform: circles'],
      ['time of the first objects on segments', 'tracker', '10000 uniform: firstHits'],
      ['time of all overlapping pairs', 'tracker', '10000 uniform: pairs'],
    ],
    bytes: [['memory of 100,000', 'tracker-memory', '100000 uniform']],
  },
];

/** A table of the page, in Markdown. */
export async function tableOf(comparison: Comparison, results: Results): Promise<string> {
  const { libraries, facts, times, bytes = [], figures = [] } = comparison;
  const sizes = await Promise.all(libraries.map(sizeOf));
  return markdown({
    head: ['', ...libraries.map(({ title }) => title)],
    rows: [
      ...Object.entries(facts).map(([what, words]) => [what, ...words]),
      ...wrongOf(comparison, results),
      ...figures.map(([what, report, names]) => [
        what,
        ...libraries.map((_, i) => figureOf(results, report, names[i])),
      ]),
      ...times.map(([what, question, row]) => [
        what,
        ...multiplesOf(libraries, rowOf(results, question, row), timeRatio),
      ]),
      ...bytes.map(([what, question, row]) => [
        what,
        ...multiplesOf(libraries, rowOf(results, question, row), byteRatio),
      ]),
      ['size, in kB', ...sizes],
    ],
  });
}

/** The page with its tables written anew. */
export async function comparisonOf(page: string, results: Results): Promise<string> {
  const tables = new Map<string, string>();
  for (const each of comparisons) tables.set(each.name, await tableOf(each, results));
  return page.replaceAll(
    /(<!-- table: (\w+) -->\n)[\s\S]*?(\n<!-- end of table -->)/g,
    (_, begin: string, name: string, end: string) => `${begin}\n${tables.get(name) ?? ''}\n${end}`,
  );
}

function rowOf({ measures }: Results, question: string, row: string): readonly Measure[] {
  return (measures[question] ?? []).filter((each) => each.row === row);
}

function foundIn(measures: readonly Measure[], { contenders, isFastestShown = false }: Library): Measure | undefined {
  const found = contenders.flatMap((name) => measures.filter(({ contender }) => contender === name));
  return isFastestShown ? bestOf(found) : found[0];
}

const timeRatio = (them: Measure, us: Measure): number => ratioOf(them, us).median;
const byteRatio = (them: Measure, us: Measure): number => (them.bytes ?? Number.NaN) / (us.bytes ?? Number.NaN);

/** Each library as a multiple of the first one; in bold where it is ahead. */
function multiplesOf(
  libraries: readonly Library[],
  measures: readonly Measure[],
  ratio: (them: Measure, us: Measure) => number,
): readonly string[] {
  const found = libraries.map((library) => foundIn(measures, library));
  const [us] = found;
  if (us === undefined) throw new Error(`No figure of ${libraries[0]?.title}`);
  return found.map((them) => {
    if (them === undefined) return '';
    const value = rounded(ratio(them, us));
    return value < 1 ? `**${value}**` : String(value);
  });
}

/** The largest share of wrong answers of each library. */
function wrongOf({ wrong, libraries }: Comparison, { measures }: Results): readonly (readonly string[])[] {
  if (wrong === undefined) return [];
  const of = (measures[wrong.question] ?? []).filter(({ difference }) => difference !== undefined);
  const cells = libraries.map(({ contenders }) => {
    const found = of.filter(({ contender }) => contenders.includes(contender)).map(({ difference }) => difference!);
    const [worst] = found.sort((a, b) => b.wrong / b.of - a.wrong / a.of);
    return worst === undefined ? 'none' : share(worst);
  });
  return [[wrong.what, ...cells]];
}

function figureOf({ figures }: Results, report: string, name: string | undefined): string {
  if (name === undefined) return '';
  const figure = figures[report]?.find((each) => each.name === name);
  if (figure === undefined) throw new Error(`No figure "${name}"`);
  return figure.value.toLocaleString('en-US', { maximumFractionDigits: 2 });
}

/** What a game ships of a library: bundled, minified and gzipped. Libraries are found from the folder `benchmarks`. */
async function sizeOf({ imports }: Library): Promise<string> {
  if (imports === undefined) return '';
  const { outputFiles } = await build({
    stdin: { contents: imports, resolveDir: process.cwd() },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  const kilobytes = gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
  return kilobytes < 100 ? kilobytes.toFixed(1) : kilobytes.toFixed(0);
}
