/** Every form of a query that says that it allocates nothing: visitors, cursors, arrays, answers without objects. */
import {
  FirstHitsAnswer,
  HitAnswer,
  MoveAnswer,
  NearestAnswer,
  NearestOfEachAnswer,
  ObjectAnswer,
  PairAnswer,
  areVisibleInto,
  castRay,
  castRayInto,
  castRaysInto,
  countsInCirclesInto,
  firstObjectOnSegmentInto,
  firstObjectsOnSegmentsInto,
  isVisible,
  ContactAnswer,
  moveAndSlideAll,
  moveAndSlideInto,
  nearestObjectsInto,
  nearestObjectsOfEachInto,
  objectsAtInto,
  objectsInCapsuleInto,
  objectsInCircleInto,
  objectsInPolygonInto,
  objectsInRectangleInto,
  objectsInSectorInto,
  objectsOnSegmentInto,
  objectsOnTileInto,
  objectsOverlappingInto,
  overlappingPairsInto,
  pushOut,
  pushOutAll,
  PushOuts,
  RayHitAnswer,
  RayHits,
  restore,
  snapshotInto,
  sweepInto,
  tileCursor,
  tilesInCircleInto,
  tilesInRectangleInto,
  tilesOnSegmentInto,
  TrackerSnapshot,
  type Answer,
  visitRowsInCircle,
  visitRowsInRectangle,
  visitTilesInCapsule,
  visitTilesInCircle,
  visitTilesInPolygon,
  visitTilesInRectangle,
  visitTilesInSector,
  visitTilesOnSegment,
} from '@tilewright/queries';
import { tilesAtInto } from '@tilewright/tilemap';
import {
  type Circle2,
  div,
  meters,
  pointColumn,
  type Position2,
  seconds,
  unsafeNumber,
  vectorColumn,
} from '@tilewright/units';
import type { Contender } from '../harness/contender.js';
import { mix } from '../segments/scene.js';
import { type Form, rowsOf } from './rows.js';
import { type Ask, asking, everySo, type Scene, sceneOf, space } from './scene.js';

let seen = 0;
const visit = (x: number, y: number): void => {
  seen = mix(seen, x, y);
};
/** The same tiles, by rows. */
const visitRow = (y: number, xMin: number, xMax: number): void => {
  for (let x = xMin; x <= xMax; x++) seen = mix(seen, x, y);
};
const array = new Int32Array(1000);
const rayHit = new RayHitAnswer();
const rayHits = new RayHits();
const sights = new Uint8Array(1);
const tileOfRow = new Int32Array(2);
const move = new MoveAnswer();
const contact = new ContactAnswer();
const objects = new ObjectAnswer<number>();
const hits = new HitAnswer<number>();
const nearest = new NearestAnswer<number>();
const pairs = new PairAnswer<number>();
const firstHits = new FirstHitsAnswer<number>();
const nearestOfEach = new NearestOfEachAnswer<number>();
const counts = new Uint32Array(1);
const pushes = new PushOuts();

function sumOfTiles(count: number): number {
  let sum = 0;
  for (let at = 0; at < 2 * count; at += 2) sum = mix(sum, array[at]!, array[at + 1]!);
  return sum;
}

function sumOfObjects(answer: Answer<number>, count: number): number {
  let sum = 0;
  for (let at = 0; at < count; at++) sum = (sum + answer.object(at)) | 0;
  return sum;
}

/** Makes numbers that are read a part of the result, so that no read is left out. */
const read = new Float64Array(1);

function readRayHit(): void {
  read[0]! += rayHit.fraction + unsafeNumber(rayHit.distance) + unsafeNumber(rayHit.x) + unsafeNumber(rayHit.y);
}

function readHits(count: number): void {
  for (let i = 0; i < count; i++) {
    read[0]! += hits.fraction(i) + unsafeNumber(hits.distance(i)) + unsafeNumber(hits.x(i)) + unsafeNumber(hits.y(i));
    read[0]! += hits.normalX(i) + hits.normalY(i);
  }
}

