/**
 * What a caller without types gets wrong, tried mechanically: each argument in turn is replaced by everything that it must not
 * be. The answer is always an error that names function and parameter, and nothing is written or called before it.
 */
import { bitTilemap, tile, tileRect } from '@tilewright/tilemap';
import { describe, expect, it } from 'vitest';
import { findPath } from './find-path.js';
import { Pathfinder } from './pathfinder.js';

/** One of each kind of value. */
const values: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  -1,
  0.5,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '3',
  1n,
  Symbol('one'),
  {},
  [],
  [1, 2],
  new Float64Array(64),
  new Map(),
  (): number => 0,
];

const bounds = tileRect({ x: 0, y: 0, width: 5, height: 5 });
const map = bitTilemap(bounds);
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

interface Parameter {
  readonly name: string;
  readonly good: unknown;
  readonly wrong: readonly unknown[];
}

const parameters = {
  map: { name: 'map', good: map, wrong: [...values, { bounds }, { getAt: count }] },
  array: { name: 'array', good: array, wrong: values },
  from: { name: 'from', good: tile(1, 1), wrong: [...values, ...tiles] },
  to: {
    name: 'to',
    good: tile(3, 3),
    wrong: [...values, ...tiles, ...tiles.map((each) => [tile(1, 1), each]), [null]],
  },
  nodes: { name: 'nodes', good: 3, wrong: values.filter((each) => each !== 7 && each !== Number.POSITIVE_INFINITY) },
  rect: {
    name: 'rect',
    good: bounds,
    wrong: [...values.filter((each) => each !== undefined), { x: 0, y: 0, width: -1, height: 2 }],
  },
} satisfies Record<string, Parameter>;

const isGood: Readonly<Record<string, (value: unknown) => boolean>> = {
  isSolid: (value) => typeof value === 'function',
  cost: (value) => typeof value === 'function',
  rule: () => false,
  size: (value) => value === 7,
  radius: (value) => value === 7 || value === 0.5,
  bounds: () => false,
  nearest: (value) => value === true,
  maxLength: (value) => value === 7 || value === 0.5,
  maxCost: (value) => value === 7 || value === 0.5,
};

function options(...names: readonly string[]): Parameter {
  const notOptions = values.filter((value) => !(value === undefined || (value as object)?.constructor === Object));
  const others = [...Object.keys(isGood), 'isOpen', 'Rule', 'goals'].filter((name) => !names.includes(name));
  return {
    name: 'options',
    good: {},
    wrong: [
      ...notOptions,
      tile(1, 1),
      ...others.map((name) => ({ [name]: undefined })),
      ...names.flatMap((name) =>
        values
          .filter((value) => value !== undefined && isGood[name]?.(value) !== true)
          .map((value) => ({ isSolid: count, [name]: value })),
      ),
      ...(names.includes('size') ? [{ size: 1, radius: 1 }] : []),
    ],
  };
}

const ground = options('isSolid', 'rule', 'size', 'radius', 'cost', 'bounds');
const question = options('nearest', 'maxLength', 'maxCost');
const both = options('isSolid', 'rule', 'size', 'radius', 'cost', 'bounds', 'nearest', 'maxLength', 'maxCost');
const { from, to } = parameters;

const paths = new Pathfinder(map);
const search = paths.start(tile(0, 0), tile(4, 4));
type Call = (...args: unknown[]) => unknown;
const methods = paths as unknown as Record<string, Call>;

/** Every function with its parameters. */
const table: readonly (readonly [string, Call, readonly Parameter[]])[] = [
  ['findPath', findPath as Call, [parameters.map, from, to, both]],
  [
    'Pathfinder',
    (...args) => new (Pathfinder as unknown as new (...all: unknown[]) => unknown)(...args),
    [parameters.map, ground],
  ],
  ['paths.find', (...args) => methods['find']?.call(paths, ...args), [from, to, question]],
  ['paths.findInto', (...args) => methods['findInto']?.call(paths, ...args), [parameters.array, from, to, question]],
  ['paths.lengthOf', (...args) => methods['lengthOf']?.call(paths, ...args), [from, to, question]],
  ['paths.start', (...args) => methods['start']?.call(paths, ...args), [from, to, question]],
  ['paths.refresh', (...args) => methods['refresh']?.call(paths, ...args), [parameters.rect]],
  ['search.advance', (...args) => (search.advance as Call)(...args), [parameters.nodes]],
];

describe('each function', () => {
  it('is in the table', () => {
    const names = Object.getOwnPropertyNames(Pathfinder.prototype).filter((name) => name !== 'constructor');
    const tried = table.map(([name]) => name.replace('paths.', ''));
    expect(tried).toEqual(expect.arrayContaining(names.filter((name) => name !== 'run')));
  });

  it.each(table)('%s throws for each invalid argument, with its name', (where, call, ofCall) => {
    array.fill(77);
    for (const [i, { name, wrong }] of ofCall.entries()) {
      for (const bad of wrong) {
        calls = 0;
        let thrown: unknown = 'nothing';
        try {
          call.call(search, ...ofCall.map(({ good }, at) => (at === i ? bad : good)));
        } catch (error) {
          thrown = error;
        }
        const rule = name === 'options' ? `(options|${Object.keys(isGood).join('|')})` : name;
        const isNamed =
          thrown instanceof RangeError && new RegExp(`^${where}: ${rule}[. ].*must be`).test(thrown.message);
        if (!isNamed) expect.fail(`${name}: ${JSON.stringify(String(bad))} gives ${String(thrown)}`);
        expect(calls).toBe(0);
      }
    }
    expect(array.every((each) => each === 77)).toBe(true);
    expect(() => call.call(search, ...ofCall.map(({ good }) => good))).not.toThrow();
  });
});
