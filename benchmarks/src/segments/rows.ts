/** The rows of the question, and what of them each contender answers. */
import type { Contender, Task } from '../harness/contender.js';
import { lengths, segments, type Walls } from './scene.js';

export type Form = 'array' | 'cursor' | 'visitor' | 'iterable' | Ray;
/** The first wall on a ray of 100 tiles: how the walls lie, and how the map is asked. */
export type Ray = `walls ${Walls}, ${'bits' | 'predicate'}`;

const forms: readonly Form[] = ['array', 'cursor', 'visitor', 'iterable'];

export const rowNames: readonly string[] = [
  ...forms.flatMap((form) => lengths.map((length) => `${form}, ${length} tiles`)),
  'walls in blocks, bits',
  'walls in blocks, predicate',
  'walls scattered, bits',
  'walls scattered, predicate',
];

/** Goes along all segments, and gives a number made of all tiles in their order. */
export type Work<Path> = (paths: readonly Path[]) => number;

/**
 * A contender out of its forms. Each has been used for everything before it is timed, as in a game: a function that has
 * seen several callbacks is not what it is with one.
 */
export function contender<Path>(
  name: string,
  pathOf: (sx: number, sy: number, ex: number, ey: number) => Path,
  works: { readonly [F in Form]?: Work<Path> },
): Contender {
  const rows: Record<string, () => Task> = {};
  for (const [form, work] of Object.entries(works)) {
    const add = (row: string, length: number): void => {
      const sets = [1, 2].map((seed) => segments(length, seed).map(({ sx, sy, ex, ey }) => pathOf(sx, sy, ex, ey)));
      for (let i = 0; i < 20; i++) for (const set of sets) work(set);
      rows[row] = () => {
        let turn = 0;
        let sum = 0;
        return {
          run: () => (sum = work(sets[(turn = 1 - turn)] ?? [])),
          answer: () => [sum],
        };
      };
    };
    if (form.includes('walls')) add(form, 100);
    else for (const length of lengths) add(`${form}, ${length} tiles`, length);
  }
  return { name, rows };
}
