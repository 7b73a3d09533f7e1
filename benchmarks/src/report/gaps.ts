/** What keeps results from being the page. */
import { resolve } from 'node:path';
import type { Question } from '../harness/question.js';
import type { Results } from '../harness/results.js';
import { questions, reports } from '../questions.js';

/** The results that the page is made from. They are kept, to make it again when its words change. */
export const PUBLISHED = 'results/published.json';

/**
 * The benchmarks that a file lacks figures of. A full run lacks nothing. Benchmarks may be newer than the published
 * results: those may lack all figures of one, but no part of them.
 */
export function lackingIn(file: string, { measures, figures }: Results): string[] {
  const isPublished = resolve(file) === resolve(PUBLISHED);
  const lacksAll = (of: readonly unknown[] = []): boolean => of.length === 0;
  return [
    ...questions.filter((question) => {
      const of = measures[question.name];
      return lacksAll(of) ? !isPublished : !isWhole(question, of ?? []);
    }),
    ...reports.filter(({ name }) => !isPublished && lacksAll(figures[name])),
  ].map(({ name }) => name);
}

function isWhole({ rows, ours, peers, forms }: Question, of: Results['measures'][string]): boolean {
  return (
    rows.every((row) => of.some((each) => each.row === row)) &&
    [...ours, ...peers].every((contender) => of.some((each) => each.contender === contender)) &&
    // Without a browser there are no figures of a browser.
    forms.every((form) => of.some((each) => each.form === form))
  );
}
