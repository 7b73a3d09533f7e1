/**
 * What a caller without types gets wrong, tried mechanically: each part of each argument of every drawing is replaced in turn
 * by everything that it must not be. The answer is always an error that names function and parameter, and nothing is drawn
 * before it.
 */
import { bitTilemap, CardinalDirection, tile, tileRect } from '@tilewright/tilemap';
import { tiles } from '@tilewright/units';
import { expect, it } from 'vitest';
import * as drawings from '../debug.js';
import { ObjectAnswer, ObjectTracker } from '../index.js';

/** One of each kind of value, and the numbers that are no coordinates. */
const values: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  '3',
  'toString',
  1n,
  Symbol('one'),
  {},
  [],
  [1, 2],
  new Float64Array(64),
  (): number => 0,
];

/** A parameter: an argument that is good, and all that must be refused in its place. */
interface Parameter {
  readonly name: string;
  readonly good: unknown;
  readonly wrong: readonly unknown[];
}

const without = (...good: readonly unknown[]): unknown[] => values.filter((each) => !good.includes(each));

/** Everything that is wrong in place of an object whose members are numbers or such objects. */
function replaced(good: unknown): unknown[] {
  if (typeof good === 'number') return values.filter((each) => !Number.isFinite(each));
  return [...values, ...members(good as object)];
}

/** An object with each of its members replaced. */
function members(good: object): unknown[] {
  return Object.entries(good).flatMap(([key, member]) => replaced(member).map((wrong) => ({ ...good, [key]: wrong })));
}

/** An object with one member replaced by each of some values. */
const withEach = (good: object, name: string, wrong: readonly unknown[]): object[] =>
  wrong.map((each) => ({ ...good, [name]: each }));

const place = { x: 0.5, y: 2.5 };
const at = tile(3, 4);
const notTiles = [...values, { x: 0.5, y: 0 }, { x: '1', y: 1 }];

let calls = 0;
const count = (): void => void calls++;
const renderer = { segment: count, rectangle: count, circle: count, text: count };
const draw: Parameter = {
  name: 'draw',
  good: renderer,
  wrong: [
    ...values,
    ...['segment', 'rectangle', 'circle'].flatMap((name) =>
      withEach(renderer, name, [undefined, null, 7, 'segment', {}]),
    ),
    ...withEach(renderer, 'text', [null, 7, 'text', {}]),
  ],
};
const goodSpace = { origin: { x: 0, y: 0 }, tileSize: 1 };
const space: Parameter = {
  name: 'space',
  good: goodSpace,
  wrong: [...replaced(goodSpace), { origin: place, tileSize: 0 }],
};
const map: Parameter = {
  name: 'map',
  good: bitTilemap(tileRect({ x: 0, y: 0, width: 4, height: 4 }), true),
  wrong: [...values, { bounds: tileRect({ x: 0, y: 0, width: 1, height: 1 }) }],
};
const tilesOf: Parameter = {
  name: 'tiles',
  good: [at, at],
  wrong: [
    ...without('', ...values.filter((each) => Array.isArray(each) && each.length === 0)),
    ...notTiles.map((each) => [at, each]),
  ],
};
const goodSegment = { start: place, end: at };
const ray: Parameter = { name: 'ray', good: goodSegment, wrong: replaced(goodSegment) };
const goodHit = { tile: at, position: place, side: CardinalDirection.east };
const hit: Parameter = {
  name: 'hit',
  good: goodHit,
  wrong: [
    ...without(undefined),
    ...withEach(goodHit, 'tile', notTiles),
    ...withEach(goodHit, 'position', replaced(place)),
    ...withEach(goodHit, 'side', [...without(undefined), 0.5, 1]),
  ],
};
const goodBox = { center: place, halfExtents: { x: 1, y: 1 } };
const body: Parameter = { name: 'body', good: goodBox, wrong: replaced(goodBox) };
const displacement: Parameter = { name: 'displacement', good: place, wrong: replaced(place) };
const goodContact = { tile: at, center: place, position: place, normal: { x: 0, y: 1 } };
const contacts = [
  ...withEach(
    goodContact,
    'tile',
    notTiles.filter((each) => each !== undefined),
  ),
  ...withEach(goodContact, 'center', replaced(place)),
  ...withEach(goodContact, 'position', replaced(place)),
  ...withEach(
    goodContact,
    'normal',
    replaced(place).filter((each) => each !== undefined),
  ),
];
const contact: Parameter = { name: 'contact', good: goodContact, wrong: [...without(undefined), ...contacts] };
const goodMove = { position: place, contacts: [goodContact] };
const move: Parameter = {
  name: 'move',
  good: goodMove,
  wrong: [
    ...values,
    ...withEach(goodMove, 'position', replaced(place)),
    ...withEach(
      goodMove,
      'contacts',
      [...values, ...values.map((each) => [each])].filter((each) => !(Array.isArray(each) && each.length === 0)),
    ),
    ...contacts.map((each) => ({ ...goodMove, contacts: [goodContact, each] })),
  ],
};
const objects = new ObjectTracker({ space: goodSpace as never });
objects.add('one', { center: { x: 1, y: 1 }, radius: tiles(1) } as never);
const tracker: Parameter = { name: 'tracker', good: objects, wrong: [...values, ObjectTracker, new ObjectAnswer()] };

