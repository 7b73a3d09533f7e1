/**
 * What a caller without types can pass to every function of the package: the error names function, parameter, rule and
 * received value, and nothing has changed.
 *
 * Two tables hold every function of the package: one that neither checks its arguments nor follows IEEE 754 fails here.
 */
import { describe, expect, it } from 'vitest';
import * as units from '../index.js';

/** Calls past the compiler, as plain JavaScript does. */
const byName = units as unknown as Record<string, (...all: unknown[]) => unknown>;
const call = (name: string, ...all: unknown[]): unknown => byName[name]?.(...all);

const { Direction2, meters, seconds } = units;
const way = units.difference(meters(3), meters(4));
const place = units.position(meters(1), meters(2));
const disc = units.circle(place, meters(1));
const box = units.rectangle(place, units.position(meters(3), meters(3)));
const line = units.segment(place, way);

const beam = units.capsule(line, meters(1));
const view = units.sector(place, meters(5), Direction2.south, units.degrees(90));
const triangle = units.convexPolygon([
  place,
  units.position(meters(3), meters(2)),
  units.position(meters(2), meters(4)),
]);

const lengths = (...values: number[]) => units.quantityColumn(values.map(meters));
const ways = (n = 2) => units.vectorColumn(Array.from({ length: n }, () => way));
const places = (n = 2) => units.pointColumn(Array.from({ length: n }, () => place));
const headings = (n = 2) => units.directionColumn(Array.from({ length: n }, () => Direction2.south));
const speeds = (...values: number[]) => units.quantityColumn(values.map(units.metersPerSecond));
const spins = (...values: number[]) => units.quantityColumn(values.map(units.degreesPerSecond));

/** What answers no question: an error of its own would come out instead of the check's. */
const unwilling = {
  valueOf: (): never => {
    throw new TypeError('asked for a number');
  },
  toString: (): never => {
    throw new TypeError('asked for a text');
  },
};

/** What is no number; each is told apart in the error. */
const notNumbers: readonly (readonly [value: unknown, shown: string])[] = [
  [undefined, 'undefined'],
  [null, 'null'],
  ['3', 'the string "3"'],
  ['', 'the string ""'],
  [3n, 'the bigint 3n'],
  [Symbol('s'), 'Symbol(s)'],
  [true, 'true'],
  [[], 'an array'],
  [[3], 'an array'],
  [[unwilling], 'an array'],
  [{}, 'an object'],
  [unwilling, 'an object'],
  [Object.create(null), 'an object'],
  [meters, 'a function'],
];
const notFinite: typeof notNumbers = [
  ...notNumbers,
  [Number.NaN, 'NaN'],
  [Infinity, 'Infinity'],
  [-Infinity, '-Infinity'],
];
const notDirections: typeof notNumbers = [
  ...notFinite,
  [0.5, '0.5'],
  [2 ** 31, '2147483648'],
  [-(2 ** 40), '-1099511627776'],
];
const notColumns: typeof notNumbers = [
  ...notNumbers,
  [0.016, '0.016'],
  [[way, way], 'an array'],
  [new Float64Array(2), 'an object'],
  [{ length: 2, raw: [1, 2] }, 'an object'],
];
const notShapes: typeof notNumbers = [...notNumbers, [{ a: 1 }, 'an object'], [Direction2.south, '1073741824']];
/** What `distance` does not take: the other shapes too. */
const notPlaces: typeof notNumbers = [...notShapes, [beam, 'an object'], [triangle, 'an object']];
const notSizes: typeof notNumbers = [...notFinite, [-1, '-1'], [-1e-300, '-1e-300']];
const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
const notUnits: typeof notNumbers = [
  ...notNumbers.filter(([value]) => value !== meters),
  [3, '3'],
  [() => 3, 'a function'],
  [Object.assign(() => 3, { factor: 'm' }), 'a function'],
  [Object.assign(() => 3, { factor: 3n, divisor: 1n }), 'a function'],
  [Object.assign(() => 3, { factor: -3, divisor: 1 }), 'a function'],
];

/** What is thrown, or an error that says that nothing is. */
function errorOf(work: () => unknown): Error {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  return new Error('nothing thrown');
}

/** A list with one member replaced. */
const replaced = (list: readonly unknown[], index: number, value: unknown): unknown[] =>
  list.map((each, i) => (i === index ? value : each));

/**
 * A function, its good arguments, which of them is replaced, what by, the parameter and the rule that the error names.
 */
type Row = readonly [
  name: string,
  good: readonly unknown[],
  index: number,
  bad: typeof notNumbers,
  parameter: string,
  rule: string,
];

const number = 'a number';
const nonNegative = 'a non-negative finite number';
const finite = 'a finite number';
const direction = 'a direction, such as Direction2.north';
const positive = 'a positive finite number';
const unit = 'a unit, such as meters';
const quantities = 'a column of quantities';
const pairs = 'a column of vectors or points';
const directions = 'a column of directions';
const any = 'a column of quantities, vectors or points';
const shape = 'a shape made by its constructor, such as circle';
const placeRule = 'a point, a segment, a circle or a rectangle';
const point = 'a point { x, y } of two numbers';
const vector = 'a vector { x, y } of two finite numbers';
const { north } = Direction2;
const angle = units.degrees(30);

