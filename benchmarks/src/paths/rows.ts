/** How a contender answers the rows: it finds a path for each pair of a scene. */
import { alternating, type Contender, type Task } from '../harness/contender.js';
import { kinds } from './maps.js';
import { type Asked, type Pair, rowName, type Scene, sceneOf } from './scene.js';

/** Finds paths on one map. */
export interface Finder<Path> {
  readonly find: (pair: Pair) => Path;
  /** The length of a path that was just found, in tiles; not timed. */
  readonly lengthOf: (path: Path, pair: Pair) => number;
}

/** Makes a contender of a function that prepares a map: what it does once for each map is not timed. */
export function contender<Path>(
  name: string,
  answers: readonly Asked[],
  prepare: (scene: Scene, what: Asked) => Finder<Path>,
): Contender {
  const rows: Record<string, () => Task> = {};
  for (const what of answers) {
    for (const kind of kinds) {
      let seed = 0;
      rows[rowName(what, kind)] = alternating(
        () => {
          const scene = sceneOf(what, kind, 1 + (seed++ % 2));
          return { scene, finder: prepare(scene, what), last: [] as Path[] };
        },
        ({ scene, finder, last }) => {
          for (let i = 0; i < scene.pairs.length; i++) last[i] = finder.find(scene.pairs[i]!);
          return last.length;
        },
        ({ scene, finder }) => scene.pairs.map((pair) => finder.lengthOf(finder.find(pair), pair)),
      );
    }
  }
  return { name, rows };
}

/** The length of a path that goes along rows, columns and diagonals from point to point. */
export function octileLength(points: readonly (readonly [x: number, y: number])[]): number {
  let straight = 0;
  let diagonal = 0;
  for (let i = 1; i < points.length; i++) {
    const dx = Math.abs(points[i]![0] - points[i - 1]![0]);
    const dy = Math.abs(points[i]![1] - points[i - 1]![1]);
    if (dx !== 0 && dy !== 0 && dx !== dy) throw new RangeError('octileLength: a leg is neither straight nor diagonal');
    if (dx === dy) diagonal += dx;
    else straight += dx + dy;
  }
  // As in `movesTo`, so that equal ways have equal lengths.
  return straight + diagonal * Math.SQRT2;
}

/** The walls as rows of numbers, 1 for a wall, as many libraries take them. */
export function matrixOf({ walls }: Scene): number[][] {
  const rows: number[][] = [];
  walls.forEach((isWall, x, y) => ((rows[y] ??= [])[x] = isWall ? 1 : 0));
  return rows;
}
