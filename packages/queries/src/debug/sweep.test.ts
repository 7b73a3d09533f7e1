/**
 * What a caller without types gets wrong, tried mechanically: each part of each argument of every drawing is replaced
 * in turn by everything that it must not be. The answer is always an error that names function and parameter, and
 * nothing is drawn before it.
 */
import { bitTilemap, CardinalDirection, tile, tileRect, unitTileSpace } from '@tilewright/tilemap';
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
import { type TileLength, tilePosition, tiles } from '@tilewright/units';
import { expect, it } from 'vitest';
import * as drawings from '../debug.js';
import { ObjectAnswer, ObjectTracker } from '../index.js';

const place = { x: 0.5, y: 2.5 };
const at = tile(3, 4);
const notTiles = [...anyValues, { x: 0.5, y: 0 }, { x: '1', y: 1 }];
const isAbsent = (value: unknown): boolean => value === undefined;
const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);
const notFlags = valuesExcept((value) => value === undefined || value === true);

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
const oneTile = tileRect({ x: 0, y: 0, width: 1, height: 1 });
const map = parameter('map', bitTilemap(oneTile, true), [...anyValues, { bounds: oneTile }]);
const tilesOf = parameter('tiles', [at, at], [...valuesExcept(isEmpty), ...notTiles.map((each) => [at, each])]);
const goodRay = { start: place, end: { x: 3, y: 4 } };
const ray = parameter('ray', goodRay, replaced(goodRay));
const goodHit = { tile: at, contact: place, side: CardinalDirection.east };
const hit = parameter('hit', goodHit, [
  ...valuesExcept(isAbsent),
  ...withEach(goodHit, 'tile', notTiles),
  ...withEach(goodHit, 'contact', replaced(place)),
  ...withEach(goodHit, 'side', [...valuesExcept(isAbsent), 0.5, 1]),
]);
const objects = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
objects.add('one', tilePosition(tiles(1), tiles(1)));
const tracker = parameter('tracker', objects, [...anyValues, ObjectTracker, new ObjectAnswer()]);
const goodRect = { x: 0, y: 0, width: 2, height: 2 };
const notRects = [...valuesExcept(isAbsent), ...withEach(goodRect, 'x', [0.5, '1']), { ...goodRect, width: -1 }];
const goodCorners = { min: place, max: { x: 3, y: 4 } };

/** Every exported function that draws, with its parameters. A new function is added here. */
const table: Readonly<Record<string, readonly Parameter[]>> = {
  drawTiles: [draw, space, tilesOf, optionsParameter({ part: valuesExcept(isAbsent), numbered: notFlags })],
  drawSolidTiles: [
    draw,
    map,
    space,
    optionsParameter({
      isSolid: valuesExcept((value) => value === undefined || typeof value === 'function'),
      bounds: notRects,
    }),
  ],
  drawRay: [draw, space, ray, hit],
  drawTracker: [draw, tracker, optionsParameter({ within: replaced(goodCorners).slice(1), cells: notFlags })],
};

it('all functions are in the table', () => {
  const functions = Object.keys(drawings).filter((name) => name.startsWith('draw'));
  expect(Object.keys(table).sort()).toEqual(functions.sort());
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

it('no drawing looks through more tiles than a picture can show', () => {
  const rule = 'bounds must be of at most 2^20 tiles, received';
  const huge = tileRect({ x: 0, y: 0, width: 1, height: 2 ** 20 + 1 });
  expect(() => drawings.drawSolidTiles(renderer, bitTilemap(huge), unitTileSpace)).toThrow(`drawSolidTiles: ${rule}`);
  expect(() => drawings.requireDrawnBounds('draw', huge)).toThrow(`draw: ${rule}`);
  expect(() => drawings.requireDrawnBounds('draw', { ...huge, height: 2 ** 20 })).not.toThrow();
});
