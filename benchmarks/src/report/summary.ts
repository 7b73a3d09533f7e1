/** A summary for game developers: a dozen figures in words, before all the tables. */
import type { Measure } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { bestOf, ratioOf, timeOf } from '../harness/statistics.js';
import { rowName, type Work } from '../tracker/rows.js';
import { duration, list, markdown, rounded } from './format.js';
import { nameOf } from './names.js';

interface Line {
  readonly what: string;
  readonly question: string;
  readonly row: string;
  readonly ours: string;
}

const tracked = (what: string, work: Work, form = '#everydayForm'): Line => ({
  what,
  question: 'tracker',
  row: rowName(10_000, 'uniform', work),
  ours: `tracker/tilewright${form}`,
});
const segment = (what: string, row: string): Line => ({ what, question: 'segments', row, ours: 'segments/tilewright' });
const unit = (what: string, row: string, form: string): Line => ({
  what,
  question: 'units',
  row,
  ours: `units/${form}`,
});

const lines: readonly Line[] = [
  tracked('10,000 moving circles: move all', 'update', ''),
  tracked('objects that overlap 1,000 rectangles', 'rectangles'),
  tracked('first objects hit by 1,000 segments', 'firstHits'),
  tracked('all overlapping pairs', 'pairs'),
  tracked('the same, into an answer that is used again', 'pairs', ''),
  tracked('the 8 nearest objects, 1,000 times', 'nearest'),
  segment('tiles of 100 segments of 100 tiles, with a cursor', 'cursor, 100 tiles'),
  segment('first walls on rays over a bit map, walls in blocks', 'walls in blocks, bits'),
  segment('the same, walls scattered tile by tile', 'walls scattered, bits'),
  {
    what: 'tiles of circles of radius 5, 10,000 in all, by rows',
    question: 'circles',
    row: 'rows, radius 5',
    ours: 'circles/tilewright',
  },
  {
    what: '10,000 boxes that slide along 5 % walls, each',
    question: 'motion',
    row: '10,000 boxes among walls',
    ours: 'motion/tilewright',
  },
  unit('`position += velocity * dt` of 10,000 bodies: bulk verbs', 'one-line step', 'bulk'),
  unit('the same: twins, the verbs for vectors only', 'one-line step', 'twins'),
  unit('steering of 10,000 bodies: twins', 'steering chain', 'twins'),
  unit('the same: general verbs, such as `add`', 'steering chain', 'general'),
];

/** A line of the summary, measured. */
export interface Compared {
  readonly what: string;
  readonly us: Measure;
  readonly best: Measure;
  /** The time of the best alternative as a multiple of ours. */
  readonly ratio: number;
}

/** @returns the lines that were measured, in their order */
export function comparedIn({ measures }: Results): readonly Compared[] {
  return lines.flatMap(({ what, question, row, ours }) => {
    const inRow = (measures[question] ?? []).filter((each) => each.row === row && each.form === 'bundled');
    const us = inRow.find(({ contender }) => contender === ours);
    const best = bestOf(inRow.filter(({ contender }) => contender !== ours && /peers|published|raw/.test(contender)));
    return us === undefined || best === undefined ? [] : [{ what, us, best, ratio: ratioOf(best, us).median }];
  });
}

/** What the chart and the table show, in a sentence. */
export function countOf(results: Results): string {
  const compared = comparedIn(results);
  const ahead = compared.filter(({ ratio }) => ratio > 1).length;
  return `In ${ahead} of these ${compared.length} tasks tilewright is faster than the fastest alternative that was tried.`;
}

export function summaryOf(results: Results): readonly string[] {
  return [
    markdown({
      head: ['', 'tilewright', 'fastest alternative', 'tilewright is'],
      rows: comparedIn(results).map(({ what, us, best, ratio }) => [
        what,
        duration(timeOf(us)),
        `${duration(timeOf(best))} (${nameOf(best.contender)}${best.difference ? ' ≠' : ''})`,
        comparison(ratio),
      ]),
    }),
    list([
      'Many moving objects: move them with one bulk call, then query. If only a few of very many objects move, moving these one by one costs less than a bulk call for all.',
      'Tiles of long segments and wide circles: cursors and rows gain the most. A short ray that ends at once gains the least.',
      'Units: [which form when](../packages/units/README.md#which-form-when) explains the words. Use the bulk verbs and, in your own loops, the twins (`@tilewright/units/scalar`, `/vector`) for code that runs thousands of times a frame. Use the general verbs for the rest, where the cost of a call does not matter.',
    ]),
  ];
}

/** How we compare: by a factor, or by a share where the two are near each other. */
export function comparison(ratio: number): string {
  if (ratio >= 1) return `${rounded(ratio)} times as fast`;
  const longer = 1 / ratio;
  return longer < 2 ? `${Math.round(100 * (longer - 1))} % slower` : `${rounded(longer)} times as slow`;
}
