import { describe, expect, it } from 'vitest';
import type { Measure } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { questions, reports } from '../questions.js';
import { lackingIn, PUBLISHED } from './gaps.js';

/** A run of all benchmarks. */
const measures: Record<string, readonly Measure[]> = Object.fromEntries(
  questions.map(({ name, rows, ours, peers, forms }) => [
    name,
    forms.flatMap((form) => rows.flatMap((row) => [...ours, ...peers].map((contender) => ({ form, row, contender })))),
  ]),
);
const figures = Object.fromEntries(reports.map(({ name }) => [name, [{}]]));
const full = { measures, figures } as unknown as Results;
const [first, second] = [questions[0]!.name, questions[1]!.name];
const [, ...rest] = measures[first]!.filter(({ row }) => row !== questions[0]!.rows[0]);
const partial: Results = { ...full, measures: { ...measures, [first]: rest } };
const newer: Results = { ...full, measures: { ...measures, [second]: [] }, figures: {} };

describe('the results of a run', () => {
  it('lack nothing after a full run', () => {
    expect(lackingIn('results/latest.json', full)).toEqual([]);
  });

  it('lack benchmarks that it left out, and those of which it has a part', () => {
    expect(lackingIn('results/latest.json', partial)).toEqual([first]);
    expect(lackingIn('results/latest.json', newer)).toEqual([second, ...reports.map(({ name }) => name)]);
  });
});

describe.each([PUBLISHED, `./${PUBLISHED}`, `${process.cwd()}/${PUBLISHED}`])(
  'the published results, as %s',
  (file) => {
    it('may be older than a benchmark', () => {
      expect(lackingIn(file, newer)).toEqual([]);
    });

    it('may not have a part of a benchmark', () => {
      expect(lackingIn(file, partial)).toEqual([first]);
    });
  },
);
