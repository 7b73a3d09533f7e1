/**
 * Everything that a caller without types can do wrong is refused at once, by an error that names it, whatever there is
 * to find: a sweep over all public methods of a tracker and all questions about it, all their parameters, and all bad
 * values for each.
 *
 * Methods, questions and parameters are read off the code: a new one is swept by itself, and a new name of a parameter
 * needs its good and bad values here.
 */
import { tile, tileRect } from '@tilewright/tilemap';
import {
  capsule,
  circle,
  convexPolygon,
  degrees,
  Direction2,
  type Length,
  meters,
  pointColumn,
  type Position2,
  quantityColumn,
  rectangle,
  sector,
  segmentBetween,
} from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import type { Handle } from '../handle.js';
import { ObjectTracker } from './tracker.js';
import { HitAnswer } from '../hit-answer.js';
import * as trackers from './index.js';
import * as objects from '../objects/index.js';
import {
  firstObjectOnSegmentInto,
  nearestObjects,
  nearestObjectsInto,
  ObjectAnswer,
  objectsOnSegment,
  overlappingPairs,
  overlappingPairsInto,
  PairAnswer,
} from '../objects/index.js';
import { checkTracker } from './check.js';
import { snapshotInto, TrackerSnapshot } from './snapshot.js';
import { space, at } from './testing/meters.js';

type Tracker = ObjectTracker<string>;
interface Answers {
  readonly objects: ObjectAnswer<string>;
  readonly pairs: PairAnswer<string>;
}

interface Scene {
  readonly tracker: Tracker;
  readonly handles: readonly Handle[];
  /** Answers, with what there is. */
  readonly answers: Answers;
  readonly hit: HitAnswer<Length, string>;
}

function sceneOf(tracker: Tracker, handles: readonly Handle[]): Scene {
  const answers: Answers = { objects: new ObjectAnswer(), pairs: new PairAnswer() };
  const hit = new HitAnswer<Length, string>();
  nearestObjectsInto(answers.objects, tracker, at(9, 9), 9);
  overlappingPairsInto(answers.pairs, tracker);
  firstObjectOnSegmentInto(hit, tracker, segmentBetween(at(-3, 1), at(9, 1)));
  return { tracker, handles, answers, hit };
}

const scenes: Readonly<Record<string, () => Scene>> = {
  'an empty tracker': () => {
    const tracker = new ObjectTracker<string>({ space });
    return sceneOf(tracker, []);
  },
  'a tracker of three': () => {
    const tracker = new ObjectTracker<string>({ space });
    const shapes = [circle(at(1, 1), meters(1)), rectangle(at(0, 0), at(2, 2)), at(1, 1)];
    const handles = shapes.map((shape, i) => tracker.add(`object ${i}`, shape));
    return sceneOf(tracker, handles);
  },
};

const nothing = [undefined, null, Number.NaN, 1n, Symbol('it'), '', 'text', true, {}, [], () => {}];
const numbers = [0, 1, -1, 0.5, Number.POSITIVE_INFINITY];
const notAnything = [...nothing, ...numbers];
const except = (...good: readonly string[]): unknown[] => notAnything.filter((bad) => !good.includes(kindOf(bad)));
const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** What is wrong in the place of a member: the whole object, with one bad value each. */
function broken(good: Readonly<Record<string, unknown>>, bad: Readonly<Record<string, readonly unknown[]>>): unknown[] {
  const members = Object.entries(bad).flatMap(([name, values]) => values.map((value) => ({ ...good, [name]: value })));
  const missing = Object.keys(good).map((name) => Object.fromEntries(Object.entries(good).filter(([n]) => n !== name)));
  return [...members, ...missing];
}

