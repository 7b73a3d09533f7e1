/** Where a route turns, and what it takes for open. */
import { tile } from '@tilewright/tilemap';
import { meters, type Position2, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { setTile } from '../simulation/terrain.js';
import { at, smallWorld } from '../simulation/testing/small-world.js';
import type { World } from '../simulation/world.js';
import { Route } from './route.js';

const radius = meters(0.4);
const bold = new Route({ breaches: true });
const numbersOf = ({ x, y }: Position2): number[] => [valueIn(x, meters), valueIn(y, meters)];
const turns = (world: World, from: Position2, goal: Position2, route = bold): number[][] =>
  route.turns(world, from, radius, goal).map(numbersOf);
const next = (...given: Parameters<typeof turns>): number[] | undefined => turns(...given)[0];

describe('a route', () => {
  it('leads straight to the goal, or to the next corner', () => {
    const world = smallWorld('......', '.####.', '......');
    expect(next(world, at(0.5, 0.5), at(5.5, 0.5))).toEqual([5.5, 0.5]);
    expect(next(world, at(0.5, 0.5), at(3.5, 2.5))).toEqual([0.5, 2.5]);
  });

  it('has all turns, the last of which is the goal', () => {
    const world = smallWorld('......', '.####.', '......');
    const way = turns(world, at(2.5, 0.5), at(2.5, 2.5));
    expect([way.length > 2, way.at(-1)]).toEqual([true, [2.5, 2.5]]);
    expect(turns(world, at(2.5, 2.45), at(2.5, 2.5))).toEqual([[2.5, 2.5]]);
  });

  it('goes on from a corner that is reached', () => {
    expect(next(smallWorld('......', '.####.', '......'), at(0.5, 2.45), at(3.5, 2.5))).toEqual([3.5, 2.5]);
  });

  it.each(['+', '%'])('leads through "%s", and not through walls', (sign) => {
    expect(next(smallWorld(`..${sign}..`), at(0.5, 0.5), at(4.5, 0.5))).toEqual([4.5, 0.5]);
    expect(next(smallWorld('..#..'), at(0.5, 0.5), at(4.5, 0.5))).toBeUndefined();
  });

  it('leads around marked walls unless it may breach them', () => {
    const [world, timid] = [smallWorld('..%..', '.###.', '.....'), new Route({ breaches: false })];
    expect(next(world, at(0.5, 0.5), at(4.5, 0.5))).toEqual([4.5, 0.5]);
    expect(next(world, at(0.5, 0.5), at(4.5, 0.5), timid)).toEqual([0.5, 2.5]);
    setTile(world, tile(2, 0), false);
    expect(next(world, at(0.5, 0.5), at(4.5, 0.5), timid)).toEqual([4.5, 0.5]);
    expect(next(smallWorld('..+..'), at(0.5, 0.5), at(4.5, 0.5), timid)).toEqual([4.5, 0.5]);
  });

  it('follows walls that fall', () => {
    const [world, route] = [smallWorld('...', '##.', '...'), new Route({ breaches: true })];
    expect(next(world, at(0.5, 0.5), at(0.5, 2.5), route)).toEqual([2.5, 0.5]);
    setTile(world, tile(0, 1), false);
    expect(next(world, at(0.5, 0.5), at(0.5, 2.5), route)).toEqual([0.5, 2.5]);
  });
});
