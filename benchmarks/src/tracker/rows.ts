/** What every contender does: its rows by size, distribution and work, and how an index becomes a contender. */
import { alternating, type Contender, type Task } from '../harness/contender.js';
import { type Distribution, makeScene, type Positions, type Scene } from './scene.js';

/** What a contender can do with its objects. All answers are checksums that do not depend on an order. */
export interface Index {
  /** Moves all objects to new positions. */
  update(positions: Positions): number;
  /** A thousand rectangles of 4 x 4 tiles: the sum of the indices of all objects that overlap. */
  rectangles(): number;
  /** A thousand circles of radius 5. */
  circles(): number;
  /** A thousand first hits on segments of 50 tiles. */
  firstHits(): number;
  /** The number of all overlapping pairs. */
  pairs(): number;
  /** A thousand times the eight nearest: the sum of their indices. */
  nearest(): number;
}

export const works = ['update', 'rectangles', 'circles', 'firstHits', 'pairs', 'nearest'] as const;
export type Work = (typeof works)[number];

const sizes = [1000, 10_000, 100_000] as const;
const distributions: readonly Distribution[] = ['uniform', 'clustered'];

export const rowName = (size: number, distribution: Distribution, work: Work): string =>
  `${size} ${distribution}: ${work}`;

export const rowNames: readonly string[] = sizes.flatMap((size) =>
  distributions.flatMap((distribution) => works.map((work) => rowName(size, distribution, work))),
);

/** Whether a contender takes part in a row. */
export type TakesPart = (size: number, work: Work) => boolean;

export function contender(name: string, make: (scene: Scene) => Index, takesPart: TakesPart = () => true): Contender {
  const rows: Record<string, () => Task> = {};
  for (const size of sizes) {
    for (const distribution of distributions) {
      for (const work of works) {
        if (takesPart(size, work)) rows[rowName(size, distribution, work)] = taskOf(make, size, distribution, work);
      }
    }
  }
  return { name, rows };
}

function taskOf(make: (scene: Scene) => Index, size: number, distribution: Distribution, work: Work): () => Task {
  let seed = 0;
  return alternating(
    () => {
      const scene = makeScene(size, distribution, ++seed % 2);
      const index = make(scene);
      return { scene, index, turn: 0 };
    },
    (data) => {
      if (work !== 'update') return data.index[work]();
      data.turn = 1 - data.turn;
      return data.index.update(data.scene.frames[data.turn as 0 | 1]);
    },
    ({ index }) => (work === 'update' ? [index.rectangles(), index.pairs()] : [index[work]()]),
  );
}
