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
import { bitTilemap, tile, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { pointColumn, type TilePosition2, tilePosition, tiles } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { tilesTooNarrow } from './too-narrow.js';
import { wayPoints, wayPointsInto } from './way-points.js';

let calls = 0;
const count = (): boolean => {
  calls++;
  return false;
};
const bounds = tileRect({ x: 0, y: 0, width: 5, height: 5 });
const at = (x: number, y: number): TilePosition2 => tilePosition(tiles(x), tiles(y));
const before = [at(9, 9), at(8, 8), at(7, 7)];
const column = pointColumn<TilePosition2>(before);
const path = [tile(0, 0), tile(1, 1), tile(2, 1)];

const map = parameter('map', bitTilemap(bounds), [...anyValues, { bounds }, { getAt: count }]);
const space = parameter('space', unitTileSpace, [
  ...anyValues,
  { origin: at(0, 0) },
  { origin: at(0, 0), tileSize: 0 },
  { origin: { x: 0 }, tileSize: 1 },
]);
const points = parameter('points', column, [
  ...anyValues,
  { rawX: new Float64Array(9), rawY: new Float64Array(9), length: 9 },
]);
const notCoordinates = [0.5, ...valuesExcept((each) => each === 7 || each === -1)];
const route = parameter('path', path, [
  ...anyValues,
  { tiles: 3 },
  { tiles: [] },
  ...valuesExcept((each) => each === undefined).map((each) => [each]),
  ...anyValues.map((each) => [tile(0, 0), each]),
  ...notCoordinates.map((each) => [{ x: each, y: 0 }]),
  ...notCoordinates.map((each) => [{ x: 0, y: each }]),
  new Int32Array(3),
  new Int32Array(0),
  [tile(0, 0), tile(2, 0)],
  [tile(5, 0)],
  [tile(-1, 0)],
]);

const isGood = (name: string, value: unknown): boolean =>
  name === 'isSolid' ? typeof value === 'function' : name === 'radius' && value === 7;

/** Options by their names: no other name is taken. */
function options(...names: readonly string[]): Parameter {
  const foreign = ['isSolid', 'from', 'to', 'radius', 'bounds', 'size', 'corners', 'From'];
  const all = optionsParameter(refusedOptions(names, isGood), { isSolid: count }, foreign);
  return { ...all, wrong: [...all.wrong, new Map(), tile(1, 1)] };
}

const wayOptions = options('isSolid', 'from', 'to', 'radius');
const body = parameter('body', { size: 2 }, [
  ...anyValues,
  ...[0.5, ...valuesExcept((each) => each === 7)].map((size) => ({ size })),
  ...valuesExcept((each) => each === 7).map((radius) => ({ space: unitTileSpace, radius })),
  ...anyValues.map((each) => ({ space: each, radius: 1 })),
  { size: 2, radius: 1 },
  { size: 1025 },
]);

type Call = (...args: unknown[]) => unknown;
/** Every function with its parameters. */
const table: readonly (readonly [string, Call, readonly Parameter[]])[] = [
  ['wayPoints', wayPoints as Call, [map, space, route, wayOptions]],
  ['wayPointsInto', wayPointsInto as Call, [points, map, space, route, wayOptions]],
  ['tilesTooNarrow', tilesTooNarrow as Call, [map, body, options('isSolid', 'bounds')]],
];

describe.each(table)('%s', (name, call, parameters) => {
  it('takes what is good', () => {
    expect(() => call(...parameters.map(({ good }) => good))).not.toThrow();
    column.resize(0);
    before.forEach((each) => column.push(each));
  });

  it('refuses each wrong argument by its name, before it writes or calls anything', () => {
    calls = 0;
    expect(missingRefusals(name, call, parameters, () => calls)).toEqual([]);
    expect([...column]).toEqual(before);
  });
});
