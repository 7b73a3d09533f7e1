/**
 * Whom the bot shoots at, where it throws, and how badly it aims.
 *
 * Shows: an angle between two angles, a direction turned by it, and a position in that direction; everything in its
 * unit.
 */
import {
  add,
  type Angle,
  degrees,
  directionBetween,
  distance,
  type Length,
  meters,
  neg,
  type Position2,
  sub,
  turn,
  vectorTowards,
} from '@tilewright/units';
import { blastRadius } from '../simulation/blast.js';
import type { Random } from '../simulation/random.js';
import type { Enemy } from './look.js';

/** By how much it misses at the most, to either side. */
export const aimingError: Angle = degrees(8);
/** How near to the bot a charge may land: its blast does not hurt the bot, but a charge is better kept for a group. */
const throwReach: Length = meters(13);
/** The creatures that are worth a charge: a plain count. */
const groupSize = 3;

/** The enemy that is nearest by the gap to it. */
export function nearestEnemy(from: Position2, enemies: readonly Enemy[]): Enemy | undefined {
  let nearest: Enemy | undefined;
  let least: Length | undefined;
  for (const enemy of enemies) {
    const gap = sub(distance(from, enemy.position), enemy.radius);
    if (least === undefined || gap < least) [nearest, least] = [enemy, gap];
  }
  return nearest;
}

/** The enemy amid the largest group within reach, if a group is large enough for a charge. */
export function groupWorthACharge(from: Position2, enemies: readonly Enemy[]): Enemy | undefined {
  let best: Enemy | undefined;
  let most = groupSize - 1;
  for (const center of enemies) {
    if (distance(from, center.position) > throwReach) continue;
    const size = enemies.filter(({ position }) => distance(center.position, position) <= blastRadius).length;
    if (size > most) [best, most] = [center, size];
  }
  return best;
}

/** A position beside the target, as far away. */
export function aimAt(target: Position2, from: Position2, random: Random): Position2 {
  const direction = directionBetween(from, target);
  if (direction === undefined) return target;
  const missed = turn(direction, random.between(neg(aimingError), aimingError));
  return add(from, vectorTowards(missed, distance(from, target)));
}
