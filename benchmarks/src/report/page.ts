/** The page of a run. */
import type { Measure, Question } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { ratioOf } from '../harness/statistics.js';
import { questions, reports } from '../questions.js';
import { folded, list, markdown, rounded, share } from './format.js';
import { nameOf } from './names.js';
import { countOf, summaryOf } from './summary.js';
import { legendOf, tableOfFigures, tablesOf } from './tables.js';

/** The picture beside the page. */
export const CHART = 'performance.svg';

export function pageOf(results: Results): string {
  const { machine, date, minutes, remark, others = [] } = results;
  return `${[
    '# Performance',
    `${countOf(results)} [Run it here](../apps/docs/pages/run-it-here.md): four questions in your own browser. [Where others are ahead](#where-others-are-ahead) lists every row in which a library is faster, or takes less memory.`,
    `![Bars: how many times as fast tilewright is as the fastest alternative](${CHART})`,
    ...summaryOf(results),
    '≠ marks a library with [wrong answers](#libraries-with-wrong-answers). [The comparison](../apps/docs/pages/compare.md) has features and sizes, too.',
    '## How it was measured',
    `By \`npm run bench\` on ${date.slice(0, 10)}: ${Object.values(machine).join(', ')}; ${Math.round(minutes)} minutes. A ratio is a median over rounds in which all contenders took turns. Another machine gives other times, and other ratios too. [The benchmarks page](../benchmarks/README.md) explains how the figures are made and how to add a contender; \`npm run bench:report\` writes this page.`,
    ...(remark === undefined ? [] : [`**Note.** ${remark}`]),
    '## Where others are ahead',
    list(questions.flatMap((question) => aheadIn(question, results))),
    '## Libraries with wrong answers',
    'Before a contender is timed, its answers are compared with those of a brute force. These contenders differ:',
    list(questions.flatMap((question) => differencesIn(question, results))),
    'The fastest alternative of a row is the fastest with at most 1 % wrong answers; if there is none, it is the fastest of all.',
    '## All figures',
    ...questions.flatMap((question) => figuresOf(question, results)),
    ...reports.flatMap(({ name, title, note }) => {
      const figures = results.figures[name] ?? [];
      return figures.length === 0 ? [] : [folded(title, [note, markdown(tableOfFigures(figures))])];
    }),
    ...(others.length === 0 ? [] : otherEngines(others)),
  ].join('\n\n')}\n`;
}

/** The tables of a benchmark, and what explains them; nothing if the run left it out. */
function figuresOf(question: Question, results: Results): string[] {
  const tables = tablesOf(question, results);
  if (tables.length === 0) return [];
  const texts = tables.flatMap(({ form, ...table }) => [...(tables.length > 1 ? [`${form}:`] : []), markdown(table)]);
  return [folded(question.title, [legendOf(question), ...texts, ...(question.note ?? [])])];
}

function otherEngines(runs: readonly Results[]): string[] {
  return [
    '## Other engines',
    'Runs of some benchmarks in other engines. Chromium has no clock of processor time, so its figures vary more.',
    ...runs.flatMap((run) => {
      const isInPage = Object.values(run.measures).some((of) => of.some(({ form }) => form === 'browser'));
      const engine = isInPage ? run.machine.browser : run.machine.node.replace(' v', ' ');
      return questions.flatMap((question) =>
        tablesOf(question, run).map((table) => folded(`${engine}. ${question.title}`, [markdown(table)])),
      );
    }),
  ];
}

/** A line for each peer that is faster, or smaller, than the first of our forms. */
function aheadIn({ rows, ours, peers, show, measure, name }: Question, { measures }: Results): string[] {
  if (show !== 'speed') return [];
  return peers.flatMap((peer) => {
    const leads = rows.flatMap((row) => {
      const of = (measures[name] ?? []).filter((each) => each.row === row);
      const [us] = ours.flatMap((form) => of.filter(({ contender }) => contender === form));
      const them = of.find(({ contender }) => contender === peer);
      const lead = us && them ? rounded(leadOf(us, them)) : 0;
      const wrong = them?.difference === undefined ? '' : ` (wrong on ${share(them.difference)})`;
      return lead > 1 ? [`${measure === 'memory' ? 'memory for ' : ''}${row}, by a factor of ${lead}${wrong}`] : [];
    });
    return leads.length === 0 ? [] : [`${nameOf(peer)}: ${leads.join('; ')}`];
  });
}

/** Our time as a multiple of theirs, or our bytes. */
function leadOf(us: Measure, them: Measure): number {
  return us.bytes === undefined ? ratioOf(us, them).median : us.bytes / (them.bytes ?? Number.NaN);
}

/** A line for each peer and kind of answer, with the smallest and the largest share of wrong answers. */
function differencesIn({ name, knownToDiffer }: Question, { measures }: Results): string[] {
  const wrong = (measures[name] ?? []).filter(({ difference }) => difference !== undefined);
  const keyOf = ({ contender, difference }: Measure): string => `${contender} ${difference!.what}`;
  return [...new Set(wrong.map(keyOf))].map((key) => {
    const of = wrong.filter((each) => keyOf(each) === key);
    const sorted = of.map(({ difference }) => difference!).sort((a, b) => a.wrong / a.of - b.wrong / b.of);
    const [least, most] = [share(sorted[0]!), share(sorted.at(-1)!)];
    const { contender, row } = of[0]!;
    const reason = knownToDiffer?.[contender]?.why;
    return `${nameOf(contender)}, ${name}: wrong on ${least === most ? most : `${least} to ${most}`} of its ${sorted[0]!.what} (${of.length === 1 ? row : `${of.length} rows`})${reason === undefined ? '' : `: ${reason}`}`;
  });
}
