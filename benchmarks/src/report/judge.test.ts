/** When a target counts as reached, and how its figure is printed. */
import { expect, it } from 'vitest';
import type { Results } from '../harness/results.js';
import { judge } from './judge.js';
import type { Goal } from './targets/target.js';

/** A run in which the peer's time is this multiple of ours. */
function runOf(ratio: number): Results {
  const cell = { form: 'bundled', row: 'row' } as const;
  return {
    date: '',
    minutes: 0,
    machine: { node: '', processor: '', cores: '', memory: '', system: '' },
    versions: {},
    measures: {
      question: [
        { ...cell, contender: 'ours', times: [1] },
        { ...cell, contender: 'peer', times: [ratio] },
      ],
    },
    figures: {},
  };
}

function verdictOf(ratio: number, bound: number) {
  const goal: Goal = {
    kind: 'speed',
    question: 'question',
    form: 'bundled',
    row: 'row',
    contender: 'ours',
    against: 'peer',
    bound,
  };
  return judge({ what: '', against: '', goals: [goal], seen: '' }, runOf(ratio))[0];
}

it.each([
  [13.4, 13, true, 13],
  [12.7, 13, false, 12.7],
  [2.46, 2.5, false, 2.46],
  [1.996, 2, false, 1.996],
])('%d with a target of at least %d: reached is %s, printed as %d', (ratio, bound, isMet, reached) => {
  expect(verdictOf(ratio, bound)).toMatchObject({ isMet, reached });
});

it('is missed if it was not measured', () => {
  const goals = [verdictOf(1, 1)!.goal];
  const nothing = { ...runOf(1), measures: {} };
  expect(judge({ what: '', against: '', goals, seen: '' }, nothing)[0]).toMatchObject({ isMet: false });
});
