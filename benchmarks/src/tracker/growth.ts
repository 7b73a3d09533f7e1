/**
 * The same work at equal density with 1,000 to 1,000,000 objects: one contender for each number of objects, and one for
 * each number whose rows were ordered by place.
 */
import { orderByPlace } from '@tilewright/queries';
import { type Length, quantityColumnOver } from '@tilewright/units';
import type { Contender, Task } from '../harness/contender.js';
import { makeWorld, taskOf, type Work, works, type World } from './rows.js';
import { type Cast, makeScene, type Scene } from './scene.js';
import { indexOver, track, type Tracked } from './tilewright.js';

/** Workloads that involve all objects: their time is reported per object. */
const aboutAll: readonly Work[] = ['update', 'pairs'];

const rowOf = (work: Work): string => (aboutAll.includes(work) ? `${work}, per object` : work);

export const rowNames: readonly string[] = works.map(rowOf);

/** Orders all columns of a scene, and gives each object its new row. */
function ordered(scene: Scene): Tracked {
  const tracked = track(scene);
  const { tracker, columnOf } = tracked;
  const handles = [...tracked.handles];
  orderByPlace(tracker, [...scene.frames.map(columnOf), quantityColumnOver<Length>(scene.radii)], handles);
  for (const [row, handle] of handles.entries()) tracker.replace(handle, row);
  return { tracker, columnOf, handles };
}

function grown(count: number, isOrdered = false): Contender {
  const cast: Cast = { count, distribution: 'uniform', hasRectangles: false };
  const make = (scene: Scene) => indexOver(scene, isOrdered ? ordered(scene) : track(scene));
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
  return { name: `${count} objects${isOrdered ? ', by place' : ''}`, rows };
}

export const thousand: Contender = grown(1000);
export const tenThousand: Contender = grown(10_000);
export const hundredThousand: Contender = grown(100_000);
export const million: Contender = grown(1_000_000);
export const hundredThousandByPlace: Contender = grown(100_000, true);
export const millionByPlace: Contender = grown(1_000_000, true);
