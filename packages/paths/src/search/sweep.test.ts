/**
 * What a caller without types gets wrong, tried mechanically: each argument in turn is replaced by everything that it
 * must not be. The answer is always an error that names function and parameter, and nothing is written or called before
 * it.
 */
import {
  anyValues,
  missingRefusals,
  optionsParameter,
  type Parameter,
  parameter,
  refusedOptions,
  valuesExcept,
} from '@tilewright/testing';
import { bitTilemap, tile, tileRect } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import { findPath } from './find-path.js';
import { Pathfinder } from './pathfinder.js';

const bounds = tileRect({ x: 0, y: 0, width: 5, height: 5 });
const array = new Int32Array(64).fill(77);
let calls = 0;
const count = (): boolean => {
  calls++;
  return false;
};
const tiles: readonly unknown[] = [
  { x: 1 },
  { x: 1, y: 0.5 },
  { x: '1', y: 1 },
  { x: 1, y: 2 ** 53 },
  { x: Number.NaN, y: 1 },
];

const map = parameter('map', bitTilemap(bounds), [...anyValues, { bounds }, { getAt: count }]);
const from = parameter('from', tile(1, 1), [...anyValues, ...tiles]);
const to = parameter('to', tile(3, 3), [...anyValues, ...tiles, ...tiles.map((each) => [tile(1, 1), each]), [null]]);
const nodes = parameter('nodes', 3, [0.5, ...valuesExcept((each) => each === 7 || each === Number.POSITIVE_INFINITY)]);
const rect = parameter('rect', bounds, [
  ...valuesExcept((each) => each === undefined),
  { x: 0, y: 0, width: -1, height: 2 },
]);
const output = parameter('array', array, anyValues);

function isGood(name: string, value: unknown): boolean {
  if (name === 'isSolid' || name === 'cost') return typeof value === 'function';
  if (name === 'nearest') return value === true;
  return ['size', 'radius', 'maxLength', 'maxCost'].includes(name) && value === 7;
}

function options(...names: readonly string[]): Parameter {
  const foreign = ['isSolid', 'cost', 'rule', 'size', 'radius', 'bounds', 'nearest', 'maxLength', 'maxCost'];
  const all = optionsParameter(refusedOptions(names, isGood), {}, [...foreign, 'isOpen', 'Rule', 'goals']);
  const two = names.includes('size') ? [{ size: 1, radius: 1 }, { size: 0.5 }] : [];
  return { ...all, wrong: [...all.wrong, new Map(), tile(1, 1), ...two] };
}

const ground = options('isSolid', 'rule', 'size', 'radius', 'cost', 'bounds');
const question = options('nearest', 'maxLength', 'maxCost');
const both = options('isSolid', 'rule', 'size', 'radius', 'cost', 'bounds', 'nearest', 'maxLength', 'maxCost');

const paths = new Pathfinder(bitTilemap(bounds));
const search = paths.start(tile(0, 0), tile(4, 4));
type Call = (...args: unknown[]) => unknown;
const methods = paths as unknown as Record<string, Call>;

/** Every function with its parameters. */
const table: readonly (readonly [string, Call, readonly Parameter[]])[] = [
  ['findPath', findPath as Call, [map, from, to, both]],
  [
    'Pathfinder',
    (...args) => new (Pathfinder as unknown as new (...all: unknown[]) => unknown)(...args),
    [map, ground],
  ],
  ['paths.find', (...args) => methods['find']?.call(paths, ...args), [from, to, question]],
  ['paths.findInto', (...args) => methods['findInto']?.call(paths, ...args), [output, from, to, question]],
  ['paths.lengthOf', (...args) => methods['lengthOf']?.call(paths, ...args), [from, to, question]],
  ['paths.start', (...args) => methods['start']?.call(paths, ...args), [from, to, question]],
  ['paths.refresh', (...args) => methods['refresh']?.call(paths, ...args), [rect]],
  ['search.advance', (...args) => (search.advance as Call)(...args), [nodes]],
];

describe('each function', () => {
  it('is in the table', () => {
    const names = Object.getOwnPropertyNames(Pathfinder.prototype).filter((name) => name !== 'constructor');
    const tried = table.map(([name]) => name.replace('paths.', ''));
    expect(tried).toEqual(expect.arrayContaining(names.filter((name) => name !== 'run')));
  });

  it.each(table)('%s throws for each invalid argument, with its name', (where, call, ofCall) => {
    array.fill(77);
    expect(missingRefusals(where, call.bind(search), ofCall, () => calls)).toEqual([]);
    expect(array.every((each) => each === 77)).toBe(true);
    expect(() => call.call(search, ...ofCall.map(({ good }) => good))).not.toThrow();
  });
});