const constructors = Object.keys(units).filter((name) =>
  /^(vector|point|force|momentum|velocity|acceleration|position|difference|(tile|pixel)[A-Z][a-z]+)$/.test(name),
);

const checked: readonly Row[] = [
  ...constructors.flatMap((name): Row[] => [
    [name, [1, 2], 0, notNumbers, 'x', number],
    [name, [1, 2], 1, notNumbers, 'y', number],
  ]),
  ['instant', [1], 0, notNumbers, 'sinceOrigin', number],
  ['framesAt', [60], 0, [...notFinite, [0, '0'], [-1, '-1']], 'rate', positive],
  [
    'unit',
    ['ft', meters, 0.3],
    0,
    notNumbers.filter(([, shown]) => !shown.startsWith('the string')),
    'symbol',
    'a word that does not start like a number, without spaces around it',
  ],
  ['unit', ['ft', meters, 0.3], 1, notUnits, 'base', unit],
  ['unit', ['ft', meters, 0.3], 2, notFinite, 'factor', positive],
  ['unit', ['ft', meters, 0.3, 1], 3, notFinite.slice(1), 'divisor', positive],
  [
    'baseUnit',
    ['HP'],
    0,
    notNumbers.filter(([, shown]) => !shown.startsWith('the string')),
    'symbol',
    'a word that does not start like a number, without spaces around it',
  ],
  ['baseUnit', ['HP', 2], 1, notFinite.slice(1), 'factor', positive],
  ['baseUnit', ['HP', 2, 1], 2, notFinite.slice(1), 'divisor', positive],
  ['pointReader', [meters], 0, notUnits, 'unit', unit],
  ['valueIn', [1, meters], 0, notNumbers, 'quantity', number],
  ['valueIn', [1, meters], 1, notUnits, 'unit', unit],
  ['format', [1, meters], 0, notNumbers, 'quantity', number],
  ['format', [1, meters], 1, notUnits, 'unit', unit],
  [
    'format',
    [1, meters, {}],
    2,
    [
      [null, 'null'],
      [2, '2'],
      ['2', 'the string "2"'],
    ],
    'options',
    'an object',
  ],
  [
    'parse',
    ['1 m', meters],
    0,
    [...notNumbers, [3, '3'], ['', 'the string ""']],
    'text',
    'a number in m, such as "2.5 m"',
  ],
  ['parse', ['1 m', meters], 1, notUnits, 'unit', unit],

  [
    'directionOf',
    [way],
    0,
    [...notNumbers.filter(([, shown]) => !shown.startsWith('an ')), [3, '3']],
    'vector',
    'a vector { x, y } of two finite numbers',
  ],
  [
    'directionBetween',
    [place, place],
    0,
    [
      [undefined, 'undefined'],
      [3, '3'],
    ],
    'from',
    'a point { x, y } of two finite numbers',
  ],
  [
    'directionBetween',
    [place, place],
    1,
    [
      [undefined, 'undefined'],
      [3, '3'],
    ],
    'to',
    'a point { x, y } of two finite numbers',
  ],
  ['directionFromAngle', [angle], 0, notFinite, 'angle', finite],
  ['angleOf', [north], 0, notDirections, 'direction', direction],
  ['unitVector', [north], 0, notDirections, 'direction', direction],
  ['vectorTowards', [north, 2], 0, notDirections, 'direction', direction],
  ['vectorTowards', [north, 2], 1, notNumbers, 'magnitude', number],
  ['turn', [north, angle], 0, notDirections, 'direction', direction],
  ['turn', [north, angle], 1, notFinite, 'angle', finite],
  ['angleBetween', [north, north], 0, notDirections, 'from', direction],
  ['angleBetween', [north, north], 1, notDirections, 'to', direction],
  ['turnTowards', [north, north, angle], 0, notDirections, 'direction', direction],
  ['turnTowards', [north, north, angle], 1, notDirections, 'goal', direction],
  [
    'turnTowards',
    [north, north, angle],
    2,
    [...notNumbers, [Number.NaN, 'NaN'], [-1, '-1']],
    'maxChange',
    'a non-negative number',
  ],
  ['lerpDirection', [north, north, 0.5], 0, notDirections, 'from', direction],
  ['lerpDirection', [north, north, 0.5], 1, notDirections, 'to', direction],
  ['lerpDirection', [north, north, 0.5], 2, notFinite, 'fraction', finite],
  ['reverse', [north], 0, notDirections, 'direction', direction],
  ['quarterTurnLeft', [north], 0, notDirections, 'direction', direction],
  ['quarterTurnRight', [north], 0, notDirections, 'direction', direction],
  ['isWithinArc', [north, north, angle], 0, notDirections, 'direction', direction],
  ['isWithinArc', [north, north, angle], 1, notDirections, 'start', direction],
  ['isWithinArc', [north, north, angle], 2, notFinite, 'sweep', finite],

  ...(['quantityColumn', 'vectorColumn', 'pointColumn', 'directionColumn'] as const).map((name): Row => [
    name,
    [2],
    0,
    [
      [null, 'null'],
      ['ab', 'the string "ab"'],
      [{}, 'an object'],
      [3n, 'the bigint 3n'],
    ],
    'source',
    'a length or the first values',
  ]),
  [
    'quantityColumnOver',
    [new Float64Array(2)],
    0,
    [...notNumbers, [new Int32Array(2), 'an object'], [new Proxy(new Float64Array(2), {}), 'an object']],
    'raw',
    'a Float64Array or a Float32Array',
  ],
  [
    'vectorColumnOver',
    [new Float64Array(2), new Float64Array(2)],
    1,
    notNumbers,
    'rawY',
    'a Float64Array or a Float32Array',
  ],
  [
    'pointColumnOver',
    [new Float64Array(2), new Float64Array(2)],
    0,
    notNumbers,
    'rawX',
    'a Float64Array or a Float32Array',
  ],
  [
    'directionColumnOver',
    [new Int32Array(2)],
    0,
    [...notNumbers, [new Float64Array(2), 'an object'], [new Proxy(new Int32Array(2), {}), 'an object']],
    'raw',
    'an Int32Array',
  ],

  ['addScaled', [places(), ways(), 1], 0, notColumns, 'target', any],
  [
    'addScaled',
    [places(), ways(), 1],
    1,
    [...notColumns, [lengths(1, 2), 'an object'], [headings(), 'an object']],
    'rates',
    pairs,
  ],
  [
    'addScaled',
    [lengths(1, 2), speeds(1, 2), 1],
    1,
    [...notColumns, [ways(), 'an object'], [headings(), 'an object']],
    'rates',
    quantities,
  ],
  ['addScaled', [places(), ways(), 1], 2, [...notNumbers, [ways(), 'an object']], 'factor', number],
  ['addColumns', [places(), ways()], 0, [...notColumns, [headings(), 'an object']], 'target', any],
  ['addColumns', [places(), ways()], 1, notColumns, 'addends', pairs],
  ['addToColumn', [places(), way], 0, [...notColumns, [headings(), 'an object']], 'target', any],
  [
    'addToColumn',
    [places(), way],
    1,
    [...notNumbers, [ways(), 'an object']],
    'change',
    'a vector { x, y } of two numbers',
  ],
  ['addToColumn', [lengths(1), 1], 1, [...notNumbers, [way, 'an object']], 'change', number],
  ['scaleColumn', [ways(), 1], 0, notColumns, 'target', any],
  ['scaleColumn', [ways(), 1], 1, notNumbers, 'factor', number],
  ['copyColumn', [ways(), ways()], 0, notColumns, 'target', any],
  ['copyColumn', [ways(), ways()], 1, notColumns, 'source', pairs],
  ['copyColumn', [lengths(1), lengths(2)], 1, notColumns, 'source', quantities],
  ['copyColumn', [headings(), headings()], 1, [...notColumns, [lengths(1, 2), 'an object']], 'source', directions],
  ['lerpColumns', [ways(), ways(), 0.5], 0, notColumns, 'target', any],
  ['lerpColumns', [ways(), ways(), 0.5], 1, notColumns, 'goals', pairs],
  ['lerpColumns', [ways(), ways(), 0.5], 2, notNumbers, 'fraction', number],
  [
    'clampColumn',
    [lengths(1), 0, 1],
    0,
    [...notColumns, [headings(), 'an object']],
    'target',
    'a column of quantities or points',
  ],
  ['clampColumn', [places(), place, place], 1, notNumbers, 'least', 'a point { x, y } of two numbers'],
  ['clampColumn', [places(), place, place], 2, notNumbers, 'greatest', 'a point { x, y } of two numbers'],
  ['clampColumn', [lengths(1), 0, 1], 1, notNumbers, 'least', number],
  ['clampColumn', [lengths(1), 0, 1], 2, notNumbers, 'greatest', number],
  ['clampMagnitudes', [ways(), 1], 0, [...notColumns, [lengths(1), 'an object']], 'target', pairs],
  ['clampMagnitudes', [ways(), 1], 1, notNumbers, 'limit', number],
  ['setMagnitudes', [lengths(1, 2), ways()], 0, notColumns, 'target', quantities],
  ['setMagnitudes', [lengths(1, 2), ways()], 1, [...notColumns, [lengths(1, 2), 'an object']], 'vectors', pairs],
  ['setDifferences', [ways(), places(), places()], 0, notColumns, 'target', pairs],
  ['setDifferences', [ways(), places(), places()], 1, notColumns, 'from', pairs],
  ['setDifferences', [ways(), places(), places()], 2, notColumns, 'to', pairs],
  ['turnColumn', [headings(), angle], 0, [...notColumns, [lengths(1), 'an object']], 'target', directions],
  ['turnColumn', [headings(), angle], 1, notFinite, 'angle', finite],
  ['turnScaled', [headings(), spins(1, 2), 1], 0, notColumns, 'target', directions],
  ['turnScaled', [headings(), spins(1, 2), 1], 1, [...notColumns, [headings(), 'an object']], 'rates', quantities],
  ['turnScaled', [headings(), spins(1, 2), 1], 2, notNumbers, 'factor', number],
  ['turnTowardsColumns', [headings(), headings(), angle], 0, notColumns, 'target', directions],
  ['turnTowardsColumns', [headings(), headings(), angle], 1, notColumns, 'goals', directions],
  [
    'turnTowardsColumns',
    [headings(), headings(), angle],
    2,
    [...notNumbers, [-1, '-1']],
    'maxChange',
    'a non-negative number',
  ],
  ['turnTowardsScaled', [headings(), headings(), spins(1, 2), 1], 0, notColumns, 'target', directions],
  ['turnTowardsScaled', [headings(), headings(), spins(1, 2), 1], 1, notColumns, 'goals', directions],
  ['turnTowardsScaled', [headings(), headings(), spins(1, 2), 1], 2, notColumns, 'rates', quantities],
  ['turnTowardsScaled', [headings(), headings(), spins(1, 2), 1], 3, notNumbers, 'factor', number],
  ['setDirections', [headings(), ways()], 0, notColumns, 'target', directions],
  ['setDirections', [headings(), ways()], 1, [...notColumns, [lengths(1, 2), 'an object']], 'vectors', pairs],
  ['setUnitVectors', [ways(), headings()], 0, notColumns, 'target', pairs],
  ['setUnitVectors', [ways(), headings()], 1, notColumns, 'directions', directions],
  ['setVectorsTowards', [ways(), headings(), speeds(1, 2)], 0, notColumns, 'target', pairs],
  ['setVectorsTowards', [ways(), headings(), speeds(1, 2)], 1, notColumns, 'directions', directions],
  [
    'setVectorsTowards',
    [ways(), headings(), speeds(1, 2)],
    2,
    [...notColumns, [headings(), 'an object']],
    'magnitudes',
    quantities,
  ],

  [
    'segmentBetween',
    [place, place],
    0,
    [
      [undefined, 'undefined'],
      [3, '3'],
    ],
    'start',
    'a point { x, y } of two finite numbers',
  ],
  ['segmentBetween', [place, place], 1, [[null, 'null']], 'end', 'a point { x, y } of two finite numbers'],
  ['segment', [place, way], 0, [[null, 'null']], 'start', 'a point { x, y } of two finite numbers'],
  ['segment', [place, way], 1, [[null, 'null']], 'extent', 'a vector { x, y } of two finite numbers'],
  [
    'circle',
    [place, 1],
    0,
    [
      [undefined, 'undefined'],
      [3, '3'],
    ],
    'center',
    'a point { x, y } of two finite numbers',
  ],
  ['circle', [place, 1], 1, [...notFinite, [-1, '-1']], 'radius', 'a non-negative finite number'],
  ['rectangle', [place, place], 0, [[undefined, 'undefined']], 'min', 'a point { x, y } of two finite numbers'],
  ['rectangle', [place, place], 1, [[undefined, 'undefined']], 'max', 'a point { x, y } of two finite numbers'],
  ['rectangleAround', [place, way], 0, [[undefined, 'undefined']], 'center', 'a point { x, y } of two finite numbers'],
  ['rectangleAround', [place, way], 1, [[undefined, 'undefined']], 'size', 'a vector { x, y } of two finite numbers'],
  ['extentOf', [line], 0, [...notNumbers, [disc, 'an object']], 'segment', 'a segment'],
  ['boundsOf', [disc], 0, notShapes, 'shape', shape],
  ['translated', [disc, way], 0, notShapes, 'shape', shape],
  ['translated', [disc, way], 1, notNumbers.filter(([, shown]) => !shown.startsWith('an ')), 'displacement', vector],
  ['contains', [disc, place], 0, notShapes, 'shape', shape],
  ['contains', [disc, place], 1, notNumbers, 'point', point],
  ...[disc, box, line, beam, view, triangle].flatMap((other): Row[] => [
    ['overlaps', [disc, other], 0, notShapes, 'a', shape],
    ['overlaps', [other, other], 1, notShapes, 'b', shape],
  ]),
  ...[disc, box, line].flatMap((other): Row[] => [
    ['distance', [disc, other], 0, notPlaces, 'a', placeRule],
    ['distance', [disc, other], 1, notPlaces, 'b', placeRule],
    ['distance', [place, other], 1, notPlaces, 'b', placeRule],
  ]),
  ['capsule', [line, 1], 0, [...notNumbers.filter(([value]) => !isObject(value)), [3, '3']], 'segment', 'a segment'],
  ['capsule', [line, 1], 1, notSizes, 'radius', nonNegative],
  [
    'sector',
    [place, 1, north, angle],
    0,
    [[undefined, 'undefined']],
    'center',
    'a point { x, y } of two finite numbers',
  ],
  ['sector', [place, 1, north, angle], 1, notSizes, 'radius', nonNegative],
  ['sector', [place, 1, north, angle], 2, notDirections, 'direction', direction],
  ['sector', [place, 1, north, angle], 3, notSizes, 'angle', nonNegative],
  [
    'convexPolygon',
    [triangle.vertices],
    0,
    notNumbers.filter(([, shown]) => shown !== 'an array'),
    'vertices',
    'an array',
  ],
  [
    'convexPolygon',
    [triangle.vertices],
    0,
    [[[], 'an array']],
    'vertices',
    'an array of at least three points that are not all on one line',
  ],
  [
    'convexPolygon',
    [triangle.vertices],
    0,
    [[[undefined], 'undefined']],
    'vertices[0]',
    'a point { x, y } of two finite numbers',
  ],
  [
    'sweptRectangle',
    [box, way],
    0,
    [...notNumbers.filter(([value]) => !isObject(value)), [3, '3']],
    'rectangle',
    'a rectangle',
  ],
  ['sweptRectangle', [box, way], 1, notNumbers.filter(([, shown]) => !shown.startsWith('an ')), 'displacement', vector],
  ['firstContact', [line, disc], 0, [...notNumbers, [box, 'an object']], 'segment', 'a segment'],
  ['firstContact', [line, disc], 1, [...notNumbers, [line, 'an object']], 'shape', 'a circle or a rectangle'],
  ['firstContact', [line, box], 1, [...notNumbers, [place, 'an object']], 'shape', 'a circle or a rectangle'],
  [
    'revive',
    [units.position, place],
    0,
    [
      [undefined, 'undefined'],
      ['position', 'the string "position"'],
    ],
    'make',
    'a constructor, such as position',
  ],
  [
    'reviveSegment',
    [units.segmentBetween(place, place)],
    0,
    [
      [undefined, 'undefined'],
      ['[]', 'the string "[]"'],
    ],
    'value',
    'an object with a point start',
  ],
  [
    'reviveDirection',
    [7],
    0,
    [
      [undefined, 'undefined'],
      ['7', 'the string "7"'],
      [0.5, '0.5'],
      [2 ** 31, '2147483648'],
      [Number.NaN, 'NaN'],
    ],
    'value',
    'an integer from -2147483648 to 2147483647',
  ],
  ['reviveCircle', [disc], 0, [[undefined, 'undefined']], 'value', 'an object with a point center'],
  ['reviveCapsule', [beam], 0, [[undefined, 'undefined']], 'value', 'an object with a segment'],
  ['reviveCapsule', [beam], 0, [[{ radius: 1 }, 'undefined']], 'value.segment', 'a segment'],
  ['reviveSector', [view], 0, [[undefined, 'undefined']], 'value', 'an object with a point center'],
  ['reviveCircle', [disc], 0, [[view, 'an object']], 'value', 'a circle'],
  ['reviveConvexPolygon', [triangle], 0, [[undefined, 'undefined']], 'value', 'an object with an array vertices'],
  ['reviveConvexPolygon', [triangle], 0, [[{}, 'undefined']], 'value.vertices', 'an array'],
  [
    'reviveConvexPolygon',
    [triangle],
    0,
    [[{ vertices: [] }, 'an array']],
    'value.vertices',
    'an array of at least one point',
  ],
  ['reviveRectangle', [units.rectangle(place, place)], 0, [[null, 'null']], 'value', 'an object with a point min'],
];

