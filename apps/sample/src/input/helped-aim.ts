/**
 * Helps a thumb to aim: it turns to the nearest hunter near its direction. Only the input does this, and the rules know
 * nothing of it: a recording holds the aim that it makes.
 *
 * Shows: an arc around a direction as a filter of the objects in a circle.
 */
import { objectsInCircle } from '@tilewright/queries';
import {
  type Angle,
  circle,
  degrees,
  directionBetween,
  distance,
  isWithinArc,
  type Length,
  meters,
  mul,
  neg,
  type Position2,
  turn,
} from '@tilewright/units';
import { isInPlayerView } from '../simulation/player-view.js';
import type { Game } from '../simulation/state.js';

/** How far beside the aim a hunter may be, to either side: a thumb covers as much. */
const leeway: Angle = degrees(15);
/** How far a phone shows. */
const reach: Length = meters(18);

/** The position of the nearest hunter near the aim that the player sees. */
export function helpedAim({ world, player, creatures, view }: Game, aim: Position2): Position2 | undefined {
  const { position: eye } = player;
  const direction = directionBetween(eye, aim);
  if (direction === undefined) return undefined;
  const start = turn(direction, neg(leeway));
  let nearest: Position2 | undefined;
  for (const id of objectsInCircle(creatures.tracker, circle(eye, reach))) {
    const row = creatures.rowOf(id);
    const place = creatures.positions.get(row);
    if (creatures.moods[row] === 'wandering' || !isInPlayerView(view, world, place)) continue;
    if (nearest !== undefined && distance(eye, nearest) <= distance(eye, place)) continue;
    const toward = directionBetween(eye, place);
    if (toward !== undefined && isWithinArc(toward, start, mul(leeway, 2))) nearest = place;
  }
  return nearest;
}
