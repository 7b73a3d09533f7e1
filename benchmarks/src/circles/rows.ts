/** The rows of the question, and what of them each contender answers. */
import type { Contender, Task } from '../harness/contender.js';
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
    const sets = [1, 2].map((seed) => circles(radius, seed).map((each) => circleOf(each.x, each.y, each.radius)));
    const sums = sets.map((set) => new Int32Array(set.length));
    for (const form of forms) {
      const work = works[form];
      for (let i = 0; i < 10; i++) for (const [at, set] of sets.entries()) work(set, sums[at]!);
      rows[`${form}, radius ${radius}`] = () => {
        let turn = 0;
        return {
          run: () => work(sets[(turn = 1 - turn)]!, sums[turn]!),
          answer: () => {
            for (const [at, set] of sets.entries()) work(set, sums[at]!);
            return sums.flatMap((each) => Array.from(each));
          },
        };
      };
    }
  }
  return { name, rows };
}