/**
 * Verbs and functions of values follow IEEE 754, and ask nothing; the ways around the compiler say so in their names.
 */
const free =
  `add approximatelyEquals div equals isFinite isZero inverseLerp lerp moveTowards mul neg ratio sub abs sign sqrt square ceilTo floorTo hypot
  modulo roundTo sum clamp compare max min clampMagnitude cross dot distanceSquared magnitude magnitudeSquared mean midpoint
  normalized perpendicular projectedOn reflected rotated arcLength tangentialSpeed acos asin atan2 cos normalizePositive
  normalizeSigned sin tan
  unsafeNumber unsafePoint unsafeQuantity unsafeVector unsafeDirection directionBits`.split(/\s+/);

const isUnit = (name: string): boolean => 'symbol' in (byName[name] ?? {});

describe('every function that checks', () => {
  it('is in the table, and what is not is known to follow IEEE 754', () => {
    const functions = Object.keys(units).filter((name) => typeof byName[name] === 'function' && !isUnit(name));
    const known = new Set([...checked.map(([name]) => name), ...free]);
    expect(functions.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !functions.includes(name))).toEqual([]);
  });

  it.each(checked)('%s%j: argument %i', (name, good, index, bad, parameter, rule) => {
    expect(() => call(name, ...good)).not.toThrow();
    const before = JSON.stringify(good);
    for (const [value, shown] of bad) {
      const error = errorOf(() => call(name, ...replaced(good, index, value)));
      // Some end with a remedy, a sentence more.
      const message = `${name}: ${parameter} must be ${rule}, received ${shown}`;
      expect([error instanceof RangeError, error.message.slice(0, message.length)]).toEqual([true, message]);
    }
    expect(JSON.stringify(good)).toBe(before);
  });

  it.each(Object.keys(units).filter(isUnit))('%s takes finite numbers alone', (name) => {
    for (const [value, shown] of notFinite) {
      expect(() => call(name, value)).toThrow(`: value must be a finite number, received ${shown}`);
      expect(() => call(name, value)).toThrow(RangeError);
    }
  });

  it.each(['x', 'y'])('looks at %s of a vector or point', (key) => {
    const text = { x: 1, y: 2, [key]: '3' };
    const rule = `${key} must be a finite number, received the string "3"`;
    expect(() => call('directionOf', text)).toThrow(new RangeError(`directionOf: vector.${rule}`));
    expect(() => call('directionBetween', text, place)).toThrow(new RangeError(`directionBetween: from.${rule}`));
    expect(() => call('directionBetween', place, text)).toThrow(new RangeError(`directionBetween: to.${rule}`));
    expect(() => call('circle', text, 1)).toThrow(new RangeError(`circle: center.${rule}`));
    expect(() => call('revive', units.position, text)).toThrow(new RangeError(`revive(position): value.${rule}`));
    expect(() => call('directionOf', {})).toThrow('directionOf: vector.x must be a finite number, received undefined');
  });
});

