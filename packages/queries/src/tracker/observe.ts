/**
 * Reports which objects enter and leave which tiles, in one batch per operation.
 *
 * The tiles of the objects of an operation are recorded before it and compared after it; nothing of this runs without a
 * listener. Tiles are recorded as rows of three numbers: y, first x, last x. Change objects are made from them only
 * when they are reported. Batches wait in a queue: the changes that a listener makes are reported after all earlier
 * changes, to all listeners.
 */
import { requireRect } from '@tilewright/tilemap/checks';
import type { Tile, TileRect } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import type { AnyQuantity } from '@tilewright/units';
import { argumentError, requireFunction } from '@tilewright/units/checks';
import { MOST_CHANGES, MOST_OBSERVED_ROWS, MOST_OBSERVED_TILES } from '../limits.js';
import type { ChangeObservers } from './changes.js';
import type { Handle } from '../handle.js';
import type { Store } from './store.js';
import { requireTracker } from './require-tracker.js';
import { objectTilesOf, type ObjectTiles } from './tiles.js';
import type { ObjectTracker } from './tracker.js';

/** An object entered a tile, or left it. */
export interface TileChange<T> {
  readonly kind: 'enter' | 'leave';
  /** The object of the handle at the time of the operation. */
  readonly object: T;
  readonly handle: Handle;
  readonly tile: Tile;
}

/**
 * Receives the changes of one operation: object by object, first the tiles that it left, then the tiles that it
 * entered. The array is never empty. A batch of more than 65,536 changes comes in several calls.
 *
 * The operation is complete at that time. A listener may change the tracker and end any observation. Its changes are
 * reported after the current ones, to all listeners in the same order, before the outermost operation returns. A
 * listener must not make changes endlessly.
 *
 * If a listener throws, all other listeners still receive the batch, and all listeners receive the later batches. Then
 * the outermost operation throws the first error. The operation itself is complete: an object whose `add` threw such an
 * error is tracked. Its handle is in the batch, and questions find the object.
 */
export type TileListener<T> = (changes: readonly TileChange<T>[]) => void;

interface Observer<T> {
  readonly bounds: TileRect;
  readonly listener: TileListener<T>;
  /** The rows of each recorded object before the operation. */
  before: (readonly number[])[];
  isEnded: boolean;
}

interface Noted<T> {
  readonly object: T;
  readonly handle: Handle;
}

/** The rows of tiles of one object before and after an operation. */
interface Transition<T> {
  readonly object: T;
  readonly handle: Handle;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

interface Batch<T> {
  readonly observer: Observer<T>;
  readonly transitions: readonly Transition<T>[];
}

/**
 * Reports which objects of a tracker enter and leave which tiles of the bounds, from now on. The listener receives one
 * batch after each operation that changes any tile, with the changes of all its objects; see `TileListener`. A listener
 * may change the tracker.
 *
 * @param tracker - the tracker of the objects
 * @param bounds - the observed tiles: at most 2^24, such as 4096 x 4096, in at most 2^16 rows
 * @param listener - receives the changes
 * @returns a function that ends the observation; the listener then receives no more calls, not even for pending changes
 * @throws RangeError if the bounds are not a valid rectangle or have too many tiles or rows, or the listener is not a
 * function
 *
 * @remarks While there are listeners, each changed object costs O(rows of its tiles in the bounds + its changes).
 * Without listeners, changes cost nothing.
 *
 * @example
 * const at = (x: number, y: number) => tilePosition(tiles(x), tiles(y));
 * const tracker = new ObjectTracker<string, TileLength>({ space: unitTileSpace });
 * const seen: string[] = [];
 * const stop = observeTiles(tracker, tileRect({ x: 0, y: 0, width: 8, height: 8 }), (changes) => {
 *   for (const { kind, object, tile } of changes) seen.push(`${object}: ${kind} ${tile.x} ${tile.y}`);
 * });
 * tracker.add('slime', at(2.5, 3.5));
 * stop();
 * seen; // => ['slime: enter 2 3']
 */
export function observeTiles<T, Q extends AnyQuantity>(
  tracker: ObjectTracker<T, Q>,
  bounds: TileRect,
  listener: TileListener<T>,
): () => void {
  requireTracker('observeTiles', tracker);
  const observers =
    tracker.observers instanceof TileObservers
      ? tracker.observers
      : new TileObservers(tracker.store, objectTilesOf(tracker));
  const stop = observers.add('observeTiles', bounds, listener);
  tracker.observers = observers;
  return stop;
}

class TileObservers<T> implements ChangeObservers {
  private readonly store: Store<T>;
  private readonly tiles: ObjectTiles;
  private readonly observers: Observer<T>[] = [];
  private readonly queue: Batch<T>[] = [];
  private isTelling = false;
  private noted: Noted<T>[] = [];

  constructor(store: Store<T>, tiles: ObjectTiles) {
    this.store = store;
    this.tiles = tiles;
  }

