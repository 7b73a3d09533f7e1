/** Many objects added at once are like those added one by one, and crowds are found. */
import { circle, type Length, meters, pointColumn, type Position2, quantityColumn, rectangle } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { objectsAt, overlappingPairs } from '../objects/index.js';
import type { Handle } from '../handle.js';
import { checkTracker } from './check.js';
import { ObjectTracker } from './tracker.js';
import { space, at } from './testing/meters.js';

const byIds = (a: readonly [number, number], b: readonly [number, number]): number => a[0] - b[0] || a[1] - b[1];

describe('addAll', () => {
  const points = [at(0, 0), at(1, 1), at(2.5, 0)];

  it('of positions, circles and rectangles equals many calls of add', () => {
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
    expect(checkTracker(all)).toEqual([]);
    expect(overlappingPairs(all).sort(byIds)).toEqual(overlappingPairs(single).sort(byIds));
    expect(handles.map((handle) => all.get(handle))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    all.addAll([], { positions: pointColumn<Position2>(0) });
    all.moveAll(pointColumn<Position2>(Array.from({ length: 9 }, (_, i) => at(i, 5))));
    expect(objectsAt(all, at(2, 5)).sort((a, b) => a - b)).toEqual([2, 3, 4, 5]);
    expect(checkTracker(all)).toEqual([]);
  });
});

describe('crowds', () => {
  it('that gather one by one in one spot are still found, and in order', () => {
    const tracker = new ObjectTracker<number>({ space });
    const count = 6000;
    const ids = Array.from({ length: count }, (_, i) => i);
    const handles = tracker.addAll(ids, {
      positions: pointColumn<Position2>(ids.map((i) => at((i % 77) * 3, Math.floor(i / 77) * 3))),
    });
    for (const handle of handles) tracker.move(handle, at(-500, -500));
    expect(checkTracker(tracker)).toEqual([]);
    expect(objectsAt(tracker, at(-500, -500)).length).toBe(count);
    for (let round = 0; round < 2; round++) {
      for (const [i, handle] of handles.entries()) tracker.move(handle, at(-500 - (i % 77), -500 - Math.floor(i / 77)));
    }
    expect(checkTracker(tracker)).toEqual([]);
    expect(tracker.stats().fullestCell).toBeLessThan(20);
    expect(objectsAt(tracker, at(-501, -500))).toEqual([1]);
  });
});