describe('point readers', () => {
  const here = units.pointReader(units.centimeters) as unknown as {
    (value: unknown): unknown;
    write(target: unknown, point: unknown): unknown;
  };
  const notObjects = notFinite.filter(([, shown]) => !/^an (array|object)$/.test(shown));
  const where = 'pointReader(cm)';

  it('read two finite numbers alone', () => {
    const rule = 'must be an object { x, y } of two finite numbers';
    for (const [bad, shown] of notObjects) {
      expect(() => here(bad)).toThrow(new RangeError(`${where}: value ${rule}, received ${shown}`));
    }
    for (const [bad, shown] of notFinite) {
      for (const key of ['x', 'y']) {
        expect(() => here({ x: 1, y: 2, [key]: bad })).toThrow(
          new RangeError(`${where}: value.${key} must be a finite number, received ${shown}`),
        );
      }
    }
    expect(() => here([])).toThrow(`${where}: value.x must be a finite number, received undefined`);
  });

  it('write finite points alone, to two numbers, and nothing by half', () => {
    const target = { x: 1, y: 2 };
    for (const [bad, shown] of notNumbers) {
      for (const given of [bad, { x: bad, y: 2 }, { x: 1, y: bad }]) {
        const received = given === bad ? shown : 'an object';
        const rule = 'target must be an object { x, y } of two numbers';
        expect(() => here.write(given, place)).toThrow(new RangeError(`${where}.write: ${rule}, received ${received}`));
      }
    }
    for (const [bad, shown] of notObjects) {
      const rule = 'point must be a point { x, y } of two finite numbers';
      expect(() => here.write(target, bad)).toThrow(new RangeError(`${where}.write: ${rule}, received ${shown}`));
    }
    for (const [bad, shown] of notFinite) {
      for (const key of ['x', 'y']) {
        expect(() => here.write(target, { ...place, [key]: bad })).toThrow(
          new RangeError(`${where}.write: point.${key} must be a finite number, received ${shown}`),
        );
      }
    }
    expect(target).toEqual({ x: 1, y: 2 });
  });
});

