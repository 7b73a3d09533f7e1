/**
 * A shot: a beam that fades, with a flash at the muzzle and at its end.
 *
 * Shows: a `Shot` drawn as the query returned it.
 */
import { degrees, directionBetween, meters, reverse, seconds } from '@tilewright/units';
import type { Shot } from '../../simulation/shot.js';
import { colors } from '../colors.js';
import { drawBeam, muzzleOf } from './beam.js';
import type { Effect } from './effect.js';
import { drawSparks } from './sparks.js';

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
