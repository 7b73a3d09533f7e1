/**
 * What a caller without types gets wrong, tried mechanically: each argument in turn is replaced by everything that it
 * must not be. The answer is always an error that names function and parameter.
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
import { tileSpace } from '@tilewright/tilemap';
import { meters, metersPerTile, pointColumn, position, type Position2, rectangle } from '@tilewright/units';
import { expect, it } from 'vitest';
import * as sync from './index.js';

type Call = (...given: readonly unknown[]) => unknown;

const at = (x: number, y: number): Position2 => position(meters(x), meters(y));
const within = rectangle(at(0, 0), at(9, 9));
const places = sync.pointCodec({ within, step: meters(1) });
const codec = sync.rowCodec({ position: places });
const columns = { position: pointColumn([at(1, 1), at(2, 2)]) };
const space = tileSpace({ origin: at(0, 0), tileSize: metersPerTile(1) });

const options = (good: object, refused: Readonly<Record<string, readonly unknown[]>>): Parameter =>
  optionsParameter(refused, good);
const notPositive = anyValues.filter((value) => value !== 7);
const notFinite = valuesExcept(Number.isFinite);
const outside = anyValues.filter((value) => value !== undefined);
const notEpoch = anyValues.filter((value) => value !== undefined && value !== 7);
const made =
  (type: unknown): Call =>
  (...given) =>
    new (type as new (...all: readonly unknown[]) => unknown)(...given);
let tick = 0;
const rows = codec.over(columns);
const watcher = new sync.Watcher(rows);
/** Calls a method of a watcher whose frame is under way. */
const during =
  (name: 'see' | 'end'): Call =>
  (...given) => {
    rows.begin(++tick);
    watcher.begin();
    return (watcher[name] as Call)(...given);
  };

const table: Readonly<Record<string, readonly [Call, readonly Parameter[]]>> = {
  pointCodec: [
    sync.pointCodec as Call,
    [options({ within, step: 1 }, { within: replaced(within), step: notPositive, outside })],
  ],
  vectorCodec: [
    sync.vectorCodec as Call,
    [options({ greatest: 9, step: 1 }, { greatest: notPositive, step: notPositive, outside })],
  ],
  quantityCodec: [
    sync.quantityCodec as Call,
    [
      options(
        { least: -9, greatest: 9, step: 1 },
        { least: notFinite, greatest: notFinite, step: notPositive, outside },
      ),
    ],
  ],
  exactCodec: [
    sync.exactCodec as Call,
    [options({ least: -9, greatest: 9 }, { least: notFinite, greatest: notFinite })],
  ],
  directionCodec: [sync.directionCodec as Call, [options({ bits: 8 }, { bits: notPositive })]],
  rowCodec: [
    sync.rowCodec as Call,
    [
      parameter('fields', { position: places }, [
        ...anyValues,
        ...withEach({ position: places }, 'position', anyValues),
        ...withEach({ position: places }, 'other', anyValues),
        { position: places, ...Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`more${i}`, places])) },
      ]),
      options({}, { reckoning: anyValues.filter((value) => value !== undefined) }),
    ],
  ],
  'codec.over': [
    (...given) => codec.over(given[0] as typeof columns),
    [parameter('columns', columns, [...anyValues, ...withEach(columns, 'position', anyValues)])],
  ],
  'rows.begin': [
    (value) => rows.begin(value as number),
    [
      parameter(
        'tick',
        1e6,
        valuesExcept((value) => value === 7),
      ),
    ],
  ],
  Watcher: [
    made(sync.Watcher),
    [parameter('rows', rows, anyValues), options({}, { epoch: notEpoch, buffer: outside })],
  ],
  'watcher.begin': [
    (eye) => {
      rows.begin(++tick);
      watcher.begin(eye as Position2);
    },
    [
      parameter(
        'eye',
        at(1, 1),
        replaced(at(1, 1)).filter((value) => value !== undefined),
      ),
    ],
  ],
  'watcher.see': [
    during('see'),
    [
      parameter(
        'id',
        7,
        anyValues.filter((value) => value !== 7),
      ),
      parameter('row', 1, [...anyValues, 2, 0.5]),
    ],
  ],
  'watcher.end': [
    during('end'),
    [
      parameter(
        'budget',
        1000,
        anyValues.filter((value) => value !== undefined && value !== Number.POSITIVE_INFINITY),
      ),
    ],
  ],
  Mirror: [
    made(sync.Mirror),
    [
      parameter('codec', codec, anyValues),
      options(
        { space },
        { space: anyValues, radiusOf: anyValues.filter((value) => value !== undefined && typeof value !== 'function') },
      ),
    ],
  ],
  'mirror.rowOf': [
    (id) => new sync.Mirror(codec, { space }).rowOf(id as number),
    [
      parameter(
        'id',
        7,
        anyValues.filter((value) => value !== 7),
      ),
    ],
  ],
};

it('reckoning needs velocities', () => {
  const reckoning = { tick: 0.05, maxError: 0.1 };
  expect(() => (sync.rowCodec as Call)({ position: places, velocity: places }, { reckoning })).toThrow(
    'rowCodec: fields.velocity must be a codec made by vectorCodec, for reckoning, received an object',
  );
});

it.each(Object.entries(table))('%s refuses each wrong argument by its name', (where, [call, parameters]) => {
  expect(missingRefusals(where, call, parameters, () => 0)).toEqual([]);
});
