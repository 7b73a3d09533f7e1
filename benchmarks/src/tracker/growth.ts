/** The same work at equal density with 1,000 to 1,000,000 objects: one contender for each number of objects. */
import type { Contender, Task } from '../harness/contender.js';
import { makeWorld, taskOf, type Work, works, type World } from './rows.js';
import { type Cast, makeScene, type Scene } from './scene.js';
import { indexOver, track } from './tilewright.js';

/** Workloads that involve all objects: their time is reported per object. */
const aboutAll: readonly Work[] = ['update', 'pairs'];

const rowOf = (work: Work): string => (aboutAll.includes(work) ? `${work}, per object` : work);

export const rowNames: readonly string[] = works.map(rowOf);

function grown(count: number): Contender {
  const cast: Cast = { count, distribution: 'uniform', hasRectangles: false };
  const make = (scene: Scene) => indexOver(scene, track(scene));
  let worlds: readonly [World, World] | undefined;
  const rows: Record<string, () => Task> = {};
  for (const work of works) {
    rows[rowOf(work)] = () => {
      worlds ??= [makeWorld(make, makeScene(cast, 1)), makeWorld(make, makeScene(cast, 2))];
      const task = taskOf(worlds, work);
      // Different worlds have different answers: only the other benchmarks compare answers.
      return { ...task, answer: () => [0], objects: aboutAll.includes(work) ? count : 1 };
    };
  }
  return { name: `${count} objects`, rows };
}

export const thousand: Contender = grown(1000);
export const tenThousand: Contender = grown(10_000);
export const hundredThousand: Contender = grown(100_000);
export const million: Contender = grown(1_000_000);
