/** How charges fly: to the aim, where they explode, and never through walls. */
import { pushOut } from '@tilewright/motion';
import { castRay } from '@tilewright/queries';
import {
  add,
  circle,
  degrees,
  directionFromAngle,
  distance,
  div,
  max,
  meters,
  seconds,
  segmentBetween,
  vectorTowards,
} from '@tilewright/units';
import { expect, it } from 'vitest';
import { playerAbilities } from './balance.js';
import { type Charge, chargeRadius, fly, heightOf, isDown, pathOfThrow, throwCharge } from './charges.js';
import { step } from './game.js';
import { mostCharges } from './player.js';
import { Random } from './random.js';
import { readKeep } from './testing/keep.js';
import { at, gameWith, idle, smallWorld } from './testing/small-world.js';
import { frames, timeStep } from './time.js';
import { type World, worldOf } from './world.js';

/** Lets a charge fly until it lands. @returns the number of steps */
function land(charge: Charge, world: World): number {
  let steps = 0;
  for (; !isDown(charge); steps++) fly(charge, world);
  return steps;
}

it.each([
  [9.5, 0.5],
  [1.5, 0.5],
  [4.25, 2.75],
])('comes down at the aim, be it near or far: %d m, %d m', (x, y) => {
  const world = smallWorld('...............', '...............', '...............');
  const charge = throwCharge(at(1.5, 0.5), at(x, y));
  const steps = land(charge, world);
  expect(distance(charge.position, at(x, y)) < meters(1e-9)).toBe(true);
  expect(heightOf(charge.left)).toBe(meters(0));
  // The last step may be partial, because of rounding.
  expect(frames(steps) >= seconds(0.7) && frames(steps) < seconds(0.73)).toBe(true);
});

it('lands as far toward the aim as it can be thrown', () => {
  const charge = throwCharge(at(0.5, 0.5), at(29.5, 0.5));
  land(charge, smallWorld('..............................'));
  expect(charge.position.x).toBeCloseTo(14.5, 9);
});

it('is as high as the hand at first, then higher, then on the ground', () => {
  const charge = throwCharge(at(0.5, 0.5), at(5.5, 0.5));
  const heights = [heightOf(charge.left)];
  while (!isDown(charge)) {
    fly(charge, smallWorld('........'));
    heights.push(heightOf(charge.left));
  }
  const [first, last] = [heights[0], heights.at(-1)];
  expect([first, last]).toEqual([meters(1), meters(0)]);
  expect(heights.reduce((most, height) => max(most, height))).toBeCloseTo(1.43, 2);
  expect(heights.every((height) => height >= meters(0))).toBe(true);
});

it('flies over water and tables, and bounces off walls', () => {
  const over = throwCharge(at(0.5, 0.5), at(5.5, 0.5));
  const off = throwCharge(at(0.5, 0.5), at(5.5, 0.5));
  land(over, smallWorld('..~~....'));
  land(off, smallWorld('..##....'));
  expect(over.position.x).toBeCloseTo(5.5, 9);
  expect(off.position.x < meters(2)).toBe(true);
});

it('has a path that can be predicted before the throw', () => {
  const world = smallWorld('..##....');
  const charge = throwCharge(at(0.5, 0.5), at(5.5, 0.5));
  const path = pathOfThrow(world, at(0.5, 0.5), at(5.5, 0.5));
  expect(path[0]).toEqual(at(0.5, 0.5));
  land(charge, world);
  expect(path.at(-1)).toEqual(charge.position);
});

it('never enters or passes a wall', async () => {
  const world = worldOf(await readKeep());
  const random = new Random(2);
  for (let i = 0; i < 200; i++) {
    const direction = directionFromAngle(random.between(degrees(0), degrees(360)));
    const from = at(62, 64);
    const charge = throwCharge(from, add(from, vectorTowards(direction, meters(14))));
    while (!isDown(charge)) {
      const before = charge.position;
      fly(charge, world);
      expect(pushOut(world.opaque, world.space, circle(charge.position, chargeRadius))).toBeUndefined();
      expect(castRay(world.opaque, world.space, segmentBetween(before, charge.position))).toBeUndefined();
    }
  }
});

it('is thrown once for each command, explodes at the aim, and is replaced', () => {
  const game = gameWith(smallWorld('P.........', '..........'), { position: at(6.5, 0.5) });
  step(game, idle({ aim: at(6.5, 0.5), throwCharge: true }));
  expect([game.charges.length, game.player.charges]).toEqual([1, mostCharges - 1]);
  const blasts = Array.from({ length: 70 }, () => step(game, idle()).blasts).flat();
  expect(blasts.map(({ circle }) => distance(circle.center, at(6.5, 0.5)) < meters(1e-9))).toEqual([true]);
  expect([game.charges.length, game.player.charges]).toEqual([0, mostCharges - 1]);
  for (let i = 70; i < div(playerAbilities.refill, timeStep) + 1; i++) step(game, idle());
  expect(game.player.charges).toBe(mostCharges);
  for (let i = 0; i < 8; i++) step(game, idle({ throwCharge: true }));
  expect(game.player.charges).toBe(0);
  expect(game.charges).toHaveLength(mostCharges);
});
