/** Answers are copies: nothing that happens to the tracker reaches them, and they keep nothing beyond their length. */
import { circle, meters, pointColumn, type Position2, rectangle, segmentBetween } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../handle.js';
import { HitAnswer } from '../hit-answer.js';
import { VACANT } from '../tracker/slots.js';
import { ObjectTracker } from '../tracker/tracker.js';
import { checkTracker } from '../tracker/check.js';
import {
  firstObjectOnSegment,
  firstObjectOnSegmentInto,
  nearestObjects,
  nearestObjectsInto,
  ObjectAnswer,
  objectsAt,
  objectsInCircle,
  objectsInCircleInto,
  objectsInRectangleInto,
  objectsOnSegment,
  overlappingPairs,
  overlappingPairsInto,
  PairAnswer,
} from './index.js';
import { space, at } from '../tracker/testing/meters.js';

const all = circle(at(0, 0), meters(50));
const box = rectangle(at(-50, -50), at(50, 50));
const path = segmentBetween(at(-3, 0), at(9, 0));

interface Scene {
  readonly tracker: ObjectTracker<unknown>;
  readonly handles: readonly Handle[];
}

function scene(objects: readonly unknown[]): Scene {
  const tracker = new ObjectTracker<unknown>({ space });
  const handles = objects.map((object, i) =>
    tracker.add(object, i % 2 === 0 ? circle(at(i / 10, 0), meters(1)) : rectangle(at(-1, -1), at(i, 1))),
  );
  return { tracker, handles };
}

const names = ['a', 'b', 'c', 'd', 'e'];
type Filter = (...objects: readonly unknown[]) => boolean;

/** A kind of answer: how to make, fill and read it. */
interface Kind {
  readonly name: string;
  readonly make: () => {
    readonly answer: { readonly length: number; readonly isEmpty: boolean; clear(): void };
    readonly fill: (scene: Scene, filter?: Filter) => number;
    readonly readAll: () => unknown[];
    /** All that takes an index. */
    readonly readers: readonly [name: string, read: (index: number) => unknown][];
  };
}

const kinds: readonly Kind[] = [
  {
    name: 'ObjectAnswer',
    make: () => {
      const answer = new ObjectAnswer<unknown>();
      return {
        answer,
        fill: ({ tracker }, filter) =>
          objectsInCircleInto(answer, tracker, all, filter && { filter: (o) => filter(o) }),
        readAll: () => Array.from({ length: answer.length }, (_, i) => [answer.object(i), answer.handle(i)]),
        readers: [
          ['object', (i) => answer.object(i)],
          ['handle', (i) => answer.handle(i)],
        ],
      };
    },
  },
  {
    name: 'ObjectAnswer with distances',
    make: () => {
      const answer = new ObjectAnswer<unknown>();
      return {
        answer,
        fill: ({ tracker }, filter) =>
          nearestObjectsInto(answer, tracker, at(9, 9), 99, filter && { filter: (o) => filter(o) }),
        readAll: () =>
          Array.from({ length: answer.length }, (_, i) => [answer.object(i), answer.handle(i), answer.distance(i)]),
        readers: [
          ['object', (i) => answer.object(i)],
          ['handle', (i) => answer.handle(i)],
          ['distance', (i) => answer.distance(i)],
        ],
      };
    },
  },
  {
    name: 'PairAnswer',
    make: () => {
      const answer = new PairAnswer<unknown>();
      return {
        answer,
        fill: ({ tracker }, filter) =>
          overlappingPairsInto(answer, tracker, filter && { filter: (one, other) => filter(one, other) }),
        readAll: () =>
          Array.from({ length: answer.length }, (_, i) => [
            answer.first(i),
            answer.second(i),
            answer.firstHandle(i),
            answer.secondHandle(i),
          ]),
        readers: [
          ['first', (i) => answer.first(i)],
          ['second', (i) => answer.second(i)],
          ['firstHandle', (i) => answer.firstHandle(i)],
          ['secondHandle', (i) => answer.secondHandle(i)],
        ],
      };
    },
  },
];

