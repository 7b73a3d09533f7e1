/** Candidates, and questions that are written with them. */
import { atLeast, runs } from '@tilewright/testing';
import { meters, rectangle, type Segment2, segmentBetween, unsafeNumber } from '@tilewright/units';
import { compareSegmentDistance, segmentOverlapsRectangle } from '@tilewright/units/exact';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ObjectTracker } from '../index.js';
import { CandidateAnswer, candidatesInto } from '../kernel.js';
import { modelRectangle, overlap } from '../tracker/testing/model.js';
import { at, operation, Pair, place } from '../tracker/testing/operations.js';
import { objectsOnSegment } from './index.js';

const candidates = new CandidateAnswer<number>();

/** A question of one's own: which objects a wide beam meets whose middle is a segment; boxes by that segment only. */
function objectsInBeam(tracker: ObjectTracker<number>, { start, end }: Segment2, halfWidth: number): number[] {
  const [ax, ay, bx, by] = [start.x, start.y, end.x, end.y].map(unsafeNumber) as [number, number, number, number];
  const west = Math.min(ax, bx) - halfWidth;
  const north = Math.min(ay, by) - halfWidth;
  const around = rectangle(at(west, north), at(Math.max(ax, bx) + halfWidth, Math.max(ay, by) + halfWidth));
  const count = candidatesInto(candidates, tracker, around);
  const { numbers } = candidates;
  const found: number[] = [];
  for (let i = 0; i < count; i++) {
    const [a, b, c, d] = [numbers[4 * i]!, numbers[4 * i + 1]!, numbers[4 * i + 2]!, numbers[4 * i + 3]!];
    const isMet = candidates.isCircle(i)
      ? compareSegmentDistance(ax, ay, bx, by, a, b, c + halfWidth) <= 0
      : segmentOverlapsRectangle(ax, ay, bx, by, a, b, c, d);
    if (isMet) found.push(candidates.object(i));
  }
  return found.sort((one, other) => one - other);
}

describe('candidatesInto', () => {
  it('finds all objects that overlap the rectangle, once each, with their shapes', () => {
    let [all, needed] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(operation, { minLength: 1, maxLength: 60 }),
        fc.tuple(place, place, place, place),
        (operations, [ax, ay, bx, by]) => {
          const pair = new Pair();
          for (const each of operations) pair.run(each);
          const { tracker, model } = pair;
          const box = modelRectangle(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
          const count = candidatesInto(candidates, tracker, rectangle(at(box.minX, box.minY), at(box.maxX, box.maxY)));
          const ids = Array.from({ length: count }, (_, i) => candidates.object(i));
          expect(new Set(ids).size).toBe(count);
          const met = model.where((other) => overlap(other, box));
          for (const id of met) expect(ids).toContain(id);
          all += count;
          needed += met.length;
          for (let i = 0; i < count; i++) {
            expect(tracker.get(candidates.handle(i))).toBe(candidates.object(i));
            const { shape } = model.find(candidates.object(i));
            expect(Array.from(candidates.numbers.subarray(4 * i, 4 * i + 4))).toEqual(
              shape.kind === 'circle'
                ? [shape.x, shape.y, shape.radius, 0]
                : [shape.minX, shape.minY, shape.maxX, shape.maxY],
            );
            expect(candidates.isCircle(i)).toBe(shape.kind === 'circle');
            expect(i < candidates.circleCount).toBe(shape.kind === 'circle');
          }
        },
      ),
      { seed: 153, numRuns: runs(300) },
    );
    // Only circles near a corner are candidates in vain.
    expect(all).toBeLessThan(1.1 * needed);
  });

  it('is enough to write another question', () => {
    let found = 0;
    fc.assert(
      fc.property(
        fc.array(operation, { minLength: 1, maxLength: 60 }),
        fc.tuple(place, place, place, place),
        fc.constantFrom(0, 0.5, 3),
        (operations, [ax, ay, bx, by], halfWidth) => {
          const pair = new Pair();
          for (const each of operations) pair.run(each);
          const { tracker, model } = pair;
          const segment = segmentBetween(at(ax, ay), at(bx, by));
          const expected = model.where((shape) =>
            shape.kind === 'circle'
              ? compareSegmentDistance(ax, ay, bx, by, shape.x, shape.y, shape.radius + halfWidth) <= 0
              : segmentOverlapsRectangle(ax, ay, bx, by, shape.minX, shape.minY, shape.maxX, shape.maxY),
          );
          expect(objectsInBeam(tracker, segment, halfWidth)).toEqual(expected);
          found += expected.length;
          if (halfWidth > 0) return;
          expect(expected).toEqual(
            objectsOnSegment(tracker, segment)
              .map(({ object }) => object)
              .sort((one, other) => one - other),
          );
        },
      ),
      { seed: 154, numRuns: runs(300) },
    );
    expect(found).toBeGreaterThanOrEqual(atLeast(100));
  });

  it('fills a copy, which is empty after clear', () => {
    const pair = new Pair();
    const { tracker } = pair;
    const handle = tracker.add(7, at(1, 1));
    const own = new CandidateAnswer<number>();
    const box = rectangle(at(0, 0), at(2, 2));
    expect(candidatesInto(own, tracker, box)).toBe(1);
    tracker.move(handle, at(9, 9));
    tracker.clear();
    expect([own.object(0), own.handle(0), own.numbers[0], own.isCircle(0)]).toEqual([7, handle, 1, true]);
    for (const bad of [-1, 0.5, 1, Number.NaN])
      expect(() => own.isCircle(bad)).toThrow('answer.isCircle: index must be');
    own.clear();
    expect([own.length, own.circleCount]).toEqual([0, 0]);
    expect(candidatesInto(own, tracker, box)).toBe(0);
    tracker.add(8, rectangle(at(0, 0), at(1, 1)));
    expect([candidatesInto(own, tracker, box), own.isCircle(0)]).toEqual([1, false]);
    expect(meters(1)).toBe(own.numbers[2]);
  });
});
