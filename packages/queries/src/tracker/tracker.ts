/**
 * `ObjectTracker`: keeps objects of any size where the questions of `../objects` find them while they move.
 *
 * Each operation checks everything first and changes something only then: an operation that throws has changed nothing.
 */
import { requireTileSpace } from '@tilewright/tilemap/checks';
import { unsafeNumber, type AnyQuantity, type Length, type Point2 } from '@tilewright/units';
import {
  argumentError,
  type OptionNames,
  requireArray,
  requireFinitePoint,
  requireInteger,
  requireObject,
  requireOptions,
  requirePairColumn,
} from '@tilewright/units/checks';
import type { TileSpace } from '@tilewright/tilemap';
import { rawTileSize } from '@tilewright/tilemap/kernel';
import { MOST_SERIES } from '../limits.js';
import { BulkMove } from './bulk.js';
import type { QuestionCounters } from './counters.js';
import { type Handle } from './handle.js';
import { MovedRows, requireFarCorner } from './moved-rows.js';
import { measureStore, type ObjectTrackerStats } from './stats.js';
import { requireShapeColumns, requireTrackedShape } from './shape-checks.js';
import { placeShape, shapeIn, type PointsOf, type ShapeColumns, type TrackedShape } from './shapes.js';
import { Store } from './store.js';
import type { ObjectTiles } from './tiles.js';
import { SPARSE } from './limits.js';
import { nobody, type ChangeObservers } from './changes.js';

/** What `new ObjectTracker` takes. */
export interface ObjectTrackerOptions<Q extends AnyQuantity> {
  /** The tiles and the world of all shapes. */
  readonly space: TileSpace<Q>;
  /**
   * Tells the handles of this tracker from those of trackers of other series: a whole number from 0 to 15, 0 if it is not
   * given. Each tracker counts its handles for itself, so that trackers of one series use the same numbers.
   */
  readonly series?: number | undefined;
}

const trackerOptions: OptionNames<ObjectTrackerOptions<AnyQuantity>> = ['space', 'series'];

/**
 * Objects of any size, kept where questions find them while they move: `objectsInCircle(tracker, circle)`,
 * `nearestObjects`, `firstObjectOnSegment`, `overlappingPairs` and the others.
 *
 * Shapes are in the world of the tracker's space.
 *
 * @throws RangeError from every method for an argument that its parameters do not allow: a shape that is not finite, a
 * stale or forged handle, an unknown option; it has then changed nothing. A handle of another tracker is refused where that
 * tracker has another `series`, or no object here has the same number. Also from every method that changes something, while
 * a filter of a question about this tracker is being asked
 *
 * @remarks A move takes well under a microsecond; a question costs what the objects around it cost.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * const slime = tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * tracker.move(slime, at(4, 2));
 * objectsInCircle(tracker, circle(at(5, 2), tiles(1))); // => ['slime']
 */
export class ObjectTracker<in out T, in out Q extends AnyQuantity = Length> {
  /** The tiles and the world of all shapes: that of the options. */
  readonly space: TileSpace<Q>;
  // What `@internal` marks is for the questions alone: its declaration is not published.
  /** @internal */
  readonly store: Store<T>;
  /** @internal */
  tiles: ObjectTiles | undefined;
  /** @internal Who is told of changes: set by `observeTiles`, so that a game which observes nothing does not ship it. */
  observers: ChangeObservers = nobody;
  private readonly bulk: BulkMove;
  private readonly rows: MovedRows;
  /** The new position of a single move, as two columns of one row. */
  private readonly single = { x: new Float64Array(1), y: new Float64Array(1) };

  constructor(options: ObjectTrackerOptions<Q>) {
    requireObject('ObjectTracker', 'options', 'an object with a space', options);
    requireOptions('ObjectTracker', options, trackerOptions);
    const { space, series = 0 } = options;
    requireTileSpace('ObjectTracker', 'space', space);
    requireInteger('ObjectTracker', 'series', series, 0, MOST_SERIES - 1);
    this.space = space;
    this.store = new Store<T>(rawTileSize(space), series);
    this.bulk = new BulkMove(this.store);
    this.rows = new MovedRows(this.store);
  }

  /** Counts what questions about this tracker read, while it is started. */
  get counters(): QuestionCounters {
    return this.store.counters;
  }

  /** How many objects are tracked. */
  get size(): number {
    return this.store.slots.live;
  }

  /**
   * Tracks one more object. The same object may be added several times; each has a handle of its own.
   *
   * @param shape - a point, circle or rectangle, anywhere in the world; of any size, also 0
   * @returns the handle by which it is moved and removed
   * @throws RangeError if a number is not finite, a radius is negative, a rectangle is reversed; then nothing was added.
   * What a listener of `observeTiles` throws, after the object was added; see `TileListener`
   *
   * @remarks O(1) on average, as an array grows.
   */
  add(object: T, shape: TrackedShape<Q>): Handle {
    this.requireUnlocked('tracker.add');
    requireTrackedShape('tracker.add', shape);
    const { slots } = this.store;
    const slot = slots.take(object);
    placeShape(this.store, slot, shape);
    const handle = slots.handleOf(slot);
    if (!this.observers.isIdle) {
      this.observers.noteNew(slot);
      this.observers.report();
    }
    return handle;
  }

