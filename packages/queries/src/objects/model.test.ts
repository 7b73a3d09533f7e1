/** The tracker against the plain model, after any sequence of operations. */
import { runs } from '@tilewright/testing';
import { circle, rectangle, segmentBetween } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, modelCircle, modelRectangle, overlap } from '../tracker/testing/model.js';
import { at, length, operation, Pair, place, shape, size, type Operation } from '../tracker/testing/operations.js';
import { checkTracker } from '../tracker/check.js';
import {
  firstObjectOnSegment,
  ObjectAnswer,
  objectsInCircleInto,
  nearestObjects,
  objectsAt,
  objectsInCircle,
  objectsInRectangle,
  objectsOnSegment,
  objectsOverlapping,
  overlappingPairs,
} from './index.js';

const ascending = (a: number, b: number): number => a - b;

/** Every query, at a few places, on both. */
function compareQueries({ tracker, model, handles }: Pair, xs: readonly number[], radius: number): void {
  for (const [index, x] of xs.entries()) {
    const y = xs[(index + 1) % xs.length] as number;
    const farX = xs[(index + 2) % xs.length] as number;
    const farY = xs[(index + 3) % xs.length] as number;
    const disc = modelCircle(x, y, radius);
    expect(objectsInCircle(tracker, circle(at(x, y), length(radius))).sort(ascending)).toEqual(
      model.where((other) => overlap(other, disc)),
    );
    const box = modelRectangle(Math.min(x, farX), Math.min(y, farY), Math.max(x, farX), Math.max(y, farY));
    expect(
      objectsInRectangle(tracker, rectangle(at(box.minX, box.minY), at(box.maxX, box.maxY))).sort(ascending),
    ).toEqual(model.where((other) => overlap(other, box)));
    expect(objectsAt(tracker, at(x, y)).sort(ascending)).toEqual(model.where((other) => contains(other, x, y)));
    expect(nearestObjects(tracker, at(x, y), 3)).toEqual(model.nearest(x, y, 3));
    expect(nearestObjects(tracker, at(x, y), 100, { maxDistance: length(radius) })).toEqual(
      model.nearest(x, y, 100, radius),
    );
    expect(nearestObjects(tracker, at(x, y), 50)).toEqual(model.nearest(x, y, 50));
    const segment = segmentBetween(at(x, y), at(farX, farY));
    const crossed = model.onSegment(x, y, farX, farY);
    expect(objectsOnSegment(tracker, segment).map((hit) => hit.object)).toEqual(crossed);
    expect(firstObjectOnSegment(tracker, segment)?.object).toBe(crossed[0]);
    const odd = (object: number): boolean => object % 2 === 1;
    expect(firstObjectOnSegment(tracker, segment, { filter: odd })?.object).toBe(crossed.find(odd));
    expect(nearestObjects(tracker, at(x, y), 2, { filter: odd })).toEqual(
      model.nearest(x, y, 1000).filter(odd).slice(0, 2),
    );
  }
  expect(overlappingPairs(tracker).sort(byIds)).toEqual(model.pairs().sort(byIds));
  for (const { id, shape: own } of model.objects.slice(0, 3)) {
    const handle = handles.get(id);
    if (handle === undefined) throw new Error(`no handle of ${id}`);
    expect(objectsOverlapping(tracker, handle).sort(ascending)).toEqual(
      model.where((other) => overlap(other, own)).filter((other) => other !== id),
    );
  }
}

const byIds = (a: readonly [number, number], b: readonly [number, number]): number => a[0] - b[0] || a[1] - b[1];