describe.each(kinds)('a $name', ({ name, make }) => {
  it('is a copy: later changes of the tracker do not affect it', () => {
    const { answer, fill, readAll } = make();
    const own = scene(names);
    const count = fill(own);
    expect(count).toBe(answer.length);
    expect(count).toBeGreaterThanOrEqual(5);
    // A second answer, which is read before anything changes.
    const witness = make();
    witness.fill(own);
    const before = witness.readAll();
    const { tracker, handles } = own;
    tracker.moveAll(pointColumn<Position2>(handles.map((_, i) => at(100 * i, 7))));
    tracker.reshape(handles[0] as Handle, rectangle(at(3, 3), at(4, 4)));
    tracker.replace(handles[1] as Handle, 'other');
    tracker.remove(handles[2] as Handle);
    tracker.add('new', at(0, 0));
    tracker.clear();
    for (const other of names) tracker.add(`again ${other}`, at(0, 0));
    expect(readAll()).toEqual(before);
    expect(witness.readAll()).toEqual(before);
  });

  it('is empty when it is new, and after clear', () => {
    const { answer, fill, readAll, readers } = make();
    expect([answer.length, answer.isEmpty]).toEqual([0, true]);
    answer.clear();
    fill(scene(names));
    answer.clear();
    expect([answer.length, answer.isEmpty, readAll()]).toEqual([0, true, []]);
    for (const [reader, read] of readers) {
      expect(() => read(0)).toThrow(
        new RangeError(`answer.${reader}: index must be below the length of the answer, which is 0, received 0`),
      );
    }
    expect(fill(scene(names))).toBe(readAll().length);
    expect(answer.isEmpty).toBe(false);
  });

  it('throws for every index that is not below its length', () => {
    const { answer, fill, readers } = make();
    fill(scene(names));
    const last = answer.length - 1;
    for (const [reader, read] of readers) {
      expect(() => read(last)).not.toThrow();
      for (const bad of [-1, 0.5, last + 1, 2 ** 32, Number.NaN, Number.POSITIVE_INFINITY, '0', undefined, null, 0n]) {
        expect(() => read(bad as number)).toThrow(RangeError);
        expect(() => read(bad as number)).toThrow(`answer.${reader}: index must be an integer from 0 to ${last}, rec`);
      }
    }
  });

  it('cannot be filled from the filter of the question that fills it, and then stays unchanged', () => {
    const { answer, fill, readAll } = make();
    const own = scene(names);
    fill(own);
    const before = readAll();
    expect(() =>
      fill(own, () => {
        fill(own);
        return true;
      }),
    ).toThrow(
      /Into: answer must be an answer that is not being filled, received an object. Use another answer in the filter$/,
    );
    expect(() =>
      fill(own, () => {
        own.tracker.clear();
        return true;
      }),
    ).toThrow('tracker.clear: a filter must not change the tracker');
    expect(() =>
      fill(own, () => {
        throw new Error('from the filter');
      }),
    ).toThrow('from the filter');
    expect(readAll()).toEqual(before);
    // It may be read there; and be filled again afterwards.
    expect(fill(own, () => readAll().length === before.length)).toBe(before.length);
    expect(readAll()).toEqual(before);
    own.tracker.remove(own.handles[0] as Handle);
    expect(fill(own)).toBeLessThan(before.length);
    expect(checkTracker(own.tracker)).toEqual([]);
    expect(answer.length).toBe(readAll().length);
  });

  it('may be cleared from that filter', () => {
    const { answer, fill } = make();
    const own = scene(names);
    const count = fill(own);
    expect(
      fill(own, () => {
        answer.clear();
        return true;
      }),
    ).toBe(count);
    expect(answer.length).toBe(count);
  });

  it('keeps no reference to objects after its length', () => {
    const { answer, fill } = make();
    const kept = (): unknown[] => (Reflect.get(answer, 'objects') as unknown[]).filter((each) => each !== VACANT);
    const many = Array.from({ length: 40 }, (_, id) => ({ id }));
    const perAnswer = name === 'PairAnswer' ? 2 : 1;
    fill(scene(many));
    expect(kept().length).toBe(perAnswer * answer.length);
    fill(scene(many.slice(0, 3)));
    expect(kept().length).toBe(perAnswer * answer.length);
    expect(new Set(kept())).toEqual(new Set(many.slice(0, 3)));
    fill(scene(many), (one) => one === many[7]);
    expect(kept().length).toBe(perAnswer * answer.length);
    answer.clear();
    expect(kept()).toEqual([]);
    // Of the tracker it keeps nothing but numbers.
    fill(scene(many));
    answer.clear();
    const seen = new Set<unknown>();
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return;
      seen.add(value);
      if (!ArrayBuffer.isView(value)) for (const member of Object.values(value)) visit(member);
    };
    visit(answer);
    expect([...seen].some((each) => each instanceof ObjectTracker || many.includes(each as never))).toBe(false);
  });

  it('holds objects that are undefined', () => {
    const { fill, readers } = make();
    const count = fill(scene([undefined, undefined, undefined]));
    expect(count).toBeGreaterThan(2);
    expect(readers[0]?.[1](count - 1)).toBeUndefined();
  });
});

