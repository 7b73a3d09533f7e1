/**
 * What a caller without types gets wrong, tried mechanically: for every exported function, each part of each argument in
 * turn is replaced by everything that it must not be. The answer is always an error that names function and parameter, and
 * nothing is written or called before it.
 */
import { bitTilemap, tileRect } from '@tilewright/tilemap';
import { pointColumnOver } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import * as sight from './index.js';

/** One of each kind of value, and the numbers that are no coordinates. */
const values: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  '',
  '3',
  1n,
  Symbol('one'),
  {},
  [],
  [1, 2],
  new Float64Array(64),
  (): number => 0,
];
const isFinite = (value: unknown): boolean => Number.isFinite(value);

/** A parameter: an argument that is good, and all that must be refused in its place. */
interface Parameter {
  readonly name: string;
  readonly good: unknown;
  readonly wrong: readonly unknown[];
}

/** A parameter whose members, and theirs, are numbers: each is replaced in turn. `[]` and `{}` have none of the members. */
function shape(name: string, good: object, ...more: readonly unknown[]): Parameter {
  return { name, good, wrong: [...replaced(good), ...more] };
}

function replaced(good: unknown): unknown[] {
  if (typeof good === 'number') return values.filter((value) => !isFinite(value));
  const members = Object.entries(good as object);
  return [
    ...values,
    ...members.flatMap(([key, member]) => replaced(member).map((wrong) => ({ ...(good as object), [key]: wrong }))),
    // What lacks a member.
    ...members.map(([key]) => Object.fromEntries(members.filter(([other]) => other !== key))),
  ];
}

function value(name: string, good: unknown, isGood: (value: unknown) => boolean): Parameter {
  return { name, good, wrong: values.filter((each) => !isGood(each)) };
}

const anywhere = { x: 0.5, y: 0.5 };
const empty = tileRect({ x: 0, y: 0, width: 0, height: 0 });
const bounds = tileRect({ x: -4, y: -4, width: 16, height: 16 });
const optionNames = ['isOpaque', 'corners', 'bounds', 'inclusion', 'walls', 'maxDistance'];

/** Options by their names: no other name is taken, such as that of an option of another query. */
function options(good: object, ...names: readonly string[]): Parameter {
  const notObjects = values.filter((each) => each !== undefined && (typeof each !== 'object' || each === null));
  const others = [...optionNames, 'isSolid', 'cornerTiles', 'edges', 'Bounds'].filter((name) => !names.includes(name));
  const wrongOptions = names.flatMap((name) =>
    values.filter((each) => each !== undefined && !isGood(name, each)).map((each) => ({ ...good, [name]: each })),
  );
  return {
    name: 'options',
    good,
    wrong: [
      ...notObjects,
      [],
      bounds,
      anywhere,
      ...others.map((name) => ({ ...good, [name]: undefined })),
      ...wrongOptions,
    ],
  };
}

/** Values that these options take. */
function isGood(name: string, each: unknown): boolean {
  return (
    (name === 'isOpaque' && typeof each === 'function') ||
    (name === 'walls' && typeof each === 'boolean') ||
    (name === 'maxDistance' && typeof each === 'number' && each >= 0 && Number.isFinite(each))
  );
}

const array = new Int32Array(1000).fill(77);
const seen = bitTilemap(bounds);
let visits = 0;
const space = shape('space', { origin: { x: 0, y: 0 }, tileSize: 1 }, { origin: anywhere, tileSize: 0 });
const wrongDistances = values.filter((each) => each !== undefined && each !== 7);
const view: Parameter = {
  name: 'view',
  good: { position: anywhere, maxDistance: 3, direction: 0, angle: 1 },
  wrong: [
    ...values,
    ...replaced(anywhere).map((position) => ({ position })),
    ...wrongDistances.map((maxDistance) => ({ position: anywhere, maxDistance })),
    ...wrongDistances.map((angle) => ({ position: anywhere, direction: 0, angle })),
    ...[null, 0.5, Number.NaN, '', 1n, {}].map((direction) => ({ position: anywhere, direction, angle: 1 })),
    { position: anywhere, direction: 0 },
    { position: anywhere, angle: 1 },
    { position: { x: 1e300, y: 0 } },
  ],
};
const visit = value(
  'visit',
  () => void visits++,
  (each) => typeof each === 'function',
);
const output = value('array', array, () => false);
const marks: Parameter = { name: 'seen', good: seen, wrong: [...values, bitTilemap(bounds).map((each) => each)] };
const getAt = (): boolean => true;
const map: Parameter = {
  name: 'map',
  good: bitTilemap(bounds, true),
  wrong: [...values, { bounds }, { getAt }, ...replaced(bounds).map((rect) => ({ bounds: rect, getAt }))],
};
const columnOf = (...x: readonly number[]): object => pointColumnOver(Float64Array.from(x), new Float64Array(x.length));
const eyes: Parameter = {
  name: 'eyes',
  good: columnOf(0.5, 2.5),
  wrong: [
    ...values,
    anywhere,
    columnOf(0.5, Number.NaN),
    columnOf(0.5, Number.POSITIVE_INFINITY),
    columnOf(0.5, 1e300),
    { rawX: new Float64Array(2), rawY: new Float64Array(1), length: 2 },
    { rawX: new Float64Array(2), length: 2 },
  ],
};

