/** The page of a run: what was promised, what is reached, who is ahead, and all figures. */
import { labelOf } from '../harness/print.js';
import type { Measure, Question } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { ratioOf } from '../harness/statistics.js';
import { questions, reports } from '../questions.js';
import { judge, rounded, type Verdict, written } from './judge.js';
import { ahead, missed, noteFor } from './notes.js';
import { bestTable, legendOf, nameOf, share, tablesOf } from './questionTables.js';
import { folded, list, table } from './tables.js';
import { summaryOf } from './summary.js';
import { sections } from './targets/index.js';
import type { Target } from './targets/target.js';

/** Stands where `notes.ts` says nothing about a miss. */
export const unexplained = 'Not explained yet.';

export interface Picture {
  readonly file: string;
  readonly title: string;
}

export function pageOf(results: Results, pictures: readonly Picture[]): string {
  const { machine, date, minutes } = results;
  const verdicts = new Map(
    sections.flatMap(({ targets }) => targets.map((target) => [target, judge(target, results)] as const)),
  );
  const all = [...verdicts.values()].flat();
  const reached = all.filter(({ isMet }) => isMet).length;
  return `${[
    '# Performance',
    `Made by \`npm run bench\` and \`npm run bench:report\`, on ${date.slice(0, 10)}: ${Object.values(machine).join(', ')}; ${Math.round(minutes)} minutes. [How the figures are made](../benchmarks/README.md), and how to add a contender. A ratio is a median over rounds in which all contenders took turns; another machine has other times, and other ratios too.`,
    '## What to take from it',
    ...summaryOf(results),
    `≠: its answers differ, see [below](#who-answers-differently). ${reached} of ${all.length} figures reach the targets that the design set; [what is missed, and why](#what-is-missed-and-why), [where a peer is ahead](#where-a-peer-is-ahead).`,
    ...pictures.map(({ file, title }) => `![${title}](${file})`),
    '## Targets',
    'At least so many times as fast as what it is compared with; for costs and growth, at most so many times the time. Bold is missed. A comparison marked ≠ answers differently. "Seen" is the best that trials of the design have reached.',
    ...sections.flatMap(({ title, targets }) => [`### ${title}`, targetTable(targets, verdicts)]),
    '## Tracked objects beside the best peer',
    'How many times as fast as the fastest peer of each cell, which is named; its answers differ where it is marked ≠.',
    bestTable(results),
    '## What is missed, and why',
    ...missedOf(verdicts),
    '## Where a peer is ahead',
    ...aheadOf(results),
    '## Who answers differently',
    'Every contender is asked before it is timed, and its answers are compared with those of brute force. These differ:',
    list(differencesOf(results)),
    'The best peer of a row is the fastest of those that differ in no more than 1 % of their answers; where none does, the fastest of all.',
    '## All figures',
    ...questions.flatMap((question) => questionOf(question, results)),
    ...reports.map(({ name, title }) =>
      folded(
        title,
        table(
          ['', 'measured', 'bound of the check'],
          (results.figures[name] ?? []).map((each) => [
            each.name,
            `${rounded(each.value)} ${each.unit}`,
            `${each.limit}`,
          ]),
        ),
      ),
    ),
  ].join('\n\n')}\n`;
}

function targetTable(targets: readonly Target[], verdicts: ReadonlyMap<Target, readonly Verdict[]>): string {
  const rows = targets.map((target) => {
    const of = verdicts.get(target) ?? [];
    const bounds = of.map(({ goal }) => written(goal.bound));
    const bound = new Set(bounds).size === 1 ? bounds[0]! : bounds.join(' / ');
    const sign = of.some(({ goal }) => goal.kind === 'speed') ? '≥' : '≤';
    const against = `${target.against}${of.some(({ isPeerRight }) => !isPeerRight) ? ' ≠' : ''}`;
    return [target.what, against, `${sign} ${bound}`, of.map(reachedText).join(' / '), target.seen];
  });
  return table(['what', 'against', 'target', 'reached', 'seen'], rows);
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
          `${reached === undefined ? 'not measured' : written(reached)} for ${written(goal.bound)}`,
      )
      .join(', ');
    const note = noteFor(missed, what) ?? unexplained;
    byNote.set(note, [...(byNote.get(note) ?? []), `${what}: ${figures}`]);
  }
  if (byNote.size === 0) return ['Nothing: every target is reached.'];
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
          ? [`${measure === 'memory' ? 'memory for ' : ''}${row}, by ${rounded(ratio)}${wrongOf(them)}`]
          : [];
      });
      if (lead.length === 0) continue;
      const note = noteFor(ahead, `${labelOf(peer)}: ${lead[0]}`) ?? '';
      byNote.set(note, [...(byNote.get(note) ?? []), `${nameOf(peer)}: ${lead.join('; ')}`]);
    }
  }
  if (byNote.size === 0) return ['Nowhere in the rows that were measured.'];
  return [...byNote].flatMap(([note, items]) => [list(items), ...(note === '' ? [] : [note])]);
}

/** How many times as long we take, or as many bytes. */
function leadOf(us: Measure, them: Measure): number {
  return us.bytes === undefined ? ratioOf(us, them).median : us.bytes / (them.bytes ?? Number.NaN);
}

function wrongOf(measure: Measure | undefined): string {
  return measure?.difference === undefined ? '' : ` (wrong on ${share(measure.difference)})`;
}

/** A line for each peer and kind of answer, with the least and the greatest share that is wrong. */
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
