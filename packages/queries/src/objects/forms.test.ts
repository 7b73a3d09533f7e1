/** The three forms of each query say the same, in the same order; and many objects added at once are as those added singly. */
import { tile, tileSpace } from '@tilewright/tilemap';
import {
  circle,
  type Length,
  meters,
  metersPerTile,
  pointColumn,
  position,
  type Position2,
  quantityColumn,
  rectangle,
  segmentBetween,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../tracker/handle.js';
import type { ObjectVisitor } from './options.js';
import { ObjectTracker } from '../tracker/tracker.js';
import {
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  nearestObjects,
  nearestObjectsInto,
  objectsAt,
  objectsAtInto,
  objectsInCircle,
  objectsInCircleInto,
  objectsInRectangle,
  objectsInRectangleInto,
  objectsOnSegment,
  objectsOnSegmentInto,
  objectsOnTile,
  objectsOnTileInto,
  objectsOverlapping,
  objectsOverlappingInto,
  overlappingPairs,
  overlappingPairsInto,
} from './index.js';

const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
const odd = { filter: (object: number): boolean => object % 2 === 1 };

/** Points, circles and rectangles in a spiral, nearer and nearer to each other. */
function scene(): { readonly tracker: ObjectTracker<number>; readonly handles: Handle[] } {
  const tracker = new ObjectTracker<number>({ space });
  const handles: Handle[] = [];
  for (let i = 0; i < 120; i++) {
    const there = at(Math.sin(i) * (10 - i / 15), Math.cos(i) * (10 - i / 15));
    const shape =
      i % 3 === 0 ? there : i % 3 === 1 ? circle(there, meters((i % 7) / 10)) : rectangle(there, at(9 + i / 9, 10));
    handles.push(tracker.add(i, shape));
  }
  return { tracker, handles };
}

const byIds = (a: readonly [number, number], b: readonly [number, number]): number => a[0] - b[0] || a[1] - b[1];

type Forms = readonly [
  name: string,
  list: () => number[],
  visit: (visitor: ObjectVisitor<number>) => void,
  into: (objects: number[]) => number,
];

describe('the forms of a query', () => {
  const { tracker, handles } = scene();
  const here = at(1, 2);
  const disc = circle(here, meters(4));
  const box = rectangle(at(-3, -3), at(2, 2));
  const way = segmentBetween(at(-9, -8), at(9, 8));
  const one = handles[50] as Handle;
  const forms: Forms[] = [
    [
      'objectsOn',
      () => objectsOnTile(tracker, tile(1, 2), odd),
      (v) => tracker.visitObjectsOn(tile(1, 2), v, odd),
      (o) => objectsOnTileInto(/*INTO tracker*/ o, tile(1, 2), odd),
    ],
    [
      'objectsAt',
      () => objectsAt(tracker, here, odd),
      (v) => tracker.visitObjectsAt(here, v, odd),
      (o) => objectsAtInto(/*INTO tracker*/ o, here, odd),
    ],
    [
      'objectsInCircle',
      () => objectsInCircle(tracker, disc),
      (v) => tracker.visitObjectsInCircle(disc, v),
      (o) => objectsInCircleInto(/*INTO tracker*/ o, disc),
    ],
    [
      'objectsInRectangle',
      () => objectsInRectangle(tracker, box, odd),
      (v) => tracker.visitObjectsInRectangle(box, v, odd),
      (o) => objectsInRectangleInto(/*INTO tracker*/ o, box, odd),
    ],
    [
      'overlapping',
      () => objectsOverlapping(tracker, one),
      (v) => tracker.visitOverlapping(one, v),
      (o) => objectsOverlappingInto(/*INTO tracker*/ o, one),
    ],
    [
      'nearest',
      () => nearestObjects(tracker, here, 40, odd),
      (v) => tracker.visitNearest(here, 40, v, odd),
      (o) => nearestObjectsInto(/*INTO tracker*/ o, here, 40, odd),
    ],
    [
      'allOnSegment',
      () => objectsOnSegment(tracker, way, odd).map(({ object }) => object),
      (v) => tracker.visitAllOnSegment(way, v, odd),
      (o) => objectsOnSegmentInto(/*INTO tracker*/ o, way, odd),
    ],
  ];

  it.each(forms)('%s', (_, list, visit, into) => {
    const listed = list();
    expect(listed.length).toBeGreaterThan(1);
    const visited: number[] = [];
    visit((object, handle) => {
      expect(tracker.get(handle)).toBe(object);
      visited.push(object);
    });
    expect(visited).toEqual(listed);
    const filled: number[] = [];
    expect(into(filled)).toBe(listed.length);
    expect(filled).toEqual(listed);
    const first: number[] = [];
    visit((object) => first.push(object) === 1);
    expect(first).toEqual(listed.slice(0, 1));
  });

  it('firstOnSegment', () => {
    for (const options of [{}, odd]) {
      const hit = firstObjectOnSegment(tracker, way, options);
      expect(hit).toEqual(objectsOnSegment(tracker, way, options)[0]);
      const visited: [number, Handle][] = [];
      tracker.visitFirstOnSegment(way, (object, handle) => void visited.push([object, handle]), options);
      expect(visited).toEqual([[hit?.object, hit?.handle]]);
      const filled: number[] = [];
      expect(firstObjectOnSegmentInto(/*INTO tracker*/ filled, way, options)).toBe(1);
      expect(filled).toEqual([hit?.object]);
    }
    const nowhere = segmentBetween(at(-90, -80), at(-90, -70));
    expect(firstObjectOnSegmentInto(/*INTO tracker*/ [], nowhere)).toBe(0);
    tracker.visitFirstOnSegment(nowhere, () => expect.unreachable());
  });

  it('pairs', () => {
    const listed = overlappingPairs(tracker);
    const visited: [number, number][] = [];
    tracker.visitPairs((first, second, firstHandle, secondHandle) => {
      expect([tracker.get(firstHandle), tracker.get(secondHandle)]).toEqual([first, second]);
      visited.push([first, second]);
    });
    expect(visited).toEqual(listed);
    expect(listed.every(([first, second]) => first < second)).toBe(true);
    const filled: number[] = [];
    expect(overlappingPairsInto(/*INTO tracker*/ filled)).toBe(listed.length);
    expect(filled).toEqual(listed.flat());
    let seen = 0;
    tracker.visitPairs(() => ++seen === 3);
    expect(seen).toBe(3);
  });
});

describe('addAll', () => {
  const points = [at(0, 0), at(1, 1), at(2.5, 0)];

  it('of positions, of circles and of rectangles is many times add', () => {
    const positions = pointColumn<Position2>(points);
    const far = pointColumn<Position2>([at(1, 1), at(2, 2), at(3.5, 1)]);
    const ways: ((tracker: ObjectTracker<number>, ids: number[]) => Handle[])[] = [
      (tracker, ids) => tracker.addAll(ids, { positions }),
      (tracker, ids) =>
        tracker.addAll(ids, { centers: positions, radii: quantityColumn<Length>([1, 2, 3].map((r) => meters(r))) }),
      (tracker, ids) => tracker.addAll(ids, { mins: positions, maxs: far }),
    ];
    const all = new ObjectTracker<number>({ space });
    const handles = ways.flatMap((way, kind) => way(all, [3 * kind, 3 * kind + 1, 3 * kind + 2]));
    const single = new ObjectTracker<number>({ space });
    for (const [i, point] of points.entries()) single.add(i, point);
    for (const [i, point] of points.entries()) single.add(3 + i, circle(point, meters(i + 1)));
    for (const [i, point] of points.entries()) single.add(6 + i, rectangle(point, far.get(i)));
    expect(all.check()).toEqual([]);
    expect(overlappingPairs(all).sort(byIds)).toEqual(overlappingPairs(single).sort(byIds));
    expect(handles.map((handle) => all.get(handle))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    all.addAll([], { positions: pointColumn<Position2>(0) });
    all.moveAll(pointColumn<Position2>(Array.from({ length: 9 }, (_, i) => at(i, 5))));
    expect(objectsAt(all, at(2, 5)).sort((a, b) => a - b)).toEqual([2, 3, 4, 5]);
    expect(all.check()).toEqual([]);
  });
});

describe('crowds', () => {
  it('that gather one by one in one place are still found, and in order', () => {
    const tracker = new ObjectTracker<number>({ space });
    const count = 6000;
    const ids = Array.from({ length: count }, (_, i) => i);
    const handles = tracker.addAll(ids, {
      positions: pointColumn<Position2>(ids.map((i) => at((i % 77) * 3, Math.floor(i / 77) * 3))),
    });
    for (const handle of handles) tracker.move(handle, at(-500, -500));
    expect(tracker.check()).toEqual([]);
    expect(objectsAt(tracker, at(-500, -500)).length).toBe(count);
    for (let round = 0; round < 2; round++) {
      for (const [i, handle] of handles.entries()) tracker.move(handle, at(-500 - (i % 77), -500 - Math.floor(i / 77)));
    }
    expect(tracker.check()).toEqual([]);
    expect(tracker.stats().fullestCell).toBeLessThan(20);
    expect(objectsAt(tracker, at(-501, -500))).toEqual([1]);
  });
});
