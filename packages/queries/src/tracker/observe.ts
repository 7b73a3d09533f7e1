/**
 * Which objects enter and leave which tiles, told in one batch per operation.
 *
 * Before an operation the tiles of its objects are noted, afterwards they are compared. While nobody listens, nothing
 * of this runs. Tiles are noted as rows of three numbers: y, first x, last x; changes are made of them only when they are
 * told. Batches wait in a queue: what a listener changes is told after everything that happened before, to all listeners.
 */
import { requireRect } from '@tilewright/tilemap/checks';
import type { Tile, TileRect } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import type { AnyQuantity } from '@tilewright/units';
import { argumentError, requireFunction } from '@tilewright/units/checks';
import { MOST_CHANGES, MOST_OBSERVED_ROWS, MOST_OBSERVED_TILES } from '../limits.js';
import type { ChangeObservers } from './changes.js';
import type { Handle } from './handle.js';
import type { Store } from './store.js';
import { requireTracker } from './require-tracker.js';
import { objectTilesOf, type ObjectTiles } from './tiles.js';
import type { ObjectTracker } from './tracker.js';

/** An object entered a tile, or left it. */
export interface TileChange<T> {
  readonly kind: 'enter' | 'leave';
  /** The object that the handle had at the time of the operation. */
  readonly object: T;
  readonly handle: Handle;
  readonly tile: Tile;
}

/**
 * Receives what one operation changed: object by object, first what it left, then what it entered; never an empty array.
 * A batch of more than 65,536 changes comes in several calls.
 *
 * The operation is complete by then. A listener may change the tracker and end any observation: the changes that it makes
 * are told after those under way, to all listeners in the same order, before the outermost operation returns. It must not
 * make changes without end.
 *
 * If a listener throws, all others are told nevertheless, and so is the listener of what follows. Then the outermost
 * operation throws the first error. It has changed everything that it was asked to: an object whose `add` threw is
 * tracked. Its handle is in the batch, and questions find it.
 */
export type TileListener<T> = (changes: readonly TileChange<T>[]) => void;

interface Observer<T> {
  readonly bounds: TileRect;
  readonly listener: TileListener<T>;
  /** The rows of each noted object before the operation. */
  before: (readonly number[])[];
  isEnded: boolean;
}

interface Noted<T> {
  readonly slot: number;
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
 * Tells from now on which objects of a tracker enter and leave which tiles of some bounds: one batch after each operation
 * that changes any, with all changes of all its objects; see `TileListener`. A listener may change the tracker.
 *
 * @param tracker - whose objects
 * @param bounds - at most 2^24 tiles, such as 4096 x 4096, and 2^16 rows
 * @returns the function that ends the observation; the listener then receives nothing more, not even what is under way
 * @throws RangeError for bounds that no `tileRect` makes, or of more tiles or rows
 *
 * @remarks While anybody listens, each moved object costs the rows of its tiles inside the bounds and each of its
 * changes, however large it is; else nothing.
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

  /** Whether nobody listens. */
  get isIdle(): boolean {
    return this.observers.length === 0;
  }

  /** Returns the function that ends it. @throws RangeError for bounds of too many tiles, or without a listener */
  add(where: string, bounds: TileRect, listener: TileListener<T>): () => void {
    requireRect(where, 'bounds', bounds);
    const remedy = 'Observe the part of the world that matters';
    const count = bounds.width * bounds.height;
    if (count > MOST_OBSERVED_TILES) {
      throw argumentError(
        where,
        'bounds',
        `of at most ${MOST_OBSERVED_TILES} tiles, such as 4096 x 4096`,
        count,
        remedy,
      );
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

  /** Notes the tiles of an object that is about to change. */
  note(slot: number): void {
    this.remember(slot);
    for (const { bounds, before } of this.observers) before.push(this.tiles.rowsOf(this.store, slot, bounds));
  }

  /** Notes an object that was just added. */
  noteNew(slot: number): void {
    this.remember(slot);
    for (const { before } of this.observers) before.push([]);
  }

  /** Compares the tiles of the noted objects with what they are now, and tells the listeners. */
  report(): void {
    for (const observer of this.observers) {
      const transitions = this.transitionsFor(observer);
      observer.before = [];
      if (transitions.length > 0) this.queue.push({ observer, transitions });
    }
    this.noted = [];
    // Inside of a listener the outermost operation goes on with the queue.
    if (!this.isTelling && this.queue.length > 0) this.tell();
  }

  private transitionsFor({ bounds, before: rows }: Observer<T>): Transition<T>[] {
    const { noted, store, tiles } = this;
    const transitions: Transition<T>[] = [];
    for (const [index, { slot, object, handle }] of noted.entries()) {
      const before = rows[index]!;
      const after = store.slots.has(handle) ? tiles.rowsOf(store, slot, bounds) : [];
      if (!areEqual(before, after)) transitions.push({ object, handle, before, after });
    }
    return transitions;
  }

  /** Delivers the queue, which may grow meanwhile, and throws the first error of a listener afterwards. */
  private tell(): void {
    let failure: { readonly error: unknown } | undefined;
    this.isTelling = true;
    for (let batch = this.queue.shift(); batch !== undefined; batch = this.queue.shift()) {
      const { observer } = batch;
      // An object may cover all observed tiles: no array holds more changes than a listener receives at once.
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
    this.noted.push({ slot, object: slots.objectOf(slot), handle: slots.handleOf(slot) });
  }
}

function areEqual(rows: readonly number[], others: readonly number[]): boolean {
  if (rows.length !== others.length) return false;
  for (let at = 0; at < rows.length; at++) if (rows[at] !== others[at]) return false;
  return true;
}

/** The tiles of some rows that are not in others; both from north to south, one span per row. */
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
      else x = gapEnd; // what both have is skipped, however long it is
    }
  }
}
