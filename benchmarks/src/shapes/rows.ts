/** The rows of the benchmark, and how a contender answers them. */
import { alternating, type Contender, type Task } from '../harness/contender.js';
import { kinds, LARGE, largeScene, type Scene, smallScene } from './scene.js';

export const works = ['rectangles', 'least rectangles', 'outlines'] as const;
export type Work = (typeof works)[number];

export const large = `${LARGE} x ${LARGE}, scattered`;
export const smallRows: readonly string[] = works.flatMap((work) => kinds.map((kind) => `${work}, ${kind}`));
/** Values are arrays of objects; columns are numbers in typed arrays. */
export const largeRows: readonly string[] = [`rectangles, ${large}`, `outlines, ${large}`];
export const rowNames: readonly string[] = [...smallRows, ...largeRows];

/** Adds a rectangle: its first column and row, and the first ones after it. */
export type AddRectangle = (west: number, north: number, east: number, south: number) => void;
/** Adds a side of an outline: a straight line from corner to corner. */
export type AddSide = (fromX: number, fromY: number, toX: number, toY: number) => void;

/** The shapes of one map. */
export interface Shaper {
  /** Finds the shapes. @returns how many there are */
  readonly find: () => number;
  /** Gives the shapes that were found last. */
  readonly report: (addRectangle: AddRectangle, addSide: AddSide) => void;
}

/** Makes a contender of functions that prepare a map, one for each kind of work that the contender does. */
export function contender(
  name: string,
  prepare: Partial<Record<Work, (scene: Scene) => Shaper>>,
  doesLarge: boolean = true,
): Contender {
  const rows: Record<string, () => Task> = {};
  for (const work of works) {
    const make = prepare[work];
    if (make === undefined) continue;
    const add = (row: string, sceneOf: (seed: number) => Scene): void => {
      let seed = 0;
      rows[row] = alternating(
        () => {
          const scene = sceneOf(1 + (seed++ % 2));
          return { scene, shaper: make(scene) };
        },
        ({ shaper }) => shaper.find(),
        ({ scene, shaper }) => coveredBy(scene, shaper),
      );
    };
    for (const kind of kinds) add(`${work}, ${kind}`, (seed) => smallScene(kind, seed));
    const row = `${work}, ${large}`;
    if (doesLarge && largeRows.includes(row)) add(row, largeScene);
  }
  return { name, rows };
}

/** How often the shapes cover each tile: 1 if it is solid and 0 if it is open. Of a large map only each 97th tile. */
function coveredBy({ size }: Scene, shaper: Shaper): number[] {
  shaper.find();
  // What each tile adds to the next one in its row.
  const changes = new Int32Array((size + 1) * size);
  const add = (x: number, y: number, change: number): void => {
    changes[y * (size + 1) + x]! += change;
  };
  shaper.report(
    (west, north, east, south) => {
      for (let y = north; y < south; y++) {
        add(west, y, 1);
        add(east, y, -1);
      }
    },
    (fromX, fromY, toX, toY) => {
      if (fromX !== toX) return;
      for (let y = Math.min(fromY, toY); y < Math.max(fromY, toY); y++) add(fromX, y, fromY > toY ? 1 : -1);
    },
  );
  const stride = size < LARGE ? 1 : 97;
  const covers: number[] = [];
  for (let y = 0; y < size; y++) {
    let cover = 0;
    for (let x = 0; x < size; x++) {
      cover += changes[y * (size + 1) + x]!;
      if ((y * size + x) % stride === 0) covers.push(cover);
    }
  }
  return covers;
}