describe('shapes', () => {
  const shapes: readonly (readonly [kind: string, shape: object])[] = [
    ['circle', disc],
    ['rectangle', box],
    ['segment', line],
  ];
  /** Each verb, the parameter that takes a shape, and the call with one; the verb alone knows which kinds it takes. */
  const takers: readonly (readonly [name: string, parameter: string, call: (shape: unknown) => unknown])[] = [
    ['contains', 'shape', (given) => call('contains', given, place)],
    ['overlaps', 'a', (given) => call('overlaps', given, box)],
    ['overlaps', 'b', (given) => call('overlaps', line, given)],
    ['distance', 'a', (given) => call('distance', given, place)],
    ['distance', 'b', (given) => call('distance', disc, given)],
    ['boundsOf', 'shape', (given) => call('boundsOf', given)],
    ['translated', 'shape', (given) => call('translated', given, way)],
    ['firstContact', 'segment', (given) => call('firstContact', given, disc)],
    ['firstContact', 'shape', (given) => call('firstContact', line, given)],
    ['extentOf', 'segment', (given) => call('extentOf', given)],
  ];
  const table = takers.flatMap(([name, parameter, take]) =>
    shapes
      .filter(([kind]) => (parameter === 'segment') === (kind === 'segment') || !/^(segment|shape)$/.test(parameter))
      .map(([kind, good]) => [name, parameter, kind, take, good] as const),
  );

  it.each(table)('%s: %s, a %s, is refused by its member', (name, parameter, _kind, take, good) => {
    expect(() => take(good)).not.toThrow();
    for (const [key, value] of Object.entries(good)) {
      const path = `${name}: ${parameter}.${key} must be `;
      const rule = typeof value === 'number' ? number : point;
      for (const [bad, shown] of notNumbers) {
        const error = errorOf(() => take({ ...good, [key]: bad }));
        expect([error instanceof RangeError, error.message]).toEqual([true, `${path}${rule}, received ${shown}`]);
        if (typeof value === 'number') continue;
        for (const axis of ['x', 'y']) {
          const inside = errorOf(() => take({ ...good, [key]: { ...place, [axis]: bad } }));
          expect([inside instanceof RangeError, inside.message]).toEqual([true, `${path}${rule}, received an object`]);
        }
      }
      const rest = Object.fromEntries(Object.entries(good).filter(([other]) => other !== key));
      expect(errorOf(() => take(rest)).message).toBe(`${path}${rule}, received undefined`);
    }
  });

  const composites: readonly (readonly [path: string, shape: object, rule: string])[] = [
    ['segment', { ...beam, segment: 3 }, 'a segment, received 3'],
    ['segment.end', { ...beam, segment: { ...line, end: 3 } }, `${point}, received 3`],
    ['radius', { ...beam, radius: '3' }, `${number}, received the string "3"`],
    ['center', { ...view, center: undefined }, `${point}, received undefined`],
    ['radius', { ...view, radius: null }, `${number}, received null`],
    ['from', { ...view, from: { x: 1 } }, 'a vector { x, y } of two numbers, received an object'],
    ['to', { ...view, to: undefined }, 'a vector { x, y } of two numbers, received undefined'],
    ['isReflex', { ...view, isReflex: 1 }, 'true or false, received 1'],
    ['vertices', { vertices: 'none' }, 'an array, received the string "none"'],
    ['vertices[1]', { vertices: [place, 3, place] }, `${point}, received 3`],
  ];
  it.each(composites)('that are composites are refused by their members: %s', (path, bad, rule) => {
    const general = takers.filter(([name]) => !/^(distance|firstContact|extentOf)$/.test(name));
    for (const [name, parameter, take] of general) {
      expect(() => take(bad)).toThrow(new RangeError(`${name}: ${parameter}.${path} must be ${rule}`));
    }
    expect(() => call('contains', { vertices: [] }, place)).toThrow(
      new RangeError('contains: shape.vertices must be an array of at least one point, received an array'),
    );
  });

  it('keep what NaN and infinities mean, which is no fault of form', () => {
    for (const bad of [Number.NaN, Infinity]) {
      const nowhere = { center: { x: bad, y: 0 }, radius: 1 };
      expect([call('contains', nowhere, place), call('overlaps', nowhere, disc)]).toEqual([false, false]);
      expect([call('overlaps', disc, nowhere), call('overlaps', nowhere, box)]).toEqual([false, false]);
      expect(call('contains', disc, { x: bad, y: 0 })).toBe(false);
      expect(call('distance', nowhere, place)).toBeNaN();
      expect(call('firstContact', line, nowhere)).toBeUndefined();
    }
  });
});

