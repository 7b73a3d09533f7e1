/** Answers of questions in columns are copies, are read by rows, and stay as they are when a question fails. */
import {
  circle,
  type Length,
  pointColumn,
  pointColumnOver,
  type PointColumn,
  type Position2,
  quantityColumnOver,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { VACANT } from '../tracker/slots.js';
import { at, length, Pair } from '../tracker/testing/operations.js';
import { ObjectTracker } from '../tracker/tracker.js';
import {
  countsInCirclesInto,
  FirstHitsAnswer,
  firstObjectsOnSegmentsInto,
  nearestObjects,
  NearestOfEachAnswer,
  nearestObjectsOfEachInto,
} from './index.js';

/** Three objects on a line, and two rows: the first meets the first object, the second meets nothing. */
function scene(objects: readonly unknown[]): ObjectTracker<unknown> {
  const tracker = new ObjectTracker<unknown>({ space: new Pair().tracker.space });
  for (const [i, object] of objects.entries()) tracker.add(object, circle(at(5 + 3 * i, 0), length(1)));
  return tracker;
}

const starts = pointColumn<Position2>([at(0, 0), at(0, 5)]);
const ends = pointColumn<Position2>([at(40, 0), at(40, 5)]);

describe.each([
  [
    'FirstHitsAnswer',
    () => {
      const answer = new FirstHitsAnswer<unknown>();
      const readers: [string, (row: number) => unknown][] = [
        ['object', (row) => answer.object(row)],
        ['handle', (row) => answer.handle(row)],
        ['fraction', (row) => answer.fraction(row)],
        ['distance', (row) => answer.distance(row)],
        ['x', (row) => answer.x(row)],
        ['y', (row) => answer.y(row)],
        ['normalX', (row) => answer.normalX(row)],
        ['normalY', (row) => answer.normalY(row)],
        ['position', (row) => answer.position(row)],
        ['normal', (row) => answer.normal(row)],
      ];
      return {
        answer,
        readers,
        fill: (tracker: ObjectTracker<unknown>, filter?: (object: unknown) => boolean) =>
          firstObjectsOnSegmentsInto(answer, tracker, starts, ends, { filter }),
        readAll: () =>
          Array.from({ length: answer.length }, (_, row) =>
            answer.hasHit(row) ? readers.map(([, read]) => read(row)) : undefined,
          ),
      };
    },
  ],
  [
    'NearestOfEachAnswer',
    () => {
      const answer = new NearestOfEachAnswer<unknown>();
      const readers: [string, (row: number) => unknown][] = [
        ['countOf', (row) => answer.countOf(row)],
        ['object', (row) => answer.object(row, 0)],
        ['handle', (row) => answer.handle(row, 0)],
        ['distance', (row) => answer.distance(row, 0)],
      ];
      return {
        answer,
        readers,
        fill: (tracker: ObjectTracker<unknown>, filter?: (object: unknown) => boolean) =>
          nearestObjectsOfEachInto(answer, tracker, starts, 99, { filter }),
        readAll: () =>
          Array.from({ length: answer.length }, (_, row) =>
            Array.from({ length: answer.countOf(row) }, (__, i) => [
              answer.object(row, i),
              answer.handle(row, i),
              answer.distance(row, i),
            ]),
          ),
      };
    },
  ],
])('a %s', (_, make) => {
  const names = ['a', 'b', 'c'];

  it('is empty when it is new, and after clear', () => {
    const { answer, readers, fill, readAll } = make();
    for (const prepare of [() => {}, () => [fill(scene(names)), answer.clear()]]) {
      prepare();
      expect([answer.length, readAll()]).toEqual([0, []]);
      for (const [reader, read] of readers) {
        expect(() => read(0)).toThrow(
          new RangeError(`answer.${reader}: row must be below the length of the answer, which is 0, received 0`),
        );
      }
    }
    expect(fill(scene(names))).toBeGreaterThan(0);
    expect(answer.length).toBe(2);
  });

  it('throws for every row that is not below its length', () => {
    const { readers, fill } = make();
    fill(scene(names));
    for (const [reader, read] of readers) {
      expect(() => read(0)).not.toThrow();
      for (const bad of [-1, 0.5, 2, 2 ** 32, Number.NaN, '0', undefined, null]) {
        expect(() => read(bad as number)).toThrow(`answer.${reader}: row must be an integer from 0 to 1, received`);
      }
    }
  });

  it('stays unchanged if the question fails', () => {
    const { fill, readAll } = make();
    const tracker = scene(names);
    fill(tracker);
    const before = readAll();
    const other = scene([1, 2]);
    let calls = 0;
    const failing = (): boolean => {
      if (++calls === 2) throw new Error('from the filter');
      expect(readAll()).toEqual(before);
      return false;
    };
    expect(() => fill(other, failing)).toThrow('from the filter');
    expect(readAll()).toEqual(before);
    const fillAgain = (): boolean => fill(other) > 0;
    expect(() => fill(other, fillAgain)).toThrow('answer must be an answer that is not being filled');
    const clear = (): boolean => {
      other.clear();
      return true;
    };
    expect(() => fill(other, clear)).toThrow('tracker.clear: a filter must not change the tracker');
    expect(readAll()).toEqual(before);
    expect(fill(tracker, () => true)).toBeGreaterThan(0);
    expect(readAll()).toEqual(before);
    fill(tracker, () => false);
    expect(readAll()).not.toEqual(before);
    fill(tracker);
    expect(readAll()).toEqual(before);
  });

  it('keeps no reference to objects of earlier answers', () => {
    const { answer, fill } = make();
    const kept = (): unknown[] => (Reflect.get(answer, 'objects') as unknown[]).filter((each) => each !== VACANT);
    fill(scene([{}, {}, {}]));
    expect(kept().length).toBeGreaterThan(0);
    const one = {};
    fill(scene([one]));
    expect(new Set(kept())).toEqual(new Set([one]));
    answer.clear();
    expect(kept()).toEqual([]);
  });

  it('holds objects that are undefined', () => {
    const { fill, readers } = make();
    fill(scene([undefined]));
    expect(readers.find(([name]) => name === 'object')?.[1](0)).toBeUndefined();
  });
});

describe('bad rows', () => {
  const tracker = scene(['a']);
  const hits = new FirstHitsAnswer<unknown>();
  const nearest = new NearestOfEachAnswer<unknown>();
  const xs = (...values: readonly number[]): PointColumn<Position2> =>
    pointColumnOver<Position2>(Float64Array.from(values), new Float64Array(values.length));

  it('are refused by row, before anything is written', () => {
    const counts = new Uint32Array(2).fill(77);
    const refused: [() => unknown, string][] = [
      [
        () => firstObjectsOnSegmentsInto(hits, tracker, xs(0, Number.NaN), ends),
        'firstObjectsOnSegmentsInto: starts[1].x must be a finite number, received NaN',
      ],
      [
        () => firstObjectsOnSegmentsInto(hits, tracker, starts, xs(0, Number.POSITIVE_INFINITY)),
        'firstObjectsOnSegmentsInto: ends[1].x must be a finite number, received Infinity',
      ],
      [
        () => firstObjectsOnSegmentsInto(hits, tracker, starts, xs(0)),
        'firstObjectsOnSegmentsInto: ends must be as long as starts, 2, received 1. Resize one of them',
      ],
      [
        () => nearestObjectsOfEachInto(nearest, tracker, xs(Number.NaN), 1),
        'nearestObjectsOfEachInto: positions[0].x must be a finite number, received NaN',
      ],
      [
        () => countsInCirclesInto(counts, tracker, xs(0, Number.NaN), length(1)),
        'countsInCirclesInto: centers[1].x must be a finite number, received NaN',
      ],
      [
        () => countsInCirclesInto(counts, tracker, starts, quantityColumnOver<Length>(Float64Array.of(0, -1))),
        'countsInCirclesInto: radii[1] must be a non-negative finite number, received -1',
      ],
      [
        () => countsInCirclesInto(counts, tracker, starts, length(-1)),
        'countsInCirclesInto: radii must be a non-negative finite number, received -1',
      ],
      [
        () => countsInCirclesInto(counts, tracker, starts, quantityColumnOver<Length>(Float64Array.of(0))),
        'countsInCirclesInto: radii must be as long as centers, 2, received 1. Resize one of them',
      ],
      [
        () => countsInCirclesInto(counts.subarray(1), tracker, starts, length(1)),
        'countsInCirclesInto: counts.length must be at least 2, the number of circles, received 1',
      ],
      [
        () =>
          countsInCirclesInto(counts, tracker, starts, length(9), {
            filter: () => {
              throw new Error('from the filter');
            },
          }),
        'from the filter',
      ],
    ];
    firstObjectsOnSegmentsInto(hits, tracker, starts, ends);
    nearestObjectsOfEachInto(nearest, tracker, starts, 1);
    for (const [ask, message] of refused) {
      expect(ask).toThrow(message);
      expect([...counts]).toEqual([77, 77]);
      expect([hits.length, hits.object(0), nearest.length, nearest.object(1, 0)]).toEqual([2, 'a', 2, 'a']);
    }
  });

  it('of an answer are named: a row without a hit, an index beyond the objects of a row', () => {
    firstObjectsOnSegmentsInto(hits, tracker, starts, ends);
    expect(() => hits.object(1)).toThrow(
      new RangeError('answer.object: row must be a row with a hit, received 1. Check it with hasHit(row) first'),
    );
    nearestObjectsOfEachInto(nearest, tracker, starts, 9);
    expect(() => nearest.distance(0, 1)).toThrow('answer.distance: index must be an integer from 0 to 0, received 1');
    nearestObjectsOfEachInto(nearest, tracker, starts, 0);
    expect(() => nearest.distance(0, 0)).toThrow(
      'answer.distance: index must be below the number of objects in the row, which is 0, received 0',
    );
  });

  it('may ask other questions in a filter', () => {
    const others: unknown[] = [];
    firstObjectsOnSegmentsInto(hits, tracker, starts, ends, {
      filter: () => {
        others.push(...nearestObjects(tracker, at(0, 0), 1));
        return true;
      },
    });
    expect([others, hits.object(0), hits.hasHit(1)]).toEqual([['a'], 'a', false]);
  });
});
