/**
 * The bodies of a zone, with one column for each property. Rows are dense, from 0 to `count` - 1: the last row replaces
 * a removed one.
 */
import { type Handle, ObjectTracker } from '@tilewright/queries';
import type { TileSpace } from '@tilewright/tilemap';
import {
  circle,
  type Difference2,
  directionColumn,
  type Length,
  meters,
  pointColumn,
  type Position2,
  quantityColumn,
  type Speed,
  vectorColumn,
  type Velocity2,
} from '@tilewright/units';
import { type BodyId, isPlayer } from './ids.js';
import type { Body } from './letters.js';

const CREATURE_RADIUS: Length = meters(0.3);
const PLAYER_RADIUS: Length = meters(0.4);

/** What all columns have in common. */
interface Rows {
  resize(count: number): void;
  swapRemove(row: number): void;
}

export class Bodies {
  /** The columns that are saved: all that a later step depends on. */
  readonly columns = {
    ids: quantityColumn<number>(),
    positions: pointColumn<Position2>(),
    /** The velocity in the last step; after it, what walls have left of it. */
    velocities: vectorColumn<Velocity2>(),
    /** The direction in which each body looks and walks, and the one to which it turns. */
    headings: directionColumn(),
    goals: directionColumn(),
    strides: quantityColumn<number>(),
    coins: quantityColumn<number>(),
    taken: quantityColumn<number>(),
    epochs: quantityColumn<number>(),
  };
  /** Columns that follow from the others, or that each step fills. */
  readonly radii = quantityColumn<Length>();
  readonly paces = quantityColumn<Speed>();
  readonly pushes = vectorColumn<Difference2>();
  /** Finds rows by position: with these, columns are read without a look-up of ids. */
  readonly tracker: ObjectTracker<number>;
  private readonly handles: Handle[] = [];
  private readonly rows = new Map<BodyId, number>();
  private readonly all: readonly Rows[] = [...Object.values(this.columns), this.radii, this.paces, this.pushes];

  constructor(space: TileSpace) {
    this.tracker = new ObjectTracker<number>({ space });
  }

  get count(): number {
    return this.handles.length;
  }

  idOf(row: number): BodyId {
    return this.columns.ids.get(row);
  }

  /** The row of a body; -1 if it is not here. */
  rowOf(id: BodyId): number {
    return this.rows.get(id) ?? -1;
  }

  /** @throws RangeError if the body is here: then it would be in the world twice */
  add(body: Body): void {
    if (this.rows.has(body.id)) throw new RangeError(`Bodies.add: body ${body.id} must not be here already`);
    const row = this.count;
    for (const column of this.all) column.resize(row + 1);
    this.write(row, body);
    this.enter(row);
  }

  /**
   * Calls a function while the columns have more bodies, which are not here, in the rows from `count` on. The tracker
   * does not find these, and afterwards they are gone.
   */
  readWith(others: readonly Body[], read: () => void): void {
    const { count } = this;
    const columns: readonly Rows[] = Object.values(this.columns);
    for (const column of columns) column.resize(count + others.length);
    for (const [i, body] of others.entries()) this.write(count + i, body);
    try {
      read();
    } finally {
      for (const column of columns) column.resize(count);
    }
  }

  bodyOf(row: number): Body {
    const { ids, positions, velocities, headings, goals, strides, coins, taken, epochs } = this.columns;
    return {
      id: ids.get(row),
      position: positions.get(row),
      velocity: velocities.get(row),
      heading: headings.get(row),
      goal: goals.get(row),
      stride: strides.get(row),
      coins: coins.get(row),
      taken: taken.get(row),
      epoch: epochs.get(row),
    };
  }

  /** Removes a body. The last row takes its place. */
  remove(row: number): void {
    this.rows.delete(this.idOf(row));
    this.tracker.remove(this.handles[row]!);
    for (const column of this.all) column.swapRemove(row);
    const last = this.handles.pop()!;
    if (row === this.count) return;
    this.handles[row] = last;
    this.tracker.replace(last, row);
    this.rows.set(this.idOf(row), row);
  }

  /** Passes all positions to the tracker. */
  track(): void {
    this.tracker.moveAll(this.columns.positions, this.handles);
  }

  /** Builds what follows from the columns that are saved, after these were restored. */
  rebuild(): void {
    this.tracker.clear();
    this.handles.length = 0;
    this.rows.clear();
    const { length } = this.columns.ids;
    for (const column of [this.radii, this.paces, this.pushes]) column.resize(length);
    for (let row = 0; row < length; row++) this.enter(row);
  }

  private write(row: number, body: Body): void {
    const { ids, positions, velocities, headings, goals, strides, coins, taken, epochs } = this.columns;
    ids.set(row, body.id);
    positions.set(row, body.position);
    velocities.set(row, body.velocity);
    headings.set(row, body.heading);
    goals.set(row, body.goal);
    strides.set(row, body.stride);
    coins.set(row, body.coins);
    taken.set(row, body.taken);
    epochs.set(row, body.epoch);
  }

  private enter(row: number): void {
    const id = this.idOf(row);
    const radius = isPlayer(id) ? PLAYER_RADIUS : CREATURE_RADIUS;
    this.radii.set(row, radius);
    this.rows.set(id, row);
    this.handles.push(this.tracker.add(row, circle(this.columns.positions.get(row), radius)));
  }
}
