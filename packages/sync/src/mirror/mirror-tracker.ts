/** The tracker of a mirror: one object per row of its columns, whose value is the row. */
import { type Handle, ObjectTracker } from '@tilewright/queries';
import type { TileSpace } from '@tilewright/tilemap';
import { type AnyQuantity, circle, type PointColumn, pointColumn, type PointOf } from '@tilewright/units';

const NO_HANDLES: readonly Handle[] = [];

/** Returns the radius of the object in a row, which has just entered. */
export type RadiusOf<Q extends AnyQuantity> = (row: number) => Q;

export class MirrorTracker<Q extends AnyQuantity> {
  readonly tracker: ObjectTracker<number, Q>;
  private readonly positions: PointColumn<PointOf<Q>>;
  private readonly radiusOf: RadiusOf<Q> | undefined;
  private readonly noPositions = pointColumn<PointOf<Q>>();
  /** The handles of the rows, and the handles of removed rows. */
  private readonly handles: Handle[] = [];
  private readonly removed: Handle[] = [];
  /** Whether the tracker agrees with the handles. It does not after a listener threw. */
  private isWhole = true;

  constructor(space: TileSpace<Q>, positions: PointColumn<PointOf<Q>>, radiusOf: RadiusOf<Q> | undefined) {
    this.tracker = new ObjectTracker<number, Q>({ space });
    this.positions = positions;
    this.radiusOf = radiusOf;
  }

  /** @throws RangeError if a filter of a query is running, during which the tracker must not change */
  requireUnlocked(): void {
    this.tracker.moveAll(this.noPositions, NO_HANDLES);
  }

  /** Records that a row was removed and that the last row took its index. */
  swapRemove(row: number): void {
    const { handles } = this;
    const last = handles.pop();
    const gone = row === handles.length ? last : handles[row];
    if (gone !== undefined) this.removed.push(gone);
    if (last !== undefined && row < handles.length) handles[row] = last;
  }

  /**
   * Brings the tracker up to date with the rows. @throws what a listener or `radiusOf` throws; then the next call
   * tries again
   */
  update(): void {
    const { tracker, handles, removed } = this;
    const isWhole = this.isWhole;
    this.isWhole = false;
    if (isWhole) {
      for (let i = 0; i < removed.length; i++) tracker.remove(removed[i]!);
    } else {
      handles.length = 0;
      tracker.clear();
    }
    if (removed.length > 0) {
      this.renumber();
      removed.length = 0;
    }
    this.add();
    tracker.moveAll(this.positions, handles);
    this.isWhole = true;
  }

  /** Updates the values of objects whose row index has changed. */
  private renumber(): void {
    const { tracker, handles } = this;
    for (let row = 0; row < handles.length; row++) {
      if (tracker.get(handles[row]!) !== row) tracker.replace(handles[row]!, row);
    }
  }

  /** Adds an object for each row without a handle. */
  private add(): void {
    const { tracker, handles, positions, radiusOf } = this;
    for (let row = handles.length; row < positions.length; row++) {
      const position = positions.get(row);
      handles.push(tracker.add(row, radiusOf === undefined ? position : circle(position, radiusOf(row))));
    }
  }
}
