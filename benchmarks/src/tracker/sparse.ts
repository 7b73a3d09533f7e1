/**
 * Nearly empty worlds: circles and first hits among few objects on many tiles. All shapes are made inside the clock,
 * and all answers are read.
 */
import { generator } from '../harness/random.js';
import type { Contender, Task } from '../harness/contender.js';
import { bareIndex } from './bare-kernel.js';
import { makeIndex as bruteForceIndex } from './brute-force.js';
import { makeIndex as flatbushIndex } from './peers/flatbush.js';
import { type Index, makeWorld, taskOf, type World } from './rows.js';
import { type Positions, questions, type Scene } from './scene.js';
import { indexOver, track } from './tilewright.js';

interface SparseCast {
  readonly count: number;
  /** Width and height of the world, in tiles. */
  readonly side: number;
  /** Circles have 0.2 to 0.5 times this radius. */
  readonly size: number;
}

const usual = { side: 512, size: 1 } as const;

/** 0.0004, 0.004, 0.04 and 0.4 objects per tile; and 0.0006, and with small circles. */
const casts: readonly (readonly [name: string, SparseCast])[] = [
  ['100 on 512 x 512', { ...usual, count: 100 }],
  ['1000 on 512 x 512', { ...usual, count: 1000 }],
  ['10000 on 512 x 512', { ...usual, count: 10_000 }],
  ['100000 on 512 x 512', { ...usual, count: 100_000 }],
  ['10000 on 4096 x 4096', { ...usual, count: 10_000, side: 4096 }],
  ['1000 on 512 x 512, small', { ...usual, count: 1000, size: 0.1 }],
];

const sparseWorks = ['circles', 'firstHits'] as const;

export const rowNames: readonly string[] = casts.flatMap(([name]) => sparseWorks.map((work) => `${name}: ${work}`));

function makeSparseScene({ count, side, size }: SparseCast, seed: number): Scene {
  const random = generator(seed);
  const pair = (length: number): Positions => ({ xs: new Float64Array(length), ys: new Float64Array(length) });
  const [now, next] = [pair(count), pair(count)];
  const radii = new Float64Array(count);
  for (let i = 0; i < count; i++) {
    now.xs[i] = random() * side;
    now.ys[i] = random() * side;
    next.xs[i] = now.xs[i]! + (random() - 0.5) / 5;
    next.ys[i] = now.ys[i]! + (random() - 0.5) / 5;
    radii[i] = size * (0.2 + 0.3 * random());
  }
  const [places, ends] = [pair(questions), pair(questions)];
  for (let i = 0; i < questions; i++) {
    const angle = random() * 2 * Math.PI;
    places.xs[i] = random() * side;
    places.ys[i] = random() * side;
    ends.xs[i] = places.xs[i]! + 50 * Math.cos(angle);
    ends.ys[i] = places.ys[i]! + 50 * Math.sin(angle);
  }
  return { count, rectangles: 0, side, frames: [now, next], radii, halfHeights: radii, places, ends };
}

export function sparseContender(name: string, make: (scene: Scene) => Index): Contender {
  const rows: Record<string, () => Task> = {};
  let built: { readonly cast: SparseCast; readonly worlds: readonly [World, World] } | undefined;
  for (const [row, cast] of casts) {
    const worlds = (): readonly [World, World] => {
      if (built?.cast !== cast) {
        built = undefined;
        built = {
          cast,
          worlds: [makeWorld(make, makeSparseScene(cast, 1)), makeWorld(make, makeSparseScene(cast, 2))],
        };
      }
      return built.worlds;
    };
    for (const work of sparseWorks) rows[`${row}: ${work}`] = () => taskOf(worlds(), work);
  }
  return { name, rows };
}

export const tilewright: Contender = sparseContender('answers, hits read', (scene) =>
  indexOver(scene, track(scene), { readsHits: true }),
);
export const bareKernel: Contender = sparseContender('bare kernel', bareIndex);
export const bruteForce: Contender = sparseContender('brute force', bruteForceIndex);
export const flatbush: Contender = sparseContender('flatbush', flatbushIndex);
