/**
 * What a caller without types gets wrong, tried mechanically: for every exported function, each part of each argument
 * in turn is replaced by everything that it must not be. The answer is always an error that names function and
 * parameter, and nothing is written before it.
 */
import {
  anyValues,
  missingRefusals,
  optionsParameter,
  type Parameter,
  parameter,
  refusedOptions,
  replaced,
  valuesExcept,
} from '@tilewright/testing';
import { bitTilemap, tileRect } from '@tilewright/tilemap';
import { pointColumnOver } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import * as sight from './index.js';

/** A parameter whose members, and theirs, are numbers: each is replaced in turn. */
const shape = (name: string, good: object, ...more: readonly unknown[]): Parameter =>
  parameter(name, good, [...replaced(good), ...more]);

const anywhere = { x: 0.5, y: 0.5 };
const empty = tileRect({ x: 0, y: 0, width: 0, height: 0 });
const bounds = tileRect({ x: -4, y: -4, width: 16, height: 16 });
/** The options of all functions, and names that are nearly right. */
const foreign = [
  'isOpaque',
  'corners',
  'bounds',
  'inclusion',
  'opaqueTiles',
  'maxDistance',
  'isSolid',
  'cornerTiles',
  'edges',
  'Bounds',
];

/** Options by their names: no other name is taken, such as that of an option of another query. */
function options(good: object, ...names: readonly string[]): Parameter {
  const all = optionsParameter(refusedOptions(names, isGood), good, foreign);
  return { ...all, wrong: [...all.wrong, [], bounds, anywhere] };
}

/** Values that these options take. */
function isGood(name: string, each: unknown): boolean {
  return (
    (name === 'isOpaque' && typeof each === 'function') ||
    (name === 'opaqueTiles' && typeof each === 'boolean') ||
    (name === 'maxDistance' && typeof each === 'number' && each >= 0 && Number.isFinite(each))
  );
}

const seen = bitTilemap(bounds);
const space = shape('space', { origin: { x: 0, y: 0 }, tileSize: 1 }, { origin: anywhere, tileSize: 0 });
const wrongDistances = valuesExcept((each) => each === undefined || each === 7);
const view = parameter('view', { position: anywhere, maxDistance: 3, direction: 0, angle: 1 }, [
  ...anyValues,
  ...replaced(anywhere).map((position) => ({ position })),
  ...wrongDistances.map((maxDistance) => ({ position: anywhere, maxDistance })),
  ...wrongDistances.map((angle) => ({ position: anywhere, direction: 0, angle })),
  ...[null, 0.5, Number.NaN, '', 1n, {}].map((direction) => ({ position: anywhere, direction, angle: 1 })),
  { position: anywhere, direction: 0 },
  { position: anywhere, angle: 1 },
  { position: { x: 1e300, y: 0 } },
]);
const marks = parameter('seen', seen, [...anyValues, bitTilemap(bounds).map((each) => each)]);
const getAt = (): boolean => true;
const map = parameter('map', bitTilemap(bounds, true), [
  ...anyValues,
  { bounds },
  { getAt },
  ...replaced(bounds).map((rect) => ({ bounds: rect, getAt })),
]);
const columnOf = (...x: readonly number[]): object => pointColumnOver(Float64Array.from(x), new Float64Array(x.length));
const eyes = parameter('eyes', columnOf(0.5, 2.5), [
  ...anyValues,
  anywhere,
  columnOf(0.5, Number.NaN),
  columnOf(0.5, Number.POSITIVE_INFINITY),
  columnOf(0.5, 1e300),
  { rawX: new Float64Array(2), rawY: new Float64Array(1), length: 2 },
  { rawX: new Float64Array(2), length: 2 },
]);

const filled = pointColumnOver(Float64Array.of(7, 8), Float64Array.of(9, 10));
const outline = parameter('outline', filled, anyValues);

/** Every exported function with its parameters. A new function is added here. */
function parametersOf(rect: typeof bounds): Readonly<Record<string, readonly Parameter[]>> {
  const all = options({ bounds: rect }, 'isOpaque', 'corners', 'bounds', 'inclusion', 'opaqueTiles');
  return {
    tilesInView: [map, space, view, all],
    rowsInView: [map, space, view, all],
    markTilesInView: [marks, map, space, view, all],
    markTilesInViews: [
      marks,
      map,
      space,
      eyes,
      options({ bounds: rect }, 'isOpaque', 'corners', 'bounds', 'inclusion', 'opaqueTiles', 'maxDistance'),
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
    seen.fill(false);
    filled.resize(2);
    filled.rawX.fill(77);
    expect(missingRefusals(where, call, parameters, () => seen.version)).toEqual([]);
    expect([...filled].map(({ x }) => x)).toEqual([77, 77]);
  });
});

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
  const numbers = bitTilemap(bounds).map(() => 3);
  expect(() =>
    (sight.tilesInView as (...args: unknown[]) => unknown)(numbers, space.good, { position: anywhere }),
  ).toThrow('tilesInView: isOpaque must be given for a map of other values than booleans, received undefined');
});
