/** What other libraries get wrong. */
import { someOf } from '@tilewright/testing';
import {
  meters,
  pointColumn,
  quantityColumnOver,
  rectangle,
  unsafePoint,
  type Length,
  type Position2,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../handle.js';
import { ObjectTracker } from '../tracker/tracker.js';
import { checkTracker } from '../tracker/check.js';
import {
  firstObjectOnSegment,
  nearestObjects,
  objectsAt,
  objectsInCircle,
  objectsInRectangle,
  objectsOnSegment,
  objectsOverlapping,
  overlappingPairs,
} from './index.js';
import { space, at, disc, line, track } from '../tracker/testing/meters.js';

describe('mistakes of other libraries', () => {
  const count = 900;
  /** Thirty by thirty circles of radius 0.25, one on each whole coordinate. */
  const grid = (): { tracker: ObjectTracker<number>; handles: Handle[] } => {
    const tracker = new ObjectTracker<number>({ space });
    const places = Array.from({ length: count }, (_, i) => at(i % 30, Math.floor(i / 30)));
    const handles = tracker.addAll(
      places.map((_, i) => i),
      {
        centers: pointColumn<Position2>(places),
        radii: quantityColumnOver<Length>(new Float64Array(count).fill(0.25)),
      },
    );
    return { tracker, handles };
  };

  it('a ray that starts inside reports its start, not its exit, of either shape', () => {
    const tracker = track();
    tracker.add('circle', disc(0, 0, 2));
    tracker.add('box', rectangle(at(10, 10), at(12, 12)));
    for (const [x, y] of [
      [1, 0],
      [11, 11],
      [10, 11],
    ] as const) {
      const hit = firstObjectOnSegment(tracker, line(x, y, x + 20, y));
      expect(hit).toMatchObject({ fraction: 0, distance: meters(0), contact: at(x, y) });
      expect(hit?.normal).toBeUndefined();
    }
  });

  it('the hit of a ray is the nearest, in all directions and among shapes of all sizes', () => {
    const { tracker } = grid();
    tracker.add(count, disc(40, 15, 9));
    tracker.add(count + 1, rectangle(at(-20, 14), at(-5, 40)));
    for (const i of someOf(Array.from({ length: 400 }, (_, each) => each))) {
      const segment = line(14.5, 14.5, 14.5 + 60 * ((i % 20) / 10 - 0.95), 14.5 + 60 * (i / 200 - 1));
      const [nearest] = objectsOnSegment(tracker, segment);
      const all = Array.from({ length: count + 2 }, (_, id) =>
        firstObjectOnSegment(tracker, segment, { filter: (object) => object === id }),
      );
      const least = Math.min(...all.map((hit) => hit?.fraction ?? 2));
      expect(firstObjectOnSegment(tracker, segment)?.fraction ?? 2).toBe(least);
      expect(nearest?.fraction ?? 2).toBe(least);
    }
  });

  it('an object can be removed after a single move and after a bulk move', () => {
    const { tracker, handles } = grid();
    tracker.move(handles[7] as Handle, at(500, 500));
    expect(tracker.remove(handles[7] as Handle)).toBe(7);
    const rest = handles.filter((_, i) => i !== 7);
    tracker.moveAll(pointColumn<Position2>(rest.map((_, i) => at(-i, i))), rest);
    expect(tracker.remove(rest[20] as Handle)).toBe(21);
    expect(objectsAt(tracker, at(500, 500))).toEqual([]);
    expect(objectsInCircle(tracker, disc(-20, 20, 0.1))).toEqual([]);
    expect([tracker.size, checkTracker(tracker)]).toEqual([count - 2, []]);
  });

  it('a NaN throws, and no query loses its answers', () => {
    const { tracker, handles } = grid();
    const nan = unsafePoint<Position2>(Number.NaN, 1);
    expect(() => tracker.add(-1, { ...rectangle(at(0, 0), at(2, 2)), min: nan })).toThrow('shape.min.x');
    expect(() => tracker.move(handles[0] as Handle, nan)).toThrow('position.x');
    const column = pointColumn<Position2>(handles.map(() => at(0, 0)));
    column.rawY[count - 1] = Number.NaN;
    expect(() => tracker.moveAll(column)).toThrow(`positions[${count - 1}].y`);
    expect(() => tracker.moveAll(column, handles)).toThrow(`positions[${count - 1}].y`);
    expect(objectsInRectangle(tracker, rectangle(at(-1, -1), at(30, 30))).length).toBe(count);
    expect(objectsAt(tracker, at(29, 29))).toEqual([count - 1]);
  });

  it('an object that leaves the world is found outside, and comes back', () => {
    const { tracker, handles } = grid();
    const lost = handles[450] as Handle;
    for (const [x, y] of [
      [-1e9, 5],
      [1e9, -1e9],
      [15, 1e15],
    ] as const) {
      tracker.move(lost, at(x, y));
      expect(objectsAt(tracker, at(x, y))).toEqual([450]);
      expect(nearestObjects(tracker, at(x * 2, y * 2), 1)).toEqual([450]);
      expect(firstObjectOnSegment(tracker, line(x - 3, y, x + 3, y))?.object).toBe(450);
    }
    tracker.move(lost, at(0, 15));
    expect(objectsAt(tracker, at(0, 15))).toEqual([450]);
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('circles are round: they touch where ten corners would miss', () => {
    const tracker = new ObjectTracker<number>({ space });
    const middle = tracker.add(0, disc(0, 0, 5));
    // Pythagorean triples: each touches the middle one in one point, whose coordinates are exact.
    const ways = [
      [3, 4],
      [4, 3],
      [5, 0],
      [0, 5],
    ].flatMap(([x = 0, y = 0]) => [
      [x, y],
      [-x, y],
      [x, -y],
      [-x, -y],
    ]);
    for (const [i, [x = 0, y = 0]] of ways.entries()) tracker.add(i + 1, disc(2 * x, 2 * y, 5));
    expect(objectsOverlapping(tracker, middle).length).toBe(16);
    expect(overlappingPairs(tracker).filter(([first]) => first === 0).length).toBe(16);
    expect(objectsInCircle(tracker, disc(0, 0, 4.999999999999999))).toEqual([0]);
  });

  it('rays that end on whole coordinates end there, in every direction', () => {
    const { tracker } = grid();
    for (let i = 0; i < count; i++) {
      const [x, y] = [i % 30, Math.floor(i / 30)];
      const met = objectsOnSegment(tracker, line(14.5, 14.5, x, y));
      expect(met.at(-1)?.object).toBe(i);
    }
  });
});