describe('columns', () => {
  it('have no method that the tests of bad input do not know', () => {
    // `get` and `set` are the hot path and check nothing; the last two take indices and lengths, see their own tests.
    const known = ['constructor', 'get', 'set', 'push', 'fill', 'resize', 'swapRemove'];
    for (const column of [lengths(1), ways(), places(), headings()]) {
      const { prototype } = column.constructor as { prototype: object };
      expect(Object.getOwnPropertyNames(prototype).filter((name) => !known.includes(name))).toEqual([]);
    }
  });

  it('and what formats refuse options of another name', () => {
    const rule = (where: string, names: string, name: string): string =>
      `${where}: options must be an object with no members other than ${names}, received the member "${name}"`;
    expect(() => call('quantityColumn', 2, { store: 'float32' })).toThrow(rule('quantityColumn', 'storage', 'store'));
    expect(() => call('pointColumn', 2, places())).toThrow('pointColumn: options must be an object with no members');
    expect(() => call('format', 1, meters, { digit: 2 })).toThrow(rule('format', 'digits, symbol', 'digit'));
  });

  type AnyColumn = {
    readonly length: number;
    push(value: unknown): number;
    fill(value: unknown): void;
    get(i: number): unknown;
  };
  const kinds: readonly (readonly [string, () => AnyColumn, typeof notNumbers, string])[] = [
    ['quantities', () => lengths(1, 2), notNumbers, number],
    [
      'vectors',
      () => ways(),
      [...notNumbers, [{ x: 1 }, 'an object'], [{ x: '1', y: 2 }, 'an object'], [{ x: 1, y: '2' }, 'an object']],
      'a vector or point { x, y } of two numbers',
    ],
    ['directions', () => headings(), notDirections, direction],
  ];

  it.each(kinds)('of %s push and fill nothing else', (_, make, bad, rule) => {
    const column = make();
    const before = [column.get(0), column.get(1)];
    for (const [value, shown] of bad) {
      for (const name of ['push', 'fill'] as const) {
        expect(() => column[name](value)).toThrow(
          new RangeError(`column.${name}: value must be ${rule}, received ${shown}`),
        );
      }
    }
    expect([column.length, column.get(0), column.get(1)]).toEqual([2, ...before]);
  });

  it('refuse first values that are none, and options that are none', () => {
    const pair = 'must be a vector or point { x, y } of two numbers';
    const length = meters(1);
    const refused: readonly (readonly [name: string, source: readonly unknown[], rule: string])[] = [
      ['quantityColumn', [length, '3'], 'source[1] must be a number, received the string "3"'],
      ['vectorColumn', [undefined], `source[0] ${pair}, received undefined`],
      ['pointColumn', [place, place, { x: 1 }], `source[2] ${pair}, received an object`],
      [
        'directionColumn',
        [Direction2.south, angle],
        `source[1] must be ${direction}, received ${units.valueIn(angle, units.radians)}`,
      ],
    ];
    for (const [name, source, rule] of refused) {
      expect(() => call(name, source)).toThrow(new RangeError(`${name}: ${rule}`));
    }
    for (const options of [null, 'float32', 32]) {
      expect(() => call('quantityColumn', 2, options)).toThrow('quantityColumn: options must be an object');
      expect(() => call('pointColumn', 2, options)).toThrow(RangeError);
    }
  });

  it('let NaN and infinities pass, as verbs do', () => {
    const column = lengths();
    column.push(units.unsafeQuantity(Number.NaN));
    column.push(units.unsafeQuantity(Infinity));
    expect([column.get(0), column.get(1)]).toEqual([Number.NaN, Infinity]);
    expect(units.vector(Number.NaN, Infinity)).toEqual({ x: Number.NaN, y: Infinity });
  });
});

