/** Questions in columns answer row by row, bit for bit, what the single forms answer. */
import { atLeast, runs } from '@tilewright/testing';
import {
  circle,
  type Length,
  pointColumn,
  pointColumnOver,
  type PointColumn,
  type Position2,
  quantityColumnOver,
  segmentBetween,
} from '@tilewright/units';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../tracker/handle.js';
import { at, length, type Operation, operation, Pair, place, size } from '../tracker/testing/operations.js';
import {
  countsInCirclesInto,
  FirstHitsAnswer,
  firstObjectOnSegment,
  firstObjectsOnSegmentsInto,
  NearestAnswer,
  nearestObjectsInto,
  NearestOfEachAnswer,
  nearestObjectsOfEachInto,
  objectsInCircle,
} from './index.js';

type Row = readonly [ax: number, ay: number, bx: number, by: number, radius: number];

const rowsOf: fc.Arbitrary<readonly Row[]> = fc.array(fc.tuple(place, place, place, place, size), { maxLength: 12 });
const world: fc.Arbitrary<readonly Operation[]> = fc.array(operation, { maxLength: 40 });

const xyColumn = (rows: readonly Row[], x: 0 | 2): PointColumn<Position2> =>
  pointColumnOver<Position2>(
    Float64Array.from(rows, (row) => row[x]),
    Float64Array.from(rows, (row) => row[x === 0 ? 1 : 3]),
  );

function pairOf(operations: readonly Operation[]): Pair {
  const pair = new Pair();
  for (const each of operations) pair.run(each);
  return pair;
}

/** What is true of some objects in some rows. */
const isOdd = (object: number, row: number): boolean => (object + row) % 2 === 1;

/** All that an answer says of a row, as the hit of the single form. */
function hitOf(answer: FirstHitsAnswer<number>, row: number): unknown {
  if (!answer.hasHit(row)) return undefined;
  const normal = answer.normal(row);
  expect([answer.x(row), answer.y(row)]).toEqual([answer.position(row).x, answer.position(row).y]);
  expect([answer.normalX(row), answer.normalY(row)]).toEqual(normal === undefined ? [0, 0] : [normal.x, normal.y]);
  return {
    object: answer.object(row),
    handle: answer.handle(row),
    position: answer.position(row),
    distance: answer.distance(row),
    fraction: answer.fraction(row),
    normal,
  };
}

describe('firstObjectsOnSegmentsInto', () => {
  it('finds the hit of each row, also when tracker and columns changed before it was read', () => {
    const answer = new FirstHitsAnswer<number>();
    let [met, missed, inside] = [0, 0, 0];
    fc.assert(
      fc.property(
        world,
        rowsOf,
        fc.array(operation, { maxLength: 5 }),
        fc.boolean(),
        (operations, rows, then, some) => {
          const pair = pairOf(operations);
          const { tracker } = pair;
          const [starts, ends] = [xyColumn(rows, 0), xyColumn(rows, 2)];
          const expected = rows.map(([ax, ay, bx, by], row) =>
            firstObjectOnSegment(
              tracker,
              segmentBetween(at(ax, ay), at(bx, by)),
              some ? { filter: (object) => isOdd(object, row) } : {},
            ),
          );
          const options = { filter: (object: number, _: Handle, row: number) => isOdd(object, row) };
          const found = firstObjectsOnSegmentsInto(answer, tracker, starts, ends, some ? options : undefined);
          for (const each of then) pair.run(each);
          starts.rawX.fill(7);
          ends.rawY.fill(7);
          expect(answer.length).toBe(rows.length);
          expect(found).toBe(expected.filter((hit) => hit !== undefined).length);
          expect(rows.map((_, row) => hitOf(answer, row))).toEqual(expected);
          met += found;
          missed += rows.length - found;
          inside += expected.filter((hit) => hit?.fraction === 0).length;
        },
      ),
      { seed: 161, numRuns: runs(400) },
    );
    expect(Math.min(met, missed, inside)).toBeGreaterThanOrEqual(atLeast(50));
  });

  it('takes one start for all rows', () => {
    const [answer, each] = [new FirstHitsAnswer<number>(), new FirstHitsAnswer<number>()];
    let met = 0;
    fc.assert(
      fc.property(world, rowsOf, place, place, (operations, rows, x, y) => {
        const { tracker } = pairOf(operations);
        const ends = xyColumn(rows, 2);
        const starts = pointColumn<Position2>(rows.map(() => at(x, y)));
        const filter = (object: number, _: Handle, row: number): boolean => isOdd(object, row);
        for (const options of [undefined, { filter }]) {
          const found = firstObjectsOnSegmentsInto(answer, tracker, at(x, y), ends, options);
          expect(found).toBe(firstObjectsOnSegmentsInto(each, tracker, starts, ends, options));
          expect(answer.length).toBe(rows.length);
          expect(rows.map((_, row) => hitOf(answer, row))).toEqual(rows.map((_, row) => hitOf(each, row)));
          met += found;
        }
      }),
      { seed: 162, numRuns: runs(200) },
    );
    expect(met).toBeGreaterThanOrEqual(atLeast(50));
  });

  it('names a start that is not valid, and leaves the answer', () => {
    const { tracker } = pairOf([]);
    const answer = new FirstHitsAnswer<number>();
    const ends = pointColumn<Position2>([at(9, 0)]);
    firstObjectsOnSegmentsInto(answer, tracker, at(0, 0), ends);
    const none = pointColumn<Position2>(0);
    expect(() => firstObjectsOnSegmentsInto(answer, tracker, { ...at(0, 0), y: length(Number.NaN) }, none)).toThrow(
      new RangeError('firstObjectsOnSegmentsInto: starts.y must be a finite number, received NaN'),
    );
    expect(() => firstObjectsOnSegmentsInto(answer, tracker, undefined as never, none)).toThrow(
      'firstObjectsOnSegmentsInto: starts must be a column of points, or one point, received undefined',
    );
    expect(answer.length).toBe(1);
  });

  it('decides exact ties by the order of addition', () => {
    const tracker = pairOf([]).tracker;
    tracker.add(0, circle(at(5, 0), length(1)));
    tracker.add(1, circle(at(-5, 0), length(1)));
    tracker.add(2, circle(at(5, 0), length(1)));
    const answer = new FirstHitsAnswer<number>();
    const starts = pointColumn<Position2>([at(0, 0), at(0, 0), at(9, 0)]);
    const ends = pointColumn<Position2>([at(9, 0), at(-9, 0), at(9, 0)]);
    expect(firstObjectsOnSegmentsInto(answer, tracker, starts, ends)).toBe(2);
    expect([answer.object(0), answer.object(1), answer.hasHit(2)]).toEqual([0, 1, false]);
  });

  it('reads Float32 columns and columns with more capacity than rows', () => {
    const tracker = pairOf([]).tracker;
    tracker.add(7, circle(at(5, 0), length(1)));
    const starts = pointColumnOver<Position2>(Float32Array.of(0, 0), Float32Array.of(0, 3));
    const ends = pointColumn<Position2>([at(9, 0), at(9, 3), at(0, 0)]);
    ends.resize(2);
    const answer = new FirstHitsAnswer<number>();
    expect(firstObjectsOnSegmentsInto(answer, tracker, starts, ends)).toBe(1);
    expect([answer.length, answer.hasHit(0), answer.hasHit(1)]).toEqual([2, true, false]);
  });
});

