/** The page of a run: targets, results, rows where a peer is ahead, and all figures. */
import { labelOf } from '../harness/print.js';
import type { Measure, Question } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { ratioOf } from '../harness/statistics.js';
import { questions, reports } from '../questions.js';
import { judge, rounded, type Verdict, written } from './judge.js';
import { ahead, missed, noteFor } from './notes.js';
import { otherEnginesOf } from './other-engines.js';
import { bestTable, legendOf, nameOf, share, tablesOf } from './questionTables.js';
import { folded, list, table } from './tables.js';
import { summaryOf } from './summary.js';
import { sections } from './targets/index.js';
import type { Target } from './targets/target.js';
import { walksOf } from './walks.js';

/** Printed if `notes.ts` has no note about a miss. */
export const unexplained = 'Not explained yet.';

export interface Picture {
  readonly file: string;
  readonly title: string;
}

export function pageOf(results: Results, pictures: readonly Picture[]): string {
  const { machine, date, minutes, remark } = results;
  // Published figures may be older than a section.
  const shown = sections.filter(({ targets }) => targets.some((target) => isMeasured(judge(target, results))));
  const verdicts = new Map(
    shown.flatMap(({ targets }) => targets.map((target) => [target, judge(target, results)] as const)),
  );
  const all = [...verdicts.values()].flat();
  const reached = all.filter(({ isMet }) => isMet).length;
  return `${[
    '# Performance',
    `Made by \`npm run bench\` and \`npm run bench:report\` on ${date.slice(0, 10)}: ${Object.values(machine).join(', ')}; ${Math.round(minutes)} minutes. [The benchmarks page](../benchmarks/README.md) explains how the figures are made and how to add a contender. A ratio is a median over rounds in which all contenders took turns. Another machine gives other times, and other ratios too.`,
    ...(remark === undefined ? [] : [`**Note.** ${remark}`]),
    '## Summary',
    ...summaryOf(results),
    `≠ marks a peer with [wrong answers](#peers-with-wrong-answers). ${reached} of ${all.length} figures reach the targets of the design: see [missed targets](#missed-targets) and [where a peer is ahead](#where-a-peer-is-ahead).`,
    ...pictures.map(({ file, title }) => `![${title}](${file})`),
    '## Targets',
    'A target with ≥ is a minimum: how many times as fast as the comparison. A target with ≤ is a maximum: time as a multiple of the comparison, or an absolute amount. Bold figures miss their target. ≠ marks a comparison with wrong answers. "Seen" is the best result of a design trial.',
    ...shown.flatMap(({ title, targets }) => [`### ${title}`, targetTable(targets, verdicts)]),
    ...otherEnginesOf(results),
    '## Tracked objects and the best peer',
    'How many times as fast the tracker is as the best peer, which each cell names; ≠ marks a peer with wrong answers.',
    bestTable(results),
    ...walksOf(results),
    '## Missed targets',
    ...missedOf(verdicts),
    '## Where a peer is ahead',
    ...aheadOf(results),
    '## Peers with wrong answers',
    'Before a contender is timed, its answers are compared with those of a brute force. These contenders differ:',
    list(differencesOf(results)),
    'The best peer of a row is the fastest of those with at most 1 % wrong answers; if there is none, it is the fastest of all.',
    '## All figures',
    ...questions.flatMap((question) => questionOf(question, results)),
    ...reports
      .filter(({ name }) => (results.figures[name] ?? []).length > 0)
      .map(({ name, title }) =>
        folded(
          title,
          table(
            ['', 'measured', 'limit of the check'],
            (results.figures[name] ?? []).map((each) => [
              each.name,
              `${rounded(each.value)} ${each.unit}`,
              each.limit === undefined ? '-' : `${each.limit}`,
            ]),
          ),
        ),
      ),
  ].join('\n\n')}\n`;
}

const isMeasured = (verdicts: readonly Verdict[]): boolean => verdicts.some(({ reached }) => reached !== undefined);

function targetTable(targets: readonly Target[], verdicts: ReadonlyMap<Target, readonly Verdict[]>): string {
  const rows = targets.map((target) => {
    const of = verdicts.get(target) ?? [];
    const bounds = of.map(({ goal }) => written(goal.bound));
    const bound = new Set(bounds).size === 1 ? bounds[0]! : bounds.join(' / ');
    const sign = of.some(({ goal }) => goal.kind === 'speed') ? '≥' : '≤';
    const against = `${target.against}${of.some(({ isPeerRight }) => !isPeerRight) ? ' ≠' : ''}`;
    return [target.what, against, `${sign} ${bound}`, of.map(reachedText).join(' / '), target.seen];
  });
  return table(['what', 'compared with', 'target', 'reached', 'seen'], rows);
}

function reachedText({ reached, isMet }: Verdict): string {
  const text = reached === undefined ? 'not measured' : written(reached);
  return isMet ? text : `**${text}**`;
}

function missedOf(verdicts: ReadonlyMap<Target, readonly Verdict[]>): string[] {
  const byNote = new Map<string, string[]>();
  for (const [{ what }, of] of verdicts) {
    const misses = of.filter(({ isMet }) => !isMet);
    if (misses.length === 0) continue;
    const figures = misses
      .map(
        ({ goal, reached }) =>
          `${reached === undefined ? 'not measured' : written(reached)} (target ${written(goal.bound)})`,
      )
      .join(', ');
    const note = noteFor(missed, what) ?? unexplained;
    byNote.set(note, [...(byNote.get(note) ?? []), `${what}: ${figures}`]);
  }
  if (byNote.size === 0) return ['None: every target is reached.'];
  return [...byNote].flatMap(([note, items]) => [list(items), note]);
}

function aheadOf({ measures }: Results): string[] {
  const byNote = new Map<string, string[]>();
  for (const { name, rows, ours, peers, show, measure } of questions) {
    if (show !== 'speed') continue;
    for (const peer of peers) {
      const lead = rows.flatMap((row) => {
        const of = (measures[name] ?? []).filter((each) => each.row === row);
        const [us, them] = [of.find((each) => each.contender === ours[0]), of.find((each) => each.contender === peer)];
        const ratio = us && them ? leadOf(us, them) : 0;
        return rounded(ratio) > 1
          ? [`${measure === 'memory' ? 'memory for ' : ''}${row}, by a factor of ${rounded(ratio)}${wrongOf(them)}`]
          : [];
      });
      if (lead.length === 0) continue;
      const note = noteFor(ahead, `${labelOf(peer)}: ${lead[0]}`) ?? '';
      byNote.set(note, [...(byNote.get(note) ?? []), `${nameOf(peer)}: ${lead.join('; ')}`]);
    }
  }
  if (byNote.size === 0) return ['In none of the measured rows.'];
  return [...byNote].flatMap(([note, items]) => [list(items), ...(note === '' ? [] : [note])]);
}

/** Our time as a multiple of theirs, or our bytes. */
function leadOf(us: Measure, them: Measure): number {
  return us.bytes === undefined ? ratioOf(us, them).median : us.bytes / (them.bytes ?? Number.NaN);
}

function wrongOf(measure: Measure | undefined): string {
  return measure?.difference === undefined ? '' : ` (wrong on ${share(measure.difference)})`;
}

/** A line for each peer and kind of answer, with the smallest and the largest share of wrong answers. */
function differencesOf({ measures }: Results): string[] {
  return questions.flatMap((question) => {
    const lines = new Map<string, Measure[]>();
    for (const measure of measures[question.name] ?? []) {
      if (measure.difference === undefined) continue;
      const key = `${measure.contender} ${measure.difference.what}`;
      lines.set(key, [...(lines.get(key) ?? []), measure]);
    }
    return [...lines.values()].map((of) => {
      const sorted = of.map(({ difference }) => difference!).sort((a, b) => a.wrong / a.of - b.wrong / b.of);
      const [least, most] = [share(sorted[0]!), share(sorted.at(-1)!)];
      const { contender, difference } = of[0]!;
      const reason = question.knownToDiffer?.[contender]?.why;
      const rows = of.length === 1 ? of[0]!.row : `${of.length} rows`;
      return `${nameOf(contender)}, ${question.name}: wrong on ${least === most ? most : `${least} to ${most}`} of its ${difference!.what} (${rows})${reason === undefined ? '' : `: ${reason}`}`;
    });
  });
}

function questionOf(question: Question, results: Results): string[] {
  if ((results.measures[question.name] ?? []).length === 0) return [];
  const legend = legendOf(question);
  return [folded(question.title, [legend, ...tablesOf(question, results)].join('\n\n'))];
}
