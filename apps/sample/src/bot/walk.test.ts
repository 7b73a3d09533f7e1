/** The direction that the bot chooses, by its name. */
import { nameOfDirection } from '@tilewright/tilemap';
import { meters, type Position2 } from '@tilewright/units';
import { expect, it } from 'vitest';
import { hitPoints } from '../simulation/health.js';
import { createPlayer } from '../simulation/player.js';
import { at, smallWorld } from '../simulation/testing/small-world.js';
import type { Enemy } from './look.js';
import { chooseWalk } from './walk.js';

const field = smallWorld('.........', '.........', '....P....', '.........', '.........');
const hall = smallWorld('#########', '#...P...#', '#########');
const drives = { progress: 1, fear: 20 };
const guardAt = (x: number, y: number): Enemy => ({ position: at(x, y), radius: meters(0.4), bite: hitPoints(3) });

it.each<[string, typeof field, Position2 | undefined, readonly Enemy[], string | undefined]>([
  ['to the way point', field, at(8.5, 2.5), [], 'east'],
  ['in the nearest of eight directions', field, at(8.5, 1.5), [], 'east'],
  ['diagonally', field, at(6.5, 4.5), [], 'southEast'],
  ['not past a way point that is near', field, at(5.1, 2.5), [], 'east'],
  ['nowhere without one', field, undefined, [], undefined],
  ['away from a creature', field, undefined, [guardAt(5.6, 2.5)], 'west'],
  ['not toward a creature that is far', field, undefined, [guardAt(8.9, 0.2)], undefined],
  ['back where creatures are in the way', hall, at(8, 1.5), [guardAt(6, 1.5), guardAt(6.5, 1.2)], 'west'],
  ['on along a wall', hall, at(7.5, 1.5), [], 'east'],
])('walks %s', (_, world, target, enemies, expected) => {
  const direction = chooseWalk(world, createPlayer(world.player), target, enemies, drives);
  expect(direction === undefined ? undefined : nameOfDirection(direction)).toBe(expected);
});

it('stands where each direction is worse', () => {
  const cage = smallWorld('###', '#P#', '###');
  expect(chooseWalk(cage, createPlayer(cage.player), at(1.5, 1.5), [], drives)).toBeUndefined();
});
