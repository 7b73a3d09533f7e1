/**
 * What a caller without types gets wrong, tried mechanically: each argument, and each option, is replaced by everything
 * that it must not be. The answer is always an error that names function and parameter, and nothing is written before
 * it.
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
import { bitTilemap, tile, tileRect } from '@tilewright/tilemap';
import { pointColumn, vectorColumn } from '@tilewright/units';
import { expect, it } from 'vitest';
import { FlowField } from './flow-field.js';
import { setVelocitiesByFlow } from './velocities.js';

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
const tiles = [{ x: 1 }, { x: 1, y: 0.5 }, { x: '1', y: 1 }, { x: Number.NaN, y: 1 }];
const goal = parameter('tile', goals, [...anyValues, ...tiles]);

/** The options of a field, which has to have goals. */
const isGood = (name: string, value: unknown): boolean =>
  name === 'isSolid' || name === 'cost'
    ? typeof value === 'function'
    : ['size', 'radius'].includes(name) && value === 7;
const ofField = optionsParameter(
  {
    ...refusedOptions(['isSolid', 'rule', 'size', 'radius', 'cost', 'bounds'], isGood),
    goals: [...anyValues, ...tiles],
  },
  { goals },
  ['isOpen', 'nearest', 'maxLength'],
);

/** Every call with its parameters. */
const calls: readonly (readonly [where: string, call: Call, parameters: readonly Parameter[]])[] = [
  [
    'FlowField',
    make,
    [parameter('map', map, anyValues), { ...ofField, wrong: [...ofField.wrong, { goals, size: 0.5 }, undefined, {}] }],
  ],
  ['flow.distanceAt', method('distanceAt'), [goal]],
  ['flow.costAt', method('costAt'), [goal]],
  ['flow.nextTile', method('nextTile'), [goal]],
  [
    'flow.directionAt',
    method('directionAt'),
    [parameter('space', space, replaced(space)), parameter('center', { x: 0, y: 0 }, replaced({ x: 0, y: 0 }))],
  ],
  ['flow.setGoals', method('setGoals'), [parameter('goals', goals, [...anyValues, ...tiles])]],
  [
    'flow.update',
    method('update'),
    [
      parameter('maxNodes', 3, [
        0.5,
        ...valuesExcept((value) => value === undefined || value === 7 || value === Number.POSITIVE_INFINITY),
      ]),
    ],
  ],
  [
    'flow.refresh',
    method('refresh'),
    [parameter('rect', bounds, [{ ...bounds, width: -1 }, ...valuesExcept((value) => value === undefined)])],
  ],
  [
    'setVelocitiesByFlow',
    setVelocitiesByFlow as Call,
    [
      parameter('velocities', velocities, anyValues),
      parameter('positions', pointColumn(2), anyValues),
      parameter('flow', flow, [...anyValues, FlowField, map]),
      parameter('space', space, replaced(space)),
      parameter(
        'speed',
        1,
        valuesExcept((value) => value === 7),
      ),
    ],
  ],
];

it.each(calls)('%s refuses each wrong argument by its name', (where, call, parameters) => {
  velocities.rawX.fill(77);
  expect(missingRefusals(where, call, parameters, () => 0)).toEqual([]);
  expect([...velocities.rawX]).toEqual([77, 77]);
  expect(() => call(...parameters.map(({ good }) => good))).not.toThrow();
});
