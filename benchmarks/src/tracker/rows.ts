/** The rows of every contender, by size, distribution and workload, and how an index becomes a contender. */
import type { Contender, Task } from '../harness/contender.js';
import { meetObject } from './exact.js';
import { type Cast, type Distribution, makeScene, type Positions, questions, type Scene } from './scene.js';

/**
 * What a contender can do with its objects. A query method writes one number for each query: the sum of the indices of
 * the objects in the answer, so that their order does not matter. It returns any number that depends on these sums.
 */
export interface Index {
  /** Moves all objects to new positions. */
  update(positions: Positions): number;
  /** Objects in 1,000 rectangles of 4 x 4 tiles. */
  rectangles?(sums: Float64Array): number;
  /** Objects in 1,000 circles of radius 5. */
  circles?(sums: Float64Array): number;
  /** First hits on 1,000 segments of 50 tiles; -1 for no hit. */
  firstHits?(sums: Float64Array): number;
  /** All overlapping pairs: their number, and their sum by `addPair`. */
  pairs?(sums: Float64Array): number;
  /** The eight nearest objects, for 1,000 places. */
  nearest?(sums: Float64Array): number;
}

export const queries = ['rectangles', 'circles', 'firstHits', 'pairs', 'nearest'] as const;
export const works = ['update', ...queries] as const;
export type Work = (typeof works)[number];

export const sizes = [1000, 10_000, 100_000] as const;
export const distributions: readonly Distribution[] = ['uniform', 'clustered'];

export const rowName = (size: number, distribution: Distribution, work: Work): string =>
  `${size} ${distribution}: ${work}`;

export const rowNames: readonly string[] = sizes.flatMap((size) =>
  distributions.flatMap((distribution) => works.map((work) => rowName(size, distribution, work))),
);

/** What the numbers of an answer stand for. */
export function answersOf(row: string): string {
  const work = row.slice(row.lastIndexOf(' ') + 1);
  if (work === 'firstHits') return 'rays';
  return work === 'update' ? 'rectangles' : work === 'nearest' ? 'places' : work;
}

/** Adds a pair, in either order, to a sum. The arithmetic is in integers, which need no heap. */
export function addPair(sum: number, a: number, b: number): number {
  return (sum + Math.imul(a + 1, b + 1)) | 0;
}

/** A contender for the given workloads, in scenes of all sizes and distributions. */
export function contender(
  name: string,
  make: (scene: Scene) => Index,
  does: readonly Work[] = works,
  hasRectangles = false,
): Contender {
  const rows: Record<string, () => Task> = {};
  const builds: Record<string, () => () => unknown> = {};
  let built: { readonly cast: Cast; readonly worlds: readonly [World, World] } | undefined;
  for (const count of sizes) {
    for (const distribution of distributions) {
      const cast: Cast = { count, distribution, hasRectangles };
      const worlds = (): readonly [World, World] => {
        if (built?.cast !== cast) {
          built = undefined;
          built = { cast, worlds: [makeWorld(make, makeScene(cast, 1)), makeWorld(make, makeScene(cast, 2))] };
        }
        return built.worlds;
      };
      for (const work of does) rows[rowName(count, distribution, work)] = () => taskOf(worlds(), work);
      builds[`${count} ${distribution}`] = () => {
        const scene = makeScene(cast, 1);
        return () => make(scene);
      };
    }
  }
  return { name, rows, builds };
}

/** A scene and an index over it, kept for all workloads of a process. */
export interface World {
  readonly scene: Scene;
  readonly index: Index;
  readonly sums: Float64Array;
  frame: 0 | 1;
}

export function makeWorld(make: (scene: Scene) => Index, scene: Scene): World {
  return { scene, index: make(scene), sums: new Float64Array(questions), frame: 0 };
}

function goTo(world: World, frame: 0 | 1): number {
  world.frame = frame;
  return world.index.update(world.scene.frames[frame]);
}

/** Alternates between the worlds. `alternating` would make new data for each row. */
export function taskOf(worlds: readonly [World, World], work: Work): Task {
  for (const world of worlds) if (world.frame === 1) goTo(world, 0);
  let turn: 0 | 1 = 0;
  return {
    run: () => {
      turn = turn === 0 ? 1 : 0;
      const world = worlds[turn];
      if (work === 'update') return goTo(world, world.frame === 0 ? 1 : 0);
      return world.index[work]!(world.sums);
    },
    answer: () =>
      worlds.flatMap((world) => {
        const { scene, index, sums } = world;
        // Updates the objects, which may be in either frame.
        if (work === 'update') goTo(world, 1);
        index[work === 'update' ? 'rectangles' : work]!(sums);
        // If a segment hits two objects at once, both answers are right.
        if (work === 'firstHits')
          return Array.from(sums, (i, at) => meetObject(scene, scene.frames[world.frame], at, i));
        return Array.from(sums.subarray(0, work === 'pairs' ? 2 : questions));
      }),
  };
}
