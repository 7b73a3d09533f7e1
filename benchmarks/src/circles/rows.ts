/** The rows of the question, and what of them each contender answers. */
import type { Contender, Task } from '../harness/contender.js';
import { circles, radii } from './scene.js';

export type Form = 'visitor' | 'rows' | 'iterable' | 'array';

const forms: readonly Form[] = ['visitor', 'rows', 'iterable', 'array'];

export const rowNames: readonly string[] = forms.flatMap((form) => radii.map((radius) => `${form}, radius ${radius}`));

/** A contender out of its forms; each has been used for everything before it is timed, as in a game. */
export function contender<Circle>(
  name: string,
  circleOf: (x: number, y: number, radius: number) => Circle,
  works: Readonly<Record<Form, (all: readonly Circle[]) => number>>,
): Contender {
  const rows: Record<string, () => Task> = {};
  for (const radius of radii) {
    const sets = [1, 2].map(() => circles(radius).map((each) => circleOf(each.x, each.y, each.radius)));
    for (const form of forms) {
      const work = works[form];
      for (let i = 0; i < 10; i++) for (const set of sets) work(set);
      rows[`${form}, radius ${radius}`] = () => {
        let turn = 0;
        let sum = 0;
        return {
          run: () => (sum = work(sets[(turn = 1 - turn)] ?? [])),
          answer: () => [sum],
        };
      };
    }
  }
  return { name, rows };
}