const filled = pointColumnOver(Float64Array.of(7, 8), Float64Array.of(9, 10));
const outline = value('outline', filled, () => false);

/** Every exported function with its parameters. A new function is added here. */
function parametersOf(rect: typeof bounds): Readonly<Record<string, readonly Parameter[]>> {
  const all = options({ bounds: rect }, 'isOpaque', 'corners', 'bounds', 'inclusion', 'walls');
  return {
    tilesInView: [map, space, view, all],
    visitTilesInView: [map, space, view, visit, all],
    tilesInViewInto: [output, map, space, view, all],
    rowsInView: [map, space, view, all],
    visitRowsInView: [map, space, view, visit, all],
    markTilesInView: [marks, map, space, view, all],
    markTilesInViews: [
      marks,
      map,
      space,
      eyes,
      options({ bounds: rect }, 'isOpaque', 'corners', 'bounds', 'inclusion', 'walls', 'maxDistance'),
    ],
    regionInView: [map, space, view, options({ bounds: rect }, 'isOpaque', 'bounds')],
    regionInViewInto: [
      {
        ...outline,
        wrong: [...outline.wrong, columnOf(1).constructor, eyes.wrong.at(-1), { ...(eyes.wrong.at(-2) as object) }],
      },
      map,
      space,
      view,
      options({ bounds: rect }, 'isOpaque', 'bounds'),
    ],
    isInView: [
      map,
      space,
      view,
      shape('position', anywhere, { x: 1e300, y: 0 }),
      options({ bounds: rect }, 'isOpaque', 'corners', 'bounds'),
    ],
  };
}

const functions = Object.entries(sight).filter(([, exported]) => typeof exported === 'function');

/** What an error says about a parameter: its name, that of one of its members, or that of an option. */
function names(error: unknown, where: string, parameter: string): boolean {
  if (!(error instanceof RangeError) || !error.message.startsWith(`${where}: `)) return false;
  const rest = error.message.slice(where.length + 2);
  if (parameter !== 'options') return rest.startsWith(parameter);
  return /^(options|isOpaque|corners|bounds|inclusion|walls|maxDistance)\b/.test(rest);
}

describe.each([
  ['something is in view', bounds],
  ['nothing can be in view', empty],
])('where %s', (_, rect) => {
  const table = parametersOf(rect);

  it('all functions are in the table', () => {
    expect(Object.keys(table).sort()).toEqual(functions.map(([name]) => name).sort());
  });

  it.each(functions)('%s throws for each invalid argument, with its name', (where, query) => {
    const call = query as (...args: unknown[]) => unknown;
    const parameters = table[where] ?? [];
    expect(() => call(...parameters.map(({ good }) => good))).not.toThrow();
    array.fill(77);
    seen.fill(false);
    filled.resize(2);
    filled.rawX.fill(77);
    visits = 0;
    const { version } = seen;
    for (const [i, { name, wrong }] of parameters.entries()) {
      for (const bad of wrong) {
        let thrown: unknown = 'nothing';
        try {
          call(...parameters.map(({ good }, at) => (at === i ? bad : good)));
        } catch (error) {
          thrown = error;
        }
        if (!names(thrown, where, name)) expect.fail(`${name}: ${shown(bad)} gives ${String(thrown)}`);
      }
    }
    expect(visits).toBe(0);
    expect(array.every((number) => number === 77)).toBe(true);
    expect(seen.version).toBe(version);
    expect([...filled].map(({ x }) => x)).toEqual([77, 77]);
  });
});

function shown(bad: unknown): string {
  return typeof bad === 'object' && bad !== null
    ? `{ ${Object.entries(bad)
        .map(([key, member]) => `${key}: ${shown(member)}`)
        .join(', ')} }`
    : String(bad);
}

it('says what is wrong', () => {
  const look = (view: unknown, options?: unknown) => () =>
    (sight.tilesInView as (...args: unknown[]) => unknown)(map.good, space.good, view, options);
  expect(look({ position: anywhere, maxDistance: -1 })).toThrow(
    'tilesInView: view.maxDistance must be a non-negative finite number, received -1',
  );
  expect(look({ position: anywhere, direction: 0 })).toThrow(
    'tilesInView: view.angle must be given with view.direction, received undefined. A sector needs both',
  );
  expect(look({ position: anywhere }, { corners: 'both' })).toThrow(
    "tilesInView: corners must be 'pass' or 'block', received the string \"both\"",
  );
  const small = new Int32Array(3);
  expect(() =>
    (sight.tilesInViewInto as (...args: unknown[]) => unknown)(small, bitTilemap(bounds), space.good, {
      position: anywhere,
    }),
  ).toThrow('tilesInViewInto: array.length must be at least 512, for 256 tiles of two numbers, received 3');
  expect([...small]).toEqual([0, 0, 0]);
  const numbers = bitTilemap(bounds).map(() => 3);
  expect(() =>
    (sight.tilesInView as (...args: unknown[]) => unknown)(numbers, space.good, { position: anywhere }),
  ).toThrow('tilesInView: isOpaque must be given for a map of other values than booleans, received undefined');
});
