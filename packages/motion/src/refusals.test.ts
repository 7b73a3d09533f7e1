/**
 * What a caller without types gets wrong, tried mechanically: each part of each argument of every function is replaced
 * in turn by everything that it must not be. The answer is always an error that names function and parameter, whether
 * or not there is anything to find, and nothing is written before it.
 */
import { HitAnswer, ObjectAnswer, ObjectTracker } from '@tilewright/queries';
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
import { arrayTilemapFrom, bitTilemap, tileRect, typedTilemap, unitTileSpace } from '@tilewright/tilemap';
import { difference, meters, pointColumn, position, vectorColumn } from '@tilewright/units';
import { beforeEach, describe, expect, it } from 'vitest';
import * as motion from './index.js';

const anywhere = { x: 0.5, y: 0.5 };
const goodBox = { center: anywhere, halfExtents: { x: 0.5, y: 1 } };
const goodCircle = { center: anywhere, radius: 0.5 };
const goodSector = { center: anywhere, radius: 2, from: { x: 1, y: 0 }, to: { x: 0, y: 1 }, isReflex: false };
const isAbsent = (value: unknown): boolean => value === undefined;
const isLength = (value: unknown): boolean => isAbsent(value) || (typeof value === 'number' && value >= 0 && value < 9);
const isFunction = (value: unknown): boolean => isAbsent(value) || typeof value === 'function';

const goodSpace = { origin: { x: 0, y: 0 }, tileSize: 1 };
const space = parameter('space', goodSpace, [
  ...replaced(goodSpace),
  ...withEach(goodSpace, 'tileSize', [0, -1]),
  { origin: anywhere },
]);
const notBodies = [
  ...anyValues,
  ...replaced(goodBox),
  ...replaced(goodCircle),
  { center: anywhere },
  { ...goodBox, halfExtents: { x: -1, y: 1 } },
  { ...goodCircle, radius: -1 },
  goodSector,
];
const boxBody = parameter('body', goodBox, notBodies);
const circleBody = parameter('body', goodCircle, notBodies);
const displacement = parameter('displacement', { x: 3, y: 2.5 }, replaced({ x: 3, y: 2.5 }));

const move = new motion.MoveAnswer();
const hit = new HitAnswer();
const positions = pointColumn([position(meters(0.5), meters(0.5))]);
const velocities = vectorColumn([difference(meters(0.25), meters(0))]);
const bodies = { positions, velocities, radii: 0.5 };
const objects = new ObjectTracker({ space: unitTileSpace });
const tracker = parameter('tracker', objects, [...anyValues, ObjectTracker, new ObjectAnswer()]);
const obstacles = optionsParameter({
  except: valuesExcept((value) => isAbsent(value) || value === 7),
  filter: valuesExcept(isFunction),
});

function parametersOf(map: Parameter, bounds: object): Readonly<Record<string, readonly Parameter[]>> {
  const tiles = {
    isSolid: valuesExcept(isFunction),
    bounds: [...valuesExcept(isAbsent), ...withEach(bounds, 'x', [0.5, '1', Number.NaN]), { ...bounds, width: -1 }],
  };
  const moving = { ...tiles, sides: valuesExcept(isFunction), outside: [...valuesExcept(isAbsent), 'closed'] };
  const sliding = { ...moving, stepUp: valuesExcept(isLength), snapDown: valuesExcept(isLength) };
  const among = optionsParameter({ ...sliding, among: valuesExcept(isAbsent) });
  const pushing = optionsParameter({ ...tiles, maxDistance: valuesExcept(isLength) });
  return {
    box: [
      parameter('center', anywhere, replaced(anywhere)),
      parameter('halfExtents', { x: 0.5, y: 1 }, [...replaced({ x: 0.5, y: 1 }), { x: -1, y: 1 }, { x: 1, y: 0 }]),
    ],
    moveAndSlide: [map, space, boxBody, displacement, among],
    moveAndSlideAll: [
      parameter('bodies', bodies, [
        ...anyValues,
        ...withEach(bodies, 'positions', [...anyValues, velocities]),
        ...withEach(bodies, 'velocities', [...anyValues, vectorColumn([])]),
        ...withEach(bodies, 'radii', [-1, 0, ...anyValues.filter((value) => typeof value !== 'number')]),
      ]),
      map,
      space,
      parameter('duration', 1, valuesExcept(Number.isFinite)),
      optionsParameter(sliding),
    ],
    moveAndSlideInto: [parameter('move', move, [...anyValues, hit]), map, space, circleBody, displacement, among],
    obstaclesOf: [tracker, obstacles],
    pushOut: [map, space, circleBody, pushing],
    standsOn: [map, space, boxBody, optionsParameter(moving)],
    sweep: [map, space, boxBody, displacement, optionsParameter(moving)],
    sweepInto: [
      parameter('hit', hit, [...anyValues, move]),
      map,
      space,
      circleBody,
      displacement,
      optionsParameter(moving),
    ],
    sweepObjects: [tracker, boxBody, displacement, obstacles],
  };
}

