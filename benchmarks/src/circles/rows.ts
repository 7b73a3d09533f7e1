/** The rows of the benchmark, and how a contender answers them. */
import { type Contender, summing, type Task } from '../harness/contender.js';
import { circles, type Disc, radii } from './scene.js';

export type Form = 'visitor' | 'rows' | 'iterable' | 'array';

const forms: readonly Form[] = ['visitor', 'rows', 'iterable', 'array'];

export const rowNames: readonly string[] = forms.flatMap((form) => radii.map((radius) => `${form}, radius ${radius}`));

/** Makes all circles, visits their tiles, and writes one number for each circle, made from its tiles. */
export type Work = (all: readonly Disc[], sums: Int32Array) => number;

/** Makes a contender from its forms. As in a game, each form has run with everything before it is timed. */
export function contender(name: string, works: Readonly<Record<Form, Work>>): Contender {
  const rows: Record<string, () => Task> = {};
  for (const radius of radii) {
    const lists = [circles(radius, 1), circles(radius, 2)] as const;
    for (const form of forms) rows[`${form}, radius ${radius}`] = summing(lists, works[form], 10);
  }
  return { name, rows };
}
