/**
 * The wall that the bot has to breach on its way.
 *
 * Shows: `castRay` on the map in which the player walks.
 */
import { castRay } from '@tilewright/queries';
import { distance, type Length, meters, type Position2, segmentBetween } from '@tilewright/units';
import type { World } from '../simulation/world.js';

/** The distance from which it throws at a wall. */
const throwReach: Length = meters(8);

/** Where the straight line to the next way point meets a marked wall; `undefined` if it meets none near enough. */
export function wallToBreach(world: World, from: Position2, target: Position2): Position2 | undefined {
  const hit = castRay(world.solid, world.space, segmentBetween(from, target));
  if (hit === undefined || !world.breakable.getOr(hit.tile, false)) return undefined;
  return distance(from, hit.contact) <= throwReach ? hit.contact : undefined;
}
