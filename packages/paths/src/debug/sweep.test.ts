/**
 * What a caller without types gets wrong, tried mechanically: each part of each argument of every drawing is replaced
 * in turn by everything that it must not be. The answer is always an error that names function and parameter, and
 * nothing is drawn before it.
 */
import {
  anyValues,
  missingRefusals,
  optionsParameter,
  type Parameter,
  parameter,
  replaced,
  valuesExcept,
  withEach,
} from '@tilewright/testing';
import { bitTilemap, tile, tileRect } from '@tilewright/tilemap';
import { expect, it } from 'vitest';
import * as drawings from '../debug.js';
import { FlowField } from '../index.js';

let calls = 0;
const count = (): void => void calls++;
const renderer = { segment: count, rectangle: count, circle: count, text: count };
const place = { x: 0.5, y: 2.5 };
const isAbsent = (value: unknown): boolean => value === undefined;
const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

const draw = parameter('draw', renderer, [
  ...anyValues,
  ...['segment', 'rectangle', 'circle'].flatMap((name) => withEach(renderer, name, [undefined, null, 7, {}])),
  ...withEach(renderer, 'text', [null, 7, {}]),
]);
const goodSpace = { origin: { x: 0, y: 0 }, tileSize: 1 };
const space = parameter('space', goodSpace, [...replaced(goodSpace), { origin: place, tileSize: 0 }]);
const notPaths = [
  ...valuesExcept(isAbsent),
  ...anyValues.map((each) => [tile(0, 0), each]),
  [tile(0, 0), tile(2, 0)],
  new Int32Array(3),
  new Int32Array(0),
];
const path = parameter('path', [tile(0, 0), tile(1, 1)], [...notPaths, ...notPaths.map((each) => ({ tiles: each }))]);
const points = parameter(
  'points',
  [place, place],
  [...valuesExcept(isEmpty), ...replaced(place).map((each) => [place, each])],
);
const walls = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }));
const flow = parameter('flow', new FlowField(walls, { goals: tile(0, 0) }), [...anyValues, FlowField, walls]);
const goodRect = { x: 0, y: 0, width: 2, height: 2 };
const flowOptions = optionsParameter({
  bounds: [...valuesExcept(isAbsent), ...withEach(goodRect, 'x', [0.5, '1']), { ...goodRect, width: -1 }],
  costs: valuesExcept((value) => value === undefined || value === true),
});

/** Every exported function with its parameters. A new function is added here. */
const table: Readonly<Record<string, readonly Parameter[]>> = {
  drawFlow: [draw, space, flow, flowOptions],
  drawPath: [draw, space, path],
  drawWayPoints: [draw, space, points],
};

it('all functions are in the table', () => {
  expect(Object.keys(table).sort()).toEqual(Object.keys(drawings).sort());
});

it.each(Object.entries(table))(
  '%s refuses each invalid argument by its name, and draws nothing',
  (where, parameters) => {
    const call = (drawings as unknown as Record<string, (...given: readonly unknown[]) => unknown>)[where]!;
    calls = 0;
    expect(() => call(...parameters.map(({ good }) => good))).not.toThrow();
    expect(calls).toBeGreaterThan(0);
    expect(missingRefusals(where, call, parameters, () => calls)).toEqual([]);
  },
);