describe('nearestObjectsOfEachInto', () => {
  it('finds the objects of each row, with their distances', () => {
    const answer = new NearestOfEachAnswer<number>();
    const single = new NearestAnswer<number>();
    let answers = 0;
    fc.assert(
      fc.property(
        world,
        rowsOf,
        fc.constantFrom(0, 1, 3, 40, 1000),
        fc.constantFrom(undefined, 0, 3, 1000),
        fc.boolean(),
        (operations, rows, count, far, some) => {
          const { tracker } = pairOf(operations);
          const maxDistance = far === undefined ? undefined : length(far);
          const expected = rows.map(([x, y], row) => {
            nearestObjectsInto(single, tracker, at(x, y), count, {
              maxDistance,
              filter: some ? (object) => isOdd(object, row) : undefined,
            });
            return Array.from({ length: single.length }, (_, i) => [
              single.object(i),
              single.handle(i),
              single.distance(i),
            ]);
          });
          const found = nearestObjectsOfEachInto(answer, tracker, xyColumn(rows, 0), count, {
            maxDistance,
            filter: some ? (object, _, row) => isOdd(object, row) : undefined,
          });
          tracker.clear();
          const answered = Array.from({ length: answer.length }, (_, row) =>
            Array.from({ length: answer.countOf(row) }, (__, i) => [
              answer.object(row, i),
              answer.handle(row, i),
              answer.distance(row, i),
            ]),
          );
          expect(answered).toEqual(expected);
          expect(found).toBe(expected.reduce((sum, row) => sum + row.length, 0));
          answers += found;
        },
      ),
      { seed: 162, numRuns: runs(300) },
    );
    expect(answers).toBeGreaterThanOrEqual(atLeast(300));
  });
});

describe('countsInCirclesInto', () => {
  it('counts the objects of each row, for a column of radii and for one radius', () => {
    let touched = 0;
    fc.assert(
      fc.property(world, rowsOf, size, fc.boolean(), fc.boolean(), (operations, rows, radius, hasColumn, some) => {
        const { tracker } = pairOf(operations);
        const own = (row: Row): Length => length(hasColumn ? row[4] : radius);
        const expected = rows.map(
          (row, i) =>
            objectsInCircle(
              tracker,
              circle(at(row[0], row[1]), own(row)),
              some ? { filter: (object) => isOdd(object, i) } : {},
            ).length,
        );
        const radii = hasColumn ? quantityColumnOver<Length>(Float64Array.from(rows, (row) => row[4])) : length(radius);
        const counts = new (hasColumn ? Int32Array : Uint32Array)(rows.length + 2).fill(77);
        const options = { filter: (object: number, _: Handle, row: number) => isOdd(object, row) };
        const sum = countsInCirclesInto(counts, tracker, xyColumn(rows, 0), radii, some ? options : undefined);
        expect([...counts]).toEqual([...expected, 77, 77]);
        expect(sum).toBe(expected.reduce((total, count) => total + count, 0));
        touched += sum;
      }),
      { seed: 163, numRuns: runs(400) },
    );
    expect(touched).toBeGreaterThanOrEqual(atLeast(200));
  });
});
