/** Five walks of a box among tiles in real engines: steps that are lost, walls that are passed, steps inside of walls. */
import type { Figure, Report } from '../../harness/figure.js';
import { browserFile, type Form, startHost } from '../../harness/hosts.js';
import { type Row, rows, runsOf } from './walk.js';

export interface Engine {
  /** As the page names it. */
  readonly name: string;
  /** The package whose version the page gives. */
  readonly from?: string;
  /** As in `startHost`, below this folder. */
  readonly module: string;
  readonly form: Form;
}

export const ours: readonly Engine[] = [
  { name: 'ours, boxes', module: 'tilewright', form: 'bundled' },
  { name: 'ours, circles', module: 'tilewright#circles', form: 'bundled' },
];

const peers: readonly Engine[] = [
  { name: 'LittleJS', from: 'littlejsengine', module: 'littlejs', form: 'browser' },
  { name: 'Phaser, Arcade', from: 'phaser', module: 'phaser-arcade', form: 'browser' },
  { name: 'Phaser, Matter', from: 'phaser', module: 'phaser-matter', form: 'browser' },
  { name: 'Excalibur', from: 'excalibur', module: 'excalibur', form: 'browser' },
  { name: 'rapier2d, controller', from: '@dimforge/rapier2d-compat', module: 'rapier2d', form: 'bundled' },
  { name: 'planck', from: 'planck', module: 'planck', form: 'bundled' },
  { name: 'matter-js', from: 'matter-js', module: 'matter-js', form: 'bundled' },
];

export const engines: readonly Engine[] = [...ours, ...peers];

/** The engines that this machine can run. */
export const present = (): readonly Engine[] =>
  engines.filter(({ form }) => form !== 'browser' || browserFile() !== undefined);

/** The answers of an engine to some runs of each row. */
export async function walkIn(
  { module, form }: Engine,
  runs: Readonly<Record<Row, number>>,
): Promise<Readonly<Record<Row, readonly number[]>>> {
  const host = await startHost(`motion/walks/engines/${module}`, form, 'usual');
  try {
    const answers: [Row, readonly number[]][] = [];
    for (const row of rows) answers.push([row, await host.ask({ row, what: 'answer', amount: runs[row] })]);
    return Object.fromEntries(answers) as Record<Row, readonly number[]>;
  } finally {
    await host.stop();
  }
}

/** The figures of an engine, in this order. */
export const columns = {
  floor: 'steps lost on a floor',
  wall: 'steps lost on a wall',
  ceiling: 'steps lost on a ceiling',
  passes: 'speeds that pass a wall',
  slowest: 'the slowest of them',
  gap: 'largest gap to a wall',
  deep: 'steps deep in walls',
} as const;

export const figureName = (engine: Engine, column: keyof typeof columns): string =>
  `${engine.name}: ${columns[column]}`;

async function figuresOf(engine: Engine): Promise<Figure[]> {
  const answers = await walkIn(engine, runsOf);
  const figure = (column: keyof typeof columns, unit: string, value = Number.NaN): Figure => ({
    name: figureName(engine, column),
    value,
    unit,
  });
  const [passes = Number.NaN, slowest, speeds, gap = Number.NaN] = answers['thin wall'];
  const lost = (row: 'floor' | 'wall' | 'ceiling'): Figure =>
    figure(row, `of ${answers[row][1]} steps`, answers[row][0]);
  const deep = answers['random maps'];
  return [
    lost('floor'),
    lost('wall'),
    lost('ceiling'),
    figure('passes', `of ${speeds} speeds`, passes),
    ...(passes > 0 ? [figure('slowest', 'px/s', slowest)] : []),
    figure('gap', 'px', gap / 1000),
    figure('deep', `of ${deep[1]} steps`, deep[0]),
  ];
}

export const walksReport: Report = {
  name: 'walks',
  title: 'Walks of a box among tiles, in real engines',
  take: async () => {
    const figures: Figure[] = [];
    for (const engine of present()) figures.push(...(await figuresOf(engine)));
    return figures;
  },
};