describe('an answer of another kind', () => {
  const { tracker } = scene(names);
  const answers = [new ObjectAnswer(), new HitAnswer(), new PairAnswer()];

  it.each<[name: string, kind: unknown, fill: (answer: never) => unknown]>([
    ['objectsInCircleInto', ObjectAnswer, (answer) => objectsInCircleInto(answer, tracker, all)],
    ['objectsInRectangleInto', ObjectAnswer, (answer) => objectsInRectangleInto(answer, tracker, box)],
    ['nearestObjectsInto', ObjectAnswer, (answer) => nearestObjectsInto(answer, tracker, at(0, 0), 1)],
    ['firstObjectOnSegmentInto', HitAnswer, (answer) => firstObjectOnSegmentInto(answer, tracker, path)],
    ['overlappingPairsInto', PairAnswer, (answer) => overlappingPairsInto(answer, tracker)],
  ])('is refused by %s', (name, kind, fill) => {
    for (const answer of answers) {
      if (answer.constructor === kind) expect(fill(answer as never)).toBeTruthy();
      else expect(() => fill(answer as never)).toThrow(new RegExp(`^${name}: \\w+ must be an? \\w+Answer, received`));
    }
  });
});

describe('distances of an ObjectAnswer', () => {
  it('are told by nearestObjectsInto only', () => {
    const { tracker } = scene(names);
    const answer = new ObjectAnswer<unknown>();
    const other = 'answer.distance: the question that filled this answer does not tell it; nearestObjectsInto does';
    for (let i = 0; i < 2; i++) {
      const found = nearestObjectsInto(answer, tracker, at(9, 9), 99);
      expect(answer.distance(found - 1)).toBeGreaterThan(0);
      objectsInCircleInto(answer, tracker, all);
      expect(() => answer.distance(0)).toThrow(new RangeError(other));
      objectsInRectangleInto(answer, tracker, box, { filter: () => true });
      expect(() => answer.distance(0)).toThrow(new RangeError(other));
    }
  });
});

describe('questions inside filters', () => {
  const { tracker, handles } = scene(names);
  const everyday: [string, (filter: () => boolean) => unknown][] = [
    ['objectsInCircle', (filter) => objectsInCircle(tracker, all, { filter })],
    ['objectsAt', (filter) => objectsAt(tracker, at(0, 0), { filter })],
    ['nearestObjects', (filter) => nearestObjects(tracker, at(0, 0), 9, { filter })],
    ['firstObjectOnSegment', (filter) => firstObjectOnSegment(tracker, path, { filter })],
    ['objectsOnSegment', (filter) => objectsOnSegment(tracker, path, { filter })],
    ['overlappingPairs', (filter) => overlappingPairs(tracker, { filter })],
  ];
  const frugal = kinds.map(({ name, make }): [string, (filter: () => boolean) => unknown] => {
    const { fill, readAll } = make();
    return [name, (filter) => [fill({ tracker, handles }, filter), readAll()]];
  });
  const forms = [...everyday, ...frugal];

  it.each(forms)('of %s change none of the answers', (_, ask) => {
    const yes = (): boolean => true;
    const expected = forms.map(([, form]) => form(yes));
    const outer = ask(yes);
    let asked = 0;
    const seen = ask(() => {
      asked++;
      for (const [i, [, form]] of forms.entries()) if (form !== ask) expect(form(yes)).toEqual(expected[i]);
      expect(() => tracker.add('x', at(0, 0))).toThrow('must not change');
      return true;
    });
    expect(seen).toEqual(outer);
    expect(asked).toBeGreaterThan(0);
    tracker.remove(tracker.add('x', at(1000, 1000)));
  });

  it('may be of the same question, in the everyday form', () => {
    for (const [, ask] of everyday) {
      const alone = ask(() => true);
      expect(ask(() => (expect(ask(() => true)).toEqual(alone), true))).toEqual(alone);
    }
  });
});

describe('the distances of an ObjectAnswer', () => {
  it('are those of the last question, and refused if it tells none', () => {
    const { tracker } = scene(names);
    const answer = new ObjectAnswer<unknown>();
    const refusal = new RangeError(
      'answer.distance: the question that filled this answer does not tell it; nearestObjectsInto does',
    );
    objectsInCircleInto(answer, tracker, all);
    expect(() => answer.distance(0)).toThrow(refusal);
    nearestObjectsInto(answer, tracker, at(9, 9), 2);
    const nearest = [answer.distance(0), answer.distance(1)];
    expect(nearest[0]).toBeLessThanOrEqual(Number(nearest[1]));
    const fails = (): boolean => {
      throw new Error('from the filter');
    };
    expect(() => objectsInCircleInto(answer, tracker, all, { filter: fails })).toThrow('from the filter');
    expect([answer.distance(0), answer.distance(1)]).toEqual(nearest);
    objectsInRectangleInto(answer, tracker, box);
    expect(() => answer.distance(0)).toThrow(refusal);
  });
});
