/** Every form of a query that says that it allocates nothing: visitors, cursors, arrays, answers without objects. */
import {
  castRay,
  isVisible,
  pushOut,
  tileCursor,
  tilesInCircleInto,
  tilesInRectangleInto,
  tilesOnSegmentInto,
  visitTilesInCircle,
  visitTilesInRectangle,
  visitTilesOnSegment,
} from '@tilewright/queries';
import type { Contender } from '../harness/contender.js';
import { mix } from '../segments/scene.js';
import { type Form, rowsOf } from './rows.js';
import { type Ask, asking, everySo, type Scene, sceneOf, space } from './scene.js';

let seen = 0;
const visit = (x: number, y: number): void => {
  seen = mix(seen, x, y);
};
const visitObject = (object: number): void => {
  seen = (seen + object) | 0;
};
const visitPair = (first: number, second: number): void => {
  seen = (seen + Math.imul(first, 1000) + second) | 0;
};
const array = new Int32Array(1000);
const objects: number[] = Array.from({ length: 4000 }, () => 0);

function sumOfTiles(count: number): number {
  let sum = 0;
  for (let at = 0; at < 2 * count; at += 2) sum = mix(sum, array[at]!, array[at + 1]!);
  return sum;
}

function sumOfObjects(count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum = (sum + objects[at]!) | 0;
  return sum;
}

/** What a visitor has seen since the last time. */
function taken(): number {
  const sum = seen;
  seen = 0;
  return sum;
}

const forms: Readonly<Record<Form, (scene: Scene) => Ask>> = {
  visitTilesInCircle:
    ({ circles, inCircle: options }) =>
    (i) => {
      visitTilesInCircle(space, circles[i]!, visit, options);
      return taken();
    },
  tilesInCircleInto:
    ({ circles, inCircle: options }) =>
    (i) =>
      sumOfTiles(tilesInCircleInto(array, space, circles[i]!, options)),
  visitTilesInRectangle:
    ({ rectangles, inRectangle: options }) =>
    (i) => {
      visitTilesInRectangle(space, rectangles[i]!, visit, options);
      return taken();
    },
  tilesInRectangleInto:
    ({ rectangles, inRectangle: options }) =>
    (i) =>
      sumOfTiles(tilesInRectangleInto(array, space, rectangles[i]!, options)),
  visitTilesOnSegment:
    ({ segments, onSegment: options }) =>
    (i) => {
      visitTilesOnSegment(space, segments[i]!, visit, options);
      return taken();
    },
  tilesOnSegmentInto:
    ({ segments, onSegment: options }) =>
    (i) =>
      sumOfTiles(tilesOnSegmentInto(array, space, segments[i]!, options)),
  tileCursor: ({ segments, onSegment: options }) => {
    const cursor = tileCursor();
    return (i) => {
      let sum = 0;
      cursor.start(space, segments[i]!, options);
      while (cursor.next()) sum = mix(sum, cursor.x, cursor.y);
      return sum;
    };
  },
  'castRay without a hit':
    ({ segments, open }) =>
    (i) =>
      castRay(open, space, segments[i]!) === undefined ? 1 : 0,
  isVisible:
    ({ segments, walls }) =>
    (i) =>
      isVisible(walls, space, segments[i]!.start, segments[i]!.end) ? 1 : 0,
  'pushOut of a free circle':
    ({ free, walls }) =>
    (i) =>
      pushOut(walls, space, free[i]!) === undefined ? 1 : 0,
  'tracker.visitObjectsOn':
    ({ tracker, tiles }) =>
    (i) => {
      tracker.visitObjectsOn(tiles[i]!, visitObject);
      return taken();
    },
  'tracker.objectsOnInto':
    ({ tracker, tiles }) =>
    (i) =>
      sumOfObjects(tracker.objectsOnInto(objects, tiles[i]!)),
  'tracker.visitObjectsAt':
    ({ tracker, points }) =>
    (i) => {
      tracker.visitObjectsAt(points[i]!, visitObject);
      return taken();
    },
  'tracker.objectsAtInto':
    ({ tracker, points }) =>
    (i) =>
      sumOfObjects(tracker.objectsAtInto(objects, points[i]!)),
  'tracker.visitObjectsInCircle':
    ({ tracker, circles }) =>
    (i) => {
      tracker.visitObjectsInCircle(circles[i]!, visitObject);
      return taken();
    },
  'tracker.objectsInCircleInto':
    ({ tracker, circles }) =>
    (i) =>
      sumOfObjects(tracker.objectsInCircleInto(objects, circles[i]!)),
  'tracker.visitObjectsInRectangle':
    ({ tracker, rectangles }) =>
    (i) => {
      tracker.visitObjectsInRectangle(rectangles[i]!, visitObject);
      return taken();
    },
  'tracker.objectsInRectangleInto':
    ({ tracker, rectangles }) =>
    (i) =>
      sumOfObjects(tracker.objectsInRectangleInto(objects, rectangles[i]!)),
  'tracker.visitOverlapping':
    ({ tracker, handles }) =>
    (i) => {
      tracker.visitOverlapping(handles[i]!, visitObject);
      return taken();
    },
  'tracker.overlappingInto':
    ({ tracker, handles }) =>
    (i) =>
      sumOfObjects(tracker.overlappingInto(objects, handles[i]!)),
  'tracker.visitNearest':
    ({ tracker, points }) =>
    (i) => {
      tracker.visitNearest(points[i]!, 5, visitObject);
      return taken();
    },
  'tracker.nearestInto':
    ({ tracker, points }) =>
    (i) =>
      sumOfObjects(tracker.nearestInto(objects, points[i]!, 5)),
  'tracker.visitFirstOnSegment':
    ({ tracker, segments }) =>
    (i) => {
      tracker.visitFirstOnSegment(segments[i]!, visitObject);
      return taken();
    },
  'tracker.firstOnSegmentInto':
    ({ tracker, segments }) =>
    (i) =>
      sumOfObjects(tracker.firstOnSegmentInto(objects, segments[i]!)),
  'tracker.visitAllOnSegment':
    ({ tracker, segments }) =>
    (i) => {
      tracker.visitAllOnSegment(segments[i]!, visitObject);
      return taken();
    },
  'tracker.allOnSegmentInto':
    ({ tracker, segments }) =>
    (i) =>
      sumOfObjects(tracker.allOnSegmentInto(objects, segments[i]!)),
  'tracker.visitPairs': ({ tracker }) =>
    everySo(() => {
      tracker.visitPairs(visitPair);
      return taken();
    }),
  'tracker.pairsInto': ({ tracker }) =>
    everySo(() => {
      const count = tracker.pairsInto(objects);
      let sum = 0;
      for (let at = 0; at < 2 * count; at += 2) sum = (sum + Math.imul(objects[at]!, 1000) + objects[at + 1]!) | 0;
      return sum;
    }),
  'tracker.move':
    ({ tracker, handles, points }) =>
    (i) => {
      tracker.move(handles[i]!, points[i]!);
      return 1;
    },
};

const frugal: Contender = {
  name: 'frugal',
  rows: Object.fromEntries(rowsOf((name, form, place) => [name, () => asking(forms[form](sceneOf(place)))] as const)),
};
export default frugal;
