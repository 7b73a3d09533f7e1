/**
 * What a caller without types gets wrong, tried mechanically: for every exported function, each part of each argument in
 * turn is replaced by everything that it must not be. The answer is always an error that names function and parameter,
 * whether or not there is anything to find. `wrong-types.test.ts` pins what the messages say.
 */
import { bitTilemap, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { pointColumn, pointColumnOver, quantityColumnOver, vectorColumn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import * as queries from './index.js';
import * as objects from './objects/index.js';
import * as trackers from './tracker/index.js';

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

/** The options of all queries. */
const optionNames = [
  'bounds',
  'corners',
  'inclusion',
  'edges',
  'isSolid',
  'maxDistance',
  'pushes',
  'sides',
  'outside',
  'stepUp',
  'snapDown',
];

/**
 * Options by their names: except for `isGood`, no option takes a value of `values` other than `undefined`, and no other
 * name is taken.
 */
function options(good: object | undefined, ...names: readonly string[]): Parameter {
  const notObjects = values.filter((each) => each !== undefined && (typeof each !== 'object' || each === null));
  const wrongNames = [
    [],
    ...['isSolid', 'bounds', 'corners', 'cornerTiles', 'maxDistance', 'inclusion', 'edges']
      .filter((name) => !names.includes(name))
      .map((name) => ({ ...good, [name]: undefined })),
    { bound: bounds },
    { Bounds: undefined },
    { 0: 1 },
    bounds,
    anywhere,
    { ...good, other: undefined },
    // Options of other queries.
    ...optionNames.filter((other) => !names.includes(other)).map((other) => ({ ...good, [other]: undefined })),
  ];
  const wrongOptions = names.flatMap((name) =>
    values.filter((each) => each !== undefined && !isGood(name, each)).map((each) => ({ ...good, [name]: each })),
  );
  return {
    name: 'options',
    good,
    wrong: [...notObjects, ...wrongNames, ...wrongOptions],
  };
}

/** Values that these options take. */
function isGood(name: string, each: unknown): boolean {
  return (
    ((name === 'isSolid' || name === 'sides') && typeof each === 'function') ||
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
const polygon = {
  name: 'polygon',
  good: { vertices: [anywhere, { x: 3.5, y: 0.5 }, { x: 0.5, y: 2.5 }] },
  wrong: [
    ...values,
    ...values.filter((each) => !Array.isArray(each)).map((vertices) => ({ vertices })),
    { vertices: [] },
    ...replaced(anywhere).map((vertex) => ({ vertices: [anywhere, vertex, { x: 0.5, y: 2.5 }] })),
  ],
};
const slice = shape(
  'sector',
  { circle: { center: anywhere, radius: 1.5 }, from: { x: 1, y: 0 }, to: { x: 0, y: 1 } },
  { circle: { center: anywhere, radius: 1.5 }, from: { x: 0, y: 0 }, to: { x: 0, y: 1 }, isReflex: true },
);
const isReflex = false;
const sector = {
  ...slice,
  good: { ...(slice.good as object), isReflex },
  wrong: slice.wrong.map((each) =>
    typeof each === 'object' && each !== null && 'circle' in each && !('isReflex' in each)
      ? { ...each, isReflex }
      : each,
  ),
};
const ray = shape('ray', { start: anywhere, direction: 0, maxDistance: 3 }, { ...anywhere });
const visit = value(
  'visit',
  () => void visits++,
  (each) => typeof each === 'function',
);
const output = value('array', array, () => false);
const hit = value('hit', new queries.RayHitAnswer(), () => false);
const move = value('move', new queries.MoveAnswer(), () => false);
const contact = value('contact', new queries.ContactAnswer(), () => false);
const body = shape('body', { center: anywhere, halfExtents: { x: 0.5, y: 1 } });
const bodies = value(
  'bodies',
  { positions: pointColumn([anywhere as never]), velocities: vectorColumn([{ x: 1, y: 1 } as never]), radii: 0.5 },
  () => false,
);
const way = shape('displacement', { x: 3, y: 2.5 });
const getAt = (): boolean => true;
/** What looks like a map. */
const notMaps = [{ bounds }, { getAt }, ...replaced(bounds).map((rect) => ({ bounds: rect, getAt }))];
const mapOf = (rect: typeof bounds): Parameter => ({
  name: 'map',
  good: bitTilemap(rect, true),
  wrong: [...values, ...notMaps],
});
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
const column = (name: string): Parameter => ({
  name,
  good: columnOf(0.5, 2.5),
  wrong: [...values, ...replaced(anywhere), ...notColumns(2), columnOf(1), columnOf(1, 2, 3)],
});
const columnOrPoint = (name: string): Parameter => ({
  name,
  good: columnOf(0.5, 0.5),
  wrong: [...replaced(anywhere), ...notColumns(2)],
});
const places = pointColumnOver(Float64Array.of(0.5, 2.5), new Float64Array(2));
const positions: Parameter = {
  name: 'positions',
  good: places,
  wrong: [...values, ...replaced(anywhere), ...notColumns(2)],
};
const sizes: Parameter = {
  name: 'sizes',
  good: quantityColumnOver(Float64Array.of(0.5, 1)),
  wrong: [
    ...values.filter((each) => each !== 7),
    ...[[1, Number.NaN], [1, -1], [1, 257], [1], [1, 1, 1]].map((raw) => quantityColumnOver(Float64Array.from(raw))),
    columnOf(1, 1),
  ],
};
const rays = new queries.RayHits();
const hits = value('hits', rays, () => false);
const flags = new Uint8Array(2);
const seen = value('seen', flags, () => false);

/** Every exported function with its parameters. A new function is added here. */
function parametersOf(rect: typeof bounds): Readonly<Record<string, readonly Parameter[]>> {
  const along = options({ bounds: rect }, 'bounds', 'cornerTiles');
  const inDisc = options({ bounds: rect }, 'bounds', 'inclusion');
  const inBox = options({ bounds: rect }, 'bounds', 'inclusion', 'edges');
  const blocking = options({ bounds: rect }, 'isSolid', 'bounds', 'corners');
  const map = mapOf(rect);
  const moving = options({ bounds: rect }, 'isSolid', 'sides', 'bounds', 'outside');
  const sliding = options({ bounds: rect }, 'isSolid', 'sides', 'bounds', 'outside', 'stepUp', 'snapDown');
  return {
    tilesOnSegment: [space, segment, along],
    visitTilesOnSegment: [space, segment, visit, along],
    tilesOnSegmentInto: [output, space, segment, along],
    tileCursor: [space, segment, along],
    tilesInCircle: [space, disc, inDisc],
    rowsInCircle: [space, disc, inDisc],
    visitRowsInCircle: [space, disc, visit, inDisc],
    visitTilesInCircle: [space, disc, visit, inDisc],
    tilesInCircleInto: [output, space, disc, inDisc],
    tilesInCapsule: [space, capsule, inDisc],
    rowsInCapsule: [space, capsule, inDisc],
    visitRowsInCapsule: [space, capsule, visit, inDisc],
    visitTilesInCapsule: [space, capsule, visit, inDisc],
    tilesInCapsuleInto: [output, space, capsule, inDisc],
    tilesInPolygon: [space, polygon, inDisc],
    rowsInPolygon: [space, polygon, inDisc],
    visitRowsInPolygon: [space, polygon, visit, inDisc],
    visitTilesInPolygon: [space, polygon, visit, inDisc],
    tilesInPolygonInto: [output, space, polygon, inDisc],
    tilesInSector: [space, sector, inDisc],
    rowsInSector: [space, sector, inDisc],
    visitRowsInSector: [space, sector, visit, inDisc],
    visitTilesInSector: [space, sector, visit, inDisc],
    tilesInSectorInto: [output, space, sector, inDisc],
    tilesInRectangle: [space, box, inBox],
    rowsInRectangle: [space, box, inBox],
    visitRowsInRectangle: [space, box, visit, inBox],
    visitTilesInRectangle: [space, box, visit, inBox],
    tilesInRectangleInto: [output, space, box, inBox],
    castRay: [map, space, ray, blocking],
    castRayInto: [hit, map, space, ray, blocking],
    castRaysInto: [hits, map, space, columnOrPoint('starts'), column('ends'), blocking],
    areVisibleInto: [seen, map, space, columnOrPoint('from'), column('to'), blocking],
    pushOutAll: [positions, sizes, map, space, options({ bounds: rect }, 'isSolid', 'bounds', 'maxDistance', 'pushes')],
    isVisible: [map, space, point('from'), point('to'), blocking],
    pushOut: [map, space, body, options({ bounds: rect }, 'isSolid', 'bounds', 'maxDistance')],
    box: [point('center'), shape('halfExtents', { x: 0.5, y: 1 }, { x: -1, y: 0 })],
    boxAround: [box],
    moveAndSlide: [map, space, body, way, sliding],
    moveAndSlideAll: [bodies, map, space, value('duration', 1, isFinite), sliding],
    moveAndSlideInto: [move, map, space, body, way, sliding],
    standsOn: [map, space, body, moving],
    sweep: [map, space, body, way, moving],
    sweepInto: [contact, map, space, body, way, moving],
  };
}

/** All except those about tracked objects, which `tracker/arguments.test.ts` sweeps. */
const functions = Object.entries(queries).filter(
  ([name, exported]) =>
    typeof exported === 'function' && !String(exported).startsWith('class') && !(name in objects || name in trackers),
);

/** What an error says about a parameter: its name, that of one of its members, or that of an option. */
function names(error: unknown, where: string, parameter: string): boolean {
  if (!(error instanceof RangeError) || !error.message.startsWith(`${where}: `)) return false;
  const rest = error.message.slice(where.length + 2);
  if (parameter !== 'options') return rest.startsWith(parameter);
  return /^(options|bounds|inclusion|edges|corners|cornerTiles|maxDistance|isSolid|isOpaque|pushes|sides|outside|stepUp|snapDown)\b/.test(
    rest,
  );
}

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
    const before = [...places.rawX];
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
    expect([...flags]).toEqual([77, 77]);
    expect(rays.length).toBe(0);
    expect([...places.rawX]).toEqual(before);
  });

  it('a cursor that is started again throws the same, and stays unchanged', () => {
    const cursor = queries.tileCursor();
    const start = cursor.start.bind(cursor) as (...args: unknown[]) => unknown;
    const parameters = table['tileCursor'] ?? [];
    for (const [i, { name, wrong }] of parameters.entries()) {
      for (const bad of wrong) {
        start(unitTileSpace, segment.good);
        cursor.next();
        expect(() => start(...parameters.map(({ good }, at) => (at === i ? bad : good))), shown(bad)).toThrow(
          name === 'options' ? 'TileCursor.start: ' : `TileCursor.start: ${name}`,
        );
        expect([cursor.next(), cursor.x, cursor.y]).toEqual([true, 1, 0]);
      }
    }
  });
});

function shown(bad: unknown): string {
  return typeof bad === 'object' && bad !== null
    ? `{ ${Object.entries(bad)
        .map(([key, member]) => `${key}: ${shown(member)}`)
        .join(', ')} }`
    : String(bad);
}