describe('ObjectTracker equals a list of objects', () => {
  it('after any sequence of operations', () => {
    fc.assert(
      fc.property(
        fc.array(operation, { minLength: 1, maxLength: 60 }),
        fc.array(place, { minLength: 4, maxLength: 6 }),
        size,
        (operations, xs, radius) => {
          const pair = new Pair();
          for (const [index, each] of operations.entries()) {
            pair.run(each);
            expect(checkTracker(pair.tracker)).toEqual([]);
            expect(pair.tracker.size).toBe(pair.model.objects.length);
            if (index % 8 === 7) compareQueries(pair, xs, radius);
          }
          compareQueries(pair, xs, radius);
          for (const handle of pair.stale) expect(pair.tracker.has(handle)).toBe(false);
          for (const handle of pair.handles.values()) expect(pair.tracker.has(handle)).toBe(true);
        },
      ),
      { seed: 61, numRuns: runs(150) },
    );
  }, 600_000);

  it('with hundreds of objects that come and go', () => {
    fc.assert(
      fc.property(
        fc.array(shape, { minLength: 200, maxLength: 500 }),
        fc.array(operation, { minLength: 50, maxLength: 200 }),
        fc.array(place, { minLength: 4, maxLength: 4 }),
        size,
        (shapes, operations, xs, radius) => {
          const pair = new Pair();
          const adds = shapes.map((each): Operation => ({ kind: 'add', shape: each }));
          for (const each of [...adds, ...operations.filter(({ kind }) => kind !== 'clear')]) pair.run(each);
          expect(checkTracker(pair.tracker)).toEqual([]);
          compareQueries(pair, xs, radius);
        },
      ),
      { seed: 62, numRuns: runs(15) },
    );
  }, 600_000);

  it('and an answer stays the same, whatever changes while it is read', () => {
    fc.assert(
      fc.property(
        fc.array(shape, { minLength: 5, maxLength: 40 }),
        fc.array(operation, { minLength: 5, maxLength: 30 }),
        fc.array(place, { minLength: 4, maxLength: 4 }),
        (shapes, operations, xs) => {
          const pair = new Pair();
          for (const each of shapes) pair.run({ kind: 'add', shape: each });
          const everywhere = circle(at(0, 0), length(1e7));
          const found = objectsInCircle(pair.tracker, everywhere);
          const answer = new ObjectAnswer<number>();
          objectsInCircleInto(answer, pair.tracker, everywhere);
          const waiting = [...operations];
          for (const [i, object] of found.entries()) {
            expect(answer.object(i)).toBe(object);
            expect(pair.tracker.has(answer.handle(i))).toBe(pair.model.objects.some(({ id }) => id === object));
            const next = waiting.pop();
            if (next !== undefined) pair.run(next);
            expect(checkTracker(pair.tracker)).toEqual([]);
          }
          expect(answer.length).toBe(found.length);
          compareQueries(pair, xs, 2);
        },
      ),
      { seed: 66, numRuns: runs(60) },
    );
  }, 600_000);

  it('through hundreds of frames of small steps, one by one and all at once', () => {
    const pair = new Pair();
    for (let i = 0; i < 300; i++) {
      const [x, y] = [(i * 7) % 23, (i * 11) % 19];
      pair.run({
        kind: 'add',
        shape: i % 3 === 0 ? modelRectangle(x, y, x + 1, y + (i % 40) / 10) : modelCircle(x, y, (i % 50) / 40),
      });
    }
    for (let frame = 0; frame < 300; frame++) {
      pair.run({ kind: 'drift', dx: 0.07, dy: frame % 2 === 0 ? 0.03 : -0.05, isByHandles: frame % 5 === 0 });
      if (frame % 4 === 0) pair.run({ kind: 'move', which: frame * 13, x: (frame % 29) - 3, y: (frame % 31) - 5 });
      expect(checkTracker(pair.tracker)).toEqual([]);
    }
    compareQueries(pair, [-3, 5, 11.5, 30], 4);
  });
});

describe('at any scale', () => {
  it('every query is the exact one', () => {
    fc.assert(
      fc.property(
        fc.array(shape, { minLength: 1, maxLength: 40 }),
        fc.array(place, { minLength: 4, maxLength: 4 }),
        size,
        fc.constantFrom(1e-3, 1e6, 1e-155, 1e-163, 1e140, 1e152, 1e-300, 1e290),
        fc.constantFrom(0, 0, 1, 1e3, 1e12),
        (shapes, places, radius, by, away) => {
          const pair = new Pair(Math.min(Math.max(by, 1e-200), 1e200));
          const moved = (value: number): number => (value + away) * by;
          for (const each of shapes) {
            pair.run({
              kind: 'add',
              shape:
                each.kind === 'circle'
                  ? modelCircle(moved(each.x), moved(each.y), each.radius * by)
                  : modelRectangle(moved(each.minX), moved(each.minY), moved(each.maxX), moved(each.maxY)),
            });
          }
          expect(checkTracker(pair.tracker)).toEqual([]);
          compareQueries(pair, places.map(moved), radius * by);
        },
      ),
      { seed: 68, numRuns: runs(500) },
    );
  }, 600_000);
});

describe('the order along a segment, and away from a point', () => {
  /** Sizes at which squares lose bits, and the range of a game. */
  const scale = fc.constantFrom(1, 1, 1, 1e-3, 1e6, 1e-155, 1e140, 1e-300);

  it('is the exact one at any scale', () => {
    fc.assert(
      fc.property(
        fc.array(shape, { minLength: 1, maxLength: 25 }),
        fc.array(place, { minLength: 4, maxLength: 4 }),
        scale,
        fc.nat({ max: 20 }),
        (shapes, places, by, count) => {
          const pair = new Pair(by < 1e-200 ? 1e-200 : by);
          for (const each of shapes) {
            pair.run({
              kind: 'add',
              shape:
                each.kind === 'circle'
                  ? modelCircle(each.x * by, each.y * by, each.radius * by)
                  : modelRectangle(each.minX * by, each.minY * by, each.maxX * by, each.maxY * by),
            });
          }
          const [ax, ay, bx, by2] = places.map((value) => value * by) as [number, number, number, number];
          const { tracker, model } = pair;
          for (const [x, y] of [
            [bx, by2],
            [bx, ay],
            [ax, by2],
            [ax, ay],
          ] as const) {
            const segment = segmentBetween(at(ax, ay), at(x, y));
            const met = model.onSegment(ax, ay, x, y);
            expect(objectsOnSegment(tracker, segment).map(({ object }) => object)).toEqual(met);
            expect(firstObjectOnSegment(tracker, segment)?.object).toBe(met[0]);
          }
          expect(nearestObjects(tracker, at(bx, by2), count)).toEqual(model.nearest(bx, by2, count));
          expect(nearestObjects(tracker, at(bx, by2), 50, { maxDistance: length(3 * by) })).toEqual(
            model.nearest(bx, by2, 50, 3 * by),
          );
        },
      ),
      { seed: 67, numRuns: runs(1500) },
    );
  }, 600_000);
});
