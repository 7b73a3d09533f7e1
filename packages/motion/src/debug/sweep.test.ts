/**
 * What a caller without types gets wrong, tried mechanically: each part of each argument of every drawing is replaced
 * in turn by everything that it must not be. The answer is always an error that names function and parameter, and
 * nothing is drawn before it.
 */
import {
  anyValues,
  missingRefusals,
  type Parameter,
  parameter,
  replaced,
  valuesExcept,
  withEach,
} from '@tilewright/testing';
import { tile } from '@tilewright/tilemap';
import { expect, it } from 'vitest';
import * as drawings from '../debug.js';

const place = { x: 0.5, y: 2.5 };
const at = tile(3, 4);
const notTiles = [...anyValues, { x: 0.5, y: 0 }, { x: '1', y: 1 }];
const isAbsent = (value: unknown): boolean => value === undefined;

let calls = 0;
const count = (): void => void calls++;
const renderer = { segment: count, rectangle: count, circle: count, text: count };
const draw = parameter('draw', renderer, [
  ...anyValues,
  ...['segment', 'rectangle', 'circle'].flatMap((name) => withEach(renderer, name, [undefined, null, 7, {}])),
  ...withEach(renderer, 'text', [null, 7, {}]),
]);
const goodSpace = { origin: { x: 0, y: 0 }, tileSize: 1 };
const space = parameter('space', goodSpace, [...replaced(goodSpace), { origin: place, tileSize: 0 }]);
const goodBox = { center: place, halfExtents: { x: 1, y: 1 } };
const body = parameter('body', goodBox, replaced(goodBox));
const displacement = parameter('displacement', place, replaced(place));
const goodBodyHit = { tile: at, center: place, contact: place, normal: { x: 0, y: 1 } };
const notBodyHits = [
  ...withEach(goodBodyHit, 'tile', notTiles.slice(1)),
  ...withEach(goodBodyHit, 'center', replaced(place)),
  ...withEach(goodBodyHit, 'contact', replaced(place)),
  ...withEach(goodBodyHit, 'normal', replaced(place).slice(1)),
];
const bodyHit = parameter('hit', goodBodyHit, [...valuesExcept(isAbsent), ...notBodyHits]);
const goodMove = { center: place, hits: [goodBodyHit] };
const move = parameter('move', goodMove, [
  ...anyValues,
  ...withEach(goodMove, 'center', replaced(place)),
  ...withEach(
    goodMove,
    'hits',
    valuesExcept((value) => Array.isArray(value) && value.length === 0),
  ),
  ...[...anyValues, ...notBodyHits].map((each) => ({ ...goodMove, hits: [goodBodyHit, each] })),
]);

/** Every exported function that draws, with its parameters. A new function is added here. */
const table: Readonly<Record<string, readonly Parameter[]>> = {
  drawSweep: [draw, space, body, displacement, bodyHit],
  drawMove: [draw, space, body, move],
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
