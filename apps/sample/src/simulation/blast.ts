/**
 * The explosion of a charge: it hurts all creatures in a circle, except behind walls.
 *
 * Shows: the objects in a circle, then a line of sight to each, both in the units of the world.
 */
import { isVisible, objectsInCircle } from '@tilewright/queries';
import { circle, type Circle2, type Length, meters, type Position2 } from '@tilewright/units';
import type { CreatureId, Creatures } from './creatures.js';
import type { World } from './world.js';

export interface Blast {
  readonly circle: Circle2;
  /** The creatures in the circle that it reaches. */
  readonly reached: readonly CreatureId[];
  /** The creatures in the circle behind a wall. */
  readonly sheltered: readonly CreatureId[];
}

export const blastRadius: Length = meters(3.5);

/** The creatures that a charge would reach. Hurts none of them. */
export function traceBlast(world: World, creatures: Creatures, center: Position2): Blast {
  const area = circle(center, blastRadius);
  const reached: CreatureId[] = [];
  const sheltered: CreatureId[] = [];
  // Sorted by id, because a game should not depend on the tracker's unspecified order.
  for (const id of objectsInCircle(creatures.tracker, area).sort((a, b) => a - b)) {
    const place = creatures.positions.get(creatures.rowOf(id));
    const isReached = isVisible(world.opaque, world.space, center, place);
    (isReached ? reached : sheltered).push(id);
  }
  return { circle: area, reached, sheltered };
}
