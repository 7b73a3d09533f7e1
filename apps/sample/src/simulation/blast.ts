/**
 * What a charge does when it goes off: it hurts everybody in a circle, but not through walls.
 *
 * Shows: the objects in a circle, then a line of sight to each; both in the world's own units.
 */
import { isVisible, objectsInCircle } from '@tilewright/queries';
import { circle, type Circle2, type Length, meters, type Position2 } from '@tilewright/units';
import type { CreatureId, Creatures } from './creatures.js';
import type { World } from './world.js';

export interface Blast {
  readonly circle: Circle2;
  /** Those in the circle whom it reaches. */
  readonly reached: readonly CreatureId[];
  /** Those in the circle behind a wall. */
  readonly sheltered: readonly CreatureId[];
}

export const blastRadius: Length = meters(3.5);

/** Whom a charge would reach, without anybody being hurt. */
export function traceBlast(world: World, creatures: Creatures, center: Position2): Blast {
  const area = circle(center, blastRadius);
  const reached: CreatureId[] = [];
  const sheltered: CreatureId[] = [];
  // In the order of their ids: the tracker's own order is nothing that a game should depend on.
  for (const id of objectsInCircle(creatures.tracker, area).sort((a, b) => a - b)) {
    const place = creatures.positions.get(creatures.rowOf(id));
    const isReached = isVisible(world.opaque, world.space, center, place);
    (isReached ? reached : sheltered).push(id);
  }
  return { circle: area, reached, sheltered };
}