/** Options by their names, each with all that it refuses. No other name is taken. */
function options(refused: Readonly<Record<string, readonly unknown[]>>): Parameter {
  const notObjects = values.filter((each) => each !== undefined && (each as object)?.constructor !== Object);
  return {
    name: `options|${Object.keys(refused).join('|')}`,
    good: {},
    wrong: [
      ...notObjects,
      place,
      { other: undefined },
      ...Object.entries(refused).flatMap(([name, wrong]) => withEach({}, name, wrong)),
    ],
  };
}

const flag = without(undefined, true);
const goodRect = { x: 0, y: 0, width: 2, height: 2 };
const rects = [...without(undefined), ...withEach(goodRect, 'x', [0.5, '1']), { ...goodRect, width: -1 }];
const huge = tileRect({ x: 0, y: 0, width: 1, height: 2 ** 20 + 1 });
const corners = { min: place, max: { x: 3, y: 4 } };

/** Every exported function that draws, with its parameters. A new function is added here. */
const table: Readonly<Record<string, readonly Parameter[]>> = {
  drawTiles: [draw, space, tilesOf, options({ part: without(undefined), numbered: flag })],
  drawSolidTiles: [
    draw,
    map,
    space,
    options({ isSolid: values.filter((each) => each !== undefined && typeof each !== 'function'), bounds: rects }),
  ],
  drawRay: [draw, space, ray, hit],
  drawSweep: [draw, space, body, displacement, contact],
  drawMove: [draw, space, body, move],
  drawTracker: [draw, tracker, options({ within: replaced(corners).slice(1), cells: flag })],
};

it('all functions are in the table', () => {
  const functions = Object.keys(drawings).filter((name) => name.startsWith('draw'));
  expect(Object.keys(table).sort()).toEqual(functions.sort());
});

it.each(Object.entries(table))(
  '%s refuses each invalid argument by its name, and draws nothing',
  (where, parameters) => {
    const call = (drawings as unknown as Record<string, (...given: readonly unknown[]) => unknown>)[where]!;
    expect(() => call(...parameters.map(({ good }) => good))).not.toThrow();
    expect(calls).toBeGreaterThan(0);
    calls = 0;
    for (const [i, { name, wrong }] of parameters.entries()) {
      for (const bad of wrong) {
        let thrown: unknown = 'nothing';
        try {
          call(...parameters.map(({ good }, k) => (k === i ? bad : good)));
        } catch (error) {
          thrown = error;
        }
        const isNamed = thrown instanceof RangeError && new RegExp(`^${where}: (${name})\\b`).test(thrown.message);
        if (!isNamed) expect.fail(`${name}: ${shown(bad)} gives ${String(thrown)}`);
        expect(calls, shown(bad)).toBe(0);
      }
    }
  },
);

it('no drawing looks through more tiles than a picture can show', () => {
  const rule = 'bounds must be of at most 2^20 tiles, received';
  const call = drawings.drawSolidTiles as (...given: readonly unknown[]) => unknown;
  expect(() => call(renderer, bitTilemap(huge), goodSpace)).toThrow(`drawSolidTiles: ${rule}`);
  expect(() => drawings.requireDrawnBounds('draw', huge)).toThrow(`draw: ${rule}`);
  expect(() => drawings.requireDrawnBounds('draw', { ...huge, height: 2 ** 20 })).not.toThrow();
});

function shown(bad: unknown): string {
  return typeof bad === 'object' && bad !== null
    ? `{ ${Object.entries(bad)
        .map(([key, member]) => `${key}: ${shown(member)}`)
        .join(', ')} }`
    : String(bad);
}
