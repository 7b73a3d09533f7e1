/**
 * A charge explodes: a flash, a ring that grows to the edge of the blast, smoke, sparks, and soot on the ground.
 *
 * Shows: a `Blast`, whose circle is the one that the query for creatures used.
 */
import { degrees, Direction2, meters, mul, position, type Position2, seconds, sub } from '@tilewright/units';
import type { Blast } from '../../simulation/blast.js';
import { colors } from '../colors.js';
import { ringRadius } from '../paint/effects.js';
import { cell } from '../paint/pen.js';
import { easeOut, type Effect } from './effect.js';
import { drawPuffs, drawSparks } from './sparks.js';

/** The width of a picture of a ring divided by the radius of the ring. */
const ringWidths = cell / ringRadius;
const around = { direction: Direction2.east, spread: degrees(180) } as const;

export function blastEffect({ circle: { center, radius } }: Blast): Effect {
  return {
    lasts: seconds(0.65),
    draw(brush, age) {
      const { lights, pictures, isCalm } = brush;
      const grown = isCalm ? 1 : easeOut(Math.min(age * 1.6, 1));
      drawPuffs(
        brush,
        { from: northOf(center, isCalm ? 0 : age), ...around, count: 9, reach: mul(radius, 0.62), tint: colors.smoke },
        meters(3),
        age,
      );
      const alpha = isCalm ? 0.35 * (1 - age) : (1 - age) * (1 - age);
      const flash = mul(radius, isCalm ? 2 : 2.6 * (1 - age / 2));
      lights.put(pictures.glow, center, flash, { tint: colors.fire, alpha });
      lights.put(pictures.ring, center, mul(mul(radius, ringWidths), grown), { tint: colors.ray, alpha: 1 - age });
      drawSparks(brush, { from: center, ...around, count: 16, reach: mul(radius, 1.1), tint: colors.ray }, age);
    },
  };
}

/** Soot, which stays on the ground for a while. */
export function sootEffect({ circle: { center, radius } }: Blast): Effect {
  return {
    lasts: seconds(14),
    draw({ under, pictures }, age) {
      under.put(pictures.soot, center, mul(radius, 1.3), { alpha: Math.min(1, 3 * (1 - age)) });
    },
  };
}

/** A position moved north by a number of meters, because smoke rises. */
function northOf({ x, y }: Position2, north: number): Position2 {
  return position(x, sub(y, meters(north)));
}
