/**
 * What types refuse and a cast lets in: for every function, form and parameter, a `RangeError` that names it, and
 * nothing done before it.
 */
import { runInNewContext } from 'node:vm';
import { arrayTilemapFrom, bitTilemap, tileRect, typedTilemap, unitTileSpace } from '@tilewright/tilemap';
import { Direction2, pointColumn, segmentBetween, tilePosition, tiles } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import {
  areVisibleInto,
  castRay,
  castRayInto,
  castRaysInto,
  isVisible,
  HitAnswer,
  RayHits,
  rowsInCircle,
  rowsInRectangle,
  tileCursor,
  tilesInCircle,
  rowsInCapsule,
  tilesInCapsule,
  rowsInSector,
  tilesInSector,
  rowsInPolygon,
  tilesInPolygon,
  tilesInRectangle,
  tilesOnSegment,
  tilesOnSegmentInto,
  visitTilesOnSegment,
} from './index.js';

const map = bitTilemap(tileRect({ x: 0, y: 0, width: 8, height: 8 }), true);

/** What answers no question: an error of its own would come out instead of the check's. */
const unwilling = {
  valueOf: (): never => {
    throw new TypeError('asked for a number');
  },
  toString: (): never => {
    throw new TypeError('asked for a text');
  },
};

/**
 * What comes by a cast, for each kind of parameter: the value, and how the error goes on after the parameter's name.
 */
const wrong = {
  object: [
    [undefined, 'received undefined'],
    [null, 'received null'],
    [true, 'received true'],
    [7, 'received 7'],
    [Number.NaN, 'received NaN'],
    ['', 'received the string ""'],
    ['text', 'received the string "text"'],
    [1n, 'received the bigint 1n'],
    [Symbol('one'), 'received Symbol(one)'],
    [(): number => 0, 'received a function'],
  ],
  number: [
    [undefined, 'received undefined'],
    [null, 'received null'],
    [true, 'received true'],
    ['', 'received the string ""'],
    ['3', 'received the string "3"'],
    [{}, 'received an object'],
    [unwilling, 'received an object'],
    [[unwilling], 'received an array'],
    [(): number => 0, 'received a function'],
    [3n, 'received the bigint 3n'],
    [Symbol('three'), 'received Symbol(three)'],
    [Number.NaN, 'received NaN'],
    [Number.POSITIVE_INFINITY, 'received Infinity'],
  ],
} as const;
type Wrong = readonly [value: unknown, parameter: string, message: string];

const wrongObjects = (parameter: string, rule: string): Wrong[] =>
  wrong.object.map(([value, received]) => [value, parameter, `${parameter} must be ${rule}, ${received}`]);
const wrongNumbers = (parameter: string, rule: string, wrap: (value: unknown) => unknown): Wrong[] =>
  wrong.number.map(([value, received]) => [wrap(value), parameter, `${parameter} must be ${rule}, ${received}`]);
const wrongPoints = (parameter: string, wrap: (value: unknown) => unknown): Wrong[] => [
  ...wrongObjects(parameter, 'a point { x, y } of two finite numbers').map(([value, ...rest]): Wrong => [
    wrap(value),
    ...rest,
  ]),
  ...wrongNumbers(`${parameter}.x`, 'a finite number', (x) => wrap({ x, y: 0.5 })),
  ...wrongNumbers(`${parameter}.y`, 'a finite number', (y) => wrap({ x: 0.5, y })),
];
const half = { x: 0.5, y: 0.5 };
const goodSlice = { center: half, radius: 2, from: { x: 1, y: 0 }, to: { x: 0, y: 1 }, isReflex: false };
const three = { x: 3.5, y: 2.5 };

