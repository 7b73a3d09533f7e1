/** The rows of the benchmark, and how a contender answers them. */
import { type Contender, summing, type Task } from '../harness/contender.js';
import { circles, radii } from './scene.js';

export type Form = 'visitor' | 'rows' | 'iterable' | 'array';

const forms: readonly Form[] = ['visitor', 'rows', 'iterable', 'array'];

export const rowNames: readonly string[] = forms.flatMap((form) => radii.map((radius) => `${form}, radius ${radius}`));

/** Visits all circles, and writes one number for each, made from its tiles. */
export type Work<Circle> = (all: readonly Circle[], sums: Int32Array) => number;

/** Makes a contender from its forms. As in a game, each form has run with everything before it is timed. */
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
