/** Which walls the bot breaches. */
import { tile } from '@tilewright/tilemap';
import { expect, it } from 'vitest';
import { setTile } from '../simulation/terrain.js';
import { at, smallWorld } from '../simulation/testing/small-world.js';
import { wallToBreach } from './breach.js';

it('a wall to breach is marked, near and in the way', () => {
  const world = smallWorld('...%......%', '...#.......');
  expect(wallToBreach(world, at(0.5, 0.5), at(5.5, 0.5))).toEqual(at(3, 0.5));
  expect(wallToBreach(world, at(0.5, 0.5), at(2.5, 0.5))).toBeUndefined();
  expect(wallToBreach(world, at(0.5, 1.5), at(5.5, 1.5))).toBeUndefined();
  expect(wallToBreach(world, at(1.5, 0.5), at(1.5, 1.5))).toBeUndefined();
  setTile(world, tile(3, 0), false);
  expect(wallToBreach(world, at(1.5, 0.5), at(10.5, 0.5))).toBeUndefined();
});
