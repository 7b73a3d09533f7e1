/**
 * Which objects enter and leave which tiles, told in one batch per operation.
 *
 * Before an operation the tiles of its objects are noted, afterwards they are compared. While nobody listens, nothing
 * of this runs. Tiles are noted as rows of three numbers: y, first x, last x.
 */
import type { Tile, TileRect } from '@tilewright/tilemap';
import { unsafeTile } from '@tilewright/tilemap/kernel';
import type { Handle } from './handle.js';
import type { Store } from './store.js';
import type { ObjectTiles } from './tiles.js';

/** An object entered a tile, or left it. */
export interface TileChange<T> {
  readonly kind: 'enter' | 'leave';
  readonly object: T;
  readonly handle: Handle;
  readonly tile: Tile;
}

/**
 * Receives what one operation changed: object by object, first what it left, then what it entered; never nothing.
 *
 * The operation is done by then. If a listener throws, the caller of the operation gets that, and listeners after it are
 * not told.
 */
export type TileListener<T> = (changes: readonly TileChange<T>[]) => void;

interface Observer<T> {
  readonly bounds: TileRect;
  readonly listener: TileListener<T>;
  /** The rows of each noted object before the operation. */
  before: number[][];
}

interface Noted<T> {
  readonly slot: number;
  readonly object: T;
  readonly handle: Handle;
}

export class TileObservers<T> {
  private readonly store: Store<T>;
  private readonly tiles: ObjectTiles;
  private readonly observers: Observer<T>[] = [];
  private noted: Noted<T>[] = [];

  constructor(store: Store<T>, tiles: ObjectTiles) {
    this.store = store;
    this.tiles = tiles;
  }

  /** Whether nobody listens. */
  get isIdle(): boolean {
    return this.observers.length === 0;
  }

  /** Returns the function that ends it. */
  add(bounds: TileRect, listener: TileListener<T>): () => void {
    const observer: Observer<T> = { bounds, listener, before: [] };
    this.observers.push(observer);
    return () => {
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
    const { noted, store, tiles } = this;
    const batches: { readonly listener: TileListener<T>; readonly changes: TileChange<T>[] }[] = [];
    for (const observer of this.observers) {
      const changes: TileChange<T>[] = [];
      for (const [index, { slot, object, handle }] of noted.entries()) {
        const before = observer.before[index]!;
        const after = store.slots.has(handle) ? tiles.rowsOf(store, slot, observer.bounds) : [];
        for (const tile of difference(before, after)) changes.push({ kind: 'leave', object, handle, tile });
        for (const tile of difference(after, before)) changes.push({ kind: 'enter', object, handle, tile });
      }
      observer.before = [];
      if (changes.length > 0) batches.push({ listener: observer.listener, changes });
    }
    this.noted = [];
    // Only now: a listener may change the tracker, or end its observation.
    for (const { listener, changes } of batches) listener(changes);
  }

  private remember(slot: number): void {
    const { slots } = this.store;
    this.noted.push({ slot, object: slots.objectOf(slot), handle: slots.handleOf(slot) });
  }
}

/** The tiles of some rows that are not in others; both from north to south, one span per row. */
function* difference(rows: readonly number[], others: readonly number[]): Generator<Tile> {
  let other = 0;
  for (let at = 0; at < rows.length; at += 3) {
    const y = rows[at]!;
    const last = rows[at + 2]!;
    while (other < others.length && others[other]! < y) other += 3;
    const isShared = others[other] === y;
    const gapStart = isShared ? others[other + 1]! : last + 1;
    const gapEnd = isShared ? others[other + 2]! : last;
    for (let x = rows[at + 1]!; x <= last; x++) {
      if (x < gapStart || x > gapEnd) yield unsafeTile(x, y);
    }
  }
}