  /**
   * Tracks many objects at once, much faster than one by one: object `i` has the shape of row `i` of the columns.
   *
   * @param shapes - `{ positions }`, `{ centers, radii }` or `{ mins, maxs }`
   * @returns the handles, row by row
   * @throws RangeError as `add` does, or if the columns are not as long as `objects`; then nothing was added. What a
   * listener throws, as `add`
   */
  addAll(objects: ArrayLike<T>, shapes: ShapeColumns<Q>): Handle[] {
    this.requireUnlocked('tracker.addAll');
    requireObject('tracker.addAll', 'objects', 'an array', objects);
    requireInteger('tracker.addAll', 'objects.length', objects.length, 0);
    requireShapeColumns('tracker.addAll', objects.length, shapes);
    const { slots, circles, rectangles } = this.store;
    if (objects.length > slots.room) {
      throw argumentError(
        'tracker.addAll',
        'objects.length',
        `at most ${slots.room}, for want of slots`,
        objects.length,
      );
    }
    if (objects.length === 0) return [];
    // Read before anything changes: reading may be code of the caller's, which throws.
    const added: T[] = [];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- within the length, and T may be undefined
    for (let row = 0; row < objects.length; row++) added.push(objects[row] as T);
    if (slots.live === slots.used) slots.reserve(added.length);
    const cells = 'mins' in shapes ? rectangles : circles;
    const first = cells.append(added.length);
    const handles: Handle[] = [];
    for (const [row, object] of added.entries()) {
      const slot = slots.take(object);
      slots.record[slot] = first + row; // in use, until levels are made
      if ('mins' in shapes) {
        const { mins, maxs } = shapes;
        this.store.stageRectangle(
          first + row,
          slot,
          mins.rawX[row]!,
          mins.rawY[row]!,
          maxs.rawX[row]!,
          maxs.rawY[row]!,
        );
      } else {
        const centers = 'centers' in shapes ? shapes.centers : shapes.positions;
        const radius = 'radii' in shapes ? shapes.radii.raw[row]! : 0;
        this.store.stageCircle(first + row, slot, centers.rawX[row]!, centers.rawY[row]!, radius);
      }
      handles.push(slots.handleOf(slot));
    }
    this.store.rebuild(cells, SPARSE);
    if (!this.observers.isIdle) {
      for (const handle of handles) this.observers.noteNew(slots.find(handle));
      this.observers.report();
    }
    return handles;
  }

  /**
   * Moves an object: a circle's center, a rectangle's north-west corner, a point itself goes to `position`.
   *
   * A moved rectangle's other corner is that corner plus its size, rounded once.
   *
   * @throws RangeError for a stale or forged handle, or a position that is not finite
   *
   * @remarks O(1); allocates nothing. To move most objects at once, `moveAll` is faster.
   */
  move(handle: Handle, position: Point2<Q>): void {
    this.requireUnlocked('tracker.move');
    const slot = this.store.slots.slotOf(handle, 'tracker.move');
    requireFinitePoint('tracker.move', 'position', position);
    const { x, y } = this.single;
    x[0] = unsafeNumber(position.x);
    y[0] = unsafeNumber(position.y);
    requireFarCorner('tracker.move', 'position', this.store, slot, x, y, 0);
    const isWatched = !this.observers.isIdle;
    if (isWatched) this.observers.note(slot);
    this.store.move(slot, x, y, 0);
    if (isWatched) this.observers.report();
  }

