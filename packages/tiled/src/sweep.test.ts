/** Every public function, with every argument and every member of it replaced by values of wrong types. */
import { tile } from '@tilewright/tilemap';
import { metersPerTile } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import * as tiled from './index.js';
import {
  mapDocument,
  objectDocument,
  objectLayerDocument,
  tileLayerDocument,
  tilesetDocument,
  wangSetDocument,
} from './testing/fixtures.js';

/** A tile with a collision shape of each kind. */
const shaped = {
  id: 0,
  objectgroup: { objects: [objectDocument(), objectDocument({ ellipse: true }), { x: 0, y: 0, point: true }] },
};
const moving = { id: 1, animation: [{ duration: 5, tileid: 2 }] };
const properties = [{ name: 'solid', type: 'bool', value: true }];
const tileset = tilesetDocument({ wangsets: [wangSetDocument()], tiles: [{ ...shaped, properties }, moving] });

const document = mapDocument({
  tilesets: [{ firstgid: 1, ...tileset }],
  layers: [
    tileLayerDocument(),
    objectLayerDocument([
      objectDocument(),
      objectDocument({ ellipse: true, height: 32 }),
      objectDocument({ ellipse: true }),
      objectDocument({ capsule: true }),
      objectDocument({ rotation: 30 }),
      objectDocument({ gid: 3, properties: [{ name: 'worth', type: 'int', value: 5 }] }),
      objectDocument({ text: { text: 'Hello' } }),
      objectDocument({ polygon: [{ x: 0, y: 0 }] }),
    ]),
  ],
});
const map = await tiled.readTiledMap(document, { file: 'level.tmj', tileSize: metersPerTile(1) });
const { objects } = tiled.objectLayer(map, 'spawns');
const frame = { center: { x: 0, y: 0 }, width: 1, height: 1, rotation: 0 };
const place = { x: 1, y: 1 };
const bounds = { x: 0, y: 0, width: 2, height: 2 };

/** Arguments that each function takes. */
const calls: Readonly<Record<Exclude<keyof typeof tiled, 'emptyCell'>, readonly (readonly unknown[])[]>> = {
  TiledError: [[{ file: 'a', path: ['b'], rule: 'c', value: 1, received: 'd', remedy: 'e' }]],
  allLayers: [[map]],
  collisionOf: [
    [map, 1],
    [map, 0x8000_0001, { at: tile(1, 2), space: map.space }],
  ],
  cornersOf: [[frame]],
  findProperty: [[objects[0], 'speed']],
  flipsOf: [[1]],
  frameAt: [
    [map.tilesets[0]?.tile(0), 1],
    [map.tilesets[0]?.tile(1), 1],
  ],
  hasTile: [[1]],
  idWithoutFlips: [[1]],
  isAreaObject: objects.map((object) => [object]),
  objectContains: objects.map((object) => [object, place]),
  objectLayer: [[map, 'spawns']],
  objectWithId: [[map, 1]],
  pictureOf: [[map.tilesets[0]?.tile(0)]],
  property: [[objects[5], 'worth', 'number']],
  readTiledMap: [[document, { file: 'level.tmj', resolve: () => undefined, maxTiles: 100 }]],
  solidTiles: [[map, { property: 'solid', layer: 'walls', bounds }]],
  tileLayer: [[map, 'walls']],
  tilesetTile: [[map, 1]],
  turnOf: [[1]],
  wangSet: [[map, 'paths']],
};

const hostile: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'text',
  -1,
  0.5,
  Number.NaN,
  Infinity,
  1n,
  Symbol('s'),
  [],
  [null],
  {},
  new Map(),
  (): number => 0,
  Object.create(null) as object,
  Promise.resolve(null),
];

/** A call returns, or throws an error of the common form. */
async function expectAnswer(call: () => unknown, told: string): Promise<void> {
  try {
    const answer = await call();
    // A generator does nothing until it is asked.
    if (typeof answer === 'object' && answer !== null && 'next' in answer)
      void [...(answer as unknown as Iterable<unknown>)];
  } catch (failure) {
    expect([told, failure instanceof RangeError, String(failure)]).toEqual([
      told,
      true,
      expect.stringMatching(/^(Range|Tiled)Error: .+ must be .+, received .+/s),
    ]);
  }
}

function withValue(values: readonly unknown[], index: number, value: unknown): readonly unknown[] {
  return values.map((each, i) => (i === index ? value : each));
}

function invoke(name: string, values: readonly unknown[]): unknown {
  const each: unknown = Reflect.get(tiled, name);
  if (name === 'TiledError') return Reflect.construct(each as new () => object, values);
  return Reflect.apply(each as () => unknown, undefined, values);
}

describe.each(Object.entries(calls))('%s', (name, examples) => {
  it('accepts valid arguments', async () => {
    for (const values of examples) await expect(Promise.resolve(invoke(name, values))).resolves.not.toThrow();
  });

  it('names every bad argument', async () => {
    for (const values of examples) {
      for (const i of values.keys()) {
        for (const [h, value] of hostile.entries()) {
          await expectAnswer(() => invoke(name, withValue(values, i, value)), `argument ${i}, hostile ${h}`);
        }
        await expectAnswer(() => invoke(name, values.slice(0, i)), `${i} arguments`);
      }
    }
  });

  it('names every bad member', async () => {
    for (const values of examples) {
      for (const [i, argument] of values.entries()) {
        if (typeof argument !== 'object' || argument === null) continue;
        for (const member of Object.keys(argument)) {
          for (const [h, value] of hostile.entries()) {
            const changed = { ...argument, [member]: value };
            await expectAnswer(
              () => invoke(name, withValue(values, i, changed)),
              `${member} of argument ${i}, hostile ${h}`,
            );
          }
        }
      }
    }
  });
});

describe('what a resolver gives', () => {
  it.each<[string, object]>([
    ['a tileset', mapDocument({ tilesets: [{ firstgid: 1, source: 'a.tsj' }] })],
    ['a template', mapDocument({ layers: [objectLayerDocument([{ x: 0, y: 0, template: 'a.tj' }])] })],
  ])('is named where it is no file: %s', async (_, source) => {
    for (const value of hostile) {
      for (const resolve of [() => value, () => Promise.resolve(value)]) {
        if (value === undefined) continue;
        const failure: unknown = await tiled.readTiledMap(source, { resolve }).catch((error: unknown) => error);
        expect(String(failure)).toMatch(/^TiledError: a\.ts?j: .+ must be .+, received .+/s);
      }
    }
  });

  it.each(Object.keys(tileset))('is named where a member of it is wrong: %s', async (member) => {
    for (const [h, value] of hostile.entries()) {
      const changed = { ...tileset, [member]: value };
      const source = mapDocument({ tilesets: [{ firstgid: 1, source: 'a.tsj' }] });
      await expectAnswer(() => tiled.readTiledMap(source, { resolve: () => changed }), `${member}, hostile ${h}`);
    }
  });
});
