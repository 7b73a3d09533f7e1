/** `ObjectTracker`, through its typed API: answers go into arrays or to visitors. */
import { type Handle, ObjectTracker } from '@tilewright/queries';
import { tileSpace } from '@tilewright/tilemap';
import {
  type Length,
  meters,
  metersPerTile,
  type PointColumn,
  pointColumnOver,
  position,
  type Position2,
  quantityColumnOver,
} from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender, type Index, addPair, queries } from './rows.js';
import { flatness, type Positions, questions, type Scene } from './scene.js';
import { madeBefore, madeForEach } from './shapes.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

/** The form of the answers. */
export type Form = 'array' | 'visitor';

/** A tracker with the objects of a scene. */
export interface Tracked {
  readonly tracker: ObjectTracker<number>;
  readonly handles: readonly Handle[];
  /** The column that moves all objects to a frame by `moveAll`. */
  readonly columnOf: (frame: Positions) => PointColumn<Position2>;
}

export function track({ count, rectangles, frames, radii }: Scene): Tracked {
  const tracker = new ObjectTracker<number>({ space });
  const columns = new Map(frames.map((frame) => [frame, columnOf(frame)]));
  /** The centers of circles, and the northwest corners of rectangles. */
  function columnOf({ xs, ys }: Positions): PointColumn<Position2> {
    if (rectangles === 0) return pointColumnOver<Position2>(xs, ys);
    return pointColumnOver<Position2>(
      xs.map((x, i) => (i < rectangles ? x - radii[i]! : x)),
      ys.map((y, i) => (i < rectangles ? y - radii[i]! * flatness : y)),
    );
  }
  const { rawX, rawY } = columns.get(frames[0])!;
  const [west, north] = [rawX.subarray(0, rectangles), rawY.subarray(0, rectangles)];
  const indices = Array.from({ length: count }, (_, i) => i);
  const handles = [
    ...tracker.addAll(indices.slice(0, rectangles), {
      mins: pointColumnOver<Position2>(west, north),
      maxs: pointColumnOver<Position2>(
        west.map((x, i) => x + 2 * radii[i]!),
        north.map((y, i) => y + 2 * radii[i]! * flatness),
      ),
    }),
    ...tracker.addAll(indices.slice(rectangles), {
      centers: pointColumnOver<Position2>(rawX.subarray(rectangles), rawY.subarray(rectangles)),
      radii: quantityColumnOver<Length>(radii.subarray(rectangles)),
    }),
  ];
  return { tracker, handles, columnOf: (frame) => columns.get(frame)! };
}

export function indexOver(
  scene: Scene,
  { tracker, columnOf }: Tracked,
  form: Form,
  shapes = madeForEach(scene),
): Index {
  const found: number[] = [];
  let sum = 0;
  const visit = (object: number): void => {
    sum += object;
  };
  let pairs = 0;
  const visitPair = (first: number, second: number): void => {
    pairs++;
    sum = addPair(sum, first, second);
  };
  const visitFirst = (object: number): void => {
    sum = object;
  };
  const sumOf = (count: number): number => {
    let total = 0;
    for (let i = 0; i < count; i++) total += found[i]!;
    return total;
  };
  /** A visitor adds to `sum` itself; in the array form the array is summed. */
  const forEachQuestion = (sums: Float64Array, ask: (question: number) => number): number => {
    for (let i = 0; i < questions; i++) {
      sum = 0;
      const count = ask(i);
      sums[i] = form === 'array' ? sumOf(count) : sum;
    }
    return sum;
  };
  const into = {
    rectangles: (i: number) => tracker.objectsInRectangleInto(found, shapes.square(i)),
    circles: (i: number) => tracker.objectsInCircleInto(found, shapes.disc(i)),
    nearest: (i: number) => tracker.nearestInto(found, shapes.place(i), 8),
    firstHits: (i: number) => tracker.firstOnSegmentInto(found, shapes.segment(i)),
  };
  const visiting = {
    rectangles: (i: number) => {
      tracker.visitObjectsInRectangle(shapes.square(i), visit);
      return 0;
    },
    circles: (i: number) => {
      tracker.visitObjectsInCircle(shapes.disc(i), visit);
      return 0;
    },
    nearest: (i: number) => {
      tracker.visitNearest(shapes.place(i), 8, visit);
      return 0;
    },
    firstHits: (i: number) => {
      sum = -1;
      tracker.visitFirstOnSegment(shapes.segment(i), visitFirst);
      return 0;
    },
  };
  const ask = form === 'array' ? into : visiting;
  return {
    update: (frame) => {
      tracker.moveAll(columnOf(frame));
      return tracker.size;
    },
    rectangles: (sums) => forEachQuestion(sums, ask.rectangles),
    circles: (sums) => forEachQuestion(sums, ask.circles),
    nearest: (sums) => forEachQuestion(sums, ask.nearest),
    firstHits: (sums) => {
      for (let i = 0; i < questions; i++) {
        const count = ask.firstHits(i);
        sums[i] = form === 'visitor' ? sum : count === 0 ? -1 : found[0]!;
      }
      return sums[0]!;
    },
    pairs: (sums) => {
      pairs = 0;
      sum = 0;
      if (form === 'array') {
        pairs = tracker.pairsInto(found);
        for (let i = 0; i < 2 * pairs; i += 2) sum = addPair(sum, found[i]!, found[i + 1]!);
      } else {
        tracker.visitPairs(visitPair);
      }
      sums[0] = pairs;
      sums[1] = sum;
      return pairs;
    },
  };
}

const makeIndex = (form: Form) => (scene: Scene) => indexOver(scene, track(scene), form);
const makeSteady = (form: Form) => (scene: Scene) => indexOver(scene, track(scene), form, madeBefore(scene));

const tilewright: Contender = contender('array form', makeIndex('array'));
export default tilewright;

export const visitor: Contender = contender('visitor form', makeIndex('visitor'), queries);
export const withRectangles: Contender = contender('one third rectangles', makeIndex('array'), undefined, true);

/** With shapes made in advance, to count the bytes of the tracker alone. */
export const steady: Contender = contender('array form, steady', makeSteady('array'));
export const steadyVisitor: Contender = contender('visitor form, steady', makeSteady('visitor'), queries);