const wrongSpaces: Wrong[] = [
  ...wrongObjects('space', 'a tile space'),
  ...wrongPoints('space.origin', (origin) => ({ origin, tileSize: 1 })),
  ...[...wrong.number, [-1, 'received -1'] as const, [0, 'received 0'] as const].map(([tileSize, received]): Wrong => [
    { origin: { x: 0, y: 0 }, tileSize },
    'space.tileSize',
    `space.tileSize must be a number from 2^-900 to 2^900, ${received}. Make it with tileSpace()`,
  ]),
];
const wrongSegments: Wrong[] = [
  ...wrongObjects('segment', 'a segment'),
  ...wrongPoints('segment.start', (start) => ({ start, end: half })),
  ...wrongPoints('segment.end', (end) => ({ start: half, end })),
];
const notNegative = 'a non-negative finite number';
const wrongCircles: Wrong[] = [
  ...wrongObjects('circle', 'a circle'),
  ...wrongPoints('circle.center', (center) => ({ center, radius: 1 })),
  ...wrongNumbers('circle.radius', notNegative, (radius) => ({ center: half, radius })),
  [goodSlice, 'circle', 'circle must be a circle, received an object'],
  [{ segment: { start: half, end: three }, radius: 1 }, 'circle', 'circle must be a circle, received an object'],
];
const wrongRectangles: Wrong[] = [
  ...wrongObjects('rectangle', 'a rectangle'),
  ...wrongPoints('rectangle.min', (min) => ({ min, max: three })),
  ...wrongPoints('rectangle.max', (max) => ({ min: { x: 0, y: 0 }, max })),
];
const wrongCapsules: Wrong[] = [
  ...wrongObjects('capsule', 'a capsule'),
  ...wrongPoints('capsule.segment.start', (start) => ({ segment: { start, end: half }, radius: 1 })),
  ...wrongPoints('capsule.segment.end', (end) => ({ segment: { start: half, end }, radius: 1 })),
  ...wrongNumbers('capsule.radius', notNegative, (radius) => ({ segment: { start: half, end: three }, radius })),
];
const wrongSectors: Wrong[] = [
  ...wrongObjects('sector', 'a sector'),
  ...wrongPoints('sector.center', (center) => ({ ...goodSlice, center })),
  ...wrongNumbers('sector.radius', notNegative, (radius) => ({ ...goodSlice, radius })),
];
const wrongPolygons: Wrong[] = [
  ...wrongObjects('polygon', 'a convex polygon'),
  ...wrongPoints('polygon.vertices[1]', (vertex) => ({ vertices: [half, vertex, three] })),
];
const wrongRays: Wrong[] = [
  ...wrongObjects('ray', 'a segment, or a start, a direction and a maxDistance'),
  ...wrongPoints('ray.start', (start) => ({ start, end: three })),
  ...wrongPoints('ray.end', (end) => ({ start: half, end })),
  ...wrongPoints('ray.start', (start) => ({ start, direction: Direction2.east, maxDistance: 3 })),
  ...wrongNumbers('ray.direction', 'a direction, such as Direction2.north', (direction) => ({
    start: half,
    direction,
    maxDistance: 3,
  })),
  [
    { start: half, direction: 0.5, maxDistance: 3 },
    'ray.direction',
    'ray.direction must be a direction, such as Direction2.north, received 0.5',
  ],
  ...wrongNumbers('ray.maxDistance', notNegative, (maxDistance) => ({ start: half, direction: 0, maxDistance })),
];
const wrongMaps: Wrong[] = [
  ...wrongObjects('map', 'a tile map'),
  [{ bounds: null, getAt: (): boolean => true }, 'map', 'map must be a tile map, received an object'],
  [[[true]], 'map', 'map must be a tile map, received an array'],
];
const wrongArrays: Wrong[] = [
  ...wrongObjects('array', 'an Int32Array'),
  ...[new Uint8Array(64), new Float64Array(64), new Uint32Array(64)].map((value): Wrong => [
    value,
    'array',
    'array must be an Int32Array, received an object',
  ]),
  [Array.from({ length: 64 }, () => 0), 'array', 'array must be an Int32Array, received an array'],
];
const wrongFunctions = (parameter: string): Wrong[] =>
  [null, true, 7, '', 1n, Symbol('one'), {}, [], unwilling].map((value) => [
    value,
    parameter,
    `${parameter} must be a function, received`,
  ]);
