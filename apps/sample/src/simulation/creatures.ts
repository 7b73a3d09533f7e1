/**
 * The creatures of the game, with one column for each property. Rows are dense, from 0 to `count` - 1: the last row
 * replaces a removed one. So the row of a creature may change; its id does not.
 *
 * Shows: columns instead of objects, an `ObjectTracker` that is kept in step with the columns by handles, and a sparse
 * set that maps its objects (ids) to rows.
 */
import { type Handle, ObjectTracker } from '@tilewright/queries';
import {
  type AngularVelocity,
  circle,
  type Circle2,
  type Difference2,
  type Direction2,
  directionColumn,
  type DirectionColumn,
  type Instant,
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
import type { HitPoints } from './health.js';
import { type Rows, swapRemove } from './rows.js';
import type { Herd, World } from './world.js';

/** Identifies a creature while it exists: a small integer, used again after the creature is removed. */
export type CreatureId = number;

/** What a creature does: it strolls, chases the player, or is driven back for a moment after a hit. */
export const allMoods = ['wandering', 'chasing', 'hurt'] as const;
export type Mood = (typeof allMoods)[number];

/** A creature that is about to enter the game. */
export interface Newcomer {
  readonly herd: Herd;
  readonly position: Position2;
  readonly heading: Direction2;
}

export class Creatures {
  /** All columns. They grow and shrink together. */
  private readonly columns: Rows[] = [];
  /** The id of each row. */
  readonly ids: CreatureId[] = [];
  /** The herd of each creature: its kind, speed and senses. */
  readonly herds: Herd[] = [];
  readonly moods: Mood[] = [];
  readonly positions: PointColumn<Position2> = this.own(pointColumn());
  /** Positions one step ago, so that the screen can interpolate. */
  readonly previousPositions: PointColumn<Position2> = this.own(pointColumn());
  /** The velocity in this step, pushes of others included; after the step, what walls have left of it. */
  readonly velocities: VectorColumn<Velocity2> = this.own(vectorColumn());
  /** The displacement by which other creatures push it in this step. */
  readonly pushes: VectorColumn<Difference2> = this.own(vectorColumn());
  /** The direction in which each creature looks and walks. */
  readonly headings: DirectionColumn = this.own(directionColumn());
  /** The direction to which each creature turns. */
  readonly goals: DirectionColumn = this.own(directionColumn());
  readonly turnRates: QuantityColumn<AngularVelocity> = this.own(quantityColumn());
  /** The speed at which each creature walks in this step. */
  readonly paces: QuantityColumn<Speed> = this.own(quantityColumn());
  readonly radii: QuantityColumn<Length> = this.own(quantityColumn());
  readonly health: QuantityColumn<HitPoints> = this.own(quantityColumn());
  /** When the stun of the last hit ends. */
  readonly stunnedUntil: QuantityColumn<Instant> = this.own(quantityColumn());
  /** The velocity that the last hit gave it. */
  readonly knocks: VectorColumn<Velocity2> = this.own(vectorColumn());
  /** When the creature can bite again. */
  readonly nextBiteAt: QuantityColumn<Instant> = this.own(quantityColumn());
  /** Until when the creature remembers the player. */
  readonly alertUntil: QuantityColumn<Instant> = this.own(quantityColumn());
  /** Finds ids by position. */
  readonly tracker: ObjectTracker<CreatureId>;
  /** The tracker's handle for each row. */
  private readonly handles: Handle[] = [];
  /** The row of each id; -1 while the id is unused. */
  private readonly rows: number[] = [];
  private readonly freeIds: CreatureId[] = [];

  constructor(world: World) {
    this.tracker = new ObjectTracker<CreatureId>({ space: world.space });
  }

  /** Registers a column with the table, so that it grows with the others. */
  private own<C extends Rows>(column: C): C {
    this.columns.push(column);
    return column;
  }

  /** The number of creatures: rows 0 to `count` - 1 of every column. */
  get count(): number {
    return this.ids.length;
  }

  /** The row of a creature; -1 if it is gone. */
  rowOf(id: CreatureId): number {
    return this.rows[id] ?? -1;
  }

  /** The tracker's handle for a creature. */
  handleOf(row: number): Handle {
    return this.handles[row]!;
  }

  /** The herd of a creature. */
  herdOf(row: number): Herd {
    return this.herds[row]!;
  }

  /** The circle that a creature covers. */
  bodyOf(row: number): Circle2 {
    return circle(this.positions.get(row), this.radii.get(row));
  }

  /** Adds newcomers, all at once. */
  add(newcomers: readonly Newcomer[], now: Instant): void {
    const first = this.count;
    const ids = newcomers.map(() => this.freeIds.pop() ?? this.rows.push(-1) - 1);
    for (const handle of this.trackAll(ids, newcomers)) this.handles.push(handle);
    for (const column of this.columns) column.resize(first + newcomers.length);
    for (const [i, { herd, position, heading }] of newcomers.entries()) {
      const row = first + i;
      const id = ids[i]!;
      this.rows[id] = row;
      this.ids.push(id);
      this.herds.push(herd);
      this.moods.push('wandering');
      this.positions.set(row, position);
      this.previousPositions.set(row, position);
      this.headings.set(row, heading);
      this.goals.set(row, heading);
      this.turnRates.set(row, herd.turnRate);
      this.radii.set(row, herd.radius);
      this.health.set(row, herd.health);
      this.stunnedUntil.set(row, now);
      this.nextBiteAt.set(row, now);
      this.alertUntil.set(row, now);
    }
  }

  /** Removes a creature. The last row takes its place. */
  remove(row: number): void {
    const id = this.tracker.remove(this.handleOf(row));
    for (const column of this.columns) column.swapRemove(row);
    swapRemove(this.ids, row);
    swapRemove(this.herds, row);
    swapRemove(this.moods, row);
    swapRemove(this.handles, row);
    const moved = this.ids[row];
    if (moved !== undefined) this.rows[moved] = row;
    this.rows[id] = -1;
    this.freeIds.push(id);
  }

  /** Adds a few one by one, and many in bulk, after which the tracker sorts its records again. */
  private trackAll(ids: readonly CreatureId[], newcomers: readonly Newcomer[]): readonly Handle[] {
    if (newcomers.length < this.count / 16) {
      return newcomers.map(({ herd, position }, i) => this.tracker.add(ids[i]!, circle(position, herd.radius)));
    }
    const centers = pointColumn(newcomers.map(({ position }) => position));
    const radii = quantityColumn(newcomers.map(({ herd }) => herd.radius));
    return this.tracker.addAll(ids, { centers, radii });
  }

  /** Passes all positions to the tracker. */
  track(): void {
    this.tracker.moveAll(this.positions, this.handles);
  }
}
