/** Walks of a box among tiles in real engines: steps that are lost, walls that are passed. */
import type { Figure, Report } from '../../harness/figure.js';
import { startHost } from '../../harness/hosts.js';
import { type Row, rows, runsOf, stepsAlong } from './walk.js';

export interface Engine {
  /** As the page names it. */
  readonly name: string;
  /** As in `startHost`, below this folder. */
  readonly module: string;
}

export const ours: readonly Engine[] = [
  { name: 'ours, boxes', module: 'tilewright' },
  { name: 'ours, circles', module: 'tilewright#circles' },
];

export const engines: readonly Engine[] = [
  ...ours,
  { name: 'rapier2d, controller', module: 'rapier2d' },
  { name: 'matter-js', module: 'matter-js' },
];

/** The answers of an engine to some runs of each row. */
export async function walkIn(
  { module }: Engine,
  runs: Readonly<Record<Row, number>>,
): Promise<Readonly<Record<Row, readonly number[]>>> {
  const host = await startHost(`motion/walks/engines/${module}`, 'bundled', 'usual');
  try {
    const answers: [Row, readonly number[]][] = [];
    for (const row of rows) answers.push([row, await host.ask({ row, what: 'answer', amount: runs[row] })]);
    return Object.fromEntries(answers) as Record<Row, readonly number[]>;
  } finally {
    await host.stop();
  }
}

/** The figures of an engine, in this order. */
const columns = {
  floor: 'steps lost on a floor',
  wall: 'steps lost on a wall',
  ceiling: 'steps lost on a ceiling',
  passes: 'speeds that pass a wall',
  slowest: 'the slowest of them',
  gap: 'largest gap to a wall',
} as const;

async function figuresOf(engine: Engine): Promise<Figure[]> {
  const answers = await walkIn(engine, runsOf);
  const figure = (column: keyof typeof columns, unit: string, value = Number.NaN): Figure => ({
    name: `${engine.name}: ${columns[column]}`,
    value,
    unit,
  });
  const [passes = Number.NaN, slowest, speeds, gap = Number.NaN] = answers['thin wall'];
  const lost = (row: 'floor' | 'wall' | 'ceiling'): Figure =>
    figure(row, `of ${answers[row][1]} steps`, answers[row][0]);
  return [
    lost('floor'),
    lost('wall'),
    lost('ceiling'),
    figure('passes', `of ${speeds} speeds`, passes),
    ...(passes > 0 ? [figure('slowest', 'px/s', slowest)] : []),
    figure('gap', 'px', gap / 1000),
  ];
}

export const walksReport: Report = {
  name: 'walks',
  title: 'Walks of a box among tiles, in real engines',
  note: `The same walks in each engine: tiles of 16 pixels, a box of 12 x 14 pixels (our circle is 12 wide), and 60 steps a second, with a velocity set in each step. Lost: steps along a flat row of tiles, pressed against it, that fall more than a tenth short, of ${runsOf.floor * stepsAlong}. Gap: the largest distance from a wall at which the wall stops a body. Each engine runs with its defaults; bodies have no friction and do not turn.`,
  take: async () => {
    const figures: Figure[] = [];
    for (const engine of engines) figures.push(...(await figuresOf(engine)));
    return figures;
  },
};
