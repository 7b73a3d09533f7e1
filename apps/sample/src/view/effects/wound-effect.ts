/** Wounds and deaths: sparks for a wound, and a cloud as large as the creature for a death. */
import { degrees, Direction2, meters, mul, type Position2, seconds } from '@tilewright/units';
import type { Wound } from '../../simulation/events.js';
import { colors } from '../colors.js';
import { ringRadius } from '../paint/effects.js';
import { cell } from '../paint/pen.js';
import type { Effect } from './effect.js';
import { drawPuffs, drawSparks } from './sparks.js';

const around = { direction: Direction2.east, spread: degrees(180) } as const;

/** A creature died. */
export function deathEffect({ position: from, herd: { radius } }: Wound): Effect {
  return {
    lasts: seconds(0.55),
    draw(brush, age) {
      const { lights, pictures, isCalm } = brush;
      drawPuffs(
        brush,
        { from, ...around, count: 7, reach: mul(radius, 1.6), tint: colors.creature },
        mul(radius, 3),
        age,
      );
      const width = mul(radius, (cell / ringRadius) * (isCalm ? 1.4 : 1 + age));
      lights.put(pictures.ring, from, width, { tint: colors.creature, alpha: 0.8 * (1 - age) });
      drawSparks(brush, { from, ...around, count: 9, reach: mul(radius, 3), tint: colors.creature }, age);
    },
  };
}

/** The player was bitten or killed at a position. */
export function biteEffect(from: Position2): Effect {
  return {
    lasts: seconds(0.35),
    draw(brush, age) {
      const look = { tint: colors.wall, alpha: 0.7 * (1 - age) };
      brush.lights.put(brush.pictures.glow, from, meters(1.4), look);
      drawSparks(brush, { from, ...around, count: 8, reach: meters(1.1), tint: colors.wall }, age);
    },
  };
}
