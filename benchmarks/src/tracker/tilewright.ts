/** `ObjectTracker`, through its typed face: shapes are made for each question, answers come into arrays. */
import { ObjectTracker } from '@tilewright/queries';
import { tileSpace } from '@tilewright/tilemap';
import {
  circle,
  type Length,
  meters,
  metersPerTile,
  pointColumnOver,
  position,
  type Position2,
  quantityColumnOver,
  rectangle,
  segmentBetween,
} from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender, type Index } from './rows.js';
import { type Positions, questions, type Scene } from './scene.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

/** Hands an answer out: by the array form, or by the visitor form. */
export type Form = 'array' | 'visitor';

export function makeIndex(scene: Scene, form: Form): Index {
  const tracker = new ObjectTracker<number>({ space });
  const { xs, ys } = scene.places;
  const found: number[] = [];
  const columns = new Map<Positions, ReturnType<typeof pointColumnOver<Position2>>>();
  for (const frame of scene.frames) columns.set(frame, pointColumnOver<Position2>(frame.xs, frame.ys));
  const columnOf = (frame: Positions): ReturnType<typeof pointColumnOver<Position2>> => {
    const column = columns.get(frame);
    if (column === undefined) throw new Error('not a frame of this scene');
    return column;
  };
  tracker.addAll(
    Array.from({ length: scene.count }, (_, i) => i),
    { centers: columnOf(scene.frames[0]), radii: quantityColumnOver<Length>(scene.radii) },
  );
  let sum = 0;
  const visit = (object: number): void => {
    sum += object;
  };
  const sumOf = (count: number): number => {
    let total = 0;
    for (let i = 0; i < count; i++) total += found[i] ?? 0;
    return total;
  };
  const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
  return {
    update: (frame) => {
      tracker.moveAll(columnOf(frame));
      return tracker.size;
    },
    rectangles: () => {
      sum = 0;
      for (let i = 0; i < questions; i++) {
        const [x, y] = [xs[i] ?? 0, ys[i] ?? 0];
        const asked = rectangle(at(x - 2, y - 2), at(x + 2, y + 2));
        if (form === 'visitor') tracker.visitObjectsInRectangle(asked, visit);
        else sum += sumOf(tracker.objectsInRectangleInto(found, asked));
      }
      return sum;
    },
    circles: () => {
      sum = 0;
      for (let i = 0; i < questions; i++) {
        const asked = circle(at(xs[i] ?? 0, ys[i] ?? 0), meters(5));
        if (form === 'visitor') tracker.visitObjectsInCircle(asked, visit);
        else sum += sumOf(tracker.objectsInCircleInto(found, asked));
      }
      return sum;
    },
    firstHits: () => {
      sum = 0;
      for (let i = 0; i < questions; i++) {
        const end = at(scene.ends.xs[i] ?? 0, scene.ends.ys[i] ?? 0);
        sum += tracker.firstOnSegment(segmentBetween(at(xs[i] ?? 0, ys[i] ?? 0), end))?.object ?? -1;
      }
      return sum;
    },
    pairs: () => {
      if (form === 'array') return tracker.pairsInto(found);
      let count = 0;
      tracker.visitPairs(() => {
        count++;
      });
      return count;
    },
    nearest: () => {
      sum = 0;
      for (let i = 0; i < questions; i++) {
        const there = at(xs[i] ?? 0, ys[i] ?? 0);
        if (form === 'visitor') tracker.visitNearest(there, 8, visit);
        else sum += sumOf(tracker.nearestInto(found, there, 8));
      }
      return sum;
    },
  };
}

const tilewright: Contender = contender('tilewright, array form', (scene) => makeIndex(scene, 'array'));
export default tilewright;
