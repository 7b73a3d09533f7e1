/** What the verbs make of two types: the tables beside their generic signatures, which do not say it. */
import { type Outcome, type Verb, VERBS, verbMatrix } from '../code/verb-matrix.js';
import { keyOf } from './sizes.js';

/** How the verbs are written in a formula. */
const SIGNS: Readonly<Record<Verb, string>> = { add: '+', sub: '−', mul: '×', div: '÷' };

const SHOWN = {
  sums: ['Length', 'Duration', 'Instant', 'Difference2', 'Velocity2', 'Position2', 'TileDifference2', 'TilePosition2'],
  products: ['number', 'Length', 'Duration', 'Speed', 'Acceleration', 'Difference2', 'Velocity2'],
} as const;
const TYPES = [...new Set([...SHOWN.sums, ...SHOWN.products])];

/** @returns the tables as Markdown, by `module#name` */
export function madeTables(): ReadonlyMap<string, string> {
  const { outcomes } = verbMatrix(TYPES);
  return new Map(
    VERBS.map((verb) => {
      const shown = verb === 'add' || verb === 'sub' ? SHOWN.sums : SHOWN.products;
      const of = (a: string, b: string): Outcome | undefined =>
        outcomes[verb][TYPES.findIndex((type) => type === a)]?.[TYPES.findIndex((type) => type === b)];
      return [keyOf({ module: '@tilewright/units', name: verb }), tableOf(verb, shown, of)];
    }),
  );
}

function tableOf(verb: Verb, types: readonly string[], of: (a: string, b: string) => Outcome | undefined): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = types.map((a) => {
    const cells = types.map((b) => {
      const type = of(a, b)?.type;
      return type === undefined ? '' : `\`${type}\``;
    });
    return [`**\`${a}\`** ${SIGNS[verb]}`, ...cells];
  });
  const columns = types.map((_, index) => index + 1);
  /** Types that do not meet each other at all need no row, and no column. */
  const used = columns.filter((column) => rows.some((cells) => cells[column] !== ''));
  const kept = rows.filter((cells) => used.some((column) => cells[column] !== ''));
  const cut = (cells: readonly string[]): string => row([cells[0] ?? '', ...used.map((column) => cells[column] ?? '')]);
  return [
    `What it makes of some types; where a cell is empty, the call does not compile:`,
    [cut(['', ...types.map((type) => `\`${type}\``)]), cut(['---', ...types.map(() => '---')]), ...kept.map(cut)].join(
      '\n',
    ),
  ].join('\n\n');
}
