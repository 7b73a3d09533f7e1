/** All figures of a benchmark, as tables in Markdown. */
import { duration, labelOf } from '../harness/print.js';
import type { Difference, Measure, Question } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { bestOf, isRight, ratioOf, timeOf } from '../harness/statistics.js';
import { distributions, rowName, sizes, works } from '../tracker/rows.js';
import { rounded } from './judge.js';
import { table } from './tables.js';

/** How to read the tables of a benchmark. */
export function legendOf({ measure, show }: Question): string {
  if (measure === 'memory') return 'Megabytes held.';
  if (measure === 'bytes') return 'Bytes of heap per run, the smallest of ten counts.';
  return show === 'speed'
    ? 'Median time of a run and, in parentheses, how many times as fast as the best peer; our columns also give the smallest and the largest ratio of all rounds. A dash means that the library cannot answer the row.'
    : `Median time of a run and, in parentheses, its ratio to the column "${nameOf(show.costOver)}", with the smallest and the largest ratio of all rounds.`;
}

export function tablesOf(question: Question, { measures, versions }: Results): readonly string[] {
  const of = measures[question.name] ?? [];
  const forms = question.forms.filter((form) => of.some((each) => each.form === form));
  return forms.map((form) => {
    const rows = question.rows.filter((row) => of.some((each) => each.row === row && each.form === form));
    const contenders = [...question.ours, ...question.peers].filter((name) =>
      of.some((each) => each.contender === name && each.form === form),
    );
    const cells = rows.map((row) => {
      const inRow = of.filter((each) => each.row === row && each.form === form);
      return [
        row,
        ...contenders.map((name) =>
          cell(
            question,
            inRow,
            inRow.find((each) => each.contender === name),
          ),
        ),
      ];
    });
    const head = ['', ...contenders.map((name) => headOf(name, versions))];
    return `${forms.length > 1 ? `${formNames[form]}:\n\n` : ''}${table(head, cells)}`;
  });
}

/** The tracker and the best peer, cell by cell. */
export function bestTable({ measures }: Results): string {
  const rows = distributions.flatMap((distribution) =>
    works.map((work) => [
      `${work}, ${distribution}`,
      ...sizes.map((size) => {
        const inRow = (measures['tracker'] ?? []).filter((each) => each.row === rowName(size, distribution, work));
        const ours = inRow.find(({ contender }) => contender === 'tracker/tilewright');
        const best = bestOf(inRow.filter(({ contender }) => contender.includes('peers/')));
        if (ours === undefined || best === undefined) return '-';
        return `${rounded(ratioOf(best, ours).median)} (${nameOf(best.contender)}${best.difference ? ' ≠' : ''})`;
      }),
    ]),
  );
  return table(['', ...sizes.map((size) => size.toLocaleString('en'))], rows);
}

const formNames = { bundled: 'Node, bundled', unbundled: 'Node, packages imported as installed', browser: 'Chromium' };

