/** Questions about tracked objects, their moves, and snapshots of them. */
import {
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  HitAnswer,
  nearestObjects,
  nearestObjectsInto,
  ObjectAnswer,
  objectsInCircle,
  objectsInCircleInto,
  objectsInRectangle,
  objectsInRectangleInto,
  overlappingPairs,
  overlappingPairsInto,
  PairAnswer,
  restore,
  snapshotInto,
  TrackerSnapshot,
} from '@tilewright/queries';
import { type Length, meters, pointColumn, unsafeNumber } from '@tilewright/units';
import { everySo, type Pair, read, type Scene } from './scene.js';

const objects = new ObjectAnswer<number>();
const hit = new HitAnswer<Length, number>();
const pairs = new PairAnswer<number>();

function sumOfAnswer(answer: ObjectAnswer<number>, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum = (sum + answer.object(at)) | 0;
  return sum;
}

const sumOf = (found: readonly number[]): number => found.reduce((sum, object) => (sum + object) | 0, 0);

/** The right answer where all answers are the same. */
const always =
  (answer: number): Pair['everyday'] =>
  () =>
    everySo(() => answer);
const size = ({ tracker }: Scene) => everySo(() => tracker.size);

export const trackedObjects: Readonly<Record<string, Pair>> = {
  objectsInCircleInto: {
    frugal:
      ({ tracker, circles }) =>
      (i) =>
        sumOfAnswer(objects, objectsInCircleInto(objects, tracker, circles[i]!)),
    everyday:
      ({ tracker, circles }) =>
      (i) =>
        sumOf(objectsInCircle(tracker, circles[i]!)),
  },
  objectsInRectangleInto: {
    frugal:
      ({ tracker, rectangles }) =>
      (i) =>
        sumOfAnswer(objects, objectsInRectangleInto(objects, tracker, rectangles[i]!)),
    everyday:
      ({ tracker, rectangles }) =>
      (i) =>
        sumOf(objectsInRectangle(tracker, rectangles[i]!)),
  },
  nearestObjectsInto: {
    frugal:
      ({ tracker, points }) =>
      (i) => {
        const count = nearestObjectsInto(objects, tracker, points[i]!, 5);
        for (let at = 0; at < count; at++) read[0]! += unsafeNumber(objects.distance(at));
        return sumOfAnswer(objects, count);
      },
    everyday:
      ({ tracker, points }) =>
      (i) =>
        sumOf(nearestObjects(tracker, points[i]!, 5)),
  },
  firstObjectOnSegmentInto: {
    frugal:
      ({ tracker, segments }) =>
      (i) => {
        if (!firstObjectOnSegmentInto(hit, tracker, segments[i]!)) return 0;
        read[0]! += hit.fraction + unsafeNumber(hit.distance) + hit.normalX + hit.normalY;
        read[0]! += unsafeNumber(hit.contactX) + unsafeNumber(hit.contactY);
        return hit.object;
      },
    everyday:
      ({ tracker, segments }) =>
      (i) =>
        firstObjectOnSegment(tracker, segments[i]!)?.object ?? 0,
  },
  overlappingPairsInto: {
    frugal: ({ tracker }) =>
      everySo(() => {
        const count = overlappingPairsInto(pairs, tracker);
        let sum = 0;
        for (let at = 0; at < count; at++) sum = (sum + Math.imul(pairs.first(at), 1000) + pairs.second(at)) | 0;
        return sum;
      }),
    everyday: ({ tracker }) =>
      everySo(() => overlappingPairs(tracker).reduce((sum, [a, b]) => (sum + Math.imul(a, 1000) + b) | 0, 0)),
  },
  'tracker.move': {
    frugal:
      ({ tracker, handles, points }) =>
      (i) => {
        tracker.move(handles[i]!, points[i]!);
        return 1;
      },
    everyday: () => () => 1,
  },
  'tracker.moveAll': {
    frugal: ({ tracker, points, circles }) => {
      const frames = [pointColumn(points), pointColumn(circles.map(({ center }) => center))] as const;
      let frame: 0 | 1 = 0;
      return everySo(() => {
        frame = frame === 0 ? 1 : 0;
        tracker.moveAll(frames[frame]);
        return 1;
      });
    },
    everyday: always(1),
  },
  'tracker.moveEach': {
    frugal: ({ tracker, points }) => {
      const place = { x: 0, y: 0 };
      let shift = 0;
      const placeOf = (object: number): typeof place => {
        const { x, y } = points[object]!;
        place.x = unsafeNumber(x) + shift;
        place.y = unsafeNumber(y) + shift;
        return place;
      };
      return everySo(() => {
        shift = 0.5 - shift;
        tracker.moveEach(meters, placeOf);
        return 1;
      });
    },
    everyday: always(1),
  },
  snapshotInto: {
    frugal: ({ tracker }) => {
      const snapshot = new TrackerSnapshot<number>();
      return everySo(() => {
        snapshotInto(snapshot, tracker);
        return snapshot.size;
      });
    },
    everyday: size,
  },
  restore: {
    frugal: ({ tracker }) => {
      const snapshot = new TrackerSnapshot<number>();
      snapshotInto(snapshot, tracker);
      return everySo(() => {
        restore(tracker, snapshot);
        return tracker.size;
      });
    },
    everyday: size,
  },
};
