/**
 * What a caller without types gets wrong, tried mechanically: each argument, and each option, is replaced by everything that
 * it must not be. The answer is always an error that names function and parameter, and nothing is written before it.
 */
import { bitTilemap, tile, tileRect } from '@tilewright/tilemap';
import { pointColumn, vectorColumn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { FlowField } from './flow-field.js';
import { setVelocitiesByFlow } from './velocities.js';

/** One of each kind of value. */
const values: readonly unknown[] = [
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
  new Float64Array(4),
  (): number => 0,
];

const bounds = tileRect({ x: 0, y: 0, width: 4, height: 4 });
const map = bitTilemap(bounds);
const goals = tile(0, 0);
const space = { origin: { x: 0, y: 0 }, tileSize: 1 };
const flow = new FlowField(map, { goals });
const velocities = vectorColumn(2);

type Call = (...values: readonly unknown[]) => unknown;

function method(name: keyof FlowField): Call {
  const called: unknown = Reflect.get(flow, name);
  return (...given) => (called as Call).apply(flow, [...given]);
}

const make: Call = (...given) => new (FlowField as unknown as new (...all: readonly unknown[]) => unknown)(...given);
const only =
  (...good: readonly unknown[]) =>
  (value: unknown): boolean =>
    good.includes(value) || (good.includes('function') && typeof value === 'function');

/** A call, its good arguments, and for each what it is called and which of the values it takes. */
const calls: readonly (readonly [
  where: string,
  call: Call,
  parameters: readonly (readonly [name: string, good: unknown, isGood?: (value: unknown) => boolean])[],
])[] = [
  [
    'FlowField',
    make,
    [
      ['map', map],
      ['options', { goals }],
    ],
  ],
  ['flow.distanceAt', method('distanceAt'), [['tile', goals]]],
  ['flow.costAt', method('costAt'), [['tile', goals]]],
  ['flow.nextTile', method('nextTile'), [['tile', goals]]],
  [
    'flow.directionAt',
    method('directionAt'),
    [
      ['space', space],
      ['center', { x: 0, y: 0 }],
    ],
  ],
  ['flow.setGoals', method('setGoals'), [['goals', goals]]],
  ['flow.update', method('update'), [['maxNodes', 3, only(7, Number.POSITIVE_INFINITY)]]],
  ['flow.refresh', method('refresh'), [['rect', bounds]]],
  [
    'setVelocitiesByFlow',
    setVelocitiesByFlow as Call,
    [
      ['velocities', velocities],
      ['positions', pointColumn(2)],
      ['flow', flow],
      ['space', space],
      ['speed', 1, only(7, 0.5)],
    ],
  ],
];

/** The options of a field by their names, and which of the values each takes. */
const options: readonly (readonly [name: string, isGood: (value: unknown) => boolean])[] = [
  ['goals', only()],
  ['isSolid', only('function')],
  ['rule', only()],
  ['size', only(7)],
  ['radius', only(7, 0.5)],
  ['cost', only()],
  ['bounds', only()],
];

describe('wrong arguments', () => {
  it.each(calls)('of %s are refused by name', (where, call, parameters) => {
    velocities.rawX.fill(77);
    for (const [index, [name, , isGood = only()]] of parameters.entries()) {
      for (const wrong of values.filter((value) => !isGood(value))) {
        const given = parameters.map(([, good], at) => (at === index ? wrong : good));
        expectError(
          () => call(...given),
          where,
          name === 'options' ? /^(options|goals)/ : new RegExp(`^${name}`),
          wrong,
        );
      }
    }
    expect([...velocities.rawX]).toEqual([77, 77]);
    expect(() => call(...parameters.map(([, good]) => good))).not.toThrow();
  });

  it.each(options)('in the option %s are refused by name', (name, isGood) => {
    for (const wrong of values.filter((value) => !isGood(value))) {
      if (name === 'cost' && typeof wrong === 'function') continue;
      expectError(() => make(map, { goals, [name]: wrong }), 'FlowField', new RegExp(`^${name}`), wrong);
    }
  });
});

function expectError(call: () => unknown, where: string, name: RegExp, wrong: unknown): void {
  let thrown: unknown = 'nothing';
  try {
    call();
  } catch (error) {
    thrown = error;
  }
  const message = thrown instanceof RangeError ? thrown.message : '';
  const isNamed = message.startsWith(`${where}: `) && name.test(message.slice(where.length + 2));
  if (!isNamed) expect.fail(`${String(wrong)} gives ${String(thrown)}`);
}