const wrongExtents = ['1', 1n, Symbol('one'), unwilling, Number.NaN, 0.5, -1].flatMap((value) => [
  { x: 0, y: 0, width: value, height: 1 },
  { x: 0, y: 0, width: 1, height: value },
]);
const wrongCorner = { x: '0', y: 0, width: 1, height: 1 };
const notBounds = [null, 7, 1n, Symbol('one'), {}, [], unwilling, wrongCorner, ...wrongExtents];
const wrongBounds = notBounds.map((bounds): Wrong => [
  { bounds },
  'bounds',
  'bounds must be a rectangle of tiles, received',
]);
const wrongOptions: Wrong[] = [
  ...[null, true, 7, 'text', 1n, Symbol('one'), (): number => 0].map((value): Wrong => [
    value,
    'options',
    'options must be an object, received',
  ]),
  ...wrongBounds,
];
const wrongWords = (option: string, rule: string): Wrong[] =>
  [null, true, 7, '', 'other', 1n, Symbol('one'), {}, [], unwilling].map((word) => [
    { [option]: word },
    option,
    `${option} must be ${rule}, received`,
  ]);
const cornerWords = wrongWords('cornerTiles', "'one', 'both' or 'none'");
const inclusionWords = wrongWords('inclusion', "'any', 'center' or 'inside'");
const sectorWords = wrongWords('inclusion', "'any' or 'center'");
const edgeWords = wrongWords('edges', "'closed' or 'half-open'");

