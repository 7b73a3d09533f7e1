/**
 * Where the bot walks: in the one of eight directions, or in none, that leads it best to its next way point and away
 * from creatures.
 *
 * Shows: `moveAndSlide` as a question about the future; a ratio of lengths as a plain number.
 */
import { moveAndSlide } from '@tilewright/motion';
import { type CompassDirection, compassDirections, headingOf } from '@tilewright/tilemap';
import {
  circle,
  difference,
  type Difference2,
  distance,
  type Duration,
  type Length,
  meters,
  min,
  mul,
  type Position2,
  ratio,
  seconds,
  sub,
  vectorTowards,
} from '@tilewright/units';
import type { Player } from '../simulation/player.js';
import type { World } from '../simulation/world.js';
import type { Enemy } from './look.js';

/** How far ahead it thinks. */
const foresight: Duration = seconds(0.35);
/** A creature with a gap wider than this to the bot is no danger yet. */
const shyness: Length = meters(4);
const nowhere: Difference2 = difference(meters(0), meters(0));

/** What the bot weighs, as plain numbers. */
export interface Drives {
  /** What a way of full length toward the way point is worth. */
  readonly progress: number;
  /** What a bite that takes all of its health costs. */
  readonly fear: number;
}

/** The best direction; `undefined` stands still. @param target - the next way point, if there is a path */
export function chooseWalk(
  world: World,
  player: Player,
  target: Position2 | undefined,
  enemies: readonly Enemy[],
  drives: Drives,
): CompassDirection | undefined {
  const farthest = mul(player.speed, foresight);
  // No farther than the way point: behind it, each direction would look wrong.
  const reach = target === undefined ? farthest : min(farthest, distance(player.position, target));
  const valueOf = (displacement: Difference2): number => {
    const body = circle(player.position, player.radius);
    const { center: position } = moveAndSlide(world.solid, world.space, body, displacement);
    const gain = target === undefined ? 0 : gainOf(player.position, position, target, farthest);
    return drives.progress * gain - drives.fear * dangerAt(position, player, enemies);
  };
  let best: CompassDirection | undefined;
  let most = valueOf(nowhere);
  for (const direction of compassDirections) {
    const value = valueOf(vectorTowards(headingOf(direction), reach));
    if (value > most) [best, most] = [direction, value];
  }
  return best;
}

/** The part of a way of full length by which a position is nearer to the target. */
function gainOf(from: Position2, to: Position2, target: Position2, reach: Length): number {
  return ratio(sub(distance(from, target), distance(to, target)), reach);
}

/**
 * The sum of the bites that threaten at a position, as parts of the player's health; each counts more when it is
 * nearer.
 */
function dangerAt(place: Position2, { radius, health }: Player, enemies: readonly Enemy[]): number {
  let danger = 0;
  for (const enemy of enemies) {
    const gap = sub(sub(distance(place, enemy.position), enemy.radius), radius);
    if (gap >= shyness) continue;
    const nearness = 1 - Math.max(0, ratio(gap, shyness));
    danger += nearness * nearness * ratio(enemy.bite, health);
  }
  return danger;
}