  /** Whether there are no listeners. */
  get isIdle(): boolean {
    return this.observers.length === 0;
  }

  /** Returns the function that ends the observation. @throws RangeError like `observeTiles` */
  add(where: string, bounds: TileRect, listener: TileListener<T>): () => void {
    requireRect(where, 'bounds', bounds);
    const remedy = 'Observe a smaller part of the world';
    const count = bounds.width * bounds.height;
    if (count > MOST_OBSERVED_TILES) {
      throw argumentError(where, 'bounds', `at most ${MOST_OBSERVED_TILES} tiles`, count, remedy);
    }
    if (bounds.height > MOST_OBSERVED_ROWS) {
      throw argumentError(where, 'bounds.height', `at most ${MOST_OBSERVED_ROWS}`, bounds.height, remedy);
    }
    requireFunction(where, 'listener', listener);
    const observer: Observer<T> = { bounds, listener, before: [], isEnded: false };
    this.observers.push(observer);
    return () => {
      observer.isEnded = true;
      const index = this.observers.indexOf(observer);
      if (index >= 0) this.observers.splice(index, 1);
    };
  }

  /** Records the tiles of an object that will change. */
  note(slot: number): void {
    this.remember(slot);
    for (const { bounds, before } of this.observers) before.push(this.tiles.rowsOf(this.store, slot, bounds));
  }

  /** Records an object that was just added. */
  noteNew(slot: number): void {
    this.remember(slot);
    for (const { before } of this.observers) before.push([]);
  }

  /** Compares the recorded tiles of the objects with their current tiles, and reports the changes. */
  report(): void {
    for (const observer of this.observers) {
      const transitions = this.transitionsFor(observer);
      observer.before = [];
      if (transitions.length > 0) this.queue.push({ observer, transitions });
    }
    this.noted = [];
    // If a listener caused this, the outermost operation continues with the queue.
    if (!this.isTelling && this.queue.length > 0) this.tell();
  }

  private transitionsFor({ bounds, before: rows }: Observer<T>): Transition<T>[] {
    const { noted, store, tiles } = this;
    const transitions: Transition<T>[] = [];
    for (const [index, { object, handle }] of noted.entries()) {
      const before = rows[index]!;
      const slot = store.slots.find(handle);
      // After a restore, the handle may be that of another object: then this one has left all its tiles.
      const isThere = slot >= 0 && Object.is(store.slots.objectOf(slot), object);
      const after = isThere ? tiles.rowsOf(store, slot, bounds) : [];
      if (!areEqual(before, after)) transitions.push({ object, handle, before, after });
    }
    return transitions;
  }

  /** Delivers the queue, which may grow meanwhile, and then throws the first error of a listener. */
  private tell(): void {
    let failure: { readonly error: unknown } | undefined;
    this.isTelling = true;
    for (let batch = this.queue.shift(); batch !== undefined; batch = this.queue.shift()) {
      const { observer } = batch;
      // An object may cover all observed tiles, so the changes are delivered in parts.
      let changes: TileChange<T>[] = [];
      const flush = (): void => {
        const full = changes;
        changes = [];
        if (observer.isEnded || full.length === 0) return;
        try {
          observer.listener(full);
        } catch (error) {
          failure ??= { error };
        }
      };
      for (const { object, handle, before, after } of batch.transitions) {
        if (observer.isEnded) break;
        visitDifference(before, after, (x, y) => {
          if (changes.push({ kind: 'leave', object, handle, tile: unsafeTile(x, y) }) === MOST_CHANGES) flush();
        });
        visitDifference(after, before, (x, y) => {
          if (changes.push({ kind: 'enter', object, handle, tile: unsafeTile(x, y) }) === MOST_CHANGES) flush();
        });
      }
      flush();
    }
    this.isTelling = false;
    if (failure !== undefined) throw failure.error;
  }

  private remember(slot: number): void {
    const { slots } = this.store;
    this.noted.push({ object: slots.objectOf(slot), handle: slots.handleOf(slot) });
  }
}

function areEqual(rows: readonly number[], others: readonly number[]): boolean {
  if (rows.length !== others.length) return false;
  for (let at = 0; at < rows.length; at++) if (rows[at] !== others[at]) return false;
  return true;
}

/** Visits the tiles of some rows that are not in other rows. Both go from north to south, with one span per row. */
function visitDifference(
  rows: readonly number[],
  others: readonly number[],
  visit: (x: number, y: number) => void,
): void {
  let other = 0;
  for (let at = 0; at < rows.length; at += 3) {
    const y = rows[at]!;
    const last = rows[at + 2]!;
    while (other < others.length && others[other]! < y) other += 3;
    const isShared = others[other] === y;
    const gapStart = isShared ? others[other + 1]! : last + 1;
    const gapEnd = isShared ? others[other + 2]! : last;
    for (let x = rows[at + 1]!; x <= last; x++) {
      if (x < gapStart || x > gapEnd) visit(x, y);
      else x = gapEnd; // skips the common tiles at once
    }
  }
}