const badNumber = [...nothing, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const badPoint = [...notAnything, ...broken({ x: 0, y: 0 }, { x: badNumber, y: badNumber })];
const goodSector = sector(at(0, 0), meters(3), Direction2.east, degrees(90));
const badCircle = [
  ...notAnything,
  goodSector,
  JSON.parse(JSON.stringify(goodSector)) as unknown,
  ...broken({ center: at(0, 0), radius: 1 }, { center: badPoint, radius: [...badNumber, -1] }),
];
const badRectangle = [
  ...notAnything,
  ...broken({ min: at(0, 0), max: at(1, 1) }, { min: [...badPoint, at(2, 0)], max: [...badPoint, at(0, -1)] }),
];
const badSegment = [...notAnything, ...broken({ start: at(0, 0), end: at(1, 1) }, { start: badPoint, end: badPoint })];
const badCapsule = [
  ...notAnything,
  ...broken(
    { segment: segmentBetween(at(0, 0), at(1, 1)), radius: 1 },
    { segment: badSegment, radius: [...badNumber, -1] },
  ),
];
const badPolygon = [
  ...notAnything,
  ...broken({ vertices: [at(0, 0)] }, { vertices: [...notAnything, ...badPoint.map((vertex) => [at(0, 0), vertex])] }),
];
const { center, radius, from, to, isReflex } = goodSector;
const badSector = [
  ...notAnything,
  ...broken(
    { center, radius, from, to, isReflex },
    {
      center: badPoint,
      radius: [...badNumber, -1],
      from: [...badPoint, at(0, 0)],
      to: [...badPoint, at(0, 0)],
      isReflex: except('boolean'),
    },
  ),
];
const column = (rows: number): unknown => pointColumn<Position2>(rows);
const badColumn = [
  ...notAnything,
  column(7),
  { length: 2, rawX: [0, 0] },
  { length: 2, rawX: [0], rawY: [0] },
  { length: 2, rawX: [0, 0], rawY: [0, Number.NaN] },
  { length: 2, rawX: [0, '0'], rawY: [0, 0] },
];
const radii = quantityColumn<Length>([meters(1), meters(1)]);
const circles = { centers: column(2), radii };
const boxes = { mins: column(2), maxs: column(2) };
const badOptions = [...nothing.filter((bad) => bad !== undefined && kindOf(bad) !== 'object'), null, ...numbers].filter(
  (bad) => kindOf(bad) !== 'array',
);
const badFilters = except('undefined', 'function').map((filter) => ({ filter }));
// A question that does not take one of these refuses it by its name.
const badMembers = [
  ...badFilters,
  ...[...except('undefined', 'number'), Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY].map((limit) => ({ limit })),
  ...except('undefined').map((order) => ({ order })),
  ...[...except('undefined', 'number'), Number.NaN, -1].map((maxDistance) => ({ maxDistance })),
];
const badReferences = [...except('undefined'), 'middle', 'min'].map((of) => ({ of }));
const unknownOptions = [{ filtre: undefined }, { filter: undefined, within: 1 }, at(0, 0), tile(0, 0)];

interface Values {
  /** A value that the methods take, where there is one in the scene. */
  readonly good: (scene: Scene) => unknown;
  readonly bad: readonly unknown[];
}

const values: Readonly<Record<string, Values>> = {
  object: { good: () => 'an object', bad: [] },
  handle: {
    good: ({ handles }) => handles[0],
    bad: [...nothing, -1, -0.5, 0.5, 99, 1e9, 1e300, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, '0'],
  },
  handles: { good: ({ handles }) => handles, bad: [...except('undefined', 'array'), [0.5, 1, 2], [undefined], 'ab'] },
  position: { good: () => at(1, 1), bad: badPoint },
  positions: { good: ({ tracker }) => column(tracker.size), bad: badColumn },
  circle: { good: () => circle(at(1, 1), meters(1)), bad: badCircle },
  rectangle: { good: () => rectangle(at(0, 0), at(1, 1)), bad: badRectangle },
  segment: { good: () => segmentBetween(at(-3, 0), at(3, 1)), bad: badSegment },
  capsule: { good: () => capsule(segmentBetween(at(-3, 0), at(3, 1)), meters(1)), bad: badCapsule },
  polygon: { good: () => convexPolygon([at(0, 0), at(1, 1), at(0, 1)]), bad: badPolygon },
  sector: { good: () => goodSector, bad: badSector },
  tile: {
    good: () => tile(0, 0),
    bad: [...notAnything, ...broken({ x: 0, y: 0 }, { x: [...badNumber, 0.5, 2 ** 31], y: [...badNumber, -3e9] })],
  },
  shape: { good: () => at(1, 1), bad: [...notAnything, ...[badPoint, badCircle, badRectangle].flat()] },
  shapes: {
    good: () => ({ positions: column(2) }),
    bad: [
      ...notAnything,
      ...badColumn.map((positions) => ({ positions })),
      ...broken(circles, { centers: badColumn, radii: [...badColumn, quantityColumn<Length>(1)] }),
      ...broken(boxes, { mins: badColumn, maxs: badColumn }),
    ],
  },
  snapshot: {
    good: ({ tracker }) => {
      const snapshot = new TrackerSnapshot<string>();
      snapshotInto(snapshot, tracker);
      return snapshot;
    },
    bad: [...notAnything, TrackerSnapshot, new Uint8Array(64)],
  },
  bytes: {
    good: ({ tracker }) => {
      const snapshot = new TrackerSnapshot<string>();
      snapshotInto(snapshot, tracker);
      return snapshot.bytes;
    },
    bad: [...notAnything, new Uint8Array(0), new Uint8Array(64), new Int8Array(64), new ArrayBuffer(64), [1, 2, 3]],
  },
  objectOf: { good: () => () => 'an object', bad: except('function') },
  objects: { good: () => ['x', 'y'], bad: [...notAnything.filter((bad) => !Array.isArray(bad)), new Set(['x', 'y'])] },
  bounds: {
    good: () => tileRect({ x: 0, y: 0, width: 1, height: 1 }),
    bad: [
      ...notAnything,
      ...broken(
        { x: 0, y: 0, width: 1, height: 1 },
        { x: [...badNumber, 0.5], width: [...badNumber, -1, 0.5, 2 ** 32] },
      ),
    ],
  },
  columns: {
    good: ({ tracker }) => [column(tracker.size), new Float64Array(9)],
    bad: [
      ...notAnything.filter((bad) => !Array.isArray(bad)),
      ...except('array', 'undefined').map((bad) => [bad]),
      ...[undefined, [1, 2], column(7), new DataView(new ArrayBuffer(8)), { length: 7, raw: new Float64Array(9) }].map(
        (bad) => [new Float64Array(9), bad],
      ),
      [new Float64Array(9), { length: 0, rawX: [], rawY: [] }],
    ],
  },
  unit: { good: () => meters, bad: [...notAnything, { factor: 1, divisor: 1 }] },
  placeOf: { good: () => () => undefined, bad: except('function') },
  listener: { good: () => () => {}, bad: except('function') },
  count: { good: () => 2, bad: [...badNumber, -1, 0.5, '2'] },
  options: { good: () => undefined, bad: [...badOptions, ...badMembers, ...badReferences, ...unknownOptions] },
  tracker: { good: ({ tracker }) => tracker, bad: [...notAnything, new ObjectAnswer(), ObjectTracker] },
  answer: { good: () => undefined, bad: [...notAnything, ObjectAnswer, new HitAnswer()] }, // of the kind that the question fills: see below
  hit: { good: ({ hit }) => hit, bad: [...notAnything, HitAnswer, new ObjectAnswer(), new PairAnswer()] },
};

interface Call {
  /** As errors name it. */
  readonly name: string;
  readonly parameters: readonly string[];
  readonly run: (scene: Scene, given: readonly unknown[]) => unknown;
}

type Any = (...given: readonly unknown[]) => unknown;

function parametersOf(code: unknown): string[] {
  const list = /^(?:function )?\w+\(([^)]*)\)/.exec(Function.prototype.toString.call(code))?.[1] ?? '?';
  return list.split(',').flatMap((each) => each.trim() || []);
}

