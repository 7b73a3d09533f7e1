/**
 * A shot: a beam that fades, with a flash at the muzzle and at its end.
 *
 * Shows: a `Shot` drawn as the query returned it; the length, middle and direction of a segment.
 */
import {
  add,
  clamp,
  degrees,
  type Direction2,
  directionBetween,
  distance,
  type Length,
  meters,
  midpoint,
  type Position2,
  reverse,
  seconds,
  valueIn,
  vectorTowards,
} from '@tilewright/units';
import type { Shot } from '../../simulation/shot.js';
import { colors } from '../colors.js';
import { cell } from '../paint/pen.js';
import type { Brush, Effect } from './effect.js';
import { drawSparks } from './sparks.js';

/** From the center of the player to the muzzle of the gun. */
const muzzle = meters(0.6);

export function shotEffect({ ray, end, target, wall }: Shot): Effect {
  const direction = directionBetween(ray.start, ray.end);
  const start = direction === undefined ? ray.start : muzzleOf(ray.start, end, direction);
  const tint = target === undefined ? colors.ray : colors.wall;
  const isStopped = target !== undefined || wall !== undefined;
  return {
    lasts: seconds(0.2),
    draw(brush, age) {
      const { lights, pictures, isCalm } = brush;
      drawBeam(brush, start, end, meters(1.6 * (1 - age / 2)), { tint: colors.ray, alpha: 1 - age });
      if (!isCalm) lights.put(pictures.glow, start, meters(1.3 * (1 - age)), { tint: colors.ray });
      if (!isStopped) return;
      lights.put(pictures.glow, end, meters(1.1), { tint, alpha: 1 - age });
      if (direction === undefined) return;
      const back = reverse(direction);
      drawSparks(brush, { from: end, direction: back, spread: degrees(75), count: 6, reach: meters(0.9), tint }, age);
    },
  };
}

/** The muzzle of the gun, but no farther than the end of the shot. */
export function muzzleOf(from: Position2, end: Position2, direction: Direction2): Position2 {
  return add(from, vectorTowards(direction, clamp(muzzle, meters(0), distance(from, end))));
}

/** A straight line of light. @param width - of the line, glow included */
export function drawBeam(
  { pictures, lights }: Brush,
  start: Position2,
  end: Position2,
  width: Length,
  look: { readonly tint: number; readonly alpha: number },
): void {
  const facing = directionBetween(start, end);
  const beam = lights.put(pictures.beam, midpoint(start, end), width, { ...look, facing });
  beam.scaleX = valueIn(distance(start, end), meters) / (cell / 2); // its picture is half as long as others
}
