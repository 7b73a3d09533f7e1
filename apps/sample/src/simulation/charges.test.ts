/** How charges fly: to the aim, never through walls, and off they go in time. */
import { castRay, pushOut } from '@tilewright/queries';
import {
  add,
  circle,
  degrees,
  directionFromAngle,
  distance,
  instant,
  meters,
  seconds,
  segmentBetween,
  sub,
  vectorTowards,
} from '@tilewright/units';
import { expect, it } from 'vitest';
import { chargeRadius, fly, throwCharge } from './charges.js';
import { step } from './game.js';
import { Random } from './random.js';
import { readKeep } from './testing/keep.js';
import { at, gameWith, idle, smallWorld } from './testing/small-world.js';
import { frames } from './time.js';
import { worldOf } from './world.js';

const start = instant(seconds(0));

it('comes down at the aim', () => {
  const world = smallWorld('...............');
  const charge = throwCharge(at(1.5, 0.5), at(9.5, 0.5), start);
  let steps = 0;
  while (charge.height > meters(0)) {
    fly(charge, world);
    steps++;
  }
  // Within the way of one step.
  expect(distance(charge.position, at(9.5, 0.5)) < meters(0.5)).toBe(true);
  expect(frames(steps) < seconds(0.75)).toBe(true);
});

it('rolls to a stop', () => {
  const world = smallWorld('..............................');
  const charge = throwCharge(at(1.5, 0.5), at(9.5, 0.5), start);
  for (let i = 0; i < 600; i++) fly(charge, world);
  expect(charge.position.x > meters(9.5)).toBe(true);
  const end = charge.position;
  for (let i = 0; i < 60; i++) fly(charge, world);
  expect(charge.position).toEqual(end);
});

it('flies over water and tables, and bounces off walls', () => {
  const over = throwCharge(at(0.5, 0.5), at(5.5, 0.5), start);
  const off = throwCharge(at(0.5, 0.5), at(5.5, 0.5), start);
  for (let i = 0; i < 60; i++) {
    fly(over, smallWorld('..~~....'));
    fly(off, smallWorld('..##....'));
  }
  expect(over.position.x > meters(5)).toBe(true);
  expect(off.position.x < meters(2)).toBe(true);
});

it('never gets into a wall, or to its other side', async () => {
  const world = worldOf(await readKeep());
  const random = new Random(2);
  for (let i = 0; i < 200; i++) {
    const direction = directionFromAngle(random.between(degrees(0), degrees(360)));
    const from = at(62, 64);
    const charge = throwCharge(from, add(from, vectorTowards(direction, meters(14))), start);
    for (let n = 0; n < 66; n++) {
      const before = charge.position;
      fly(charge, world);
      expect(pushOut(world.opaque, world.space, circle(charge.position, chargeRadius))).toBeUndefined();
      expect(castRay(world.opaque, world.space, segmentBetween(before, charge.position))).toBeUndefined();
    }
  }
});

it('is thrown once for each command, goes off after its fuse, and is replaced', () => {
  const game = gameWith(smallWorld('P.........', '..........'), { position: at(6.5, 0.5) });
  step(game, idle({ aim: at(6.5, 0.5), throwCharge: true }));
  expect([game.charges.length, game.player.charges]).toEqual([1, 4]);
  let blasts = 0;
  for (let i = 0; i < 70; i++) blasts += step(game, idle()).blasts.length;
  expect([blasts, game.charges.length, game.player.charges]).toEqual([1, 0, 4]);
  for (let i = 0; i < 25; i++) step(game, idle());
  expect(game.player.charges).toBe(5);
  for (let i = 0; i < 8; i++) step(game, idle({ throwCharge: true }));
  expect(game.player.charges).toBe(0);
  expect(game.charges).toHaveLength(5);
  expect(sub(game.charges[0]!.goesOffAt, start) > seconds(0)).toBe(true);
});