/** The public methods of a tracker. */
const methods: readonly Call[] = Object.entries(Object.getOwnPropertyDescriptors(ObjectTracker.prototype)).flatMap(
  ([name, descriptor]): Call[] => {
    const value: unknown = descriptor.value;
    if (name === 'constructor' || typeof value !== 'function') return [];
    const run: Call['run'] = ({ tracker }, given) => (tracker as unknown as Record<string, Any>)[name]!(...given);
    return [{ name: `tracker.${name}`, parameters: parametersOf(value), run }];
  },
);

/** The questions, and what else takes a tracker. */
const questions: readonly Call[] = Object.entries({ ...objects, ...trackers, checkTracker }).flatMap(
  ([name, value]): Call[] => {
    if (String(value).startsWith('class')) return [];
    return [{ name, parameters: parametersOf(value), run: (_, given) => (value as unknown as Any)(...given) }];
  },
);

const calls = [...methods, ...questions];

/** The functions that accept every value: they tell whether a value is a handle of a tracked object. */
const takesAnything = ['tracker.has'];

/** The kind of answer that a question fills. */
function kindOfAnswer(name: string): keyof Answers {
  return name.includes('Pairs') ? 'pairs' : 'objects';
}

function goodValueOf(name: string, parameter: string, scene: Scene): unknown {
  return parameter === 'answer' ? scene.answers[kindOfAnswer(name)] : values[parameter]!.good(scene);
}

