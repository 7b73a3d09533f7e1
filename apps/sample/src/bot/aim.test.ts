/** How badly the bot aims, and whom it picks. */
import { angleBetween, directionBetween, distance, meters, ratio, valueIn } from '@tilewright/units';
import { describe, expect, it } from 'vitest';
import { hitPoints } from '../simulation/health.js';
import { Random } from '../simulation/random.js';
import { at } from '../simulation/testing/small-world.js';
import { aimAt, aimingError, groupWorthACharge, nearestEnemy } from './aim.js';
import type { Enemy } from './look.js';

const enemyAt = (x: number, y: number, radius = 0.3): Enemy => ({
  position: at(x, y),
  radius: meters(radius),
  bite: hitPoints(1),
});

describe('an aim', () => {
  const [here, target] = [at(10, 10), at(18, 4)];
  const random = new Random(5);
  const aims = Array.from({ length: 500 }, () => aimAt(target, here, random));
  const parts = aims.map((aim) =>
    ratio(angleBetween(directionBetween(here, target)!, directionBetween(here, aim)!), aimingError),
  );

  it('misses by up to 8 degrees, to both sides, at the distance of the target', () => {
    expect(Math.max(...parts.map(Math.abs))).toBeLessThan(1 + 1e-9);
    expect(Math.max(...parts)).toBeGreaterThan(0.95);
    expect(Math.min(...parts)).toBeLessThan(-0.95);
    for (const aim of aims) expect(valueIn(distance(here, aim), meters)).toBeCloseTo(10, 9);
  });

  it('at the place where the bot stands is that place', () => {
    expect(aimAt(here, here, random)).toEqual(here);
  });
});

describe('the target', () => {
  it('is the enemy with the least gap', () => {
    const [near, large] = [enemyAt(3, 0), enemyAt(0, 3.5, 1.2)];
    expect(nearestEnemy(at(0, 0), [near, large])).toBe(large);
    expect(nearestEnemy(at(0, 0), [])).toBeUndefined();
  });

  it('of a charge is the middle of a group of three', () => {
    const row = [enemyAt(5, 0), enemyAt(8, 0), enemyAt(11, 0)];
    expect(groupWorthACharge(at(0, 0), row)).toBe(row[1]);
    expect(groupWorthACharge(at(0, 0), row.slice(1))).toBeUndefined();
    expect(groupWorthACharge(at(-8, 0), row)).toBeUndefined();
  });
});