  /**
   * Moves many objects at once: row `i` of the column is the new position of `handles[i]`, as `move` takes it.
   *
   * Without handles there is one row for each object, in the order of addition; that needs a tracker from which nothing
   * was removed since it was made or cleared. Each row is checked before anything moves. If a handle comes twice, its later
   * row counts.
   *
   * @throws RangeError for a column of another length, a position that is not finite, a handle that `move` refuses
   *
   * @remarks O(n) for all objects, with no call and no allocation per object; else like as many moves.
   */
  moveAll(positions: PointsOf<Q>, handles?: readonly Handle[]): void {
    this.requireUnlocked('tracker.moveAll');
    const { slots } = this.store;
    if (handles === undefined && !slots.isWhole) {
      throw new RangeError(
        'tracker.moveAll: rows follow the order of addition only while nothing was removed. Pass the handles of the rows',
      );
    }
    if (handles !== undefined) requireArray('tracker.moveAll', 'handles', handles);
    const rows = handles === undefined ? slots.live : handles.length;
    // Without a sequence each object is in the slot of its number.
    const sequence = slots.sequence.length > 0 ? slots.sequence : undefined;
    const order = handles === undefined ? sequence : this.rows.slotsOf(handles);
    requirePairColumn('tracker.moveAll', 'positions', positions, rows, 'the list of objects');
    const { rawX, rawY } = positions;
    const isComplete = order === undefined || (rows === slots.live && this.rows.invert(order, rows));
    const isWatched = !this.observers.isIdle;
    // A bulk pass sees for itself whether all coordinates are finite.
    if (isWatched || !isComplete) this.rows.requireFiniteRows(positions, rows, order);
    if (isWatched) this.noteAll(order, rows);
    if (!isComplete) {
      for (let row = 0; row < rows; row++) this.store.move(order[row]!, rawX, rawY, row);
    } else if (!this.bulk.run(rawX, rawY, order === undefined ? undefined : this.rows.rowOf)) {
      this.rows.requireFiniteRows(positions, rows, order);
    }
    if (isWatched) this.observers.report();
  }

  /**
   * Gives an object another shape, of any kind.
   *
   * @throws RangeError as `move` and `add` do
   */
  reshape(handle: Handle, shape: TrackedShape<Q>): void {
    this.requireUnlocked('tracker.reshape');
    const slot = this.store.slots.slotOf(handle, 'tracker.reshape');
    requireTrackedShape('tracker.reshape', shape);
    const isWatched = !this.observers.isIdle;
    if (isWatched) this.observers.note(slot);
    this.store.takeOut(slot);
    placeShape(this.store, slot, shape);
    if (isWatched) this.observers.report();
  }

  /**
   * Gives a handle another object. Shape, handle and place in the order of addition stay; no listener is told. Changes of
   * tiles name the new object from now on; answers that were filled before hold the old one.
   *
   * @returns the object that the handle had
   * @throws RangeError for a stale or forged handle
   *
   * @remarks O(1); allocates nothing. Where objects are row numbers of columns, a row that `swapRemove` moves keeps its
   * handle so.
   */
  replace(handle: Handle, object: T): T {
    this.requireUnlocked('tracker.replace');
    const { slots } = this.store;
    const slot = slots.slotOf(handle, 'tracker.replace');
    const replaced = slots.objectOf(slot);
    slots.objects[slot] = object;
    return replaced;
  }

  /**
   * Stops tracking an object, and returns it.
   *
   * @throws RangeError for a stale or forged handle
   */
  remove(handle: Handle): T {
    this.requireUnlocked('tracker.remove');
    const { slots } = this.store;
    const slot = slots.slotOf(handle, 'tracker.remove');
    const object = slots.objectOf(slot);
    const isWatched = !this.observers.isIdle;
    if (isWatched) this.observers.note(slot);
    this.store.takeOut(slot);
    slots.release(slot);
    if (isWatched) this.observers.report();
    return object;
  }

  /** Whether the handle is of an object that is tracked here. */
  has(handle: Handle): boolean {
    return this.store.slots.has(handle);
  }

  /** The object of a handle. @throws RangeError for a stale or forged handle */
  get(handle: Handle): T {
    const { slots } = this.store;
    return slots.objectOf(slots.slotOf(handle, 'tracker.get'));
  }

  /**
   * The shape of an object as it is now, in the tracker's world: where it was added, moved or reshaped to.
   *
   * @returns a point, circle or rectangle of its own, as `add` takes it; a circle of radius 0 comes as a point
   * @throws RangeError for a stale or forged handle
   *
   * @remarks O(1); allocates the shape.
   */
  shapeOf(handle: Handle): TrackedShape<Q> {
    const { store } = this;
    return shapeIn<Q>(store, store.slots.slotOf(handle, 'tracker.shapeOf'));
  }

  /** Stops tracking all objects. */
  clear(): void {
    this.requireUnlocked('tracker.clear');
    const isWatched = !this.observers.isIdle;
    const { slots } = this.store;
    if (isWatched)
      for (let slot = 0; slot < slots.used; slot++) if (slots.record[slot]! >= 0) this.observers.note(slot);
    this.store.clear();
    if (isWatched) this.observers.report();
  }

  /** Figures of the moment. */
  stats(): ObjectTrackerStats {
    return measureStore(this.store, this.bulk.bytes + this.rows.bytes);
  }

  /** Notes each slot of the rows of a bulk move once. */
  private noteAll(order: Int32Array | undefined, rows: number): void {
    const slots = new Set<number>();
    for (let row = 0; row < rows; row++) slots.add(order === undefined ? row : order[row]!);
    for (const slot of slots) this.observers.note(slot);
  }

  private requireUnlocked(where: string): void {
    if (this.store.isLocked) {
      throw new RangeError(
        `${where}: a filter must not change the tracker that it is asked about. Change it after the question`,
      );
    }
  }
}
