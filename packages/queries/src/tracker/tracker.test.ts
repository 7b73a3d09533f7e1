/** Named cases: what the documentation promises, what peers got wrong, what a careless caller brings. */
import {
  meters,
  pointColumn,
  pointColumnOver,
  quantityColumnOver,
  rectangle,
  unsafeQuantity,
  unsafePoint,
  type Length,
  type Position2,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../handle.js';
import { ObjectTracker } from './tracker.js';
import { checkTracker } from './check.js';
import { observeTiles } from './observe.js';
import { tilesOfObject } from './tiles-of-object.js';
import {
  firstObjectOnSegment,
  nearestObjects,
  objectsAt,
  objectsInCircle,
  objectsInRectangle,
  objectsOnSegment,
  objectsOnTile,
  objectsOverlapping,
  overlappingPairs,
} from '../objects/index.js';
import { space, at, disc, line, track } from './testing/meters.js';

describe('ObjectTracker', () => {
  it('finds added objects', () => {
    const tracker = track();
    const a = tracker.add('a', disc(1, 1, 1));
    tracker.add('b', rectangle(at(3, 0), at(4, 2)));
    tracker.add('c', at(9, 9));
    expect(tracker.size).toBe(3);
    expect(tracker.get(a)).toBe('a');
    expect(objectsInCircle(tracker, disc(2.5, 1, 0.5))).toEqual(['a', 'b']);
    expect(objectsInRectangle(tracker, rectangle(at(2, 1), at(3, 1)))).toEqual(['a', 'b']);
    expect(objectsAt(tracker, at(4, 2))).toEqual(['b']);
    expect(nearestObjects(tracker, at(8, 8), 2)).toEqual(['c', 'b']);
    tracker.move(a, at(9, 9));
    expect(overlappingPairs(tracker)).toEqual([['a', 'c']]);
    expect(objectsOverlapping(tracker, a)).toEqual(['c']);
    expect([...tilesOfObject(tracker, a)].length).toBe(6);
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('keeps the corners of a rectangle as given until it moves, then its size', () => {
    const tracker = track();
    // 0.1 + (0.3 - 0.1) is not 0.3.
    const box = tracker.add('box', rectangle(at(0.1, 0.1), at(0.3, 0.3)));
    expect(objectsAt(tracker, at(0.3, 0.3))).toEqual(['box']);
    expect(objectsAt(tracker, at(0.30000000000000004, 0.3))).toEqual([]);
    tracker.move(box, at(1, 1));
    expect(objectsAt(tracker, at(1 + (0.3 - 0.1), 1))).toEqual(['box']);
    tracker.move(box, at(0.1, 0.1));
    expect(objectsAt(tracker, at(0.1 + (0.3 - 0.1), 0.3))).toEqual(['box']);
  });

  it('accepts the same object twice, with two handles', () => {
    const tracker = track();
    const first = tracker.add('twin', at(0, 0));
    const second = tracker.add('twin', at(0, 0));
    expect(overlappingPairs(tracker)).toEqual([['twin', 'twin']]);
    tracker.remove(first);
    expect([tracker.has(first), tracker.has(second), tracker.size]).toEqual([false, true, 1]);
  });

  it('answers when it is empty', () => {
    const tracker = track();
    expect(objectsInCircle(tracker, disc(0, 0, 5))).toEqual([]);
    expect(firstObjectOnSegment(tracker, line(0, 0, 9, 9))).toBeUndefined();
    expect(objectsOnSegment(tracker, line(0, 0, 9, 9))).toEqual([]);
    expect(nearestObjects(tracker, at(0, 0), 3)).toEqual([]);
    expect(overlappingPairs(tracker)).toEqual([]);
    expect(tracker.addAll([], { positions: pointColumn<Position2>(0) })).toEqual([]);
    tracker.moveAll(pointColumn<Position2>(0));
    tracker.clear();
    expect(tracker.stats()).toEqual({ objects: 0, cells: 2, fullestCell: 0, memory: expect.any(Number) as number });
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('finds thousands in one place, and one far away from all others', () => {
    const tracker = new ObjectTracker<number>({ space });
    for (let i = 0; i < 3000; i++) tracker.add(i, at(0.5, 0.5));
    tracker.add(3000, at(1e15, -1e15));
    tracker.add(3001, disc(-1e9, 0, 5));
    expect(objectsAt(tracker, at(0.5, 0.5)).length).toBe(3000);
    expect(objectsAt(tracker, at(1e15, -1e15))).toEqual([3000]);
    expect(nearestObjects(tracker, at(-1e9, 100), 1)).toEqual([3001]);
    expect(nearestObjects(tracker, at(0.5, 0.5), 5)).toEqual([0, 1, 2, 3, 4]);
    expect(checkTracker(tracker)).toEqual([]);
  });
});

describe('moveAll', () => {
  it('moves a few objects from everywhere to one spot, where gaps run out meanwhile', () => {
    const tracker = new ObjectTracker<number>({ space });
    const count = 16_000;
    const places = Array.from({ length: count }, (_, i) => at(i % 160, Math.floor(i / 160)));
    tracker.addAll(
      places.map((_, i) => i),
      { positions: pointColumn<Position2>(places) },
    );
    // Fewer than an eighth, so that they are moved in place, all out of the far half.
    for (let i = count / 2; i < count; i += 5) places[i] = at(0, 0);
    tracker.moveAll(pointColumn<Position2>(places));
    expect(checkTracker(tracker)).toEqual([]);
    expect(objectsAt(tracker, at(0, 0)).length).toBe(1 + count / 10);
  });
});

describe('the ends of the range of doubles', () => {
  it('can be the ends of the move of one of many objects', () => {
    const tracker = new ObjectTracker<number>({ space });
    const xs = Float64Array.from({ length: 50 }, (_, i) => (i === 40 ? -1.7e308 : (i % 8) * 2));
    const ys = Float64Array.from({ length: 50 }, (_, i) => (i * 5) % 16);
    const centers = pointColumnOver<Position2>(xs, ys);
    const radii = quantityColumnOver<Length>(Float64Array.from({ length: 50 }, (_, i) => (i < 40 ? 0 : 3)));
    tracker.addAll([...xs.keys()], { centers, radii });
    for (const x of [1.7e308, -1.7e308, 0]) {
      xs[49] = x;
      tracker.moveAll(centers);
      expect(checkTracker(tracker)).toEqual([]);
      expect(objectsAt(tracker, at(x, 5))).toContain(49);
    }
  });

  it('do not let gaps be found', () => {
    const tracker = new ObjectTracker<number>({ space });
    const handles = Array.from({ length: 40 }, (_, i) => tracker.add(i, at(i % 7, i % 5)));
    for (const handle of handles.slice(0, 20)) tracker.remove(handle);
    for (const where of [1e300, -1e300, 1.7e308, -1.7e308]) {
      expect(objectsInCircle(tracker, disc(where, where, 1e290))).toEqual([]);
      expect(objectsInRectangle(tracker, rectangle(at(where, where), at(where, where)))).toEqual([]);
      expect(nearestObjects(tracker, at(where, where), 1, { maxDistance: meters(1e290) })).toEqual([]);
      expect(firstObjectOnSegment(tracker, line(where, where, where, where))).toBeUndefined();
    }
    tracker.add(40, disc(1e300, 1e300, 1));
    tracker.add(41, disc(1e300, 1e300, 1e280));
    expect(objectsInCircle(tracker, disc(1e300, 1e300, 5))).toEqual([40, 41]);
    expect(overlappingPairs(tracker).filter(([, second]) => second >= 40)).toEqual([[40, 41]]);
    expect(objectsInRectangle(tracker, rectangle(at(-1e300, -1e300), at(7e307, 7e307))).length).toBe(22);
    expect(objectsInCircle(tracker, disc(0, 0, 1.7e308)).length).toBe(22);
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('do not shorten a rectangle for good', () => {
    const tracker = new ObjectTracker<string>({ space });
    const box = tracker.add('box', rectangle(at(0, 0), at(1, 1)));
    tracker.move(box, at(1e17, 1e17));
    // Enough others that the levels are rebuilt while the corners of the box are one point.
    for (let i = 0; i < 100; i++) tracker.add('other', rectangle(at(1e17, i), at(1e17, i)));
    tracker.move(box, at(0, 0));
    expect(objectsAt(tracker, at(1, 1))).toEqual(['box']);
    expect(checkTracker(tracker)).toEqual([]);
  });
});

describe('bad input changes nothing', () => {
  const nan = (value: number): Length => unsafeQuantity(value);
  const wrong: [string, (tracker: ObjectTracker<string>, handle: Handle) => unknown, string][] = [
    [
      'a point',
      (t) => t.add('x', unsafePoint(Number.NaN, 0)),
      'tracker.add: shape.x must be a finite number, received NaN',
    ],
    [
      'a radius',
      (t) => t.add('x', { ...disc(0, 0, 1), radius: nan(-1) }),
      'tracker.add: shape.radius must be a non-negative finite number, received -1',
    ],
    [
      'a radius of text',
      (t) => t.add('x', { ...disc(0, 0, 1), radius: '1' as never }),
      'tracker.add: shape.radius must be a non-negative finite number, received the string "1"',
    ],
    [
      'no objects',
      (t) => t.addAll(undefined as never, { positions: pointColumn<Position2>(0) }),
      'tracker.addAll: objects must be an array, received undefined',
    ],
    [
      'no radii',
      (t) => t.addAll(['x'], { centers: pointColumn<Position2>(1), radii: undefined as never }),
      'tracker.addAll: shapes.radii must be a column of quantities, received undefined',
    ],
    [
      'a column without numbers',
      (t) => t.addAll(['x'], { positions: { length: 1 } as never }),
      'tracker.addAll: shapes.positions must be a column of vectors or points, received an object',
    ],
    [
      'no handles',
      (t) => t.moveAll(pointColumn<Position2>(0), null as never),
      'tracker.moveAll: handles must be an array, received null',
    ],
    [
      'no listener',
      (t) => observeTiles(t, { x: 0, y: 0, width: 1, height: 1 } as never, undefined as never),
      'observeTiles: listener must be a function, received undefined',
    ],
    ['a radius that is infinite', (t) => t.add('x', { ...disc(0, 0, 1), radius: nan(Infinity) }), 'received Infinity'],
    [
      'a reversed rectangle',
      (t) => t.add('x', { ...rectangle(at(0, 0), at(1, 1)), max: at(1, -1) }),
      'tracker.add: shape.max.y must be at least shape.min.y, 0, received -1',
    ],
    [
      'a rectangle without end',
      (t) => t.add('x', rectangle(at(-1.5e308, 0), at(1.5e308, 0))),
      'tracker.add: shape.max.x must be so near to shape.min.x',
    ],
    [
      'no shape',
      (t) => t.add('x', undefined as never),
      'tracker.add: shape must be a point (x, y), a circle (center, radius) or a rectangle (min, max), received undefined',
    ],
    [
      'no center',
      (t) => t.add('x', { radius: 1 } as never),
      'tracker.add: shape.center must be a point { x, y } of two finite numbers, received undefined',
    ],
    [
      'a move to nowhere',
      (t, h) => t.move(h, unsafePoint(0, -Infinity)),
      'tracker.move: position.y must be a finite number, received -Infinity',
    ],
    [
      'a move by a number',
      (t) => t.move(17 as never, at(0, 0)),
      'tracker.move: handle must be the handle of a tracked object, received 17',
    ],
    ['a move by NaN', (t) => t.move(Number.NaN as never, at(0, 0)), 'received NaN'],
    ['a move by nothing', (t) => t.move(undefined as never, at(0, 0)), 'received undefined'],
    [
      'a handle and a half',
      (t, h) => t.move(((h as never as number) + 0.5) as never, at(0, 0)),
      'tracker.move: handle',
    ],
    [
      'a reshape',
      (t, h) => t.reshape(h, unsafePoint(Number.NaN, 0)),
      'tracker.reshape: shape.x must be a finite number',
    ],
    [
      'a circle to ask',
      (t) => objectsInCircle(t, { ...disc(0, 0, 1), radius: nan(Number.NaN) }),
      'objectsInCircle: circle.radius must be',
    ],
    [
      'a rectangle to ask',
      (t) => objectsInRectangle(t, undefined as never),
      'objectsInRectangle: rectangle must be a rectangle',
    ],
    [
      'a position to ask',
      (t) => objectsAt(t, unsafePoint(0, Number.NaN)),
      'objectsAt: position.y must be a finite number',
    ],
    [
      'a tile to ask',
      (t) => objectsOnTile(t, { x: 0.5, y: 0 } as never),
      'objectsOnTile: tile must be a tile, received an object. Make it with tile(x, y)',
    ],
    [
      'a segment to ask',
      (t) => firstObjectOnSegment(t, { start: at(0, 0), end: undefined } as never),
      'firstObjectOnSegment: segment.end must be a point',
    ],
    [
      'a count',
      (t) => nearestObjects(t, at(0, 0), 1.5),
      'nearestObjects: count must be a non-negative integer, received 1.5',
    ],
    [
      'a distance',
      (t) => nearestObjects(t, at(0, 0), 1, { maxDistance: nan(-1) }),
      'nearestObjects: maxDistance must be',
    ],
    [
      'bounds',
      (t) => observeTiles(t, { x: 0, y: 0, width: -1, height: 0 } as never, () => {}),
      'observeTiles: bounds must be',
    ],
    [
      'a short column',
      (t) => t.moveAll(pointColumn<Position2>(1)),
      'tracker.moveAll: positions must be as long as the list of objects, 2, received 1',
    ],
    [
      'a long column',
      (t, h) => t.moveAll(pointColumn<Position2>(2), [h]),
      'tracker.moveAll: positions must be as long as the list of objects, 1, received 2',
    ],
    [
      'a bad row',
      (t) => t.moveAll(pointColumnOver(new Float64Array([0, 0]), new Float64Array([0, Number.NaN]))),
      'tracker.moveAll: positions[1].y must be a finite number, received NaN',
    ],
    [
      'a bad handle in a row',
      (t, h) => t.moveAll(pointColumn<Position2>(2), [h, 99 as never]),
      'tracker.moveAll: handles[1] must be the handle of a tracked object, received 99',
    ],
    [
      'a bad shape in a row',
      (t) =>
        t.addAll(['x', 'y'], {
          centers: pointColumn<Position2>(2),
          radii: quantityColumnOver<Length>(new Float64Array([1, -1])),
        }),
      'tracker.addAll: shapes.radii[1] must be',
    ],
    [
      'a reversed row',
      (t) => t.addAll(['x'], { mins: pointColumn<Position2>([at(0, 0)]), maxs: pointColumn<Position2>([at(0, -1)]) }),
      'tracker.addAll: shapes.maxs[0].y must be at least shapes.mins[0].y, 0, received -1',
    ],
    [
      'columns of two lengths',
      (t) => t.addAll(['x', 'y'], { positions: pointColumn<Position2>(3) }),
      'tracker.addAll: shapes.positions must be as long as the list of objects, 2, received 3',
    ],
  ];

  it.each(wrong)('%s', (_, act, message) => {
    const tracker = track();
    const handle = tracker.add('a', disc(1, 1, 1));
    tracker.add('b', rectangle(at(0, 0), at(1, 1)));
    const state = (): unknown[] => [
      overlappingPairs(tracker),
      nearestObjects(tracker, at(5, 5), 9),
      { ...tracker.stats(), memory: 0 },
    ];
    const before = state();
    expect(() => act(tracker, handle)).toThrow(message);
    expect(() => act(tracker, handle)).toThrow(RangeError);
    expect(state()).toEqual(before);
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('a rectangle moved so far that its other corner overflows', () => {
    const tracker = track();
    const handle = tracker.add('wide', rectangle(at(0, 0), at(1e308, 1)));
    expect(() => tracker.move(handle, at(1e308, 0))).toThrow(
      "position plus the rectangle's width must be a finite number",
    );
    expect(() => tracker.moveAll(pointColumn<Position2>([at(1e308, 0)]))).toThrow('tracker.moveAll: positions plus');
    expect(objectsAt(tracker, at(1e308, 1))).toEqual(['wide']);
  });
});

describe('handles', () => {
  it('stay stale, however often their slot is reused', () => {
    const tracker = track();
    const handles: Handle[] = [];
    for (let i = 0; i < 40_000; i++) {
      const handle = tracker.add('x', at(0, 0));
      tracker.remove(handle);
      handles.push(handle);
    }
    expect(new Set(handles).size).toBe(40_000);
    const last = tracker.add('y', at(0, 0));
    expect(handles.some((handle) => tracker.has(handle))).toBe(false);
    expect(() => tracker.remove(handles[0] as Handle)).toThrow('tracker.remove: handle must be');
    expect(tracker.get(last)).toBe('y');
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('of another tracker throw if that tracker has another series, or uses other numbers', () => {
    const [one, other] = [track(), new ObjectTracker<string>({ space, series: 1 })];
    const handle = one.add('a', at(0, 0));
    other.add('b', at(0, 0));
    expect(other.has(handle)).toBe(false);
    expect(() => other.move(handle, at(1, 1))).toThrow('tracker.move: handle must be');
    expect(() => other.moveAll(pointColumn<Position2>(1), [handle])).toThrow('handles[0]');
    const fewer = track();
    expect(() => fewer.move(handle, at(1, 1))).toThrow('tracker.move: handle must be');
  });

  it('are the same numbers after the same operations, whatever other trackers did before', () => {
    const play = (): unknown[] => {
      const tracker = track();
      const handles = ['a', 'b', 'c'].map((name) => tracker.add(name, at(0, 0)));
      tracker.remove(handles[1] as Handle);
      handles.push(...tracker.addAll(['d', 'e'], { positions: pointColumn<Position2>(2) }));
      tracker.clear();
      return [...handles, tracker.add('f', at(0, 0))];
    };
    const recorded = play();
    for (let i = 0; i < 10; i++) track().add('of another tracker', at(0, 0));
    expect(play()).toEqual(recorded);
  });

  it('follow the order of addition in bulk only while nothing was removed', () => {
    const tracker = track();
    const handles = ['a', 'b', 'c'].map((name) => tracker.add(name, at(0, 0)));
    tracker.moveAll(pointColumn<Position2>([at(1, 0), at(2, 0), at(3, 0)]));
    expect(objectsAt(tracker, at(2, 0))).toEqual(['b']);
    tracker.remove(handles[1] as Handle);
    const two = pointColumn<Position2>([at(5, 0), at(6, 0)]);
    expect(() => tracker.moveAll(two)).toThrow(
      'tracker.moveAll: handles must be an array of handles once an object was removed, received undefined. Pass the handle of each row',
    );
    tracker.moveAll(two, [handles[2] as Handle, handles[0] as Handle]);
    expect([...objectsAt(tracker, at(5, 0)), ...objectsAt(tracker, at(6, 0))]).toEqual(['c', 'a']);
    tracker.clear();
    tracker.add('d', at(0, 0));
    tracker.add('e', at(0, 0));
    tracker.moveAll(pointColumn<Position2>([at(7, 0), at(8, 0)]));
    expect([...objectsAt(tracker, at(7, 0)), ...objectsAt(tracker, at(8, 0))]).toEqual(['d', 'e']);
  });

  it('follow the order of addition after a clear, also where slots were free before', () => {
    const tracker = track();
    const handles = ['a', 'b', 'c', 'd'].map((name) => tracker.add(name, at(0, 0)));
    for (const which of [2, 0, 3]) tracker.remove(handles[which] as Handle);
    tracker.clear();
    for (const name of ['e', 'f', 'g']) tracker.add(name, at(0, 0));
    tracker.moveAll(pointColumn<Position2>([at(1, 0), at(2, 0), at(3, 0)]));
    for (const name of ['h', 'i']) tracker.add(name, at(0, 0));
    expect(checkTracker(tracker)).toEqual([]);
    for (const y of [1, 2]) {
      tracker.moveAll(pointColumn<Position2>([1, 2, 3, 4, 5].map((x) => at(x, y))));
      expect([1, 2, 3, 4, 5].flatMap((x) => objectsAt(tracker, at(x, y)))).toEqual(['e', 'f', 'g', 'h', 'i']);
    }
    tracker.addAll(['j'], { positions: pointColumn<Position2>(1) });
    tracker.moveAll(pointColumn<Position2>([1, 2, 3, 4, 5, 6].map((x) => at(x, 3))));
    expect(objectsAt(tracker, at(6, 3))).toEqual(['j']);
    expect(checkTracker(tracker)).toEqual([]);
  });

  it('may occur twice in bulk: the later row counts', () => {
    const tracker = track();
    const [a, b] = [tracker.add('a', at(0, 0)), tracker.add('b', at(0, 0))];
    tracker.moveAll(pointColumn<Position2>([at(1, 0), at(2, 0)]), [a, a]);
    expect(objectsAt(tracker, at(2, 0))).toEqual(['a']);
    expect(objectsAt(tracker, at(0, 0))).toEqual(['b']);
    expect(tracker.has(b)).toBe(true);
  });
});
