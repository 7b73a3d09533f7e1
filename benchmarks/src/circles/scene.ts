/**
 * Circles of radius 1, 5, 15 and 100 tiles, anywhere in a world of 1 m tiles, and how a contender finds their tiles.
 */
import { type Contender, summing } from '../harness/contender.js';
import { generator } from '../harness/random.js';

const radii = [1, 5, 15, 100] as const;
/** The everyday form first. */
const forms = ['iterable', 'rows'] as const;

export const rowNames: readonly string[] = forms.flatMap((form) => radii.map((radius) => `${form}, radius ${radius}`));

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Circles with about 10,000 tiles in all; a single circle of radius 100 has more. */
function circles(radius: number, seed: number): Disc[] {
  const random = generator(seed);
  const count = Math.max(1, Math.round(10_000 / (Math.PI * radius * radius)));
  return Array.from({ length: count }, () => ({ x: random() * 500, y: random() * 500, radius }));
}

/** Makes all circles, visits their tiles, and writes one number for each circle, made from its tiles. */
export type Work = (all: readonly Disc[], sums: Int32Array) => number;

/** Makes a contender from its forms. As in a game, each form has run with everything before it is timed. */
export function contender(name: string, works: Readonly<Record<(typeof forms)[number], Work>>): Contender {
  const rows = radii.flatMap((radius) => {
    const lists = [circles(radius, 1), circles(radius, 2)] as const;
    return forms.map((form) => [`${form}, radius ${radius}`, summing(lists, works[form], 10)] as const);
  });
  return { name, rows: Object.fromEntries(rows) };
}