function badValuesOf(name: string, parameter: string, { answers }: Scene): readonly unknown[] {
  const { bad } = values[parameter]!;
  if (parameter !== 'answer') return bad;
  const others = Object.entries(answers).filter(([kind]) => kind !== kindOfAnswer(name));
  return [...bad, ...others.map(([, answer]) => answer as unknown)];
}

/** What a tracker answers, to see that nothing changed. */
function stateOf({ tracker, answers, hit }: Scene): unknown {
  const { memory, ...stats } = tracker.stats();
  expect([checkTracker(tracker), memory > 0]).toEqual([[], true]);
  return [
    stats,
    overlappingPairs(tracker),
    nearestObjects(tracker, at(9, 9), 9),
    objectsOnSegment(tracker, segmentBetween(at(-9, 1), at(9, 1))),
    Object.values(answers).map((answer: { readonly length: number }) => answer.length),
    answers.objects.length === 0 || [answers.objects.object(0), answers.objects.distance(0)],
    hit.isEmpty || [hit.object, hit.fraction],
  ];
}

describe('the sweep', () => {
  it('covers all public methods and all questions, with all their parameters', () => {
    expect([methods.length, questions.length]).toEqual([13, 24]);
    for (const { name, parameters } of calls) {
      for (const each of parameters) expect([name, each, each in values]).toEqual([name, each, true]);
    }
  });

  describe.each(Object.entries(scenes))('of %s', (_, make) => {
    it.each(calls)('$name', ({ name, parameters, run }) => {
      if (takesAnything.includes(name)) return;
      const scene = make();
      const before = stateOf(scene);
      for (const [index, parameter] of parameters.entries()) {
        for (const bad of badValuesOf(name, parameter, scene)) {
          const given = parameters.map((each) => goodValueOf(name, each, scene));
          given[index] = bad;
          let thrown: unknown;
          try {
            run(scene, given);
          } catch (error) {
            thrown = error;
          }
          const what = `${name} with ${parameter} ${shown(bad)}`;
          expect(thrown, what).toBeInstanceOf(RangeError);
          const { message } = thrown as RangeError;
          expect(message.startsWith(`${name}: `), what).toBe(true);
          const said = message.slice(name.length + 2);
          expect(said, what).toMatch(/^[\w.[\]' ]+ must be .+, received .+/);
          const named = /^\w+/.exec(said)?.[0];
          // Without an object in the scene the handle is wrong, too; and columns may be of another length than objects.
          const others = [
            ...(scene.handles.length === 0 ? ['handle'] : []),
            ...(parameter === 'objects' ? ['shapes'] : []),
          ];
          // An option is called by its name.
          const isOption = parameter === 'options' && typeof bad === 'object' && bad !== null && String(named) in bad;
          if (!isOption && !others.includes(String(named))) expect([what, named]).toEqual([what, parameter]);
        }
      }
      expect(stateOf(scene)).toEqual(before);
    });

    it.each(calls.filter(({ parameters }) => parameters.some((each) => each !== 'options' && each !== 'handles')))(
      '$name of nothing at all',
      ({ name, run }) => {
        if (takesAnything.includes(name)) return;
        const scene = make();
        const before = stateOf(scene);
        if (name === 'tracker.add') expect(() => run(scene, [])).toThrow('tracker.add: shape must be');
        else expect(() => run(scene, [])).toThrow(new RegExp(`^${name.replace('.', '\\.')}: \\w+ must be`));
        expect(stateOf(scene)).toEqual(before);
      },
    );
  });

  it('has returns false for a value that is not a handle', () => {
    for (const make of Object.values(scenes)) {
      const { tracker } = make();
      for (const bad of values['handle']!.bad) expect(tracker.has(bad as Handle)).toBe(false);
    }
  });
});

function shown(bad: unknown): string {
  return JSON.stringify(bad, (_key, value: unknown) =>
    typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function' ? typeof value : value,
  );
}

describe('a tracker of points, circles and rectangles', () => {
  it.each([
    ['a segment', segmentBetween(at(0, 0), at(1, 1))],
    ['a capsule', capsule(segmentBetween(at(0, 0), at(1, 1)), meters(1))],
    ['a convex polygon', convexPolygon([at(0, 0), at(1, 1), at(0, 1)])],
    ['a sector', goodSector],
  ])('refuses %s', (_, other) => {
    const tracker = new ObjectTracker<string>({ space });
    const rule = 'must be a point (x, y), a circle (center, radius) or a rectangle (min, max), received an object';
    expect(() => tracker.add('it', other as never)).toThrow(new RangeError(`tracker.add: shape ${rule}`));
  });
});

describe('new ObjectTracker', () => {
  const badSize = [...badNumber, 0, -0, -1, 2 ** -901, 2 ** 901];

  it.each([
    ...notAnything.map((bad) => [bad, 'options|space']),
    ...broken({ space }, { space: notAnything }).map((bad) => [bad, 'space']),
    ...broken({ ...space }, { origin: badPoint, tileSize: badSize }).map((bad) => [{ space: bad }, 'space']),
    ...[...badNumber, -1, 0.5, 16].filter((bad) => bad !== undefined).map((bad) => [{ space, series: bad }, 'series']),
    [{ space, spaces: [] }, 'options'],
    [{ space, Series: 1 }, 'options'],
  ])('refuses %o: %s', (bad, named) => {
    expect(() => new ObjectTracker(bad as never)).toThrow(RangeError);
    expect(() => new ObjectTracker(bad as never)).toThrow(
      new RegExp(`^ObjectTracker: (${String(named)})[\\w. ]* must be`),
    );
  });

  it('accepts every series from 0 to 15', () => {
    const first = Array.from({ length: 16 }, (_, series) => new ObjectTracker({ space, series }).add('x', at(0, 0)));
    expect(new Set(first).size).toBe(16);
    expect(new ObjectTracker({ space, series: undefined }).add('x', at(0, 0))).toBe(first[0]);
  });
});
