/** The rows of the question, and what of them each contender answers. */
import { type Contender, summing, type Task } from '../harness/contender.js';
import { lengths, segments, type Walls } from './scene.js';

export type Form = 'array' | 'cursor' | 'visitor' | 'iterable' | Ray;
/** The first wall on a ray of 100 tiles: how the walls lie, and how the map is asked. */
export type Ray = `walls ${Walls}, ${'bits' | 'predicate'}`;

const forms: readonly Form[] = ['array', 'cursor', 'visitor', 'iterable'];

/** Between whole coordinates: not for its speed, but for the last tiles. */
export const wholeRow = 'visitor, 100 tiles, whole coordinates';

export const rowNames: readonly string[] = [
  ...forms.flatMap((form) => lengths.map((length) => `${form}, ${length} tiles`)),
  'walls in blocks, bits',
  'walls in blocks, predicate',
  'walls scattered, bits',
  'walls scattered, predicate',
  wholeRow,
];

/**
 * Goes along all segments. Writes for each a number made of its tiles by `mix`; for the array form of their number and
 * the last of them, since filling the array is all the work; for a ray of its first wall.
 */
export type Work<Path> = (paths: readonly Path[], sums: Int32Array) => number;

export type PathOf<Path> = (sx: number, sy: number, ex: number, ey: number) => Path;

/**
 * A contender out of its forms. Each has been used for everything before it is timed, as in a game: a function that has
 * seen several callbacks is not what it is with one.
 */
export function contender<Path>(
  name: string,
  pathOf: PathOf<Path>,
  works: { readonly [F in Form]?: Work<Path> },
  usesBefore = 20,
): Contender {
  const rows: Record<string, () => Task> = {};
  const add = (row: string, work: Work<Path>, length: number): void => {
    const coordinates = row === wholeRow ? 'whole' : 'between borders';
    const [first, second] = [1, 2].map((seed) =>
      segments(length, seed, coordinates).map(({ sx, sy, ex, ey }) => pathOf(sx, sy, ex, ey)),
    );
    rows[row] = summing([first!, second!], work, usesBefore);
  };
  for (const [form, work] of Object.entries(works)) {
    if (form.includes('walls')) add(form, work, 100);
    else for (const length of lengths) add(`${form}, ${length} tiles`, work, length);
    if (form === 'visitor') add(wholeRow, work, 100);
  }
  return { name, rows };
}

/** What the array form answers for a segment: how many tiles it has, and the last. */
export function countAndLast(count: number, x: number, y: number): number {
  return (Math.imul(count, 0x1_0001) + (x ^ (y << 9))) | 0;
}
