/**
 * `ObjectTracker`: stores moving objects of any size for the questions in `../objects`.
 *
 * Each operation first checks all its arguments: an operation that throws has changed nothing.
 */
import { requireTileSpace } from '@tilewright/tilemap/checks';
import { unsafeNumber, type AnyQuantity, type Length, type Point2, type Unit } from '@tilewright/units';
import {
  type OptionNames,
  requireFinitePoint,
  requireInteger,
  requireObject,
  requireOptions,
} from '@tilewright/units/checks';
import type { TileSpace } from '@tilewright/tilemap';
import { rawTileSize } from '@tilewright/tilemap/kernel';
import { MOST_SERIES } from '../limits.js';
import { addRows } from './added-rows.js';
import { BulkMove } from './bulk.js';
import type { QuestionCounters } from './counters.js';
import { type Handle } from '../handle.js';
import { MovedRows, requireFarCorner } from './moved-rows.js';
import { type MoveEachOptions, noteTracked, ObjectPlaces, type PlaceOfObject } from './object-places.js';
import { measureStore, type ObjectTrackerStats } from './stats.js';
import { requireTrackedShape } from './shape-checks.js';
import { placeShape, shapeIn, type PointsOf, type ShapeColumns, type TrackedShape } from './shapes.js';
import { Store } from './store.js';
import type { ObjectTiles } from './tiles.js';
import { nobody, type ChangeObservers } from './changes.js';

/** The options of `new ObjectTracker`. */
export interface ObjectTrackerOptions<Q extends AnyQuantity> {
  /** The space of the tiles. All shapes are in its world. */
  readonly space: TileSpace<Q>;
  /**
   * An integer from 0 to 15 that distinguishes the handles of this tracker from those of trackers with another series.
   * Default: 0. Each tracker counts its own handles, so trackers with the same series use the same numbers.
   */
  readonly series?: number | undefined;
}

const trackerOptions: OptionNames<ObjectTrackerOptions<AnyQuantity>> = ['space', 'series'];

/**
 * Stores moving objects of any size so that questions find them fast. The questions are functions:
 * `objectsInCircle(tracker, circle)`, `nearestObjects`, `firstObjectOnSegment`, `overlappingPairs` and others.
 *
 * Shapes are in the world of the tracker's space.
 *
 * @throws RangeError from every method for an invalid argument: a shape that is not finite, a stale or forged handle,
 * an unknown option; then nothing has changed. A handle of another tracker is detected if that tracker has another
 * `series`, or if no object here has the same handle. Also from every method that changes the tracker, if the filter of
 * a question about this tracker, or the callback of `moveEach`, calls it
 *
 * @remarks A move takes well under a microsecond. The cost of a question depends on the objects near it, not on all
 * objects.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * const slime = tracker.add('slime', circle(at(2, 2), tiles(0.8)));
 * tracker.move(slime, at(4, 2));
 * objectsInCircle(tracker, circle(at(5, 2), tiles(1))); // => ['slime']
 */
export class ObjectTracker<in out T, in out Q extends AnyQuantity = Length> {
  /** The space that the tracker was created with. All shapes are in its world. */
  readonly space: TileSpace<Q>;
  // The members marked `@internal` are for the questions. Their declarations are not published.
  /** @internal */
  readonly store: Store<T>;
  /** @internal */
  tiles: ObjectTiles | undefined;
  /** @internal The observers. `observeTiles` sets them, so that a bundle without it does not contain their code. */
  observers: ChangeObservers = nobody;
  /** @internal */
  readonly bulk: BulkMove;
  private readonly rows: MovedRows;
  private places: ObjectPlaces<T> | undefined = undefined;
  // The new position of a single move, as two columns of one row. They are not an object of x and y: an engine that has
  // seen other values than numbers there reads and writes the coordinates of all points more slowly.
  private readonly singleX = new Float64Array(1);
  private readonly singleY = new Float64Array(1);

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

  /** The counters of the work of questions about this tracker, which run between their `start()` and `stop()`. */
  get counters(): QuestionCounters {
    return this.store.counters;
  }

