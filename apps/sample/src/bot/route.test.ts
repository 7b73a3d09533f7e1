/** Where a route turns, and what it takes for open. */
import { tile } from '@tilewright/tilemap';
import { meters, type Position2, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { setTile } from '../simulation/terrain.js';
import { at, smallWorld } from '../simulation/testing/small-world.js';
import type { World } from '../simulation/world.js';
import { wallToBreach } from './breach.js';
import { Route } from './route.js';

const radius = meters(0.4);
const next = (world: World, from: Position2, goal: Position2, route = new Route()): number[] | undefined => {
  const point = route.next(world, from, radius, goal);
  return point && [valueIn(point.x, meters), valueIn(point.y, meters)];
};

describe('a route', () => {
  it('leads straight to the goal, or to the next corner', () => {
    const world = smallWorld('......', '.####.', '......');
    expect(next(world, at(0.5, 0.5), at(5.5, 0.5))).toEqual([5.5, 0.5]);
    expect(next(world, at(0.5, 0.5), at(3.5, 2.5))).toEqual([0.5, 2.5]);
  });

  it('goes on from a corner that is reached', () => {
    expect(next(smallWorld('......', '.####.', '......'), at(0.5, 2.45), at(3.5, 2.5))).toEqual([3.5, 2.5]);
  });

  it.each(['+', '%'])('leads through "%s", and not through walls', (sign) => {
    expect(next(smallWorld(`..${sign}..`), at(0.5, 0.5), at(4.5, 0.5))).toEqual([4.5, 0.5]);
    expect(next(smallWorld('..#..'), at(0.5, 0.5), at(4.5, 0.5))).toBeUndefined();
  });

  it('follows walls that fall', () => {
    const [world, route] = [smallWorld('...', '##.', '...'), new Route()];
    expect(next(world, at(0.5, 0.5), at(0.5, 2.5), route)).toEqual([2.5, 0.5]);
    setTile(world, tile(0, 1), false);
    expect(next(world, at(0.5, 0.5), at(0.5, 2.5), route)).toEqual([0.5, 2.5]);
  });
});

it('a wall to breach is marked, near and in the way', () => {
  const world = smallWorld('...%......%', '...#.......');
  expect(wallToBreach(world, at(0.5, 0.5), at(5.5, 0.5))).toEqual(at(3, 0.5));
  expect(wallToBreach(world, at(0.5, 0.5), at(2.5, 0.5))).toBeUndefined();
  expect(wallToBreach(world, at(0.5, 1.5), at(5.5, 1.5))).toBeUndefined();
  expect(wallToBreach(world, at(1.5, 0.5), at(1.5, 1.5))).toBeUndefined();
  setTile(world, tile(3, 0), false);
  expect(wallToBreach(world, at(1.5, 0.5), at(10.5, 0.5))).toBeUndefined();
});
