/**
 * A whole frame of a game: all objects move, then 1,000 questions of each kind and all pairs, with shapes made from
 * numbers and answers read, hits too.
 */
import type { Contender, Task } from '../harness/contender.js';
import { type Index, makeWorld, queries, sizes, type World } from './rows.js';
import { makeScene, type Scene } from './scene.js';
import { indexOver, track } from './tilewright.js';
import { makeIndex as flatbushOver } from './peers/flatbush.js';

const rowOf = (size: number): string => `${size} whole frame`;
export const rowNames: readonly string[] = sizes.map(rowOf);

function frames(name: string, make: (scene: Scene) => Index): Contender {
  const rows: Record<string, () => Task> = {};
  for (const count of sizes) {
    rows[rowOf(count)] = () => {
      const scene = makeScene({ count, distribution: 'uniform', hasRectangles: false }, 1);
      const world = makeWorld(make, scene);
      return { run: () => runFrame(world), answer: () => circlesOf(world) };
    };
  }
  return { name, rows };
}

function runFrame(world: World): number {
  const { index, scene, sums } = world;
  world.frame = world.frame === 0 ? 1 : 0;
  let sum = index.update(scene.frames[world.frame]);
  for (const work of queries) sum += index[work]!(sums);
  return sum;
}

/** The circles of the first frame: the other questions are compared by the other benchmark. */
function circlesOf({ index, scene, sums }: World): number[] {
  index.update(scene.frames[0]);
  index.circles!(sums);
  return Array.from(sums);
}

const tilewright: Contender = frames('tilewright', (scene) => indexOver(scene, track(scene), { readsHits: true }));
export default tilewright;
export const flatbush: Contender = frames('flatbush', flatbushOver);
