/** The table of the walks in real engines. */
import type { Results } from '../harness/results.js';
import { type columns, type Engine, engines, figureName, walksReport } from '../motion/walks/report.js';
import { runsOf, stepsAlong, stepsAmong } from '../motion/walks/walk.js';
import { rounded, written } from './judge.js';
import { table } from './tables.js';

/** The section of the page; nothing if the run did not take the walks. */
export function walksOf({ figures, versions }: Results): readonly string[] {
  const taken = figures[walksReport.name] ?? [];
  const figureOf = (engine: Engine, column: keyof typeof columns) =>
    taken.find(({ name }) => name === figureName(engine, column));
  const rows = engines.flatMap((engine) => {
    const value = (column: keyof typeof columns): number => figureOf(engine, column)?.value ?? Number.NaN;
    if (figureOf(engine, 'deep') === undefined) return [];
    const version = engine.from === undefined ? undefined : versions[engine.from];
    return [
      [
        version === undefined ? engine.name : engine.name.replace(/^[^,]*/, (name) => `${name} ${version}`),
        (['floor', 'wall', 'ceiling'] as const).map((column) => written(value(column))).join(' / '),
        figureOf(engine, 'slowest') === undefined ? 'never' : `${written(value('slowest'))} px/s`,
        written(rounded(value('gap'))),
        written(value('deep')),
      ],
    ];
  });
  if (rows.length === 0) return [];
  const head = ['', 'lost on floor / wall / ceiling', 'passes a wall of one tile from', 'gap, px', 'deep'];
  return [
    '## Bodies among tiles, in real engines',
    `The same walks in each engine: tiles of 16 pixels, a box of 12 x 14 pixels (our circle is 12 wide), and 60 steps a second, with a velocity set in each step. Lost: steps along a flat row of tiles, pressed against it, that fall more than a tenth short, of ${written(runsOf.floor * stepsAlong)}. Gap: the largest distance from a wall at which the wall stops a body. Deep: steps that end more than a pixel inside a wall, in random maps at up to 800 pixels a second, of ${written(runsOf['random maps'] * stepsAmong)}. LittleJS shortens steps to one tile and planck to two tiles, so neither passes a wall. Each engine runs with its defaults; bodies have no friction and do not turn.`,
    table(head, rows),
  ];
}
