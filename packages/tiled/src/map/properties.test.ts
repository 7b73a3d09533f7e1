import { degrees, metersPerSecond } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { findProperty, property } from './properties.js';
import { readTiledMap } from '../read/map.js';
import { type Json, mapDocument, objectDocument, objectLayerDocument } from '../testing/fixtures.js';
import { objectLayer } from './map.js';

const read = (properties: readonly unknown[]) => readTiledMap(mapDocument({ properties }), { file: 'level.tmj' });

const every: readonly Json[] = [
  { name: 'speed', type: 'float', value: 2.5 },
  { name: 'arc', type: 'int', value: 90 },
  { name: 'kind', type: 'string', value: 'rat' },
  { name: 'untyped', value: 'text' },
  { name: 'solid', type: 'bool', value: true },
  { name: 'tint', type: 'color', value: '#ff102030' },
  { name: 'sound', type: 'file', value: '../squeak.ogg' },
  { name: 'target', type: 'object', value: 7 },
  { name: 'mood', type: 'string', propertytype: 'Mood', value: 'angry' },
  { name: 'loot', type: 'class', propertytype: 'Loot', value: { gold: 3, nested: { a: [1] } } },
  { name: 'path', type: 'list', value: [{ type: 'float', value: 0.1 }] },
  { name: 'later', type: 'quaternion', value: { w: 1 } },
  { name: 'constructor', type: 'toString', value: 1 },
];

describe('property', () => {
  it('reads numbers through a unit', async () => {
    const map = await read(every);
    expect(property(map, 'speed', metersPerSecond)).toBe(metersPerSecond(2.5));
    expect(property(map, 'arc', degrees)).toBe(degrees(90));
    expect(property(map, 'arc', (turns: number) => `${turns} times`)).toBe('90 times');
  });

  it('reads strings, numbers and booleans as they are', async () => {
    const map = await read(every);
    expect(property(map, 'kind', 'string')).toBe('rat');
    expect(property(map, 'untyped', 'string')).toBe('text');
    expect(property(map, 'tint', 'string')).toBe('#ff102030');
    expect(property(map, 'sound', 'string')).toBe('../squeak.ogg');
    expect(property(map, 'mood', 'string')).toBe('angry');
    expect(property(map, 'target', 'number')).toBe(7);
    expect(property(map, 'solid', 'boolean')).toBe(true);
  });

  it('returns undefined for an unknown name', async () => {
    const map = await read(every);
    expect(property(map, 'armour', metersPerSecond)).toBeUndefined();
    expect(property(map, 'toString', 'string')).toBeUndefined();
    expect(findProperty(map, 'armour')).toBeUndefined();
  });

  it('names the property of another kind', async () => {
    const map = await read(every);
    expect(() => property(map, 'kind', metersPerSecond)).toThrow(
      'level.tmj: properties[2].value must be a number, received the string "rat"',
    );
    expect(() => property(map, 'speed', 'string')).toThrow(
      'level.tmj: properties[0].value must be a string, received 2.5',
    );
    expect(() => property(map, 'loot', 'boolean')).toThrow('properties[9].value must be a boolean, received an object');
  });

  it('is inherited by a tile object from its tile', async () => {
    const objects = [
      objectDocument({ gid: 3 }),
      objectDocument({ gid: 3 + 0x8000_0000, properties: [{ name: 'worth', type: 'int', value: 9 }] }),
      objectDocument(),
    ];
    const map = await readTiledMap(mapDocument({ layers: [objectLayerDocument(objects)] }));
    const worth = objectLayer(map, 'spawns').objects.map((object) => property(object, 'worth', 'number'));
    expect(worth).toEqual([5, 9, undefined]);
  });
});

describe('findProperty', () => {
  it('gives type, custom type and raw value of every kind', async () => {
    const map = await read(every);
    for (const { name, type = 'string', propertytype: customType = '', value } of every) {
      expect(findProperty(map, String(name))).toMatchObject({ name, type, customType, value });
    }
    expect(map.properties.size).toBe(every.length);
  });
});

describe('properties', () => {
  it.each<[Json, string]>([
    [{ name: 'a', type: 'float', value: '2' }, 'value must be a finite number, received the string "2"'],
    [{ name: 'a', type: 'int', value: null }, 'value must be a finite number, received null'],
    [{ name: 'a', type: 'bool', value: 1 }, 'value must be true or false, received 1'],
    [{ name: 'a', value: 1 }, 'value must be a string, received 1'],
    [{ name: 'a', type: 'color' }, 'value must be a string, received nothing'],
    [{ name: 'a', type: 'object', value: -1 }, 'value must be an integer from 0 to 4294967295, received -1'],
    [{ name: 'a', type: 'class', value: 'x' }, 'value must be an object, received the string "x"'],
    [{ name: 'a', type: 'class', value: [] }, 'value must be an object, received an array'],
    [{ name: 'a', type: 'list', value: {} }, 'value must be an array, received an object'],
    [{ name: 7, value: '' }, 'name must be a string, received 7'],
    [{ value: '' }, 'name must be present, received nothing'],
    [{ name: 'a', type: 7 }, 'type must be a string, received 7'],
  ])('are rejected: %j', async (document, message) => {
    await expect(read([{ name: 'fine', value: '' }, document])).rejects.toThrow(`level.tmj: properties[1].${message}`);
  });

  it('cannot be read as an unknown kind', async () => {
    const map = await read([{ name: 'lives', type: 'int', value: 3 }]);
    expect(() => property(map, 'lives', 'int' as 'number')).toThrow(
      'property: as must be a unit or one of string, number, boolean, received the string "int"',
    );
  });

  it('reject numbers that are infinite', async () => {
    const text = JSON.stringify(mapDocument({ properties: [{ name: 'a', type: 'float', value: 9 }] }));
    await expect(readTiledMap(text.replace('"value":9', '"value":-1e999'))).rejects.toThrow(
      'properties[0].value must be a finite number, received -Infinity',
    );
  });
});