describe('bulk verbs', () => {
  /** Each verb on columns of n rows, and the columns that must be as long as the first. */
  const verbs: readonly (readonly [name: string, make: (n: number) => readonly unknown[]])[] = [
    ['addScaled', (n) => [places(n), ways(n), 2]],
    ['addColumns', (n) => [places(n), ways(n)]],
    ['copyColumn', (n) => [ways(n), ways(n)]],
    ['copyColumn', (n) => [headings(n), headings(n)]],
    ['lerpColumns', (n) => [ways(n), ways(n), 0.5]],
    ['setMagnitudes', (n) => [lengths(...Array<number>(n).fill(1)), ways(n)]],
    ['setDifferences', (n) => [ways(n), places(n), places(n)]],
    ['turnScaled', (n) => [headings(n), spins(...Array<number>(n).fill(1)), seconds(1)]],
    ['turnTowardsColumns', (n) => [headings(n), headings(n), angle]],
    ['turnTowardsScaled', (n) => [headings(n), headings(n), spins(...Array<number>(n).fill(1)), seconds(1)]],
    ['setDirections', (n) => [headings(n), ways(n)]],
    ['setUnitVectors', (n) => [ways(n), headings(n)]],
    ['setVectorsTowards', (n) => [ways(n), headings(n), speeds(...Array<number>(n).fill(1))]],
  ];

  it.each(verbs)('%s refuses each column of another length', (name, make) => {
    const good = make(3);
    for (const length of [2, 4, 0]) {
      for (const [i, other] of make(length).entries()) {
        if (i === 0 || typeof other === 'number') continue;
        const before = JSON.stringify(good);
        const rule = ` must be as long as the target, 3, received ${length}. Resize one of them`;
        expect(() => call(name, ...replaced(good, i, other))).toThrow(rule);
        expect(JSON.stringify(good)).toBe(before);
      }
    }
  });

  it.each(verbs)('%s does nothing with empty columns', (name, make) => {
    expect(() => call(name, ...make(0))).not.toThrow();
    expect(() => [call('scaleColumn', ways(0), 2), call('clampColumn', lengths(), 0, 1)]).not.toThrow();
    expect(() => [call('clampMagnitudes', ways(0), 2), call('turnColumn', headings(0), angle)]).not.toThrow();
  });

  it('take the target for the other column, and columns over its arrays', () => {
    const a = lengths(1, 2);
    units.addColumns(a, a);
    expect([a.get(0), a.get(1)]).toEqual([2, 4]);
    units.addScaled(a, a, 2);
    expect([a.get(0), a.get(1)]).toEqual([6, 12]);
    units.lerpColumns(a, a, 0.3);
    units.copyColumn(a, a);
    expect([a.get(0), a.get(1)]).toEqual([6, 12]);
    const v = ways();
    units.addColumns(v, v);
    units.copyColumn(v, v);
    expect(v.get(1)).toEqual({ x: 6, y: 8 });

    // Ways over the arrays of the places that they start or end at; magnitudes and vectors over those of the target.
    for (const [from, to] of [
      ['own', 'other'],
      ['other', 'own'],
    ]) {
      const own = places();
      const other = units.pointColumn([units.position(meters(5), meters(9)), units.position(meters(5), meters(9))]);
      const target = units.vectorColumnOver<units.Difference2>(own.rawX, own.rawY);
      target.resize(2);
      units.setDifferences(target, from === 'own' ? own : other, to === 'own' ? own : other);
      expect(target.get(1)).toEqual(from === 'own' ? { x: 4, y: 7 } : { x: -4, y: -7 });
    }
    const w = ways();
    const sizes = units.quantityColumnOver<units.Length>(w.rawY);
    sizes.resize(2);
    units.setMagnitudes(sizes, w);
    expect([w.rawY[0], w.rawY[1]]).toEqual([5, 5]);
    units.setVectorsTowards(w, headings(), sizes);
    expect(w.get(1)).toEqual({ x: 0, y: 5 });
  });
});
