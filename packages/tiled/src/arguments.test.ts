import { metersPerTile } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import {
  allLayers,
  collisionOf,
  cornersOf,
  findProperty,
  flipsOf,
  frameAt,
  hasTile,
  idWithoutFlips,
  isAreaObject,
  objectContains,
  objectLayer,
  objectWithId,
  pictureOf,
  property,
  readTiledMap,
  solidTiles,
  TiledError,
  tileLayer,
  tilesetTile,
  turnOf,
  wangSet,
} from './index.js';
import { mapDocument, objectDocument, objectLayerDocument, tileLayerDocument } from './testing/fixtures.js';

const document = mapDocument({ layers: [tileLayerDocument(), objectLayerDocument([objectDocument()])] });
const map = await readTiledMap(document, { file: 'level.tmj', tileSize: metersPerTile(1) });
const [room] = objectLayer(map, 'spawns').objects;
const frame = { center: { x: 0, y: 0 }, width: 1, height: 1, rotation: 0 };
const place = { x: 1, y: 1 };

/** A call of a public function, as a program without types may make it. */
type Call = readonly [name: string, parameter: string, call: (value: unknown) => unknown];

/** A value that throws when it is used: without a check, its own error would appear. */
const unwilling = {
  valueOf: (): never => {
    throw new TypeError('asked for a number');
  },
  toString: (): never => {
    throw new TypeError('asked for a text');
  },
};

/** Values that no parameter accepts, except `undefined` for an optional one. */
const nothingToTake = [
  undefined,
  null,
  true,
  '',
  'text',
  Number.NaN,
  1n,
  Symbol('s'),
  [],
  {},
  (): number => 0,
  unwilling,
];

/** Calls of the public functions with one bad argument each, cast as in code without types. */
const untyped = <F>(call: F): ((...values: readonly unknown[]) => unknown) =>
  call as unknown as (...values: readonly unknown[]) => unknown;

const calls: readonly Call[] = [
  ['allLayers', 'map', (value) => untyped(allLayers)(value)],
  ['tileLayer', 'map', (value) => untyped(tileLayer)(value, 'walls')],
  ['objectLayer', 'map', (value) => untyped(objectLayer)(value, 'spawns')],
  ['objectWithId', 'map', (value) => untyped(objectWithId)(value, 1)],
  ['objectWithId', 'id', (value) => untyped(objectWithId)(map, value)],
  ['tilesetTile', 'map', (value) => untyped(tilesetTile)(value, 1)],
  ['tilesetTile', 'id', (value) => untyped(tilesetTile)(map, value)],
  ['hasTile', 'id', (value) => untyped(hasTile)(value)],
  ['idWithoutFlips', 'id', (value) => untyped(idWithoutFlips)(value)],
  ['flipsOf', 'id', (value) => untyped(flipsOf)(value)],
  ['turnOf', 'id', (value) => untyped(turnOf)(value)],
  ['property', 'holder', (value) => untyped(property)(value, 'speed', 'number')],
  ['property', 'as', (value) => untyped(property)(room, 'speed', value)],
  ['findProperty', 'holder', (value) => untyped(findProperty)(value, 'speed')],
  ['objectContains', 'object', (value) => untyped(objectContains)(value, place)],
  ['objectContains', 'point.x', (value) => untyped(objectContains)(room, value)],
  ['objectContains', 'point.x', (value) => untyped(objectContains)(room, { ...place, x: value })],
  ['objectContains', 'point.y', (value) => untyped(objectContains)(room, { ...place, y: value })],
  ['isAreaObject', 'object', (value) => untyped(isAreaObject)(value)],
  ['pictureOf', 'tile', (value) => untyped(pictureOf)(value)],
  ['collisionOf', 'map', (value) => untyped(collisionOf)(value, 1)],
  ['collisionOf', 'id', (value) => untyped(collisionOf)(map, value)],
  ['frameAt', 'tile', (value) => untyped(frameAt)(value, 1)],
  ['frameAt', 'time', (value) => untyped(frameAt)(map.tilesets[0]?.tile(1), value)],
  ['wangSet', 'map', (value) => untyped(wangSet)(value, 'paths')],
  ['cornersOf', 'rectangle.width', (value) => untyped(cornersOf)(value)],
  ['cornersOf', 'rectangle.center.x', (value) => untyped(cornersOf)({ ...frame, center: value })],
  ['cornersOf', 'rectangle.width', (value) => untyped(cornersOf)({ ...frame, width: value })],
  ['cornersOf', 'rectangle.rotation', (value) => untyped(cornersOf)({ ...frame, rotation: value })],
  ['solidTiles', 'map', (value) => untyped(solidTiles)(value, { layer: 'walls' })],
  ['solidTiles', 'rule', (value) => untyped(solidTiles)(map, value)],
];

