/** `ObjectTracker` and the questions about it, through their typed API. */
import {
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  type Handle,
  HitAnswer,
  nearestObjects,
  nearestObjectsInto,
  ObjectAnswer,
  objectsInCircle,
  objectsInCircleInto,
  objectsInRectangle,
  objectsInRectangleInto,
  ObjectTracker,
  overlappingPairs,
  overlappingPairsInto,
  PairAnswer,
} from '@tilewright/queries';
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
  unsafeNumber,
} from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { contender, type Index, addPair, queries } from './rows.js';
import { type Positions, questions, type Scene } from './scene.js';
import { madeForEach } from './shapes.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });

/** A tracker with the objects of a scene. */
export interface Tracked {
  readonly tracker: ObjectTracker<number>;
  readonly handles: readonly Handle[];
  /** The column that moves all objects to a frame by `moveAll`. */
  readonly columnOf: (frame: Positions) => PointColumn<Position2>;
}

export function track({ count, rectangles, frames, radii, halfHeights }: Scene): Tracked {
  const tracker = new ObjectTracker<number>({ space });
  const columns = new Map(frames.map((frame) => [frame, columnOf(frame)]));
  /** The centers of circles, and the northwest corners of rectangles. */
  function columnOf({ xs, ys }: Positions): PointColumn<Position2> {
    if (rectangles === 0) return pointColumnOver<Position2>(xs, ys);
    return pointColumnOver<Position2>(
      xs.map((x, i) => (i < rectangles ? x - radii[i]! : x)),
      ys.map((y, i) => (i < rectangles ? y - halfHeights[i]! : y)),
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
        north.map((y, i) => y + 2 * halfHeights[i]!),
      ),
    }),
    ...tracker.addAll(indices.slice(rectangles), {
      centers: pointColumnOver<Position2>(rawX.subarray(rectangles), rawY.subarray(rectangles)),
      radii: quantityColumnOver<Length>(radii.subarray(rectangles)),
    }),
  ];
  return { tracker, handles, columnOf: (frame) => columns.get(frame)! };
}

/** How questions are asked. */
export interface Form {
  /** Into answers that are kept, or everyday arrays. */
  readonly isEveryday?: boolean;
  /** Reads where a first hit is, and its normal. */
  readonly readsHits?: boolean;
}

export function indexOver(scene: Scene, { tracker, columnOf }: Tracked, form: Form = {}): Index {
  const shapes = madeForEach(scene);
  return {
    update: (frame) => {
      tracker.moveAll(columnOf(frame));
      return tracker.size;
    },
    ...(form.isEveryday === true ? everyday(tracker, shapes) : frugal(tracker, shapes, form.readsHits === true)),
  };
}

type Shapes = ReturnType<typeof madeForEach>;

/** The forms that fill an answer. */
function frugal(tracker: ObjectTracker<number>, shapes: Shapes, readsHits: boolean): Omit<Index, 'update'> {
  const objects = new ObjectAnswer<number>();
  const hit = new HitAnswer<Length, number>();
  const pairs = new PairAnswer<number>();
  /** Makes reading a hit a part of the result, so that it is not left out. */
  const read = new Float64Array(1);
  const sumOf = (count: number): number => {
    let sum = 0;
    for (let i = 0; i < count; i++) sum += objects.object(i);
    return sum;
  };
  return {
    rectangles: (sums) => {
      for (let i = 0; i < questions; i++) sums[i] = sumOf(objectsInRectangleInto(objects, tracker, shapes.square(i)));
      return sums[0]!;
    },
    circles: (sums) => {
      for (let i = 0; i < questions; i++) sums[i] = sumOf(objectsInCircleInto(objects, tracker, shapes.disc(i)));
      return sums[0]!;
    },
    nearest: (sums) => {
      for (let i = 0; i < questions; i++) {
        const count = nearestObjectsInto(objects, tracker, shapes.place(i), 8);
        sums[i] = sumOf(count);
      }
      return sums[0]!;
    },
    firstHits: (sums) => {
      for (let i = 0; i < questions; i++) {
        const isHit = firstObjectOnSegmentInto(hit, tracker, shapes.segment(i));
        sums[i] = isHit ? hit.object : -1;
        if (readsHits && isHit) {
          read[0]! +=
            hit.fraction + unsafeNumber(hit.contactX) + unsafeNumber(hit.contactY) + hit.normalX + hit.normalY;
        }
      }
      return sums[0]!;
    },
    pairs: (sums) => {
      const count = overlappingPairsInto(pairs, tracker);
      let sum = 0;
      for (let i = 0; i < count; i++) sum = addPair(sum, pairs.first(i), pairs.second(i));
      sums[0] = count;
      sums[1] = sum;
      return count;
    },
  };
}

/** The everyday forms: arrays of objects, or hits. */
function everyday(tracker: ObjectTracker<number>, shapes: Shapes): Omit<Index, 'update'> {
  const sumOf = (objects: readonly number[]): number => {
    let sum = 0;
    for (let i = 0; i < objects.length; i++) sum += objects[i]!;
    return sum;
  };
  return {
    rectangles: (sums) => {
      for (let i = 0; i < questions; i++) sums[i] = sumOf(objectsInRectangle(tracker, shapes.square(i)));
      return sums[0]!;
    },
    circles: (sums) => {
      for (let i = 0; i < questions; i++) sums[i] = sumOf(objectsInCircle(tracker, shapes.disc(i)));
      return sums[0]!;
    },
    nearest: (sums) => {
      for (let i = 0; i < questions; i++) sums[i] = sumOf(nearestObjects(tracker, shapes.place(i), 8));
      return sums[0]!;
    },
    firstHits: (sums) => {
      for (let i = 0; i < questions; i++) sums[i] = firstObjectOnSegment(tracker, shapes.segment(i))?.object ?? -1;
      return sums[0]!;
    },
    pairs: (sums) => {
      const pairs = overlappingPairs(tracker);
      let sum = 0;
      for (const [first, second] of pairs) sum = addPair(sum, first, second);
      sums[0] = pairs.length;
      sums[1] = sum;
      return pairs.length;
    },
  };
}

const makeIndex = (form?: Form) => (scene: Scene) => indexOver(scene, track(scene), form);

const tilewright: Contender = contender('answers', makeIndex());
export default tilewright;

export const everydayForm: Contender = contender('everyday form', makeIndex({ isEveryday: true }), queries);
export const hitsRead: Contender = contender('answers, hits read', makeIndex({ readsHits: true }), ['firstHits']);
export const withRectangles: Contender = contender('one third rectangles', makeIndex(), undefined, true);
