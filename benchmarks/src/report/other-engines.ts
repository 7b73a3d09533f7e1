/** The targets that runs in other engines have measured, beside those of the full run. */
import type { Results } from '../harness/results.js';
import { judge } from './judge.js';
import { table } from './tables.js';
import { sections } from './targets/index.js';
import type { Goal, Target } from './targets/target.js';

export function otherEnginesOf(results: Results): readonly string[] {
  const { others = [] } = results;
  if (others.length === 0) return [];
  const runs = [results, ...others].map((run) => ({ run, name: engineOf(run), form: formOf(run) }));
  const rows = sections
    .flatMap(({ targets }) => targets)
    .filter(({ goals }) => others.some((other) => goals.every((goal) => isMeasured(goal, other))))
    .map((target) => [target.what, ...runs.map(({ run, form }) => reachedIn(target, run, form))]);
  return [
    '## Other engines',
    'What the targets above reach in runs of some benchmarks in other engines. Chromium has no clock of processor time, so its figures vary more.',
    table(['what', ...runs.map(({ name }) => name)], rows),
  ];
}

/** A run in another engine measures one form only. */
function formOf({ measures }: Results): 'bundled' | 'browser' {
  return Object.values(measures).some((of) => of.some(({ form }) => form === 'bundled')) ? 'bundled' : 'browser';
}

function engineOf(run: Results): string {
  const { node, browser = node } = run.machine;
  return (formOf(run) === 'browser' ? browser : node).replace('Node v', 'Node ');
}

function isMeasured(goal: Goal, { measures }: Results): boolean {
  return goal.kind !== 'figure' && (measures[goal.question] ?? []).some(({ row }) => row === goal.row);
}

function reachedIn({ goals, ...rest }: Target, run: Results, form: 'bundled' | 'browser'): string {
  const moved = goals.map((goal): Goal => (goal.kind === 'figure' ? goal : { ...goal, form }));
  return judge({ goals: moved, ...rest }, run)
    .map(({ reached }) => (reached === undefined ? '-' : `${reached}`))
    .join(' / ');
}
