/** The tracker against the plain model, after any sequence of operations. */
import { runs } from '@tilewright/testing';
import { circle, rectangle, segmentBetween } from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, modelCircle, modelRectangle, overlap } from './testing/model.js';
import { at, length, operation, Pair, place, shape, size, type Operation } from './testing/operations.js';

const ascending = (a: number, b: number): number => a - b;

/** Every query, at a few places, on both. */
function compareQueries({ tracker, model, handles }: Pair, xs: readonly number[], radius: number): void {
  for (const [index, x] of xs.entries()) {
    const y = xs[(index + 1) % xs.length] as number;
    const farX = xs[(index + 2) % xs.length] as number;
    const farY = xs[(index + 3) % xs.length] as number;
    const disc = modelCircle(x, y, radius);
    expect(tracker.objectsInCircle(circle(at(x, y), length(radius))).sort(ascending)).toEqual(
      model.where((other) => overlap(other, disc)),
    );
    const box = modelRectangle(Math.min(x, farX), Math.min(y, farY), Math.max(x, farX), Math.max(y, farY));
    expect(
      tracker.objectsInRectangle(rectangle(at(box.minX, box.minY), at(box.maxX, box.maxY))).sort(ascending),
    ).toEqual(model.where((other) => overlap(other, box)));
    expect(tracker.objectsAt(at(x, y)).sort(ascending)).toEqual(model.where((other) => contains(other, x, y)));
    expect(tracker.nearest(at(x, y), 3)).toEqual(model.nearest(x, y, 3));
    expect(tracker.nearest(at(x, y), 100, { within: length(radius) })).toEqual(model.nearest(x, y, 100, radius));
    expect(tracker.nearest(at(x, y), 50)).toEqual(model.nearest(x, y, 50));
    const segment = segmentBetween(at(x, y), at(farX, farY));
    const crossed = model.onSegment(x, y, farX, farY);
    expect(tracker.allOnSegment(segment).map((hit) => hit.object)).toEqual(crossed);
    expect(tracker.firstOnSegment(segment)?.object).toBe(crossed[0]);
    const odd = (object: number): boolean => object % 2 === 1;
    expect(tracker.firstOnSegment(segment, { filter: odd })?.object).toBe(crossed.find(odd));
    expect(tracker.nearest(at(x, y), 2, { filter: odd })).toEqual(model.nearest(x, y, 1000).filter(odd).slice(0, 2));
  }
  expect(tracker.pairs().sort(byIds)).toEqual(model.pairs().sort(byIds));
  for (const { id, shape: own } of model.objects.slice(0, 3)) {
    const handle = handles.get(id);
    if (handle === undefined) throw new Error(`no handle of ${id}`);
    expect(tracker.overlapping(handle).sort(ascending)).toEqual(
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
            expect(pair.tracker.check()).toEqual([]);
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
          expect(pair.tracker.check()).toEqual([]);
          compareQueries(pair, xs, radius);
        },
      ),
      { seed: 62, numRuns: runs(15) },
    );
  }, 600_000);
});
