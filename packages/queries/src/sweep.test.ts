/**
 * What a caller without types gets wrong, tried mechanically: for every exported function, each part of each argument
 * in turn is replaced by everything that it must not be. The answer is always an error that names function and
 * parameter, whether or not there is anything to find. `wrong-types.test.ts` pins what the messages say.
 */
import {
  anyValues,
  missingRefusals,
  optionsParameter,
  type Parameter,
  parameter,
  refusedOptions,
  replaced,
  shown,
  valuesExcept,
} from '@tilewright/testing';
import { bitTilemap, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { pointColumnOver } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import * as queries from './index.js';
import * as objects from './objects/index.js';
import * as trackers from './tracker/index.js';

/** A parameter whose members, and theirs, are numbers: each is replaced in turn. */
const shape = (name: string, good: object, ...more: readonly unknown[]): Parameter =>
  parameter(name, good, [...replaced(good), ...more]);

const anywhere = { x: 0.5, y: 0.5 };
const empty = tileRect({ x: 0, y: 0, width: 0, height: 0 });
const bounds = tileRect({ x: -4, y: -4, width: 16, height: 16 });

/** The options of all queries, and names that are nearly right. */
const foreign = [
  'bound',
  'Bounds',
  '0',
  'bounds',
  'corners',
  'cornerTiles',
  'inclusion',
  'edges',
  'isSolid',
  'maxDistance',
  'sides',
  'outside',
  'stepUp',
  'snapDown',
  'among',
  'except',
  'filter',
];

/** Options by their names: no other name is taken. */
function options(good: object, ...names: readonly string[]): Parameter {
  const all = optionsParameter(refusedOptions(names, isGood), good, foreign);
  return { ...all, wrong: [...all.wrong, [], bounds, anywhere] };
}

/** Values that these options take. */
function isGood(name: string, each: unknown): boolean {
  return (
    (['isSolid', 'sides', 'filter'].includes(name) && typeof each === 'function') ||
    (name === 'except' && each === 7) ||
    ((name === 'maxDistance' || name === 'stepUp' || name === 'snapDown') && typeof each === 'number' && each >= 0)
  );
}

const array = new Int32Array(1000).fill(77);
let visits = 0;
const space = shape('space', { origin: { x: 0, y: 0 }, tileSize: 1 }, { origin: anywhere, tileSize: 0 });
const segment = shape('segment', { start: anywhere, end: { x: 3.5, y: 2.5 } });
const disc = shape('circle', { center: anywhere, radius: 1.5 }, { center: anywhere, radius: -1 });
const box = shape('rectangle', { min: anywhere, max: { x: 3.5, y: 2.5 } }, { min: { x: 1, y: 0 }, max: anywhere });
const capsule = shape('capsule', { segment: { start: anywhere, end: { x: 3.5, y: 2.5 } }, radius: 1.5 });
const polygon = parameter('polygon', { vertices: [anywhere, { x: 3.5, y: 0.5 }, { x: 0.5, y: 2.5 }] }, [
  ...anyValues,
  ...valuesExcept(Array.isArray).map((vertices) => ({ vertices })),
  { vertices: [] },
  ...replaced(anywhere).map((vertex) => ({ vertices: [anywhere, vertex, { x: 0.5, y: 2.5 }] })),
]);
const slice = shape(
  'sector',
  { center: anywhere, radius: 1.5, from: { x: 1, y: 0 }, to: { x: 0, y: 1 } },
  { center: anywhere, radius: 1.5, from: { x: 0, y: 0 }, to: { x: 0, y: 1 }, isReflex: true },
);
const isReflex = false;
const sector = {
  ...slice,
  good: { ...(slice.good as object), isReflex },
  wrong: slice.wrong.map((each) =>
    typeof each === 'object' && each !== null && 'radius' in each && !('isReflex' in each)
      ? { ...each, isReflex }
      : each,
  ),
};
const ray = shape('ray', { start: anywhere, direction: 0, maxDistance: 3 }, { ...anywhere });
const visit = parameter(
  'visit',
  () => void visits++,
  valuesExcept((each) => typeof each === 'function'),
);
const output = parameter('array', array, anyValues);
const hit = parameter('hit', new queries.HitAnswer(), anyValues);
const getAt = (): boolean => true;
/** What looks like a map. */
const notMaps = [{ bounds }, { getAt }, ...replaced(bounds).map((rect) => ({ bounds: rect, getAt }))];
const mapOf = (rect: typeof bounds): Parameter => parameter('map', bitTilemap(rect, true), [...anyValues, ...notMaps]);
const point = (name: string): Parameter => shape(name, anywhere);

/** A column of two points, and what looks like one. */
const columnOf = (...x: readonly number[]): object => pointColumnOver(Float64Array.from(x), new Float64Array(x.length));
const notColumns = (rows: number): unknown[] => [
  ...[Number.NaN, Number.POSITIVE_INFINITY].map((bad) => columnOf(...Array<number>(rows - 1).fill(1), bad)),
  { rawX: new Float64Array(rows), rawY: new Float64Array(rows - 1), length: rows },
  { rawX: new Float64Array(rows), rawY: [1, 2], length: rows },
  { rawX: new Float64Array(rows), length: rows },
  { rawX: new Int32Array(rows), rawY: new Float64Array(rows), length: rows },
];
const column = (name: string): Parameter =>
  parameter(name, columnOf(0.5, 2.5), [...replaced(anywhere), ...notColumns(2), columnOf(1), columnOf(1, 2, 3)]);
const columnOrPoint = (name: string): Parameter =>
  parameter(name, columnOf(0.5, 0.5), [...replaced(anywhere), ...notColumns(2)]);
const rays = new queries.RayHits();
const hits = parameter('hits', rays, anyValues);
const flags = new Uint8Array(2);
const seen = parameter('seen', flags, anyValues);

/** Every exported function with its parameters. A new function is added here. */
function parametersOf(rect: typeof bounds): Readonly<Record<string, readonly Parameter[]>> {
  const along = options({ bounds: rect }, 'bounds', 'cornerTiles');
  const inDisc = options({ bounds: rect }, 'bounds', 'inclusion');
  const inBox = options({ bounds: rect }, 'bounds', 'inclusion', 'edges');
  const blocking = options({ bounds: rect }, 'isSolid', 'bounds', 'corners');
  const map = mapOf(rect);
  return {
    tilesOnSegment: [space, segment, along],
    visitTilesOnSegment: [space, segment, visit, along],
    tilesOnSegmentInto: [output, space, segment, along],
    tileCursor: [space, segment, along],
    tilesInCircle: [space, disc, inDisc],
    rowsInCircle: [space, disc, inDisc],
    tilesInCapsule: [space, capsule, inDisc],
    rowsInCapsule: [space, capsule, inDisc],
    tilesInPolygon: [space, polygon, inDisc],
    rowsInPolygon: [space, polygon, inDisc],
    tilesInSector: [space, sector, inDisc],
    rowsInSector: [space, sector, inDisc],
    tilesInRectangle: [space, box, inBox],
    rowsInRectangle: [space, box, inBox],
    castRay: [map, space, ray, blocking],
    castRayInto: [hit, map, space, ray, blocking],
    castRaysInto: [hits, map, space, columnOrPoint('starts'), column('ends'), blocking],
    areVisibleInto: [seen, map, space, columnOrPoint('from'), column('to'), blocking],
    isVisible: [map, space, point('from'), point('to'), blocking],
  };
}

/** All except those about tracked objects, which `tracker/arguments.test.ts` sweeps. */
const functions = Object.entries(queries).filter(
  ([name, exported]) =>
    typeof exported === 'function' && !String(exported).startsWith('class') && !(name in objects || name in trackers),
);

describe.each([
  ['something is found', bounds],
  ['nothing can be found', empty],
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
    flags.fill(77);
    rays.clear();
    visits = 0;
    expect(missingRefusals(where, call, parameters, () => visits)).toEqual([]);
    expect(array.every((number) => number === 77)).toBe(true);
    expect([...flags]).toEqual([77, 77]);
    expect(rays.length).toBe(0);
  });

  it.each(functions.filter(([name]) => name.startsWith('rowsIn')))(
    'the rows of %s throw for a visitor that is no function',
    (where, query) => {
      const call = query as (...args: unknown[]) => queries.TileRows;
      const good = (table[where] ?? []).map((each) => each.good);
      // Circles without options have a loop of their own.
      for (const given of [good, good.slice(0, 2)]) {
        const rows = call(...given);
        for (const bad of visit.wrong) {
          expect(() => rows.visit(bad as never), shown(bad)).toThrow(/^TileRows\.visit: visitor must be a function, /);
        }
        expect(rows.visit(() => undefined)).toBe(false);
      }
    },
  );

  it('a cursor that is started again throws the same, and stays unchanged', () => {
    const cursor = queries.tileCursor();
    const start = cursor.start.bind(cursor) as (...args: unknown[]) => unknown;
    const parameters = table['tileCursor'] ?? [];
    for (const [i, { names, wrong }] of parameters.entries()) {
      for (const bad of wrong) {
        start(unitTileSpace, segment.good);
        cursor.next();
        expect(() => start(...parameters.map(({ good }, at) => (at === i ? bad : good))), shown(bad)).toThrow(
          names.length > 1 ? 'TileCursor.start: ' : `TileCursor.start: ${names[0]}`,
        );
        expect([cursor.next(), cursor.x, cursor.y]).toEqual([true, 1, 0]);
      }
    }
  });
});