/** Names that say more than the names of the modules. */
const names: Readonly<Record<string, string>> = {
  'units/raw': 'raw arrays',
  'units/peers/curried-brand': 'curried brand',
  'units/peers/ts-units': '@buge/ts-units',
  'tracker/tilewright': 'ours, answers',
  'tracker/tilewright#everydayForm': 'ours, everyday form',
  'tracker/tilewright#hitsRead': 'ours, hits read',
  'tracker/tilewright#withRectangles': 'ours, one-third rectangles',
  'tracker/single-moves': 'one by one',
  'tracker/single-moves#bulk': 'bulk update',
  'tracker/growth#thousand': '1,000',
  'tracker/growth#tenThousand': '10,000',
  'tracker/growth#hundredThousand': '100,000',
  'tracker/growth#million': '1,000,000',
  'tracker/growth#hundredThousandByPlace': '100,000, by place',
  'tracker/growth#millionByPlace': '1,000,000, by place',
  'segments/tilewright': 'ours',
  'segments/peers/published': 'the published algorithm',
  'circles/tilewright': 'ours',
  'circles/peers/published': 'the published algorithm',
  'areas/tilewright': 'areas',
  'areas/tilewright#circles': 'circles',
  'motion/tilewright': 'ours, in bulk',
  'motion/tilewright#single': 'ours, one by one',
  'motion/peers/rapier2d#controller': 'rapier2d, its controller alone',
  'pictures/tilewright': 'ours',
  'pictures/each-tile': 'each tile',
  'shapes/tilewright': 'ours, in columns',
  'shapes/tilewright#values': 'ours, values',
  'shapes/each-tile': 'each tile',
  'sight/tilewright': 'ours',
  'sight/each-tile': '`isVisible` to each tile',
  'tilemap-storage/raw': 'the bare array',
  'tilemap-storage/raw#visitor': 'a visitor over it',
  'tilemap-storage/one#bytes': 'bytes',
  'tilemap-storage/one#floats': 'floats',
  'tilemap-storage/one#array': 'array',
  'tilemap-storage/one#bits': 'bits',
  'tilemap-storage/one#chunks': 'chunks',
  'tilemap-storage/all#bytes': 'bytes, after all storages',
  'tilemap-storage/all#rawVisitor': 'a visitor over it, after other arrays',
  'tracker/tilewright#steady': 'ours, answers',
  'tracker/tilewright#steadyHitsRead': 'ours, hits read',
  'many/columns': 'columns, snapshots',
  'many/one-by-one': 'loops, copies of memory',
  'sync/tilewright': 'ours',
  'sync/peers/state-view': 'StateView, @colyseus/schema',
  'sync/steady': 'ours',
  'trigonometry-own': 'ours',
  'trigonometry-platform': 'the platform',
};

export function nameOf(contender: string): string {
  return names[contender] ?? labelOf(contender);
}

const packages: Readonly<Record<string, string>> = {
  'quadtree-ts': '@timohausmann/quadtree-ts',
  rapier2d: '@dimforge/rapier2d-compat',
  littlejs: 'littlejsengine',
  'phaser-arcade': 'phaser',
  'grid-iterators': '@thi.ng/grid-iterators',
};

/** The name and, for a package, its version. */
export function headOf(contender: string, versions: Results['versions']): string {
  const name = nameOf(contender);
  const version = versions[packages[name] ?? name];
  return version === undefined ? name : `${name} ${version}`;
}

function cell(question: Question, inRow: readonly Measure[], measure: Measure | undefined): string {
  if (measure === undefined) return '-';
  const wrong = measure.difference === undefined ? '' : ` ≠${isRight(measure) ? '' : ` ${share(measure.difference)}`}`;
  if (question.measure === 'memory') return `${((measure.bytes ?? 0) / 1e6).toFixed(1)} MB`;
  if (question.measure === 'bytes') return `${Math.round(measure.bytes ?? 0)}${wrong}`;
  const time = duration(timeOf(measure));
  if (question.show === 'speed') {
    const best = bestOf(inRow.filter(({ contender }) => question.peers.includes(contender)));
    if (best === undefined) return `${time}${wrong}`;
    const { median, spread } = ratioOf(best, measure);
    const isOurs = question.ours.includes(measure.contender);
    return `${time} (${rounded(median)}${isOurs ? `; ${spread.map(rounded).join(' to ')}` : ''})${wrong}`;
  }
  const { costOver } = question.show;
  const base = inRow.find(({ contender }) => contender === costOver);
  if (base === undefined || base === measure) return `${time}${wrong}`;
  const { median, spread } = ratioOf(measure, base);
  return `${time} (${rounded(median)}; ${spread.map(rounded).join(' to ')})${wrong}`;
}

/** The share of wrong answers. */
export function share({ wrong, of }: Difference): string {
  const percent = (100 * wrong) / of;
  return percent < 0.1 ? 'under 0.1 %' : `${percent < 10 ? percent.toFixed(1) : Math.round(percent)} %`;
}