describe('an argument of a wrong type', () => {
  it.each(calls)('is named: %s, %s', (name, parameter, call) => {
    // Every function may be a unit.
    for (const value of nothingToTake.filter((each) => parameter !== 'as' || typeof each !== 'function')) {
      expect(() => call(value)).toThrow(new RegExp(`^${name}: ${parameter.replace('.', '\\.')} must be .+, received `));
    }
  });

  it.each<Call>([
    ['tileLayer', 'name', (value) => untyped(tileLayer)(map, value)],
    ['wangSet', 'name', (value) => untyped(wangSet)(map, value)],
    ['objectLayer', 'name', (value) => untyped(objectLayer)(map, value)],
    ['property', 'name', (value) => untyped(property)(room, value, 'number')],
    ['findProperty', 'name', (value) => untyped(findProperty)(room, value)],
  ])('is named where a text must come: %s, %s', (name, parameter, call) => {
    for (const value of nothingToTake.filter((each) => typeof each !== 'string')) {
      expect(() => call(value)).toThrow(`${name}: ${parameter} must be a string, received `);
    }
  });

  it.each<Call>([
    ['solidTiles', 'property', (value) => untyped(solidTiles)(map, { layer: 'walls', property: value })],
    ['solidTiles', 'layer', (value) => untyped(solidTiles)(map, { property: 'solid', layer: value })],
    ['solidTiles', 'bounds', (value) => untyped(solidTiles)(map, { property: 'solid', bounds: value })],
    [
      'solidTiles',
      'bounds',
      (value) => untyped(solidTiles)(map, { property: 'solid', bounds: { x: value, y: 0, width: 1, height: 1 } }),
    ],
  ])('is named in a rule: %s, %s', (name, parameter, call) => {
    for (const value of [null, Number.NaN, 0.5, []]) {
      expect(() => call(value)).toThrow(`${name}: ${parameter} must be `);
    }
  });

  it.each<Call>([
    ['collisionOf', 'at', (value) => untyped(collisionOf)(map, 1, { at: value })],
    ['collisionOf', 'space', (value) => untyped(collisionOf)(map, 1, { space: value })],
    ['collisionOf', 'options', (value) => untyped(collisionOf)(map, 1, value)],
  ])('is named in options: %s, %s', (name, parameter, call) => {
    for (const value of [null, Number.NaN, 0.5, [], 'x']) {
      expect(() => call(value)).toThrow(new RegExp(`^${name}: ${parameter}[.a-z]* must be `));
    }
  });

  it.each<Call>([
    ['readTiledMap', 'options', (value) => untyped(readTiledMap)(document, value)],
    ['readTiledMap', 'file', (value) => untyped(readTiledMap)(document, { file: value })],
    ['readTiledMap', 'resolve', (value) => untyped(readTiledMap)(document, { resolve: value })],
    ['readTiledMap', 'maxTiles', (value) => untyped(readTiledMap)(document, { maxTiles: value })],
    ['readTiledMap', 'tileSize', (value) => untyped(readTiledMap)(document, { tileSize: value })],
    ['readTiledMap', 'pixelSize', (value) => untyped(readTiledMap)(document, { pixelSize: value })],
  ])('is named by a promise that rejects: %s, %s', async (name, parameter, call) => {
    const file = parameter === 'file';
    for (const value of [null, Number.NaN, file ? 5 : '5', false]) {
      const failure: unknown = await Promise.resolve(call(value)).catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(RangeError);
      expect(String(failure)).toMatch(new RegExp(`^RangeError: ${name}: ${parameter} must be .+, received `));
    }
  });

  it('is named if options have unknown members', async () => {
    const known = 'file, resolve, maxTiles, tileSize, pixelSize';
    await expect(untyped(readTiledMap)(document, { maxTile: 5 })).rejects.toThrow(
      `readTiledMap: options must be an object with no members other than ${known}, received the member "maxTile"`,
    );
    await expect(untyped(readTiledMap)(document, 'level.tmj')).rejects.toThrow(
      'readTiledMap: options must be an object',
    );
    expect(() => untyped(solidTiles)(map, { layer: 'walls', propertty: 'solid' })).toThrow(
      'solidTiles: rule must be an object with no members other than property, layer, bounds, received the member "propertty"',
    );
  });

  it('is named inside an otherwise valid layer, tileset, shape or tile', () => {
    expect(() => untyped(tileLayer)({ layers: [null] }, 'walls')).toThrow(
      'tileLayer: map.layers must be an array of layers, received null',
    );
    expect(() => untyped(tilesetTile)({ tilesets: [null] }, 1)).toThrow(
      'tilesetTile: map.tilesets must be an array of tilesets, received null',
    );
    expect(() => untyped(solidTiles)({ ...map, space: undefined }, { layer: 'walls' })).toThrow(
      'solidTiles: map.space.tileSize must be a finite number, received undefined',
    );
    expect(() => untyped(objectContains)({ ...room, shape: { min: place } }, place)).toThrow(
      'objectContains: object.shape must be the shape of an object of the kind rectangle, received an object',
    );
    expect(() => untyped(property)({ ...room, definition: {} }, 'speed', 'number')).toThrow(
      'property: holder.definition must be a tile of a tileset, received an object',
    );
    expect(() => untyped((parts: never) => new TiledError(parts))({ file: 'a', rule: 'b', path: 'c' })).toThrow(
      'TiledError: path must be an array of names and indices, received the string "c"',
    );
  });

  it('is often a promise, of a map or of text', async () => {
    expect(() => untyped(tileLayer)(readTiledMap(document), 'walls')).toThrow(
      'tileLayer: map must be a map, received an object. Await readTiledMap, and pass its result',
    );
    await expect(readTiledMap(Promise.resolve('{}'))).rejects.toThrow('Await the text of the file');
  });

  it('may be an object, layer, tile or id in place of another', () => {
    const { tiles, ...layer } = tileLayer(map, 'walls');
    expect(() => untyped(objectContains)(layer, place)).toThrow(
      'objectContains: object must be an object of an object layer, received an object',
    );
    expect(() => untyped(pictureOf)(tiles.getAt(0, 0))).toThrow(
      'pictureOf: tile must be a tile of a tileset, received 1. tilesetTile finds the tile of a cell',
    );
    expect(() => untyped(hasTile)(2 ** 32)).toThrow(
      "hasTile: id must be a cell's tile, an integer from 0 to 4294967295, received 4294967296",
    );
    expect(() => untyped(property)(room, 'speed', 'int')).toThrow(
      'property: as must be a unit or one of string, number, boolean, received the string "int"',
    );
  });
});
