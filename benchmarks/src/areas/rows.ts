/** The rows of the benchmark, and how a contender answers them. */
import { type Contender, summing } from '../harness/contender.js';
import { mix } from '../segments/scene.js';
import { type Area, areas, type Kind, kinds, reaches } from './scene.js';

export const rowName = (kind: Kind, reach: number): string => `${kind}, reach ${reach}`;

export const rowNames: readonly string[] = kinds.flatMap((kind) => reaches.map((reach) => rowName(kind, reach)));

/** Makes all shapes, visits their rows, and writes one number for each shape, made from its rows. */
export type Work<Shape> = (all: readonly Shape[], sums: Int32Array) => number;

/** Adds a row of tiles to the number of a shape. */
export function mixRow(sum: number, y: number, xMin: number, xMax: number): number {
  return mix(mix(sum, xMin, y), -xMax, y);
}

/** Makes a contender. As in a game, it has asked about all kinds of shapes before anything is timed. */
export function contender<Shape>(
  name: string,
  shapeOf: (kind: Kind, area: Area) => Shape,
  workOf: (kind: Kind) => Work<Shape>,
  usesBefore = 10,
): Contender {
  const rows: Contender['rows'] = Object.fromEntries(
    reaches.flatMap((reach) =>
      kinds.map((kind) => {
        const [first, second] = [1, 2].map((seed) => areas(reach, seed).map((area) => shapeOf(kind, area)));
        return [rowName(kind, reach), summing([first!, second!], workOf(kind), usesBefore)] as const;
      }),
    ),
  );
  return { name, rows };
}