const functions = Object.entries(motion).filter(
  ([, exported]) => typeof exported === 'function' && !String(exported).startsWith('class'),
);

describe.each([
  ['something is found', tileRect({ x: -4, y: -4, width: 16, height: 16 })],
  ['nothing can be found', tileRect({ x: 0, y: 0, width: 0, height: 0 })],
])('where %s', (_, bounds) => {
  const map = parameter('map', bitTilemap(bounds, true), [
    ...anyValues,
    { bounds },
    { getAt: () => true },
    ...replaced({ ...bounds }).map((rect) => ({ bounds: rect, getAt: () => true })),
  ]);
  const table = parametersOf(map, bounds);

  beforeEach(() => {
    move.clear();
    hit.clear();
  });

  it('all functions are in the table', () => {
    expect(Object.keys(table).sort()).toEqual(functions.map(([name]) => name).sort());
  });

  it.each(Object.entries(table))('%s refuses each invalid argument by its name', (where, parameters) => {
    const call = (motion as unknown as Record<string, (...given: readonly unknown[]) => unknown>)[where]!;
    expect(() => call(...parameters.map(({ good }) => good))).not.toThrow();
    move.clear();
    hit.clear();
    positions.set(0, position(meters(0.5), meters(0.5)));
    velocities.set(0, difference(meters(0.25), meters(0)));
    const written = (): number =>
      Number(!move.isEmpty) + Number(!hit.isEmpty) + positions.rawX[0]! + velocities.rawX[0]!;
    expect(missingRefusals(where, call, parameters, written)).toEqual([]);
  });

  it.each(Object.entries(table))('%s takes proxies for objects, or refuses them by name', (where, parameters) => {
    const call = (motion as unknown as Record<string, (...given: readonly unknown[]) => unknown>)[where]!;
    for (const [i, { names, good }] of parameters.entries()) {
      if (typeof good !== 'object') continue;
      const given = parameters.map((each, at) => (at === i ? new Proxy(good as object, {}) : each.good));
      try {
        call(...given);
      } catch (error) {
        expect(String(error)).toMatch(new RegExp(`^RangeError: ${where}: (${names.join('|')})\\b`));
      }
    }
  });
});

it('says how to make a body, and which values are solid', () => {
  const map = bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }), true);
  const push = motion.pushOut as unknown as (...given: readonly unknown[]) => unknown;
  const of = (body: unknown, options?: unknown) => () => push(map, unitTileSpace, body, options);
  expect(of(goodSector)).toThrow(
    new RangeError('pushOut: body must be a box or a circle, received an object. Make it with box() or circle()'),
  );
  expect(of({ center: { x: Number.NaN, y: 0 }, radius: 1 })).toThrow(
    new RangeError('pushOut: body.center.x must be a finite number, received NaN'),
  );
  expect(of({ ...goodCircle, radius: -1 })).toThrow(
    new RangeError('pushOut: body.radius must be a non-negative finite number, received -1'),
  );
  expect(of(goodCircle, { maxDistance: -1 })).toThrow(
    new RangeError('pushOut: maxDistance must be a non-negative finite number, received -1'),
  );
  expect(of(goodCircle, { bounds: { x: 0.5, y: 0, width: 1, height: 1 } })).toThrow('pushOut: bounds must be');
  for (const other of [typedTilemap(map.bounds, Uint8Array), arrayTilemapFrom(map.bounds, () => 'wall')]) {
    expect(() => push(other, unitTileSpace, goodCircle)).toThrow(
      new RangeError('pushOut: isSolid must be given for a map of other values than booleans, received undefined'),
    );
  }
});