  /** The number of tracked objects. */
  get size(): number {
    return this.store.slots.live;
  }

  /**
   * Adds an object. The same object may be added several times, each time with a new handle.
   *
   * @param object - any value; questions return it
   * @param shape - a point, circle or rectangle of any size, including 0, anywhere in the world
   * @returns the handle for moving and removing the object
   * @throws RangeError if a number is not finite, a radius is negative, or a rectangle is reversed; then nothing was
   * added. Whatever a listener of `observeTiles` throws, after the object was added; see `TileListener`
   *
   * @remarks O(1) amortized, like adding to an array.
   */
  add(object: T, shape: TrackedShape<Q>): Handle {
    this.store.requireUnlocked('tracker.add');
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
   * Adds many objects at once, much faster than one by one. Object `i` gets the shape in row `i` of the columns.
   *
   * @param shapes - `{ positions }`, `{ centers, radii }` or `{ mins, maxs }`
   * @returns the handles, in the order of the objects
   * @throws RangeError like `add`, or if the columns are not as long as `objects`; then nothing was added. Whatever a
   * listener throws, like `add`
   */
  addAll(objects: ArrayLike<T>, shapes: ShapeColumns<Q>): Handle[] {
    return addRows(this.store, this.observers, objects, shapes);
  }

  /**
   * Moves an object to a position: a point itself, the center of a circle, the north-west corner of a rectangle.
   *
   * The south-east corner of a moved rectangle is the north-west one plus the size, rounded once.
   *
   * @throws RangeError for a stale or forged handle, or a position that is not finite
   *
   * @remarks O(1) amortized; allocates nothing, except when cells are rebuilt. `moveAll` is faster if most objects
   * move.
   */
  move(handle: Handle, position: Point2<Q>): void {
    this.store.requireUnlocked('tracker.move');
    const slot = this.store.slots.slotOf(handle, 'tracker.move');
    requireFinitePoint('tracker.move', 'position', position);
    const { singleX: x, singleY: y } = this;
    x[0] = unsafeNumber(position.x);
    y[0] = unsafeNumber(position.y);
    requireFarCorner('tracker.move', 'position', this.store, slot, x, y, 0);
    const isWatched = !this.observers.isIdle;
    if (isWatched) this.observers.note(slot);
    this.store.move(slot, x, y, 0);
    if (isWatched) this.observers.report();
  }

  /**
   * Moves many objects at once: row `i` of the column is the new position of `handles[i]`, with the same meaning as in
   * `move`.
   *
   * Without handles there is one row per object, in the order of addition, or that of `orderByPlace`; this requires
   * that nothing was removed since the tracker was created, cleared or ordered. All rows are checked before anything
   * moves. If a handle occurs twice, its later row counts.
   *
   * @throws RangeError for a column of another length, a position that is not finite, or a stale or forged handle; then
   * nothing was moved
   *
   * @remarks O(n) for all n objects, without a call or an allocation per object; for some of the objects, like single
   * moves.
   */
  moveAll(positions: PointsOf<Q>, handles?: readonly Handle[]): void {
    this.rows.move(this.bulk, this.observers, positions, handles);
  }

  /**
   * Moves all objects to where they say they are: for objects of another engine, which keep their own positions in
   * plain numbers.
   *
   * The place of a point or circle is its center, that of a rectangle its north-west corner, or its center with
   * `{ anchor: 'center' }`. All places are read and checked before anything moves. The callback must not change the
   * tracker; it may ask questions, which find all objects where they were.
   *
   * @param unit - the unit of the numbers, such as `meters`, or a game's own `unit('px', meters, 1, 32)`
   * @param placeOf - receives each object with its handle, in unspecified order, and returns its place `{ x, y }`, or
   * `undefined` if it stays where it is
   * @param options - `anchor`
   * @throws RangeError if a place is not an object of two finite numbers, with the handle of its object; whatever
   * `placeOf` throws. Then nothing was moved
   *
   * @remarks O(n) for all n objects; allocates nothing once the tracker has grown. Costs what `moveAll` costs, and the
   * calls of `placeOf`; needs no column, also after objects were removed.
   *
   * @example
   * const sprites = [{ x: 96, y: 32 }, { x: 16, y: 16 }];
   * const spritePixels = unit('px', meters, 1, 32);
   * const space = tileSpace({ origin: position(meters(0), meters(0)), tileSize: metersPerTile(1) });
   * const tracker = new ObjectTracker<{ x: number; y: number }>({ space });
   * for (const sprite of sprites) tracker.add(sprite, position(meters(0), meters(0)));
   * tracker.moveEach(spritePixels, (sprite) => sprite);
   * objectsAt(tracker, position(meters(3), meters(1))); // => [{ x: 96, y: 32 }]
   */
  moveEach(unit: Unit<Q>, placeOf: PlaceOfObject<T>, options?: MoveEachOptions): void {
    this.places ??= new ObjectPlaces(this.store);
    this.places.move(this.bulk, this.observers, unit, placeOf, options);
  }

  /**
   * Replaces the shape of an object, also by another kind of shape.
   *
   * @throws RangeError like `move` and `add`
   */
  reshape(handle: Handle, shape: TrackedShape<Q>): void {
    this.store.requireUnlocked('tracker.reshape');
    const slot = this.store.slots.slotOf(handle, 'tracker.reshape');
    requireTrackedShape('tracker.reshape', shape);
    const isWatched = !this.observers.isIdle;
    if (isWatched) this.observers.note(slot);
    this.store.takeOut(slot);
    placeShape(this.store, slot, shape);
    if (isWatched) this.observers.report();
  }

  /**
   * Replaces the object of a handle. The shape, the handle and the position in the order of addition stay the same, and
   * listeners receive nothing. Later tile changes name the new object; answers that were filled earlier keep the old
   * one.
   *
   * @returns the object that the handle had
   * @throws RangeError for a stale or forged handle
   *
   * @remarks O(1); allocates nothing. Example: if objects are row numbers of columns, call this for the row that
   * `swapRemove` moves.
   */
  replace(handle: Handle, object: T): T {
    this.store.requireUnlocked('tracker.replace');
    const { slots } = this.store;
    const slot = slots.slotOf(handle, 'tracker.replace');
    const replaced = slots.objectOf(slot);
    slots.replace(slot, object);
    return replaced;
  }

  /**
   * Removes an object from the tracker, and returns it.
   *
   * @throws RangeError for a stale or forged handle
   */
  remove(handle: Handle): T {
    this.store.requireUnlocked('tracker.remove');
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

  /** Whether a handle is that of a tracked object. */
  has(handle: Handle): boolean {
    return this.store.slots.has(handle);
  }

  /** The object of a handle. @throws RangeError for a stale or forged handle */
  get(handle: Handle): T {
    const { slots } = this.store;
    return slots.objectOf(slots.slotOf(handle, 'tracker.get'));
  }

  /**
   * The current shape of an object, in the tracker's world.
   *
   * @returns a new point, circle or rectangle; a circle of radius 0 is returned as a point
   * @throws RangeError for a stale or forged handle
   *
   * @remarks O(1); allocates the shape.
   */
  shapeOf(handle: Handle): TrackedShape<Q> {
    const { store } = this;
    return shapeIn<Q>(store, store.slots.slotOf(handle, 'tracker.shapeOf'));
  }

  /** Removes all objects from the tracker. */
  clear(): void {
    this.store.requireUnlocked('tracker.clear');
    const isWatched = !this.observers.isIdle;
    if (isWatched) noteTracked(this.observers, this.store.slots);
    this.store.clear();
    if (isWatched) this.observers.report();
  }

  /** The current statistics of the tracker. Allocates them; O(cells). */
  stats(): ObjectTrackerStats {
    return measureStore(this.store, this.bulk.bytes + this.rows.bytes + (this.places?.bytes ?? 0));
  }
}
