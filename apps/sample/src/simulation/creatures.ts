/**
 * The creatures of the game, the many: one column for each thing that is known about them, row i is creature i.
 *
 * Shows: columns instead of objects, and an `ObjectTracker` that is kept in step with them.
 */
import { ObjectTracker } from '@tilewright/queries';
import {
  type AngularVelocity,
  copyColumn,
  degrees,
  type Direction2,
  directionColumn,
  type DirectionColumn,
  directionFromAngle,
  type Length,
  pointColumn,
  type PointColumn,
  type Position2,
  quantityColumn,
  type QuantityColumn,
  type Speed,
  type Velocity2,
  vectorColumn,
  type VectorColumn,
} from '@tilewright/units';
import type { Random } from './random.js';
import { freePositionIn } from './spawn.js';
import type { CreatureKind, Herd, World } from './world.js';

/** The number of a creature: its row in every column. */
export type CreatureId = number;

export interface Creatures {
  readonly count: number;
  readonly kinds: readonly CreatureKind[];
  readonly positions: PointColumn<Position2>;
  /** Where they were a step ago, so that the screen can show them in between. */
  readonly previousPositions: PointColumn<Position2>;
  readonly velocities: VectorColumn<Velocity2>;
  /** Where they look, and walk. */
  readonly headings: DirectionColumn;
  /** Where they would like to look. */
  readonly goals: DirectionColumn;
  readonly radii: QuantityColumn<Length>;
  readonly speeds: QuantityColumn<Speed>;
  readonly turnRates: QuantityColumn<AngularVelocity>;
  /** Finds them by where they are. */
  readonly tracker: ObjectTracker<CreatureId>;
}

/**
 * Puts creatures on free ground, as many of each herd as its share says.
 *
 * @throws RangeError if an area has no room, or there is no area
 */
export function createCreatures(world: World, count: number, random: Random): Creatures {
  const herdOf = dealOut(world.herds, count);
  if (herdOf.length < count) throw new RangeError('createCreatures: world.herds must have areas with shares');
  const kinds: CreatureKind[] = [];
  const ids: CreatureId[] = [];
  const positions = pointColumn<Position2>();
  const headings = directionColumn();
  const radii = quantityColumn<Length>();
  const speeds = quantityColumn<Speed>();
  const turnRates = quantityColumn<AngularVelocity>();
  for (const [id, herd] of herdOf.entries()) {
    ids.push(id);
    kinds.push(herd.kind);
    positions.push(freePositionIn(world, herd.area, herd.radius, random));
    headings.push(randomDirection(random));
    radii.push(herd.radius);
    speeds.push(herd.speed);
    turnRates.push(herd.turnRate);
  }
  const previousPositions = pointColumn<Position2>(count);
  copyColumn(previousPositions, positions);
  const goals = directionColumn(count);
  for (let id = 0; id < count; id++) goals.set(id, headings.get(id));
  const tracker = new ObjectTracker<CreatureId>({ space: world.space });
  tracker.addAll(ids, { centers: positions, radii });
  const velocities = vectorColumn<Velocity2>(count);
  return {
    count,
    kinds,
    positions,
    previousPositions,
    velocities,
    headings,
    goals,
    radii,
    speeds,
    turnRates,
    tracker,
  };
}

/** The herd of each creature: one for whoever has a place of its own, the others in proportion to the shares. */
function dealOut(herds: readonly Herd[], count: number): readonly Herd[] {
  const dealt = herds.filter((herd) => herd.area.kind === 'point').slice(0, count);
  const others = herds.filter((herd) => herd.area.kind !== 'point');
  const left = count - dealt.length;
  const total = others.reduce((sum, herd) => sum + herd.share, 0);
  let sum = 0;
  for (const herd of others) {
    sum += herd.share;
    // Up to where the shares so far go: what rounding takes from one herd, the next one gets.
    const until = count - left + Math.round((left * sum) / total);
    while (dealt.length < until) dealt.push(herd);
  }
  return dealt;
}

function randomDirection(random: Random): Direction2 {
  return directionFromAngle(random.between(degrees(-180), degrees(180)));
}
