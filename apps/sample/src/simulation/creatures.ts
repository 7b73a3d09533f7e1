/**
 * The creatures of the game, the many: one column for each thing that is known about them. Rows are dense, from 0 to
 * `count`: who leaves is replaced by the last row. So a creature's row may change; its id stays.
 *
 * Shows: columns instead of objects, an `ObjectTracker` that is kept in step with them by handles, and a sparse set
 * between its objects (ids) and the rows.
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

/** Names a creature for as long as it is there; small whole numbers, used again. */
export type CreatureId = number;

/** What a creature does: it strolls, runs after the player, or stands for a moment because something hit it. */
export const allMoods = ['wandering', 'chasing', 'hurt'] as const;
export type Mood = (typeof allMoods)[number];

/** A creature that is about to enter the game. */
export interface Newcomer {
  readonly herd: Herd;
  readonly position: Position2;
  readonly heading: Direction2;
}

export class Creatures {
  /** All columns: they grow and shrink together. */
  private readonly columns: Rows[] = [];
  /** The id of each row. */
  readonly ids: CreatureId[] = [];
  /** Its kind, speed, senses. */
  readonly herds: Herd[] = [];
  readonly moods: Mood[] = [];
  readonly positions: PointColumn<Position2> = this.own(pointColumn());
  /** Where they were a step ago, so that the screen can show them in between. */
  readonly previousPositions: PointColumn<Position2> = this.own(pointColumn());
  readonly velocities: VectorColumn<Velocity2> = this.own(vectorColumn());
  /** How the others push them in this step. */
  readonly pushes: VectorColumn<Difference2> = this.own(vectorColumn());
  /** Where they look, and walk. */
  readonly headings: DirectionColumn = this.own(directionColumn());
  /** Where they would like to look. */
  readonly goals: DirectionColumn = this.own(directionColumn());
  readonly turnRates: QuantityColumn<AngularVelocity> = this.own(quantityColumn());
  /** How fast they go in this step. */
  readonly paces: QuantityColumn<Speed> = this.own(quantityColumn());
  readonly radii: QuantityColumn<Length> = this.own(quantityColumn());
  readonly health: QuantityColumn<HitPoints> = this.own(quantityColumn());
  /** Until then they stand, because something hit them. */
  readonly stunnedUntil: QuantityColumn<Instant> = this.own(quantityColumn());
  /** Until then they know of the player. */
  readonly alertUntil: QuantityColumn<Instant> = this.own(quantityColumn());
  /** Finds them by where they are: ids. */
  readonly tracker: ObjectTracker<CreatureId>;
  /** The tracker's names for them, row by row. */
  private readonly handles: Handle[] = [];
  /** The row of each id; -1 while nobody has it. */
  private readonly rows: number[] = [];
  private readonly freeIds: CreatureId[] = [];

  constructor(world: World) {
    this.tracker = new ObjectTracker<CreatureId>({ space: world.space });
  }

  /** Makes a column one of the table's: one that did not pass here would stay empty. */
  private own<C extends Rows>(column: C): C {
    this.columns.push(column);
    return column;
  }

  /** How many there are: rows 0 to `count` - 1 of every column. */
  get count(): number {
    return this.ids.length;
  }

  /** Where a creature is in the columns; -1 if it is gone. */
  rowOf(id: CreatureId): number {
    return this.rows[id] ?? -1;
  }

  /** What the tracker calls a creature. */
  handleOf(row: number): Handle {
    return this.handles[row]!;
  }

  /** What a creature has in common with others. */
  herdOf(row: number): Herd {
    return this.herds[row]!;
  }

  /** The place that a creature takes. */
  bodyOf(row: number): Circle2 {
    return circle(this.positions.get(row), this.radii.get(row));
  }

  /** Lets newcomers in, all at once. */
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
      this.alertUntil.set(row, now);
    }
  }

  /** Takes a creature out; the last row takes its place. */
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

  /** Few are added one by one, many at once: then the tracker arranges itself anew. */
  private trackAll(ids: readonly CreatureId[], newcomers: readonly Newcomer[]): readonly Handle[] {
    if (newcomers.length < this.count / 16) {
      return newcomers.map(({ herd, position }, i) => this.tracker.add(ids[i]!, circle(position, herd.radius)));
    }
    const centers = pointColumn(newcomers.map(({ position }) => position));
    const radii = quantityColumn(newcomers.map(({ herd }) => herd.radius));
    return this.tracker.addAll(ids, { centers, radii });
  }

  /** Tells the tracker where all of them are now. */
  track(): void {
    this.tracker.moveAll(this.positions, this.handles);
  }
}
