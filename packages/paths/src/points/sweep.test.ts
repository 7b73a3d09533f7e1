/**
 * What a caller without types gets wrong, tried mechanically: each argument in turn is replaced by everything that it must not
 * be. The answer is always an error that names function and parameter, and nothing is written or called before it.
 */
import { bitTilemap, tile, tileRect, unitTileSpace } from '@tilewright/tilemap';
import { pointColumn, type TilePosition2, tilePosition, tiles } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { tilesTooNarrow } from './too-narrow.js';
import { wayPoints, wayPointsInto } from './way-points.js';

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

interface Parameter {
  readonly name: string;
  readonly good: unknown;
  readonly wrong: readonly unknown[];
}

const map: Parameter = { name: 'map', good: bitTilemap(bounds), wrong: [...values, { bounds }, { getAt: count }] };
const space: Parameter = {
  name: 'space',
  good: unitTileSpace,
  wrong: [...values, { origin: at(0, 0) }, { origin: at(0, 0), tileSize: 0 }, { origin: { x: 0 }, tileSize: 1 }],
};
const points: Parameter = {
  name: 'points',
  good: column,
  wrong: [...values, { rawX: new Float64Array(9), rawY: new Float64Array(9), length: 9 }],
};
const way: Parameter = {
  name: 'path',
  good: path,
  wrong: [
    ...values,
    { tiles: 3 },
    { tiles: [] },
    ...values.filter((each) => each !== undefined).map((each) => [each]),
    ...values.map((each) => [tile(0, 0), each]),
    ...values.filter((each) => each !== 7 && each !== -1).map((each) => [{ x: each, y: 0 }]),
    ...values.filter((each) => each !== 7 && each !== -1).map((each) => [{ x: 0, y: each }]),
    new Int32Array(3),
    new Int32Array(0),
    [tile(0, 0), tile(2, 0)],
    [tile(5, 0)],
    [tile(-1, 0)],
  ],
};

const isGood: Readonly<Record<string, (value: unknown) => boolean>> = {
  isSolid: (value) => typeof value === 'function',
  from: () => false,
  to: () => false,
  radius: (value) => value === 7 || value === 0.5,
  bounds: () => false,
};

/** Options by their names: no other name is taken. */
function options(...names: readonly string[]): Parameter {
  const notOptions = values.filter((value) => !(value === undefined || (value as object)?.constructor === Object));
  const others = [...Object.keys(isGood), 'size', 'corners', 'From'].filter((name) => !names.includes(name));
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
    ],
  };
}

const wayOptions = options('isSolid', 'from', 'to', 'radius');
const body: Parameter = {
  name: 'body',
  good: { size: 2 },
  wrong: [
    ...values,
    ...values.filter((each) => each !== 7).map((size) => ({ size })),
    ...values.filter((each) => each !== 7 && each !== 0.5).map((radius) => ({ space: unitTileSpace, radius })),
    ...values.map((each) => ({ space: each, radius: 1 })),
    { size: 2, radius: 1 },
    { size: 1025 },
  ],
};

type Call = (...args: unknown[]) => unknown;
/** Every function with its parameters. */
const table: readonly (readonly [string, Call, readonly Parameter[]])[] = [
  ['wayPoints', wayPoints as Call, [map, space, way, wayOptions]],
  ['wayPointsInto', wayPointsInto as Call, [points, map, space, way, wayOptions]],
  ['tilesTooNarrow', tilesTooNarrow as Call, [map, body, options('isSolid', 'bounds')]],
];

describe.each(table)('%s', (name, call, parameters) => {
  it('takes what is good', () => {
    expect(() => call(...parameters.map(({ good }) => good))).not.toThrow();
    column.resize(0);
    before.forEach((each) => column.push(each));
  });

  it.each(parameters.map((parameter, i) => [parameter.name, i] as const))('refuses a wrong %s', (_, i) => {
    calls = 0;
    for (const wrong of parameters[i]!.wrong) {
      const args = parameters.map(({ good }, k) => (k === i ? wrong : good));
      let error: unknown;
      try {
        call(...args);
      } catch (thrown) {
        error = thrown;
      }
      if (!(error instanceof RangeError) || !error.message.startsWith(`${name}: `)) {
        expect([wrong, error]).toBe('refused by a RangeError in the name of the function');
      }
      expect([...column]).toEqual(before);
      expect(calls).toBe(0);
    }
  });
});
