/** The rows of the question, and what of them each contender answers. */
import { type Contender, summing, type Task } from '../harness/contender.js';
import { circles, radii } from './scene.js';

export type Form = 'visitor' | 'rows' | 'iterable' | 'array';

const forms: readonly Form[] = ['visitor', 'rows', 'iterable', 'array'];

export const rowNames: readonly string[] = forms.flatMap((form) => radii.map((radius) => `${form}, radius ${radius}`));

/** Goes through all circles, and writes for each a number made of its tiles. */
export type Work<Circle> = (all: readonly Circle[], sums: Int32Array) => number;

/** A contender out of its forms; each has been used for everything before it is timed, as in a game. */
export function contender<Circle>(
  name: string,
  circleOf: (x: number, y: number, radius: number) => Circle,
  works: Readonly<Record<Form, Work<Circle>>>,
): Contender {
  const rows: Record<string, () => Task> = {};
  for (const radius of radii) {
    const [first, second] = [1, 2].map((seed) => circles(radius, seed).map(({ x, y }) => circleOf(x, y, radius)));
    for (const form of forms) rows[`${form}, radius ${radius}`] = summing([first!, second!], works[form], 10);
  }
  return { name, rows };
}
