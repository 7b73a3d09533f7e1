/** What a `HitAnswer` says about a hit equals the hits of the everyday forms, and the contacts of units, bit for bit. */
import { atLeast, runs } from '@tilewright/testing';
import {
  circle,
  type Circle2,
  distance,
  firstContact,
  meters,
  position,
  rectangle,
  type Length,
  type Rectangle2,
  segmentBetween,
  unsafeNumber,
} from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TrackedShape } from '../tracker/shapes.js';
import { at, operation, Pair, place } from '../tracker/testing/operations.js';
import {
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  HitAnswer,
  NearestAnswer,
  nearestObjects,
  nearestObjectsInto,
  objectsOnSegment,
  objectsOnSegmentInto,
} from './index.js';

const sized = (shape: TrackedShape<Length>): Circle2 | Rectangle2 => ('x' in shape ? circle(shape, meters(0)) : shape);

/** All that an answer says of one hit, in another order of reading each time. */
function hitOf(answer: HitAnswer<number>, index: number, seed: number): unknown {
  const read = {
    position: () => answer.position(index),
    distance: () => answer.distance(index),
    fraction: () => answer.fraction(index),
    normal: () => answer.normal(index),
    coordinates: () => [answer.x(index), answer.y(index)],
    components: () => [answer.normalX(index), answer.normalY(index)],
  };
  const entries = Object.entries(read);
  const turned = [...entries.slice(seed % entries.length), ...entries.slice(0, seed % entries.length)];
  return {
    object: answer.object(index),
    handle: answer.handle(index),
    ...Object.fromEntries(turned.map(([name, get]) => [name, get()])),
  };
}

describe('a HitAnswer', () => {
  it('equals the everyday hits, also when the tracker changed before it was read', () => {
    let [inside, met] = [0, 0];
    fc.assert(
      fc.property(
        fc.array(operation, { minLength: 1, maxLength: 40 }),
        fc.tuple(place, place, place, place),
        fc.array(operation, { maxLength: 5 }),
        (operations, [ax, ay, bx, by], changes) => {
          const pair = new Pair();
          for (const each of operations) pair.run(each);
          const { tracker } = pair;
          const segment = segmentBetween(at(ax, ay), at(bx, by));
          const hits = objectsOnSegment(tracker, segment);
          const expected = hits.map((hit) => ({
            ...hit,
            coordinates: [hit.position.x, hit.position.y],
            components: hit.normal === undefined ? [0, 0] : [hit.normal.x, hit.normal.y],
          }));
          for (const { handle, position: where, fraction, normal } of hits) {
            const contact = firstContact(segment, sized(tracker.shapeOf(handle)));
            expect({ position: where, fraction, normal }).toEqual(contact);
            met++;
            if (fraction === 0) inside++;
          }
          const [answer, first] = [new HitAnswer<number>(), new HitAnswer<number>()];
          objectsOnSegmentInto(answer, tracker, segment);
          firstObjectOnSegmentInto(first, tracker, segment);
          expect(firstObjectOnSegment(tracker, segment)).toEqual(hits[0]);
          for (const each of changes) pair.run(each);
          expect(Array.from({ length: answer.length }, (_, i) => hitOf(answer, i, i))).toEqual(expected);
          expect(Array.from({ length: first.length }, (_, i) => hitOf(first, i, 3))).toEqual(expected.slice(0, 1));
        },
      ),
      { seed: 151, numRuns: runs(400) },
    );
    expect(inside).toBeGreaterThanOrEqual(atLeast(20));
    expect(met - inside).toBeGreaterThanOrEqual(atLeast(40));
  });

  it('has the distances of the units package, within rounding', () => {
    const pair = new Pair();
    pair.run({ kind: 'add', shape: { kind: 'circle', x: 5, y: 1, radius: 2 } });
    const answer = new HitAnswer<number>();
    firstObjectOnSegmentInto(answer, pair.tracker, segmentBetween(at(0, 0), at(9, 3)));
    const covered = distance(at(0, 0), answer.position(0));
    expect(unsafeNumber(answer.distance(0))).toBeCloseTo(unsafeNumber(covered), 14);
  });

  it('keeps its hits apart when it is filled again with fewer, or with others', () => {
    const pair = new Pair();
    const { tracker } = pair;
    for (let x = 0; x < 100; x++) tracker.add(x, circle(position(meters(2 * x), meters(0)), meters(0.5)));
    tracker.add(100, rectangle(at(500, -1), at(501, 1)));
    const answer = new HitAnswer<number>();
    const long = segmentBetween(at(-10, 0), at(600, 0));
    for (const [a, b] of [
      [-10, 600],
      [3, 20],
      [600, -10],
      [490, 600],
    ] as const) {
      const segment = segmentBetween(at(a, 0), at(b, 0));
      const hits = objectsOnSegment(tracker, segment);
      expect(objectsOnSegmentInto(answer, tracker, segment)).toBe(hits.length);
      for (const [i, hit] of hits.entries()) {
        expect([answer.object(i), answer.fraction(i), answer.position(i), answer.normal(i)]).toEqual([
          hit.object,
          hit.fraction,
          hit.position,
          hit.normal,
        ]);
      }
    }
    expect(objectsOnSegmentInto(answer, tracker, long)).toBe(101);
  });
});

describe('a NearestAnswer', () => {
  it('has the distances of the units package, bit for bit', () => {
    fc.assert(
      fc.property(
        fc.array(operation, { minLength: 1, maxLength: 60 }),
        place,
        place,
        fc.constantFrom(1, 3, 40, 1000),
        (operations, x, y, count) => {
          const pair = new Pair();
          for (const each of operations) pair.run(each);
          const { tracker } = pair;
          const answer = new NearestAnswer<number>();
          const found = nearestObjectsInto(answer, tracker, at(x, y), count);
          expect(Array.from({ length: found }, (_, i) => answer.object(i))).toEqual(
            nearestObjects(tracker, at(x, y), count),
          );
          for (let i = 0; i < found; i++) {
            const shape = sized(tracker.shapeOf(answer.handle(i)));
            expect(answer.distance(i)).toBe(distance(circle(at(x, y), meters(0)), shape));
          }
        },
      ),
      { seed: 152, numRuns: runs(300) },
    );
  });
});