/** A query by its good arguments; for each of them what must not come. A call without types. */
type Call = readonly [
  query: (...args: readonly never[]) => unknown,
  ...args: (readonly [good: unknown, wrong: readonly Wrong[]])[],
];
const untouched = new Int32Array(64).fill(77);
const visited: unknown[] = [];
const visit = (...tile: unknown[]): void => void visited.push(tile);
const goodSpace = [unitTileSpace, wrongSpaces] as const;
const goodSegment = [{ start: half, end: three }, wrongSegments] as const;
const goodCircle = [{ center: half, radius: 1 }, wrongCircles] as const;
const goodRectangle = [{ min: half, max: three }, wrongRectangles] as const;
const goodCapsule = [{ segment: { start: half, end: three }, radius: 1 }, wrongCapsules] as const;
const goodSector = [goodSlice, wrongSectors] as const;
const goodPolygon = [{ vertices: [half, { x: 3.5, y: 0.5 }, three] }, wrongPolygons] as const;
const goodMap = [map, wrongMaps] as const;
const goodArray = [untouched, wrongArrays] as const;
const goodHit = [
  new HitAnswer(),
  [undefined, null, true, 7, 'hit', 1n, Symbol('one'), {}, [], unwilling, { isEmpty: true }].map((value): Wrong => [
    value,
    'hit',
    'hit must be a HitAnswer, received',
  ]),
] as const;
const goodVisit = [
  visit,
  [[undefined, 'visit', 'visit must be a function, received undefined'], ...wrongFunctions('visit')],
] as const;
const alongOptions = [undefined, [...wrongOptions, ...cornerWords]] as const;
const discOptions = [undefined, [...wrongOptions, ...inclusionWords]] as const;
const sectorOptions = [
  undefined,
  [
    ...wrongOptions,
    ...sectorWords,
    [{ inclusion: 'inside' }, 'inclusion', "inclusion must be 'any' or 'center', received"],
  ],
] as const;
const rectangleOptions = [undefined, [...wrongOptions, ...inclusionWords, ...edgeWords]] as const;
const solidOptions: Wrong[] = [
  ...wrongOptions,
  ...wrongFunctions('isSolid').map(([value, name, rule]): Wrong => [{ isSolid: value }, name, rule]),
  [
    (): boolean => true,
    'options',
    'options must be an object, received a function. Pass the predicate as its member isSolid: { isSolid }',
  ],
  [{ isOpaque: (): boolean => true }, 'options', 'options must be an object with no members other than isSolid,'],
];
const goodPoints = pointColumn([tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(3.5), tiles(2.5))]);
const goodEnds = pointColumn([tilePosition(tiles(3.5), tiles(2.5)), tilePosition(tiles(0.5), tiles(0.5))]);
const wrongColumns = (parameter: string, rule: string): Wrong[] => [
  ...wrongObjects(parameter, rule),
  [goodPoints.rawX, parameter, `${parameter} must be ${rule}, received an object`],
  [
    { rawX: goodPoints.rawX, rawY: [0.5, 2.5], length: 2 },
    parameter,
    `${parameter}.rawY must be a Float64Array or a Float32Array of at least 2 numbers, received an array`,
  ],
  [
    { rawX: goodPoints.rawX, rawY: Float64Array.of(0.5, Number.NaN), length: 2 },
    parameter,
    `${parameter}[1].y must be a finite number, received NaN`,
  ],
];
const columnRule = 'a column of vectors or points';
const wrongRows = (parameter: string): Wrong[] => [
  ...wrongColumns(parameter, columnRule),
  [half, parameter, `${parameter} must be ${columnRule}, received an object`],
];
const wrongRowsOrPoint = (parameter: string): Wrong[] => [
  ...wrongColumns(parameter, 'a column of points, or one point'),
  ...wrongNumbers(`${parameter}.x`, 'a finite number', (x) => ({ x, y: 0.5 })),
];
const rays = new RayHits();
const goodRays = [
  rays,
  [undefined, null, true, 7, 'hits', 1n, Symbol('one'), {}, [], unwilling, new HitAnswer()].map((value): Wrong => [
    value,
    'hits',
    'hits must be a RayHits, received',
  ]),
] as const;
const flags = new Uint8Array(4).fill(77);
const goodFlags = [
  flags,
  [
    ...wrongObjects('seen', 'a Uint8Array'),
    ...[new Int32Array(64), new Uint8ClampedArray(64)].map((value): Wrong => [
      value,
      'seen',
      'seen must be a Uint8Array, received an object',
    ]),
  ],
] as const;
const cursor = tileCursor();
const calls: Readonly<Record<string, Call>> = {
  tilesOnSegment: [tilesOnSegment, goodSpace, goodSegment, alongOptions],
  visitTilesOnSegment: [visitTilesOnSegment, goodSpace, goodSegment, goodVisit, alongOptions],
  tilesOnSegmentInto: [tilesOnSegmentInto, goodArray, goodSpace, goodSegment, alongOptions],
  tileCursor: [tileCursor, goodSpace, goodSegment, alongOptions],
  'TileCursor.start': [cursor.start.bind(cursor), goodSpace, goodSegment, alongOptions],
  tilesInCircle: [tilesInCircle, goodSpace, goodCircle, discOptions],
  rowsInCircle: [rowsInCircle, goodSpace, goodCircle, discOptions],
  tilesInCapsule: [tilesInCapsule, goodSpace, goodCapsule, discOptions],
  rowsInCapsule: [rowsInCapsule, goodSpace, goodCapsule, discOptions],
  tilesInSector: [tilesInSector, goodSpace, goodSector, sectorOptions],
  rowsInSector: [rowsInSector, goodSpace, goodSector, sectorOptions],
  tilesInPolygon: [tilesInPolygon, goodSpace, goodPolygon, discOptions],
  rowsInPolygon: [rowsInPolygon, goodSpace, goodPolygon, discOptions],
  tilesInRectangle: [tilesInRectangle, goodSpace, goodRectangle, rectangleOptions],
  rowsInRectangle: [rowsInRectangle, goodSpace, goodRectangle, rectangleOptions],
  castRay: [
    castRay,
    goodMap,
    goodSpace,
    [{ start: half, end: three }, wrongRays],
    [undefined, [...solidOptions, ...wrongWords('corners', "'pass' or 'block'")]],
  ],
  castRayInto: [
    castRayInto,
    goodHit,
    goodMap,
    goodSpace,
    [{ start: half, end: three }, wrongRays],
    [undefined, [...solidOptions, ...wrongWords('corners', "'pass' or 'block'")]],
  ],
  isVisible: [
    isVisible,
    goodMap,
    goodSpace,
    [half, wrongPoints('from', (value) => value)],
    [three, wrongPoints('to', (value) => value)],
    [undefined, [...solidOptions, ...wrongWords('corners', "'pass' or 'block'")]],
  ],
  castRaysInto: [
    castRaysInto,
    goodRays,
    goodMap,
    goodSpace,
    [goodPoints, wrongRowsOrPoint('starts')],
    [goodEnds, wrongRows('ends')],
    [undefined, [...solidOptions, ...wrongWords('corners', "'pass' or 'block'")]],
  ],
  areVisibleInto: [
    areVisibleInto,
    goodFlags,
    goodMap,
    goodSpace,
    [goodPoints, wrongRowsOrPoint('from')],
    [goodEnds, wrongRows('to')],
    [undefined, [...solidOptions, ...wrongWords('corners', "'pass' or 'block'")]],
  ],
};

