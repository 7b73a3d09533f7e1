/** The forms of each question say the same, in the same order; filter, limit and order select from one answer. */
import { tile } from '@tilewright/tilemap';
import {
  capsule,
  circle,
  convexPolygon,
  degrees,
  Direction2,
  type Length,
  meters,
  rectangle,
  sector,
  segmentBetween,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../handle.js';
import { HitAnswer } from '../hit-answer.js';
import { ObjectTracker } from '../tracker/tracker.js';
import {
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  nearestObjects,
  nearestObjectsInto,
  ObjectAnswer,
  type ObjectFilter,
  type ObjectOptions,
  objectsAt,
  objectsInCapsule,
  objectsInCircle,
  objectsInCircleInto,
  objectsInPolygon,
  objectsInRectangle,
  objectsInRectangleInto,
  objectsInSector,
  objectsOnSegment,
  objectsOnTile,
  objectsOverlapping,
  overlappingPairs,
  overlappingPairsInto,
  PairAnswer,
} from './index.js';
import { space, at } from '../tracker/testing/meters.js';

const isOdd = (object: number): boolean => object % 2 === 1;

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

const { tracker, handles } = scene();
const here = at(1, 2);
const disc = circle(here, meters(4));
const box = rectangle(at(-3, -3), at(2, 2));
const path = segmentBetween(at(-9, -8), at(9, 8));
const beam = capsule(segmentBetween(at(-4, -4), at(5, 5)), meters(2));
const triangle = convexPolygon([at(-4, -4), at(6, 0), at(0, 6)]);
const view = sector(at(0, 0), meters(6), Direction2.southEast, degrees(120));
const one = handles[50] as Handle;
const objects = new ObjectAnswer<number>();
const near = new ObjectAnswer<number>();

interface Forms {
  readonly name: string;
  readonly list: (options?: ObjectOptions<number>) => number[];
  /** The form that fills an answer, of those that have one. */
  readonly into?: (options?: ObjectOptions<number>) => number;
  readonly answer?: ObjectAnswer<number>;
}

/** Those whose order is unspecified. */
const unordered: Forms[] = [
  {
    name: 'objectsOnTile',
    list: (options) => objectsOnTile(tracker, tile(1, 2), options),
  },
  {
    name: 'objectsAt',
    list: (options) => objectsAt(tracker, here, options),
  },
  {
    name: 'objectsInCircle',
    list: (options) => objectsInCircle(tracker, disc, options),
    into: (options) => objectsInCircleInto(objects, tracker, disc, options),
    answer: objects,
  },
  {
    name: 'objectsInCapsule',
    list: (options) => objectsInCapsule(tracker, beam, options),
  },
  {
    name: 'objectsInPolygon',
    list: (options) => objectsInPolygon(tracker, triangle, options),
  },
  {
    name: 'objectsInSector',
    list: (options) => objectsInSector(tracker, view, options),
  },
  {
    name: 'objectsInRectangle',
    list: (options) => objectsInRectangle(tracker, box, options),
    into: (options) => objectsInRectangleInto(objects, tracker, box, options),
    answer: objects,
  },
  {
    name: 'objectsOverlapping',
    list: (options) => objectsOverlapping(tracker, one, options),
  },
];

/** Those that have one. */
const ordered: Forms[] = [
  {
    name: 'objectsOnSegment',
    list: (options) => objectsOnSegment(tracker, path, options).map(({ object }) => object),
  },
  {
    name: 'nearestObjects',
    list: ({ filter, limit = 1000 } = {}) => nearestObjects(tracker, here, limit, { filter }),
    into: ({ filter, limit = 1000 } = {}) => nearestObjectsInto(near, tracker, here, limit, { filter }),
    answer: near,
  },
];

function contents(answer: ObjectAnswer<number>): number[] {
  return Array.from({ length: answer.length }, (_, i) => {
    expect(tracker.get(answer.handle(i))).toBe(answer.object(i));
    return answer.object(i);
  });
}

/** What the form that fills an answer says, which has to be what is listed; nothing where there is no such form. */
function expectFilled({ list, into, answer }: Forms, options?: ObjectOptions<number>): void {
  if (into === undefined || answer === undefined) return;
  const listed = list(options);
  expect(into(options)).toBe(listed.length);
  expect(contents(answer)).toEqual(listed);
}

it('is filled into an answer by circle, rectangle and nearest objects', () => {
  const filled = [...unordered, ...ordered].flatMap(({ name, into }) => (into === undefined ? [] : [name]));
  expect(filled).toEqual(['objectsInCircle', 'objectsInRectangle', 'nearestObjects']);
});

describe.each([...unordered, ...ordered])('$name', (forms) => {
  const { list } = forms;

  it('has the same answer in both forms, with and without a filter', () => {
    for (const options of [undefined, {}, { filter: isOdd }, { filter: undefined, limit: undefined }]) {
      const listed = list(options);
      expect(listed.length).toBeGreaterThan(1);
      expectFilled(forms, options);
      if (options?.filter === undefined) expect(new Set(listed).size).toBe(list().length);
    }
  });

  it('returns the first objects that the filter accepts, up to the limit', () => {
    const all = list();
    const odd = list({ filter: isOdd });
    for (const limit of [0, 1, 2, all.length, 1000]) {
      expect(list({ limit })).toEqual(all.slice(0, limit));
      expectFilled(forms, { limit });
      expect(list({ limit, filter: isOdd })).toEqual(odd.slice(0, limit));
      expectFilled(forms, { limit, filter: isOdd });
    }
  });

  it('stops calling the filter once the limit is reached', () => {
    let asked = 0;
    const filter: ObjectFilter<number> = (object, handle) => {
      asked++;
      return tracker.get(handle) === object;
    };
    list({ filter, limit: 0 });
    expect(asked).toBe(0);
    if (list !== ordered[1]!.list) expect([list({ filter, limit: 2 }).length, asked]).toEqual([2, 2]);
  });
});

describe.each(unordered)("$name with the order 'added'", (forms) => {
  const { list } = forms;

  it('sorts by addition before the limit applies', () => {
    const sorted = list().sort((a, b) => a - b);
    expect(list({ order: 'added' })).toEqual(sorted);
    expect(list({ order: 'added', limit: 3 })).toEqual(sorted.slice(0, 3));
    expectFilled(forms, { order: 'added', limit: 3 });
    expect(list({ order: 'added', filter: isOdd })).toEqual(sorted.filter(isOdd));
    expect(list({ order: undefined })).toEqual(list());
  });
});

it("the order 'added' is that of addition, not of the numbers of handles", () => {
  const own = new ObjectTracker<string>({ space });
  const first = own.add('gone', at(0, 0));
  own.add('a', at(0, 0));
  own.remove(first);
  own.add('b', at(0, 0));
  expect(own.add('c', at(0, 0))).toBeDefined();
  expect(objectsAt(own, at(0, 0), { order: 'added' })).toEqual(['a', 'b', 'c']);
});

describe('firstObjectOnSegment', () => {
  it('is the first of objectsOnSegment, in both forms', () => {
    const answer = new HitAnswer<Length, number>();
    for (const options of [undefined, {}, { filter: isOdd }]) {
      const hit = firstObjectOnSegment(tracker, path, options);
      expect(hit).toEqual(objectsOnSegment(tracker, path, options)[0]);
      expect(firstObjectOnSegmentInto(answer, tracker, path, options)).toBe(true);
      expect([answer.isEmpty, answer.object, answer.handle]).toEqual([false, hit?.object, hit?.handle]);
    }
    const nowhere = segmentBetween(at(-90, -80), at(-90, -70));
    expect(firstObjectOnSegment(tracker, nowhere)).toBeUndefined();
    expect(firstObjectOnSegmentInto(answer, tracker, nowhere)).toBe(false);
    expect(answer.isEmpty).toBe(true);
  });
});

describe('overlappingPairs', () => {
  const pairs = new PairAnswer<number>();
  const filled = (): [number, number][] =>
    Array.from({ length: pairs.length }, (_, i) => {
      const pair: [number, number] = [pairs.first(i), pairs.second(i)];
      expect([tracker.get(pairs.firstHandle(i)), tracker.get(pairs.secondHandle(i))]).toEqual(pair);
      return pair;
    });

  it('has the same answer in both forms, the earlier object first', () => {
    const listed = overlappingPairs(tracker);
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.every(([first, second]) => first < second)).toBe(true);
    expect(overlappingPairsInto(pairs, tracker)).toBe(listed.length);
    expect(filled()).toEqual(listed);
  });

  it('selects by filter and limit', () => {
    const filter = (first: number, second: number, firstHandle: Handle, secondHandle: Handle): boolean => {
      expect([tracker.get(firstHandle), tracker.get(secondHandle)]).toEqual([first, second]);
      return (first + second) % 2 === 1;
    };
    const all = overlappingPairs(tracker);
    const odd = all.filter(([first, second]) => (first + second) % 2 === 1);
    for (const limit of [0, 1, 7, all.length, 1e6]) {
      expect(overlappingPairs(tracker, { limit })).toEqual(all.slice(0, limit));
      expect(overlappingPairsInto(pairs, tracker, { limit, filter })).toBe(Math.min(limit, odd.length));
      expect(filled()).toEqual(odd.slice(0, limit));
    }
  });
});
