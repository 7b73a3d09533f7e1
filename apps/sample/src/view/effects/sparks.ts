/**
 * Sparks and puffs of smoke that fly from a point, in all directions or around one direction.
 *
 * Shows: directions turned by angles, and positions moved along them.
 */
import {
  add,
  type Angle,
  type Direction2,
  degrees,
  type Length,
  meters,
  mul,
  type Position2,
  turn,
  vectorTowards,
} from '@tilewright/units';
import { type Brush, easeOut } from './effect.js';

/** What flies where: around `direction`, up to `spread` to each side. */
export interface Spray {
  readonly from: Position2;
  readonly direction: Direction2;
  readonly spread: Angle;
  readonly count: number;
  readonly reach: Length;
  readonly tint: number;
}

/** The share of the distance that each one flies: fixed plain numbers. */
const reaches = [1, 0.62, 0.85, 0.5, 0.95, 0.7, 0.78] as const;

/** Short streaks of light. */
export function drawSparks({ pictures, lights, isCalm }: Brush, spray: Spray, age: number): void {
  if (isCalm) return;
  for (const { place, direction } of flying(spray, age)) {
    const look = { facing: direction, tint: spray.tint, alpha: 1 - age * age };
    lights.put(pictures.spark, place, mul(meters(0.6), 1 - age / 2), look);
  }
}

/** Clouds that grow and fade. */
export function drawPuffs({ pictures, over, isCalm }: Brush, spray: Spray, size: Length, age: number): void {
  for (const { place } of flying(spray, isCalm ? 0.5 : age)) {
    const look = { tint: spray.tint, alpha: 0.8 * (1 - age) };
    over.put(pictures.smoke, place, mul(size, isCalm ? 1 : 0.5 + age), look);
  }
}

/** What flies, at an age from 0 to 1. */
export function* flying(
  { from, direction, spread, count, reach }: Spray,
  age: number,
): Iterable<{ place: Position2; direction: Direction2 }> {
  for (let i = 0; i < count; i++) {
    // From one side to the other. On a full circle, the last direction would repeat the first, so it is left out.
    const share = spread >= degrees(180) ? i / count : i / Math.max(count - 1, 1);
    const heading = turn(direction, mul(spread, 2 * share - 1));
    const way = mul(reach, easeOut(age) * (reaches[i % reaches.length] ?? 1));
    yield { place: add(from, vectorTowards(heading, way)), direction: heading };
  }
}