describe('values of wrong types throw with their names, and nothing changes', () => {
  it.each(Object.entries(calls))('%s', (name, [query, ...parameters]) => {
    const untyped = query as (...args: unknown[]) => unknown;
    for (const [i, [, wrongValues]] of parameters.entries()) {
      for (const [value, , message] of wrongValues) {
        const args = parameters.map(([good], at) => (at === i ? value : good));
        expect(() => untyped(...args), message).toThrow(RangeError);
        expect(() => untyped(...args)).toThrow(`${name}: ${message}`);
      }
    }
    expect(visited).toEqual([]);
    expect(untouched.every((number) => number === 77)).toBe(true);
    expect([...flags, rays.length, goodPoints.get(0).x, goodPoints.get(1).x]).toEqual([77, 77, 77, 77, 0, 0.5, 3.5]);
    expect(() => untyped(...parameters.map(([good]) => good))).not.toThrow();
    untouched.fill(77);
    flags.fill(77);
    rays.clear();
    visited.length = 0;
  });

  it.each(Object.entries(calls))(
    '%s takes proxies for objects, or refuses them by name',
    (name, [query, ...parameters]) => {
      const untyped = query as (...args: unknown[]) => unknown;
      for (const [i, [given]] of parameters.entries()) {
        if (typeof given !== 'object' && typeof given !== 'function') continue;
        const args = parameters.map(([good], at) => (at === i ? new Proxy(given as object, {}) : good));
        // Only what is an array to the engine is one.
        if (given === flags) expect(() => untyped(...args)).toThrow(`${name}: seen must be a Uint8Array`);
        else if (given === untouched) expect(() => untyped(...args)).toThrow(`${name}: array must be an Int32Array`);
        else expect(() => untyped(...args)).not.toThrow();
      }
      untouched.fill(77);
      visited.length = 0;
    },
  );

  it('a map of values other than booleans without a predicate', () => {
    const numbers = typedTilemap(map.bounds, Uint8Array);
    const words = arrayTilemapFrom(map.bounds, () => 'wall');
    for (const name of ['castRay', 'castRayInto', 'castRaysInto', 'isVisible', 'areVisibleInto']) {
      for (const other of [numbers, words]) {
        const [query, ...parameters] = calls[name] ?? [];
        const args = (parameters as (readonly [unknown, unknown])[]).map(([good]) => (good === map ? other : good));
        const untyped = query as (...args: unknown[]) => unknown;
        expect(() => untyped(...args)).toThrow(
          new RangeError(`${name}: isSolid must be given for a map of other values than booleans, received undefined`),
        );
      }
    }
  });

  it('an array of another window is accepted', () => {
    const other: unknown = runInNewContext('new Int32Array(8)');
    const path = segmentBetween(tilePosition(tiles(0.5), tiles(0.5)), tilePosition(tiles(1.5), tiles(0.5)));
    expect(tilesOnSegmentInto(other as Int32Array, unitTileSpace, path)).toBe(2);
  });
});