function readFirstHit(): void {
  read[0]! += firstHits.fraction(0) + unsafeNumber(firstHits.distance(0));
  read[0]! += unsafeNumber(firstHits.x(0)) + unsafeNumber(firstHits.y(0)) + firstHits.normalX(0) + firstHits.normalY(0);
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
  visitRowsInCircle:
    ({ circles, inCircle: options }) =>
    (i) => {
      visitRowsInCircle(space, circles[i]!, visitRow, options);
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
  visitRowsInRectangle:
    ({ rectangles, inRectangle: options }) =>
    (i) => {
      visitRowsInRectangle(space, rectangles[i]!, visitRow, options);
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
  castRayInto:
    ({ segments, walls }) =>
    (i) => {
      if (!castRayInto(rayHit, walls, space, segments[i]!)) return 0;
      readRayHit();
      return mix(0, rayHit.tileX, rayHit.tileY);
    },
  'castRayInto, out of the map':
    ({ leaving, walls }) =>
    (i) => {
      if (!castRayInto(rayHit, walls, space, leaving[i]!)) return 0;
      readRayHit();
      return mix(0, rayHit.tileX, rayHit.tileY);
    },
  castRaysInto:
    ({ starts, ends, walls }) =>
    (i) =>
      castRaysInto(rayHits, walls, space, starts[i]!, ends[i]!) === 0
        ? 0
        : mix(0, rayHits.tileX[0]!, rayHits.tileY[0]!),
  'castRaysInto, out of the map':
    ({ starts, leavingEnds: ends, walls }) =>
    (i) =>
      castRaysInto(rayHits, walls, space, starts[i]!, ends[i]!) === 0
        ? 0
        : mix(0, rayHits.tileX[0]!, rayHits.tileY[0]!),
  areVisibleInto:
    ({ starts, ends, walls }) =>
    (i) =>
      areVisibleInto(sights, walls, space, starts[i]!, ends[i]!),
  'areVisibleInto, out of the map':
    ({ starts, leavingEnds: ends, walls }) =>
    (i) =>
      areVisibleInto(sights, walls, space, starts[i]!, ends[i]!),
  moveAndSlideInto:
    ({ free, steps, walls }) =>
    (i) =>
      moveAndSlideInto(move, walls, space, free[i]!, steps[i]!) ? move.contactCount : 0,
  'moveAndSlideInto of a box':
    ({ boxes, steps, walls }) =>
    (i) =>
      moveAndSlideInto(move, walls, space, boxes[i]!, steps[i]!) ? move.contactCount : 0,
  moveAndSlideAll: ({ free, steps, walls }) => {
    const centers = pointColumn(free.map(({ center }) => center));
    const speeds = vectorColumn(steps.map((step) => div(step, seconds(1))));
    const positions = pointColumn(free.map(({ center }) => center));
    const velocities = vectorColumn(steps.map((step) => div(step, seconds(1))));
    const bodies = { positions, velocities, radii: free[0]!.radius };
    return everySo(() => {
      positions.rawX.set(centers.rawX);
      positions.rawY.set(centers.rawY);
      velocities.rawX.set(speeds.rawX);
      velocities.rawY.set(speeds.rawY);
      return moveAndSlideAll(bodies, walls, space, seconds(1));
    });
  },
  sweepInto:
    ({ free, steps, walls }) =>
    (i) =>
      sweepInto(contact, walls, space, free[i]!, steps[i]!) ? mix(0, contact.tileX, contact.tileY) : 0,
  'sweepInto of a box':
    ({ boxes, steps, walls }) =>
    (i) =>
      sweepInto(contact, walls, space, boxes[i]!, steps[i]!) ? mix(0, contact.tileX, contact.tileY) : 0,
  tilesAtInto:
    ({ pointColumns }) =>
    (i) => {
      tilesAtInto(tileOfRow, space, pointColumns[i]!);
      return mix(0, tileOfRow[0]!, tileOfRow[1]!);
    },
  visitTilesInCapsule:
    ({ capsules, inCircle: options }) =>
    (i) => {
      visitTilesInCapsule(space, capsules[i]!, visit, options);
      return taken();
    },
  visitTilesInSector:
    ({ sectors, inCircle: options }) =>
    (i) => {
      visitTilesInSector(space, sectors[i]!, visit, options);
      return taken();
    },
  visitTilesInPolygon:
    ({ polygons, inCircle: options }) =>
    (i) => {
      visitTilesInPolygon(space, polygons[i]!, visit, options);
      return taken();
    },
  objectsInCapsuleInto:
    ({ tracker, capsules }) =>
    (i) =>
      sumOfObjects(objects, objectsInCapsuleInto(objects, tracker, capsules[i]!)),
  objectsInSectorInto:
    ({ tracker, sectors }) =>
    (i) =>
      sumOfObjects(objects, objectsInSectorInto(objects, tracker, sectors[i]!)),
  objectsInPolygonInto:
    ({ tracker, polygons }) =>
    (i) =>
      sumOfObjects(objects, objectsInPolygonInto(objects, tracker, polygons[i]!)),
  isVisible:
    ({ segments, walls }) =>
    (i) =>
      isVisible(walls, space, segments[i]!.start, segments[i]!.end) ? 1 : 0,
  'pushOut of a free circle':
    ({ free, walls }) =>
    (i) =>
      pushOut(walls, space, free[i]!) === undefined ? 1 : 0,
  'pushOut of a free box':
    ({ boxes, walls }) =>
    (i) =>
      pushOut(walls, space, boxes[i]!) === undefined ? 1 : 0,
  'pushOutAll, free circles': ({ freeColumns, free, walls }) => {
    const [{ radius }] = free as readonly [Circle2];
    return (i) => pushOutAll(freeColumns[i]!, radius, walls, space);
  },
  'pushOutAll, pushes read': ({ pointColumns, free, walls }) => {
    const [{ radius }] = free as readonly [Circle2];
    const options = { pushes };
    const column = pointColumn<Position2>(1);
    return (i) => {
      column.rawX[0] = pointColumns[i]!.rawX[0]!;
      column.rawY[0] = pointColumns[i]!.rawY[0]!;
      const count = pushOutAll(column, radius, walls, space, options);
      if (count > 0) read[0]! += unsafeNumber(pushes.displacementX(0)) + unsafeNumber(pushes.displacementY(0));
      return count;
    };
  },

  objectsOnTileInto:
    ({ tracker, tiles }) =>
    (i) =>
      sumOfObjects(objects, objectsOnTileInto(objects, tracker, tiles[i]!)),

  objectsAtInto:
    ({ tracker, points }) =>
    (i) =>
      sumOfObjects(objects, objectsAtInto(objects, tracker, points[i]!)),

  objectsInCircleInto:
    ({ tracker, circles }) =>
    (i) =>
      sumOfObjects(objects, objectsInCircleInto(objects, tracker, circles[i]!)),

  objectsInRectangleInto:
    ({ tracker, rectangles }) =>
    (i) =>
      sumOfObjects(objects, objectsInRectangleInto(objects, tracker, rectangles[i]!)),

  objectsOverlappingInto:
    ({ tracker, handles }) =>
    (i) =>
      sumOfObjects(objects, objectsOverlappingInto(objects, tracker, handles[i]!)),

  nearestObjectsInto:
    ({ tracker, points }) =>
    (i) => {
      const count = nearestObjectsInto(nearest, tracker, points[i]!, 5);
      for (let at = 0; at < count; at++) read[0]! += unsafeNumber(nearest.distance(at));
      return sumOfObjects(nearest, count);
    },

  nearestObjectsOfEachInto:
    ({ tracker, pointColumns }) =>
    (i) => {
      const count = nearestObjectsOfEachInto(nearestOfEach, tracker, pointColumns[i]!, 5);
      let sum = 0;
      for (let at = 0; at < count; at++) {
        sum = (sum + nearestOfEach.object(0, at)) | 0;
        read[0]! += unsafeNumber(nearestOfEach.distance(0, at));
      }
      return sum;
    },

  countsInCirclesInto:
    ({ tracker, pointColumns, circles }) =>
    (i) =>
      countsInCirclesInto(counts, tracker, pointColumns[i]!, circles[i]!.radius),

  firstObjectsOnSegmentsInto:
    ({ tracker, starts, ends }) =>
    (i) => {
      if (firstObjectsOnSegmentsInto(firstHits, tracker, starts[i]!, ends[i]!) === 0) return 0;
      readFirstHit();
      return firstHits.object(0);
    },

  firstObjectOnSegmentInto:
    ({ tracker, segments }) =>
    (i) => {
      const count = firstObjectOnSegmentInto(hits, tracker, segments[i]!);
      readHits(count);
      return sumOfObjects(hits, count);
    },

  objectsOnSegmentInto:
    ({ tracker, segments }) =>
    (i) => {
      const count = objectsOnSegmentInto(hits, tracker, segments[i]!);
      readHits(count);
      return sumOfObjects(hits, count);
    },

  overlappingPairsInto: ({ tracker }) =>
    everySo(() => {
      const count = overlappingPairsInto(pairs, tracker);
      let sum = 0;
      for (let at = 0; at < count; at++) sum = (sum + Math.imul(pairs.first(at), 1000) + pairs.second(at)) | 0;
      return sum;
    }),
  'tracker.move':
    ({ tracker, handles, points }) =>
    (i) => {
      tracker.move(handles[i]!, points[i]!);
      return 1;
    },
  'tracker.moveAll': ({ tracker, frames }) => {
    let frame = 0;
    return everySo(() => {
      frame = 1 - frame;
      tracker.moveAll(frames[frame]!);
      return 1;
    });
  },
  'tracker.moveEach': ({ tracker, points }) => {
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
  snapshotInto: ({ tracker }) => {
    const snapshot = new TrackerSnapshot<number>();
    return everySo(() => {
      snapshotInto(snapshot, tracker);
      return snapshot.size;
    });
  },
  restore: ({ tracker }) => {
    const snapshot = new TrackerSnapshot<number>();
    snapshotInto(snapshot, tracker);
    return everySo(() => {
      restore(tracker, snapshot);
      return tracker.size;
    });
  },
};

const frugal: Contender = {
  name: 'frugal',
  rows: Object.fromEntries(rowsOf((name, form, place) => [name, () => asking(forms[form](sceneOf(place)))] as const)),
};
export default frugal;
