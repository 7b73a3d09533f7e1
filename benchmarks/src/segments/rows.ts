/** The rows of the benchmark, and how a contender answers them. */
import { type Contender, summing, type Task } from '../harness/contender.js';
import { type Ends, lengths, segments, type Walls } from './scene.js';

/** The everyday form first. */
const forms = ['iterable', 'cursor'] as const;
export type Form = (typeof forms)[number] | Ray;
/**
 * The first wall on a ray of 100 tiles: the distribution of the walls, how the map is read, and what the ray is made
 * of.
 */
type Ray = `walls ${Walls}, ${'bits' | 'predicate' | 'by columns'}` | typeof positionsRow;

/** First walls between two positions that the game has at hand, instead of four numbers. */
export const positionsRow = 'walls scattered, bits, from two positions';

export const rowNames: readonly string[] = [
  ...forms.flatMap((form) => lengths.map((length) => `${form}, ${length} tiles`)),
  'walls in blocks, bits',
  'walls in blocks, predicate',
  'walls in blocks, by columns',
  'walls scattered, bits',
  'walls scattered, predicate',
  positionsRow,
  'walls scattered, by columns',
];

/**
 * Makes all segments from their ends, as a game does each frame, walks them, and writes one number for each: made from
 * its tiles by `mix`, for a ray from its first wall.
 */
export type Work = (paths: readonly Ends[], sums: Int32Array) => number;

/**
 * Makes a contender from its forms. As in a game, each form has run with everything before it is timed: a function that
 * has seen several callbacks is slower than one that has seen only one.
 */
export function contender(name: string, works: { readonly [F in Form]?: Work }, usesBefore = 20): Contender {
  const rows: Record<string, () => Task> = {};
  const add = (row: string, work: Work, length: number): void => {
    rows[row] = summing([segments(length, 1), segments(length, 2)], work, usesBefore);
  };
  for (const [form, work] of Object.entries(works)) {
    if (form.includes('walls')) add(form, work, 100);
    else for (const length of lengths) add(`${form}, ${length} tiles`, work, length);
  }
  return { name, rows };
}
