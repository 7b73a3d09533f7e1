import { expect, it } from 'vitest';
import { objectLayer, objectWithId } from './map.js';
import { property } from './properties.js';
import { readTiledMap } from '../read/map.js';
import { mapDocument, objectDocument, objectLayerDocument } from '../testing/fixtures.js';

it('finds the object that a property refers to, in any layer and group, and nothing else', async () => {
  const lever = objectDocument({ id: 3, name: 'lever', properties: [{ name: 'opens', type: 'object', value: 7 }] });
  const door = objectDocument({ id: 7, name: 'door', properties: [{ name: 'opens', type: 'object', value: 0 }] });
  const layers = [
    objectLayerDocument([lever]),
    { type: 'group', name: 'inner', layers: [objectLayerDocument([objectDocument({ id: 5 }), door])] },
  ];
  const map = await readTiledMap(mapDocument({ layers }));
  const [found] = objectLayer(map, 'spawns').objects;
  const target = objectWithId(map, property(found!, 'opens', 'number')!);
  expect(target?.name).toBe('door');
  expect(objectWithId(map, property(target!, 'opens', 'number')!)).toBeUndefined();
  expect(objectWithId(map, 4)).toBeUndefined();
  expect(() => objectWithId(map, 2.5)).toThrow('objectWithId: id must be a non-negative integer, received 2.5');
});
